"""The payer's platform, whole: what `app.py` writes is right, the same everywhere, and what is committed."""

from __future__ import annotations

import filecmp
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aws_cdk
import pytest
import yaml
from cfnlint.api import ManualArgs, lint

import dist_judge
import nag_judge
import template_judge
from inferplane.aws.acknowledged import reason_for
from inferplane.aws.stacks import add_stacks
from inferplane.facts import components
from inferplane.plan.plan import Plan, plan
from inferplane.spec.platform import Platform

ROOT = Path(__file__).parent.parent
ZONES_ARE_WRITTEN_OUT = "W3010"
"""cfn-lint's rule against it; a synthesis asks no account, so it must know them."""


@pytest.fixture(scope="module")
def payer() -> Callable[[], Platform]:
    spec = importlib.util.spec_from_file_location("app", ROOT / "app.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    describe: Callable[[], Platform] = module.payer
    return describe


@pytest.fixture(scope="module")
def the_plan(payer: Callable[[], Platform]) -> Plan:
    return plan(payer())


def run(folder: Path, command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    held = {key: value for key, value in os.environ.items() if key not in ("JSII_NODE", "PYTHONHASHSEED")}
    return subprocess.run(
        command,
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env=held | {"PYTHONHASHSEED": "0"} | environment,
    )


def templates(folder: Path) -> dict[str, dict[str, Any]]:
    return {path.name: json.loads(path.read_text()) for path in sorted(folder.glob("*.template.json"))}


def of_environment(folder: Path, prefix: str) -> dict[str, dict[str, Any]]:
    return {name: each for name, each in templates(folder / "cdk.out").items() if name.startswith(prefix)}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("payer")
    done = run(folder, [sys.executable, "-P", str(ROOT / "app.py")])
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "14 stacks" in done.stdout
    return folder


def assert_same(one: Path, other: Path) -> None:
    def names(folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert names(one) == names(other)
    _, mismatched, failed = filecmp.cmpfiles(one, other, sorted(names(one)), shallow=False)
    assert (mismatched, failed) == ([], [])


def test_dist_is_what_is_committed(written: Path) -> None:
    assert_same(written / "dist", ROOT / "dist")


def test_dist_is_right(written: Path, released_crds: Path) -> None:
    argo_cds_own = frozenset({"argocd"})
    assert dist_judge.faults(written / "dist", released_crds, argo_cds_own) == []


def test_another_hash_seed_and_folder_give_the_same_bytes(written: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "a" / "b"
    elsewhere.mkdir(parents=True)
    assert run(elsewhere, [sys.executable, "-P", str(ROOT / "app.py")], PYTHONHASHSEED="4711").returncode == 0
    assert_same(written / "dist", elsewhere / "dist")
    assert templates(written / "cdk.out") == templates(elsewhere / "cdk.out")


def test_each_template_passes_cfn_lint(written: Path) -> None:
    for path in sorted((written / "cdk.out").glob("*.template.json")):
        found = lint(path.read_text(), config=ManualArgs(ignore_checks=[ZONES_ARE_WRITTEN_OUT]))
        assert [f"{path.name}: {match}" for match in found] == []


def test_each_template_passes_our_own_judge(written: Path) -> None:
    made = templates(written / "cdk.out")
    assert len(made) == 14
    assert {name: template_judge.faults(template) for name, template in made.items()} == {name: [] for name in made}


def test_cdk_nag_finds_nothing_that_is_not_acknowledged(the_plan: Plan, tmp_path: Path) -> None:
    app = aws_cdk.App(outdir=str(tmp_path), analytics_reporting=False)
    add_stacks(app, the_plan)
    found = nag_judge.findings(app, tmp_path)
    assert len({path.split("/")[0] for _, path in found}) > 1
    assert [finding for finding in found if reason_for(*finding) is None] == []


def test_nothing_leads_to_the_internet_and_nothing_runs_at_deployment(written: Path) -> None:
    types = {
        resource["Type"]
        for template in templates(written / "cdk.out").values()
        for resource in template["Resources"].values()
    }
    for forbidden in ("AWS::Lambda::", "Custom::", "AWS::CloudFormation::CustomResource", "AWS::EC2::NatGateway"):
        assert not [kind for kind in types if kind.startswith(forbidden)]
    assert "AWS::EC2::InternetGateway" not in types


def test_what_crosses_stacks_is_exported_by_name_and_every_import_has_its_export(written: Path) -> None:
    for environment in ("prod", "dr"):
        made = {
            name: each
            for name, each in templates(written / "cdk.out").items()
            if name.startswith(f"claims-{environment}-")
        }
        exported = {
            output["Export"]["Name"]
            for template in made.values()
            for output in template.get("Outputs", {}).values()
            if "Export" in output
        }
        assert all(name.startswith(f"claims-{environment}-") for name in exported)
        imported = set()
        for template in made.values():
            imported |= set(_imports(template))
        assert imported <= exported
        assert exported


def _imports(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["Fn::ImportValue"]] if "Fn::ImportValue" in value else []
        return own + [name for each in value.values() for name in _imports(each)]
    return [name for each in value for name in _imports(each)] if isinstance(value, list) else []


def test_the_replica_is_there_before_what_is_copied_to_it(written: Path) -> None:
    manifest = json.loads((written / "cdk.out" / "manifest.json").read_text())["artifacts"]
    after = set(manifest["claims-prod-registry"]["dependencies"])
    assert {"claims-dr-registry", "claims-dr-models-0"} <= after


def test_both_halves_name_the_same_things(written: Path, the_plan: Plan) -> None:
    for each in the_plan.environments:
        text = json.dumps(
            {name: held for name, held in templates(written / "cdk.out").items() if name.startswith(each.names.prefix)}
        )
        dist = "\n".join(
            path.read_text() for path in sorted((written / "dist" / each.names.environment).rglob("*.yaml"))
        )
        for name in (
            each.names.node_role,
            each.names.interruption_queue,
            each.names.karpenter_role,
            each.bucket,
            *(each.names.model_role(model.name) for model in the_plan.platform.models),
        ):
            assert name in text, name
            assert name in dist, name


def test_every_image_comes_from_the_account_and_is_on_the_list_to_mirror(written: Path, the_plan: Plan) -> None:
    for each in the_plan.environments:
        folder = written / "dist" / each.names.environment
        listed = {row["target"] for row in json.loads((folder / "mirror.json").read_text())["images"]}
        for path in sorted(folder.rglob("*.yaml")):
            for line in path.read_text().splitlines():
                key, _, value = line.strip().removeprefix("- ").partition(": ")
                if key == "image" and value:
                    image = value.strip("\"'")
                    assert image.startswith(each.image_registry), f"{path}: {image}"
                    assert image.partition("@")[0] in {target.partition("@")[0] for target in listed} or any(
                        target.rpartition(":")[0] == image.partition("@")[0] for target in listed
                    ), image


def test_nothing_floats(written: Path) -> None:
    for path in sorted((written / "dist").rglob("*.yaml")):
        assert "latest" not in path.read_text(), path


@pytest.fixture(scope="module")
def commands() -> Path:
    folder = ROOT / "node_modules" / ".bin"
    if not (folder / "cdk").exists():
        if os.environ.get("CI"):
            pytest.fail("no cdk and cdk8s commands; run `make node_modules/installed`")
        pytest.skip("needs the cdk and cdk8s commands; run `make node_modules/installed`")
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("app.py", "cdk.json", "cdk8s.yaml"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    return tmp_path


def with_node(commands: Path) -> str:
    return f"{Path(sys.executable).parent}{os.pathsep}{commands}{os.pathsep}{os.environ['PATH']}"


def test_cdk_synth_writes_the_same_templates(written: Path, checkout: Path, commands: Path) -> None:
    done = run(checkout, [str(commands / "cdk"), "synth", "--quiet", "--output", "elsewhere"], PATH=with_node(commands))
    assert done.returncode == 0, done.stderr
    assert templates(checkout / "elsewhere") == templates(written / "cdk.out")


def test_cdk8s_synth_writes_the_same_dist(written: Path, checkout: Path, commands: Path) -> None:
    done = run(checkout, [str(commands / "cdk8s"), "synth", "--check-upgrade=false"], PATH=with_node(commands))
    assert done.returncode == 0, done.stderr + done.stdout
    assert_same(checkout / "dist", written / "dist")


def test_every_folder_is_read_by_one_application_and_every_component_is_delivered(
    written: Path, the_plan: Plan
) -> None:
    for each in the_plan.environments:
        folder = written / "dist" / each.names.environment
        applications = [yaml.safe_load(path.read_text()) for path in folder.glob("delivery/argocd/application-*.yaml")]
        paths = [one["spec"]["source"]["path"] for one in applications if "path" in one["spec"]["source"]]
        charts = [one.name for one in folder.iterdir() if one.is_dir()]
        assert sorted(paths) == sorted(f"dist/{each.names.environment}/{chart}" for chart in charts)
        assert {one["spec"]["source"]["chart"] for one in applications if "chart" in one["spec"]["source"]} == {
            components.component(name).chart for name in each.components
        }


def test_the_description_names_models_contexts_and_concurrency_and_no_gpu() -> None:
    text = (ROOT / "app.py").read_text()
    assert "Placement" not in text
    for word in ("gpu=", "l40s", "tensor_parallel", "nvidia.com/gpu=", "cpu="):
        assert word not in text
    assert text.count("architecture=") == text.count("max_model_len=") == text.count("concurrency=") == 3


@pytest.mark.parametrize(
    ("model", "gpus", "node", "usd_hour"),
    [
        # 67.7 GiB of weights and eight packets of 29,500 tokens: 72 GiB of KV cache
        ("clinical-summary", ("l40s", 4, 4), "g6e.12xlarge", 10.49264),
        # 8.6 GiB of weights and twelve pages of 3,400 tokens: 5 GiB of KV cache
        ("code-extraction", ("l4", 1, 1), "g6.xlarge", 0.8048),
        # a fourth of an L4
        ("triage", ("l4", 1, 1), "g6.xlarge", 0.2012),
    ],
)
def test_each_model_runs_on_the_cheapest_nodes_that_hold_it(
    the_plan: Plan, model: str, gpus: tuple[str, int, int], node: str, usd_hour: float
) -> None:
    for environment in the_plan.environments:
        (placed,) = [each for each in environment.placed if each.model.name == model]
        here = placed.model.placed
        assert (here.gpu, here.gpus, here.gpus_per_node) == gpus
        assert placed.seat is not None
        assert placed.seat.instance_type.name == node
        assert placed.seat.usd_hour == pytest.approx(usd_hour)
        assert placed.sizing is not None
        assert placed.sizing.verdict == "fits"


def test_all_models_at_their_most_and_a_rollout_stay_within_every_pools_limit(the_plan: Plan) -> None:
    for environment in the_plan.environments:
        assert [use.beyond_limit for use in environment.pool_uses] == [0, 0, 0]
        assert sum(use.pool.gpu_limit for use in environment.pool_uses) == 64
