"""Each model of a platform in one environment: where it runs, what it is given, how fast it comes and goes.

What a description leaves open is decided here, by the same arithmetic that checks what it says by hand.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from inferplane.errors import DescriptionError, Fault
from inferplane.facts import gpus, instances, precisions, volumes
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.advice import ways_out, why_not
from inferplane.plan.karpenter import PodRequests
from inferplane.plan.placement import (
    Choice,
    Demand,
    Offer,
    Rejection,
    Seat,
    by_count,
    default_daemonsets,
    find_seat,
    judge,
    place,
)
from inferplane.plan.sizing import EngineRun, Sizing
from inferplane.plan.timeline import ColdStart, ImagePull, Timeline, drain, least_stream_seconds
from inferplane.plan.weights import checkpoint_gib
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Model, spot_faults
from inferplane.spec.nodes import DataVolume, Nvme
from inferplane.spec.placement import Placement
from inferplane.spec.pools import GpuPool
from inferplane.spec.quantities import cpu_quantity, memory_quantity, mib, millis
from inferplane.spec.serving import Knative

_KV_PRECISIONS = {"auto": "auto", "fp8": "fp8", "fp8_e4m3": "fp8", "fp8_e5m2": "fp8"}


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedModel:
    """One model in one environment."""

    model: Model
    """The model, with nothing left open."""
    pool: GpuPool
    seat: Seat | None
    """Its place on a node; None where no price is known."""
    sizing: Sizing | None
    """The account of a GPU's memory; None where the model's shape is not known."""
    run: EngineRun | None
    """How the engine is started; None where the model's shape is not known."""
    cold_start: ColdStart | None
    """Its way from nothing; None where no price, and so no node, is known."""

    @property
    def drain(self) -> Timeline:
        """Its way out."""
        return drain(self.model.serving, spot="spot" in self.pool.purchase)


def offers(
    pools: Sequence[GpuPool], region: str | None = None, volumes: Mapping[str, DataVolume | Nvme] | None = None
) -> tuple[Offer, ...]:
    """The nodes that these pools may make, by kind and number of GPUs.

    Args:
        pools: The pools.
        region: Where; instance types that it lacks are left out.
        volumes: Volumes by pool, where they are known already; made as large as they have to be otherwise.
    """
    offered = instances.offered_in(region) if region else None
    found: list[Offer] = []
    for pool in pools:
        volume = (volumes or {}).get(pool.name, pool.storage)
        for kind in pool.gpu_kinds:
            families = [family for family in pool.families if family in kind.families]
            for count, types in by_count(families, pool.instance_types, offered).items():
                found.append(
                    Offer(
                        kind=kind,
                        count=count,
                        types=types,
                        pool=pool.name,
                        sharing=pool.sharing,
                        shared_nodes=pool.shared_nodes,
                        daemonsets=_daemonsets(pool),
                        disk_gib=volume.size_gib if isinstance(volume, DataVolume) else None,
                        nvme=isinstance(volume, Nvme),
                    )
                )
    return tuple(found)


def demand_of(model: Model) -> Demand | None:
    """What a model asks of its GPUs; None where its shape is not known."""
    if model.shape is None or not isinstance(model.engine, Vllm):
        return None
    precision = model.stored_precision or model.shape.precision
    published = precision == model.shape.precision or precisions.known()[precision].made == "checkpoint"
    return Demand(
        architecture=model.shape,
        precision=precision,
        kv_precision=_KV_PRECISIONS[model.engine.kv_cache_dtype],
        context=model.context,
        requests=model.concurrency,
        request_tokens=model.requests.tokens if model.requests else None,
        utilization=model.engine.gpu_memory_utilization,
        max_num_seqs=model.engine.max_num_seqs,
        max_num_batched_tokens=model.engine.max_num_batched_tokens,
        checkpoint_gib=model.size_gib if published else None,
        copied_gib=0.0 if model.stream_weights else stored_gib(model),
        eager=model.engine.enforce_eager,
        tight=model.tight,
    )


def stored_gib(model: Model) -> float:
    """GiB of a model's weights in the registry: as described, or counted from its shape."""
    if model.size_gib is not None or model.shape is None:
        return model.weights_gib
    precision = model.stored_precision or model.shape.precision
    made = precisions.known()[precision].made
    kept = precision if made == "checkpoint" else model.shape.precision
    return math.ceil(checkpoint_gib(model.shape, kept) * 100) / 100


