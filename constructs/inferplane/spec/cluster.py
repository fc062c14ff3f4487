"""The EKS cluster as described: one to be made, or one that exists; knows no framework."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, repetitions, shown
from inferplane.facts import kubernetes
from inferplane.spec.arn import RoleArn, foreign_faults
from inferplane.spec.network import LogRetentionDays
from inferplane.spec.value import Value, checked, refuse_all

CLUSTER_NAME_LIMIT = 100
"""Characters in an EKS cluster's name."""
SERVICE_CIDRS = ("10.100.0.0/16", "172.20.0.0/16")
"""The blocks that EKS gives to Services by itself."""
AddOn = Literal["vpc-cni", "kube-proxy", "coredns", "eks-pod-identity-agent"]
"""An EKS add-on that the platform installs."""

_CLUSTER_NAME = re.compile(r"[0-9A-Za-z][A-Za-z0-9_-]*")
_ISSUER = re.compile(r"[a-z0-9.-]+/[A-Za-z0-9/._-]+")
_INSTANCE_TYPE = re.compile(r"[a-z0-9-]+\.[a-z0-9]+")
_ADD_ON_VERSION = re.compile(r"v\d+\.\d+\.\d+-eksbuild\.\d+")


def _version(value: str) -> str | None:
    known = kubernetes.versions()
    return None if value in known else f"must be one of {', '.join(known)}"


def _cluster_name(value: str) -> str | None:
    if len(value) > CLUSTER_NAME_LIMIT or not _CLUSTER_NAME.fullmatch(value):
        return f"must be letters, digits, `-` and `_`, at most {CLUSTER_NAME_LIMIT} characters"
    return None


def _issuer(value: str) -> str | None:
    return None if _ISSUER.fullmatch(value) else "must be an OIDC issuer's host and path, without https://"


def _instance_type(value: str) -> str | None:
    return None if _INSTANCE_TYPE.fullmatch(value) else "must be an EC2 instance type"


def _add_on_version(value: str) -> str | None:
    return None if _ADD_ON_VERSION.fullmatch(value) else "must be an EKS add-on version, never a floating one"


def _service_cidr(value: str) -> str | None:
    return None if value in SERVICE_CIDRS else f"must be {' or '.join(SERVICE_CIDRS)}"


ServiceCidr = Annotated[str, checked(_service_cidr, "choose the one that no connected network uses")]
"""Addresses of the cluster's Services: one of the two blocks that EKS itself chooses from."""
KubernetesVersion = Annotated[str, checked(_version, "write it in quotes, as EKS has it")]


class SystemNodes(Value):
    """The managed node group for what must not run on Karpenter's nodes: Karpenter itself and the controllers."""

    instance_types: Annotated[
        tuple[Annotated[str, checked(_instance_type, "write it as m6i.xlarge")], ...], Field(min_length=1)
    ] = ("m6i.xlarge",)
    """Types that EKS may choose from; x86_64, with Bottlerocket."""
    nodes_per_zone: Annotated[int, Field(ge=1, le=100)] = 1
    """Nodes wanted in each zone."""
    nodes_per_zone_max: Annotated[int, Field(ge=1, le=100)] = 2
    """Nodes at most in each zone, as during an update."""
    volume_gib: Annotated[int, Field(ge=20, le=16384)] = 50
    """GiB of each node's encrypted gp3 data volume, which holds images and logs."""

    @model_validator(mode="after")
    def _judge(self) -> SystemNodes:
        if self.nodes_per_zone_max < self.nodes_per_zone:
            rule = f"must be at least nodes_per_zone, {self.nodes_per_zone}"
            fault = Fault("nodes_per_zone_max", rule, shown(self.nodes_per_zone_max), "raise it")
            refuse_all(type(self).__name__, [fault])
        return self


class NewCluster(Value):
    """A cluster that the platform makes: private endpoint only, access entries only, secrets encrypted with KMS."""

    version: KubernetesVersion = "1.36"
    """Kubernetes version."""
    service_cidr: ServiceCidr = "172.20.0.0/16"
    """Addresses of its Services, which no network that it is connected to may use."""
    admin_role_arns: tuple[RoleArn, ...] = ()
    """Roles that get the cluster-admin access policy; nobody by default, not even the creator."""
    system_nodes: SystemNodes = SystemNodes()
    """The nodes that are not Karpenter's."""
    add_on_versions: dict[
        AddOn, Annotated[str, checked(_add_on_version, "write it as `aws eks describe-addon-versions` shows it")]
    ] = Field(default_factory=dict)
    """Versions of EKS add-ons; by default the one that EKS chooses for the Kubernetes version when it is installed."""
    log_retention_days: LogRetentionDays = 2557
    """Days for which the control plane's logs are kept: seven years by default."""

    def faults_in(self, *, partition: str, account: str) -> tuple[Fault, ...]:
        """What is wrong with this cluster in an environment of the partition and account."""
        arns = self.admin_role_arns
        return (
            *(
                fault
                for index, arn in enumerate(arns)
                for fault in foreign_faults(f"admin_role_arns[{index}]", arn, partition=partition, account=account)
            ),
            *repetitions("admin_role_arns", arns),
        )


class ExistingCluster(Value):
    """A cluster that exists, given by name; it must use access entries."""

    name: Annotated[str, checked(_cluster_name, "write the cluster's name, not its ARN")]
    version: KubernetesVersion = "1.36"
    """Kubernetes version."""
    service_cidr: ServiceCidr = "172.20.0.0/16"
    """Addresses of its Services."""
    issuer: Annotated[str, checked(_issuer, "write it as oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE")] | None = None
    """Its OIDC issuer, host and path; needed for IRSA, and its provider must exist in IAM."""


Cluster = NewCluster | ExistingCluster
"""The cluster of an environment."""
