"""A replica's place on a node: what it requests, and which instance types hold it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from inferplane.facts import pods
from inferplane.facts.instances import InstanceType
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.karpenter import PodRequests, cheapest
from inferplane.plan.offers import Offer
from inferplane.spec.sharing import GPU_RESOURCE

_CPU_STEP, _MEMORY_STEP = 100, 512


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A replica's place on a node: what it requests, and which nodes hold it."""

    offer: Offer
    gpus: int
    """GPUs, shares or slices of one replica."""
    asked: PodRequests
    """Requests of one replica."""
    shared_memory_mib: int
    ephemeral_gib: int
    types: tuple[InstanceType, ...]
    """Instance types that hold the replica, in the order in which Karpenter takes them."""
    node_usd_hour: float
    """On-Demand price of the node that Karpenter takes."""

    @property
    def instance_type(self) -> InstanceType:
        """The node that Karpenter takes On-Demand."""
        return self.types[0]

    @property
    def resource(self) -> str:
        """The resource that a replica requests."""
        return self.offer.sharing.resource_name if self.offer.sharing else GPU_RESOURCE

    @property
    def replicas_of_node(self) -> int:
        """Replicas that one node serves."""
        return _replicas_of_node(self.offer, self.gpus)

    @property
    def usd_hour(self) -> float:
        """On-Demand price of one replica: its part of the node."""
        return self.node_usd_hour / self.replicas_of_node

    def __str__(self) -> str:
        return f"{self.offer.name}, {self.instance_type.name}"

    def nodes(self, replicas: int) -> int:
        """Nodes that so many replicas take."""
        return -(-replicas // self.replicas_of_node)


@lru_cache(maxsize=4096)
def find_seat(
    offer: Offer,
    count: int,
    ephemeral_gib: int,
    prices: Prices = ON_DEMAND,
    *,
    asked: PodRequests | None = None,
    shared_memory_mib: int | None = None,
) -> Seat | str:
    """The place of a replica on the cheapest node that holds it, or why there is none.

    Args:
        offer: The nodes.
        count: GPUs, shares or slices of the replica.
        ephemeral_gib: Local disk of the replica.
        prices: What instances cost.
        asked: What the replica requests; computed from its number of GPUs by default.
        shared_memory_mib: Its shared memory; computed likewise.
    """
    priced = [each for each in offer.types if prices.of(each) is not None]
    if not priced:
        return "no price is known; give one with --prices"
    priced.sort(key=lambda each: (prices.of(each), each.name))
    replicas = _replicas_of_node(offer, count)
    for first, each in enumerate(priced):
        requests = asked or _requests(offer, count, each)
        held = _held(offer, priced[first:], requests, replicas, ephemeral_gib, prices) if requests else ()
        if requests is None or each not in held:
            continue
        return Seat(
            offer=offer,
            gpus=count,
            asked=requests,
            shared_memory_mib=_shared_memory(offer, count) if shared_memory_mib is None else shared_memory_mib,
            ephemeral_gib=ephemeral_gib,
            types=held,
            node_usd_hour=prices.of(each) or 0.0,
        )
    wanted = asked or _requests(offer, count, priced[-1])
    if wanted is None:
        return f"a part of a node, up to {priced[-1].name}, is too small for an engine"
    return (
        f"no instance type holds {wanted.cpu_millis / 1000:g} CPU, {wanted.memory_mib / 1024:g} GiB and "
        f"{ephemeral_gib} GiB of disk {'' if replicas == 1 else f'{replicas} times '}beside the DaemonSets"
    )


def _replicas_of_node(offer: Offer, count: int) -> int:
    """Replicas that one node serves."""
    return offer.count * offer.slices if offer.sharing else offer.count // count


def _requests(offer: Offer, count: int, each: InstanceType) -> PodRequests | None:
    """What one replica requests of a node of this type; a part of a GPU takes its part of the node."""
    needs = pods.needs()
    cpu = needs.cpu_one_gpu if count == 1 else count * needs.cpu_per_gpu
    memory = needs.memory_engine + count * needs.memory_per_gpu + _shared_memory(offer, count)
    if offer.sharing:
        parts = offer.count * offer.slices
        cpu = min(cpu, (each.allocatable_cpu_millis - offer.daemonsets.cpu_millis) // parts // _CPU_STEP * _CPU_STEP)
        part = (each.allocatable_memory_mib - offer.daemonsets.memory_mib) // parts
        memory = min(memory, part // _MEMORY_STEP * _MEMORY_STEP)
        if cpu < needs.cpu_slice_least or memory < needs.memory_slice_least:
            return None
    return PodRequests(cpu_millis=cpu, memory_mib=memory)


def _shared_memory(offer: Offer, count: int) -> int:
    needs = pods.needs()
    return needs.shared_one_gpu if count == 1 else count * needs.shared_per_gpu


def _held(
    offer: Offer,
    types: Sequence[InstanceType],
    asked: PodRequests,
    replicas: int,
    ephemeral_gib: int,
    prices: Prices,
) -> tuple[InstanceType, ...]:
    """Of these types those whose nodes hold all the replicas that share one, and what DaemonSets take."""
    needs = pods.needs()
    whole = dataclasses.replace(asked.times(replicas), gpus=offer.count) + offer.daemonsets
    found = []
    for each in cheapest(whole, among=types, prices=prices):
        disk = each.local_nvme_gb * 1e9 / 2**30 if offer.nvme else offer.disk_gib
        room = None if disk is None else disk * (1 - needs.eviction_share) - needs.reserved_gib
        if room is None or replicas * ephemeral_gib <= room:
            found.append(each)
    return tuple(found)
