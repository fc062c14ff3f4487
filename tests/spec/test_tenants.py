"""Teams, their ceilings and their precedence, as a person describes them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.tenants import Priority, Quota, Team


def test_a_team_needs_a_name_only() -> None:
    team = Team(name="prior-auth")

    assert team.quota is None
    assert team.priority is None


def test_a_team_without_gpus_is_not_a_team_without_a_quota() -> None:
    assert Quota(gpus=0).gpus == 0


REFUSED: list[tuple[Callable[[], object], str, str]] = [
    (lambda: Team(name=""), "name", "must be a DNS label"),
    (lambda: Team(name="1st"), "name", "begins with a letter"),
    (lambda: Team(name="Prior Auth"), "name", "must be a DNS label"),
    (lambda: Team(name="a" * 64), "name", "at most 63 characters"),
    (lambda: Team(name="kube-system"), "name", "must not be a namespace of the cluster"),
    (lambda: Team(name="kserve"), "name", "must not be a namespace of the cluster"),
    (lambda: Quota(), "", "must limit at least one"),
    (lambda: Quota(gpus=-1), "gpus", "greater than or equal to 0"),
    (lambda: Quota(pods=0), "pods", "greater than or equal to 1"),
    (lambda: Quota(cpu="0"), "cpu", "must be a positive CPU quantity"),
    (lambda: Quota(cpu="-4"), "cpu", "must be a positive CPU quantity"),
    (lambda: Quota(cpu="3.5"), "cpu", "must be a positive CPU quantity"),
    (lambda: Quota(memory="512"), "memory", "in Mi, Gi or Ti"),
    (lambda: Quota(memory="512GB"), "memory", "in Mi, Gi or Ti"),
    (lambda: Quota(memory="0Gi"), "memory", "must be a positive memory quantity"),
    (lambda: Priority(value=1_000_000_001), "value", "less than or equal to 1000000000"),
]


@pytest.mark.parametrize(("describe", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(describe: Callable[[], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        describe()

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
