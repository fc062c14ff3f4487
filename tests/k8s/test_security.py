"""Who may talk to whom."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.security import DefaultDeny, ModelTraffic

VPC = ["10.40.0.0/16"]

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]


def _by_name(objects: Objects) -> dict[str, dict[str, Any]]:
    return {each["metadata"]["name"]: each["spec"] for each in objects}


def _ports(rule: dict[str, Any]) -> list[int]:
    return [each["port"] for each in rule["ports"]]


def _namespaces(rule: dict[str, Any]) -> list[str]:
    (peer,) = rule["from"]
    (expression,) = peer["namespaceSelector"]["matchExpressions"]
    values: list[str] = expression["values"]
    return values


def _reaches(egress: list[dict[str, Any]], address: str, port: int) -> bool:
    """Whether any egress rule by address allows this address and port."""
    for rule in egress:
        for peer in rule["to"]:
            block = peer.get("ipBlock")
            if block is None or port not in _ports(rule):
                continue
            within = ipaddress.ip_address(address) in ipaddress.ip_network(block["cidr"])
            taken_out = any(
                ipaddress.ip_address(address) in ipaddress.ip_network(each) for each in block.get("except", [])
            )
            if within and not taken_out:
                return True
    return False


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        DefaultDeny(scope, "deny", namespace="inference")
        ModelTraffic(
            scope,
            "models",
            vpc_cidrs=VPC,
            namespace="inference",
            knative_namespace="knative-serving",
            metrics_namespaces=["keda"],
            pod_identity=True,
        )

    assert rendered(build) == yaml_snapshot


def test_models_reach_the_vpcs_endpoints_and_s3_and_nothing_else(rendered: Render) -> None:
    egress = _by_name(rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC)))["allow-aws"]["egress"]

    assert _reaches(egress, "10.40.12.7", 443)
    assert _reaches(egress, "52.216.0.10", 443), "S3 has public addresses behind the gateway endpoint"
    for address in ("10.60.0.1", "172.20.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"):
        assert not _reaches(egress, address, 443), address
    assert not _reaches(egress, "10.40.12.7", 80)
    assert not _reaches(egress, "169.254.169.254", 80), "instance metadata stays out of reach"


def test_without_s3_no_public_address_is_reached(rendered: Render) -> None:
    objects = rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC, s3=False))
    egress = _by_name(objects)["allow-aws"]["egress"]

    assert not _reaches(egress, "52.216.0.10", 443)


def test_pod_identity_opens_its_agent_only(rendered: Render) -> None:
    objects = rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC, pod_identity=True))
    egress = _by_name(objects)["allow-aws"]["egress"]

    assert _reaches(egress, "169.254.170.23", 80)
    assert not _reaches(egress, "169.254.169.254", 80)


def test_names_are_resolved_by_the_clusters_own_resolver(rendered: Render) -> None:
    dns = _by_name(rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC)))["allow-aws"]["egress"][0]

    assert {(each["port"], each["protocol"]) for each in dns["ports"]} == {(53, "UDP"), (53, "TCP")}
    assert dns["to"] == [
        {
            "namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": "kube-system"}},
            "podSelector": {"matchLabels": {"k8s-app": "kube-dns"}},
        }
    ]


def test_in_standard_mode_only_the_gateway_comes_in(rendered: Render) -> None:
    objects = rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC, serving_ports=[8000]))
    ingress = _by_name(objects)["allow-requests"]["ingress"]

    assert [(_namespaces(rule), _ports(rule)) for rule in ingress] == [(["envoy-gateway-system"], [8000])]


def test_knative_is_let_to_the_queue_proxy_and_to_what_it_counts(rendered: Render) -> None:
    objects = rendered(lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC, knative_namespace="knative-serving"))
    ingress = _by_name(objects)["allow-requests"]["ingress"]

    opened = {tuple(_namespaces(rule)): _ports(rule) for rule in ingress}
    assert opened[("envoy-gateway-system",)] == [8080, 8012, 8013]
    assert opened[("knative-serving",)] == [8012, 8013, 9090]


REFUSED: list[tuple[Callable[[Construct], object], str, str]] = [
    (lambda scope: ModelTraffic(scope, "m", vpc_cidrs=[]), "vpc_cidrs", "must hold at least one range"),
    (lambda scope: ModelTraffic(scope, "m", vpc_cidrs=["10.40.0.1/16"]), "vpc_cidrs", "without host bits"),
    (lambda scope: ModelTraffic(scope, "m", vpc_cidrs=["vpc-1"]), "vpc_cidrs", "must be an address range"),
    (lambda scope: ModelTraffic(scope, "m", vpc_cidrs=VPC, serving_ports=[0]), "serving_ports", "between 1 and 65535"),
]


@pytest.mark.parametrize(("build", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(build: Callable[[Construct], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        build(Chart(App(), "chart"))

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
