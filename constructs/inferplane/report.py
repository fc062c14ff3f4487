"""Reports for people, in colour where the terminal has it, readable in 80 columns; decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from inferplane.facts import model_config
from inferplane.facts.prices import Prices
from inferplane.plan import accuracy as logs
from inferplane.plan import fit as fits
from inferplane.plan.cost import LoadCurve, levers, model_cost, usd_per_million_tokens
from inferplane.plan.fleet import PoolUse
from inferplane.plan.models import PlacedModel
from inferplane.plan.placement import Choice, Rejection
from inferplane.plan.plan import EnvironmentPlan, Plan
from inferplane.plan.sizing import Sizing
from inferplane.plan.timeline import Timeline
from inferplane.plan.weights import parameters
from inferplane.spec.nodes import DataVolume

WIDTH = 80
"""Columns that every report fits into."""
_BAR = 20
_WORST = 8
_STYLES = {"fits": "green", "tight": "yellow", "no": "red"}
_TERM_STYLES = {
    "outside the engine's share": "bright_black",
    "weights": "blue",
    "activations": "magenta",
    "CUDA and NCCL": "yellow",
    "CUDA graphs": "yellow",
    "vision tower": "magenta",
    "KV cache": "green",
}


def models() -> None:
    """The models of the facts."""
    table = _table("model", ">parameters", ">context", "stored in")
    for name, model in model_config.known().items():
        positions = f"{model.positions:,}" if model.positions else "?"
        table.add_row(name, f"{parameters(model).total / 1e9:.1f} B", positions, model.precision)
    _console().print(table)


def fit(found: fits.Fit, prices: Prices, *, tokens_second: float | None = None, busy: float = 1.0) -> None:
    """One model against every GPU."""
    console, demand = _console(), found.demand
    console.print(_head(found))
    choices, rejections = found.placements.choices, found.placements.rejections
    if choices:
        table = _table("GPUs", "node", ">$/hour", ">KV tokens", ">at once", ">tokens/s")
        for choice in choices:
            table.add_row(
                choice.offer.name if choice.gpus == choice.offer.count else f"{choice.gpus} of {choice.offer.name}",
                choice.instance_type.name,
                f"{choice.usd_hour:.2f}",
                _thousands(choice.sizing.kv_tokens),
                f"{choice.sizing.requests_of(demand.request_tokens or demand.context):,}",
                f"{fits.ceiling(choice, demand):,.0f}",
                style=_STYLES[choice.sizing.verdict],
            )
        console.print(_section("fits", table))
        console.print(_memory(f"one GPU of {choices[0].seat}", choices[0].sizing))
        if tokens_second is not None:
            console.print(_per_million(choices, tokens_second, busy))
    if rejections:
        console.print(_section("does not fit", _rejected(rejections)))
    if found.ways_out:
        table = _table("change", "GPUs", "node", ">$/hour")
        for way in found.ways_out:
            choice = way.choice
            table.add_row(way.change, choice.offer.name, choice.instance_type.name, f"{choice.usd_hour:.2f}")
        console.print(_section("ways out", table))
        near = [each for each in rejections if each.sizing]
        if near:
            nearest = min(near, key=lambda each: each.sizing.needed_gib - each.sizing.kv_gib if each.sizing else 0)
            if nearest.sizing:
                console.print(_memory(f"one GPU of {nearest.offer.name}", nearest.sizing))
    console.print(_note(f"Prices: {prices.note}. tokens/s: at most, by memory bandwidth."))


def plan(
    the_plan: Plan,
    environment: EnvironmentPlan,
    curve: LoadCurve,
    prices: Prices,
    *,
    only: str | None = None,
) -> None:
    """A described platform, in one environment."""
    console = _console()
    region = environment.environment.region
    console.print(Text(f"{the_plan.platform.name} in {environment.names.environment}, {region}", style="bold"))
    placed = [each for each in environment.placed if only in (None, each.model.name)]
    console.print(_section("models", _models(placed)))
    if only is None:
        console.print(_section("pools", _pools(environment.pool_uses)))
        console.print(_section("quotas, in vCPUs", _quotas(environment)))
    console.print(_section("cold start, in seconds", _timelines([each for each in placed if each.cold_start])))
    console.print(_section("cost, in dollars", _costs(placed, curve)))
    console.print(_section("what would save, a month", _levers(placed, curve, region, prices)))
    if only is not None:
        for each in placed:
            if each.sizing and each.seat:
                console.print(_memory(f"one GPU of {each.seat}", each.sizing))
            if each.cold_start:
                console.print(_section("cold start, phase by phase", _phases(each.cold_start.timeline)))
            console.print(_section("drain, phase by phase", _phases(each.drain)))
    for warning in the_plan.warnings:
        console.print(Text(f"warning: {warning}", style="yellow"))
    others = [each for each in the_plan.environments if each is not environment]
    alike = [each.names.environment for each in others if _alike(each, environment)]
    different = [each.names.environment for each in others if not _alike(each, environment)]
    note = f"Prices: {prices.note}."
    note += f" {', '.join(alike)}: the same." if alike else ""
    note += f" {', '.join(different)}: different, see --environment." if different else ""
    console.print(_note(note))


def accuracy(compared: Sequence[logs.Comparison]) -> None:
    """Our arithmetic against start-up logs."""
    console = _console()
    table = _table("error against the log", ">records", ">median", ">90th percentile")
    for name, error in (("weights", _weights_error), ("KV cache", _kv_error)):
        for in_fit in (True, False):
            found = logs.accuracy(compared, error, in_fit=in_fit)
            label = f"{name}, {'where all is known' if in_fit else 'all records'}"
            table.add_row(label, str(found.count), f"{found.median:.2%}", f"{found.ninetieth:.2%}")
    console.print(table)
    worst = sorted(compared, key=lambda each: -abs(each.kv_error or 0))[:_WORST]
    table = _table("worst records", ">KV, GiB", ">logged", ">error", "started", "verdict")
    for each in worst:
        logged = "" if each.kv_gib is None else f"{each.kv_gib:.2f}"
        off = "" if each.kv_error is None else f"{each.kv_error:+.1%}"
        name = each.id if each.in_fit else f"{each.id} *"
        table.add_row(name, f"{each.sizing.kv_gib:.2f}", logged, off, _yes(each.started), _verdict(each.sizing))
    console.print(_section("", table))
    table = _table("verdict", ">started", ">failed")
    for verdict in ("fits", "tight", "no"):
        here = [each for each in compared if each.sizing.verdict == verdict]
        started = sum(each.started for each in here)
        table.add_row(Text(verdict, style=_STYLES[verdict]), str(started), str(len(here) - started))
    console.print(_section("", table))
    console.print(_note("* something that decides was not logged, and is guessed"))


def _weights_error(each: logs.Comparison) -> float | None:
    return each.weights_error


def _kv_error(each: logs.Comparison) -> float | None:
    return each.kv_error


def _console() -> Console:
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    return console


def _table(*columns: str) -> Table:
    """A table without lines; a column that begins with `>` holds numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bright_black")
    for column in columns:
        right = column.startswith(">")
        table.add_column(column.removeprefix(">"), justify="right" if right else "left", no_wrap=right)
    return table


