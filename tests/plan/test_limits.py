"""Service limits that a description would break."""

from __future__ import annotations

import dataclasses

import pytest

from inferplane.facts import limits
from inferplane.plan.limits import (
    Demand,
    attached_policy_faults,
    bucket_policy_faults,
    demand_faults,
    demand_of_models,
    policy_faults,
    trust_faults,
)


def _models(count: int) -> list[str]:
    return [f"model-{place}" for place in range(count)]


@pytest.mark.parametrize("count", [1, 10, 100])
@pytest.mark.parametrize("identity", ["irsa", "pod-identity"])
@pytest.mark.parametrize("keys", ["per-model", "shared"])
def test_a_hundred_models_fit_whatever_is_chosen(count: int, identity: str, keys: str) -> None:
    demand = demand_of_models(_models(count), identity=identity, keys=keys, replicated=True, shards=1)  # type: ignore[arg-type]
    assert demand_faults(demand) == ()


def test_a_thousand_models_fit_on_pod_identity_with_a_shared_key() -> None:
    demand = demand_of_models(_models(1000), identity="pod-identity", keys="shared", replicated=True, shards=4)
    assert demand_faults(demand) == ()


def test_a_thousand_and_one_roles_are_named_with_number_and_way_out() -> None:
    demand = demand_of_models(_models(1001), identity="irsa", keys="shared", replicated=False, shards=8)
    (fault,) = demand_faults(demand)
    assert str(fault) == (
        "models: must need at most 1,000 IAM roles in the account, got 1,001; use Pod Identity, which needs one role "
        "for any number of models; or have the quota raised, and say so"
    )


def test_a_raised_quota_counts() -> None:
    demand = demand_of_models(_models(1001), identity="irsa", keys="shared", replicated=False, shards=8)
    assert demand_faults(demand, raised={"roles": 5000}) == ()


def test_all_limits_that_break_are_named_together() -> None:
    demand = demand_of_models(_models(6000), identity="pod-identity", keys="per-model", replicated=True, shards=1)
    assert [fault.rule.split(" ", 5)[5] for fault in demand_faults(demand)] == [
        "replication rules on one bucket",
        "EKS Pod Identity associations of one cluster",
        "resources in one CloudFormation stack",
    ]


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Demand)])
def test_everything_counted_has_a_limit_and_a_way_out(field: str) -> None:
    limit = limits.limit(field)
    assert demand_faults(Demand(**{field: limit.value})) == ()
    (fault,) = demand_faults(Demand(**{field: limit.value + 1}))
    assert f"{limit.value:,}" in fault.rule
    assert fault.cure


def test_demands_of_two_environments_add_up_but_for_the_largest() -> None:
    both = Demand(roles=3, stack_resources=100) + Demand(roles=4, stack_resources=80)
    assert (both.roles, both.stack_resources) == (7, 100)


@pytest.mark.parametrize("limit", list(limits.known().values()), ids=lambda limit: limit.name)
def test_every_limit_states_its_source(limit: limits.Limit) -> None:
    assert limit.source.startswith("https://docs.aws.amazon.com/")
    assert limit.value > 0


def test_white_space_does_not_count_in_a_managed_policy_but_does_in_a_bucket_policy() -> None:
    document = {"Statement": " " * 30_000}
    assert policy_faults("policy", document) == ()
    assert len(bucket_policy_faults("policy", document)) == 1


def test_sizes_are_judged_at_their_limit() -> None:
    frame = len('{"S":""}')
    assert policy_faults("policy", {"S": "x" * (6144 - frame)}) == ()
    (fault,) = policy_faults("policy", {"S": "x" * (6145 - frame)})
    assert fault.got == "6,145"
    assert trust_faults("trust", {"S": "x" * (2048 - frame)}) == ()
    assert len(trust_faults("trust", {"S": "x" * (2049 - frame)})) == 1


def test_ten_policies_fit_one_role() -> None:
    assert attached_policy_faults("role", 10) == ()
    assert "at most 10 managed policies on one role" in str(attached_policy_faults("role", 11)[0])
