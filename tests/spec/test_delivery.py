"""Delivery by Argo CD, as a person describes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.delivery import (
    CodeCommitSource,
    CodeConnectionsSource,
    ExistingArgoCd,
    GitSource,
    ManagedArgoCd,
    OciSource,
)

INSTANCE = "arn:aws:sso:::instance/ssoins-1234567890abcdef"
GROUP = "906711e9bb-1a2b3c4d-1111-2222-3333-444455556666"
CONNECTION = "1a2b3c4d-1111-4222-8333-444455556666"
OCI = OciSource(repository="claims/gitops", revision="v12")
GIT = GitSource(url="https://git.example.com/platform/gitops.git", egress="git")


def _managed(**changes: Any) -> ManagedArgoCd:
    return ManagedArgoCd(
        **{"identity_center_instance_arn": INSTANCE, "admin_group_ids": (GROUP,), "source": OCI, **changes}
    )


def _connection(**changes: Any) -> CodeConnectionsSource:
    return CodeConnectionsSource(**{"connection_id": CONNECTION, "owner": "acme", "repository": "gitops", **changes})


def test_both_types_live_in_argocd_unless_told_otherwise() -> None:
    assert _managed().namespace == "argocd"
    assert ExistingArgoCd(source=GIT).namespace == "argocd"
    assert ExistingArgoCd(source=GIT).server == "https://kubernetes.default.svc"


REFUSED: list[tuple[Callable[[], object], str, str]] = [
    (lambda: _managed(source=GIT), "source", "must be CodeCommitSource or CodeConnectionsSource or OciSource"),
    (lambda: _managed(admin_group_ids=()), "admin_group_ids", "at least one group"),
    (lambda: _managed(admin_group_ids=("admins",)), "admin_group_ids[0]", "id of an IAM Identity Center group"),
    (lambda: _managed(identity_center_instance_arn="ssoins-1"), "identity_center_instance_arn", "must be the ARN"),
    (lambda: _managed(identity_center_region="us-east-9"), "identity_center_region", "must be an AWS region"),
    (lambda: _managed(namespace="Argo CD"), "namespace", "must be a DNS label"),
    (lambda: _managed(namespace="a" * 64), "namespace", "at most 63 characters"),
    (lambda: _managed(server="https://kubernetes.default.svc"), "server", "is not a known field"),
    (lambda: ExistingArgoCd(source=OCI), "source", "must be GitSource"),
    (lambda: ExistingArgoCd(server="kubernetes.default.svc", source=GIT), "server", "must be an https:// URL"),
    (lambda: ExistingArgoCd(server="https://me:pw@host", source=GIT), "server", "without credentials"),
    (lambda: GitSource(url="https://git.example.com/g.git"), "egress", "is required"),
    (lambda: GitSource(url="https://git.example.com/g.git", egress=""), "egress", "must name an egress path"),
    (lambda: GitSource(url="http://git.example.com/g.git", egress="git"), "url", "https:// or SSH"),
    (lambda: GitSource(url="https://me:token@git.example.com/g.git", egress="git"), "url", "without credentials"),
    (lambda: GitSource(url=GIT.url, egress="git", path="/dist"), "path", "must be a path inside the repository"),
    (lambda: GitSource(url=GIT.url, egress="git", path="../dist"), "path", "must be a path inside the repository"),
    (lambda: GitSource(url=GIT.url, egress="git", revision="HEAD"), "revision", "must not be a floating name"),
    (lambda: GitSource(url=GIT.url, egress="git", revision=""), "revision", "must name a branch"),
    (lambda: OciSource(repository="claims/gitops", revision="latest"), "revision", "must not be a floating name"),
    (lambda: OciSource(repository="Claims/GitOps", revision="v1"), "repository", "in lower case"),
    (lambda: OciSource(repository="claims/gitops:v1", revision="v1"), "repository", "without host or tag"),
    (lambda: CodeCommitSource(repository="a/b"), "repository", "must be a CodeCommit repository name"),
    (lambda: CodeCommitSource(repository="a" * 101), "repository", "at most 100 characters"),
    (lambda: _connection(connection_id="arn:aws:codeconnections:x"), "connection_id", "a UUID"),
    (lambda: _connection(connection_region="mars-1"), "connection_region", "must be an AWS region"),
    (lambda: _connection(repository="gitops.git"), "repository", "without `.git`"),
    (lambda: _connection(owner="acme/"), "owner", "must be the owner"),
]


@pytest.mark.parametrize(("describe", "field", "rule"), REFUSED, ids=[f"{field}: {rule}" for _, field, rule in REFUSED])
def test_refuses(describe: Callable[[], object], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        describe()

    (fault,) = refused.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert fault.cure


def test_all_faults_come_together() -> None:
    with pytest.raises(DescriptionError) as refused:
        _managed(identity_center_instance_arn="x", namespace="X", source=GIT)

    assert {fault.field for fault in refused.value.faults} == {"identity_center_instance_arn", "namespace", "source"}
