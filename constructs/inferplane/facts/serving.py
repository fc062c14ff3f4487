"""What bounds a model server's life: notices and timeouts."""

from __future__ import annotations

from inferplane.facts.table import table


def spot_notice_seconds() -> int:
    """How long before it takes a Spot instance EC2 says so."""
    return _value("spot_notice_seconds")


def knative_timeout_limit_seconds() -> int:
    """The longest that a Knative revision may let a request take, by Knative's own default."""
    return _value("knative_timeout_limit_seconds")


def _value(name: str) -> int:
    value: int = table("serving")[name]["value"]
    return value
