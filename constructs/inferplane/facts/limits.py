"""How many, and how large: the limits that AWS sets on what a description asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit of an AWS service."""

    name: str
    value: int
    """What a new account may have."""
    adjustable: bool
    """Whether AWS raises it on request."""
    unit: str
    """What is counted, and where, such as `IAM roles in the account`."""
    source: str
    """The page that states it."""


@cache
def known() -> dict[str, Limit]:
    """All limits, by name."""
    return {name: Limit(name, **facts) for name, facts in table("service-limits")["limits"].items()}


def limit(name: str) -> Limit:
    """The limit of this name; raises KeyError when there is none."""
    return known()[name]
