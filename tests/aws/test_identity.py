"""Roles of workloads: whom they trust, and what one model's role may read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.identity import ModelAssociation, ModelReaderRole, PodIdentityReaders, WorkloadRole
from inferplane.aws.policy import allow
from inferplane.errors import DescriptionError
from inferplane.plan.names import Names

ISSUER = "oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE"
BUCKET = "arn:aws:s3:::claims-prod-registry-us-east-1-111122223333"
KEY = "arn:aws:kms:us-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"


def _reader(scope: Construct, **changes: Any) -> ModelReaderRole:
    return ModelReaderRole(
        scope,
        "Reader",
        **{
            "role_name": "claims-prod-model-clinical-summary",
            "issuer": ISSUER,
            "namespace": "inference",
            "service_account": "clinical-summary",
            "model": "clinical-summary",
            "bucket_arn": BUCKET,
            "key_arn": KEY,
            **changes,
        },
    )


def _workload(scope: Construct, **changes: Any) -> WorkloadRole:
    return WorkloadRole(
        scope,
        "Role",
        **{"role_name": "gateway", "issuer": ISSUER, "namespace": "gateway", "service_account": "gateway", **changes},
    )


def test_reader_renders(rendered: Callable[..., dict[str, Any]], json_snapshot: SnapshotAssertion) -> None:
    assert rendered(_reader) == json_snapshot


def test_role_trusts_one_service_account_of_one_cluster(
    rendered: Callable[..., dict[str, Any]],
    of_type: Callable[..., list[dict[str, Any]]],
    trust: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    (role,) = of_type(rendered(_reader), "AWS::IAM::Role")
    assert trust(role)["Statement"] == [
        {
            "Sid": "AllowServiceAccount",
            "Effect": "Allow",
            "Principal": {"Federated": f"arn:aws:iam::111122223333:oidc-provider/{ISSUER}"},
            "Action": "sts:AssumeRoleWithWebIdentity",
            "Condition": {
                "StringEquals": {
                    f"{ISSUER}:aud": "sts.amazonaws.com",
                    f"{ISSUER}:sub": "system:serviceaccount:inference:clinical-summary",
                }
            },
        }
    ]


def test_role_and_policy_have_fixed_names(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(_reader)
    (role,) = of_type(resources, "AWS::IAM::Role")
    (policy,) = of_type(resources, "AWS::IAM::ManagedPolicy")
    assert role["RoleName"] == policy["ManagedPolicyName"] == "claims-prod-model-clinical-summary"
    assert "Policies" not in role


def test_reader_may_do_three_things_only(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (policy,) = of_type(rendered(_reader), "AWS::IAM::ManagedPolicy")
    actions = {statement["Action"] for statement in policy["PolicyDocument"]["Statement"]}
    assert actions == {"s3:ListBucket", "s3:GetObject", "kms:Decrypt"}


def test_head_bucket_can_be_closed(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (policy,) = of_type(rendered(lambda scope: _reader(scope, sees_key_names=False)), "AWS::IAM::ManagedPolicy")
    listing = [each for each in policy["PolicyDocument"]["Statement"] if each["Action"] == "s3:ListBucket"]
    assert [statement["Condition"] for statement in listing] == [
        {"StringLike": {"s3:prefix": ["clinical-summary/v*/", "clinical-summary/v*/*"]}}
    ]


def test_reader_without_a_customer_key_gets_no_decryption(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (policy,) = of_type(rendered(lambda scope: _reader(scope, key_arn=None)), "AWS::IAM::ManagedPolicy")
    assert "kms:Decrypt" not in {statement["Action"] for statement in policy["PolicyDocument"]["Statement"]}


def test_workload_without_statements_gets_no_policy(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(_workload)
    assert of_type(resources, "AWS::IAM::ManagedPolicy") == []
    assert "ManagedPolicyArns" not in of_type(resources, "AWS::IAM::Role")[0]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"role_name": "r" * 65}, "role_name: must have at most 64 characters"),
        ({"issuer": f"https://{ISSUER}"}, "issuer: must be host and path alone, got .*; leave https:// out"),
        (
            {"statements": [allow("Many", "s3:GetObject", [f"{BUCKET}/{place}" for place in range(200)])]},
            "statements: must have at most 6,144 characters in a managed policy, white space not counted, got 1.,...",
        ),
    ],
)
def test_what_iam_would_refuse_is_refused(
    rendered: Callable[..., dict[str, Any]], changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(DescriptionError, match=message):
        rendered(lambda scope: _workload(scope, **changes))


def test_all_faults_come_together(rendered: Callable[..., dict[str, Any]]) -> None:
    with pytest.raises(DescriptionError) as refused:
        rendered(lambda scope: _workload(scope, role_name="r" * 65, issuer=f"https://{ISSUER}"))
    assert [fault.field for fault in refused.value.faults] == ["role_name", "issuer"]


def test_pod_identity_renders_one_role_and_an_association_a_model(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    of_type: Callable[..., list[dict[str, Any]]],
    json_snapshot: SnapshotAssertion,
) -> None:
    def build(scope: Construct) -> None:
        readers = PodIdentityReaders(scope, "Readers", names=names, namespace="inference", bucket_arn=BUCKET)
        for model in ("codes", "summary", "triage"):
            ModelAssociation(
                scope,
                model,
                cluster_name=readers.cluster_name,
                namespace=readers.namespace,
                service_account=model,
                role_arn=readers.role_arn,
            )

    resources = rendered(build)
    assert len(of_type(resources, "AWS::IAM::Role")) == 1
    assert len(of_type(resources, "AWS::EKS::PodIdentityAssociation")) == 3
    assert all("DisableSessionTags" not in each for each in of_type(resources, "AWS::EKS::PodIdentityAssociation"))
    assert resources == json_snapshot


def test_pod_identity_is_given_to_one_namespace_of_one_cluster(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    of_type: Callable[..., list[dict[str, Any]]],
    trust: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    resources = rendered(
        lambda scope: PodIdentityReaders(scope, "Readers", names=names, namespace="inference", bucket_arn=BUCKET)
    )
    (statement,) = trust(of_type(resources, "AWS::IAM::Role")[0])["Statement"]
    assert statement["Condition"] == {
        "StringEquals": {
            "aws:RequestTag/eks-cluster-name": "claims-prod",
            "aws:RequestTag/kubernetes-namespace": "inference",
        }
    }
