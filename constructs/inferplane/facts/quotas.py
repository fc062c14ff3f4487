"""The quotas on vCPUs that EC2 sets by class of instance family and way of buying."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class QuotaClass:
    """Instance families that share one quota for each way of buying, in one region."""

    name: str
    families: tuple[str, ...]
    letters: str
    """First letters of further families, none of which is another class's."""
    codes: Mapping[str, str]
    """Code of the quota by way of buying, `on-demand` or `spot`; a way is left out where sources disagree."""


@cache
def classes() -> tuple[QuotaClass, ...]:
    """All classes, those of GPUs first."""
    return tuple(
        QuotaClass(row["name"], tuple(row["families"]), row.get("letters", ""), MappingProxyType(dict(row["codes"])))
        for row in table("quotas")["classes"].values()
    )


def of_family(family: str) -> QuotaClass | None:
    """The class of an instance family; None where it has no quota that is known."""
    named = next((each for each in classes() if family in each.families), None)
    return named or next((each for each in classes() if family[:1] in each.letters), None)


@cache
def codes() -> frozenset[str]:
    """The codes of all quotas."""
    return frozenset(code for each in classes() for code in each.codes.values())
