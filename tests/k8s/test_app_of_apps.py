"""The root Application and the order of all that it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.facts import components
from inferplane.facts.components import Kind
from inferplane.k8s.app_of_apps import AppOfApps, ChartRelease, OwnChart
from inferplane.k8s.ignored_difference import KARPENTER_HASHES
from inferplane.plan.delivery import ArgoTarget

REGISTRY = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims"
MANAGED = ArgoTarget(
    managed=True,
    namespace="argocd",
    destination="arn:aws:eks:us-east-1:111122223333:cluster/claims-prod",
    repository=f"oci://{REGISTRY}/gitops",
    revision="v12",
    path="prod",
    chart_registry=f"{REGISTRY}/charts",
)
EXISTING = MANAGED.model_copy(update={"managed": False, "destination": "https://kubernetes.default.svc"})
CHARTS = (
    OwnChart("namespaces"),
    OwnChart("capacity", needs=("karpenter",), ignored=KARPENTER_HASHES),
    OwnChart("models", needs=("namespaces", "capacity", "kserve")),
)
RELEASES = (
    ChartRelease("karpenter-crd"),
    ChartRelease("karpenter", {"settings": {"clusterName": "claims-prod"}}),
    ChartRelease("cert-manager", needs=("namespaces",)),
    ChartRelease("gateway-crds"),
    ChartRelease("kserve-crd"),
    ChartRelease("kserve"),
)

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]
OfKind = Callable[[Objects, str], Objects]


def _apps(scope: Construct, **changes: Any) -> AppOfApps:
    given: dict[str, Any] = {
        "target": MANAGED,
        "name": "claims-prod",
        "namespaces": ["inference"],
        "charts": CHARTS,
        "releases": RELEASES,
        "cluster_kinds": [Kind("karpenter.sh", "NodePool"), Kind("karpenter.k8s.aws", "EC2NodeClass")],
        **changes,
    }
    return AppOfApps(scope, "apps", **given)


def _waves(objects: Objects) -> dict[str, int]:
    return {
        each["metadata"]["name"]: int(each["metadata"]["annotations"]["argocd.argoproj.io/sync-wave"])
        for each in objects
    }


def test_renders_for_the_capability(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    assert rendered(_apps) == yaml_snapshot


def test_renders_for_an_existing_argo_cd(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    charts = (OwnChart("namespaces"),)
    assert rendered(lambda scope: _apps(scope, target=EXISTING, charts=charts, releases=())) == yaml_snapshot


@pytest.mark.parametrize("target", [MANAGED, EXISTING], ids=["managed", "existing"])
def test_everything_is_reached_from_the_root(rendered: Render, of_kind: OfKind, target: ArgoTarget) -> None:
    objects = rendered(lambda scope: _apps(scope, target=target))

    applications = {each["metadata"]["name"]: each["spec"]["source"] for each in of_kind(objects, "Application")}
    assert applications["claims-prod"]["path"] == "prod/delivery", "the root lies in the folder that it reads"
    assert {source["path"] for source in applications.values() if "path" in source} == {
        "prod/delivery",
        *(f"prod/{chart.name}" for chart in CHARTS),
    }
    assert {source["chart"] for source in applications.values() if "chart" in source} == {
        components.component(release.component).chart for release in RELEASES
    }


def test_everything_comes_after_what_it_needs(rendered: Render) -> None:
    waves = _waves(rendered(lambda scope: _apps(scope)))

    needs = {chart.name: chart.needs for chart in CHARTS}
    needs |= {each.component: (*each.needs, *components.component(each.component).needs) for each in RELEASES}
    for name, needed in needs.items():
        for each in needed:
            assert waves[f"claims-prod-{each}"] < waves[f"claims-prod-{name}"], f"{name} needs {each}"
    assert max(waves["claims-prod"], -1) < min(wave for name, wave in waves.items() if name.startswith("claims-prod-"))


def test_the_project_allows_every_kind_and_namespace_of_every_chart(rendered: Render, of_kind: OfKind) -> None:
    (project,) = of_kind(rendered(lambda scope: _apps(scope)), "AppProject")

    allowed = {Kind(each["group"], each["kind"]) for each in project["spec"]["clusterResourceWhitelist"]}
    namespaces = {each["namespace"] for each in project["spec"]["destinations"]}
    assert {Kind("", "Namespace"), Kind("karpenter.sh", "NodePool")} < allowed
    for release in RELEASES:
        component = components.component(release.component)
        assert set(component.cluster_kinds) <= allowed
        assert component.namespace in namespaces


def test_only_an_existing_argo_cd_gets_application_health_back(rendered: Render, of_kind: OfKind) -> None:
    managed = rendered(lambda scope: _apps(scope))
    existing = rendered(lambda scope: _apps(scope, target=EXISTING))

    assert of_kind(managed, "ConfigMap") == []
    (settings,) = of_kind(existing, "ConfigMap")
    assert list(settings["data"]) == ["resource.customizations.health.argoproj.io_Application"]


def test_argo_cds_settings_stay_argo_cds(rendered: Render, of_kind: OfKind) -> None:
    (settings,) = of_kind(rendered(lambda scope: _apps(scope, target=EXISTING)), "ConfigMap")

    metadata = settings["metadata"]
    assert metadata["labels"]["app.kubernetes.io/part-of"] == "argocd", "Argo CD finds its ConfigMap by this label"
    options = metadata["annotations"]["argocd.argoproj.io/sync-options"].split(",")
    assert {"Delete=false", "Prune=false", "ServerSideApply=true"} == set(options)


def test_what_the_cluster_has_already_is_not_waited_for(rendered: Render) -> None:
    releases = [each for each in RELEASES if each.component != "cert-manager"]
    waves = _waves(rendered(lambda scope: _apps(scope, releases=releases, present=["cert-manager"])))

    assert "claims-prod-cert-manager" not in waves


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"charts": (*CHARTS, OwnChart("delivery"))}, "charts[3].name", "is the root's own"),
    ({"charts": (*CHARTS, OwnChart("models"))}, "charts[3].name", "must be used once"),
    ({"charts": (*CHARTS, OwnChart("gateway", needs=("istio",)))}, "gateway.needs", "must be among"),
    ({"releases": (*RELEASES, ChartRelease("istio"))}, "releases[6].component", "must be a known component"),
    ({"releases": (*RELEASES, ChartRelease("kserve"))}, "releases[6].component", "must be used once"),
    ({"releases": RELEASES[1:]}, "karpenter.needs", "must be among"),
    ({"present": ["keda", "nothing"]}, "present[1]", "must be a known component"),
    ({"present": ["kserve"]}, "present[0]", "must not be installed too"),
    (
        {"charts": (*CHARTS, OwnChart("a", needs=("b",)), OwnChart("b", needs=("a",)))},
        "a.needs",
        "must not go round in a circle",
    ),
    ({"overrides": {"nothing": {}}}, "overrides[nothing]", "must name a chart or component"),
]


@pytest.mark.parametrize(("changes", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(changes: dict[str, Any], field: str, rule: str) -> None:
    chart = Chart(App(), "chart")
    with pytest.raises(DescriptionError) as refused:
        _apps(chart, **changes)

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
    assert chart.to_json() == []