def _section(title: str, table: Table) -> Padding:
    parts = [Text(title, style="bold"), table] if title else [table]
    return Padding(Group(*parts), (1, 0, 0, 0), expand=False)


def _note(text: str) -> Padding:
    return Padding(Text(text, style="bright_black"), (1, 0, 0, 0), expand=False)


def _verdict(sizing: Sizing) -> Text:
    return Text(sizing.verdict, style=_STYLES[sizing.verdict])


def _thousands(count: int) -> str:
    return f"{count / 1000:,.0f}k" if count >= 10_000 else f"{count:,}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _head(found: fits.Fit) -> Text:
    demand = found.demand
    length = demand.request_tokens or demand.context
    flight = "1 request" if demand.requests == 1 else f"{demand.requests} requests"
    head = Text(demand.architecture.name, style="bold")
    head.append(
        f"  {found.parameters_b:.1f} B parameters, {found.weights_gib:.1f} GiB in {demand.precision}; "
        f"{flight} of {length:,} tokens in flight, {demand.context:,} at most",
        style="not bold",
    )
    return head


def _memory(title: str, sizing: Sizing) -> Padding:
    """Where every GiB of a GPU goes, each with its bar."""
    table = _table("", ">GiB", "", "")
    visible = sum(term.gib for term in sizing.terms)
    for term in sizing.terms:
        length = round(_BAR * max(0.0, term.gib) / visible)
        table.add_row(
            term.name, f"{term.gib:.2f}", Text("█" * length, style=_TERM_STYLES.get(term.name, "white")), term.why
        )
    need = f"{sizing.needed_gib:.2f} GiB of KV cache needed; the longest request has {sizing.longest_context:,} tokens"
    table.caption, table.caption_justify, table.caption_style = need, "left", "bright_black"
    return _section(title, table)


def _rejected(rejections: Iterable[Rejection]) -> Table:
    """Why not, each reason once with the GPUs that it is true of."""
    table = _table("GPUs", "why")
    reasons: dict[str, list[str]] = {}
    for each in rejections:
        reasons.setdefault(each.reason, []).append(each.offer.name)
    for reason, offers in reasons.items():
        table.add_row(", ".join(dict.fromkeys(offers)), reason)
    return table


def _per_million(choices: Sequence[Choice], tokens_second: float, busy: float) -> Padding:
    table = _table("GPUs", "node", ">$/million tokens")
    for choice in choices:
        dollars = usd_per_million_tokens(choice.usd_hour, tokens_second=tokens_second, utilization=busy)
        table.add_row(choice.offer.name, choice.instance_type.name, f"{dollars:.2f}")
    return _section(f"at {tokens_second:g} tokens a second, busy {busy:.0%} of the time", table)


