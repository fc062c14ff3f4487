"""GpuNodePool: which GPU nodes Karpenter may make, how many, and when they go; knows no platform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import instances
from inferplane.k8s.overrides import apply_overrides
from inferplane.plan.names import LABEL_DOMAIN, POOL_LABEL
from inferplane.spec.disruption import Consolidation, DisruptionBudget, MaintenanceWindow
from inferplane.spec.gpu_kinds import family_fault, kinds_of, slices
from inferplane.spec.nodes import NodeClassRef, OperatingSystem
from inferplane.spec.pool_basics import Purchase, budgets_of, pool_faults
from inferplane.spec.requirements import Requirement, label_faults
from inferplane.spec.sharing import GPU_RESOURCE, GpuSharing, Mps
from inferplane.spec.taints import GPU_TAINT, Taint, duplicate_taints
from inferplane_crds.sh import karpenter

OPERATING_SYSTEM_LABEL = f"{LABEL_DOMAIN}/operating-system"
"""The label that tells the device plugin which nodes have one of their own."""
MPS_LABEL = "nvidia.com/mps.capable"
"""The label by which MPS' daemon finds its nodes."""
CAPACITY_TYPE = "karpenter.sh/capacity-type"

_OPERATORS = {
    "In": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.IN,
    "NotIn": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.NOT_IN,
    "Exists": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.EXISTS,
    "DoesNotExist": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.DOES_NOT_EXIST,
    "Gt": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.GT,
    "Lt": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.LT,
    "Gte": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.GTE,
    "Lte": karpenter.NodePoolSpecTemplateSpecRequirementsOperator.LTE,
}
_EFFECTS = {
    "NoSchedule": karpenter.NodePoolSpecTemplateSpecTaintsEffect.NO_SCHEDULE,
    "PreferNoSchedule": karpenter.NodePoolSpecTemplateSpecTaintsEffect.PREFER_NO_SCHEDULE,
    "NoExecute": karpenter.NodePoolSpecTemplateSpecTaintsEffect.NO_EXECUTE,
}
_STARTUP_EFFECTS = {
    "NoSchedule": karpenter.NodePoolSpecTemplateSpecStartupTaintsEffect.NO_SCHEDULE,
    "PreferNoSchedule": karpenter.NodePoolSpecTemplateSpecStartupTaintsEffect.PREFER_NO_SCHEDULE,
    "NoExecute": karpenter.NodePoolSpecTemplateSpecStartupTaintsEffect.NO_EXECUTE,
}
_CONSOLIDATIONS = {
    "WhenEmpty": karpenter.NodePoolSpecDisruptionConsolidationPolicy.WHEN_EMPTY,
    "WhenEmptyOrUnderutilized": karpenter.NodePoolSpecDisruptionConsolidationPolicy.WHEN_EMPTY_OR_UNDERUTILIZED,
    "Balanced": karpenter.NodePoolSpecDisruptionConsolidationPolicy.BALANCED,
}
_REASONS = {
    "Underutilized": karpenter.NodePoolSpecDisruptionBudgetsReasons.UNDERUTILIZED,
    "Empty": karpenter.NodePoolSpecDisruptionBudgetsReasons.EMPTY,
    "Drifted": karpenter.NodePoolSpecDisruptionBudgetsReasons.DRIFTED,
}


