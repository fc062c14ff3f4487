"""A Gateway inside the cluster, such as the one that models' or Knative's routes attach to; knows no platform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.overrides import apply_overrides
from inferplane_crds.io.envoyproxy import gateway as envoy
from inferplane_crds.io.k8s.networking import gateway

HTTP_PORT = 80

_CONTROLLER = "gateway.envoyproxy.io/gatewayclass-controller"


class ClusterGateway(Construct):
    """A Gateway that only the cluster reaches, with its class and its proxy's configuration.

    An EnvoyProxy gives its Service a name that is known beforehand, which Knative points the Services of its routes
    at, and makes it a ClusterIP: nobody comes in by it from outside.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        namespace: str,
        route_namespaces: Sequence[str],
        name: str = "knative",
        proxy_namespace: str = "envoy-gateway-system",
        replicas: int = 2,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the Gateway, its class and its proxy.

        Args:
            namespace: Namespace of the Gateway.
            route_namespaces: Namespaces of the models, whose routes may attach.
            name: Name of the Gateway, of its class, of its proxy's configuration and of its Service.
            proxy_namespace: Namespace of Envoy Gateway, where its proxies run.
            replicas: How many proxies run.
            overrides: JSON merge patch on the Gateway.

        Raises:
            DescriptionError: when no namespace may attach routes, or there would be no proxy.
        """
        faults = FaultList(type(self).__name__)
        if not route_namespaces:
            faults.add("route_namespaces", "must name at least one", cure="name the namespaces of the models")
        if replicas < 1:
            faults.add("replicas", "must be at least 1", got=replicas, cure="2 survive the loss of a node")
        faults.raise_if_any()
        super().__init__(scope, id)

        envoy.EnvoyProxy(
            self,
            "proxy",
            metadata=ApiObjectMetadata(name=name, namespace=proxy_namespace),
            spec=envoy.EnvoyProxySpec(
                provider=envoy.EnvoyProxySpecProvider(
                    type=envoy.EnvoyProxySpecProviderType.KUBERNETES,
                    kubernetes=envoy.EnvoyProxySpecProviderKubernetes(
                        envoy_service=envoy.EnvoyProxySpecProviderKubernetesEnvoyService(
                            name=name, type=envoy.EnvoyProxySpecProviderKubernetesEnvoyServiceType.CLUSTER_IP
                        ),
                        envoy_deployment=envoy.EnvoyProxySpecProviderKubernetesEnvoyDeployment(replicas=replicas),
                    ),
                )
            ),
        )
        gateway.GatewayClass(
            self,
            "class",
            metadata=ApiObjectMetadata(name=name),
            spec=gateway.GatewayClassSpec(
                controller_name=_CONTROLLER,
                parameters_ref=gateway.GatewayClassSpecParametersRef(
                    group="gateway.envoyproxy.io", kind="EnvoyProxy", name=name, namespace=proxy_namespace
                ),
            ),
        )
        self.gateway: ApiObject = gateway.Gateway(
            self,
            "gateway",
            metadata=ApiObjectMetadata(name=name, namespace=namespace),
            spec=gateway.GatewaySpec(
                gateway_class_name=name,
                listeners=[
                    gateway.GatewaySpecListeners(
                        name="http",
                        port=HTTP_PORT,
                        protocol="HTTP",
                        allowed_routes=gateway.GatewaySpecListenersAllowedRoutes(
                            namespaces=gateway.GatewaySpecListenersAllowedRoutesNamespaces(
                                from_=gateway.GatewaySpecListenersAllowedRoutesNamespacesFrom.SELECTOR,
                                selector=gateway.GatewaySpecListenersAllowedRoutesNamespacesSelector(
                                    match_expressions=[
                                        gateway.GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions(
                                            key="kubernetes.io/metadata.name",
                                            operator="In",
                                            values=sorted(set(route_namespaces)),
                                        )
                                    ]
                                ),
                            )
                        ),
                    )
                ],
            ),
        )
        """The Gateway."""
        self.gateway = apply_overrides(self.gateway, overrides)
        self.gateway_class = name
        """Name of its class."""
        self.reference = f"{namespace}/{name}"
        """The Gateway as Knative and KServe name it, `namespace/name`."""
        self.service = f"{proxy_namespace}/{name}"
        """Its Service as Knative names it, `namespace/name`."""
        self.host = f"{name}.{proxy_namespace}.svc.cluster.local"
        """The host of its Service."""
