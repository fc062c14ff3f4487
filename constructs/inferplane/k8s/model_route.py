"""The way from a Gateway to a model's Services, with the share of each; knows no engine and no autoscaler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.overrides import apply_overrides
from inferplane.spec.dns import dns_label_rule
from inferplane_crds.io.k8s.networking import gateway

SERVICE_PORT = 80
"""Port of the Services that KServe makes."""


@dataclass(frozen=True, slots=True)
class GatewayRef:
    """A Gateway that exists, and the hosts under which models are asked for there."""

    name: str
    namespace: str
    domain: str
    """Models are at `<model>.<domain>`."""


@dataclass(frozen=True, slots=True)
class KnativeIngress:
    """The Service of the Gateway that leads into Knative: its routes are told apart by host."""

    service: str
    namespace: str
    port: int = SERVICE_PORT


@dataclass(frozen=True, slots=True)
class Share:
    """A Service of the model's namespace and its share of the traffic."""

    service: str
    percent: int


class ModelRoute(Construct):
    """An HTTPRoute from a Gateway to a model.

    See https://gateway-api.sigs.k8s.io/guides/user-guides/traffic-splitting/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        namespace: str,
        to: GatewayRef,
        shares: Sequence[Share],
        timeout_seconds: int | None = None,
        knative: KnativeIngress | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the route.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            name: Name of the model and of the route.
            namespace: Its namespace.
            to: The Gateway.
            shares: The Services that answer; their shares add up to 100.
            timeout_seconds: Seconds that a request may last, its stream included; not limited by default.
            knative: The way into Knative, when the Services are Knative's.
            overrides: JSON merge patch on the HTTPRoute.

        Raises:
            DescriptionError: when the shares do not add up to 100.
        """
        faults = FaultList(type(self).__name__)
        total = sum(share.percent for share in shares)
        if total != 100:
            faults.add("shares", "must add up to 100", got=total, cure="give the rest to the stable version")
        if rule := dns_label_rule(namespace):
            faults.add("namespace", rule, got=namespace, cure="choose another name")
        faults.raise_if_any()
        super().__init__(scope, id)
        filters = None
        if knative:
            host = f"{shares[0].service}.{namespace}.svc.cluster.local"
            filters = [
                gateway.HttpRouteSpecRulesFilters(
                    type=gateway.HttpRouteSpecRulesFiltersType.URL_REWRITE,
                    url_rewrite=gateway.HttpRouteSpecRulesFiltersUrlRewrite(hostname=host),
                )
            ]
        self.route: ApiObject = gateway.HttpRoute(
            self,
            "route",
            metadata=ApiObjectMetadata(name=f"{name}-model", namespace=namespace),
            spec=gateway.HttpRouteSpec(
                hostnames=[f"{name}.{to.domain}"],
                parent_refs=[
                    gateway.HttpRouteSpecParentRefs(group=_GROUP, kind="Gateway", name=to.name, namespace=to.namespace)
                ],
                rules=[
                    gateway.HttpRouteSpecRules(
                        matches=[
                            gateway.HttpRouteSpecRulesMatches(
                                path=gateway.HttpRouteSpecRulesMatchesPath(
                                    type=gateway.HttpRouteSpecRulesMatchesPathType.PATH_PREFIX, value="/"
                                )
                            )
                        ],
                        filters=filters,
                        backend_refs=[
                            gateway.HttpRouteSpecRulesBackendRefs(
                                group="",
                                kind="Service",
                                name=knative.service if knative else share.service,
                                namespace=knative.namespace if knative else None,
                                port=knative.port if knative else SERVICE_PORT,
                                weight=share.percent,
                            )
                            for share in shares
                        ],
                        timeouts=gateway.HttpRouteSpecRulesTimeouts(request=f"{timeout_seconds or 0}s"),
                    )
                ],
            ),
        )
        self.route = apply_overrides(self.route, overrides)
        """The HTTPRoute."""


class RouteGrant(Construct):
    """Lets routes of the models' namespaces lead to a Service of another namespace, such as the way into Knative.

    See https://gateway-api.sigs.k8s.io/api-types/referencegrant/.
    """

    def __init__(self, scope: Construct, id: str, *, to: KnativeIngress, namespaces: Sequence[str]) -> None:
        """Define the grant, in the Service's namespace.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            to: The Service.
            namespaces: Namespaces of the routes.
        """
        super().__init__(scope, id)
        gateway.ReferenceGrant(
            self,
            "grant",
            metadata=ApiObjectMetadata(name=f"routes-to-{to.service}", namespace=to.namespace),
            spec=gateway.ReferenceGrantSpec(
                from_=[
                    gateway.ReferenceGrantSpecFrom(group=_GROUP, kind="HTTPRoute", namespace=namespace)
                    for namespace in sorted(set(namespaces))
                ],
                to=[gateway.ReferenceGrantSpecTo(group="", kind="Service", name=to.service)],
            ),
        )


_GROUP = "gateway.networking.k8s.io"
