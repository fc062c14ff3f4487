"""Argo CD's project and Applications, one by one."""

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
from inferplane.k8s.argo import ArgoApplication, ArgoProject, ChartApplication, cluster_kinds, place_in_wave
from inferplane.k8s.ignored_difference import AUTOSCALED_REPLICAS, IgnoredDifference
from inferplane.k8s.security import DefaultDeny
from inferplane.plan.delivery import ArgoTarget

REGISTRY = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims"
MANAGED = ArgoTarget(
    managed=True,
    namespace="argocd",
    destination="arn:aws:eks:us-east-1:111122223333:cluster/claims-prod",
    repository="https://git-codecommit.us-east-1.amazonaws.com/v1/repos/claims-gitops",
    revision="main",
    path="dist/prod",
    chart_registry=f"{REGISTRY}/charts",
)
EXISTING = ArgoTarget(
    managed=False,
    namespace="argocd",
    destination="https://api.claims.example.com",
    repository="https://git.example.com/platform/gitops.git",
    revision="main",
    path="dist/prod",
    chart_registry=f"{REGISTRY}/charts",
)

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]


def _application(scope: Construct, **changes: Any) -> ArgoApplication:
    given = {"target": MANAGED, "project": "claims-prod", "name": "claims-prod-models", "folder": "models", **changes}
    return ArgoApplication(scope, "app", **given)


def _chart(scope: Construct, component: str, **changes: Any) -> ChartApplication:
    given = {"target": MANAGED, "project": "claims-prod", "name": component, **changes}
    return ChartApplication(scope, "app", component=components.component(component), **given)


def _project(scope: Construct, **changes: Any) -> ArgoProject:
    given = {"target": MANAGED, "name": "claims-prod", "namespaces": ["inference"], "cluster_kinds": [], **changes}
    return ArgoProject(scope, "project", **given)


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        kinds = [Kind("karpenter.sh", "NodePool"), Kind("", "Namespace")]
        _project(scope, cluster_kinds=kinds, description="The claims platform")
        _application(scope, ignored=[AUTOSCALED_REPLICAS], protected=True, wave=3)
        values = {"replicas": 2, "settings": {"clusterName": "claims-prod"}}
        ChartApplication(
            scope,
            "karpenter",
            target=EXISTING,
            project="claims-prod",
            name="claims-prod-karpenter",
            component=components.component("karpenter"),
            values=values,
        )

    assert rendered(build) == yaml_snapshot


def test_the_capability_is_given_the_clusters_arn_and_its_namespace(rendered: Render) -> None:
    project, application = rendered(lambda scope: (_project(scope), _application(scope)))

    assert project["spec"]["sourceNamespaces"] == ["argocd"]
    for destination in [*project["spec"]["destinations"], application["spec"]["destination"]]:
        assert destination["server"] == MANAGED.destination


def test_a_project_allows_what_it_reads_and_nothing_else(rendered: Render) -> None:
    (project,) = rendered(lambda scope: _project(scope, cluster_kinds=[Kind("", "Namespace")]))

    assert project["spec"]["sourceRepos"] == sorted([MANAGED.repository, MANAGED.chart_registry])
    assert {each["namespace"] for each in project["spec"]["destinations"]} == {"argocd", "inference"}
    assert project["spec"]["clusterResourceWhitelist"] == [{"group": "", "kind": "Namespace"}]


def test_cluster_scoped_kinds_are_found_among_rendered_objects() -> None:
    objects: list[dict[str, object]] = [
        {"apiVersion": "v1", "kind": "Namespace"},
        {"apiVersion": "karpenter.sh/v1", "kind": "NodePool"},
        {"apiVersion": "serving.kserve.io/v1beta1", "kind": "InferenceService"},
        {"apiVersion": "scheduling.k8s.io/v1", "kind": "PriorityClass"},
    ]

    assert cluster_kinds(objects) == (
        Kind("", "Namespace"),
        Kind("karpenter.sh", "NodePool"),
        Kind("scheduling.k8s.io", "PriorityClass"),
    )


def test_an_application_reads_its_folder_to_the_bottom(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _application(scope))

    source = application["spec"]["source"]
    assert source["path"] == "dist/prod/models"
    assert source["directory"] == {"recurse": True}


def test_an_application_applies_and_compares_on_the_server_and_repairs(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _application(scope))

    policy = application["spec"]["syncPolicy"]
    assert application["metadata"]["annotations"]["argocd.argoproj.io/compare-options"] == "ServerSideDiff=true"
    assert {"ServerSideApply=true", "SkipDryRunOnMissingResource=true"} < set(policy["syncOptions"])
    assert policy["automated"] == {"prune": True, "selfHeal": True}