class GpuNodePool(Construct):
    """The instances that may become GPU nodes, the ceiling of their GPUs, and when nodes are replaced.

    Nodes carry the label `inferplane.dev/pool`. A change of labels, taints, expiry or grace period replaces every node;
    of requirements only those that no longer fit; of the rest none.

    See https://karpenter.sh/v1.14/concepts/nodepools/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        node_class: str | NodeClassRef,
        families: Sequence[str] = (),
        instance_types: Sequence[str] = (),
        purchase: Sequence[Purchase] = ("on-demand",),
        architectures: Sequence[str] = (),
        zones: Sequence[str] = (),
        requirements: Sequence[Requirement] = (),
        gpu_limit: int | None = None,
        cpu_limit: str | None = None,
        memory_limit: str | None = None,
        node_limit: int | None = None,
        sharing: GpuSharing | None = None,
        weight: int | None = None,
        replicas: int | None = None,
        expire_after: str = "720h",
        termination_grace: str = "1h",
        consolidation: Consolidation = "WhenEmpty",
        consolidate_after: str = "10m",
        budgets: Sequence[DisruptionBudget | MaintenanceWindow] = (DisruptionBudget(nodes="10%"),),
        taints: Sequence[Taint] = (GPU_TAINT,),
        startup_taints: Sequence[Taint] = (),
        operating_system: OperatingSystem | None = None,
        node_labels: Mapping[str, str] | None = None,
        node_annotations: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the pool.

        Args:
            name: Name of the NodePool.
            node_class: Name of the EC2NodeClass, or a reference to another provider's node class.
            families: Instance families with NVIDIA GPUs; any by default.
            instance_types: Instance types; any of the families by default.
            purchase: How capacity may be bought; Karpenter tries reserved, then Spot, then On-Demand. On-Demand alone
                by default; where it is empty, `requirements` may say it.
            architectures: Processor architectures; that of the families by default, where they are given.
            zones: Zones to make nodes in; all that the node class finds subnets in by default.
            requirements: Further conditions on the nodes.
            gpu_limit: GPUs that all nodes together may have; whole GPUs, also where pods share them, which the
                emitted limit counts in shares. No limit by default.
            cpu_limit: CPU that all nodes together may have, such as `"1000"`; no limit by default.
            memory_limit: Memory that all nodes together may have, such as `"4Ti"`; no limit by default.
            node_limit: Nodes that there may be; no limit by default.
            sharing: How pods share one GPU. Needs `families`.
            weight: Precedence over other pools, from 1 to 100; below all others by default.
            replicas: Nodes that are always there, whatever pods ask for; as pods need them by default. It can be
                neither added nor removed later, and takes no limit but `node_limit`, and no weight.
            expire_after: Age at which a node is replaced, or `Never`; 30 days by default.
            termination_grace: Time that pods of a node that goes have at most.
            consolidation: Which nodes are removed to save cost; only empty ones by default.
            consolidate_after: Quiet time after which a node is considered for it.
            budgets: How many nodes are disrupted at once, and when; a tenth at any time by default.
            taints: What keeps pods without GPUs off the nodes.
            startup_taints: Taints that something else removes once a node is ready.
            operating_system: What the nodes run, for the device plugin to know; not said by default.
            node_labels: Further labels of the nodes.
            node_annotations: Annotations of the nodes.
            labels: Labels of the NodePool.
            annotations: Annotations of the NodePool.
            overrides: JSON merge patch on the NodePool.

        Raises:
            DescriptionError: with every fault found.
        """
        faults = FaultList(type(self).__name__)
        faults.extend(
            pool_faults(
                name=name,
                weight=weight,
                expire_after=expire_after,
                termination_grace=termination_grace,
                consolidate_after=consolidate_after,
                budgets=tuple(budgets),
            )
        )
        for index, family in enumerate(families):
            fault = family_fault(family)
            if fault is not None:
                faults.extend([fault.under(f"families[{index}]")])
        for index, instance_type in enumerate(instance_types):
            known = instances.known().get(instance_type)
            if families and known is not None and known.family not in families:
                cure = "name one of them, or add its family"
                faults.add(f"instance_types[{index}]", "must be of the families", got=instance_type, cure=cure)
        faults.extend(fault.under("taints") for fault in duplicate_taints(taints))
        faults.extend(fault.under("startup_taints") for fault in duplicate_taints(startup_taints, taints))
        faults.extend(label_faults("node_labels", node_labels or {}))
        for limit, given in (("gpu_limit", gpu_limit), ("node_limit", node_limit), ("replicas", replicas)):
            if given is not None and given < (0 if limit == "replicas" else 1):
                faults.add(limit, "must be at least 1", got=given, cure="raise it, or leave it out")
        if replicas is not None:
            others = {"weight": weight, "gpu_limit": gpu_limit, "cpu_limit": cpu_limit, "memory_limit": memory_limit}
            for field, value in others.items():
                if value is not None:
                    faults.add(field, "does not go with replicas", got=value, cure="remove it, or use node_limit")
        if sharing is not None and not families:
            faults.add("families", "are required with sharing", cure="name them")
        typed = _typed_requirements(families, instance_types, purchase, architectures, zones)
        keys = {requirement.key for requirement in typed}
        for index, requirement in enumerate(requirements):
            if requirement.key in keys:
                rule = "must not repeat what an argument of its own says"
                faults.add(f"requirements[{index}]", rule, got=requirement.key, cure="use one of the two")
        faults.raise_if_any()
        super().__init__(scope, id)

        kinds = kinds_of(tuple(families))
        limits: dict[str, str | None] = {
            "cpu": cpu_limit,
            "memory": memory_limit,
            "nodes": None if node_limit is None else str(node_limit),
            GPU_RESOURCE if sharing is None else sharing.resource_name: (
                None if gpu_limit is None else str(gpu_limit * slices(sharing, kinds))
            ),
        }
        own = {POOL_LABEL: name}
        if operating_system is not None:
            own[OPERATING_SYSTEM_LABEL] = operating_system
        if isinstance(sharing, Mps) and operating_system == "al2023":
            own[MPS_LABEL] = "true"
        reference = NodeClassRef(name=node_class) if isinstance(node_class, str) else node_class
        made = karpenter.NodePool(
            self,
            "node-pool",
            metadata=ApiObjectMetadata(
                name=name,
                labels=dict(labels) if labels else None,
                annotations=dict(annotations) if annotations else None,
            ),
            spec=karpenter.NodePoolSpec(
                weight=weight,
                replicas=replicas,
                limits={
                    resource: karpenter.NodePoolSpecLimits.from_string(value)
                    for resource, value in limits.items()
                    if value is not None
                }
                or None,
                disruption=karpenter.NodePoolSpecDisruption(
                    consolidation_policy=_CONSOLIDATIONS[consolidation],
                    consolidate_after=consolidate_after,
                    budgets=[_budget(each) for each in budgets_of(tuple(budgets))] or None,
                ),
                template=karpenter.NodePoolSpecTemplate(
                    metadata=karpenter.NodePoolSpecTemplateMetadata(
                        labels={**(node_labels or {}), **own},
                        annotations=dict(node_annotations) if node_annotations else None,
                    ),
                    spec=karpenter.NodePoolSpecTemplateSpec(
                        node_class_ref=karpenter.NodePoolSpecTemplateSpecNodeClassRef(
                            group=reference.group, kind=reference.kind, name=reference.name
                        ),
                        requirements=[_requirement(each) for each in (*typed, *requirements)],
                        taints=[_taint(each) for each in taints] or None,
                        startup_taints=[_startup_taint(each) for each in startup_taints] or None,
                        expire_after=expire_after,
                        termination_grace_period=termination_grace,
                    ),
                ),
            ),
        )
        pool = apply_overrides(made, overrides)

        self.name = name
        """Name of the NodePool, and value of its nodes' pool label."""
        self.taints = tuple(taints)
        """What pods on its nodes tolerate."""
        self.node_pool: ApiObject = pool
        """The NodePool."""


