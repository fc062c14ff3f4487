"""What EBS volumes of nodes can be, and under which device each operating system looks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True)
class Gp3:
    """The limits of a gp3 volume."""

    size_limit_gib: int
    """Largest size that Karpenter's schema takes."""
    iops_minimum: int
    iops_limit: int
    iops_per_gib: int
    throughput_minimum_mibps: int
    throughput_limit_mibps: int
    iops_per_mibps: int
    """IOPS that each MiB/s of throughput needs."""


@dataclass(frozen=True, slots=True)
class Devices:
    """The device names of an operating system."""

    root: str
    data: str
    """Where images, logs and emptyDir volumes lie; the same as `root` where there is one volume."""
    root_gib: int | None
    """Size of the root volume where it is one of its own."""


@cache
def gp3() -> Gp3:
    """The limits of a gp3 volume."""
    return Gp3(**table("node-storage")["gp3"])


@cache
def devices(operating_system: str) -> Devices:
    """The devices of `bottlerocket` or `al2023`."""
    row = table("node-storage")["devices"][operating_system]
    return Devices(row["root"], row["data"], row.get("root_gib"))
