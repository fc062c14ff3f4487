"""The command line, as a person uses it: what it prints, what it refuses, how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from inferplane import cli
from inferplane.facts.table import table
from inferplane.plan.fit import CONTEXT

ROOT = Path(__file__).parent.parent
LLAMA = "meta-llama/Llama-3.1-8B-Instruct"
CONFIG: dict[str, Any] = table("architectures")["models"][LLAMA]["config"]


def run(*arguments: str, code: int = 0, folder: Path = ROOT, columns: int = 80) -> str:
    """What a command prints, on standard output where it ends well and on standard error where it does not."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", "import sys; from inferplane.cli import main; sys.exit(main())", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": str(columns)},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code == 2 else done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("fit", LLAMA),
        ("fit", "--list"),
        ("fit", "meta-llama/Llama-3.1-70B", "--context", "32768", "--requests", "12", "--tokens-per-second", "900"),
        ("plan",),
        ("plan", "--model", "clinical-summary"),
        ("accuracy",),
    ],
    ids=" ".join,
)
def test_every_report_fits_into_eighty_columns(arguments: tuple[str, ...]) -> None:
    for columns in (80, 200):
        said = run(*arguments, columns=columns)
        assert max(len(line) for line in said.splitlines()) <= 80
    assert "…" not in said  # nothing is cut


def test_fit_ranks_by_price_and_says_why_not() -> None:
    said = run("fit", LLAMA, "--context", "16384", "--requests", "12")
    ranked = said[said.index("\nfits") : said.index("does not fit")]
    assert ranked.index("g7e.2xlarge") < ranked.index("g6.12xlarge") < ranked.index("p5.48xlarge")
    assert "KV cache needs 24.0 GiB a GPU, has 4." in " ".join(said.split())
    assert "tight: KV cache needs 24.0 GiB and a margin, has 24" in " ".join(said.split())


def test_fit_shows_where_every_gib_goes() -> None:
    said = run("fit", LLAMA, "--gpu", "l4")
    for term in ("outside the engine's share", "weights", "activations", "CUDA and NCCL", "CUDA graphs", "KV cache"):
        assert term in said


def test_fit_ends_with_one_and_ways_out_where_nothing_holds_the_model() -> None:
    said = run("fit", "meta-llama/Llama-3.1-70B", "--gpu", "l4", "--context", "32768", "--requests", "12", code=1)
    assert "ways out" in said
    assert "use the family g7e" in said
    assert "lower the context to 4608 tokens" in said


def test_fit_reads_any_models_config(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    said = run("fit", "ours", "--config", str(tmp_path / "config.json"), "--gpu", "l4")
    assert said.startswith("ours  8.0 B parameters, 15.0 GiB in bf16")
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps({"metadata": {"total_size": 17 * 2**30}}))
    assert "17.0 GiB in bf16" in run("fit", "ours", "--config", str(tmp_path), "--gpu", "l4")


def test_fit_as_data_says_what_the_report_says() -> None:
    data = json.loads(run("fit", LLAMA, "--json", "--region", "us-east-1"))
    assert (data["model"], data["precision"], data["context"]) == (LLAMA, "bf16", 8192)
    best = data["choices"][0]
    assert (best["instance_type"], best["usd_hour"], best["verdict"]) == ("g6.xlarge", 0.8048, "fits")
    assert sum(best["memory_gib"].values()) == pytest.approx(22.03, abs=0.01)
    assert {each["gpu"] for each in data["rejections"]} >= {"t4", "v100"}


def test_fit_says_dollars_for_a_million_tokens_at_a_measured_throughput() -> None:
    said = run("fit", LLAMA, "--gpu", "l4", "--tokens-per-second", "500", "--busy", "0.25")
    assert "at 500 tokens a second, busy 25% of the time" in said
    assert f"{0.8048 / (500 * 0.25 * 3600 / 1e6):.2f}" in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("fit",), "model: is required; name a model, or give --config FILE"),
        (("fit", "meta-llama/Llama-3.1-8B"), "did you mean meta-llama/Llama-3.1-8B-Instruct"),
        (("fit", LLAMA, "--gpu", "h900"), '--gpu: must be known, got "h900"; use one of a100, a10g'),
        (("fit", LLAMA, "--gpu", "h100", "--region", "eu-west-1"), "--gpu: must be one that eu-west-1 has"),
        (("fit", LLAMA, "--region", "mars-1"), "--region: must be known"),
        (("fit", LLAMA, "--precision", "int3"), "--precision: must be known"),
        (("fit", LLAMA, "--kv-precision", "int3"), "--kv-precision: must be known"),
        (("fit", LLAMA, "--context", "131073"), "--context: must be at most the 131072 positions"),
        (("fit", LLAMA, "--context", "0"), "argument --context: must be a whole number from 1"),
        (("fit", LLAMA, "--requests", "0"), "argument --requests: must be a whole number from 1"),
        (("fit", LLAMA, "--requests", "1e9"), "argument --requests: must be a whole number from 1"),
        (("fit", LLAMA, "--prompt", "8000", "--answer", "193"), "must have at most the 8192 tokens of the context"),
        (("fit", LLAMA, "--utilization", "1.5"), "--utilization: must be from 0.1 to 0.98"),
        (("fit", LLAMA, "--utilization", "nan"), "--utilization: must be from 0.1 to 0.98"),
        (("fit", LLAMA, "--weights-gib", "inf"), "--weights-gib: must be more than 0"),
        (("fit", LLAMA, "--gpu", "l4", "--tokens-per-second", "0"), "tokens_second: must be more than 0"),
        (("fit", LLAMA, "--prices", "nothing.json"), "must be readable"),
        (("fit", "--config", "nothing.json"), "must be readable"),
        (("plan", "nothing.py"), "must be a Python file"),
        (
            ("plan", "--environment", "test"),
            "must be the name of a described environment, got test; use one of prod, dr",
        ),
        (("plan", "--model", "x"), "must be the name of a described model, got x; use one of clinical-summary"),
        (("plan", "--busy-hours", "200"), "--busy-hours: must be from 0 to 168"),
        (("plan", "--spot-share", "2"), "--spot-share: must be from 0 to 1"),
        (("accuracy", "nothing.json"), "must be readable"),
        (("fly",), "invalid choice: 'fly'"),
        ((), "the following arguments are required: COMMAND"),
    ],
    ids=str,
)
def test_wrong_input_ends_with_two_and_says_what_to_do(arguments: tuple[str, ...], message: str) -> None:
    assert message in run(*arguments, code=2)


