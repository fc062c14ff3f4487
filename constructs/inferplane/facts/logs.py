"""CloudWatch Logs: the retentions that a log group may have."""

from __future__ import annotations

from inferplane.facts.table import table


def retention_days() -> tuple[int, ...]:
    """The retentions, in days, in rising order."""
    return tuple(table("cloudwatch-logs")["retention_days"])
