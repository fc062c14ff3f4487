"""What a GPU node is made of: its image, its disks, its kubelet, and where AWS finds it; knows no framework.

See https://karpenter.sh/v1.14/concepts/nodeclasses/.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import volumes
from inferplane.spec.disruption import Duration
from inferplane.spec.requirements import tag_faults
from inferplane.spec.value import Value, checked, refuse_all

OperatingSystem = Literal["bottlerocket", "al2023"]
"""What GPU nodes run."""
AmiFamily = Literal["AL2", "AL2023", "Bottlerocket", "Custom"]
"""How Karpenter writes user data, and which disks it expects."""
ALIAS_LIMIT = 30
"""Characters in an AMI alias."""
INITIALIZATION_RATE_MINIMUM, INITIALIZATION_RATE_LIMIT = 100, 300
"""MiB/s at which a volume may be filled from its snapshot."""

_ALIAS = re.compile(r"(bottlerocket@v[0-9]+\.[0-9]+\.[0-9]+|al2023@v[0-9]{8})")
_AMI_ID = re.compile(r"ami-[0-9a-f]+")
_RESERVATION_ID = re.compile(r"cr-[0-9a-z]+")
_SNAPSHOT_ID = re.compile(r"snap-[0-9a-f]+")
_QUANTITY = re.compile(r"[0-9]+(m|Mi|Gi|Ti|Ki|k|M|G)?|[0-9]+\.[0-9]+%|[0-9]+%")


def ami_alias(value: str) -> str | None:
    """The rule that a pinned AMI alias breaks, or None."""
    if value.endswith("@latest"):
        return "must pin a version: `latest` replaces every node at every release"
    if len(value) > ALIAS_LIMIT or not _ALIAS.fullmatch(value):
        return "must be an alias of Bottlerocket or AL2023 with its version"
    return None


def _matching(pattern: re.Pattern[str], rule: str, cure: str) -> object:
    return checked(lambda value: None if pattern.fullmatch(value) else rule, cure)


AmiAlias = Annotated[str, checked(ami_alias, "write it as bottlerocket@v1.54.0 or al2023@v20261120")]
"""An operating system at one version, such as `bottlerocket@v1.54.0`."""
AmiId = Annotated[str, _matching(_AMI_ID, "must be the id of an AMI", "write it as ami-0123456789abcdef0")]
ReservationId = Annotated[str, _matching(_RESERVATION_ID, "must be the id of a reservation", "write it as cr-0123abc")]
SnapshotId = Annotated[str, _matching(_SNAPSHOT_ID, "must be the id of a snapshot", "write it as snap-0123abc")]
InitializationRate = Annotated[int, Field(ge=INITIALIZATION_RATE_MINIMUM, le=INITIALIZATION_RATE_LIMIT)]
Quantity = Annotated[str, _matching(_QUANTITY, "must be a quantity", "write it as 100Mi, 500m or 10%")]
"""An amount as the kubelet reads it, such as `100Mi` or `10%`."""


def operating_system(alias: str) -> OperatingSystem:
    """The operating system of a pinned alias."""
    return "bottlerocket" if alias.startswith("bottlerocket@") else "al2023"


class AmiTerm(Value):
    """AMIs by id, by name, by tags, or by SSM parameter; an alias is the argument of its own."""

    id: AmiId | None = None
    name: str | None = None
    """Name, in which `*` stands for anything."""
    owner: str | None = None
    """Account or `amazon`, beside a name or tags."""
    ssm_parameter: str | None = None
    """Name or ARN of the parameter that holds the id."""
    tags: Mapping[str, str] = {}

    @model_validator(mode="after")
    def _agrees(self) -> AmiTerm:
        faults = tag_faults("tags", self.tags, restricted=False)
        if (self.id or self.ssm_parameter) and (self.name or self.tags or (self.id and self.ssm_parameter)):
            faults.append(Fault("", "must select in one way", cure="use one of id, ssm_parameter, or name and tags"))
        if not (self.id or self.ssm_parameter or self.name or self.tags):
            faults.append(Fault("", "must select something", cure="give one of id, name, tags or ssm_parameter"))
        if self.owner is not None and not (self.name or self.tags):
            faults.append(Fault("owner", "goes with a name or tags", shown(self.owner), "remove it"))
        if "latest" in (self.name or "").split("@"):
            faults.append(Fault("name", "must not float", shown(self.name), "name a version"))
        refuse_all(type(self).__name__, faults)
        return self


class SelectorTerm(Value):
    """Subnets or security groups, by id, by tags, or (security groups only) by name."""

    id: str | None = None
    name: str | None = None
    """Name of a security group."""
    tags: Mapping[str, str] = {}
    """Tags that it must have; `*` stands for any value."""

    @model_validator(mode="after")
    def _agrees(self) -> SelectorTerm:
        faults = tag_faults("tags", self.tags, restricted=False)
        if sum((bool(self.id), bool(self.name), bool(self.tags))) != 1:
            faults.append(Fault("", "must select in exactly one way", cure="give one of id, name or tags"))
        refuse_all(type(self).__name__, faults)
        return self


class ReservationTerm(Value):
    """On-demand capacity reservations and capacity blocks, by id or by tags."""

    id: ReservationId | None = None
    tags: Mapping[str, str] = {}
    owner_id: Annotated[str, Field(pattern=r"^[0-9]{12}$")] | None = None
    """Account that owns it; any by default."""
    match_criteria: Literal["open", "targeted"] | None = None
    """Only reservations of this kind; either by default."""

    @model_validator(mode="after")
    def _agrees(self) -> ReservationTerm:
        faults = tag_faults("tags", self.tags, restricted=False)
        if self.id and (self.tags or self.owner_id or self.match_criteria):
            faults.append(Fault("", "must select in one way", cure="use an id alone, or the other fields"))
        if not (self.id or self.tags or self.match_criteria):
            faults.append(Fault("", "must select something", cure="give an id or tags"))
        refuse_all(type(self).__name__, faults)
        return self


class DataVolume(Value):
    """An encrypted EBS volume, where a node keeps images, logs, and what pods write to emptyDir volumes.

    See https://docs.aws.amazon.com/ebs/latest/userguide/general-purpose.html.
    """

    size_gib: Annotated[int, Field(ge=1, le=volumes.gp3().size_limit_gib)]
    """Size in GiB: images, and the weights of every model version that is on the node at once."""
    volume_type: Literal["gp3", "gp2", "io1", "io2"] = "gp3"
    iops: Annotated[int, Field(ge=1)] | None = None
    """I/O operations a second; AWS gives gp3 3,000 by default."""
    throughput_mibps: Annotated[int, Field(ge=1)] | None = None
    """MiB a second, of gp3 only; AWS gives 125 by default, which loads 30 GB in four minutes."""
    kms_key_id: str | None = None
    """Id, ARN or alias of the key; the account's default key for EBS by default."""
    snapshot_id: SnapshotId | None = None
    """Snapshot that it starts from, such as one with images on it; none by default."""
    initialization_rate_mibps: InitializationRate | None = None
    """MiB a second at which it is filled from the snapshot, 100 to 300; as S3 gives it by default."""
    delete_on_termination: bool = True
    """Whether it goes with its node."""

    @model_validator(mode="after")
    def _agrees(self) -> DataVolume:
        faults: list[Fault] = []
        limits = volumes.gp3()
        if self.volume_type == "gp3":
            iops = self.iops or limits.iops_minimum
            throughput = self.throughput_mibps or limits.throughput_minimum_mibps
            ceiling = max(limits.iops_minimum, min(limits.iops_limit, self.size_gib * limits.iops_per_gib))
            if not limits.iops_minimum <= iops <= ceiling:
                rule = f"must be between {limits.iops_minimum} and {ceiling} for gp3 of {self.size_gib} GiB"
                faults.append(Fault("iops", rule, str(iops), "change it, or the size"))
            highest = min(limits.throughput_limit_mibps, iops // limits.iops_per_mibps)
            if not limits.throughput_minimum_mibps <= throughput <= max(highest, limits.throughput_minimum_mibps):
                rule = f"must be between {limits.throughput_minimum_mibps} and {highest} MiB/s with {iops} IOPS"
                cure = f"change it, or raise iops to {throughput * limits.iops_per_mibps}"
                faults.append(Fault("throughput_mibps", rule, str(throughput), cure))
        elif self.throughput_mibps is not None:
            faults.append(Fault("throughput_mibps", "goes with gp3", str(self.throughput_mibps), "remove it"))
        if self.volume_type in {"io1", "io2"} and self.iops is None:
            faults.append(Fault("iops", f"is required with {self.volume_type}", cure="give a number, or use gp3"))
        if self.initialization_rate_mibps is not None and self.snapshot_id is None:
            got = str(self.initialization_rate_mibps)
            faults.append(Fault("initialization_rate_mibps", "goes with a snapshot", got, "remove it"))
        refuse_all(type(self).__name__, faults)
        return self


class Nvme(Value):
    """The instance's own NVMe drives as one RAID 0, in place of the data volume: fast, and gone with the node."""

    volume: DataVolume | None = None
    """The EBS volume beside it; the operating system's default by default."""


class Kubelet(Value):
    """The kubelet's settings that Karpenter counts with."""

    max_pods: Annotated[int, Field(ge=1)] | None = None
    pods_per_core: Annotated[int, Field(ge=1)] | None = None
    cluster_dns: tuple[str, ...] = ()
    system_reserved: Mapping[Literal["cpu", "memory", "ephemeral-storage", "pid"], Quantity] = {}
    kube_reserved: Mapping[Literal["cpu", "memory", "ephemeral-storage", "pid"], Quantity] = {}
    eviction_hard: Mapping[str, Quantity] = {}
    eviction_soft: Mapping[str, Quantity] = {}
    eviction_soft_grace_period: Mapping[str, Duration] = {}
    eviction_max_pod_grace_period_seconds: Annotated[int, Field(ge=0)] | None = None
    image_gc_high_threshold_percent: Annotated[int, Field(ge=0, le=100)] | None = None
    image_gc_low_threshold_percent: Annotated[int, Field(ge=0, le=100)] | None = None
    cpu_cfs_quota: bool | None = None

    @model_validator(mode="after")
    def _agrees(self) -> Kubelet:
        faults: list[Fault] = []
        signals = {f"{where}.{what}" for where in ("nodefs", "imagefs") for what in ("available", "inodesFree")}
        signals |= {"memory.available", "pid.available"}
        for field in ("eviction_hard", "eviction_soft", "eviction_soft_grace_period"):
            for key in sorted(set(getattr(self, field)) - signals):
                faults.append(Fault(f"{field}[{key}]", "must be a signal of the kubelet", cure="use memory.available"))
        if set(self.eviction_soft) != set(self.eviction_soft_grace_period):
            rule = "must name the same signals as eviction_soft"
            faults.append(Fault("eviction_soft_grace_period", rule, cure="give each soft threshold its grace period"))
        high, low = self.image_gc_high_threshold_percent, self.image_gc_low_threshold_percent
        if high is not None and low is not None and high <= low:
            rule = "must be above image_gc_low_threshold_percent"
            faults.append(Fault("image_gc_high_threshold_percent", rule, f"{high} and {low}", "raise it"))
        refuse_all(type(self).__name__, faults)
        return self


class InstanceMetadata(Value):
    """Who on a node reaches the instance metadata service; IMDSv2 from the node itself only by default."""

    hop_limit: Annotated[int, Field(ge=1, le=64)] = 1
    """Network hops that an answer survives: with 1, pods outside the host's network get none."""
    tokens: Literal["required", "optional"] = "required"
    endpoint: Literal["enabled", "disabled"] = "enabled"
    ipv6: Literal["enabled", "disabled"] = "disabled"


class NodeClassRef(Value):
    """The node class of a pool: Karpenter's own for AWS, or another provider's."""

    name: Annotated[str, Field(min_length=1)]
    kind: Annotated[str, Field(min_length=1)] = "EC2NodeClass"
    group: Annotated[str, _matching(re.compile(r"[^/]+"), "must be a group without a version", "drop /v1")] = (
        "karpenter.k8s.aws"
    )


class NetworkInterface(Value):
    """One network interface of a node, for instances with several network cards."""

    card: Annotated[int, Field(ge=0)] = 0
    device: Annotated[int, Field(ge=0)] = 0
    efa_only: bool = False
    """Whether it carries EFA traffic alone, without an IP address."""


class ConnectionTracking(Value):
    """How long a node's security groups remember idle connections, in seconds.

    Nitro v6 forgets TCP after 350 s by default, which ends streams that are silent for longer.
    """

    tcp_established_seconds: Annotated[int, Field(ge=60, le=432_000)] | None = None
    udp_stream_seconds: Annotated[int, Field(ge=60, le=180)] | None = None
    udp_seconds: Annotated[int, Field(ge=30, le=60)] | None = None

    @model_validator(mode="after")
    def _agrees(self) -> ConnectionTracking:
        if self.tcp_established_seconds is self.udp_stream_seconds is self.udp_seconds is None:
            refuse_all(type(self).__name__, [Fault("", "must set at least one time", cure="leave it out otherwise")])
        return self


class NodeConfig(Value):
    """The kubelet's settings on AL2023 that Karpenter has no field for.

    See https://awslabs.github.io/amazon-eks-ami/nodeadm/doc/api/.
    """

    cpu_manager_policy: Literal["none", "static"] | None = None
    topology_manager_policy: Literal["none", "best-effort", "restricted", "single-numa-node"] | None = None
    max_parallel_image_pulls: Annotated[int, Field(ge=1)] | None = None
    """Images pulled at once; one after another by default."""
    registry_pull_qps: Annotated[int, Field(ge=0)] | None = None
    container_log_max_size: Quantity | None = None
    shutdown_grace_period: Duration | None = None
    shutdown_grace_period_critical_pods: Duration | None = None

    @property
    def kubelet_configuration(self) -> dict[str, object]:
        """The fields of KubeletConfiguration that are set."""
        serial = None if self.max_parallel_image_pulls is None else self.max_parallel_image_pulls == 1
        fields: dict[str, object] = {
            "containerLogMaxSize": self.container_log_max_size,
            "cpuManagerPolicy": self.cpu_manager_policy,
            "maxParallelImagePulls": self.max_parallel_image_pulls,
            "registryPullQPS": self.registry_pull_qps,
            "serializeImagePulls": serial,
            "shutdownGracePeriod": self.shutdown_grace_period,
            "shutdownGracePeriodCriticalPods": self.shutdown_grace_period_critical_pods,
            "topologyManagerPolicy": self.topology_manager_policy,
        }
        return {name: value for name, value in fields.items() if value is not None}
