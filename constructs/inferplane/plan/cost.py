"""Dollars: by the hour and the month, for a million tokens, and what each change would save. Prices are On-Demand."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.facts.timings import figure
from inferplane.plan.models import demand_of
from inferplane.plan.offers import offers_of_pools
from inferplane.plan.placed import PlacedModel
from inferplane.plan.placement import place
from inferplane.spec.models import spot_faults
from inferplane.spec.serving import Knative

HOURS_A_MONTH = 730
HOURS_A_WEEK = 168


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadCurve:
    """How busy a model is: so many hours of a week at so many replicas, and its fewest replicas in all others."""

    busy_hours_a_week: float = 50
    busy_replicas: float | None = None
    """Replicas in busy hours; half of the most, and one at least, by default."""
    spot_share: float = 1.0
    """Share of the hours that a pool which buys Spot gets it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelCost:
    """What one model costs."""

    usd_hour: float
    """One replica, On-Demand."""
    usd_hour_least: float
    usd_hour_most: float
    usd_month_least: float
    """With its fewest replicas all month: what it costs while nobody asks."""
    usd_month: float
    """At the load curve."""
    usd_month_always_on: float
    """With its most replicas all month."""


@dataclass(frozen=True, slots=True)
class Lever:
    """One change, and what it would save at the load curve."""

    change: str
    usd_month: float


def model_cost(placed: PlacedModel, curve: LoadCurve | None = None) -> ModelCost | None:
    """What a placed model costs; None where no price is known."""
    seat = placed.seat
    if seat is None:
        return None
    curve = curve or LoadCurve()
    serving = placed.model.serving
    node = seat.node_usd_hour * _paid(placed, curve)
    least, most = seat.nodes(serving.min_replicas), seat.nodes(serving.max_replicas)
    busy = seat.nodes(math.ceil(_busy(placed, curve)))
    share = min(1.0, curve.busy_hours_a_week / HOURS_A_WEEK)
    return ModelCost(
        usd_hour=seat.usd_hour,
        usd_hour_least=least * seat.node_usd_hour,
        usd_hour_most=most * seat.node_usd_hour,
        usd_month_least=least * node * HOURS_A_MONTH,
        usd_month=(share * max(busy, least) + (1 - share) * least) * node * HOURS_A_MONTH,
        usd_month_always_on=most * node * HOURS_A_MONTH,
    )


def levers(
    placed: PlacedModel,
    curve: LoadCurve | None = None,
    *,
    region: str | None = None,
    prices: Prices = ON_DEMAND,
) -> tuple[Lever, ...]:
    """What would save money on a placed model, the largest saving first."""
    now = model_cost(placed, curve)
    if now is None or placed.seat is None:
        return ()
    curve = curve or LoadCurve()
    found: list[Lever] = []
    if placed.model.serving.min_replicas:
        idle = now.usd_month_least * (1 - min(1.0, curve.busy_hours_a_week / HOURS_A_WEEK))
        by = "" if isinstance(placed.model.serving, Knative) else "serve by Knative, and "
        found.append(Lever(f"{by}scale to zero outside busy hours", idle))
    if "spot" not in placed.pool.purchase and not spot_faults(placed.model):
        found.append(Lever("buy Spot, at the assumed saving", now.usd_month * figure("spot_saving").value))
    demand = demand_of(placed.model)
    if demand is not None and placed.model.stored_precision in ("bf16", "fp16"):
        lighter = dataclasses.replace(demand, precision="fp8", checkpoint_gib=None)
        choices = place(lighter, offers_of_pools([placed.pool], region), prices).choices
        if choices and choices[0].usd_hour < placed.seat.usd_hour:
            kept = choices[0].usd_hour / placed.seat.usd_hour
            at = f"{choices[0].offer.name}, {choices[0].instance_type.name}"
            found.append(Lever(f"store the weights in fp8 ({at})", now.usd_month * (1 - kept)))
    return tuple(sorted((each for each in found if each.usd_month > 0), key=lambda each: -each.usd_month))


def usd_per_million_tokens(usd_hour: float, *, tokens_second: float, utilization: float = 1.0) -> float:
    """Dollars for a million tokens at a throughput, of which a share is used.

    Args:
        usd_hour: What the replica costs.
        tokens_second: Tokens a second that it gives while it is busy.
        utilization: Share of the time in which it is busy: at a quarter, tokens cost four times as much.

    Raises:
        DescriptionError: when a throughput or a utilization is not positive, or the latter more than 1.
    """
    faults: list[Fault] = []
    if not 0 < tokens_second < math.inf:
        faults.append(Fault("tokens_second", "must be more than 0", shown(tokens_second), "give what was measured"))
    if not 0 < utilization <= 1:
        faults.append(Fault("utilization", "must be more than 0 and at most 1", shown(utilization), "use 0.25"))
    if faults:
        raise DescriptionError("cost", faults)
    return usd_hour / (tokens_second * utilization * 3600 / 1e6)


def _busy(placed: PlacedModel, curve: LoadCurve) -> float:
    serving = placed.model.serving
    wanted = max(1.0, serving.max_replicas / 2) if curve.busy_replicas is None else curve.busy_replicas
    return min(wanted, serving.max_replicas)


def _paid(placed: PlacedModel, curve: LoadCurve) -> float:
    """The part of the On-Demand price that is paid, with Spot's share of the hours."""
    return 1 - (curve.spot_share * figure("spot_saving").value if "spot" in placed.pool.purchase else 0)
