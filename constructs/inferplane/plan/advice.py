"""The nearest ways out for a model that fits nowhere: with less context, fewer requests, fewer bits, or another GPU."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from inferplane.facts import precisions
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.offers import Offer, offers_of_kinds
from inferplane.plan.placement import Choice, Demand, Placements, place

_STEP = 256
"""Contexts are proposed in steps of so many tokens."""
_FEWER_BITS = ("fp8", "awq")
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class WayOut:
    """One change with which a model fits."""

    change: str
    """What to do, such as `lower the context to 8192`."""
    choice: Choice
    """Where it then runs."""

    def __str__(self) -> str:
        at = f"{self.choice.offer.name}, {self.choice.instance_type.name}, ${self.choice.usd_hour:.2f} an hour"
        return f"{self.change} ({at})"


def ways_out(
    demand: Demand,
    offers: Sequence[Offer],
    *,
    region: str | None = None,
    prices: Prices = ON_DEMAND,
) -> tuple[WayOut, ...]:
    """What would make room for a model that none of these offers holds.

    Args:
        demand: What the model asks.
        offers: What may be had.
        region: Where other GPUs are looked for; anywhere by default.
        prices: What instances cost.
    """

    def first(changed: Demand, among: Sequence[Offer] = offers) -> Choice | None:
        found: Placements = place(changed, among, prices)
        return found.choices[0] if found.choices else None

    found: list[WayOut] = []

    def add(change: str, choice: Choice | None) -> None:
        if choice is not None:
            found.append(WayOut(change, choice))

    shorter = _largest(1, demand.context // _STEP, lambda steps: first(_with_context(demand, steps * _STEP)))
    if shorter:
        add(f"lower the context to {shorter * _STEP} tokens", first(_with_context(demand, shorter * _STEP)))
    fewer = _largest(1, demand.requests - 1, lambda count: first(dataclasses.replace(demand, requests=count)))
    if fewer:
        add(
            f"promise {fewer} request{'' if fewer == 1 else 's'} in flight",
            first(dataclasses.replace(demand, requests=fewer)),
        )
    here = precisions.known()[demand.precision].bits
    for precision in _FEWER_BITS:
        if precisions.known()[precision].bits < here:
            lighter = dataclasses.replace(demand, precision=precision, checkpoint_gib=None)
            add(f"store the weights in {precision}", first(lighter))
    if demand.kv_precision == "auto":
        add("keep the KV cache in fp8", first(dataclasses.replace(demand, kv_precision="fp8")))
    if not demand.tight:
        add("accept a GPU without a margin, tight=True", first(dataclasses.replace(demand, tight=True)))
    other = first(demand, offers_of_kinds(region))
    if other is not None:
        add(f"use the family {other.instance_type.family}", other)
    return tuple(found)


def why_not(placements: Placements) -> str:
    """The nearest misses of a model that fits nowhere, in one line."""
    nearest = sorted(
        placements.rejections,
        key=lambda each: each.sizing.needed_gib - each.sizing.kv_gib if each.sizing else float("inf"),
    )
    shown = [f"{each.offer.name}: {each.reason}" for each in nearest[:_SHOWN]]
    more = len(nearest) - len(shown)
    return "; ".join(shown) + (f"; and {more} more" if more > 0 else "")


def _with_context(demand: Demand, context: int) -> Demand:
    tokens = demand.request_tokens
    return dataclasses.replace(demand, context=context, request_tokens=None if tokens is None else min(tokens, context))


def _largest(low: int, high: int, holds: Callable[[int], object]) -> int:
    """The largest number for which `holds`, of those between; 0 where there is none. What holds, holds for less."""
    if high < low or not holds(low):
        return 0
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if holds(middle) else (low, middle - 1)
    return low
