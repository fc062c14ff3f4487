"""Every public report, and every place where designs go wrong, is found by a rule; its repaired twin is clean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lint import ids

CASES = Path(__file__).parent / "cases"
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
