"""A plan as plain data, for `inferplane plan --json` and for whoever compares two of them."""

from __future__ import annotations

import dataclasses
from typing import Any

from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.cost import LoadCurve, levers, model_cost
from inferplane.plan.fit import sizing_data
from inferplane.plan.fleet import PoolUse, QuotaNeed
from inferplane.plan.placed import PlacedModel
from inferplane.plan.plan import EnvironmentPlan, Plan
from inferplane.plan.timeline import Timeline
from inferplane.spec.nodes import DataVolume


def as_data(plan: Plan, curve: LoadCurve | None = None, prices: Prices = ON_DEMAND) -> dict[str, Any]:
    """The plan of every environment.

    Args:
        plan: The plan.
        curve: How busy models are.
        prices: What instances cost.
    """
    return {
        "platform": plan.platform.name,
        "prices": prices.note,
        "environments": [_environment(each, curve, prices) for each in plan.environments],
        "warnings": list(plan.warnings),
    }


def _environment(each: EnvironmentPlan, curve: LoadCurve | None, prices: Prices) -> dict[str, Any]:
    region = each.environment.region
    return {
        "environment": each.names.environment,
        "region": region,
        "models": [_model(placed, curve, region, prices) for placed in each.placed],
        "pools": [_pool(use) for use in each.pool_uses],
        "quotas": [_quota(need) for need in each.quota_needs],
    }


def _model(placed: PlacedModel, curve: LoadCurve | None, region: str, prices: Prices) -> dict[str, Any]:
    model, seat = placed.model, placed.seat
    cost = model_cost(placed, curve)
    data: dict[str, Any] = {
        "model": model.name,
        "version": model.version,
        "architecture": model.shape.name if model.shape else None,
        "precision": model.stored_precision,
        "weights_in_registry_gib": round(model.weights_gib, 2),
        "context": model.context,
        "concurrency": model.concurrency,
        "replicas": [model.serving.min_replicas, model.serving.max_replicas],
        "placement": model.placed.model_dump(exclude_none=True),
        "drain": _timeline(placed.drain),
    }
    if seat:
        data["instance_types"] = [each.name for each in seat.types]
        data["purchase"] = list(placed.pool.purchase)
    if placed.sizing:
        data["verdict"] = placed.sizing.verdict
        data["gpu"] = sizing_data(placed.sizing)
    if placed.cold_start:
        data["cold_start"] = _timeline(placed.cold_start.timeline)
        data["startup_deadline_seconds"] = placed.cold_start.startup_deadline
        data["ready_deadline_seconds"] = placed.cold_start.ready_deadline
    if cost:
        data["cost_usd"] = {name: round(value, 4) for name, value in dataclasses.asdict(cost).items()}
        data["levers"] = [
            {"change": lever.change, "usd_month": round(lever.usd_month, 2)}
            for lever in levers(placed, curve, region=region, prices=prices)
        ]
    return data


def _timeline(timeline: Timeline) -> dict[str, Any]:
    return {
        "seconds": round(timeline.seconds, 1),
        "phases": [
            {
                "name": phase.name,
                "seconds": round(phase.seconds, 1),
                "limit": phase.limit,
                "figures": [dataclasses.asdict(figure) for figure in phase.figures],
            }
            for phase in timeline.phases
        ],
    }


def _pool(use: PoolUse) -> dict[str, Any]:
    return {
        "pool": use.pool.name,
        "models": [each.model.name for each in use.models],
        "volume_gib": use.volume.size_gib if isinstance(use.volume, DataVolume) else None,
        "gpus_least": use.gpus_least,
        "gpus_most": use.gpus_most,
        "gpus_surge": use.gpus_surge,
        "gpu_limit": use.pool.gpu_limit,
        "usd_hour_least": round(use.usd_hour_least, 4),
        "usd_hour_most": round(use.usd_hour_most, 4),
    }


def _quota(need: QuotaNeed) -> dict[str, Any]:
    return dataclasses.asdict(need)
