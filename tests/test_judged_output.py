"""Synthesis judges what it is about to write by the rules of `inferplane lint`, and writes nothing that fails."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from inferplane.checks import catalogue
from inferplane.checks.objects import Index
from inferplane.checks.rule import Finding, Rule
from inferplane.described import described
from inferplane.errors import DescriptionError
from inferplane.plan.plan import Plan, plan
from inferplane.synth import write

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def payer_plan() -> Plan:
    return plan(described(str(ROOT / "app.py")))


def finding_pools(severity: Literal["error", "warning"]) -> Rule:
    """A rule that minds every GPU pool, and every queue of a template."""

    def judge(index: Index) -> Iterator[Finding]:
        for each in (*index.of("NodePool"), *index.resources("AWS::SQS::Queue")):
            yield Finding(each, "spec.weight", "a pool", "none", "remove it")

    return dataclasses.replace(catalogue.rules()["IP-101"], id="IP-100", severity=severity, judge=judge)


def test_an_error_stops_it_and_nothing_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, payer_plan: Plan
) -> None:
    monkeypatch.setattr("inferplane.checks.judge.rules", lambda: {"IP-100": finding_pools("error")})
    with pytest.raises(DescriptionError) as refused:
        write(payer_plan, tmp_path, 0)
    assert len(refused.value.faults) == 8  # three pools and a queue in each of two environments
    assert "dist/prod/capacity: NodePool batch spec.weight: IP-100" in str(refused.value)
    assert "cdk.out/claims-dr-capacity.template.json: AWS::SQS::Queue" in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_warning_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, payer_plan: Plan) -> None:
    monkeypatch.setattr("inferplane.checks.judge.rules", lambda: {"IP-100": finding_pools("warning")})
    said = write(payer_plan, tmp_path, 0).warnings
    assert sum("IP-100" in each for each in said) == 8
    assert (tmp_path / "dist").is_dir()
