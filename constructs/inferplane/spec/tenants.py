"""The teams that share a cluster: their namespace, their ceilings and their precedence; knows no framework."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field, model_validator

from inferplane.errors import Fault
from inferplane.spec.dns import DNS_LABEL_LIMIT
from inferplane.spec.value import Value, checked, refuse_all

TEAM_NAME_LIMIT = DNS_LABEL_LIMIT
"""Characters in a team's name, which is also its namespace: a DNS label."""
PRIORITY_LIMIT = 1_000_000_000
"""Highest priority of a workload; above it are the system's own classes."""
PRIORITY_MINIMUM = -2_147_483_648
"""Lowest priority of a workload."""
RESERVED_NAMESPACES = frozenset(
    {
        "default",
        "kube-system",
        "kube-public",
        "kube-node-lease",
        "argocd",
        "cert-manager",
        "envoy-ai-gateway-system",
        "envoy-gateway-system",
        "gateway",
        "karpenter",
        "keda",
        "knative-operator",
        "knative-serving",
        "kserve",
    }
)
"""Namespaces of the cluster and of the platform's components, which no team may have."""

_DNS_LABEL = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?")
_WHOLE_MEMORY = re.compile(r"[1-9][0-9]*(Mi|Gi|Ti)")
_WHOLE_CPU = re.compile(r"[1-9][0-9]*m?")


def _team_name(value: str) -> str | None:
    if len(value) > TEAM_NAME_LIMIT or not _DNS_LABEL.fullmatch(value):
        return (
            "must be a DNS label that begins with a letter: lower-case letters, digits and hyphens, "
            f"at most {TEAM_NAME_LIMIT} characters"
        )
    if value in RESERVED_NAMESPACES:
        return "must not be a namespace of the cluster or of a component"
    return None


def _cpu(value: str) -> str | None:
    return None if _WHOLE_CPU.fullmatch(value) else "must be a positive CPU quantity"


def _memory(value: str) -> str | None:
    return None if _WHOLE_MEMORY.fullmatch(value) else "must be a positive memory quantity in Mi, Gi or Ti"


class Quota(Value):
    """Ceilings of one namespace, as a ResourceQuota holds them; what is left out is not limited.

    See https://kubernetes.io/docs/concepts/policy/resource-quotas/.
    """

    gpus: Annotated[int, Field(ge=0)] | None = None
    """GPUs (or slices, where a GPU is shared) that all pods together may request."""
    pods: Annotated[int, Field(ge=1)] | None = None
    """Pods that may exist, not counting finished ones."""
    cpu: (
        Annotated[
            str,
            checked(_cpu, 'write it as "64" or "3500m"'),
        ]
        | None
    ) = None
    """CPU that all pods together may request, such as `"64"`."""
    memory: (
        Annotated[
            str,
            checked(_memory, 'write it as "512Gi"'),
        ]
        | None
    ) = None
    """Memory that all pods together may request, such as `"512Gi"`."""

    @model_validator(mode="after")
    def _limits_something(self) -> Quota:
        faults: list[Fault] = []
        if self.gpus is None and self.pods is None and self.cpu is None and self.memory is None:
            faults.append(
                Fault(
                    "", "must limit at least one of gpus, pods, cpu and memory", cure="set one, or leave the quota out"
                )
            )
        refuse_all(type(self).__name__, faults)
        return self


class Priority(Value):
    """The precedence of a team's pods: what is higher is scheduled first, and evicts what is lower if it may."""

    value: Annotated[int, Field(ge=PRIORITY_MINIMUM, le=PRIORITY_LIMIT)]
    """Precedence; 0 is that of a pod without a class."""
    preempts: bool = True
    """Whether a pending pod may evict pods of lower precedence."""
    description: str = ""
    """When to use it, in one sentence."""


class Team(Value):
    """A team with a namespace of its own.

    Raises:
        DescriptionError: with every fault found.
    """

    name: Annotated[str, checked(_team_name, "choose a name such as prior-auth")]
    """Name of the team and of its namespace."""
    quota: Quota | None = None
    """Ceilings of its namespace; none by default."""
    priority: Priority | None = None
    """Precedence of its pods, as a PriorityClass of the team's name; that of a pod without a class by default."""
