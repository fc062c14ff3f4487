"""Which VPC endpoints a platform needs, and for whom; pure, knows no framework."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from inferplane.facts import endpoints
from inferplane.facts.endpoints import Caller


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One VPC endpoint."""

    service: str
    """What ends its service's name, such as `ecr.api` of `com.amazonaws.us-east-1.ecr.api`."""
    gateway: bool
    """Whether it is of type Gateway; else of type Interface."""
    reasons: tuple[tuple[Caller, str], ...]
    """Who calls it, and what for."""

    @property
    def reason(self) -> str:
        """All reasons in one line."""
        return "; ".join(f"{caller}: {reason}" for caller, reason in self.reasons)


def needed_endpoints(callers: Iterable[Caller]) -> tuple[Endpoint, ...]:
    """The endpoints that these callers need, each once, by name.

    What has no endpoint is designed around: IAM (outside us-east-1) by an instance profile that exists already, the
    price list by Karpenter's `isolatedVPC`.
    """
    reasons: dict[str, list[tuple[Caller, str]]] = {}
    for caller in sorted(set(callers)):
        for service, reason in endpoints.services_of(caller).items():
            reasons.setdefault(service, []).append((caller, reason))
    return tuple(
        Endpoint(service, endpoints.is_gateway(service), tuple(reasons[service])) for service in sorted(reasons)
    )