def place_models(
    models: Sequence[Model],
    pools: Sequence[GpuPool],
    *,
    region: str | None = None,
    prices: Prices = ON_DEMAND,
) -> tuple[PlacedModel, ...]:
    """Decide what the description of models leaves open, and check what it says.

    Args:
        models: The models.
        pools: The pools that they may run on.
        region: Where; instance types that it lacks are left out.
        prices: What instances cost.

    Raises:
        DescriptionError: when a model fits nowhere, when a placement by hand cannot work, or a promise cannot hold.
    """
    by_name = {pool.name: pool for pool in pools}
    had = offers(pools, region)
    placed: list[PlacedModel] = []
    faults: list[Fault] = []
    for index, model in enumerate(models):
        demand = demand_of(model)
        if model.placement is not None:
            chosen = _by_hand(model.placement, demand, had, prices)
        else:
            chosen = _chosen(
                model, demand, [each for each in had if _may_run(model, by_name[each.pool])], region, prices
            )
        if isinstance(chosen, Fault):
            faults.append(chosen.under(f"models[{index}]"))
            continue
        seat, choice = chosen
        pool = by_name[seat.offer.pool if seat else model.placed.pool]
        made = _placed(model, pool, seat, choice)
        faults += [fault.under(f"models[{index}]") for fault in _promise_faults(made)]
        placed.append(made)
    if faults:
        raise DescriptionError("Platform", faults)
    return tuple(placed)


_Chosen = tuple[Seat | None, Choice | None]


def _may_run(model: Model, pool: GpuPool) -> bool:
    """Whether a model may run on a pool: it is named, and its streams end within the notice of a Spot node."""
    return (not model.pools or pool.name in model.pools) and not ("spot" in pool.purchase and spot_faults(model))


def _chosen(
    model: Model,
    demand: Demand | None,
    allowed: Sequence[Offer],
    region: str | None,
    prices: Prices,
) -> _Chosen | Fault:
    if demand is None:  # a model refuses that at birth
        return Fault("placement", "is required", cure="give one by hand")
    found = place(demand, allowed, prices)
    if found.choices:
        return found.choices[0].seat, found.choices[0]
    length = demand.request_tokens or demand.context
    asked = f"{demand.requests} request{'' if demand.requests == 1 else 's'} of {length} tokens"
    rule = f"must fit a GPU of its pools, with weights in {demand.precision} and {asked}"
    got = why_not(found) if found.rejections else "no pool that this model may run on"
    ways = ways_out(demand, allowed, region=region, prices=prices)
    return Fault("placement", rule, got, " or ".join(map(str, ways)) or "take a smaller model")


def _by_hand(placement: Placement, demand: Demand | None, had: Sequence[Offer], prices: Prices) -> _Chosen | Fault:
    """Check a placement by hand: whether a node of that kind holds it, and a GPU what is promised."""
    matching = [
        offer
        for offer in had
        if (offer.pool, offer.kind.name, offer.count) == (placement.pool, placement.gpu, placement.gpus_per_node)
        and placement.gpu_memory_mib in (None, offer.kind.memory_mib)
    ]
    if not matching:
        mine = sorted({f"{each.count} x {each.kind.name}" for each in had if each.pool == placement.pool})
        got = f"{placement.gpus_per_node} x {placement.gpu}"
        return Fault("placement", "must be nodes that its pool may make here", got, f"use one of {', '.join(mine)}")
    offer = matching[0]
    if offer.sharing is None and placement.gpus < offer.count and not offer.shared_nodes:
        rule = f"must be all {offer.count} GPUs of its node, unless the pool says that nodes are shared"
        return Fault("placement.gpus", rule, str(placement.gpus), "raise it, or set the pool's shared_nodes")
    asked = PodRequests(cpu_millis=millis(placement.cpu), memory_mib=mib(placement.memory))
    disk = math.ceil(mib(placement.ephemeral_storage) / 1024)
    seat = find_seat(offer, placement.gpus, disk, prices, asked=asked, shared_memory_mib=mib(placement.shared_memory))
    if isinstance(seat, str) and not seat.startswith("no price"):
        return Fault("placement", "must fit a node of its pool", seat, "lower cpu, memory or ephemeral_storage")
    held = None if isinstance(seat, str) else seat
    if demand is None:
        return held, None
    found = judge(demand, offer, placement.gpus, prices)
    if isinstance(found, Rejection) and (found.sizing is None or found.sizing.verdict != "tight"):
        ways = ways_out(demand, [offer], prices=prices)
        cure = " or ".join(map(str, ways)) or "leave the placement out"
        return Fault("placement", "must hold what the model promises", f"{offer.name}: {found.reason}", cure)
    if isinstance(found, Rejection):
        return held, None
    return held, found


def _placed(model: Model, pool: GpuPool, seat: Seat | None, choice: Choice | None) -> PlacedModel:
    size = stored_gib(model)
    cold = (
        None
        if seat is None
        else ColdStart(
            instance=seat.instance_type,
            operating_system=pool.operating_system,
            volume=pool.storage or DataVolume(size_gib=1024, throughput_mibps=VOLUME_THROUGHPUT_MIBPS),
            weights_gib=size,
            streamed=model.stream_weights,
            image_pull=_image_pull(pool),
            eager=isinstance(model.engine, Vllm) and model.engine.enforce_eager,
        )
    )
    decided: dict[str, object] = {"size_gib": size}
    if model.load_seconds is None and cold:
        decided["load_seconds"] = cold.startup_deadline
    if model.placement is None and seat:
        decided["placement"] = _placement(seat)
    if choice and isinstance(model.engine, Vllm):
        decided["engine"] = _engine(model, model.engine, choice)
    return PlacedModel(
        model=model.model_copy(update=decided),
        pool=pool,
        seat=seat,
        sizing=choice.sizing if choice else None,
        run=choice.run if choice else None,
        cold_start=cold,
    )


VOLUME_THROUGHPUT_MIBPS = volumes.gp3().iops_minimum // volumes.gp3().iops_per_mibps
"""MiB a second of a volume that is made as large as it has to be: all that the IOPS carry that cost nothing more."""


def _image_pull(pool: GpuPool) -> ImagePull:
    volume = pool.storage
    if isinstance(volume, DataVolume) and volume.snapshot_id is not None:
        return "snapshot"
    return "parallel" if pool.parallel_image_pull else "one after another"


def _placement(seat: Seat) -> Placement:
    count = seat.offer.count
    return Placement(
        pool=seat.offer.pool,
        gpu=seat.offer.kind.name,
        gpu_memory_mib=seat.offer.kind.memory_mib if _ambiguous(seat.offer) else None,
        gpus_per_node=count,  # type: ignore[arg-type]  # the counts that instance types have
        gpus=seat.gpus,
        resource=seat.resource,
        cpu=cpu_quantity(seat.asked.cpu_millis),
        memory=memory_quantity(seat.asked.memory_mib),
        ephemeral_storage=f"{seat.ephemeral_gib}Gi",
        shared_memory=memory_quantity(seat.shared_memory_mib),
    )


def _ambiguous(offer: Offer) -> bool:
    """Whether another kind of GPU has the same name."""
    return sum(kind.name == offer.kind.name for kind in gpus.kinds()) > 1


def _engine(model: Model, engine: Vllm, choice: Choice) -> Vllm:
    """The engine with what its memory depends on written out."""
    precision = precisions.known()[choice.run.precision]
    made = precision.made == "load" and model.shape is not None and model.shape.precision != precision.name
    quantization = engine.quantization or ((precision.flag or None) if made else None)
    return engine.model_copy(
        update={
            "gpu_memory_utilization": choice.run.utilization,
            "max_num_seqs": choice.run.max_num_seqs,
            "max_num_batched_tokens": choice.run.max_num_batched_tokens,
            "quantization": quantization,
            "dtype": "float16" if precision.name == "fp16" and engine.dtype == "auto" else engine.dtype,
        }
    )


def _daemonsets(pool: GpuPool) -> PodRequests:
    default = default_daemonsets()
    return PodRequests(
        cpu_millis=millis(pool.daemonset_cpu) if pool.daemonset_cpu else default.cpu_millis,
        memory_mib=mib(pool.daemonset_memory) if pool.daemonset_memory else default.memory_mib,
        pods=0,
    )


def _promise_faults(placed: PlacedModel) -> list[Fault]:
    """What of the promised times cannot hold."""
    model, cold, faults = placed.model, placed.cold_start, []
    if cold and model.ready_within is not None and cold.timeline.seconds > model.ready_within:
        longest = sorted(cold.timeline.phases, key=lambda phase: -phase.seconds)[:3]
        got = ", ".join(f"{phase.name} {phase.seconds:.0f} s ({phase.limit})" for phase in longest)
        rule = f"must be at least the {cold.timeline.seconds:.0f} s of a cold start"
        faults.append(Fault("ready_within", rule, f"{model.ready_within} s; {got}", _faster(placed)))
    if placed.sizing and placed.seat and model.shape and model.requests and isinstance(model.serving, Knative):
        seconds, _ = least_stream_seconds(
            model.shape,
            placed.seat.offer.kind,
            weights_gib=placed.sizing.weights_gib,
            answer_tokens=model.requests.answer_tokens,
        )
        if seconds > model.serving.timeout_seconds:
            rule = f"must be at least the {seconds:.0f} s that {model.requests.answer_tokens} tokens take there"
            cure = "raise it, shorten the answer, or use a GPU with more bandwidth"
            faults.append(Fault("serving.timeout_seconds", rule, f"{model.serving.timeout_seconds} s", cure))
    return faults


def _faster(placed: PlacedModel) -> str:
    ways = ["keep a warm replica with min_replicas=1"]
    if not placed.pool.parallel_image_pull and placed.pool.operating_system == "bottlerocket":
        ways.append("set the pool's parallel_image_pull")
    if not placed.model.stream_weights:
        ways.append("set stream_weights")
    if isinstance(placed.pool.storage, DataVolume):
        ways.append("raise the volume's throughput_mibps, or use Nvme")
    return ", ".join(ways) + f", or promise {placed.cold_start.timeline.seconds:.0f} s" if placed.cold_start else ""
