"""The nodes that the real Karpenter claims are the nodes that the plan priced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from conformance_fleet import CAPACITY, CASE, POOL, TYPE, Fleet, condition, pod, types_of
from control_plane.client import Object, until
from inferplane.facts import instances
from inferplane.facts.instances import InstanceType
from inferplane.plan.placed import PlacedModel

CHANGES = {"consolidateAfter": "5s", "budgets": [{"nodes": "100%"}]}
"""What the suite changes of our pools: quiet times are shortened, and windows opened."""
MODELS = ("clinical-summary", "code-extraction", "triage")


@pytest.fixture(scope="module", autouse=True)
def capacity(fleet: Fleet) -> Iterator[None]:
    """Our classes, pools and overlays, and nothing left behind."""
    fleet.apply_capacity(CHANGES)
    yield
    fleet.clear()


@pytest.fixture(autouse=True)
def nothing_left(fleet: Fleet) -> Iterator[None]:
    """Each test begins with no pod and no node."""
    yield
    fleet.clear()


def placed(fleet: Fleet, model: str) -> PlacedModel:
    (found,) = [each for each in fleet.environment.placed if each.model.name == model]
    return found


def claimed(fleet: Fleet, count: int) -> list[Object]:
    """Node claims, once there are so many of them and no pod waits for another."""

    def settled() -> list[Object] | None:
        found = fleet.claims()
        return found if len(found) >= count and all(condition(each, "Launched") for each in found) else None

    found: list[Object] = until(f"{count} node claims", settled, alive=[fleet.check])
    return found


def test_every_class_pool_and_overlay_has_all_its_conditions(fleet: Fleet) -> None:
    for kind, version in CAPACITY.items():
        found = fleet.client.all(version, kind)
        assert {each["metadata"]["name"] for each in found} == {
            each["metadata"]["name"] for each in fleet.objects if each["kind"] == kind
        }
        for each in found:
            conditions = {part["type"]: part["status"] for part in each["status"]["conditions"]}
            assert set(conditions.values()) <= {"True", "Unknown"}, each["metadata"]["name"]
            assert conditions["Ready"] == "True"


@pytest.mark.parametrize("model", MODELS)
def test_one_replica_gets_the_nodes_that_the_plan_states(fleet: Fleet, model: str) -> None:
    here = placed(fleet, model)
    assert here.seat is not None
    fleet.ask(fleet.pods_of(model, 1))
    (claim,) = claimed(fleet, 1)
    assert claim["metadata"]["labels"][POOL] == here.pool.name
    assert set(types_of(claim)) == {each.name for each in here.seat.types}
    assert types_of(claim)[0] == here.seat.instance_type.name


@pytest.mark.parametrize("model", MODELS)
def test_the_most_replicas_take_the_nodes_and_dollars_that_the_plan_states(fleet: Fleet, model: str) -> None:
    here = placed(fleet, model)
    assert here.seat is not None
    most = here.model.serving.max_replicas
    fleet.ask(fleet.pods_of(model, most))
    found = claimed(fleet, here.seat.nodes(most))
    assert Counter(types_of(each)[0] for each in found) == {here.seat.instance_type.name: here.seat.nodes(most)}
    (use,) = [each for each in fleet.environment.pool_uses if each.pool.name == here.pool.name]
    assert len(found) * here.seat.node_usd_hour == pytest.approx(use.usd_hour_most)


def test_on_a_monday_all_models_have_their_most_replicas_and_share_no_node(fleet: Fleet) -> None:
    expected: Counter[tuple[str, str]] = Counter()
    for model in MODELS:
        here = placed(fleet, model)
        assert here.seat is not None
        most = here.model.serving.max_replicas
        expected[here.pool.name, here.seat.instance_type.name] += here.seat.nodes(most)
        fleet.ask(fleet.pods_of(model, most))
    found = claimed(fleet, expected.total())
    assert Counter((each["metadata"]["labels"][POOL], types_of(each)[0]) for each in found) == expected


def test_a_pools_limit_stops_the_surge_where_the_plan_says(fleet: Fleet) -> None:
    """40 GPUs hold ten replicas of four; the eleventh waits."""
    here = placed(fleet, "clinical-summary")
    pods = fleet.ask(fleet.pods_of("clinical-summary", 11))
    assert here.pool.gpu_limit == 40
    assert len(claimed(fleet, 10)) == 10
    refused = until("the eleventh is refused", lambda: fleet.answered(pods), alive=[fleet.check])
    assert len(refused) == 1
    assert "exceed limits for nodepool" in next(iter(refused.values()))


def test_a_time_sliced_pool_holds_the_pods_that_its_overlay_promises(fleet: Fleet) -> None:
    """Four shares of each L4: five pods take two nodes."""
    fleet.ask(fleet.pods_of("triage", 5))
    assert [types_of(each)[0] for each in claimed(fleet, 2)] == ["g6.xlarge"] * 2


def test_a_node_becomes_ready_and_goes_when_nobody_needs_it(fleet: Fleet) -> None:
    pods = fleet.ask(fleet.pods_of("code-extraction", 1))

    def bound() -> Object | None:
        one = fleet.client.get("v1", "Pod", pods[0]["metadata"]["name"], "default")
        return one if one and one["status"].get("phase") == "Running" else None

    running = until("the pod runs", bound, alive=[fleet.check])
    node = fleet.client.get("v1", "Node", running["spec"]["nodeName"])
    assert node is not None
    assert node["metadata"]["labels"][TYPE] == "g6.xlarge"
    assert running["metadata"]["labels"][CASE] == "code-extraction"
    fleet.client.delete(running, grace=0)
    until("the node is gone", lambda: not fleet.claims(), alive=[fleet.check])


def test_a_pod_larger_than_every_node_is_refused_by_both(fleet: Fleet) -> None:
    (one,) = fleet.pods_of("code-extraction", 1)
    one["spec"]["containers"][0]["resources"] = {
        "requests": {"cpu": "500", "nvidia.com/gpu": "1"},
        "limits": {"nvidia.com/gpu": "1"},
    }
    pods = fleet.ask([one])
    refused = until("it is refused", lambda: fleet.answered(pods), alive=[fleet.check])
    assert "no instance type has enough resources" in next(iter(refused.values()))


def test_a_label_that_no_pool_has_is_refused(fleet: Fleet) -> None:
    (one,) = fleet.pods_of("code-extraction", 1)
    one["spec"]["nodeSelector"] = {"example.com/nobody": "has-it"}
    pods = fleet.ask([one])
    refused = until("it is refused", lambda: fleet.answered(pods), alive=[fleet.check])
    assert "example.com/nobody" in next(iter(refused.values()))


def test_the_catalogue_is_what_karpenter_computes(fleet: Fleet) -> None:
    """One node of every GPU type that both know: capacity and allocatable, as the claim states them."""
    wanted = [each for each in instances.known().values() if each.gpu_count and each.on_demand_usd_hour is not None]
    fleet.client.apply(catalogue_pool(sorted({each.family for each in wanted})))
    until("the pool is ready", fleet.capacity_ready, alive=[fleet.check])
    for each in wanted:
        fleet.ask([catalogue_pod(each.name)])
    found = {types_of(each)[0]: each for each in claimed(fleet, len(wanted))}
    fleet.client.delete(catalogue_pool([]))
    assert set(found) == {each.name for each in wanted}
    differences = {
        each.name: (ours, theirs)
        for each in wanted
        if (ours := stated(each)) != (theirs := computed(found[each.name], each))
    }
    assert differences == {}


CATALOGUE = {"key": "conformance.inferplane.dev/catalogue", "value": "true", "effect": "NoSchedule"}


def catalogue_pool(families: list[str]) -> Object:
    """A pool of all GPU types, which only the catalogue's pods may use."""
    return {
        "apiVersion": "karpenter.sh/v1",
        "kind": "NodePool",
        "metadata": {"name": "catalogue"},
        "spec": {
            "template": {
                "spec": {
                    "nodeClassRef": {"group": "karpenter.k8s.aws", "kind": "EC2NodeClass", "name": "interactive"},
                    "requirements": [
                        {"key": "karpenter.k8s.aws/instance-family", "operator": "In", "values": families},
                        {"key": "karpenter.sh/capacity-type", "operator": "In", "values": ["on-demand"]},
                    ],
                    "taints": [CATALOGUE],
                }
            }
        },
    }


def catalogue_pod(instance_type: str) -> Object:
    """A pod that only one instance type is good enough for."""
    made = pod(
        "catalogue",
        {"requests": {"nvidia.com/gpu": "1"}, "limits": {"nvidia.com/gpu": "1"}},
        tolerations=[{"key": CATALOGUE["key"], "operator": "Exists"}],
    )
    made["spec"]["nodeSelector"] = {TYPE: instance_type}
    return made


def stated(each: InstanceType) -> tuple[int, int, int, int, int]:
    """vCPU, GPUs, allocatable thousandths of a CPU and MiB, and pods, as the facts have them."""
    return (
        each.vcpu,
        each.gpu_count,
        each.allocatable_cpu_millis,
        each.allocatable_memory_mib,
        each.allocatable_pods,
    )


def computed(claim: Object, each: InstanceType) -> tuple[int, int, int, int, int]:
    """The same, as Karpenter computes them."""
    capacity, allocatable = claim["status"]["capacity"], claim["status"]["allocatable"]
    return (
        quantity(capacity["cpu"]) // 1000,
        quantity(capacity["nvidia.com/gpu"]) // 1000,
        quantity(allocatable["cpu"]),
        quantity(allocatable["memory"]) // 1000 // 2**20,
        quantity(allocatable["pods"]) // 1000,
    )


def quantity(text: str) -> int:
    """A quantity of Kubernetes, in thousandths."""
    units = {"m": 1, "": 1000, "k": 10**6, "Ki": 1000 * 2**10, "Mi": 1000 * 2**20, "Gi": 1000 * 2**30}
    number = text.rstrip("mkKMGi")
    return int(float(number) * units[text[len(number) :]])
