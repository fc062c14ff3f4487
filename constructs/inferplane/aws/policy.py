"""IAM documents as plain objects, and the one that cannot be plain: an IRSA trust document; knows no service.

A condition *key* of an IRSA trust document holds the cluster's issuer, which CloudFormation knows only at deployment,
so that document is an `Fn::Sub` string. Everything else is written out with literal names, where reviewers and judges
can read it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

Statement = Mapping[str, object]
"""One statement of an IAM policy, as IAM spells it."""
Condition = Mapping[str, Mapping[str, str | Sequence[str]]]
"""Operators, each with its condition keys and their values, as IAM spells them."""

_VERSION = "2012-10-17"


def allow(
    sid: str, actions: str | Sequence[str], resources: str | Sequence[str], condition: Condition | None = None
) -> Statement:
    """A statement that allows actions on resources."""
    return _statement("Allow", sid, actions, {"Resource": resources}, condition)


def deny(
    sid: str,
    actions: str | Sequence[str],
    resources: str | Sequence[str],
    condition: Condition | None = None,
) -> Statement:
    """A statement of a resource's own policy that denies actions to every principal that meets the condition."""
    return _statement("Deny", sid, actions, {"Principal": "*", "Resource": resources}, condition)


def allow_principal(
    sid: str,
    principal: Mapping[str, str | Sequence[str]],
    actions: str | Sequence[str],
    resources: str | Sequence[str] | None = None,
    condition: Condition | None = None,
) -> Statement:
    """A statement of a resource's own policy, or of a trust document, that allows a principal."""
    held = {"Principal": principal} | ({} if resources is None else {"Resource": resources})
    return _statement("Allow", sid, actions, held, condition)


def document(statements: Sequence[Statement], *, identifier: str | None = None) -> dict[str, object]:
    """A policy document of these statements."""
    named: dict[str, object] = {} if identifier is None else {"Id": identifier}
    return named | {"Version": _VERSION, "Statement": list(statements)}


def service_trust(
    service: str, *, actions: str | Sequence[str] = "sts:AssumeRole", condition: Condition | None = None
) -> dict[str, object]:
    """The trust document of a role that an AWS service assumes."""
    return document([allow_principal("AllowService", {"Service": service}, actions, condition=condition)])


def irsa_trust(issuer: str, *, namespace: str, service_account: str) -> dict[str, object]:
    """The trust document of a role that the pods of one Kubernetes service account assume, as an `Fn::Sub`.

    Args:
        issuer: the cluster's OIDC issuer, host and path without `https://`; may be a CloudFormation token.
        namespace: the service account's namespace.
        service_account: the service account's name.

    See https://docs.aws.amazon.com/eks/latest/userguide/associate-service-account-role.html
    """
    statement = allow_principal(
        "AllowServiceAccount",
        {"Federated": "arn:${AWS::Partition}:iam::${AWS::AccountId}:oidc-provider/${Issuer}"},
        "sts:AssumeRoleWithWebIdentity",
        condition={
            "StringEquals": {
                "${Issuer}:aud": "sts.amazonaws.com",
                "${Issuer}:sub": f"system:serviceaccount:{namespace}:{service_account}",
            }
        },
    )
    return {"Fn::Sub": [json.dumps(document([statement]), separators=(",", ":")), {"Issuer": issuer}]}


def pod_identity_trust(*, cluster_name: str, namespace: str, service_account: str | None = None) -> dict[str, object]:
    """The trust document of a role that EKS Pod Identity gives to pods of one cluster and namespace.

    Args:
        cluster_name: the cluster whose pods may have the role.
        namespace: the pods' namespace.
        service_account: their service account; by default any of the namespace that has an association.

    See https://docs.aws.amazon.com/eks/latest/userguide/pod-id-role.html
    """
    tags = {"aws:RequestTag/eks-cluster-name": cluster_name, "aws:RequestTag/kubernetes-namespace": namespace}
    if service_account is not None:
        tags["aws:RequestTag/kubernetes-service-account"] = service_account
    return service_trust(
        "pods.eks.amazonaws.com", actions=["sts:AssumeRole", "sts:TagSession"], condition={"StringEquals": tags}
    )


def _statement(
    effect: str,
    sid: str,
    actions: str | Sequence[str],
    held: Mapping[str, object],
    condition: Condition | None,
) -> Statement:
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in held.items()}
    statement: dict[str, object] = {"Sid": sid, "Effect": effect} | plain
    statement["Action"] = actions if isinstance(actions, str) else list(actions)
    if condition:
        statement["Condition"] = condition
    return statement
