"""What bounds a model server's life: notices, timeouts and the speed of a disk."""

from __future__ import annotations

from inferplane.facts.table import table


def spot_notice_seconds() -> int:
    """How long before it takes a Spot instance EC2 says so."""
    return _value("spot_notice_seconds")


def knative_timeout_limit_seconds() -> int:
    """The longest that a Knative revision may let a request take, by Knative's own default."""
    return _value("knative_timeout_limit_seconds")


def volume_baseline_mib_per_second() -> int:
    """What a gp3 volume reads and writes when nothing more was asked for."""
    return _value("volume_baseline_mib_per_second")


def _value(name: str) -> int:
    value: int = table("serving")[name]["value"]
    return value
