"""Where a model goes: every kind and number of GPUs that its pools may have, judged and ranked by price.

Karpenter sees no GPU memory and packs unlike pods onto one larger node. So a placement names the kind of GPU *and* the
number on its node, and a replica has its node's GPUs for itself unless the pool says that nodes are shared.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from inferplane.facts import gpus, instances, pods, precisions, vllm
from inferplane.facts.architecture import Architecture
from inferplane.facts.gpus import GpuKind
from inferplane.facts.instances import InstanceType
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.karpenter import PodRequests, cheapest
from inferplane.plan.sizing import EngineRun, Gpu, Sizing, size
from inferplane.spec.sharing import GPU_RESOURCE, GpuSharing, Mig, Mps, TimeSlicing

UTILIZATION = 0.9
"""Share of a GPU's memory that an engine takes, where nothing is said."""
_SEQUENCES_LEAST = 8
_CPU_STEP, _MEMORY_STEP = 100, 512


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand:
    """What a model asks of its GPUs."""

    architecture: Architecture
    precision: str
    context: int
    """Tokens of the longest request, prompt and answer together."""
    requests: int = 1
    """Requests that one replica has in flight at once."""
    request_tokens: int | None = None
    """Tokens of each of them, prompt and answer together; full length by default."""
    kv_precision: str = "auto"
    utilization: float | None = None
    """Share of a GPU's memory that an engine takes; 0.9, divided among the engines that share it, by default."""
    max_num_seqs: int | None = None
    """Requests in one batch; as many as are in flight, and 8 at least, by default."""
    max_num_batched_tokens: int | None = None
    """Tokens in one batch; vLLM's default by default."""
    checkpoint_gib: float | None = None
    """GiB of the weights' files; counted from the shape by default."""
    copied_gib: float = 0.0
    """GiB of weights that are copied to local disk."""
    eager: bool = False
    tight: bool = False
    """Whether a GPU will do that has no margin."""


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
    daemonsets: PodRequests = field(default_factory=lambda: default_daemonsets())
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A feasible placement of a model."""

    seat: Seat
    sizing: Sizing
    run: EngineRun

    @property
    def offer(self) -> Offer:
        """Where it is."""
        return self.seat.offer

    @property
    def gpus(self) -> int:
        """GPUs, shares or slices of one replica; also its tensor parallelism."""
        return self.seat.gpus

    @property
    def instance_type(self) -> InstanceType:
        """The node that Karpenter takes On-Demand."""
        return self.seat.instance_type

    @property
    def usd_hour(self) -> float:
        """On-Demand price of one replica."""
        return self.seat.usd_hour


@dataclass(frozen=True, slots=True)
class Rejection:
    """A placement that is not possible, and why not."""

    offer: Offer
    gpus: int
    reason: str
    sizing: Sizing | None = None
    """The account of memory, where it came to that."""


@dataclass(frozen=True, slots=True)
class Placements:
    """All placements of one model: the possible ones, the cheapest first, and the others."""

    choices: tuple[Choice, ...]
    rejections: tuple[Rejection, ...]


def offers_of_kinds(region: str | None = None) -> tuple[Offer, ...]:
    """Every kind and number of GPUs that EC2 has, in one region or anywhere."""
    offered = instances.offered_in(region) if region else None
    return tuple(
        Offer(kind=kind, count=count, types=types)
        for kind in gpus.kinds()
        for count, types in by_count(kind.families, offered=offered).items()
    )


def default_daemonsets() -> PodRequests:
    """What DaemonSets take of a node where nothing is said."""
    return PodRequests(cpu_millis=pods.daemonset_cpu_millis(), memory_mib=pods.daemonset_memory_mib(), pods=0)


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


def place(demand: Demand, offers: Sequence[Offer], prices: Prices = ON_DEMAND) -> Placements:
    """Judge every placement of a model.

    Args:
        demand: What the model asks.
        offers: What may be had.
        prices: What instances cost.
    """
    return _place(demand, tuple(offers), prices)


@lru_cache(maxsize=4096)
def _place(demand: Demand, offers: tuple[Offer, ...], prices: Prices) -> Placements:
    choices: list[Choice] = []
    rejections: list[Rejection] = []
    for offer in offers:
        for count in _group_sizes(offer):
            found = judge(demand, offer, count, prices)
            if isinstance(found, Choice):
                choices.append(found)
            else:
                rejections.append(found)
    choices.sort(
        key=lambda each: (each.usd_hour, each.gpus, -each.sizing.kv_tokens, each.offer.pool, each.instance_type.name)
    )
    return Placements(tuple(choices), tuple(rejections))


def forget() -> None:
    """Forget the placements that are kept in case they are asked for again."""
    _place.cache_clear()
    find_seat.cache_clear()


def _group_sizes(offer: Offer) -> tuple[int, ...]:
    if offer.sharing is not None:
        return (1,)
    if not offer.shared_nodes:
        return (offer.count,)
    return tuple(size for size in (1, 2, 4, 8) if size <= offer.count)


def judge(demand: Demand, offer: Offer, count: int, prices: Prices = ON_DEMAND) -> Choice | Rejection:
    """Judge one placement: so many GPUs of one offer, over which the weights are split."""
    reason = _parallelism(demand.architecture, demand.precision, count) or _capability(demand, offer.kind)
    if reason:
        return Rejection(offer, count, reason)
    run, gpu = engine_run(demand, offer, count), _gpu(offer)
    sizing = size(demand.architecture, run, gpu, requests=demand.requests, request_tokens=demand.request_tokens)
    if sizing.verdict == "no":
        short = f"KV cache needs {sizing.needed_gib:.1f} GiB a GPU, has {max(0.0, sizing.kv_gib):.1f}"
        if sizing.kv_gib < 0:
            short = f"short by {-sizing.kv_gib:.1f} GiB a GPU before any KV cache"
        return Rejection(offer, count, short, sizing)
    if sizing.verdict == "tight" and not demand.tight:
        short = f"tight: KV cache needs {sizing.needed_gib:.1f} GiB and a margin, has {sizing.kv_gib:.1f}"
        return Rejection(offer, count, short, sizing)
    ephemeral = math.ceil(demand.copied_gib * pods.needs().copy_factor + pods.needs().scratch_gib)
    seat = find_seat(offer, count, ephemeral, prices)
    return Rejection(offer, count, seat, sizing) if isinstance(seat, str) else Choice(seat=seat, sizing=sizing, run=run)


def engine_run(demand: Demand, offer: Offer, count: int) -> EngineRun:
    """How an engine of this model is started on so many GPUs of an offer."""
    defaults = vllm.batch_defaults(offer.kind.name, offer.kind.visible_gib)
    utilization = demand.utilization or UTILIZATION
    if demand.utilization is None and isinstance(offer.sharing, TimeSlicing):
        utilization = math.floor(UTILIZATION / offer.slices * 100) / 100
    return EngineRun(
        precision=demand.precision,
        kv_precision=demand.kv_precision,
        max_model_len=demand.context,
        max_num_seqs=demand.max_num_seqs or max(_SEQUENCES_LEAST, demand.requests),
        max_num_batched_tokens=demand.max_num_batched_tokens or defaults.max_num_batched_tokens,
        version=vllm.version(),
        utilization=utilization,
        tensor_parallel=count,
        eager=demand.eager,
        checkpoint_gib=demand.checkpoint_gib,
    )


def _gpu(offer: Offer) -> Gpu:
    """What an engine sees of one GPU, share or slice: time-slicing shows the whole GPU, the others a part."""
    kind, visible = offer.kind, offer.kind.visible_gib
    if isinstance(offer.sharing, Mig):
        visible = kind.mig_visible_gib.get(offer.sharing.profile, 0.0)
    elif isinstance(offer.sharing, Mps):
        visible /= offer.sharing.replicas
    return Gpu(visible_gib=visible, capability=kind.capability, nvlink=kind.nvlink)


def _parallelism(model: Architecture, precision: str, count: int) -> str | None:
    if model.heads % count:
        return f"{model.heads} attention heads are not divided by {count} GPUs"
    if not model.latent and model.kv_heads % count and count % model.kv_heads:
        return f"{model.kv_heads} KV heads and {count} GPUs do not divide each other"
    width = model.experts.intermediate_size if model.experts else model.intermediate_size
    group = precisions.known()[precision].group
    if count > 1 and width % (count * group):
        scaled = f" in groups of {group}" if group > 1 else ""
        return f"a feed-forward width of {width} is not divided by {count} GPUs{scaled}"
    return None


def _capability(demand: Demand, kind: GpuKind) -> str | None:
    has = f"compute capability {_text(kind.capability)}"
    if kind.capability < vllm.minimum_capability():
        return f"vLLM {vllm.version()} needs {_text(vllm.minimum_capability())}, has {has}"
    needed = precisions.known()[demand.precision].capability
    if kind.capability < needed:
        return f"{demand.precision} needs compute capability {_text(needed)}, has {_text(kind.capability)}"
    needed = precisions.kv_known()[demand.kv_precision].capability
    if kind.capability < needed:
        return f"a KV cache in {demand.kv_precision} needs {_text(needed)}, has {has}"
    return None


def _text(capability: precisions.Capability) -> str:
    return f"{capability[0]}.{capability[1]}"


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
