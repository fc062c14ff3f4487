"""One model against every GPU, for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from inferplane.facts import model_config
from inferplane.facts.prices import Prices
from inferplane.plan import fit as fits
from inferplane.plan.cost import usd_per_million_tokens
from inferplane.plan.placement import Choice, Rejection
from inferplane.plan.weights import parameters
from inferplane.reports.parts import STYLES, console, memory, note, section, table


def models() -> None:
    """The models of the facts."""
    rows = table("model", ">parameters", ">context", "stored in")
    for name, model in model_config.known().items():
        positions = f"{model.positions:,}" if model.positions else "?"
        rows.add_row(name, f"{parameters(model).total / 1e9:.1f} B", positions, model.precision)
    console().print(rows)


def fit(found: fits.Fit, prices: Prices, *, tokens_second: float | None = None, busy: float = 1.0) -> None:
    """One model against every GPU."""
    out, demand = console(), found.demand
    out.print(_head(found))
    choices, rejections = found.placements.choices, found.placements.rejections
    if choices:
        rows = table("GPUs", "node", ">$/hour", ">KV tokens", ">at once", ">tokens/s")
        for choice in choices:
            rows.add_row(
                choice.offer.name if choice.gpus == choice.offer.count else f"{choice.gpus} of {choice.offer.name}",
                choice.instance_type.name,
                f"{choice.usd_hour:.2f}",
                _thousands(choice.sizing.kv_tokens),
                f"{choice.sizing.requests_of(demand.request_tokens or demand.context):,}",
                f"{fits.ceiling(choice, demand):,.0f}",
                style=STYLES[choice.sizing.verdict],
            )
        out.print(section("fits", rows))
        out.print(memory(f"one GPU of {choices[0].seat}", choices[0].sizing))
        if tokens_second is not None:
            out.print(_per_million(choices, tokens_second, busy))
    if rejections:
        out.print(section("does not fit", _rejected(rejections)))
    if found.ways_out:
        rows = table("change", "GPUs", "node", ">$/hour")
        for way in found.ways_out:
            choice = way.choice
            rows.add_row(way.change, choice.offer.name, choice.instance_type.name, f"{choice.usd_hour:.2f}")
        out.print(section("ways out", rows))
        near = [each for each in rejections if each.sizing]
        if near:
            nearest = min(near, key=lambda each: each.sizing.needed_gib - each.sizing.kv_gib if each.sizing else 0)
            if nearest.sizing:
                out.print(memory(f"one GPU of {nearest.offer.name}", nearest.sizing))
    out.print(note(f"Prices: {prices.note}. tokens/s: at most, by memory bandwidth."))


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


def _rejected(rejections: Iterable[Rejection]) -> Table:
    """Why not, each reason once with the GPUs that it is true of."""
    rows = table("GPUs", "why")
    reasons: dict[str, list[str]] = {}
    for each in rejections:
        reasons.setdefault(each.reason, []).append(each.offer.name)
    for reason, offers in reasons.items():
        rows.add_row(", ".join(dict.fromkeys(offers)), reason)
    return rows


def _per_million(choices: Sequence[Choice], tokens_second: float, busy: float) -> Padding:
    rows = table("GPUs", "node", ">$/million tokens")
    for choice in choices:
        dollars = usd_per_million_tokens(choice.usd_hour, tokens_second=tokens_second, utilization=busy)
        rows.add_row(choice.offer.name, choice.instance_type.name, f"{dollars:.2f}")
    return section(f"at {tokens_second:g} tokens a second, busy {busy:.0%} of the time", rows)


def _thousands(count: int) -> str:
    return f"{count / 1000:,.0f}k" if count >= 10_000 else f"{count:,}"
