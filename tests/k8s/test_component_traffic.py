"""Who may talk to the components of the platform."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.facts import components
from inferplane.facts.components import MODELS
from inferplane.k8s.component_traffic import ComponentTraffic, PlatformTraffic
from inferplane.k8s.network_policy import Opening

VPC = ["10.40.0.0/16"]

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]


def _by_name(objects: Objects) -> dict[str, dict[str, Any]]:
    return {each["metadata"]["name"]: each["spec"] for each in objects}


def _ports(rule: dict[str, Any]) -> list[int]:
    return [each["port"] for each in rule["ports"]]


def _allowed(egress: list[dict[str, Any]], cidr: str, port: int) -> bool:
    return any({"ipBlock": {"cidr": cidr}} in rule["to"] and port in _ports(rule) for rule in egress if "ports" in rule)


def _platform(scope: Construct, **changes: Any) -> PlatformTraffic:
    given: dict[str, Any] = {
        "namespaces": list(components.traffic()),
        "model_namespaces": ["inference"],
        "vpc_cidrs": VPC,
        "service_cidr": "172.20.0.0/16",
        **changes,
    }
    return PlatformTraffic(scope, "traffic", **given)


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    assert rendered(_platform) == yaml_snapshot


def test_a_component_reaches_the_api_server_by_its_service_address(rendered: Render) -> None:
    objects = rendered(lambda scope: ComponentTraffic(scope, "c", vpc_cidrs=VPC, service_cidr="172.20.0.0/16"))
    egress = _by_name(objects)["allow-component"]["egress"]

    assert _allowed(egress, "172.20.0.0/16", 443)
    assert not _allowed(egress, "0.0.0.0/0", 443)


def test_webhooks_are_called_from_the_vpc(rendered: Render) -> None:
    def build(scope: Construct) -> None:
        ComponentTraffic(scope, "c", vpc_cidrs=VPC, service_cidr="172.20.0.0/16", vpc_ports=[9443])

    own, webhook = _by_name(rendered(build))["allow-component"]["ingress"]
    assert own == {"from": [{"podSelector": {}}]}
    assert webhook["from"] == [{"ipBlock": {"cidr": "10.40.0.0/16"}}]
    assert _ports(webhook) == [9443]


def test_what_one_side_sends_the_other_takes_in() -> None:
    known = components.traffic()

    for caller, traffic in known.items():
        for call in traffic.calls:
            if call.namespace != MODELS:
                taken = {
                    port for each in known[call.namespace].serves if each.namespace == caller for port in each.ports
                }
                assert set(call.ports) <= taken, f"{caller} calls {call.namespace}"


def test_every_namespace_of_a_component_with_a_webhook_is_known() -> None:
    webhooks = {"MutatingWebhookConfiguration", "ValidatingWebhookConfiguration", "APIService"}

    for component in components.known().values():
        if component.namespace != "kube-system" and webhooks & {kind.kind for kind in component.cluster_kinds}:
            assert components.traffic()[component.namespace].vpc_ports


def test_an_absent_component_is_not_opened_to(rendered: Render) -> None:
    objects = rendered(lambda scope: _platform(scope, namespaces=["envoy-gateway-system"]))

    assert "knative-serving" not in str(objects)
    assert "inference" in str(objects)


def test_models_are_called_where_they_listen(rendered: Render) -> None:
    (policy,) = rendered(lambda scope: _platform(scope, namespaces=["keda"], serving_ports=[8000, 8080]))

    to_models = policy["spec"]["egress"][-1]
    assert _ports(to_models) == [8000, 8080]


REFUSED: list[tuple[Callable[[Construct], object], str, str]] = [
    (
        lambda scope: ComponentTraffic(scope, "c", vpc_cidrs=VPC, service_cidr="x"),
        "service_cidr",
        "address range",
    ),
    (
        lambda scope: ComponentTraffic(scope, "c", vpc_cidrs=VPC, service_cidr="172.20.0.0/16", vpc_ports=[70_000]),
        "vpc_ports",
        "between 1 and 65535",
    ),
    (
        lambda scope: ComponentTraffic(
            scope, "c", vpc_cidrs=VPC, service_cidr="172.20.0.0/16", calls=[Opening(("a",), (-1,))]
        ),
        "calls[0].ports",
        "between 1 and 65535",
    ),
    (lambda scope: _platform(scope, namespaces=["istio-system"]), "namespaces[0]", "must be a known component's"),
    (lambda scope: _platform(scope, model_namespaces=[]), "model_namespaces", "must name at least one"),
]


@pytest.mark.parametrize(("build", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(build: Callable[[Construct], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        build(Chart(App(), "chart"))

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
