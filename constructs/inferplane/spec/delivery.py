"""How the emitted YAML reaches the cluster: the two types of Argo CD and what each may read; knows no framework.

`ManagedArgoCd` is the EKS capability: it runs in AWS's accounts, reaches a private cluster by itself, and reads what
its role may read, so it needs no way out of the VPC. `ExistingArgoCd` runs somewhere already; whatever it reads over
the internet goes over an egress path that the description names.
"""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator

from inferplane.facts import regions
from inferplane.spec.dns import dns_label_rule
from inferplane.spec.value import Value, checked, refuse

IN_CLUSTER = "https://kubernetes.default.svc"
"""The address under which an Argo CD inside the cluster knows that cluster."""

_IDENTITY_CENTER = re.compile(r"arn:aws(-cn|-us-gov)?:sso:::instance/(sso)?ins-[a-zA-Z0-9-]+")
_GROUP_ID = re.compile(r"([0-9a-f]{10}-)?[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}")
_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_ECR_REPOSITORY = re.compile(r"[a-z0-9]+([._-][a-z0-9]+)*(/[a-z0-9]+([._-][a-z0-9]+)*)*")
_CODECOMMIT_NAME = re.compile(r"[\w.-]{1,100}")
_GIT_PART = re.compile(r"[\w.-]+(/[\w.-]+)*")
_FLOATING = frozenset({"latest", "stable", "head"})


def _pattern(pattern: re.Pattern[str], rule: str, cure: str) -> AfterValidator:
    def check(value: str) -> str | None:
        return None if pattern.fullmatch(value) else rule

    return checked(check, cure)


def _one_of(*types: type[Value], cure: str) -> BeforeValidator:
    """Refuse another type by name, where pydantic would list what each member of a union lacks."""

    def validate(value: object) -> object:
        if not isinstance(value, types):
            raise refuse(f"must be {' or '.join(sorted(each.__name__ for each in types))}", cure)
        return value

    return BeforeValidator(validate)


def _relative_path(value: str) -> str | None:
    if value.startswith("/") or value.endswith("/") or ".." in value.split("/"):
        return "must be a path inside the repository, without a slash at either end and without `..`"
    return None


def _revision(value: str) -> str | None:
    if not value or value.strip() != value:
        return "must name a branch, tag, commit or digest"
    if value.lower() in _FLOATING:
        return "must not be a floating name"
    return None


def _https(value: str) -> str | None:
    return None if re.fullmatch(r"https://[^\s/@]+(/\S*)?", value) else "must be an https:// URL without credentials"


def _not_empty(value: tuple[str, ...]) -> str | None:
    return None if value else "must hold at least one group"


def _region(value: str | None) -> str | None:
    return None if value is None or value in regions.known() else "must be an AWS region"


def _egress_path(value: str) -> str | None:
    return None if dns_label_rule(value) is None else "must name an egress path of the network"


def _git_url(value: str) -> str | None:
    if re.fullmatch(r"https://[^\s/@]+/\S+", value) or re.fullmatch(r"(ssh://)?git@[\w.-]+[:/]\S+", value):
        return None
    return "must be an https:// or SSH Git URL without credentials"


Namespace = Annotated[str, checked(dns_label_rule, "choose a name such as argocd")]
Revision = Annotated[str, checked(_revision, "name a branch, a tag, a commit or a digest, such as main or v12")]
SourcePath = Annotated[str, checked(_relative_path, "write it as `dist`, or as the empty string for the root")]
GroupId = Annotated[
    str,
    _pattern(_GROUP_ID, "must be the id of an IAM Identity Center group", "copy the group id from IAM Identity Center"),
]


class OciSource(Value):
    """`dist/` as an OCI artifact in the account's own ECR, in the environment's region.

    See https://docs.aws.amazon.com/eks/latest/userguide/argocd-configure-repositories.html.
    """

    repository: Annotated[
        str,
        _pattern(
            _ECR_REPOSITORY,
            "must be the path of an ECR repository, in lower case and without host or tag",
            "write it as claims/gitops",
        ),
    ]
    """Path of the ECR repository that holds the artifact, without host and tag."""
    revision: Revision
    """Tag or digest of the artifact; never a floating one."""
    path: SourcePath = ""
    """Folder in the artifact that holds what is in `dist/`; its root by default."""


