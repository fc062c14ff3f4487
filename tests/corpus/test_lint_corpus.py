"""Every finding on public manifests is one that was judged: what would happen on a cluster stands beside it."""

from __future__ import annotations

import json
from pathlib import Path

from inferplane.checks.judge import judge
from inferplane.checks.objects import sorted_out
from inferplane.checks.reading import read

VERDICTS = Path(__file__).parent.parent / "checks" / "verdicts"


def verdicts() -> dict[tuple[str, str], str]:
    """What was judged of each finding, by file and rule."""
    return {
        (file, id): verdict
        for table in sorted(VERDICTS.glob("*.json"))
        for file, found in json.loads(table.read_text()).items()
        for id, verdict in found.items()
    }


def test_every_finding_is_judged_and_every_judgement_found(corpus: Path) -> None:
    found: set[tuple[str, str]] = set()
    for file in sorted(corpus.rglob("*.yaml")):
        reading = read([str(file)])
        name = file.relative_to(corpus).as_posix()
        found |= {(name, each.rule.id) for each in judge(sorted_out(reading.documents, reading.texts)).findings}
    judged = verdicts()
    assert sorted(found - judged.keys()) == []
    assert sorted(judged.keys() - found) == []


def test_every_verdict_says_what_would_happen() -> None:
    assert [key for key, verdict in verdicts().items() if len(verdict.split()) < 5] == []
