"""What a tenant of the cluster gets: a namespace with its guards, identities and precedence; knows no platform.

Constructs:
    TenantNamespace: a Namespace with Pod Security, ceilings, and a NetworkPolicy that closes it.
    WorkloadServiceAccount: the identity of a workload, by IRSA or by EKS Pod Identity.
    PriorityClasses: the precedence of workloads over one another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from cdk8s import ApiObject
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import components
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.security import DefaultDeny
from inferplane.spec.dns import dns_label_rule
from inferplane.spec.tenants import Priority, Quota

PodSecurity = Literal["privileged", "baseline", "restricted"]
"""A level of the Pod Security Standards."""

GPU_RESOURCE = "nvidia.com/gpu"
"""The resource that GPUs, and slices of time-shared GPUs, are requested by."""
SIDECAR_CPU_REQUEST = "50m"
"""CPU requested for a container that says nothing, where a quota makes every request count."""
SIDECAR_MEMORY_REQUEST = "128Mi"
"""Memory requested for a container that says nothing, where a quota makes every request count."""

_ROLE_ARN = re.compile(r"arn:aws[a-z-]*:iam::\d{12}:role/\S+")


class TenantNamespace(Construct):
    """A namespace that is closed until something opens it.

    Besides the Namespace: a NetworkPolicy that denies both directions, and, where a quota is given, a ResourceQuota. A
    quota of CPU or memory refuses every container without a request of its own, sidecars that others inject among them;
    a LimitRange gives those a small one, and is made only then.

    See https://kubernetes.io/docs/concepts/security/pod-security-admission/ and
    https://kubernetes.io/docs/concepts/policy/resource-quotas/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        pod_security: PodSecurity = "baseline",
        kubernetes_version: str | None = None,
        quota: Quota | None = None,
        default_deny: bool = True,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the namespace.

        Args:
            name: Name of the namespace.
            pod_security: The level that pods must meet. What misses `restricted` is audited and warned about in any
                case.
            kubernetes_version: The version, such as `1.36`, whose standards are meant: without it, an upgrade of the
                cluster could refuse pods that run today. That of the facts by default.
            quota: Ceilings of the namespace; none by default.
            default_deny: Whether a NetworkPolicy denies what no other one allows. Switch it off only for a namespace
                whose traffic somebody else rules.
            labels: Labels of the Namespace, besides those of Pod Security.
            annotations: Annotations of the Namespace.
            overrides: JSON merge patch on the Namespace.

        Raises:
            DescriptionError: when the name or the version cannot be.
        """
        faults = FaultList(type(self).__name__)
        _check_name(faults, "name", name)
        version = kubernetes_version or components.software("kubernetes")
        if not re.fullmatch(r"1\.\d+", version):
            faults.add("kubernetes_version", "must be a minor version", got=version, cure='write it as "1.36"')
        for key in sorted(labels or {}):
            if key.startswith("pod-security.kubernetes.io/"):
                faults.add("labels", "must not set Pod Security", got=key, cure="use pod_security and overrides")
        faults.raise_if_any()
        super().__init__(scope, id)

        namespace = k8s.KubeNamespace(
            self,
            "namespace",
            metadata=k8s.ObjectMeta(
                name=name,
                labels={**(labels or {}), **_pod_security_labels(pod_security, version)},
                annotations=dict(annotations) if annotations else None,
            ),
        )
        patched = apply_overrides(namespace, overrides)
        if default_deny:
            DefaultDeny(self, "default-deny", namespace=name)
        if quota is not None:
            _resource_quota(self, name, quota)
            if quota.cpu is not None or quota.memory is not None:
                _limit_range(self, name)

        self.name = name
        """Name of the namespace."""
        self.namespace: ApiObject = patched
        """The Namespace."""


class WorkloadServiceAccount(Construct):
    """The identity of a workload.

    With a role, the account carries the annotations of IRSA, and the one from which KServe tells its storage
    initializer the bucket's region. It never carries `serving.kserve.io/s3-endpoint`: KServe turns that into
    `AWS_ENDPOINT_URL`, which the AWS SDK takes for every service, so that the exchange of the token goes to S3 and
    fails (https://github.com/kserve/kserve/issues/3482). Without a role it carries none of them: EKS Pod Identity
    binds the role from the AWS side, and KServe then reads no annotation.

    The Kubernetes token is not mounted: a model server calls no Kubernetes API, and the token of IRSA is another one.

    See https://docs.aws.amazon.com/eks/latest/userguide/associate-service-account-role.html.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        namespace: str | None = None,
        role_arn: str | None = None,
        s3_region: str | None = None,
        mounts_api_token: bool = False,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the account.

        Args:
            name: Name of the account.
            namespace: Its namespace; the chart's by default.
            role_arn: ARN of the role that IRSA gives it. Without one, a Pod Identity association is expected to.
            s3_region: Region of the bucket that KServe's storage initializer reads. Needs `role_arn`.
            mounts_api_token: Whether pods get a token for the Kubernetes API.
            labels: Labels of the account.
            annotations: Further annotations.
            overrides: JSON merge patch on the ServiceAccount.

        Raises:
            DescriptionError: when a name or ARN cannot be, or a region is given without a role.
        """
        faults = FaultList(type(self).__name__)
        _check_name(faults, "name", name)
        if role_arn is not None and not _ROLE_ARN.fullmatch(role_arn):
            faults.add(
                "role_arn",
                "must be the ARN of an IAM role",
                got=role_arn,
                cure="write arn:<partition>:iam::<account>:role/<name>",
            )
        if s3_region is not None and role_arn is None:
            faults.add(
                "s3_region",
                "has an effect with IRSA only: KServe reads it from an account with a role",
                got=s3_region,
                cure="give role_arn, or put AWS_DEFAULT_REGION into the ClusterStorageContainer",
            )
        faults.raise_if_any()
        super().__init__(scope, id)

        account = k8s.KubeServiceAccount(
            self,
            "service-account",
            metadata=k8s.ObjectMeta(
                name=name,
                namespace=namespace,
                labels=dict(labels) if labels else None,
                annotations={**_identity_annotations(role_arn, s3_region), **(annotations or {})} or None,
            ),
            automount_service_account_token=mounts_api_token,
        )
        patched = apply_overrides(account, overrides)

        self.name = name
        """Name of the account."""
        self.service_account: ApiObject = patched
        """The ServiceAccount."""


class PriorityClasses(Construct):
    """One PriorityClass for each named precedence.

    None of them is the cluster's default: a pod that names no class keeps 0.
    See https://kubernetes.io/docs/concepts/scheduling-eviction/pod-priority-preemption/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        priorities: Mapping[str, Priority],
        overrides: Mapping[str, Mapping[str, object]] | None = None,
    ) -> None:
        """Define the classes.

        Args:
            priorities: Precedence by name of its class.
            overrides: JSON merge patch on a class, by its name.

        Raises:
            DescriptionError: when a name cannot be, is the system's own, or a patch names no class.
        """
        faults = FaultList(type(self).__name__)
        if not priorities:
            faults.add("priorities", "must hold at least one", cure="leave the construct out where there is none")
        for name in sorted(priorities):
            _check_name(faults, f"priorities[{name}]", name)
            if name.startswith("system-"):
                faults.add(f"priorities[{name}]", "must not begin with system-", got=name, cure="choose another name")
        for name in sorted(set(overrides or {}) - set(priorities)):
            faults.add(f"overrides[{name}]", "must name one of the classes", got=name, cure="use a name of priorities")
        faults.raise_if_any()
        super().__init__(scope, id)

        for name, priority in sorted(priorities.items()):
            made = k8s.KubePriorityClass(
                self,
                name,
                metadata=k8s.ObjectMeta(name=name),
                value=priority.value,
                description=priority.description or None,
                preemption_policy="PreemptLowerPriority" if priority.preempts else "Never",
            )
            apply_overrides(made, (overrides or {}).get(name))

        self.names = tuple(sorted(priorities))
        """Names of the classes."""


