"""Judges YAML in tests."""

from __future__ import annotations

from inferplane.checks.judge import Judgement, judge
from inferplane.checks.objects import Index, Place, sorted_out
from inferplane.checks.reading import documents


def index_of(text: str) -> Index:
    """An index of the documents of a YAML text."""
    made = [(content, Place("input.yaml", line + 1)) for content, line in documents(text)]
    return sorted_out(made, {"input.yaml": text})


def lint(text: str) -> Judgement:
    """What all rules say of the documents of a YAML text."""
    return judge(index_of(text))


def ids(text: str) -> set[str]:
    """The rules that find something in a YAML text."""
    return {each.rule.id for each in lint(text).findings}
