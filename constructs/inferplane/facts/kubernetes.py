"""The Kubernetes versions that the platform runs on."""

from __future__ import annotations

from inferplane.facts.table import table


def versions() -> tuple[str, ...]:
    """Versions of EKS that every component of the platform supports, in rising order."""
    return tuple(table("kubernetes-versions")["eks"])
