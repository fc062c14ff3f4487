"""Where pods go, in Kubernetes' own words: affinity and topology spread; knows no framework.

Each field is the one of the same name in Kubernetes, in snake case; what is left out is left to Kubernetes.
See https://kubernetes.io/docs/concepts/scheduling-eviction/assign-pod-node/.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from inferplane.spec.value import Value

Operator = Literal["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"]
"""What a label's value is compared by."""


class LabelRequirement(Value):
    """What a label must be."""

    key: str
    operator: Operator
    values: tuple[str, ...] = ()


class LabelSelector(Value):
    """Which objects are meant, by their labels."""

    match_labels: Mapping[str, str] = {}
    match_expressions: tuple[LabelRequirement, ...] = ()


class NodeSelectorTerm(Value):
    """Nodes that meet all requirements."""

    match_expressions: tuple[LabelRequirement, ...] = ()
    match_fields: tuple[LabelRequirement, ...] = ()


class NodeSelector(Value):
    """Nodes that one of the terms means."""

    node_selector_terms: tuple[NodeSelectorTerm, ...]


class PreferredNodes(Value):
    """Nodes that are preferred, and how much."""

    weight: Annotated[int, Field(ge=1, le=100)]
    preference: NodeSelectorTerm


class NodeAffinity(Value):
    """Nodes that a pod must or would rather run on."""

    required_during_scheduling_ignored_during_execution: NodeSelector | None = None
    preferred_during_scheduling_ignored_during_execution: tuple[PreferredNodes, ...] = ()


class PodAffinityTerm(Value):
    """Pods, and the topology within which they count as near."""

    topology_key: str
    label_selector: LabelSelector | None = None
    namespaces: tuple[str, ...] = ()
    namespace_selector: LabelSelector | None = None
    match_label_keys: tuple[str, ...] = ()


class PreferredPods(Value):
    """Pods whose neighbourhood is preferred, and how much."""

    weight: Annotated[int, Field(ge=1, le=100)]
    pod_affinity_term: PodAffinityTerm


class PodAffinity(Value):
    """Pods that a pod must or would rather be near to, or far from."""

    required_during_scheduling_ignored_during_execution: tuple[PodAffinityTerm, ...] = ()
    preferred_during_scheduling_ignored_during_execution: tuple[PreferredPods, ...] = ()


class Affinity(Value):
    """Where a pod goes."""

    node_affinity: NodeAffinity | None = None
    pod_affinity: PodAffinity | None = None
    pod_anti_affinity: PodAffinity | None = None


class TopologySpread(Value):
    """How evenly pods are spread."""

    max_skew: Annotated[int, Field(ge=1)] = 1
    topology_key: str
    when_unsatisfiable: Literal["ScheduleAnyway", "DoNotSchedule"]
    label_selector: LabelSelector | None = None
    match_label_keys: tuple[str, ...] = ()
    min_domains: Annotated[int, Field(ge=1)] | None = None
    node_affinity_policy: Literal["Honor", "Ignore"] | None = None
    node_taints_policy: Literal["Honor", "Ignore"] | None = None
