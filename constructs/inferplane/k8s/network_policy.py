"""NetworkPolicies and their rules, as the constructs of this room write them; knows no platform and no component.

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

_NAMESPACE_LABEL = "kubernetes.io/metadata.name"
_PORT_LIMIT = 65_535


@dataclass(frozen=True, slots=True)
class Opening:
    """Traffic with the pods of some namespaces, on some TCP ports."""

    namespaces: tuple[str, ...]
    """Namespaces at the other end, by name."""
    ports: tuple[int, ...]
    """TCP ports of the side that listens."""


def network_policy(
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
    """A NetworkPolicy; without rules it denies both directions."""
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
    return apply_overrides(policy, overrides)


def port_rule(port: int, protocol: str = "TCP") -> k8s.NetworkPolicyPort:
    """A port of a rule."""
    return k8s.NetworkPolicyPort(port=k8s.IntOrString.from_number(port), protocol=protocol)


def _namespaces(names: Sequence[str]) -> k8s.NetworkPolicyPeer:
    return k8s.NetworkPolicyPeer(
        namespace_selector=k8s.LabelSelector(
            match_expressions=[
                k8s.LabelSelectorRequirement(key=_NAMESPACE_LABEL, operator="In", values=sorted(set(names)))
            ]
        )
    )


def addresses(cidrs: Sequence[str], without: Sequence[str] = ()) -> list[k8s.NetworkPolicyPeer]:
    """Address ranges, less some, as the other end of a rule."""
    return [k8s.NetworkPolicyPeer(ip_block=k8s.IpBlock(cidr=cidr, except_=list(without) or None)) for cidr in cidrs]


def let_in(opening: Opening) -> k8s.NetworkPolicyIngressRule:
    """Traffic from pods of these namespaces to these ports."""
    return k8s.NetworkPolicyIngressRule(
        from_=[_namespaces(opening.namespaces)], ports=[port_rule(port) for port in opening.ports]
    )


def let_out(opening: Opening) -> k8s.NetworkPolicyEgressRule:
    """Traffic to pods of these namespaces at these ports."""
    return k8s.NetworkPolicyEgressRule(
        to=[_namespaces(opening.namespaces)], ports=[port_rule(port) for port in opening.ports]
    )


def let_out_to(cidrs: Sequence[str], port: int, without: Sequence[str] = ()) -> k8s.NetworkPolicyEgressRule:
    """Traffic to a port of these address ranges, less some."""
    return k8s.NetworkPolicyEgressRule(to=addresses(cidrs, without), ports=[port_rule(port)])


def let_out_to_dns() -> k8s.NetworkPolicyEgressRule:
    """Traffic to the cluster's own resolver."""
    resolver = k8s.NetworkPolicyPeer(
        namespace_selector=k8s.LabelSelector(match_labels={_NAMESPACE_LABEL: "kube-system"}),
        pod_selector=k8s.LabelSelector(match_labels={"k8s-app": "kube-dns"}),
    )
    return k8s.NetworkPolicyEgressRule(to=[resolver], ports=[port_rule(DNS_PORT, "UDP"), port_rule(DNS_PORT)])


def check_cidrs(faults: FaultList, field: str, cidrs: Sequence[str]) -> None:
    """Record what is no address range."""
    if not cidrs:
        faults.add(field, "must hold at least one range", cure='write it as ["10.40.0.0/16"]')
    for cidr in cidrs:
        try:
            ipaddress.ip_network(cidr)
        except ValueError:
            faults.add(field, "must be an address range in CIDR form, without host bits", got=cidr, cure="10.40.0.0/16")


def check_ports(faults: FaultList, field: str, ports: Sequence[int]) -> None:
    """Record what is no port."""
    for port in ports:
        if not 1 <= port <= _PORT_LIMIT:
            faults.add(field, f"must be ports between 1 and {_PORT_LIMIT}", got=port, cure="name the port of the pod")
