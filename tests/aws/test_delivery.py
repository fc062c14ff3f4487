"""Argo CD as an EKS capability: its role, its access, its people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.delivery import ArgoCdCapability
from inferplane.plan.names import Names
from inferplane.spec.delivery import CodeCommitSource, CodeConnectionsSource, ManagedArgoCd, OciSource

INSTANCE = "arn:aws:sso:::instance/ssoins-1234567890abcdef"
ADMINS, VIEWERS = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"
OCI = OciSource(repository="claims/gitops", revision="v1")


def _capability(scope: Construct, names: Names, **changes: Any) -> ArgoCdCapability:
    delivery = ManagedArgoCd(
        **{
            "identity_center_instance_arn": INSTANCE,
            "admin_group_ids": (ADMINS,),
            "viewer_group_ids": (VIEWERS,),
            "source": OCI,
            **changes,
        }
    )
    return ArgoCdCapability(scope, "ArgoCd", names=names, delivery=delivery)


def _statements(resources: dict[str, Any]) -> list[dict[str, Any]]:
    (policy,) = [each for each in resources.values() if each["Type"] == "AWS::IAM::ManagedPolicy"]
    held: list[dict[str, Any]] = policy["Properties"]["PolicyDocument"]["Statement"]
    return held


def test_renders(rendered: Callable[..., dict[str, Any]], names: Names, json_snapshot: SnapshotAssertion) -> None:
    assert rendered(lambda scope: _capability(scope, names)) == json_snapshot


def test_the_capability_service_assumes_the_role_and_tags_its_session(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (role,) = of_type(rendered(lambda scope: _capability(scope, names)), "AWS::IAM::Role")
    (statement,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert statement["Principal"] == {"Service": "capabilities.eks.amazonaws.com"}
    assert statement["Action"] == ["sts:AssumeRole", "sts:TagSession"]


def test_the_access_entry_is_made_before_the_capability(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    resources = rendered(lambda scope: _capability(scope, names))
    entry = next(name for name, each in resources.items() if each["Type"] == "AWS::EKS::AccessEntry")
    capability = next(each for each in resources.values() if each["Type"] == "AWS::EKS::Capability")
    assert entry in capability["DependsOn"]
    assert resources[entry]["Properties"]["AccessPolicies"] == [
        {
            "PolicyArn": "arn:aws:eks::aws:cluster-access-policy/AmazonEKSClusterAdminPolicy",
            "AccessScope": {"Type": "cluster"},
        }
    ]


def test_people_come_from_identity_center_groups(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (capability,) = of_type(
        rendered(lambda scope: _capability(scope, names, identity_center_region="us-east-2")), "AWS::EKS::Capability"
    )
    assert capability["Type"] == "ARGOCD"
    assert capability["Configuration"]["ArgoCd"]["AwsIdc"] == {"IdcInstanceArn": INSTANCE, "IdcRegion": "us-east-2"}
    assert capability["Configuration"]["ArgoCd"]["RbacRoleMappings"] == [
        {"Role": "ADMIN", "Identities": [{"Id": ADMINS, "Type": "SSO_GROUP"}]},
        {"Role": "VIEWER", "Identities": [{"Id": VIEWERS, "Type": "SSO_GROUP"}]},
    ]


def test_a_role_that_no_group_has_is_not_mapped(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (capability,) = of_type(
        rendered(lambda scope: _capability(scope, names, viewer_group_ids=())), "AWS::EKS::Capability"
    )
    assert [each["Role"] for each in capability["Configuration"]["ArgoCd"]["RbacRoleMappings"]] == ["ADMIN"]


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        (OCI, set()),
        (
            CodeCommitSource(repository="gitops"),
            {("codecommit:GitPull", "arn:aws:codecommit:us-east-1:111122223333:gitops")},
        ),
        (
            CodeConnectionsSource(
                connection_id="12345678-1234-1234-1234-123456789012", owner="payer", repository="gitops"
            ),
            {
                (
                    "codeconnections:UseConnection",
                    "arn:aws:codeconnections:us-east-1:111122223333:connection/12345678-1234-1234-1234-123456789012",
                )
            },
        ),
    ],
)
def test_the_role_reads_the_described_source_and_mirrored_charts(
    rendered: Callable[..., dict[str, Any]], names: Names, source: Any, needed: set[tuple[str, str]]
) -> None:
    statements = _statements(rendered(lambda scope: _capability(scope, names, source=source)))
    assert {(each["Action"], each["Resource"]) for each in statements if each["Sid"].startswith("ReadSource")} == needed
    pulling = next(each for each in statements if each["Sid"] == "PullArtifacts")
    assert pulling["Resource"] == ["arn:aws:ecr:us-east-1:111122223333:repository/claims/*"]


def test_an_artifact_outside_the_platforms_repositories_is_named(
    rendered: Callable[..., dict[str, Any]], names: Names
) -> None:
    source = OciSource(repository="shared/gitops", revision="v1")
    statements = _statements(rendered(lambda scope: _capability(scope, names, source=source)))
    pulling = next(each for each in statements if each["Sid"] == "PullArtifacts")
    assert "arn:aws:ecr:us-east-1:111122223333:repository/shared/gitops" in pulling["Resource"]
