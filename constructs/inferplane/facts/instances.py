"""EC2 instance types that the platform uses: what each has, and what it costs in us-east-1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True, eq=False)  # each is there once, so it is its own identity
class InstanceType:
    """One EC2 instance type, as Karpenter's documentation describes it."""

    name: str
    family: str
    """The value of `karpenter.k8s.aws/instance-family`, such as `g6e` or `p6-b200`."""
    size: str
    arch: str
    """The value of `kubernetes.io/arch`: `amd64` or `arm64`."""
    vcpu: int
    memory_mib: int
    local_nvme_gb: int
    """Instance store in GB, all drives together; 0 when there is none."""
    network_mbps: int
    ebs_mbps: int
    """Highest EBS bandwidth, which smaller sizes reach for half an hour a day."""
    gpu_name: str
    """The value of `karpenter.k8s.aws/instance-gpu-name`; empty without a GPU."""
    gpu_count: int
    """Whole GPUs; 0 where the instance has a fraction of one."""
    gpu_memory_mib: int
    """Memory of one GPU."""
    efa_count: int
    """EFA interfaces that it can have."""
    allocatable_cpu_millis: int
    """Thousandths of a CPU that Karpenter counts on for pods, DaemonSets among them."""
    allocatable_memory_mib: int
    """MiB that Karpenter counts on for pods, with 7.5 % taken for the hypervisor."""
    allocatable_pods: int
    on_demand_usd_hour: float | None
    """On-Demand price in us-east-1, USD an hour; None where Karpenter's table holds none."""


@cache
def known() -> Mapping[str, InstanceType]:
    """All instance types of the table, by name."""
    return {name: _instance_type(name, row) for name, row in table("instance-types")["types"].items()}


def instance_type(name: str) -> InstanceType:
    """The instance type of this name; raises KeyError when the table has none such."""
    return known()[name]


@cache
def of_family(family: str) -> tuple[InstanceType, ...]:
    """The instance types of a family, smallest first; empty when the table has none."""
    found = [each for each in known().values() if each.family == family]
    return tuple(sorted(found, key=lambda each: (each.gpu_count, each.vcpu, each.name)))


@cache
def offered_in(region: str) -> frozenset[str] | None:
    """Names of the GPU instance types that a region has; None where that is not known."""
    held = table("gpu-offers")["regions"].get(region)
    if held is None:
        return None
    return frozenset(name for name, each in known().items() if name in held or each.family in held)


@cache
def families() -> frozenset[str]:
    """All families of the table."""
    return frozenset(each.family for each in known().values())


def _instance_type(name: str, row: Mapping[str, Any]) -> InstanceType:
    gpu = row.get("gpu", {})
    allocatable = row["allocatable"]
    return InstanceType(
        name=name,
        family=row["family"],
        size=row["size"],
        arch=row["arch"],
        vcpu=row["vcpu"],
        memory_mib=row["memory_mib"],
        local_nvme_gb=row["local_nvme_gb"],
        network_mbps=row["network_mbps"],
        ebs_mbps=row["ebs_mbps"],
        gpu_name=gpu.get("name", ""),
        gpu_count=gpu.get("count", 0),
        gpu_memory_mib=gpu.get("memory_mib", 0),
        efa_count=row.get("efa", 0),
        allocatable_cpu_millis=int(allocatable["cpu"].removesuffix("m")),
        allocatable_memory_mib=int(allocatable["memory"].removesuffix("Mi")),
        allocatable_pods=int(allocatable["pods"]),
        on_demand_usd_hour=row.get("usd_hour"),
    )
