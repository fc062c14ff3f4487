"""Where a model goes: every kind and number of GPUs that its pools may have, judged and ranked by price.

Karpenter sees no GPU memory and packs unlike pods onto one larger node. So a placement names the kind of GPU *and* the
number on its node, and a replica has its node's GPUs for itself unless the pool says that nodes are shared.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from inferplane.facts import pods, precisions, vllm
from inferplane.facts.architecture import Architecture
from inferplane.facts.gpus import GpuKind
from inferplane.facts.instances import InstanceType
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.offers import Offer
from inferplane.plan.seats import Seat, find_seat
from inferplane.plan.sizing import EngineRun, Gpu, Sizing, size
from inferplane.spec.sharing import Mig, Mps, TimeSlicing

UTILIZATION = 0.9
"""Share of a GPU's memory that an engine takes, where nothing is said."""
_SEQUENCES_LEAST = 8
_TOGETHER_MOST = 0.98


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
    found = account(demand, offer, count)
    if isinstance(found, Rejection):
        return found
    run, sizing = found
    if sizing.verdict == "tight" and not demand.tight:
        short = f"tight: KV cache needs {sizing.needed_gib:.1f} GiB and a margin, has {sizing.kv_gib:.1f}"
        return Rejection(offer, count, short, sizing)
    ephemeral = math.ceil(demand.copied_gib * pods.needs().copy_factor + pods.needs().scratch_gib)
    seat = find_seat(offer, count, ephemeral, prices)
    return Rejection(offer, count, seat, sizing) if isinstance(seat, str) else Choice(seat=seat, sizing=sizing, run=run)


def account(demand: Demand, offer: Offer, count: int) -> tuple[EngineRun, Sizing] | Rejection:
    """How the engine is started on so many GPUs of an offer, and where their memory goes, unless that cannot work."""
    reason = (
        _parallelism(demand.architecture, demand.precision, count)
        or _capability(demand, offer.kind)
        or _turns(demand, offer)
    )
    if reason:
        return Rejection(offer, count, reason)
    run, gpu = engine_run(demand, offer, count), _gpu(offer)
    sizing = size(demand.architecture, run, gpu, requests=demand.requests, request_tokens=demand.request_tokens)
    if sizing.verdict != "no":
        return run, sizing
    short = f"KV cache needs {sizing.needed_gib:.1f} GiB a GPU, has {max(0.0, sizing.kv_gib):.1f}"
    if sizing.kv_gib < 0:
        short = f"short by {-sizing.kv_gib:.1f} GiB a GPU before any KV cache"
    return Rejection(offer, count, short, sizing)


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


def _turns(demand: Demand, offer: Offer) -> str | None:
    """Engines that take turns on one GPU each keep their memory: together they have no more than there is."""
    if not isinstance(offer.sharing, TimeSlicing) or demand.utilization is None:
        return None
    if demand.utilization * offer.slices <= _TOGETHER_MOST:
        return None
    return f"{offer.slices} engines that each take {demand.utilization:g} of one GPU take more than there is"


def _text(capability: precisions.Capability) -> str:
    return f"{capability[0]}.{capability[1]}"
