"""No rule finds anything in what we write ourselves, in either half, but for what is acknowledged with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from inferplane.checks.clusters import indexes
from inferplane.checks.judge import judge
from inferplane.checks.reading import read
from inferplane.described import described
from inferplane.plan.plan import plan
from inferplane.synth import write

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("folder", ["examples/spot_vllm/dist", "examples/team_app/dist"])
def test_an_example_is_clean(folder: str) -> None:
    found = read([str(ROOT / folder)])
    judgement = judge(*indexes(found.documents, found.texts))
    assert judgement.subjects
    assert [(each.rule.id, each.finding) for each in judgement.findings] == []
    assert not judgement.faults


def test_the_payers_platform_is_clean_in_both_halves(tmp_path: Path) -> None:
    write(plan(described(str(ROOT / "app.py"))), tmp_path, 0)
    found = read([str(tmp_path / "dist"), str(tmp_path / "cdk.out")])
    clusters = indexes(found.documents, found.texts)
    assert len(clusters) == 2
    judgement = judge(*clusters)
    assert [(each.rule.id, each.finding) for each in judgement.findings] == []
    assert not judgement.faults