def _check_name(faults: FaultList, field: str, name: str) -> None:
    if rule := dns_label_rule(name):
        faults.add(field, rule, got=name, cure="choose another name")


def _pod_security_labels(level: PodSecurity, version: str) -> dict[str, str]:
    levels = {"enforce": level, "audit": "restricted", "warn": "restricted"}
    return {
        **{f"pod-security.kubernetes.io/{mode}": each for mode, each in levels.items()},
        **{f"pod-security.kubernetes.io/{mode}-version": f"v{version}" for mode in levels},
    }


def _identity_annotations(role_arn: str | None, s3_region: str | None) -> dict[str, str]:
    if role_arn is None:
        return {}
    annotations = {"eks.amazonaws.com/role-arn": role_arn, "eks.amazonaws.com/sts-regional-endpoints": "true"}
    if s3_region is not None:
        annotations["serving.kserve.io/s3-region"] = s3_region
    return annotations


def _resource_quota(scope: Construct, namespace: str, quota: Quota) -> None:
    ceilings = {
        "pods": None if quota.pods is None else str(quota.pods),
        "requests.cpu": quota.cpu,
        "requests.memory": quota.memory,
        f"requests.{GPU_RESOURCE}": None if quota.gpus is None else str(quota.gpus),
    }
    k8s.KubeResourceQuota(
        scope,
        "quota",
        metadata=k8s.ObjectMeta(name="quota", namespace=namespace),
        spec=k8s.ResourceQuotaSpec(
            hard={key: k8s.Quantity.from_string(value) for key, value in ceilings.items() if value is not None}
        ),
    )


def _limit_range(scope: Construct, namespace: str) -> None:
    k8s.KubeLimitRange(
        scope,
        "limit-range",
        metadata=k8s.ObjectMeta(name="sidecars", namespace=namespace),
        spec=k8s.LimitRangeSpec(
            limits=[
                k8s.LimitRangeItem(
                    type="Container",
                    default_request={
                        "cpu": k8s.Quantity.from_string(SIDECAR_CPU_REQUEST),
                        "memory": k8s.Quantity.from_string(SIDECAR_MEMORY_REQUEST),
                    },
                )
            ]
        ),
    )
