"""Who may talk to whom: NetworkPolicies that close a namespace and open what the platform needs; knows no platform.

The VPC CNI enforces them (its network policy agent must be switched on). It judges a packet before a Service's address
is replaced: a policy that selects pods also covers their Services, but one that names addresses must name the Service
range. Probes come from the kubelet on the pod's own node, which no policy stops.

See https://docs.aws.amazon.com/eks/latest/userguide/cni-network-policy.html.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cdk8s import ApiObject
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.overrides import apply_overrides

HTTPS_PORT = 443
DNS_PORT = 53
POD_IDENTITY_AGENT = "169.254.170.23/32"
"""Where the EKS Pod Identity agent answers on each node, on port 80."""
QUEUE_PROXY_PORTS = (8012, 8013)
"""Where Knative's queue proxy takes requests (HTTP/1 and HTTP/2) in front of a model."""
QUEUE_PROXY_METRICS_PORT = 9090
"""Where Knative's autoscaler reads the concurrency that the queue proxy counts."""

_NOT_S3 = ("10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16")
"""Private and link-local ranges: S3 has public addresses only, so these are taken out of what reaches it."""
_NAMESPACE_LABEL = "kubernetes.io/metadata.name"
_PORT_LIMIT = 65_535


@dataclass(frozen=True, slots=True)
class Opening:
    """Traffic with the pods of some namespaces, on some TCP ports."""

    namespaces: tuple[str, ...]
    """Namespaces at the other end, by name."""
    ports: tuple[int, ...]
    """TCP ports of the side that listens."""


class DefaultDeny(Construct):
    """Denies every pod of a namespace both directions, except what other policies allow."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        namespace: str | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the policy.

        Args:
            namespace: The namespace that is closed; the chart's by default.
            overrides: JSON merge patch on the NetworkPolicy.
        """
        super().__init__(scope, id)
        self.network_policy = _policy(self, "policy", "default-deny", namespace, overrides=overrides)
        """The NetworkPolicy."""


