"""A pool of GPU nodes, as the description says it; knows no framework.

The values that a pool is made of can be imported from here too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated

from pydantic import Field, ValidationInfo, field_validator

from inferplane.errors import Fault, shown
from inferplane.facts import components, gpus, instances
from inferplane.facts.gpus import GpuKind
from inferplane.spec.disruption import (
    Consolidation,
    DisruptionBudget,
    DisruptionReason,
    MaintenanceWindow,
    Weekday,
)
from inferplane.spec.gpu_kinds import family_fault, kinds_of, sharing_faults, slices
from inferplane.spec.nodes import AmiAlias, DataVolume, Nvme, OperatingSystem, operating_system
from inferplane.spec.pool_basics import PoolBasics, Purchase
from inferplane.spec.quantities import CpuQuantity, MemoryQuantity
from inferplane.spec.requirements import Requirement, label_faults, tag_faults
from inferplane.spec.sharing import GPU_RESOURCE, GpuSharing, Mig, Mps, TimeSlicing
from inferplane.spec.taints import GPU_TAINT, Taint, Toleration, duplicate_taints
from inferplane.spec.value import checked, refuse, refuse_all

__all__ = [
    "GPU_TAINT",
    "DataVolume",
    "DisruptionBudget",
    "DisruptionReason",
    "GpuPool",
    "GpuSharing",
    "MaintenanceWindow",
    "Mig",
    "Mps",
    "Nvme",
    "Purchase",
    "Requirement",
    "Taint",
    "TimeSlicing",
    "Toleration",
    "Weekday",
]

DEFAULT_AMI = f"bottlerocket@v{components.software('bottlerocket')}"
"""The operating system of a pool that names none: the Bottlerocket version of the facts."""

VOLUME_LEAST_GIB = 200
"""GiB of a node's volume, where nothing is said and nothing larger is needed."""

_ZONE = re.compile(r"[a-z]{2}(-[a-z]+)+-[0-9]+([a-z]|-[a-z0-9]+-[0-9]+[a-z])")


def _zone(value: str) -> str | None:
    return None if _ZONE.fullmatch(value) else "must be the name of an availability zone"


