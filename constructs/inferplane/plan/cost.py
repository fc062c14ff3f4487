"""Dollars: by the hour and the month, for a million tokens, and what each change would save. Prices are On-Demand."""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts import instances
from inferplane.facts.timings import figure
from inferplane.plan.models import PlacedModel, demand_of
from inferplane.plan.models import offers as offers_of
from inferplane.plan.placement import place

HOURS_A_MONTH = 730
HOURS_A_WEEK = 168
PRICES_LIMIT = 2**20
"""Bytes of the largest file of prices that is read."""


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
    prices: Mapping[str, float] | None = None,
) -> tuple[Lever, ...]:
    """What would save money on a placed model, the largest saving first."""
    now = model_cost(placed, curve)
    if now is None or placed.seat is None:
        return ()
    curve = curve or LoadCurve()
    found: list[Lever] = []
    if placed.model.serving.min_replicas:
        idle = now.usd_month_least * (1 - min(1.0, curve.busy_hours_a_week / HOURS_A_WEEK))
        found.append(Lever("scale to zero outside busy hours", idle))
    if "spot" not in placed.pool.purchase:
        found.append(Lever("buy Spot, at the assumed saving", now.usd_month * figure("spot_saving").value))
    demand = demand_of(placed.model)
    if demand is not None and placed.model.stored_precision in ("bf16", "fp16"):
        lighter = dataclasses.replace(demand, precision="fp8", checkpoint_gib=None)
        choices = place(lighter, offers_of([placed.pool], region), prices).choices
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


def read_prices(path: str | Path) -> dict[str, float]:
    """Dollars an hour by instance type from a JSON file such as `{"g6.xlarge": 0.89}`.

    Raises:
        DescriptionError: when the file is missing, no JSON, or names an unknown type or a price that is not positive.
    """
    file = Path(path)
    try:
        if file.stat().st_size > PRICES_LIMIT:
            raise DescriptionError(str(file), [Fault("file", f"must have at most {PRICES_LIMIT} bytes")])
        content = json.loads(file.read_bytes())
    except OSError as error:
        raise DescriptionError(str(file), [Fault("file", "must be readable", error.strerror or "")]) from None
    except (ValueError, RecursionError) as error:
        raise DescriptionError(str(file), [Fault("file", "must be JSON", str(error))]) from None
    form = 'write it as {"g6.xlarge": 0.89}'
    if not isinstance(content, dict):
        raise DescriptionError(str(file), [Fault("file", "must be an object", type(content).__name__, form)])
    faults: list[Fault] = []
    for name, value in content.items():
        if name not in instances.known():
            faults.append(Fault(name, "must be an instance type of the facts", cure="check its name"))
        elif isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < math.inf:
            faults.append(Fault(name, "must be dollars an hour, more than 0", shown(value), form))
    if faults:
        raise DescriptionError(str(file), faults)
    return {name: float(value) for name, value in content.items()}


def _busy(placed: PlacedModel, curve: LoadCurve) -> float:
    serving = placed.model.serving
    wanted = max(1.0, serving.max_replicas / 2) if curve.busy_replicas is None else curve.busy_replicas
    return min(wanted, serving.max_replicas)


def _paid(placed: PlacedModel, curve: LoadCurve) -> float:
    """The part of the On-Demand price that is paid, with Spot's share of the hours."""
    return 1 - (curve.spot_share * figure("spot_saving").value if "spot" in placed.pool.purchase else 0)
