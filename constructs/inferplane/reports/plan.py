"""A described platform, for people."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from inferplane.facts.prices import Prices
from inferplane.plan.cost import LoadCurve, levers, model_cost
from inferplane.plan.fleet import PoolUse
from inferplane.plan.placed import PlacedModel
from inferplane.plan.plan import EnvironmentPlan, Plan
from inferplane.plan.timeline import Timeline
from inferplane.reports.parts import BAR, console, memory, note, section, table, verdict_of
from inferplane.spec.nodes import DataVolume


def plan(
    the_plan: Plan,
    environment: EnvironmentPlan,
    curve: LoadCurve,
    prices: Prices,
    *,
    only: str | None = None,
) -> None:
    """A described platform, in one environment."""
    out = console()
    region = environment.environment.region
    out.print(Text(f"{the_plan.platform.name} in {environment.names.environment}, {region}", style="bold"))
    placed = [each for each in environment.placed if only in (None, each.model.name)]
    out.print(section("models", _models(placed)))
    if only is None:
        out.print(section("pools", _pools(environment.pool_uses)))
        out.print(section("quotas, in vCPUs", _quotas(environment)))
    out.print(section("cold start, in seconds", _timelines([each for each in placed if each.cold_start])))
    out.print(section("cost, in dollars", _costs(placed, curve)))
    out.print(section("what would save, a month", _levers(placed, curve, region, prices)))
    if only is not None:
        for each in placed:
            if each.sizing and each.seat:
                out.print(memory(f"one GPU of {each.seat}", each.sizing))
            if each.cold_start:
                out.print(section("cold start, phase by phase", _phases(each.cold_start.timeline)))
            out.print(section("drain, phase by phase", _phases(each.drain)))
    for warning in the_plan.warnings:
        out.print(Text(f"warning: {warning}", style="yellow"))
    others = [each for each in the_plan.environments if each is not environment]
    alike = [each.names.environment for each in others if _alike(each, environment)]
    different = [each.names.environment for each in others if not _alike(each, environment)]
    closing = f"Prices: {prices.note}."
    closing += f" {', '.join(alike)}: the same." if alike else ""
    closing += f" {', '.join(different)}: different, see --environment." if different else ""
    out.print(note(closing))


def _models(placed: Iterable[PlacedModel]) -> Table:
    rows = table("model", "where", "node", ">replicas", ">at once", ">context", "")
    for each in placed:
        serving = each.model.serving
        at_once = ""
        if each.sizing:
            length = each.model.requests.tokens if each.model.requests else each.model.context
            at_once = f"{each.model.concurrency} of {each.sizing.requests_of(length)}"
        rows.add_row(
            each.model.name,
            f"{each.model.placed.gpus} x {each.model.placed.gpu}",
            each.seat.instance_type.name if each.seat else "?",
            f"{serving.min_replicas}-{serving.max_replicas}",
            at_once,
            f"{each.model.context:,}",
            verdict_of(each.sizing) if each.sizing else "by hand",
        )
    return rows


def _pools(uses: Iterable[PoolUse]) -> Table:
    rows = table("pool", ">GPUs, least", ">most", ">rollout", ">limit", ">$/hour", "volume")
    for use in uses:
        volume = f"{use.volume.size_gib} GiB" if isinstance(use.volume, DataVolume) else "NVMe"
        limit = Text(str(use.pool.gpu_limit), style="red" if use.beyond_limit else "")
        rows.add_row(
            use.pool.name,
            str(use.gpus_least),
            str(use.gpus_most),
            f"+{use.gpus_surge}",
            limit,
            f"{use.usd_hour_least:.2f}-{use.usd_hour_most:.2f}",
            volume,
        )
    return rows


def _quotas(environment: EnvironmentPlan) -> Table:
    rows = table("quota", "code", "bought", ">least", ">most", ">at the largest type")
    for need in environment.quota_needs:
        rows.add_row(
            need.name,
            need.code or "not known",
            need.purchase,
            str(need.vcpus_least),
            str(need.vcpus_most),
            str(need.vcpus_dearest),
        )
    return rows


def _timelines(placed: Iterable[PlacedModel]) -> Table:
    rows = table("model", ">node", ">image", ">weights", ">load", ">engine", ">all", ">probe ends at")
    for each in placed:
        cold = each.cold_start
        if cold is None:
            continue
        phases = cold.timeline
        engine = cold.engine_seconds - phases.phase("load")
        cells = (*(phases.phase(name) for name in ("node", "image", "weights", "load")), engine, phases.seconds)
        rows.add_row(each.model.name, *(f"{cell:.0f}" for cell in cells), str(each.model.start_up_seconds))
    return rows


def _phases(timeline: Timeline) -> Table:
    rows = table("phase", ">seconds", "", "decided by", "figures")
    longest = max((phase.seconds for phase in timeline.phases), default=0) or 1
    for phase in timeline.phases:
        bar = Text("█" * round(BAR / 2 * phase.seconds / longest), style="blue")
        kinds = ", ".join(dict.fromkeys(figure.kind for figure in phase.figures))
        rows.add_row(phase.name, f"{phase.seconds:.0f}", bar, phase.limit, kinds)
    rows.add_row("all", f"{timeline.seconds:.0f}", "", "", "")
    return rows


def _costs(placed: Iterable[PlacedModel], curve: LoadCurve) -> Table:
    rows = table("model", ">replica/hour", ">idle/month", ">month", ">month, always most")
    sums = [0.0, 0.0, 0.0]
    for each in placed:
        cost = model_cost(each, curve)
        if cost is None:
            rows.add_row(each.model.name, "?", "", "", "")
            continue
        figures = (cost.usd_month_least, cost.usd_month, cost.usd_month_always_on)
        sums = [before + figure for before, figure in zip(sums, figures, strict=True)]
        rows.add_row(each.model.name, f"{cost.usd_hour:.2f}", *(f"{figure:,.0f}" for figure in figures))
    rows.add_row("all", "", *(f"{figure:,.0f}" for figure in sums), style="bold")
    busy = "half of the most" if curve.busy_replicas is None else f"{curve.busy_replicas:g}"
    rows.caption_justify, rows.caption_style = "left", "bright_black"
    rows.caption = f"month: {curve.busy_hours_a_week:g} hours a week at {busy} replicas, else at the fewest"
    return rows


def _levers(placed: Iterable[PlacedModel], curve: LoadCurve, region: str, prices: Prices) -> Table:
    rows = table("model", "change", ">$/month")
    for each in placed:
        for lever in levers(each, curve, region=region, prices=prices):
            rows.add_row(each.model.name, lever.change, f"{lever.usd_month:,.0f}")
    return rows


def _alike(one: EnvironmentPlan, other: EnvironmentPlan) -> bool:
    """Whether every model runs on the same nodes in both."""
    return [each.model.placement for each in one.placed] == [each.model.placement for each in other.placed]
