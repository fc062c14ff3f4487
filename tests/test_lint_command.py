"""`inferplane lint`, as a person, a pre-commit hook and a CI job use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from inferplane import cli
from inferplane.checks.catalogue import rules

UNTAINTED = rules()["IP-101"].bad
TAINTED = rules()["IP-101"].good


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int) -> str:
    """What the command prints, on standard error where it could not read."""
    assert cli.main(["lint", *arguments]) == code
    out, err = capsys.readouterr()
    return err if code == 2 else out


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one fault, in the second document of a file."""
    (tmp_path / "bad.yaml").write_text(f"{TAINTED}---\n{UNTAINTED.strip()}\n")
    (tmp_path / "good.yaml").write_text(TAINTED)
    return tmp_path


def only_101(*arguments: str) -> tuple[str, ...]:
    return (*arguments, "--select", "IP-101")


def test_a_finding_says_where_what_and_the_cure(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    text = " ".join(said(capsys, *only_101(str(folder)), code=1).split())
    assert "bad.yaml" in text
    assert "good.yaml" not in text
    assert "error IP-101 a GPU pool without a taint, line 18" in text
    assert "got no taint on g6; needs a taint of effect NoSchedule; add nvidia.com/gpu=true:NoSchedule" in text
    assert "1 error, 0 warnings" in text


def test_what_is_clean_ends_with_zero_and_one_line(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert len(said(capsys, *only_101(str(folder / "good.yaml")), code=0).splitlines()) == 1


def test_data_has_the_same(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    data = json.loads(said(capsys, *only_101(str(folder), "--format", "json"), code=1))
    (found,) = data["findings"]
    assert found["rule"] == "IP-101"
    assert found["line"] == 18
    assert found["object"] == "NodePool gpu"
    assert found["path"] == "spec.template.spec.taints"
    assert data["objects"] == 3


def test_github_shows_it_at_its_line(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (line,) = said(capsys, *only_101(str(folder), "--format", "github"), code=1).splitlines()
    assert line.startswith(f"::error file={folder}/bad.yaml,line=18,title=IP-101 a GPU pool without a taint::NodePool")


def test_sarif_has_rules_results_and_suppressions(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    log = json.loads(said(capsys, *only_101(str(folder), "--format", "sarif"), code=1))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "IP-101"
    physical = result["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"]["uri"] == (folder / "bad.yaml").as_uri()
    assert physical["region"]["startLine"] == 18
    assert "suppressions" not in result


def acknowledged(reason: str, id: str = "IP-101") -> str:
    content = yaml.safe_load(UNTAINTED)
    content["metadata"]["annotations"] = {f"acknowledge.inferplane.dev/{id}": reason}
    return yaml.dump(content)


def test_an_acknowledgement_with_a_reason_is_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(acknowledged("only GPU pods run in this cluster"))
    assert "0 errors, 0 warnings, 1 acknowledged" in said(capsys, *only_101(str(tmp_path)), code=0)
    log = json.loads(said(capsys, *only_101(str(tmp_path), "--format", "sarif"), code=0))
    (suppression,) = log["runs"][0]["results"][0]["suppressions"]
    assert suppression == {"kind": "inSource", "justification": "only GPU pods run in this cluster"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (acknowledged(""), "must have a reason"),
        (acknowledged("because", id="IP-999999"), "must be the id of a rule"),
    ],
)
def test_an_acknowledgement_of_nothing_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, fault: str
) -> None:
    (tmp_path / "a.yaml").write_text(text)
    assert fault in said(capsys, str(tmp_path), code=2)


def test_a_template_acknowledges_by_its_metadata(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    resource = {"Type": "AWS::SQS::Queue", "Metadata": {"inferplane": {"acknowledge": {"IP-000": "because"}}}}
    (tmp_path / "a.template.json").write_text(json.dumps({"Resources": {"Queue": resource}}))
    assert "AWS::SQS::Queue Queue: IP-000: must be the id of a rule" in said(capsys, str(tmp_path), code=2)


def test_rules_are_chosen_and_left_out(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert "IP-101" in said(capsys, str(folder), "--select", "IP-1", code=1)
    assert "IP-101" not in said(capsys, str(folder), "--select", "IP-1", "--ignore", "IP-101", code=0)


@pytest.mark.parametrize("option", ["--select", "--ignore", "--explain"])
def test_a_rule_that_is_not_there_is_an_error(capsys: pytest.CaptureFixture[str], folder: Path, option: str) -> None:
    text = said(capsys, str(folder), option, "IP-998, IP-999" if option != "--explain" else "IP-998", code=2)
    assert f"{option}: must be the id of a rule, got IP-998" in text
    assert ("IP-999" in text) == (option != "--explain")


def test_what_cannot_be_read_is_said_and_the_rest_is_judged(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "broken.yaml").write_text("a: [\n")
    assert cli.main(["lint", *only_101(str(folder), str(folder / "nobody"))]) == 2
    out, err = capsys.readouterr()
    assert "1 error" in out
    assert "lint has 2 faults" in err
    assert "broken.yaml:2: must be YAML" in err
    assert "nobody: must be readable" in err


def test_nothing_to_judge_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PATH: must be given" in said(capsys, code=2)


@pytest.mark.parametrize("id", list(rules()))
def test_a_rule_explains_itself(capsys: pytest.CaptureFixture[str], id: str) -> None:
    text = said(capsys, "--explain", id, code=0)
    for part in (id, rules()[id].title.split()[0], "bad", "good", "https://"):
        assert part in text
    assert max(len(line) for line in text.splitlines()) <= 80 or any("https://" in line for line in text.splitlines())


def test_all_rules_are_listed_by_theme(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--rules", code=0)
    assert all(id in text for id in rules())
    assert "closure: everything that is used has a producer" in text
