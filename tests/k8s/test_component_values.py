"""The Helm values of each component."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from inferplane.facts import components
from inferplane.k8s.component_values import (
    Values,
    ai_gateway_values,
    aws_load_balancer_controller_values,
    cert_manager_values,
    envoy_gateway_values,
    gateway_crds_values,
    karpenter_values,
    keda_values,
    knative_operator_values,
    kserve_values,
)

REGISTRY = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims"
ROLE = "arn:aws:iam::111122223333:role/claims-prod-karpenter-us-east-1-111122223333"

VALUES: dict[str, Values] = {
    "karpenter": karpenter_values(
        registry=REGISTRY,
        cluster_name="claims-prod",
        interruption_queue="claims-prod-interruption",
        role_arn=ROLE,
        features=("nodeOverlay",),
    ),
    "cert-manager": cert_manager_values(registry=REGISTRY),
    "gateway-crds": gateway_crds_values(),
    "envoy-gateway": envoy_gateway_values(registry=REGISTRY, redis_address="redis.gateway.svc.cluster.local:6379"),
    "ai-gateway": ai_gateway_values(registry=REGISTRY, request_header_attributes={"x-team": "team"}),
    "keda": keda_values(registry=REGISTRY),
    "knative-operator": knative_operator_values(registry=REGISTRY),
    "kserve": kserve_values(
        registry=REGISTRY,
        gateway="gateway/inference",
        knative_gateway_host="knative.envoy-gateway-system.svc.cluster.local",
    ),
    "aws-load-balancer-controller": aws_load_balancer_controller_values(
        registry=REGISTRY,
        cluster_name="claims-prod",
        region="us-east-1",
        vpc_tags={"Name": "claims-prod"},
        role_arn=ROLE,
    ),
}


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def _at(values: Values, path: str) -> object:
    value: object = values
    for part in path.split("."):
        assert isinstance(value, dict)
        value = value[part]
    return value


def test_renders(json_snapshot: SnapshotAssertion) -> None:
    assert json_snapshot == VALUES


@pytest.mark.parametrize("name", sorted(VALUES))
def test_nothing_is_pulled_from_anywhere_but_the_accounts_registry(name: str) -> None:
    upstream = {image.registry for image in components.component(name).images}

    for text in _strings(VALUES[name]):
        assert not any(text.startswith(host) for host in (*upstream, "docker.io"))


@pytest.mark.parametrize("name", sorted(set(VALUES) - {"gateway-crds", "cert-manager", "keda"}))
def test_every_image_of_the_component_is_replaced(name: str) -> None:
    text = json.dumps(VALUES[name])

    for image in components.component(name).images:
        assert f"{REGISTRY}/{image.repository}" in text


def test_karpenter_knows_that_it_reaches_no_price_list() -> None:
    values = VALUES["karpenter"]

    assert _at(values, "settings.isolatedVPC") is True
    assert _at(values, "settings.clusterName") == "claims-prod"
    assert _at(values, "settings.interruptionQueue") == "claims-prod-interruption"
    assert _at(values, "settings.featureGates") == {"nodeOverlay": True}
    assert _at(values, "controller.image.tag") == "1.14.1", "the chart's own values name an older image"
    assert _at(values, "controller.resources.requests") == _at(values, "controller.resources.limits")
    assert _at(values, "serviceAccount.name") == "karpenter"


def test_an_account_without_a_role_is_left_to_pod_identity() -> None:
    values = karpenter_values(registry=REGISTRY, cluster_name="claims-prod")

    assert "annotations" not in str(_at(values, "serviceAccount"))
    assert "interruptionQueue" not in str(_at(values, "settings"))


def test_kserve_routes_by_gateway_api_without_istio_and_without_its_own_timeout() -> None:
    gateway = "kserve.controller.gateway"
    values = VALUES["kserve"]

    assert _at(values, f"{gateway}.ingressGateway.enableGatewayApi") is True
    assert _at(values, f"{gateway}.ingressGateway.kserveGateway") == "gateway/inference"
    assert _at(values, f"{gateway}.disableIstioVirtualHost") is True
    assert _at(values, f"{gateway}.disableHTTPRouteTimeout") is True


def test_kserve_leaves_its_own_storage_container_out() -> None:
    values = VALUES["kserve"]

    assert _at(values, "kserve.storagecontainer.enabled") is False
    assert _at(values, "kserve.createSharedResources") is False, "it would switch the container on again"
    assert _at(values, "kserve.inferenceServiceConfig.enabled") is True
    assert _at(values, "kserve.certManager.enabled") is True


def test_certificates_come_from_cert_manager_and_never_from_a_rendered_secret() -> None:
    assert _at(VALUES["ai-gateway"], "controller.mutatingWebhook.certManager.enable") is True
    assert _at(VALUES["aws-load-balancer-controller"], "enableCertManager") is True


def test_envoy_gateway_asks_the_ai_gateway() -> None:
    config = "config.envoyGateway"
    values = VALUES["envoy-gateway"]

    assert _at(values, f"{config}.extensionManager.service.fqdn.port") == 1063
    assert _at(values, f"{config}.extensionApis.enableBackend") is True
    assert _at(values, f"{config}.rateLimit.backend.redis.url") == "redis.gateway.svc.cluster.local:6379"
    assert _at(values, "crds.enabled") is False, "the CRDs have a chart of their own"


def test_without_the_ai_gateway_there_are_no_hooks() -> None:
    values = envoy_gateway_values(registry=REGISTRY, ai_gateway=False)

    config = _at(values, "config.envoyGateway")
    assert isinstance(config, dict)
    assert "extensionManager" not in config
    assert "rateLimit" not in config


def test_inference_pools_need_their_kind_to_be_known() -> None:
    values = envoy_gateway_values(registry=REGISTRY, inference_pools=True)

    assert _at(values, "config.envoyGateway.extensionManager.backendResources") == [
        {"group": "inference.networking.k8s.io", "kind": "InferencePool", "version": "v1"}
    ]


def test_the_load_balancer_controller_needs_no_metadata_and_no_endpoint_that_is_not_there() -> None:
    values = VALUES["aws-load-balancer-controller"]

    assert (_at(values, "region"), _at(values, "vpcTags")) == ("us-east-1", {"Name": "claims-prod"})
    for service in ("enableShield", "enableWaf", "enableWafv2"):
        assert _at(values, service) is False
