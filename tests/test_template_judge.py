"""The judge of templates refuses what no template may hold, in objects and in the text inside `Fn::Sub`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import template_judge
from inferplane.aws.policy import document, irsa_trust, pod_identity_trust

WIDE = {"Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}
ISSUER = "oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE"


def template(kind: str, **properties: Any) -> dict[str, Any]:
    return {"Resources": {"R": {"Type": kind, "Properties": properties}}}


def federated(**changes: Any) -> dict[str, Any]:
    statement = {
        "Effect": "Allow",
        "Principal": {"Federated": f"arn:aws:iam::111122223333:oidc-provider/{ISSUER}"},
        "Action": "sts:AssumeRoleWithWebIdentity",
        "Condition": {
            "StringEquals": {f"{ISSUER}:aud": "sts.amazonaws.com", f"{ISSUER}:sub": "system:serviceaccount:n:s"}
        },
    }
    return template("AWS::IAM::Role", AssumeRolePolicyDocument=document([statement | changes]))


@pytest.mark.parametrize(
    "kind",
    [
        "AWS::Lambda::Function",
        "AWS::Lambda::LayerVersion",
        "Custom::AWSCDKOpenIdConnectProvider",
        "AWS::CloudFormation::CustomResource",
        "AWS::EC2::NatGateway",
        "AWS::EC2::InternetGateway",
        "AWS::EC2::EgressOnlyInternetGateway",
    ],
)
def test_refuses_resources_that_the_platform_never_has(kind: str) -> None:
    assert template_judge.faults(template(kind)) == [f"R: is {kind}, which no template may hold"]


@pytest.mark.parametrize(
    "held", [WIDE, json.dumps(WIDE), {"Fn::Sub": json.dumps(WIDE)}, {"Fn::Sub": [json.dumps(WIDE), {}]}]
)
def test_refuses_every_action_however_it_is_written(held: object) -> None:
    assert template_judge.faults(template("AWS::IAM::ManagedPolicy", PolicyDocument=held)) == [
        "R.PolicyDocument: allows every action"
    ]


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ({"Action": "s3:*", "Resource": "*"}, "allows s3:* on every resource"),
        ({"Action": ["s3:GetObject", "kms:*"], "Resource": ["*"]}, "allows kms:* on every resource"),
        ({"NotAction": "iam:*", "Resource": "*"}, "allows all but what it names"),
        ({"Action": "s3:GetObject", "Resource": "x", "Principal": "*"}, "allows everyone, without a condition"),
        (
            {"Action": "s3:GetObject", "Resource": "x", "Principal": {"AWS": "*"}},
            "allows everyone, without a condition",
        ),
    ],
)
def test_refuses_what_is_too_wide(statement: dict[str, Any], fault: str) -> None:
    held = {"Statement": {"Effect": "Allow"} | statement}
    assert template_judge.faults(template("AWS::S3::BucketPolicy", PolicyDocument=held)) == [
        f"R.PolicyDocument: {fault}"
    ]


@pytest.mark.parametrize(
    ("kind", "statement", "fit"),
    [
        ("AWS::KMS::Key", {"Principal": {"AWS": "arn:aws:iam::111122223333:root"}, "Action": "kms:*"}, True),
        ("AWS::KMS::Key", {"Principal": {"AWS": "*"}, "Action": "kms:*"}, False),
        ("AWS::EC2::VPCEndpoint", {"Principal": {"AWS": "*"}, "Action": "s3:GetObject", "Resource": "b/*"}, True),
        ("AWS::EC2::VPCEndpoint", {"Principal": {"AWS": "*"}, "Action": "s3:GetObject"}, False),
        ("AWS::EC2::VPCEndpoint", {"Principal": {"AWS": "*"}, "Action": "*", "Resource": "b/*"}, False),
    ],
)
def test_knows_what_a_star_means_in_each_policy(kind: str, statement: dict[str, Any], fit: bool) -> None:
    held = {"Statement": [{"Effect": "Allow", "Resource": "*"} | statement]}
    assert (template_judge.faults(template(kind, PolicyDocument=held)) == []) == fit


@pytest.mark.parametrize(
    "trust",
    [
        irsa_trust(ISSUER, namespace="n", service_account="s"),
        pod_identity_trust(cluster_name="c", namespace="n"),
    ],
)
def test_takes_the_trust_that_the_package_writes(trust: dict[str, Any]) -> None:
    assert template_judge.faults(template("AWS::IAM::Role", AssumeRolePolicyDocument=trust)) == []


def test_takes_a_federation_of_one_service_account() -> None:
    assert template_judge.faults(federated()) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"Condition": {}}, "federates without StringEquals on aud of its own issuer"),
        (
            {"Condition": {"StringEquals": {f"{ISSUER}:aud": "sts.amazonaws.com"}}},
            "federates without StringEquals on sub",
        ),
        (
            {"Condition": {"StringEquals": {"other:aud": "a", "other:sub": "b"}}},
            "federates without StringEquals on sub of its own issuer",
        ),
        (
            {"Condition": {"StringEquals": {f"{ISSUER}:aud": "a", f"{ISSUER}:sub": "system:serviceaccount:n:*"}}},
            "compares sub with a wildcard",
        ),
        ({"Condition": {"StringLike": {f"{ISSUER}:sub": "*"}}}, "federates without StringEquals on sub"),
        ({"Action": "sts:AssumeRole"}, "federates by another action"),
        ({"Principal": {"AWS": "*"}}, "trusts everyone"),
        ({"Principal": "*"}, "trusts everyone"),
        ({"Effect": "Deny"}, "trusts nobody"),
    ],
)
def test_refuses_a_trust_that_is_too_wide(changes: dict[str, Any], fault: str) -> None:
    assert any(fault in each for each in template_judge.faults(federated(**changes)))