def _typed_requirements(
    families: Sequence[str],
    instance_types: Sequence[str],
    purchase: Sequence[Purchase],
    architectures: Sequence[str],
    zones: Sequence[str],
) -> list[Requirement]:
    of_families = {each.arch for family in families for each in instances.of_family(family)}
    wanted: dict[str, Sequence[str]] = {
        "kubernetes.io/arch": architectures or sorted(of_families),
        CAPACITY_TYPE: purchase,
        "karpenter.k8s.aws/instance-family": families,
        "node.kubernetes.io/instance-type": instance_types,
        "topology.kubernetes.io/zone": zones,
    }
    return [Requirement(key=key, values=tuple(values)) for key, values in wanted.items() if values]


def _requirement(each: Requirement) -> karpenter.NodePoolSpecTemplateSpecRequirements:
    return karpenter.NodePoolSpecTemplateSpecRequirements(
        key=each.key, operator=_OPERATORS[each.operator], values=list(each.values) or None, min_values=each.min_values
    )


def _taint(each: Taint) -> karpenter.NodePoolSpecTemplateSpecTaints:
    return karpenter.NodePoolSpecTemplateSpecTaints(
        key=each.key, value=each.value or None, effect=_EFFECTS[each.effect]
    )


def _startup_taint(each: Taint) -> karpenter.NodePoolSpecTemplateSpecStartupTaints:
    return karpenter.NodePoolSpecTemplateSpecStartupTaints(
        key=each.key, value=each.value or None, effect=_STARTUP_EFFECTS[each.effect]
    )


def _budget(each: DisruptionBudget) -> karpenter.NodePoolSpecDisruptionBudgets:
    return karpenter.NodePoolSpecDisruptionBudgets(
        nodes=each.nodes,
        schedule=each.schedule,
        duration=each.duration,
        reasons=[_REASONS[reason] for reason in each.reasons] or None,
    )
