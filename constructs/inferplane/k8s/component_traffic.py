"""Who may talk to the components of the platform, in their closed namespaces; knows no platform.

Constructs:
    ComponentTraffic: what one namespace needs, given in full.
    PlatformTraffic: what the known components need, from the facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from cdk8s import ApiObject
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import components
from inferplane.facts.components import MODELS, SERVING_PORT
from inferplane.k8s.network_policy import (
    HTTPS_PORT,
    Opening,
    addresses,
    check_cidrs,
    check_ports,
    let_in,
    let_out,
    let_out_to,
    let_out_to_dns,
    network_policy,
    port_rule,
)


class ComponentTraffic(Construct):
    """What a component of the platform needs in a closed namespace of its own.

    In: its own pods, and the API server's calls to its webhooks, which come from the control plane's interfaces in the
    VPC. Out: its own pods, DNS, the API server, and the VPC's interface endpoints, which share port 443. Besides: what
    is given.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        vpc_cidrs: Sequence[str],
        service_cidr: str,
        namespace: str | None = None,
        vpc_ports: Sequence[int] = (),
        serves: Sequence[Opening] = (),
        calls: Sequence[Opening] = (),
    ) -> None:
        """Define the policies.

        Args:
            vpc_cidrs: Address ranges of the VPC.
            service_cidr: Address range of the cluster's Services, in which the API server has its address.
            namespace: Namespace of the component; the chart's by default.
            vpc_ports: Pod ports that the VPC reaches: webhooks and API services, which the control plane calls, and
                whatever a load balancer is in front of.
            serves: Who calls it, and on which of its ports.
            calls: Whom it calls, and on which of their ports.

        Raises:
            DescriptionError: when a range or a port cannot be.
        """
        faults = FaultList(type(self).__name__)
        check_cidrs(faults, "vpc_cidrs", vpc_cidrs)
        check_cidrs(faults, "service_cidr", [service_cidr])
        check_ports(faults, "vpc_ports", vpc_ports)
        for field, openings in (("serves", serves), ("calls", calls)):
            for index, opening in enumerate(openings):
                check_ports(faults, f"{field}[{index}].ports", opening.ports)
        faults.raise_if_any()
        super().__init__(scope, id)

        own = k8s.NetworkPolicyPeer(pod_selector=k8s.LabelSelector())
        ingress = [k8s.NetworkPolicyIngressRule(from_=[own]), *map(let_in, serves)]
        if vpc_ports:
            ingress.append(
                k8s.NetworkPolicyIngressRule(from_=addresses(vpc_cidrs), ports=[port_rule(port) for port in vpc_ports])
            )
        egress = [
            k8s.NetworkPolicyEgressRule(to=[own]),
            let_out_to_dns(),
            let_out_to([*vpc_cidrs, service_cidr], HTTPS_PORT),
            *map(let_out, calls),
        ]
        self.network_policy: ApiObject = network_policy(
            self, "policy", "allow-component", namespace, ingress=ingress, egress=egress
        )
        """The NetworkPolicy."""


class PlatformTraffic(Construct):
    """What the known components need: one policy for each of their namespaces, from the facts.

    Openings between components are made only where both namespaces are given.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        namespaces: Sequence[str],
        model_namespaces: Sequence[str],
        vpc_cidrs: Sequence[str],
        service_cidr: str,
        serving_ports: Sequence[int] = (8080,),
    ) -> None:
        """Define the policies.

        Args:
            namespaces: The components' namespaces that are closed, such as `kserve`.
            model_namespaces: Namespaces of the models.
            vpc_cidrs: Address ranges of the VPC.
            service_cidr: Address range of the cluster's Services.
            serving_ports: Ports on which model servers listen.

        Raises:
            DescriptionError: when the facts do not know a namespace, or a range or a port cannot be.
        """
        known = components.traffic()
        faults = FaultList(type(self).__name__)
        for index, namespace in enumerate(namespaces):
            if namespace not in known:
                faults.add(
                    f"namespaces[{index}]",
                    "must be a known component's",
                    got=namespace,
                    cure=f"use ComponentTraffic, or one of {', '.join(known)}",
                )
        if not model_namespaces:
            faults.add("model_namespaces", "must name at least one", cure="name the namespaces of the models")
        check_cidrs(faults, "vpc_cidrs", vpc_cidrs)
        check_cidrs(faults, "service_cidr", [service_cidr])
        check_ports(faults, "serving_ports", serving_ports)
        faults.raise_if_any()
        super().__init__(scope, id)

        def openings(rows: Sequence[components.Opening]) -> list[Opening]:
            made: list[Opening] = []
            for row in rows:
                if row.namespace != MODELS and row.namespace not in namespaces:
                    continue
                ports: list[int] = []
                for port in row.ports:
                    ports.extend(serving_ports if port == SERVING_PORT else [int(port)])
                others = tuple(model_namespaces) if row.namespace == MODELS else (row.namespace,)
                made.append(Opening(others, tuple(ports)))
            return made

        for namespace in sorted(set(namespaces)):
            ComponentTraffic(
                self,
                namespace,
                namespace=namespace,
                vpc_cidrs=vpc_cidrs,
                service_cidr=service_cidr,
                vpc_ports=known[namespace].vpc_ports,
                serves=openings(known[namespace].serves),
                calls=openings(known[namespace].calls),
            )
