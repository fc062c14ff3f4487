"""The charts of a plan and the order among them; the one file of this room that knows the plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cdk8s import App, Chart

from inferplane.facts import components
from inferplane.k8s.app_of_apps import DELIVERY_CHART, AppOfApps, ChartRelease, OwnChart
from inferplane.k8s.argo import cluster_kinds
from inferplane.k8s.cluster_gateway import ClusterGateway
from inferplane.k8s.component_traffic import PlatformTraffic
from inferplane.k8s.component_values import (
    Values,
    cert_manager_values,
    envoy_gateway_values,
    gateway_crds_values,
    karpenter_values,
    keda_values,
    knative_operator_values,
    kserve_values,
)
from inferplane.k8s.device_plugin import GpuDevicePlugin
from inferplane.k8s.gpu_capacity import GpuCapacity
from inferplane.k8s.ignored_difference import AGGREGATED_ROLES, KARPENTER_HASHES
from inferplane.k8s.model_route import GatewayRef, KnativeIngress, RouteGrant
from inferplane.k8s.model_runtime import EngineName, ModelRuntime, WeightsFetcher, engine_name
from inferplane.k8s.model_server import ModelServer
from inferplane.k8s.security import ModelTraffic
from inferplane.k8s.serving_config import KnativeServingConfig
from inferplane.k8s.tenancy import PriorityClasses, TenantNamespace, WorkloadServiceAccount
from inferplane.plan.plan import GATEWAY_NAMESPACE, EnvironmentPlan
from inferplane.plan.stated import stated_of

Objects = dict[str, list[dict[str, Any]]]
"""Rendered objects by chart."""

_KNATIVE_NAMESPACE = "knative-serving"
_UNTOUCHED_NAMESPACES = frozenset({"kube-system"})  # the cluster's own: neither made nor closed here
_MODELS_GATEWAY = "inference"


def charts(plan: EnvironmentPlan) -> Objects:
    """The rendered objects of each chart of one environment, in the order in which the charts are needed."""
    made = EnvironmentCharts(plan)
    return made.objects


class EnvironmentCharts:
    """The charts of one environment."""

    def __init__(self, plan: EnvironmentPlan) -> None:
        """Make and render them."""
        self._plan = plan
        self._app = App()
        self.objects: Objects = {}
        """Rendered objects by chart."""
        self._gateways: dict[str, ClusterGateway] = {}
        self._render("namespaces", self._namespaces)
        self._render("capacity", self._capacity)
        self._render("serving", self._serving)
        self._render("models", self._models)
        self._render(DELIVERY_CHART, self._delivery)

    def _render(self, name: str, build: Callable[[Chart], None]) -> None:
        platform = self._plan.platform
        chart = Chart(
            self._app,
            name,
            disable_resource_name_hashes=True,
            labels={"app.kubernetes.io/managed-by": "inferplane", "app.kubernetes.io/part-of": platform.name},
        )
        build(chart)
        self.objects[name] = chart.to_json()

    def _namespaces(self, chart: Chart) -> None:
        plan, platform = self._plan, self._plan.platform
        version = plan.environment.cluster.version
        own = {each.namespace for each in components.in_order(plan.components)} | {GATEWAY_NAMESPACE}
        if plan.knative:
            own.add(_KNATIVE_NAMESPACE)
        own -= _UNTOUCHED_NAMESPACES
        for namespace in sorted(own):
            TenantNamespace(chart, namespace, name=namespace, kubernetes_version=version)
        TenantNamespace(chart, platform.model_namespace, name=platform.model_namespace, kubernetes_version=version)
        for team in platform.teams:
            TenantNamespace(chart, team.name, name=team.name, kubernetes_version=version, quota=team.quota)
        priorities = {team.name: team.priority for team in platform.teams if team.priority is not None}
        if priorities:
            PriorityClasses(chart, "priorities", priorities=priorities)
        known = components.traffic()
        PlatformTraffic(
            chart,
            "traffic",
            namespaces=sorted(own & set(known)),
            model_namespaces=[platform.model_namespace],
            vpc_cidrs=plan.vpc_cidrs,
            service_cidr=plan.environment.cluster.service_cidr,
        )
        ModelTraffic(
            chart,
            "model-traffic",
            namespace=platform.model_namespace,
            vpc_cidrs=plan.vpc_cidrs,
            knative_namespace=_KNATIVE_NAMESPACE if plan.knative else None,
            metrics_namespaces=["keda"] if plan.keda else [],
            pod_identity=platform.identity == "pod-identity",
        )

    def _capacity(self, chart: Chart) -> None:
        plan = self._plan
        plugin = components.nvidia_device_plugin_image().mirrored(plan.image_registry)
        al2023 = [pool for pool in plan.pools if pool.operating_system == "al2023"]
        for pool in plan.pools:
            GpuCapacity(
                chart,
                pool.name,
                pool=pool,
                cluster_name=plan.cluster_name,
                instance_profile=plan.names.node_role,
                device_plugin_image=plugin if pool in al2023 else None,
            )
        if any(pool.sharing is None for pool in al2023):
            sharing = [pool.name for pool in al2023 if pool.sharing is not None]
            GpuDevicePlugin(chart, "device-plugin", image=plugin, except_pools=sharing)

    def _serving(self, chart: Chart) -> None:
        plan, platform = self._plan, self._plan.platform
        route_namespaces = [platform.model_namespace, *(team.name for team in platform.teams)]
        gateways = [_MODELS_GATEWAY, *(["knative"] if plan.knative else [])]
        for name in gateways:
            self._gateways[name] = ClusterGateway(
                chart,
                f"gateway-{name}",
                name=name,
                namespace=GATEWAY_NAMESPACE,
                route_namespaces=route_namespaces if name == _MODELS_GATEWAY else [platform.model_namespace],
            )
        if plan.knative:
            knative = self._gateways["knative"]
            KnativeServingConfig(
                chart,
                "knative",
                registry=plan.image_registry,
                gateway=knative.reference,
                gateway_class=knative.gateway_class,
                gateway_service=knative.service,
                namespace=_KNATIVE_NAMESPACE,
            )
            RouteGrant(chart, "grant", to=self._ingress, namespaces=[platform.model_namespace])
        engines: set[EngineName] = {engine_name(model.engine) for model in plan.models}
        for engine in sorted(engines):
            ModelRuntime(
                chart,
                f"runtime-{engine}",
                engine=engine,
                namespace=platform.model_namespace,
                image=components.engine_image(engine).mirrored(plan.image_registry),
            )
        WeightsFetcher(
            chart,
            "weights",
            image=components.component("kserve").image("kserve/storage-initializer").mirrored(plan.image_registry),
            region=plan.names.region,
            largest_gib=max((model.weights_gib for model in plan.models), default=1),
        )

    @property
    def _ingress(self) -> KnativeIngress:
        """The way into Knative."""
        namespace, service = self._gateways["knative"].service.split("/")
        return KnativeIngress(service, namespace)

    def _models(self, chart: Chart) -> None:
        plan, platform = self._plan, self._plan.platform
        gateway = GatewayRef(_MODELS_GATEWAY, GATEWAY_NAMESPACE, platform.gateway_domain)
        ingress = self._ingress if plan.knative else None
        for placed in plan.placed:
            model = placed.model
            role_arn = plan.model_role_arn(model)
            WorkloadServiceAccount(
                chart,
                f"{model.name}-account",
                name=model.name,
                namespace=platform.model_namespace,
                role_arn=role_arn,
                s3_region=plan.names.region if role_arn else None,
            )
            ModelServer(
                chart,
                model.name,
                model=model,
                namespace=platform.model_namespace,
                bucket=plan.bucket,
                tolerations=placed.pool.tolerations,
                ready_seconds=placed.cold_start.ready_deadline if placed.cold_start else None,
                annotations=stated_of(placed),
                gateway=gateway,
                knative=ingress,
            )

    def _delivery(self, chart: Chart) -> None:
        plan = self._plan
        needs = [each for each in ("kserve", "envoy-gateway", "knative-operator", "keda") if each in plan.components]
        rendered = [each for objects in self.objects.values() for each in objects]
        AppOfApps(
            chart,
            "apps",
            target=plan.target,
            name=plan.names.prefix,
            namespaces=sorted({each["metadata"]["namespace"] for each in rendered if "namespace" in each["metadata"]}),
            charts=[
                OwnChart("namespaces", protected=True),
                OwnChart("capacity", needs=("karpenter",), ignored=KARPENTER_HASHES),
                OwnChart("serving", needs=("namespaces", *needs)),
                OwnChart("models", needs=("serving", "capacity")),
            ],
            releases=[
                ChartRelease(
                    name,
                    self._values(name),
                    needs=("namespaces",),
                    ignored=(AGGREGATED_ROLES,) if name == "knative-operator" else (),
                )
                for name in plan.components
            ],
            cluster_kinds=cluster_kinds(rendered),
        )

    def _values(self, name: str) -> Values:
        plan = self._plan
        registry = plan.image_registry
        knative = self._gateways.get("knative")
        match name:
            case "karpenter":
                shared = any(pool.sharing is not None for pool in plan.pools)
                irsa = plan.platform.identity == "irsa"
                return karpenter_values(
                    registry=registry,
                    cluster_name=plan.cluster_name,
                    interruption_queue=plan.names.interruption_queue,
                    role_arn=plan.names.role_arn(plan.names.karpenter_role) if irsa else None,
                    features=["nodeOverlay"] if shared else [],
                )
            case "cert-manager":
                return cert_manager_values(registry=registry)
            case "gateway-crds":
                return gateway_crds_values()
            case "envoy-gateway":
                return envoy_gateway_values(registry=registry, ai_gateway=False)
            case "keda":
                return keda_values(registry=registry)
            case "knative-operator":
                return knative_operator_values(registry=registry)
            case "kserve":
                return kserve_values(
                    registry=registry,
                    gateway=f"{GATEWAY_NAMESPACE}/{_MODELS_GATEWAY}",
                    knative_gateway_host=knative.host if knative else None,
                )
            case _:
                return {}
