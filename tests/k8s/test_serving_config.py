"""How Knative Serving is set up for models."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.cluster_gateway import ClusterGateway
from inferplane.k8s.serving_config import KnativeServingConfig

REGISTRY = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims"

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]


def _config(scope: Construct, **changes: Any) -> KnativeServingConfig:
    return KnativeServingConfig(
        scope,
        "config",
        **{
            "registry": REGISTRY,
            "gateway": "gateway/knative",
            "gateway_class": "knative",
            "gateway_service": "envoy-gateway-system/knative",
            **changes,
        },
    )


def _spec(rendered: Render, **changes: Any) -> dict[str, Any]:
    (serving,) = rendered(lambda scope: _config(scope, **changes))
    spec: dict[str, Any] = serving["spec"]
    return spec


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        gateway = ClusterGateway(scope, "gateway", namespace="gateway", route_namespaces=["inference"])
        KnativeServingConfig(
            scope,
            "config",
            registry=REGISTRY,
            gateway=gateway.reference,
            gateway_class=gateway.gateway_class,
            gateway_service=gateway.service,
        )

    assert rendered(build) == yaml_snapshot


def test_what_gpu_pods_set_is_switched_on(rendered: Render) -> None:
    features = _spec(rendered)["config"]["features"]

    for field in ("affinity", "init-containers", "nodeselector", "tolerations", "topologyspreadconstraints"):
        assert features[f"kubernetes.podspec-{field}"] == "enabled"


def test_every_setting_is_a_string_because_a_config_map_holds_strings_only(rendered: Render) -> None:
    for settings in _spec(rendered)["config"].values():
        for value in settings.values():
            assert isinstance(value, str)


def test_every_image_comes_from_the_accounts_registry_by_digest(rendered: Render) -> None:
    spec = _spec(rendered)
    images = [*spec["registry"]["override"].values(), spec["config"]["deployment"]["queue-sidecar-image"]]

    for image in images:
        assert re.fullmatch(re.escape(REGISTRY) + r"/\S+@sha256:[0-9a-f]{64}", image)


def test_tags_in_the_registry_are_not_resolved(rendered: Render) -> None:
    deployment = _spec(rendered)["config"]["deployment"]

    assert deployment["registries-skipping-tag-resolving"] == "111122223333.dkr.ecr.us-east-1.amazonaws.com"


def test_a_model_that_waits_for_a_node_is_not_given_up(rendered: Render) -> None:
    deployment = _spec(rendered, progress_deadline_seconds=2400)["config"]["deployment"]

    assert deployment["progress-deadline"] == "2400s"
    assert deployment["pod-is-always-schedulable"] == "true"


def test_both_reaches_use_the_one_internal_gateway(rendered: Render) -> None:
    config = _spec(rendered)["config"]

    assert config["domain"] == {"svc.cluster.local": ""}
    for reach in ("external", "local"):
        (entry,) = json.loads(config["gateway"][f"{reach}-gateways"])
        assert entry["gateway"] == "gateway/knative"
        assert entry["service"] == "envoy-gateway-system/knative"


def test_the_ingress_that_is_installed_is_the_one_that_is_used(rendered: Render) -> None:
    spec = _spec(rendered)

    assert spec["ingress"] == {"gateway-api": {"enabled": True}}
    assert spec["config"]["network"]["ingress-class"] == "gateway-api.ingress.networking.knative.dev"


def test_the_gateway_has_a_service_of_known_name_that_nobody_outside_reaches(rendered: Render) -> None:
    proxy, gateway_class, gateway = rendered(
        lambda scope: ClusterGateway(scope, "g", namespace="gateway", route_namespaces=["inference", "prior-auth"])
    )

    assert proxy["spec"]["provider"]["kubernetes"]["envoyService"] == {"name": "knative", "type": "ClusterIP"}
    assert gateway_class["spec"]["parametersRef"]["name"] == proxy["metadata"]["name"]
    (listener,) = gateway["spec"]["listeners"]
    allowed = listener["allowedRoutes"]["namespaces"]
    assert allowed["from"] == "Selector"
    assert allowed["selector"]["matchExpressions"][0]["values"] == ["inference", "prior-auth"]


REFUSED: list[tuple[Callable[[Construct], object], str, str]] = [
    (lambda scope: _config(scope, gateway="knative"), "gateway", "must be namespace/name"),
    (lambda scope: _config(scope, gateway_service="a/b/c"), "gateway_service", "must be namespace/name"),
    (lambda scope: _config(scope, progress_deadline_seconds=0), "progress_deadline_seconds", "at least 1 s"),
    (lambda scope: _config(scope, revision_timeout_seconds=0), "revision_timeout_seconds", "between 1 s and"),
    (lambda scope: _config(scope, revision_timeout_seconds=601), "revision_timeout_seconds", "600 s"),
    (lambda scope: _config(scope, max_revision_timeout_seconds=3600), "max_revision_timeout_seconds", "at most 600 s"),
    (lambda scope: _config(scope, scale_to_zero_retention_seconds=-1), "scale_to_zero_retention_seconds", "negative"),
    (lambda scope: _config(scope, replicas=0), "replicas", "at least 1"),
    (lambda scope: ClusterGateway(scope, "g", namespace="a", route_namespaces=[]), "route_namespaces", "at least one"),
    (
        lambda scope: ClusterGateway(scope, "g", namespace="a", route_namespaces=["b"], replicas=0),
        "replicas",
        "at least 1",
    ),
]


@pytest.mark.parametrize(("build", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(build: Callable[[Construct], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        build(Chart(App(), "chart"))

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