DESCRIPTION = "from inferplane import Platform\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def broken(:\n", "must run, got SyntaxError in line 1"),
        ("import nothing_like_it\n", "must run, got ModuleNotFoundError in line 1"),
        ("x = 1\n\ny = x / 0\n", "must run, got ZeroDivisionError in line 3"),
        ("", "must hold one description, got none; define a function"),
        (DESCRIPTION + "def a() -> Platform: ...\ndef b() -> Platform: ...\n", "must hold one description, got a, b"),
        ("from inferplane import Vllm\nVllm(max_model_len=0)\n", "max_model_len: must be greater than or equal to 1"),
    ],
)
def test_a_file_that_describes_no_platform_is_a_persons_mistake(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "app.py").write_text(text)
    assert message in run("plan", code=2, folder=tmp_path)


def test_a_description_is_found_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(
        (ROOT / "app.py").read_text() + "\ndef second() -> Platform:\n    return payer()\n"
    )
    assert "got payer, second; name one, as in other.py:payer" in run("plan", "other.py", code=2, folder=tmp_path)
    assert "claims in prod" in run("plan", "other.py:second", folder=tmp_path)
    assert "must hold a description called third" in run("plan", "other.py:third", code=2, folder=tmp_path)


def test_plan_tells_models_pools_quotas_times_and_cost() -> None:
    said = run("plan")
    for section in ("models", "pools", "quotas, in vCPUs", "cold start, in seconds", "cost, in dollars"):
        assert f"\n{section} " in said
    assert "clinical-summary  4 x l40s  g6e.12xlarge" in said
    assert "L-3819A6DF  spot" in said
    assert "dr: the same." in said


def test_plan_as_data_is_the_same_every_time_and_names_its_sources() -> None:
    one, other = run("plan", "--json"), run("plan", "app.py", "--json")
    assert one == other
    data = json.loads(one)
    assert [each["environment"] for each in data["environments"]] == ["prod", "dr"]
    model = data["environments"][0]["models"][0]
    assert model["placement"]["gpu"] == "l40s"
    assert all(figure["source"] for phase in model["cold_start"]["phases"] for figure in phase["figures"])
    assert "us-east-1, 2026-07-06" in data["prices"]


def test_prices_of_ones_own_are_used_and_said(tmp_path: Path) -> None:
    prices = tmp_path / "prices.json"
    prices.write_text('{"g6.xlarge": 99.0}')
    said = run("plan", "--prices", str(prices))
    assert "code-extraction   1 x l4    g6.2xlarge" in said
    assert "Prices: given for 1 instance types" in said


def test_accuracy_names_the_worst_records_and_takes_others(tmp_path: Path) -> None:
    said = run("accuracy")
    assert "worst records" in said
    assert "90th percentile" in said
    records = table("engine-logs")["records"][:5]
    (tmp_path / "records.json").write_text(json.dumps({"records": records}))
    data = json.loads(run("accuracy", str(tmp_path / "records.json"), "--json"))
    assert [each["id"] for each in data["records"]] == [each["id"] for each in records]
    (tmp_path / "records.json").write_text('{"records": 7}')
    assert "records: must be a list of records" in run("accuracy", str(tmp_path / "records.json"), code=2)


def test_no_command_starts_a_framework() -> None:
    script = """
import sys
from inferplane.cli import main
for command in (["fit", "Qwen/Qwen2.5-0.5B"], ["plan"], ["accuracy"]):
    main(command)
assert not {"jsii", "aws_cdk", "cdk8s", "constructs"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-P", "-c", script], cwd=ROOT, check=True, capture_output=True)


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = (
        f"{sys.executable} -P -c 'import sys; from inferplane.cli import main; sys.exit(main())' plan --json | head -1"
    )
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("{", "")


def test_the_command_is_installed() -> None:
    assert cli.main(["fit", "--list"]) == 0
    installed = Path(sys.executable).parent / "inferplane"
    assert subprocess.run([installed, "--help"], capture_output=True, text=True, check=True).stdout.startswith("usage")


def test_the_help_says_the_context_that_is_taken_where_none_is_given() -> None:
    assert f"{CONTEXT} by default" in " ".join(run("fit", "--help").split())
