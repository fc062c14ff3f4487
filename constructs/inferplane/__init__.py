"""Inferplane: one typed description of a GPU inference platform on AWS, and the files that build it.

The names here load when they are first used, so that a description alone starts without jsii. Constructs come from
`inferplane.aws` and `inferplane.k8s`.
"""

from typing import TYPE_CHECKING

from inferplane.lazy import loader

if TYPE_CHECKING:
    from inferplane.errors import DescriptionError as DescriptionError
    from inferplane.errors import Fault as Fault
    from inferplane.facts.architecture import Architecture as Architecture
    from inferplane.facts.checkpoints import Checkpoint as Checkpoint
    from inferplane.facts.checkpoints import read_checkpoint as read_checkpoint
    from inferplane.facts.prices import Prices as Prices
    from inferplane.facts.prices import read_prices as read_prices
    from inferplane.plan.models import place_models as place_models
    from inferplane.plan.names import Names as Names
    from inferplane.plan.placed import PlacedModel as PlacedModel
    from inferplane.plan.plan import Plan as Plan
    from inferplane.spec.cluster import ExistingCluster as ExistingCluster
    from inferplane.spec.cluster import NewCluster as NewCluster
    from inferplane.spec.cluster import SystemNodes as SystemNodes
    from inferplane.spec.delivery import CodeCommitSource as CodeCommitSource
    from inferplane.spec.delivery import CodeConnectionsSource as CodeConnectionsSource
    from inferplane.spec.delivery import ExistingArgoCd as ExistingArgoCd
    from inferplane.spec.delivery import GitSource as GitSource
    from inferplane.spec.delivery import ManagedArgoCd as ManagedArgoCd
    from inferplane.spec.delivery import OciSource as OciSource
    from inferplane.spec.disruption import DisruptionBudget as DisruptionBudget
    from inferplane.spec.disruption import MaintenanceWindow as MaintenanceWindow
    from inferplane.spec.engines import Tgi as Tgi
    from inferplane.spec.engines import Vllm as Vllm
    from inferplane.spec.models import Model as Model
    from inferplane.spec.models import Requests as Requests
    from inferplane.spec.network import ExistingNetwork as ExistingNetwork
    from inferplane.spec.network import ExistingSubnet as ExistingSubnet
    from inferplane.spec.network import NewNetwork as NewNetwork
    from inferplane.spec.nodes import DataVolume as DataVolume
    from inferplane.spec.nodes import Nvme as Nvme
    from inferplane.spec.placement import Placement as Placement
    from inferplane.spec.platform import Environment as Environment
    from inferplane.spec.platform import Platform as Platform
    from inferplane.spec.pools import GpuPool as GpuPool
    from inferplane.spec.registry import ExistingRegistry as ExistingRegistry
    from inferplane.spec.registry import ModelRegistry as ModelRegistry
    from inferplane.spec.registry import Retention as Retention
    from inferplane.spec.serving import External as External
    from inferplane.spec.serving import Fixed as Fixed
    from inferplane.spec.serving import Hpa as Hpa
    from inferplane.spec.serving import Keda as Keda
    from inferplane.spec.serving import Knative as Knative
    from inferplane.spec.serving import Standard as Standard
    from inferplane.spec.serving import StandardCanary as StandardCanary
    from inferplane.spec.sharing import Mig as Mig
    from inferplane.spec.sharing import Mps as Mps
    from inferplane.spec.sharing import TimeSlicing as TimeSlicing
    from inferplane.spec.taints import Taint as Taint
    from inferplane.spec.taints import Toleration as Toleration
    from inferplane.spec.tenants import Priority as Priority
    from inferplane.spec.tenants import Quota as Quota
    from inferplane.spec.tenants import Team as Team
    from inferplane.synth import Synthesis as Synthesis
    from inferplane.synth import synthesize as synthesize

