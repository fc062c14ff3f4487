"""Which nodes may be had: by kind and number of GPUs, of described pools or of all that EC2 has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from inferplane.facts import gpus, instances, pods
from inferplane.facts.gpus import GpuKind
from inferplane.facts.instances import InstanceType
from inferplane.plan.karpenter import PodRequests
from inferplane.spec.nodes import DataVolume, Nvme
from inferplane.spec.pools import GpuPool
from inferplane.spec.quantities import mib, millis
from inferplane.spec.sharing import GpuSharing, Mig


def default_daemonsets() -> PodRequests:
    """What DaemonSets take of a node where nothing is said."""
    return PodRequests(cpu_millis=pods.daemonset_cpu_millis(), memory_mib=pods.daemonset_memory_mib(), pods=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Nodes with one kind and number of GPUs that may be had."""

    kind: GpuKind
    count: int
    """GPUs of one node."""
    types: tuple[InstanceType, ...]
    """Instance types with them, of any size."""
    pool: str = ""
    sharing: GpuSharing | None = None
    shared_nodes: bool = False
    """Whether several replicas may have GPUs of one node."""
    daemonsets: PodRequests = field(default_factory=default_daemonsets)
    """What DaemonSets take of each node."""
    disk_gib: float | None = None
    """Local disk of a node; made as large as it has to be where None."""
    nvme: bool = False
    """Whether the local disk is the instance's own NVMe drives."""

    @property
    def slices(self) -> int:
        """Pods that one GPU serves."""
        if isinstance(self.sharing, Mig):
            return self.kind.mig.get(self.sharing.profile, 1)
        return self.sharing.replicas if self.sharing else 1

    @property
    def name(self) -> str:
        """How the offer is called in tables."""
        part = f" {self.sharing.profile}" if isinstance(self.sharing, Mig) else ""
        return f"{self.count} x {self.kind.name}{part}"


def offers_of_kinds(region: str | None = None) -> tuple[Offer, ...]:
    """Every kind and number of GPUs that EC2 has, in one region or anywhere."""
    offered = instances.offered_in(region) if region else None
    return tuple(
        Offer(kind=kind, count=count, types=types)
        for kind in gpus.kinds()
        for count, types in by_count(kind.families, offered=offered).items()
    )


def by_count(
    families: Sequence[str], named: Sequence[str] = (), offered: frozenset[str] | None = None
) -> dict[int, tuple[InstanceType, ...]]:
    """The instance types of these families by their number of GPUs, of those that are named and offered."""
    found: dict[int, list[InstanceType]] = {}
    for family in families:
        for each in instances.of_family(family):
            if each.gpu_count and (not named or each.name in named) and (offered is None or each.name in offered):
                found.setdefault(each.gpu_count, []).append(each)
    return {count: tuple(types) for count, types in sorted(found.items())}


def offers_of_pools(pools: Sequence[GpuPool], region: str | None = None) -> tuple[Offer, ...]:
    """The nodes that these pools may make, by kind and number of GPUs.

    Args:
        pools: The pools.
        region: Where; instance types that it lacks are left out.
    """
    offered = instances.offered_in(region) if region else None
    found: list[Offer] = []
    for pool in pools:
        for kind in pool.gpu_kinds:
            families = [family for family in pool.families if family in kind.families]
            for count, types in by_count(families, pool.instance_types, offered).items():
                if count > pool.gpu_limit:
                    continue  # one node alone is more than Karpenter may make of the pool
                found.append(
                    Offer(
                        kind=kind,
                        count=count,
                        types=types,
                        pool=pool.name,
                        sharing=pool.sharing,
                        shared_nodes=pool.shared_nodes,
                        daemonsets=_daemonsets(pool),
                        disk_gib=pool.storage.size_gib if isinstance(pool.storage, DataVolume) else None,
                        nvme=isinstance(pool.storage, Nvme),
                    )
                )
    return tuple(found)


def _daemonsets(pool: GpuPool) -> PodRequests:
    default = default_daemonsets()
    return PodRequests(
        cpu_millis=millis(pool.daemonset_cpu) if pool.daemonset_cpu else default.cpu_millis,
        memory_mib=mib(pool.daemonset_memory) if pool.daemonset_memory else default.memory_mib,
        pods=0,
    )
