"""Which instance type Karpenter takes for a pod: the cheapest that its requirements allow and that holds it.

See https://karpenter.sh/v1.14/concepts/scheduling/.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from inferplane.facts import instances
from inferplane.facts.instances import InstanceType
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.spec.requirements import Requirement

_AWS = "karpenter.k8s.aws/instance-"
_FAMILY = re.compile(r"([a-z]+)([0-9]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class PodRequests:
    """What a pod asks of a node."""

    cpu_millis: int = 0
    memory_mib: int = 0
    gpus: int = 0
    pods: int = 1

    def __add__(self, other: PodRequests) -> PodRequests:
        """Both together on one node."""
        return PodRequests(
            cpu_millis=self.cpu_millis + other.cpu_millis,
            memory_mib=self.memory_mib + other.memory_mib,
            gpus=self.gpus + other.gpus,
            pods=self.pods + other.pods,
        )

    def times(self, count: int) -> PodRequests:
        """So many of it on one node."""
        return PodRequests(
            cpu_millis=count * self.cpu_millis,
            memory_mib=count * self.memory_mib,
            gpus=count * self.gpus,
            pods=count * self.pods,
        )


@cache
def labels(each: InstanceType) -> Mapping[str, str]:
    """The labels that Karpenter puts on a node of this instance type, as far as the facts tell them."""
    family = _FAMILY.match(each.family)
    category, generation = family.groups() if family else ("", "")
    found = {
        "kubernetes.io/arch": each.arch,
        "kubernetes.io/os": "linux",
        "node.kubernetes.io/instance-type": each.name,
        f"{_AWS}category": category,
        f"{_AWS}cpu": str(each.vcpu),
        f"{_AWS}family": each.family,
        f"{_AWS}generation": generation,
        f"{_AWS}memory": str(each.memory_mib),
        f"{_AWS}network-bandwidth": str(each.network_mbps),
        f"{_AWS}ebs-bandwidth": str(each.ebs_mbps),
        f"{_AWS}size": each.size,
    }
    if each.local_nvme_gb:
        found[f"{_AWS}local-nvme"] = str(each.local_nvme_gb)
    if each.gpu_name:
        found |= {
            f"{_AWS}gpu-count": str(each.gpu_count),
            f"{_AWS}gpu-manufacturer": "nvidia",
            f"{_AWS}gpu-memory": str(each.gpu_memory_mib),
            f"{_AWS}gpu-name": each.gpu_name,
        }
    return found


_TOLD = frozenset(
    {
        "kubernetes.io/arch",
        "kubernetes.io/os",
        "node.kubernetes.io/instance-type",
        *(f"{_AWS}accelerator-{part}" for part in ("count", "manufacturer", "name")),
        *(f"{_AWS}gpu-{part}" for part in ("count", "manufacturer", "memory", "name")),
        *(f"{_AWS}{part}" for part in ("category", "cpu", "family", "generation", "local-nvme", "memory", "size")),
        *(f"{_AWS}{part}" for part in ("ebs-bandwidth", "network-bandwidth")),
    }
)
"""Labels that `labels` gives where an instance type has them: where they are absent, it has none."""


def allows(requirement: Requirement, found: Mapping[str, str]) -> bool:
    """Whether a node with these labels meets a requirement; a label that the facts do not tell may have any value."""
    value = found.get(requirement.key)
    known = requirement.key in _TOLD
    match requirement.operator:
        case "Exists":
            return value is not None or not known
        case "DoesNotExist":
            return value is None
        case "NotIn":
            return value is None or value not in requirement.values
        case "In":
            return value in requirement.values if known else True
        case _:
            return not known or (value is not None and _compares(requirement.operator, value, requirement.values[0]))


def holds(each: InstanceType, asked: PodRequests) -> bool:
    """Whether a node of this instance type has room for these requests."""
    return (
        asked.cpu_millis <= each.allocatable_cpu_millis
        and asked.memory_mib <= each.allocatable_memory_mib
        and asked.gpus <= each.gpu_count
        and asked.pods <= each.allocatable_pods
    )


def cheapest(
    asked: PodRequests,
    requirements: Sequence[Requirement] = (),
    among: Iterable[InstanceType] | None = None,
    prices: Prices = ON_DEMAND,
) -> tuple[InstanceType, ...]:
    """The instance types that hold a pod, in the order in which Karpenter would take them: the cheapest first.

    Types with GPUs and bare metal are left out where others hold a pod that asks for no GPU, as Karpenter leaves them.

    Args:
        asked: Requests of the pod and of every DaemonSet that lands on its node.
        requirements: What its node must be; those of the pool and of the pod together.
        among: Instance types to choose from; all that are known by default.
        prices: What instances cost. A type without a price is not taken.
    """
    types = instances.known().values() if among is None else among
    found = [
        each
        for each in types
        if prices.of(each) is not None
        and holds(each, asked)
        and all(allows(requirement, labels(each)) for requirement in requirements)
    ]
    plain = [] if asked.gpus else [each for each in found if not each.gpu_name and not each.size.startswith("metal")]
    return tuple(sorted(plain or found, key=lambda each: (prices.of(each), each.name)))


def _compares(operator: str, value: str, limit: str) -> bool:
    if not value.isdecimal():
        return False
    here, there = int(value), int(limit)
    return {"Gt": here > there, "Lt": here < there, "Gte": here >= there, "Lte": here <= there}[operator]
