"""What passes through each VPC endpoint: the account's own, and what is AWS's own by name; knows no VPC.

See https://docs.aws.amazon.com/IAM/latest/UserGuide/access_policies_data-perimeters.html
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from inferplane.aws.policy import Condition, Statement, allow_principal, document
from inferplane.facts import endpoints
from inferplane.plan.names import Names

ANYONE = {"AWS": "*"}
"""Whoever may use the endpoint at all; the condition says who that is."""
_SERVICE_PREFIX = {
    "ecr.api": "ecr",
    "ecr.dkr": "ecr",
    "eks-auth": "eks-auth",
    "monitoring": "cloudwatch",
}
"""The prefix of a service's IAM actions, where it is not the endpoint's own name."""
_OWN_RESOURCES = frozenset({"ecr", "kms", "logs", "s3", "sqs"})
"""Services whose requests always name a resource, so that its account can be demanded, too."""


def endpoint_policy(service: str, names: Names) -> dict[str, object]:
    """The policy of the endpoint of this service."""
    prefix = _SERVICE_PREFIX.get(service, service)
    extra = _EXTRAS.get(service)
    return document([_own(prefix, names), *(extra(names) if extra else [])])


def _own(prefix: str, names: Names) -> Statement:
    condition = {"aws:PrincipalAccount": names.account}
    if prefix in _OWN_RESOURCES:
        condition["aws:ResourceAccount"] = names.account
    return _through("AllowOwn", f"{prefix}:*", "*", {"StringEquals": condition})


def _through(
    sid: str, actions: str | list[str], resources: str | list[str], condition: Condition | None = None
) -> Statement:
    return allow_principal(sid, ANYONE, actions, resources, condition)


def _by_own(names: Names) -> Condition:
    return {"StringEquals": {"aws:PrincipalAccount": names.account}}


def _s3(names: Names) -> list[Statement]:
    buckets = [f"{names.bucket_arn(bucket)}/*" for bucket in endpoints.public_buckets(names.region)]
    # ECR signs the address of a layer itself, so that the caller is not of this account
    return [_through("AllowBucketsOfAws", "s3:GetObject", buckets)]


def _ecr(names: Names) -> list[Statement]:
    token = _through("AllowToken", "ecr:GetAuthorizationToken", "*", _by_own(names))
    account = endpoints.add_on_account(names.region)
    if account is None:
        return [token]
    pull = ["ecr:BatchCheckLayerAvailability", "ecr:BatchGetImage", "ecr:GetDownloadUrlForLayer"]
    repositories = names.arn("ecr", "repository/*", account=account)
    return [token, _through("AllowAddOnImages", pull, repositories, _by_own(names))]


def _sts(names: Names) -> list[Statement]:
    # the call is unsigned: nobody's account is known before it succeeds, so the role is what is demanded
    return [_through("AllowServiceAccounts", "sts:AssumeRoleWithWebIdentity", names.role_arn("*"))]


_EXTRAS: Mapping[str, Callable[[Names], list[Statement]]] = {
    "ecr.api": _ecr,
    "ecr.dkr": _ecr,
    "s3": _s3,
    "sts": _sts,
}