_HOMES = {
    "Architecture": "inferplane.facts.architecture",
    "Checkpoint": "inferplane.facts.checkpoints",
    "CodeCommitSource": "inferplane.spec.delivery",
    "CodeConnectionsSource": "inferplane.spec.delivery",
    "DataVolume": "inferplane.spec.nodes",
    "DescriptionError": "inferplane.errors",
    "DisruptionBudget": "inferplane.spec.disruption",
    "Environment": "inferplane.spec.platform",
    "ExistingArgoCd": "inferplane.spec.delivery",
    "ExistingCluster": "inferplane.spec.cluster",
    "ExistingNetwork": "inferplane.spec.network",
    "ExistingRegistry": "inferplane.spec.registry",
    "ExistingSubnet": "inferplane.spec.network",
    "External": "inferplane.spec.serving",
    "Fault": "inferplane.errors",
    "Fixed": "inferplane.spec.serving",
    "GitSource": "inferplane.spec.delivery",
    "GpuPool": "inferplane.spec.pools",
    "Hpa": "inferplane.spec.serving",
    "Keda": "inferplane.spec.serving",
    "Knative": "inferplane.spec.serving",
    "MaintenanceWindow": "inferplane.spec.disruption",
    "ManagedArgoCd": "inferplane.spec.delivery",
    "Mig": "inferplane.spec.sharing",
    "Model": "inferplane.spec.models",
    "ModelRegistry": "inferplane.spec.registry",
    "Mps": "inferplane.spec.sharing",
    "Names": "inferplane.plan.names",
    "NewCluster": "inferplane.spec.cluster",
    "NewNetwork": "inferplane.spec.network",
    "Nvme": "inferplane.spec.nodes",
    "OciSource": "inferplane.spec.delivery",
    "PlacedModel": "inferplane.plan.placed",
    "Placement": "inferplane.spec.placement",
    "Plan": "inferplane.plan.plan",
    "Platform": "inferplane.spec.platform",
    "Prices": "inferplane.facts.prices",
    "Priority": "inferplane.spec.tenants",
    "Quota": "inferplane.spec.tenants",
    "Requests": "inferplane.spec.models",
    "Retention": "inferplane.spec.registry",
    "Standard": "inferplane.spec.serving",
    "StandardCanary": "inferplane.spec.serving",
    "Synthesis": "inferplane.synth",
    "SystemNodes": "inferplane.spec.cluster",
    "Taint": "inferplane.spec.taints",
    "Team": "inferplane.spec.tenants",
    "Tgi": "inferplane.spec.engines",
    "TimeSlicing": "inferplane.spec.sharing",
    "Toleration": "inferplane.spec.taints",
    "Vllm": "inferplane.spec.engines",
    "place_models": "inferplane.plan.models",
    "read_checkpoint": "inferplane.facts.checkpoints",
    "read_prices": "inferplane.facts.prices",
    "synthesize": "inferplane.synth",
}

__all__ = [
    "Architecture",
    "Checkpoint",
    "CodeCommitSource",
    "CodeConnectionsSource",
    "DataVolume",
    "DescriptionError",
    "DisruptionBudget",
    "Environment",
    "ExistingArgoCd",
    "ExistingCluster",
    "ExistingNetwork",
    "ExistingRegistry",
    "ExistingSubnet",
    "External",
    "Fault",
    "Fixed",
    "GitSource",
    "GpuPool",
    "Hpa",
    "Keda",
    "Knative",
    "MaintenanceWindow",
    "ManagedArgoCd",
    "Mig",
    "Model",
    "ModelRegistry",
    "Mps",
    "Names",
    "NewCluster",
    "NewNetwork",
    "Nvme",
    "OciSource",
    "PlacedModel",
    "Placement",
    "Plan",
    "Platform",
    "Prices",
    "Priority",
    "Quota",
    "Requests",
    "Retention",
    "Standard",
    "StandardCanary",
    "Synthesis",
    "SystemNodes",
    "Taint",
    "Team",
    "Tgi",
    "TimeSlicing",
    "Toleration",
    "Vllm",
    "place_models",
    "read_checkpoint",
    "read_prices",
    "synthesize",
]

__getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
