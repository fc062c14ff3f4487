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
    codes: Mapping[str, str]
    """Code of the quota by way of buying, `on-demand` or `spot`; a way is left out where sources disagree."""


@cache
def classes() -> tuple[QuotaClass, ...]:
    """All classes with GPUs."""
    return tuple(
        QuotaClass(row["name"], tuple(row["families"]), MappingProxyType(dict(row["codes"])))
        for row in table("quotas")["classes"].values()
    )


def of_family(family: str) -> QuotaClass | None:
    """The class of an instance family; None where it has no quota that is known."""
    return next((each for each in classes() if family in each.families), None)
