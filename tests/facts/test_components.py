"""The table of third-party components."""

from __future__ import annotations

import re

import pytest

from inferplane.facts import components
from inferplane.facts.components import Image, Kind

VERSIONS = {
    "karpenter": "1.14.1",
    "karpenter-crd": "1.14.1",
    "kserve": "0.20.0",
    "kserve-crd": "0.20.0",
    "envoy-gateway": "1.8.3",
    "gateway-crds": "1.8.3",
    "ai-gateway": "1.1.0",
    "ai-gateway-crds": "1.1.0",
    "cert-manager": "1.21.1",
    "keda": "2.20.2",
    "knative-operator": "1.23.0",
    "aws-load-balancer-controller": "3.5.0",
}


def test_versions_are_those_that_were_tried_together() -> None:
    assert {name: each.version for name, each in components.known().items()} == VERSIONS
    assert components.knative_serving_version() == "1.21.1"
    assert components.software("gateway-api") == "1.5.1"


@pytest.mark.parametrize("name", sorted(VERSIONS))
def test_every_component_states_its_source_and_date(name: str) -> None:
    component = components.component(name)

    assert component.upstream.startswith("https://")
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", component.date)
    assert component.chart_version.removeprefix("v") == component.version


@pytest.mark.parametrize("name", sorted(VERSIONS))
def test_no_image_floats(name: str) -> None:
    for image in components.component(name).images:
        assert image.tag not in {"", "latest", "master", "main"}


def test_knative_is_pinned_by_digest() -> None:
    assert components.knative_serving_images()
    for image in components.knative_serving_images().values():
        assert re.fullmatch(r"sha256:[0-9a-f]{64}", image.digest)


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("kserve-crd", True),
        ("gateway-crds", True),
        ("ai-gateway-crds", True),
        ("keda", True),
        ("karpenter-crd", False),
        ("cert-manager", False),
        ("kserve", False),
    ],
)
def test_server_side_apply_is_needed_where_a_crd_passes_the_limit(name: str, needed: bool) -> None:
    assert components.component(name).server_side_apply is needed


def test_the_order_puts_everything_after_what_it_needs() -> None:
    names = [each.name for each in components.in_order(["ai-gateway", "kserve", "karpenter"])]

    for name in names:
        for need in components.component(name).needs:
            assert names.index(need) < names.index(name)
    assert {"cert-manager", "gateway-crds", "envoy-gateway", "kserve-crd", "karpenter-crd"} < set(names)


def test_the_order_does_not_depend_on_how_it_was_asked() -> None:
    assert components.in_order(["kserve", "karpenter"]) == components.in_order(["karpenter", "kserve", "kserve"])


def test_an_image_is_named_by_digest_where_one_is_known() -> None:
    tagged = Image.parse("quay.io/brancz/kube-rbac-proxy:v0.18.0")
    pinned = Image.parse("public.ecr.aws/karpenter/controller:1.14.1", "sha256:abc")

    assert tagged.mirrored("host/claims") == "host/claims/brancz/kube-rbac-proxy:v0.18.0"
    assert pinned.mirrored("host/claims") == "host/claims/karpenter/controller@sha256:abc"
    assert pinned.upstream == "public.ecr.aws/karpenter/controller@sha256:abc"


def test_node_pools_and_namespaces_have_no_namespace() -> None:
    scoped = components.cluster_scoped()

    assert {
        Kind("", "Namespace"),
        Kind("karpenter.sh", "NodePool"),
        Kind("gateway.networking.k8s.io", "GatewayClass"),
    } < scoped
    assert Kind("serving.kserve.io", "InferenceService") not in scoped


def test_an_unknown_component_is_no_component() -> None:
    with pytest.raises(KeyError):
        components.component("istio")
    with pytest.raises(KeyError):
        components.component("keda").image("kedacore/nothing")
