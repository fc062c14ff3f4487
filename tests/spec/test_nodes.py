"""What a GPU node is made of, which nodes a pool may make, and how GPUs are shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.nodes import (
    AmiTerm,
    ConnectionTracking,
    DataVolume,
    InstanceMetadata,
    Kubelet,
    NodeClassRef,
    ReservationTerm,
    SelectorTerm,
)
from inferplane.spec.requirements import Requirement, restricted_label
from inferplane.spec.sharing import Mig, Mps, TimeSlicing
from inferplane.spec.taints import Taint, Toleration

FAMILY = "karpenter.k8s.aws/instance-family"
MEMORY = "karpenter.k8s.aws/instance-gpu-memory"

FAULTS: list[tuple[Callable[[], object], str, str]] = [
    (lambda: TimeSlicing(1), "replicas", "greater than or equal to 2"),
    (lambda: Mps(0), "replicas", "greater than or equal to 2"),
    (lambda: Mig("10gb"), "profile", "MIG profile"),
    (lambda: Mig("1g.10gb+me"), "profile", "MIG profile"),
    (lambda: Taint(key="gpu", effect="Exists"), "effect", "NoSchedule"),  # type: ignore[arg-type]  # what is refused
    (lambda: Taint(key="gpu=true"), "key", "label key"),
    (lambda: Taint(key="gpu", value="a/b"), "value", "label value"),
    (lambda: Toleration(key="gpu", value="true"), "value", "must be empty"),
    (lambda: Toleration(operator="Equal"), "key", "required"),
    (lambda: DataVolume(size_gib=0), "size_gib", "greater than or equal to 1"),
    (lambda: DataVolume(size_gib=200, throughput_mibps=1000), "throughput_mibps", "750 MiB/s with 3000 IOPS"),
    (lambda: DataVolume(size_gib=200, iops=1000), "iops", "between 3000 and 80000"),
    (lambda: DataVolume(size_gib=10, iops=6000), "iops", "between 3000 and 5000"),
    (lambda: DataVolume(size_gib=200, volume_type="io2"), "iops", "required with io2"),
    (lambda: DataVolume(size_gib=200, volume_type="gp2", throughput_mibps=200), "throughput_mibps", "goes with gp3"),
    (lambda: DataVolume(size_gib=200, initialization_rate_mibps=200), "initialization_rate_mibps", "with a snapshot"),
    (lambda: DataVolume(size_gib=200, snapshot_id="vol-1"), "snapshot_id", "id of a snapshot"),
    (lambda: AmiTerm(), "", "must select something"),
    (lambda: AmiTerm(id="cr-0123456789abcdef0"), "id", "id of an AMI"),
    (lambda: AmiTerm(id="ami-0123", name="x"), "", "in one way"),
    (lambda: AmiTerm(owner="amazon", ssm_parameter="/x"), "owner", "goes with a name"),
    (lambda: AmiTerm(tags={"a": ""}), "tags[a]", "1 to 256"),
    (lambda: SelectorTerm(), "", "exactly one way"),
    (lambda: SelectorTerm(id="subnet-1", tags={"a": "b"}), "", "exactly one way"),
    (lambda: SelectorTerm(tags={"a": ""}), "tags[a]", "1 to 256"),
    (lambda: ReservationTerm(), "", "must select something"),
    (lambda: ReservationTerm(id="ami-1"), "id", "id of a reservation"),
    (lambda: ReservationTerm(id="cr-1", tags={"a": "b"}), "", "in one way"),
    (lambda: ReservationTerm(id="cr-1", owner_id="111122223333"), "", "in one way"),
    (lambda: ReservationTerm(owner_id="111122223333"), "", "must select something"),
    (lambda: ConnectionTracking(), "", "at least one time"),
    (lambda: ConnectionTracking(udp_seconds=10), "udp_seconds", "greater than or equal to 30"),
    (lambda: NodeClassRef(group="karpenter.k8s.aws/v1", name="a"), "group", "without a version"),
    (lambda: Kubelet(eviction_soft={"memory.available": "1Gi"}), "eviction_soft_grace_period", "same signals"),
    (lambda: Kubelet(eviction_hard={"memory": "1Gi"}), "eviction_hard[memory]", "signal"),
    (
        lambda: Kubelet(image_gc_high_threshold_percent=80, image_gc_low_threshold_percent=80),
        "image_gc_high_threshold_percent",
        "above",
    ),
    (lambda: InstanceMetadata(hop_limit=0), "hop_limit", "greater than or equal to 1"),
    (lambda: Requirement(key=FAMILY), "values", "at least one with In"),
    (lambda: Requirement(key=MEMORY, operator="Gt", values=("4", "8")), "values", "one whole number with Gt"),
    (lambda: Requirement(key=MEMORY, operator="Lte", values=("40Gi",)), "values", "one whole number with Lte"),
    (lambda: Requirement(key=FAMILY, operator="Exists", values=("g6",)), "values", "must be empty"),
    (lambda: Requirement(key=FAMILY, values=("g6",), min_values=2), "min_values", "which is 1"),
    (lambda: Requirement(key=FAMILY, operator="Exists", min_values=51), "min_values", "less than or equal to 50"),
    (lambda: Requirement(key="karpenter.sh/nodepool", values=("a",)), "key", "keeps to itself"),
    (lambda: Requirement(key="karpenter.k8s.aws/gpu", values=("a",)), "key", "keeps to itself"),
]


@pytest.mark.parametrize(("make", "field", "rule"), FAULTS)
def test_refuses(make: Callable[[], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as error:
        make()
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule


def test_a_taint_is_tolerated_exactly() -> None:
    assert Taint(key="nvidia.com/gpu", value="true").toleration == Toleration(
        key="nvidia.com/gpu", operator="Equal", value="true", effect="NoSchedule"
    )
    assert Taint(key="gpu").toleration == Toleration(key="gpu", effect="NoSchedule")


def test_pods_get_no_instance_credentials_by_default() -> None:
    assert InstanceMetadata() == InstanceMetadata(hop_limit=1, tokens="required")


def test_karpenters_keys_are_those_of_its_schema(released_crds: Path) -> None:
    text = (released_crds / "karpenter" / "karpenter.sh_nodepools.yaml").read_text()
    allowed = set(re.findall(r'"(karpenter\.k8s\.aws/[a-z-]+)"', text))
    assert allowed
    assert {key for key in allowed if restricted_label(key)} == set()
    assert restricted_label("karpenter.k8s.aws/ec2nodeclass")
    assert not restricted_label("karpenter.sh/capacity-type")
