"""Which GPU nodes Karpenter may make, and when they go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.node_pool import GpuNodePool
from inferplane.spec.disruption import DisruptionBudget, MaintenanceWindow
from inferplane.spec.nodes import NodeClassRef
from inferplane.spec.requirements import Requirement
from inferplane.spec.sharing import Mig, Mps, TimeSlicing
from inferplane.spec.taints import GPU_TAINT, Taint

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]

POOL: dict[str, Any] = {"name": "interactive", "node_class": "interactive", "families": ["g6", "g6e"], "gpu_limit": 64}
FAMILY = "karpenter.k8s.aws/instance-family"


def _spec(rendered: Render, **changed: Any) -> dict[str, Any]:
    arguments = {key: value for key, value in {**POOL, **changed}.items() if value is not None}
    (made,) = rendered(lambda scope: GpuNodePool(scope, "pool", **arguments))
    spec: dict[str, Any] = made["spec"]
    return spec


def _values(spec: dict[str, Any], key: str) -> list[str]:
    (found,) = [each for each in spec["template"]["spec"]["requirements"] if each["key"] == key]
    values: list[str] = found["values"]
    return values


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        GpuNodePool(scope, "interactive", **POOL, weight=10, zones=["us-east-1a"], operating_system="bottlerocket")
        GpuNodePool(
            scope,
            "batch",
            name="batch",
            node_class="batch",
            families=["g6e", "p5"],
            instance_types=["p5.48xlarge"],
            purchase=["spot", "on-demand"],
            requirements=[Requirement(key="karpenter.k8s.aws/instance-gpu-memory", operator="Gte", values=("45776",))],
            gpu_limit=32,
            cpu_limit="1000",
            memory_limit="4Ti",
            node_limit=8,
            expire_after="Never",
            consolidation="Balanced",
            budgets=[MaintenanceWindow(days=("Sun",), start="02:00", duration="4h", nodes="1", reasons=("Drifted",))],
            taints=[GPU_TAINT, Taint(key="inferplane.dev/pool", value="batch")],
            startup_taints=[Taint(key="ebs.csi.aws.com/agent-not-ready", effect="NoExecute")],
            node_labels={"team": "ml"},
            node_annotations={"a": "b"},
            labels={"c": "d"},
            annotations={"e": "f"},
            overrides={"spec": {"weight": 7}},
        )

    assert rendered(build) == yaml_snapshot


def test_capacity_is_on_demand_unless_it_says_otherwise(rendered: Render) -> None:
    assert _values(_spec(rendered), "karpenter.sh/capacity-type") == ["on-demand"]
    spot_first = _spec(rendered, purchase=["spot", "on-demand"])
    assert _values(spot_first, "karpenter.sh/capacity-type") == ["spot", "on-demand"]


def test_the_architecture_is_that_of_the_families(rendered: Render) -> None:
    assert _values(_spec(rendered), "kubernetes.io/arch") == ["amd64"]
    assert _values(_spec(rendered, families=["g5g"]), "kubernetes.io/arch") == ["arm64"]


def test_expiry_comes_with_a_grace_period(rendered: Render) -> None:
    spec = _spec(rendered)["template"]["spec"]
    assert spec["expireAfter"] == "720h"
    assert spec["terminationGracePeriod"] == "1h"


def test_nodes_carry_the_pools_label_and_the_gpu_taint(rendered: Render) -> None:
    template = _spec(rendered)["template"]
    assert template["metadata"]["labels"]["inferplane.dev/pool"] == "interactive"
    assert template["spec"]["taints"] == [{"key": "nvidia.com/gpu", "value": "true", "effect": "NoSchedule"}]


@pytest.mark.parametrize(
    ("families", "sharing", "limits"),
    [
        (["g6"], None, {"nvidia.com/gpu": "64"}),
        (["g6"], TimeSlicing(4), {"nvidia.com/gpu": "256"}),
        (["g6"], Mps(2), {"nvidia.com/gpu": "128"}),
        (["p4d"], Mig("1g.10gb"), {"nvidia.com/mig-1g.10gb": "256"}),
        (["p5"], Mig("1g.10gb"), {"nvidia.com/mig-1g.10gb": "448"}),
    ],
)
def test_the_limit_counts_what_the_nodes_offer(
    rendered: Render, families: list[str], sharing: Any, limits: dict[str, str]
) -> None:
    assert _spec(rendered, families=families, sharing=sharing)["limits"] == limits


@pytest.mark.parametrize(
    ("sharing", "system", "capable"),
    [(Mps(2), "al2023", True), (Mps(2), "bottlerocket", False), (TimeSlicing(2), "al2023", False)],
)
def test_mps_nodes_are_marked_where_its_daemon_is_a_pod(
    rendered: Render, sharing: Any, system: str, capable: bool
) -> None:
    labels = _spec(rendered, sharing=sharing, operating_system=system)["template"]["metadata"]["labels"]
    assert ("nvidia.com/mps.capable" in labels) is capable
    assert labels["inferplane.dev/operating-system"] == system


def test_a_window_is_written_as_budgets_and_empty_nodes_do_not_wait_for_it(rendered: Render) -> None:
    window = MaintenanceWindow(days=("Sun",), start="02:00", duration="4h", nodes="1")
    waiting = {"reasons": ["Drifted", "Underutilized"]}
    assert _spec(rendered, budgets=[window])["disruption"]["budgets"] == [
        {"nodes": "1", **waiting},
        {"nodes": "0", "schedule": "0 6 * * 0", "duration": "164h", **waiting},
    ]


def test_another_providers_node_class_can_be_used(rendered: Render) -> None:
    reference = NodeClassRef(group="eks.amazonaws.com", kind="NodeClass", name="default")
    assert _spec(rendered, node_class=reference)["template"]["spec"]["nodeClassRef"] == {
        "group": "eks.amazonaws.com",
        "kind": "NodeClass",
        "name": "default",
    }


def test_static_capacity_has_a_limit_of_nodes_only(rendered: Render) -> None:
    spec = _spec(rendered, gpu_limit=None, replicas=1, node_limit=2)
    assert (spec["replicas"], spec["limits"]) == (1, {"nodes": "2"})


@pytest.mark.parametrize(
    ("wrong", "field", "rule"),
    [
        ({"name": "a" * 64}, "name", "at most 63 characters"),
        ({"weight": 0}, "weight", "greater than or equal to 1"),
        ({"weight": 101}, "weight", "less than or equal to 100"),
        ({"expire_after": "30d"}, "expire_after", "or Never"),
        ({"termination_grace": "Never"}, "termination_grace", "hours, minutes and seconds"),
        ({"consolidate_after": "90"}, "consolidate_after", "or Never"),
        ({"budgets": [DisruptionBudget()] * 51}, "budgets", "at most 50"),
        ({"families": ["p4"]}, "families[0]", "that Karpenter knows"),
        ({"instance_types": ["p5.48xlarge"]}, "instance_types[0]", "must be of the families"),
        ({"taints": [GPU_TAINT, GPU_TAINT]}, "taints[1]", "must differ"),
        ({"startup_taints": [GPU_TAINT]}, "startup_taints[0]", "must differ"),
        ({"node_labels": {"karpenter.sh/nodepool": "a"}}, "node_labels[karpenter.sh/nodepool]", "keeps to itself"),
        ({"gpu_limit": 0}, "gpu_limit", "at least 1"),
        ({"node_limit": 0}, "node_limit", "at least 1"),
        ({"replicas": 1}, "gpu_limit", "does not go with replicas"),
        ({"replicas": 1, "gpu_limit": None, "weight": 5}, "weight", "does not go with replicas"),
        ({"families": [], "sharing": TimeSlicing(2)}, "families", "required with sharing"),
        ({"requirements": [Requirement(key=FAMILY, values=("g5",))]}, "requirements[0]", "must not repeat"),
    ],
)
def test_refuses(wrong: dict[str, Any], field: str, rule: str) -> None:
    arguments = {key: value for key, value in {**POOL, **wrong}.items() if value is not None}
    with pytest.raises(DescriptionError) as error:
        GpuNodePool(Chart(App(), "chart"), "pool", **arguments)
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule
