"""Where each model of a platform runs: what a description leaves open is decided, what it says by hand is checked."""

from __future__ import annotations

import math
from collections.abc import Sequence

from inferplane.errors import DescriptionError, Fault
from inferplane.facts import precisions
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.advice import ways_out, why_not
from inferplane.plan.karpenter import PodRequests
from inferplane.plan.offers import Offer, offers_of_pools
from inferplane.plan.placed import PlacedModel, decide, stored_gib
from inferplane.plan.placement import Demand, Rejection, account, place
from inferplane.plan.promises import promise_faults
from inferplane.plan.seats import Seat, find_seat
from inferplane.plan.sizing import EngineRun, Sizing
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Model, spot_faults
from inferplane.spec.placement import Placement
from inferplane.spec.pools import GpuPool
from inferplane.spec.quantities import mib, millis

_KV_PRECISIONS = {"auto": "auto", "fp8": "fp8", "fp8_e4m3": "fp8", "fp8_e5m2": "fp8"}


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
    had = offers_of_pools(pools, region)
    placed: list[PlacedModel] = []
    faults: list[Fault] = []
    for index, model in enumerate(models):
        demand = demand_of(model)
        if model.placement is not None:
            chosen = _by_hand(model.placement, demand, had, prices)
        else:
            allowed = [each for each in had if _may_run(model, by_name[each.pool])]
            chosen = _chosen(demand, allowed, region, prices)
        if isinstance(chosen, Fault):
            faults.append(chosen.under(f"models[{index}]"))
            continue
        seat, run, sizing = chosen
        pool = by_name[seat.offer.pool if seat else model.placed.pool]
        made = decide(model, pool, seat, run, sizing)
        faults += [fault.under(f"models[{index}]") for fault in promise_faults(made)]
        placed.append(made)
    if faults:
        raise DescriptionError("Platform", faults)
    return tuple(placed)


_Chosen = tuple[Seat | None, EngineRun | None, Sizing | None]


def _may_run(model: Model, pool: GpuPool) -> bool:
    """Whether a model may run on a pool: it is named, and its streams end within the notice of a Spot node."""
    return (not model.pools or pool.name in model.pools) and not ("spot" in pool.purchase and spot_faults(model))


def _chosen(demand: Demand | None, allowed: Sequence[Offer], region: str | None, prices: Prices) -> _Chosen | Fault:
    if demand is None:  # a model refuses that at birth
        return Fault("placement", "is required", cure="give one by hand")
    found = place(demand, allowed, prices)
    if found.choices:
        best = found.choices[0]
        return best.seat, best.run, best.sizing
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
        cure = f"use one of {', '.join(mine)}" if mine else "this region has none of the pool's instance types"
        return Fault("placement", "must be nodes that its pool may make here", got, cure)
    offer = matching[0]
    if offer.sharing is None and placement.gpus < offer.count and not offer.shared_nodes:
        rule = f"must be all {offer.count} GPUs of its node, unless the pool says that nodes are shared"
        return Fault("placement.gpus", rule, str(placement.gpus), "raise it, or set the pool's shared_nodes")
    seat = _seat_by_hand(placement, offer, prices)
    if isinstance(seat, str):
        return Fault("placement", "must fit a node of its pool", seat, "lower cpu, memory or ephemeral_storage")
    if demand is None:
        return seat, None, None
    found = account(demand, offer, placement.gpus)
    if isinstance(found, Rejection):
        ways = ways_out(demand, [offer], prices=prices)
        cure = " or ".join(map(str, ways)) or "leave the placement out"
        return Fault("placement", "must hold what the model promises", f"{offer.name}: {found.reason}", cure)
    return seat, *found


def _seat_by_hand(placement: Placement, offer: Offer, prices: Prices) -> Seat | str | None:
    """Its place on a node, why there is none, or None where no price is known."""
    if all(prices.of(each) is None for each in offer.types):
        return None
    return find_seat(
        offer,
        placement.gpus,
        math.ceil(mib(placement.ephemeral_storage) / 1024),
        prices,
        asked=PodRequests(cpu_millis=millis(placement.cpu), memory_mib=mib(placement.memory)),
        shared_memory_mib=mib(placement.shared_memory),
    )
