"""What an engine needs of its host beside the GPU, and what a node keeps for others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class PodNeeds:
    """The terms of an engine's requests."""

    cpu_one_gpu: int
    """Thousandths of a CPU, for an engine of one GPU."""
    cpu_per_gpu: int
    """The same, for each GPU of an engine of several."""
    cpu_slice_least: int
    """The least for an engine on a part of a GPU."""
    memory_engine: int
    """MiB of the engine's own process."""
    memory_per_gpu: int
    """MiB of each GPU's worker process."""
    memory_slice_least: int
    """The least for an engine on a part of a GPU, in MiB, shared memory among it."""
    shared_one_gpu: int
    """MiB of `/dev/shm`, for an engine of one GPU."""
    shared_per_gpu: int
    """The same, for each GPU of an engine of several."""
    scratch_gib: int
    """GiB of local disk for caches and logs."""
    copy_factor: float
    """What copied weights take, as a factor of their size."""
    eviction_share: float
    """Share of a disk below which the kubelet evicts pods."""
    reserved_gib: int
    """GiB of a disk that Karpenter counts as the kubelet's."""


@cache
def needs() -> PodNeeds:
    """The terms of an engine's requests."""
    rows = table("pod-needs")
    cpu, memory, shared, disk = rows["cpu_millis"], rows["memory_mib"], rows["shared_memory_mib"], rows["disk"]
    return PodNeeds(
        cpu_one_gpu=cpu["one_gpu"],
        cpu_per_gpu=cpu["per_gpu"],
        cpu_slice_least=cpu["slice_least"],
        memory_engine=memory["engine"],
        memory_per_gpu=memory["per_gpu"],
        memory_slice_least=memory["slice_least"],
        shared_one_gpu=shared["one_gpu"],
        shared_per_gpu=shared["per_gpu"],
        scratch_gib=rows["scratch_gib"],
        copy_factor=disk["copy_factor"],
        eviction_share=disk["eviction_share"],
        reserved_gib=disk["reserved_gib"],
    )


def daemonset_cpu_millis() -> int:
    """Thousandths of a CPU that the DaemonSets of a node request, unless a pool says otherwise."""
    value: int = table("pod-needs")["daemonsets"]["cpu_millis"]
    return value


def daemonset_memory_mib() -> int:
    """MiB that the DaemonSets of a node request, unless a pool says otherwise."""
    value: int = table("pod-needs")["daemonsets"]["memory_mib"]
    return value