class GpuPool(PoolBasics):
    """A kind of GPU node that Karpenter makes and removes as pods need it.

    Raises:
        DescriptionError: with every fault found.

    See https://karpenter.sh/v1.14/concepts/nodepools/.
    """

    families: tuple[str, ...]
    """Instance families with NVIDIA GPUs, such as `("g6", "g6e")`; Karpenter takes the cheapest that fits."""
    gpu_limit: Annotated[int, Field(ge=1)]
    """GPUs that all nodes of the pool together may have. Whole GPUs, also where pods share them."""
    purchase: tuple[Purchase, ...] = ("on-demand",)
    """How capacity may be bought."""
    instance_types: tuple[str, ...] = ()
    """Instance types of these families, such as `("p5.4xlarge",)`; all of them by default."""
    zones: tuple[Annotated[str, checked(_zone, "write it as us-east-1a")], ...] = ()
    """Zones to make nodes in; all that the node class finds subnets in, by default."""
    ami: AmiAlias = DEFAULT_AMI
    """Operating system at one version, such as `bottlerocket@v1.54.0`."""
    storage: DataVolume | Nvme | None = None
    """Where images and weights lie; encrypted gp3 by default, as large as the models that are placed here need."""
    parallel_image_pull: bool = False
    """Pull and unpack an image's layers in parallel (SOCI), on Bottlerocket only; one after another by default."""
    shared_nodes: bool = False
    """Whether replicas may share a node that has several GPUs; each has its node for itself by default."""
    daemonset_cpu: CpuQuantity | None = None
    """CPU that DaemonSets take of each node; that of the EKS add-ons and one more agent by default."""
    daemonset_memory: MemoryQuantity | None = None
    """Memory that DaemonSets take of each node; that of the EKS add-ons and one more agent by default."""
    sharing: GpuSharing | None = None
    """How pods share one GPU; each pod has whole GPUs by default."""
    consolidation: Consolidation = "WhenEmpty"
    """Which nodes are removed to save cost; only empty ones by default, since a model takes minutes to load."""
    taints: tuple[Taint, ...] = (GPU_TAINT,)
    """What keeps pods without GPUs off the nodes."""
    startup_taints: tuple[Taint, ...] = ()
    """Taints that something else removes once a node is ready."""
    labels: Mapping[str, str] = {}
    """Further labels of the nodes; a change replaces every node."""
    tags: Mapping[str, str] = {}
    """AWS tags of instances and volumes; a change replaces every node."""

    @field_validator("families", "purchase", "instance_types", "zones")
    @classmethod
    def _distinct(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        if len(set(value)) != len(value):
            raise refuse("must not repeat", "name each once")
        return value

    @field_validator("families", "purchase")
    @classmethod
    def _not_empty(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        if not value:
            raise refuse("must name at least one", "name one, or leave it out where it has a default")
        return value

    @field_validator("families")
    @classmethod
    def _known(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        found = [(index, family_fault(family)) for index, family in enumerate(value)]
        faults = [fault.under(f"[{index}]") for index, fault in found if fault is not None]
        architectures = _architectures(value)
        if len(architectures) > 1:
            rule = "must be of one processor architecture, since images are"
            faults.append(Fault("", rule, " and ".join(architectures), "make a pool for each"))
        refuse_all(cls.__name__, faults)
        return value

    @field_validator("instance_types")
    @classmethod
    def _of_the_families(cls, value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        families: tuple[str, ...] | None = info.data.get("families")
        faults: list[Fault] = []
        for index, name in enumerate(value if families else ()):
            known = instances.known().get(name)
            if known is None or known.family not in (families or ()):
                rule = "must be an instance type of the pool's families"
                faults.append(Fault(f"[{index}]", rule, shown(name), "name one of them, or add its family"))
        refuse_all(cls.__name__, faults)
        return value

    @field_validator("storage")
    @classmethod
    def _has_drives(cls, value: DataVolume | Nvme | None, info: ValidationInfo) -> DataVolume | Nvme | None:
        if isinstance(value, Nvme):
            named = info.data.get("instance_types", ())
            types = [each for family in info.data.get("families", ()) for each in instances.of_family(family)]
            without = sorted(
                each.name for each in types if not each.local_nvme_gb and (not named or each.name in named)
            )
            if without:
                rule = "must be a data volume where an instance type has no NVMe drives"
                cure = "use DataVolume, or name instance_types that have them"
                refuse_all(cls.__name__, [Fault("", rule, ", ".join(without), cure)])
        return value

    @field_validator("sharing")
    @classmethod
    def _can_be_shared(cls, value: GpuSharing | None, info: ValidationInfo) -> GpuSharing | None:
        families, ami = info.data.get("families"), info.data.get("ami")
        if value is not None and families and ami:
            refuse_all(cls.__name__, sharing_faults(value, kinds_of(families), operating_system(ami), ami))
        return value

    @field_validator("taints", "startup_taints")
    @classmethod
    def _taints_differ(cls, value: tuple[Taint, ...], info: ValidationInfo) -> tuple[Taint, ...]:
        first: tuple[Taint, ...] = info.data.get("taints", ()) if info.field_name == "startup_taints" else ()
        refuse_all(cls.__name__, duplicate_taints(value, first))
        return value

    @field_validator("labels")
    @classmethod
    def _labels_are_free(cls, value: Mapping[str, str]) -> Mapping[str, str]:
        refuse_all(cls.__name__, label_faults("", value))
        return value

    @field_validator("tags")
    @classmethod
    def _tags_are_free(cls, value: Mapping[str, str]) -> Mapping[str, str]:
        refuse_all(cls.__name__, tag_faults("", value))
        return value

    @field_validator("parallel_image_pull")
    @classmethod
    def _is_bottlerocket(cls, value: bool, info: ValidationInfo) -> bool:
        ami = info.data.get("ami")
        if value and ami and operating_system(ami) != "bottlerocket":
            raise refuse("must be False on AL2023, whose images hold no such setting here", "use a bottlerocket alias")
        return value

    @property
    def operating_system(self) -> OperatingSystem:
        """What its nodes run."""
        return operating_system(self.ami)

    @property
    def gpu_kinds(self) -> tuple[GpuKind, ...]:
        """The kinds of GPU that its nodes have."""
        return kinds_of(self.families)

    @property
    def architecture(self) -> str:
        """Processor architecture of its instances: `amd64` or `arm64`."""
        return _architectures(self.families)[0]

    @property
    def volume(self) -> DataVolume | Nvme:
        """Where images and weights lie: the storage that is described, or the smallest that a pool has."""
        return DataVolume(size_gib=VOLUME_LEAST_GIB) if self.storage is None else self.storage

    @property
    def resource_name(self) -> str:
        """The resource that pods request: whole GPUs, shares or slices."""
        return GPU_RESOURCE if self.sharing is None else self.sharing.resource_name

    @property
    def slices_per_gpu(self) -> int:
        """How many of `resource_name` one GPU gives."""
        return slices(self.sharing, self.gpu_kinds)

    @property
    def tolerations(self) -> tuple[Toleration, ...]:
        """What a pod needs to run on its nodes."""
        return tuple(taint.toleration for taint in self.taints)


def _architectures(families: tuple[str, ...]) -> tuple[str, ...]:
    whole = [family for family in families if gpus.of_family(family) is not None]
    return tuple(sorted({each.arch for family in whole for each in instances.of_family(family)}))