def test_what_comes_too_early_is_tried_again_with_the_newest_revision(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _application(scope))

    retry = application["spec"]["syncPolicy"]["retry"]
    assert retry["limit"] < 0, "a limit would leave an Application behind that only a person starts again"
    assert retry["refresh"] is True


def test_everything_under_a_construct_comes_in_its_wave(rendered: Render) -> None:
    def build(scope: Construct) -> None:
        first = Construct(scope, "first")
        DefaultDeny(first, "a", namespace="a")
        DefaultDeny(scope, "b", namespace="b")
        place_in_wave(first, -1)

    first, second = rendered(build)
    assert first["metadata"]["annotations"] == {"argocd.argoproj.io/sync-wave": "-1"}
    assert "annotations" not in second["metadata"]


def test_a_wave_is_a_string_because_annotations_are(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _application(scope, wave=-5))

    assert application["metadata"]["annotations"]["argocd.argoproj.io/sync-wave"] == "-5"


def test_an_ignored_difference_is_not_written_back_and_says_why(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _application(scope, ignored=[AUTOSCALED_REPLICAS]))

    assert application["spec"]["ignoreDifferences"] == [
        {"group": "apps", "kind": "Deployment", "jsonPointers": ["/spec/replicas"]}
    ]
    assert "RespectIgnoreDifferences=true" in application["spec"]["syncPolicy"]["syncOptions"]
    assert application["spec"]["info"][0]["value"] == AUTOSCALED_REPLICAS.reason


def test_the_root_stays_in_argo_cds_cluster_and_deletes_nothing(rendered: Render) -> None:
    (root,) = rendered(lambda scope: _application(scope, target=EXISTING, folder="delivery", root=True))

    assert root["spec"]["destination"] == {"server": "https://kubernetes.default.svc", "namespace": "argocd"}
    assert "finalizers" not in root["metadata"]


def test_a_chart_is_read_from_the_mirror_at_its_pinned_version(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _chart(scope, "cert-manager"))

    source = application["spec"]["source"]
    assert source["repoURL"] == f"{REGISTRY}/charts", "a Helm source has no oci://"
    assert (source["chart"], source["targetRevision"]) == ("cert-manager", "v1.21.1")
    assert application["spec"]["destination"]["namespace"] == "cert-manager"


@pytest.mark.parametrize(
    ("component", "protected"),
    [("karpenter-crd", True), ("cert-manager", True), ("keda", True), ("karpenter", False), ("kserve", False)],
)
def test_crds_go_only_when_a_person_confirms(rendered: Render, component: str, protected: bool) -> None:
    (application,) = rendered(lambda scope: _chart(scope, component))

    options = application["metadata"]["annotations"].get("argocd.argoproj.io/sync-options")
    assert options == ("Delete=confirm,Prune=confirm" if protected else None)


def test_crds_have_one_owner(rendered: Render) -> None:
    (application,) = rendered(lambda scope: _chart(scope, "karpenter"))

    assert application["spec"]["source"]["helm"]["skipCrds"] is True


def test_values_are_kept_as_they_are_typed(rendered: Render) -> None:
    values = {"version": "1.10", "account": "000011112222", "replicas": 2, "enabled": False, "nothing": ""}
    (application,) = rendered(lambda scope: _chart(scope, "kserve", values=values))

    assert application["spec"]["source"]["helm"]["valuesObject"] == values


REFUSED: list[tuple[Callable[[Construct], object], str, str]] = [
    (lambda scope: _project(scope, namespaces=[]), "namespaces", "must allow at least one"),
    (lambda scope: _project(scope, namespaces=["*"]), "namespaces", "must be names"),
    (lambda scope: _application(scope, folder=""), "folder", "must be a folder"),
    (lambda scope: _application(scope, folder="../dr/models"), "folder", "must be a folder"),
    (lambda scope: _application(scope, folder="/models"), "folder", "must be a folder"),
    (lambda _: IgnoredDifference(kind="Deployment", reason="somebody"), "", "must say which fields"),
    (lambda _: IgnoredDifference(kind="Deployment", json_pointers=("/spec",)), "reason", "is required"),  # type: ignore[call-arg]  # the fault
]


@pytest.mark.parametrize(("build", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(build: Callable[[Construct], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        build(Chart(App(), "chart"))

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
