"""VPC endpoints: which caller needs which AWS service, and what of AWS's own an endpoint's policy must admit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from inferplane.facts.table import table

Caller = Literal["irsa", "karpenter", "load-balancers", "logs", "models", "nodes", "pod-identity"]
"""A part of the platform that calls AWS."""


def services_of(caller: Caller) -> Mapping[str, str]:
    """The services that the caller needs, by the name that ends their endpoint's, each with the reason."""
    services: Mapping[str, str] = _table()["callers"][caller]["services"]
    return services


def is_gateway(service: str) -> bool:
    """Whether the service has an endpoint of type Gateway, which costs nothing and needs no interface."""
    return service in _table()["gateway"]


def add_on_account(region: str) -> str | None:
    """The account of AWS's registry of EKS add-on images in the region; None where none is known."""
    account: str | None = _table()["aws_owned"]["ecr_add_on_accounts"].get(region)
    return account


def public_buckets(region: str) -> tuple[str, ...]:
    """Buckets of AWS from which a node reads: layers of images, packages."""
    return tuple(sorted(each.format(region=region) for each in _table()["aws_owned"]["s3_buckets"]))


def _table() -> dict[str, Any]:
    return table("endpoints")
