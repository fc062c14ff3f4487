"""The nodes that Karpenter's pools can make, and which of them a pod can have, by Karpenter's own rules.

See https://karpenter.sh/v1.14/concepts/scheduling/.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

from inferplane.checks.objects import Index, Object
from inferplane.checks.pods import GPU, Condition, Pod, conditions, tolerates
from inferplane.checks.values import mappings, quantity, strings, text, whole
from inferplane.facts import instances
from inferplane.facts.instances import InstanceType
from inferplane.plan.karpenter import allows, labels
from inferplane.spec.requirements import Operator, Requirement

GROUP = "karpenter.sh"
CAPACITY_TYPE = "karpenter.sh/capacity-type"
ZONE = "topology.kubernetes.io/zone"
_ABSENT = frozenset({"NotIn", "DoesNotExist"})
_NAMED = {
    "karpenter.k8s.aws/instance-family": lambda: {each.family for each in instances.known().values()},
    "node.kubernetes.io/instance-type": lambda: set(instances.known()),
    "karpenter.k8s.aws/instance-gpu-name": lambda: {each.gpu_name for each in instances.known().values()},
}
_WELL_KNOWN = (
    "karpenter.k8s.aws/",
    "node.kubernetes.io/instance-type",
    "node.kubernetes.io/windows-build",
    "kubernetes.io/arch",
    "kubernetes.io/os",
    "topology.kubernetes.io/",
    "topology.k8s.aws/",
    CAPACITY_TYPE,
    "karpenter.sh/nodepool",
    "failure-domain.beta.kubernetes.io/",
    "beta.kubernetes.io/",
)
"""Beginnings of labels that Karpenter itself gives, whatever a pool says."""


@dataclass(frozen=True, eq=False)
class Pool:
    """A NodePool of Karpenter's."""

    object: Object
    node_class: Object | None
    """The class that it names; None where it is not among the files."""

    @property
    def name(self) -> str:
        """Its name."""
        return self.object.name

    @cached_property
    def spec(self) -> Mapping[str, Any]:
        """What it says of its nodes."""
        found: Any = self.object.spec.get("template")
        inner = found.get("spec") if isinstance(found, Mapping) else None
        return inner if isinstance(inner, Mapping) else {}

    @cached_property
    def labels(self) -> dict[str, str]:
        """Labels that it puts on its nodes."""
        return strings(self.object.content, "spec", "template", "metadata", "labels")

    @cached_property
    def taints(self) -> list[Mapping[str, Any]]:
        """Taints that its nodes keep."""
        return [each for _, each in mappings(self.spec, "taints")]

    @cached_property
    def conditions(self) -> list[Condition]:
        """What its nodes are: its requirements, and its labels as such."""
        stated = conditions(self.spec, "requirements", "spec.template.spec.")
        given = [
            Condition(key, "In", (value,), f"spec.template.metadata.labels[{key}]")
            for key, value in self.labels.items()
        ]
        return [*stated, *given]

    @property
    def weight(self) -> int:
        """Its weight; the heaviest that fits is taken."""
        return whole(self.object.spec, "weight") or 0

    @property
    def gpu_limit(self) -> float | None:
        """GPUs, or shares of them, that it may have; None for any number."""
        return quantity(self.object.spec, "limits", GPU)

    @cached_property
    def foreign(self) -> list[str]:
        """Families, types or GPUs that it names and that the facts do not know: what they have is not judged."""
        return [
            value
            for each in self.conditions
            if each.key in _NAMED and each.operator == "In"
            for value in each.values
            if value not in _NAMED[each.key]()
        ]

    @cached_property
    def types(self) -> tuple[InstanceType, ...]:
        """Instance types that it may make, of those that the facts know."""
        return tuple(
            each for each in instances.known().values() if all(met(part, labels(each)) for part in self.conditions)
        )

    @property
    def gpu_types(self) -> tuple[InstanceType, ...]:
        """Those of them with GPUs."""
        return tuple(each for each in self.types if each.gpu_name)

    @property
    def has_gpus(self) -> bool:
        """Whether all nodes that it may make have GPUs: what pins it is a GPU, or a family that has them."""
        pinned = any(each.key.startswith(("karpenter.k8s.aws/", "node.kubernetes.io/inst")) for each in self.conditions)
        return pinned and bool(self.types) and all(each.gpu_name for each in self.types)

    @cached_property
    def _repelling(self) -> list[Mapping[str, Any]]:
        return [taint for taint in self.taints if text(taint, "effect") != "PreferNoSchedule"]

    @cached_property
    def _by_key(self) -> dict[str, list[Condition]]:
        found: dict[str, list[Condition]] = {}
        for each in self.conditions:
            found.setdefault(each.key, []).append(each)
        return found

    def repels(self, pod: Pod) -> Mapping[str, Any] | None:
        """The first taint that keeps a pod off its nodes; None where all are tolerated.

        EKS adds the toleration of a resource that a pod requests, so that a taint of that name repels nobody who does.
        """
        return next((taint for taint in self._repelling if not tolerates(pod.tolerated, taint)), None)

    def contradicts(self, wanted: Iterable[Condition]) -> Condition | None:
        """The first condition of a pod that no node of this pool can meet, before instance types are looked at."""
        for each in wanted:
            if each.operator in _ABSENT:
                continue
            mine = self._by_key.get(each.key, ())
            if not mine and not well_known(each.key):
                return each
            if any(not _overlap(part, each) for part in mine):
                return each
        return None


def well_known(key: str) -> bool:
    """Whether Karpenter itself gives a label, whatever a pool says."""
    return key.startswith(_WELL_KNOWN)


def met(condition: Condition, found: Mapping[str, str]) -> bool:
    """Whether a node with these labels meets a condition; a label that the facts do not tell may have any value."""
    compared = condition.operator in ("Gt", "Lt", "Gte", "Lte")
    if compared and not (condition.values and condition.values[0].isdecimal()):
        return True
    operator = cast(Operator, condition.operator)  # unchecked, as all of it: foreign files hold anything
    return allows(Requirement.model_construct(key=condition.key, operator=operator, values=condition.values), found)


@lru_cache(maxsize=4)
def pools(index: Index) -> tuple[Pool, ...]:
    """All NodePools."""
    return tuple(
        Pool(
            each,
            index.get(
                text(each.spec, "template", "spec", "nodeClassRef", "kind") or "EC2NodeClass",
                text(each.spec, "template", "spec", "nodeClassRef", "name") or "",
            ),
        )
        for each in index.of("NodePool", group=GROUP)
    )


def compatible(pod: Pod, among: Sequence[Pool]) -> list[tuple[Pool, list[Condition]]]:
    """The pools whose nodes a pod tolerates and may select, each with the alternative of the pod that selects it."""
    found: list[tuple[Pool, list[Condition]]] = []
    for pool in among:
        selecting = [wanted for wanted in pod.conditions if pool.contradicts(wanted) is None]
        if selecting and pool.repels(pod) is None:
            found += [(pool, wanted) for wanted in selecting]
    return found


def _overlap(mine: Condition, other: Condition) -> bool:
    """Whether a label can meet both."""
    if mine.operator == "In" and other.operator == "In":
        return bool(set(mine.values) & set(other.values))
    for one, two in ((mine, other), (other, mine)):
        if one.operator == "In" and two.operator == "NotIn":
            return bool(set(one.values) - set(two.values))
        if one.operator == "In" and two.operator in ("Gt", "Lt", "Gte", "Lte"):
            return any(met(two, {two.key: value}) for value in one.values)
    return "DoesNotExist" not in (mine.operator, other.operator) or mine.operator == other.operator