class CodeCommitSource(Value):
    """`dist/` in a CodeCommit repository of the account, in the environment's region."""

    repository: Annotated[
        str,
        _pattern(
            _CODECOMMIT_NAME,
            "must be a CodeCommit repository name: letters, digits, `.`, `_` and `-`, at most 100 characters",
            "write the repository's name, not its URL",
        ),
    ]
    """Name of the repository."""
    revision: Revision = "main"
    """Branch, tag or commit."""
    path: SourcePath = "dist"
    """Folder in the repository that holds what is in `dist/`."""


class CodeConnectionsSource(Value):
    """`dist/` in a GitHub, GitLab or Bitbucket repository, read through AWS CodeConnections.

    See https://docs.aws.amazon.com/eks/latest/userguide/integration-codeconnections.html.
    """

    connection_id: Annotated[
        str, _pattern(_UUID, "must be the id at the end of the connection's ARN, a UUID", "copy it from the ARN")
    ]
    """The UUID at the end of the connection's ARN. A re-made connection has another one."""
    connection_region: Annotated[
        str | None,
        checked(_region, "write a region such as us-east-1"),
    ] = None
    """Region of the connection; the environment's own by default."""
    owner: Annotated[str, _pattern(_GIT_PART, "must be the owner of the repository", "write it as in the URL")]
    """Owner, organization or group (with its subgroups) of the repository."""
    repository: Annotated[
        str,
        _pattern(
            re.compile(r"[\w.-]*[\w-](?<!\.git)"), "must be the repository's name without `.git`", "write the name only"
        ),
    ]
    """Name of the repository, without owner and without `.git`."""
    revision: Revision = "main"
    """Branch, tag or commit."""
    path: SourcePath = "dist"
    """Folder in the repository that holds what is in `dist/`."""


class GitSource(Value):
    """`dist/` in a Git repository that an existing Argo CD reads over the network."""

    url: Annotated[str, checked(_git_url, "write it as https://git.example.com/platform/gitops.git")]
    """HTTPS or SSH URL of the repository; credentials are Argo CD's, never part of the URL."""
    revision: Revision = "main"
    """Branch, tag or commit."""
    path: SourcePath = "dist"
    """Folder in the repository that holds what is in `dist/`."""
    egress: Annotated[
        str,
        checked(_egress_path, "name one of the network's egress paths, or read the repository through CodeConnections"),
    ]
    """Name of the egress path over which the repository is reached: the serving VPC has no other way out."""


class ManagedArgoCd(Value):
    """The EKS capability for Argo CD, run by AWS outside the VPC.

    Its destination is always the cluster's ARN; Applications live in the one namespace chosen here; people come from
    IAM Identity Center; Application health cannot be restored, so waves between Applications do not wait. See
    https://docs.aws.amazon.com/eks/latest/userguide/argocd-comparison.html.
    """

    identity_center_instance_arn: Annotated[
        str,
        _pattern(
            _IDENTITY_CENTER,
            "must be the ARN of an IAM Identity Center instance",
            "write it as arn:<partition>:sso:::instance/ssoins-<id>",
        ),
    ]
    """ARN of the IAM Identity Center instance whose groups may use Argo CD."""
    identity_center_region: Annotated[
        str | None,
        checked(_region, "write a region such as us-east-1"),
    ] = None
    """Region of IAM Identity Center; the environment's own by default."""
    namespace: Namespace = "argocd"
    """The one namespace of Applications and projects; fixed when the capability is created."""
    admin_group_ids: Annotated[tuple[GroupId, ...], checked(_not_empty, "name the group that administers the platform")]
    """Ids of the IAM Identity Center groups that administer Argo CD."""
    viewer_group_ids: tuple[GroupId, ...] = ()
    """Ids of the groups that may look; nobody else by default."""
    source: Annotated[
        OciSource | CodeCommitSource | CodeConnectionsSource,
        _one_of(
            OciSource,
            CodeCommitSource,
            CodeConnectionsSource,
            cure="read the Git server through CodeConnections: the capability needs no egress path then",
        ),
    ]
    """Where the capability reads `dist/`, with its role's permissions alone."""


class ExistingArgoCd(Value):
    """An Argo CD that runs already and is not installed by us, except for one documented first apply."""

    namespace: Namespace = "argocd"
    """Namespace of Argo CD and of its Applications."""
    server: Annotated[
        str, checked(_https, f"write the API server's URL, or {IN_CLUSTER} when Argo CD runs inside it")
    ] = IN_CLUSTER
    """The cluster's address as that Argo CD knows it; by default the cluster that it runs in."""
    source: Annotated[GitSource, _one_of(GitSource, cure="give its url and the egress path that reaches it")]
    """Where it reads `dist/`."""


Delivery = ManagedArgoCd | ExistingArgoCd
"""One of the two types of Argo CD."""
