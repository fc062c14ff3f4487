"""The Kubernetes half: cdk8s constructs that place what the plan says. Never imports aws_cdk."""

from typing import TYPE_CHECKING

from inferplane.lazy import loader
from inferplane.node import provide_node

if TYPE_CHECKING:
    from inferplane.k8s.app_of_apps import AppOfApps as AppOfApps
    from inferplane.k8s.app_of_apps import ChartRelease as ChartRelease
    from inferplane.k8s.app_of_apps import OwnChart as OwnChart
    from inferplane.k8s.argo import ArgoApplication as ArgoApplication
    from inferplane.k8s.argo import ArgoProject as ArgoProject
    from inferplane.k8s.argo import ChartApplication as ChartApplication
    from inferplane.k8s.cluster_gateway import ClusterGateway as ClusterGateway
    from inferplane.k8s.component_traffic import ComponentTraffic as ComponentTraffic
    from inferplane.k8s.component_traffic import PlatformTraffic as PlatformTraffic
    from inferplane.k8s.device_plugin import GpuDevicePlugin as GpuDevicePlugin
    from inferplane.k8s.device_sharing import DeviceSharing as DeviceSharing
    from inferplane.k8s.gpu_capacity import GpuCapacity as GpuCapacity
    from inferplane.k8s.inference_service import InferenceService as InferenceService
    from inferplane.k8s.model_deployment import ModelDeployment as ModelDeployment
    from inferplane.k8s.model_route import GatewayRef as GatewayRef
    from inferplane.k8s.model_route import KnativeIngress as KnativeIngress
    from inferplane.k8s.model_route import ModelRoute as ModelRoute
    from inferplane.k8s.model_route import RouteGrant as RouteGrant
    from inferplane.k8s.model_route import Share as Share
    from inferplane.k8s.model_runtime import ModelRuntime as ModelRuntime
    from inferplane.k8s.model_runtime import WeightsFetcher as WeightsFetcher
    from inferplane.k8s.model_server import ModelServer as ModelServer
    from inferplane.k8s.node_class import GpuNodeClass as GpuNodeClass
    from inferplane.k8s.node_pool import GpuNodePool as GpuNodePool
    from inferplane.k8s.security import DefaultDeny as DefaultDeny
    from inferplane.k8s.security import ModelTraffic as ModelTraffic
    from inferplane.k8s.server_deployment import ServerDeployment as ServerDeployment
    from inferplane.k8s.serving_config import KnativeServingConfig as KnativeServingConfig
    from inferplane.k8s.tenancy import PriorityClasses as PriorityClasses
    from inferplane.k8s.tenancy import TenantNamespace as TenantNamespace
    from inferplane.k8s.tenancy import WorkloadServiceAccount as WorkloadServiceAccount

provide_node("cdk8s")

_HOMES = {
    "AppOfApps": "inferplane.k8s.app_of_apps",
    "ArgoApplication": "inferplane.k8s.argo",
    "ArgoProject": "inferplane.k8s.argo",
    "ChartApplication": "inferplane.k8s.argo",
    "ChartRelease": "inferplane.k8s.app_of_apps",
    "ClusterGateway": "inferplane.k8s.cluster_gateway",
    "ComponentTraffic": "inferplane.k8s.component_traffic",
    "DefaultDeny": "inferplane.k8s.security",
    "DeviceSharing": "inferplane.k8s.device_sharing",
    "GatewayRef": "inferplane.k8s.model_route",
    "GpuCapacity": "inferplane.k8s.gpu_capacity",
    "GpuDevicePlugin": "inferplane.k8s.device_plugin",
    "GpuNodeClass": "inferplane.k8s.node_class",
    "GpuNodePool": "inferplane.k8s.node_pool",
    "InferenceService": "inferplane.k8s.inference_service",
    "KnativeIngress": "inferplane.k8s.model_route",
    "KnativeServingConfig": "inferplane.k8s.serving_config",
    "ModelDeployment": "inferplane.k8s.model_deployment",
    "ModelRoute": "inferplane.k8s.model_route",
    "ModelRuntime": "inferplane.k8s.model_runtime",
    "ModelServer": "inferplane.k8s.model_server",
    "ModelTraffic": "inferplane.k8s.security",
    "OwnChart": "inferplane.k8s.app_of_apps",
    "PlatformTraffic": "inferplane.k8s.component_traffic",
    "PriorityClasses": "inferplane.k8s.tenancy",
    "RouteGrant": "inferplane.k8s.model_route",
    "ServerDeployment": "inferplane.k8s.server_deployment",
    "Share": "inferplane.k8s.model_route",
    "TenantNamespace": "inferplane.k8s.tenancy",
    "WeightsFetcher": "inferplane.k8s.model_runtime",
    "WorkloadServiceAccount": "inferplane.k8s.tenancy",
}

__all__ = [
    "AppOfApps",
    "ArgoApplication",
    "ArgoProject",
    "ChartApplication",
    "ChartRelease",
    "ClusterGateway",
    "ComponentTraffic",
    "DefaultDeny",
    "DeviceSharing",
    "GatewayRef",
    "GpuCapacity",
    "GpuDevicePlugin",
    "GpuNodeClass",
    "GpuNodePool",
    "InferenceService",
    "KnativeIngress",
    "KnativeServingConfig",
    "ModelDeployment",
    "ModelRoute",
    "ModelRuntime",
    "ModelServer",
    "ModelTraffic",
    "OwnChart",
    "PlatformTraffic",
    "PriorityClasses",
    "RouteGrant",
    "ServerDeployment",
    "Share",
    "TenantNamespace",
    "WeightsFetcher",
    "WorkloadServiceAccount",
]

__getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
