"""How long things take, each figure with its source and whether it was measured, documented or assumed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a timeline."""

    name: str
    value: float
    kind: Literal["measured", "documented", "assumed"]
    source: str


@cache
def figure(name: str) -> Figure:
    """The figure of this name; raises KeyError when there is none."""
    row = table("timeline")["figures"][name]
    return Figure(name, row["value"], row["kind"], row["source"])


@cache
def figures() -> tuple[Figure, ...]:
    """All figures."""
    return tuple(figure(name) for name in table("timeline")["figures"])
