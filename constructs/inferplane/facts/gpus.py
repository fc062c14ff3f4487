"""Kinds of NVIDIA GPU in EC2: memory, families, and the slices that each can be cut into."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from inferplane.facts.precisions import Capability, capability
from inferplane.facts.table import table


@dataclass(frozen=True, slots=True, eq=False)  # each is there once, so it is its own identity
class GpuKind:
    """One kind of GPU; two memory sizes of one model are two kinds."""

    name: str
    """The value of `karpenter.k8s.aws/instance-gpu-name`; `a100` is the name of two kinds."""
    memory_mib: int
    """The value of `karpenter.k8s.aws/instance-gpu-memory`."""
    families: tuple[str, ...]
    """Instance families that have it."""
    visible_gib: float
    """Memory that CUDA sees, which is what an engine's share is a share of."""
    capability: Capability
    """Compute capability, such as (8, 9)."""
    bandwidth_gbps: int
    """Bandwidth of its memory, in GB a second."""
    nvlink: bool
    """Whether the GPUs of one instance reach each other over NVLink."""
    mig: Mapping[str, int]
    """How many slices of each MIG profile one GPU gives; empty where it knows no MIG."""
    mig_visible_gib: Mapping[str, float]
    """Memory that CUDA sees of a slice of each profile."""
    bottlerocket_mig_model: str
    """Its name in Bottlerocket's MIG settings; empty where Bottlerocket cannot partition it."""
    bottlerocket_mig_profiles: tuple[str, ...]
    """The profiles that Bottlerocket makes of it; it takes any other name for the largest."""
    mig_needs_restart: bool
    """Whether MIG is on only after a restart of the node."""


@cache
def kinds() -> tuple[GpuKind, ...]:
    """All kinds, in the table's order."""
    return tuple(
        GpuKind(
            name=row["name"],
            memory_mib=row["memory_mib"],
            families=tuple(row["families"]),
            visible_gib=row["visible_gib"],
            capability=capability(row["capability"]),
            bandwidth_gbps=row["bandwidth_gbps"],
            nvlink=row["link"] == "nvlink",
            mig=MappingProxyType(dict(row.get("mig", {}))),
            mig_visible_gib=MappingProxyType(dict(row.get("mig_visible_gib", {}))),
            bottlerocket_mig_model=row.get("bottlerocket_mig", {}).get("model", ""),
            bottlerocket_mig_profiles=tuple(row.get("bottlerocket_mig", {}).get("profiles", ())),
            mig_needs_restart=row.get("mig_needs_restart", False),
        )
        for row in table("gpus")["kinds"]
    )


@cache
def of_family(family: str) -> GpuKind | None:
    """The kind that a family's instances have; None for a family without whole NVIDIA GPUs."""
    return next((kind for kind in kinds() if family in kind.families), None)


@cache
def families() -> tuple[str, ...]:
    """All families with whole NVIDIA GPUs, sorted."""
    return tuple(sorted(family for kind in kinds() for family in kind.families))


@cache
def fractional_families() -> frozenset[str]:
    """Families with a fraction of a GPU, of which EC2 reports a count of 0 and Karpenter no `nvidia.com/gpu`."""
    return frozenset(table("gpus")["fractional_families"])


@cache
def other_accelerator_families() -> Mapping[str, str]:
    """Families whose accelerators are another vendor's, with that vendor."""
    vendors: dict[str, str] = table("gpus")["other_accelerator_families"]
    return MappingProxyType(vendors)


@cache
def bottlerocket_mps_minimum() -> tuple[int, ...]:
    """The first Bottlerocket version that serves MPS."""
    return tuple(int(part) for part in table("gpus")["bottlerocket_mps_minimum"].split("."))
