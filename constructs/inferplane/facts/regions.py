"""AWS regions: the partition that each belongs to and its DNS suffix."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class Region:
    """One AWS region."""

    name: str
    partition: str
    """`aws`, `aws-us-gov` or `aws-cn`."""
    dns_suffix: str
    """The domain of AWS's services there, such as `amazonaws.com`."""
    description: str


@cache
def known() -> dict[str, Region]:
    """All regions of the commercial, GovCloud and China partitions, by name."""
    return {name: Region(name, **facts) for name, facts in table("regions")["regions"].items()}


def region(name: str) -> Region:
    """The region of this name; raises KeyError when there is none."""
    return known()[name]