class ModelTraffic(Construct):
    """What model servers need in a closed namespace.

    In: requests from the gateway, metric reads from whoever scales or watches, and with Knative the activator's
    requests and the autoscaler's reads. Out: DNS, the VPC's interface endpoints (STS, KMS, …), and S3.

    S3 is reached through its gateway endpoint, at S3's public addresses: a prefix list, which a NetworkPolicy cannot
    name. So port 443 is opened to every public address. In a VPC without internet gateway, NAT or other way out, S3's
    prefix list is all that has a route, and the endpoint's policy says which buckets; where a route leaves the VPC,
    leave `s3` out and allow that path by name.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        vpc_cidrs: Sequence[str],
        namespace: str | None = None,
        serving_ports: Sequence[int] = (8080,),
        gateway_namespace: str = "envoy-gateway-system",
        knative_namespace: str | None = None,
        metrics_namespaces: Sequence[str] = (),
        s3: bool = True,
        pod_identity: bool = False,
        pod_labels: Mapping[str, str] | None = None,
    ) -> None:
        """Define the policies.

        Args:
            vpc_cidrs: Address ranges of the VPC, in which the interface endpoints are.
            namespace: Namespace of the models; the chart's by default.
            serving_ports: Ports on which model servers listen.
            gateway_namespace: Namespace of the gateway's proxies.
            knative_namespace: Namespace of Knative Serving, where models run in Knative mode; none by default.
            metrics_namespaces: Namespaces whose pods read metrics from the serving ports, such as `keda`.
            s3: Whether model servers or their initializers read S3 through the VPC's gateway endpoint.
            pod_identity: Whether they get credentials from the EKS Pod Identity agent.
            pod_labels: Labels of the pods that this opens; all pods of the namespace by default.

        Raises:
            DescriptionError: when a range or a port cannot be.
        """
        faults = FaultList(type(self).__name__)
        _check_cidrs(faults, "vpc_cidrs", vpc_cidrs)
        _check_ports(faults, "serving_ports", serving_ports)
        faults.raise_if_any()
        super().__init__(scope, id)

        ports = tuple(serving_ports)
        came_from = [Opening((gateway_namespace,), ports)]
        if knative_namespace is not None:
            # the gateway sends to the queue proxy as soon as the activator has left the path
            came_from[0] = Opening((gateway_namespace,), (*ports, *QUEUE_PROXY_PORTS))
            came_from.append(Opening((knative_namespace,), (*QUEUE_PROXY_PORTS, QUEUE_PROXY_METRICS_PORT)))
        if metrics_namespaces:
            came_from.append(Opening(tuple(metrics_namespaces), ports))
        _policy(self, "requests", "allow-requests", namespace, labels=pod_labels, ingress=map(_from, came_from))

        egress = [_dns(), _to_addresses(vpc_cidrs, HTTPS_PORT)]
        if s3:
            egress.append(_to_addresses(["0.0.0.0/0"], HTTPS_PORT, without=_NOT_S3))
        if pod_identity:
            egress.append(_to_addresses([POD_IDENTITY_AGENT], 80))
        _policy(self, "aws", "allow-aws", namespace, labels=pod_labels, egress=egress)


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
        webhook_ports: Sequence[int] = (),
        serves: Sequence[Opening] = (),
        calls: Sequence[Opening] = (),
    ) -> None:
        """Define the policies.

        Args:
            vpc_cidrs: Address ranges of the VPC.
            service_cidr: Address range of the cluster's Services, in which the API server has its address.
            namespace: Namespace of the component; the chart's by default.
            webhook_ports: Pod ports of its webhooks and API services.
            serves: Who calls it, and on which of its ports.
            calls: Whom it calls, and on which of their ports.

        Raises:
            DescriptionError: when a range or a port cannot be.
        """
        faults = FaultList(type(self).__name__)
        _check_cidrs(faults, "vpc_cidrs", vpc_cidrs)
        _check_cidrs(faults, "service_cidr", [service_cidr])
        _check_ports(faults, "webhook_ports", webhook_ports)
        for field, openings in (("serves", serves), ("calls", calls)):
            for index, opening in enumerate(openings):
                _check_ports(faults, f"{field}[{index}].ports", opening.ports)
        faults.raise_if_any()
        super().__init__(scope, id)

        own = k8s.NetworkPolicyPeer(pod_selector=k8s.LabelSelector())
        ingress = [k8s.NetworkPolicyIngressRule(from_=[own]), *map(_from, serves)]
        if webhook_ports:
            ingress.append(
                k8s.NetworkPolicyIngressRule(from_=_addresses(vpc_cidrs), ports=[_port(port) for port in webhook_ports])
            )
        egress = [
            k8s.NetworkPolicyEgressRule(to=[own]),
            _dns(),
            _to_addresses([*vpc_cidrs, service_cidr], HTTPS_PORT),
            *map(_to, calls),
        ]
        self.network_policy = _policy(self, "policy", "allow-component", namespace, ingress=ingress, egress=egress)
        """The NetworkPolicy."""


def _policy(
    scope: Construct,
    id: str,
    name: str,
    namespace: str | None,
    *,
    labels: Mapping[str, str] | None = None,
    ingress: Sequence[k8s.NetworkPolicyIngressRule] | map[k8s.NetworkPolicyIngressRule] | None = None,
    egress: Sequence[k8s.NetworkPolicyEgressRule] | None = None,
    overrides: Mapping[str, object] | None = None,
) -> ApiObject:
    types = [each for each, rules in (("Ingress", ingress), ("Egress", egress)) if rules is not None]
    policy = k8s.KubeNetworkPolicy(
        scope,
        id,
        metadata=k8s.ObjectMeta(name=name, namespace=namespace),
        spec=k8s.NetworkPolicySpec(
            pod_selector=k8s.LabelSelector(match_labels=dict(labels) if labels else None),
            policy_types=types or ["Ingress", "Egress"],
            ingress=list(ingress) if ingress is not None else None,
            egress=list(egress) if egress is not None else None,
        ),
    )
    apply_overrides(policy, overrides)
    return policy


def _port(port: int, protocol: str = "TCP") -> k8s.NetworkPolicyPort:
    return k8s.NetworkPolicyPort(port=k8s.IntOrString.from_number(port), protocol=protocol)


def _namespaces(names: Sequence[str]) -> k8s.NetworkPolicyPeer:
    return k8s.NetworkPolicyPeer(
        namespace_selector=k8s.LabelSelector(
            match_expressions=[
                k8s.LabelSelectorRequirement(key=_NAMESPACE_LABEL, operator="In", values=sorted(set(names)))
            ]
        )
    )


def _addresses(cidrs: Sequence[str], without: Sequence[str] = ()) -> list[k8s.NetworkPolicyPeer]:
    return [k8s.NetworkPolicyPeer(ip_block=k8s.IpBlock(cidr=cidr, except_=list(without) or None)) for cidr in cidrs]


def _from(opening: Opening) -> k8s.NetworkPolicyIngressRule:
    return k8s.NetworkPolicyIngressRule(
        from_=[_namespaces(opening.namespaces)], ports=[_port(port) for port in opening.ports]
    )


def _to(opening: Opening) -> k8s.NetworkPolicyEgressRule:
    return k8s.NetworkPolicyEgressRule(
        to=[_namespaces(opening.namespaces)], ports=[_port(port) for port in opening.ports]
    )


def _to_addresses(cidrs: Sequence[str], port: int, without: Sequence[str] = ()) -> k8s.NetworkPolicyEgressRule:
    return k8s.NetworkPolicyEgressRule(to=_addresses(cidrs, without), ports=[_port(port)])


def _dns() -> k8s.NetworkPolicyEgressRule:
    resolver = k8s.NetworkPolicyPeer(
        namespace_selector=k8s.LabelSelector(match_labels={_NAMESPACE_LABEL: "kube-system"}),
        pod_selector=k8s.LabelSelector(match_labels={"k8s-app": "kube-dns"}),
    )
    return k8s.NetworkPolicyEgressRule(to=[resolver], ports=[_port(DNS_PORT, "UDP"), _port(DNS_PORT)])


def _check_cidrs(faults: FaultList, field: str, cidrs: Sequence[str]) -> None:
    if not cidrs:
        faults.add(field, "must hold at least one range", cure='write it as ["10.40.0.0/16"]')
    for cidr in cidrs:
        try:
            ipaddress.ip_network(cidr)
        except ValueError:
            faults.add(field, "must be an address range in CIDR form, without host bits", got=cidr, cure="10.40.0.0/16")


def _check_ports(faults: FaultList, field: str, ports: Sequence[int]) -> None:
    for port in ports:
        if not 1 <= port <= _PORT_LIMIT:
            faults.add(field, f"must be ports between 1 and {_PORT_LIMIT}", got=port, cure="name the port of the pod")