def _models(placed: Iterable[PlacedModel]) -> Table:
    table = _table("model", "where", "node", ">replicas", ">at once", ">context", "")
    for each in placed:
        serving = each.model.serving
        at_once = ""
        if each.sizing:
            length = each.model.requests.tokens if each.model.requests else each.model.context
            at_once = f"{each.model.concurrency} of {each.sizing.requests_of(length)}"
        table.add_row(
            each.model.name,
            f"{each.model.placed.gpus} x {each.model.placed.gpu}",
            each.seat.instance_type.name if each.seat else "?",
            f"{serving.min_replicas}-{serving.max_replicas}",
            at_once,
            f"{each.model.context:,}",
            _verdict(each.sizing) if each.sizing else "by hand",
        )
    return table


def _pools(uses: Iterable[PoolUse]) -> Table:
    table = _table("pool", ">GPUs, least", ">most", ">rollout", ">limit", ">$/hour", "volume")
    for use in uses:
        volume = f"{use.volume.size_gib} GiB" if isinstance(use.volume, DataVolume) else "NVMe"
        limit = Text(str(use.pool.gpu_limit), style="red" if use.beyond_limit else "")
        table.add_row(
            use.pool.name,
            str(use.gpus_least),
            str(use.gpus_most),
            f"+{use.gpus_surge}",
            limit,
            f"{use.usd_hour_least:.2f}-{use.usd_hour_most:.2f}",
            volume,
        )
    return table


def _quotas(environment: EnvironmentPlan) -> Table:
    table = _table("quota", "code", "bought", ">least", ">most", ">at the largest type")
    for need in environment.quota_needs:
        table.add_row(
            need.name,
            need.code or "not known",
            need.purchase,
            str(need.vcpus_least),
            str(need.vcpus_most),
            str(need.vcpus_dearest),
        )
    return table


def _timelines(placed: Iterable[PlacedModel]) -> Table:
    table = _table("model", ">node", ">image", ">weights", ">load", ">engine", ">all", ">probe ends at")
    for each in placed:
        cold = each.cold_start
        if cold is None:
            continue
        phases = cold.timeline
        engine = cold.engine_seconds - phases.phase("load")
        cells = (*(phases.phase(name) for name in ("node", "image", "weights", "load")), engine, phases.seconds)
        table.add_row(each.model.name, *(f"{cell:.0f}" for cell in cells), str(each.model.start_up_seconds))
    return table


def _phases(timeline: Timeline) -> Table:
    table = _table("phase", ">seconds", "", "decided by", "figures")
    longest = max((phase.seconds for phase in timeline.phases), default=0) or 1
    for phase in timeline.phases:
        bar = Text("█" * round(_BAR / 2 * phase.seconds / longest), style="blue")
        kinds = ", ".join(dict.fromkeys(figure.kind for figure in phase.figures))
        table.add_row(phase.name, f"{phase.seconds:.0f}", bar, phase.limit, kinds)
    table.add_row("all", f"{timeline.seconds:.0f}", "", "", "")
    return table


def _costs(placed: Iterable[PlacedModel], curve: LoadCurve) -> Table:
    table = _table("model", ">replica/hour", ">idle/month", ">month", ">month, always most")
    sums = [0.0, 0.0, 0.0]
    for each in placed:
        cost = model_cost(each, curve)
        if cost is None:
            table.add_row(each.model.name, "?", "", "", "")
            continue
        figures = (cost.usd_month_least, cost.usd_month, cost.usd_month_always_on)
        sums = [before + figure for before, figure in zip(sums, figures, strict=True)]
        table.add_row(each.model.name, f"{cost.usd_hour:.2f}", *(f"{figure:,.0f}" for figure in figures))
    table.add_row("all", "", *(f"{figure:,.0f}" for figure in sums), style="bold")
    busy = "half of the most" if curve.busy_replicas is None else f"{curve.busy_replicas:g}"
    table.caption_justify, table.caption_style = "left", "bright_black"
    table.caption = f"month: {curve.busy_hours_a_week:g} hours a week at {busy} replicas, else at the fewest"
    return table


def _levers(placed: Iterable[PlacedModel], curve: LoadCurve, region: str, prices: Prices) -> Table:
    table = _table("model", "change", ">$/month")
    for each in placed:
        for lever in levers(each, curve, region=region, prices=prices):
            table.add_row(each.model.name, lever.change, f"{lever.usd_month:,.0f}")
    return table


def _alike(one: EnvironmentPlan, other: EnvironmentPlan) -> bool:
    """Whether every model runs on the same nodes in both."""
    return [each.model.placement for each in one.placed] == [each.model.placement for each in other.placed]
