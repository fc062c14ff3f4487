"""Where Argo CD reads `dist/` and which cluster it writes to, worked out once; pure text, no framework.

The capability (managed) takes a cluster's ARN as destination and reads ECR, CodeCommit and CodeConnections by URLs of
fixed form: https://docs.aws.amazon.com/eks/latest/userguide/argocd-configure-repositories.html.
"""

from __future__ import annotations

import re

from pydantic import model_validator

from inferplane.errors import Fault, shown
from inferplane.plan.names import Names
from inferplane.spec.delivery import (
    IN_CLUSTER,
    CodeCommitSource,
    CodeConnectionsSource,
    ExistingArgoCd,
    GitSource,
    ManagedArgoCd,
    OciSource,
)
from inferplane.spec.value import Value, refuse_all

_CLUSTER_ARN = re.compile(r"arn:aws[a-z-]*:eks:[a-z0-9-]+:\d{12}:cluster/[\w-]+")
_SERVER_URL = re.compile(r"https://\S+")


class ArgoTarget(Value):
    """Where one environment's Applications live, what they read and which cluster they write to.

    Raises:
        DescriptionError: when the destination does not suit the type of Argo CD.
    """

    managed: bool
    """Whether Argo CD is the EKS capability: no Application health, destinations by ARN."""
    namespace: str
    """Namespace of the Applications and projects."""
    destination: str
    """The cluster: its ARN for the capability, the API server's URL for another Argo CD."""
    repository: str
    """URL of what holds `dist/`, as an Application's `repoURL` has it."""
    revision: str
    """Branch, tag, commit or digest."""
    path: str
    """Folder of this environment in it, such as `dist/prod`."""
    chart_registry: str
    """Host and path under which third-party charts are mirrored, such as `<ecr host>/claims/charts`; no scheme."""

    @property
    def own_destination(self) -> str:
        """The cluster that Applications are written to: that of Argo CD, which need not be the one it serves."""
        return self.destination if self.managed else IN_CLUSTER

    @model_validator(mode="after")
    def _destination_suits(self) -> ArgoTarget:
        faults: list[Fault] = []
        if self.managed and not _CLUSTER_ARN.fullmatch(self.destination):
            faults.append(
                Fault(
                    "destination",
                    "must be the ARN of an EKS cluster: the EKS capability for Argo CD knows no API server URL",
                    shown(self.destination),
                    "write arn:<partition>:eks:<region>:<account>:cluster/<name>",
                )
            )
        if not self.managed and not _SERVER_URL.fullmatch(self.destination):
            faults.append(
                Fault(
                    "destination",
                    "must be the URL of the cluster's API server",
                    shown(self.destination),
                    f"write {IN_CLUSTER} when Argo CD runs in the cluster",
                )
            )
        if self.chart_registry.startswith(("oci://", "https://")):
            faults.append(
                Fault("chart_registry", "must have no scheme", shown(self.chart_registry), "leave the scheme out")
            )
        refuse_all(type(self).__name__, faults)
        return self


def argo_target(
    delivery: ManagedArgoCd | ExistingArgoCd, names: Names, *, cluster_name: str | None = None
) -> ArgoTarget:
    """What the two types of Argo CD make of one environment, whose cluster is its own unless another is named."""
    cluster_arn = names.arn("eks", f"cluster/{cluster_name or names.prefix}")
    return ArgoTarget(
        managed=isinstance(delivery, ManagedArgoCd),
        namespace=delivery.namespace,
        destination=cluster_arn if isinstance(delivery, ManagedArgoCd) else delivery.server,
        repository=repository_url(delivery.source, names),
        revision=delivery.source.revision,
        path="/".join(part for part in (delivery.source.path, names.environment) if part),
        chart_registry=chart_registry(names),
    )


def chart_registry(names: Names) -> str:
    """Where third-party charts are mirrored to, in the account's ECR: `<host>/<platform>/charts`."""
    return f"{names.ecr_host}/{names.platform}/charts"


def repository_url(source: OciSource | CodeCommitSource | CodeConnectionsSource | GitSource, names: Names) -> str:
    """The `repoURL` of a source."""
    match source:
        case OciSource():
            return f"oci://{names.ecr_host}/{source.repository}"
        case CodeCommitSource():
            return f"https://git-codecommit.{names.region}.{names.dns_suffix}/v1/repos/{source.repository}"
        case CodeConnectionsSource():
            region = source.connection_region or names.region
            return (
                f"https://codeconnections.{region}.{names.dns_suffix}/git-http/{names.account}/{region}/"
                f"{source.connection_id}/{source.owner}/{source.repository}.git"
            )
        case GitSource():
            return source.url


def source_actions(source: OciSource | CodeCommitSource | CodeConnectionsSource, names: Names) -> dict[str, str]:
    """The IAM action that the capability's role needs beside pulling charts from ECR, by action, with its resource."""
    match source:
        case OciSource():
            return {}
        case CodeCommitSource():
            return {"codecommit:GitPull": names.arn("codecommit", source.repository)}
        case CodeConnectionsSource():
            region = source.connection_region or names.region
            return {
                "codeconnections:UseConnection": names.arn(
                    "codeconnections", f"connection/{source.connection_id}", region=region
                )
            }
