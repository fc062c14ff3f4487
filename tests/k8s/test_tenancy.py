"""Namespaces, identities and precedence of tenants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.tenancy import PriorityClasses, TenantNamespace, WorkloadServiceAccount
from inferplane.spec.tenants import Priority, Quota

ROLE = "arn:aws:iam::111122223333:role/claims-prod-model-summary-us-east-1-111122223333"

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]
OfKind = Callable[[Objects, str], Objects]


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        quota = Quota(gpus=8, pods=100, cpu="64", memory="512Gi")
        TenantNamespace(scope, "namespace", name="prior-auth", quota=quota)
        WorkloadServiceAccount(scope, "account", name="summary", role_arn=ROLE, s3_region="us-east-1")
        PriorityClasses(
            scope,
            "priorities",
            priorities={
                "interactive": Priority(value=1000, description="Answers that somebody waits for"),
                "batch": Priority(value=-10, preempts=False),
            },
        )

    assert rendered(build) == yaml_snapshot


def test_pod_security_is_pinned_to_a_version_in_every_mode(rendered: Render, of_kind: OfKind) -> None:
    objects = rendered(lambda scope: TenantNamespace(scope, "n", name="a", kubernetes_version="1.35"))

    (namespace,) = of_kind(objects, "Namespace")
    labels = namespace["metadata"]["labels"]
    assert labels["pod-security.kubernetes.io/enforce"] == "baseline"
    for mode in ("enforce", "audit", "warn"):
        assert labels[f"pod-security.kubernetes.io/{mode}-version"] == "v1.35"
    for mode in ("audit", "warn"):
        assert labels[f"pod-security.kubernetes.io/{mode}"] == "restricted"


def test_a_namespace_is_closed_in_both_directions(rendered: Render, of_kind: OfKind) -> None:
    (policy,) = of_kind(rendered(lambda scope: TenantNamespace(scope, "n", name="a")), "NetworkPolicy")

    assert policy["metadata"]["namespace"] == "a"
    assert policy["spec"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}


def test_a_quota_counts_gpus_by_request_because_extended_resources_have_no_other(
    rendered: Render, of_kind: OfKind
) -> None:
    objects = rendered(lambda scope: TenantNamespace(scope, "n", name="a", quota=Quota(gpus=8)))

    (quota,) = of_kind(objects, "ResourceQuota")
    assert quota["spec"]["hard"] == {"requests.nvidia.com/gpu": "8"}


@pytest.mark.parametrize(
    ("quota", "needed"),
    [(Quota(gpus=8), False), (Quota(pods=10), False), (Quota(cpu="8"), True), (Quota(memory="8Gi"), True)],
)
def test_sidecars_get_requests_only_where_a_quota_refuses_pods_without(
    rendered: Render, of_kind: OfKind, quota: Quota, needed: bool
) -> None:
    limits = of_kind(rendered(lambda scope: TenantNamespace(scope, "n", name="a", quota=quota)), "LimitRange")

    assert bool(limits) is needed
    for each in limits:
        assert set(each["spec"]["limits"][0]) == {"type", "defaultRequest"}


def test_an_account_with_a_role_uses_irsa_at_the_regional_endpoint(rendered: Render) -> None:
    (account,) = rendered(lambda scope: WorkloadServiceAccount(scope, "a", name="summary", role_arn=ROLE))

    assert account["metadata"]["annotations"] == {
        "eks.amazonaws.com/role-arn": ROLE,
        "eks.amazonaws.com/sts-regional-endpoints": "true",
    }
    assert account["automountServiceAccountToken"] is False


def test_an_account_never_names_an_s3_endpoint_because_the_sdk_would_ask_it_for_tokens_too(rendered: Render) -> None:
    (account,) = rendered(
        lambda scope: WorkloadServiceAccount(scope, "a", name="summary", role_arn=ROLE, s3_region="us-east-1")
    )

    annotations = account["metadata"]["annotations"]
    assert annotations["serving.kserve.io/s3-region"] == "us-east-1"
    assert not [key for key in annotations if "endpoint" in key and key.startswith("serving.kserve.io/")]


def test_an_account_without_a_role_carries_no_annotation(rendered: Render) -> None:
    (account,) = rendered(lambda scope: WorkloadServiceAccount(scope, "a", name="summary"))

    assert "annotations" not in account["metadata"]


def test_no_class_is_the_default_of_the_cluster(rendered: Render) -> None:
    priorities = {"high": Priority(value=10), "low": Priority(value=-10, preempts=False)}
    high, low = rendered(lambda scope: PriorityClasses(scope, "p", priorities=priorities))

    assert "globalDefault" not in high
    assert (high["preemptionPolicy"], low["preemptionPolicy"]) == ("PreemptLowerPriority", "Never")


def test_overrides_patch_the_main_object(rendered: Render) -> None:
    patch = {"metadata": {"labels": {"pod-security.kubernetes.io/enforce": "restricted"}}}
    namespace, *_ = rendered(lambda scope: TenantNamespace(scope, "n", name="a", overrides=patch))

    assert namespace["metadata"]["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"


REFUSED: list[tuple[Callable[[Construct], object], str, str]] = [
    (lambda scope: TenantNamespace(scope, "n", name="Prior_Auth"), "name", "must be a DNS label"),
    (lambda scope: TenantNamespace(scope, "n", name="a" * 64), "name", "at most 63 characters"),
    (lambda scope: TenantNamespace(scope, "n", name="a", kubernetes_version="v1.36"), "kubernetes_version", "minor"),
    (
        lambda scope: TenantNamespace(
            scope, "n", name="a", labels={"pod-security.kubernetes.io/enforce": "privileged"}
        ),
        "labels",
        "must not set Pod Security",
    ),
    (lambda scope: WorkloadServiceAccount(scope, "a", name=""), "name", "must be a DNS label"),
    (
        lambda scope: WorkloadServiceAccount(scope, "a", name="a", role_arn="claims-prod-model"),
        "role_arn",
        "must be the ARN of an IAM role",
    ),
    (
        lambda scope: WorkloadServiceAccount(scope, "a", name="a", s3_region="us-east-1"),
        "s3_region",
        "has an effect with IRSA only",
    ),
    (lambda scope: PriorityClasses(scope, "p", priorities={}), "priorities", "must hold at least one"),
    (
        lambda scope: PriorityClasses(scope, "p", priorities={"system-node-critical": Priority(value=1)}),
        "priorities[system-node-critical]",
        "must not begin with system-",
    ),
    (
        lambda scope: PriorityClasses(scope, "p", priorities={"a": Priority(value=1)}, overrides={"b": {}}),
        "overrides[b]",
        "must name one of the classes",
    ),
]


@pytest.mark.parametrize(("build", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(build: Callable[[Construct], object], field: str, rule: str) -> None:
    chart = Chart(App(), "chart")
    with pytest.raises(DescriptionError) as refused:
        build(chart)

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure
    assert chart.to_json() == []
