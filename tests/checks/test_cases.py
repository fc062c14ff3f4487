"""Every public report, and every place where designs go wrong, is found by a rule; its repaired twin is clean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lint import ids, lint

HERE = Path(__file__).parent
CASES = HERE / "cases"
NAMES = sorted(each.name for each in CASES.iterdir())


def named(text: str) -> set[str]:
    """The rules that the first line names."""
    return set(re.findall(r"IP-[0-9]{3}", text.splitlines()[0]))


@pytest.mark.parametrize("name", NAMES)
def test_a_case_is_found_by_the_rule_that_it_names(name: str) -> None:
    text = (CASES / name / "bad.yaml").read_text()
    assert named(text)
    assert named(text) <= ids(text)


@pytest.mark.parametrize("name", NAMES)
def test_its_repaired_twin_is_clean(name: str) -> None:
    assert ids((CASES / name / "good.yaml").read_text()) == set()


@pytest.mark.parametrize("path", sorted((HERE / "healthy").glob("*.yaml")), ids=lambda path: path.stem)
def test_healthy_objects_near_the_edge_of_a_rule_are_clean(path: Path) -> None:
    judgement = lint(path.read_text())
    assert judgement.subjects
    assert [(each.rule.id, each.finding) for each in judgement.findings] == []
