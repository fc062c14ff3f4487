"""The parts of a pod that model servers are written with, in Kubernetes' own words; knows no framework.

Each field is the one of the same name in Kubernetes, in snake case; what is left out is left to Kubernetes.
See https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.spec.scheduling import Affinity, TopologySpread
from inferplane.spec.taints import Toleration
from inferplane.spec.value import Value, refuse_all

Port = Annotated[int, Field(ge=1, le=65535)] | Annotated[str, Field(pattern=r"^[a-z]([-a-z0-9]*[a-z0-9])?$")]
"""A port by number, or by the name that its container gives it."""
Seconds = Annotated[int, Field(ge=0)]


class SecretKey(Value):
    """A value that a Secret holds."""

    name: str
    key: str
    optional: bool | None = None


class ConfigMapKey(Value):
    """A value that a ConfigMap holds."""

    name: str
    key: str
    optional: bool | None = None


class FieldPath(Value):
    """A value of the pod's own, such as `status.podIP`."""

    field_path: str
    api_version: str | None = None


EnvValue = str | SecretKey | ConfigMapKey | FieldPath
"""The value of an environment variable."""


class HttpHeader(Value):
    """A header that a probe sends."""

    name: str
    value: str


class HttpGet(Value):
    """A request of a probe or hook."""

    path: str | None = None
    port: Port
    scheme: Literal["HTTP", "HTTPS"] | None = None
    host: str | None = None
    http_headers: tuple[HttpHeader, ...] = ()


class Exec(Value):
    """A command in the container."""

    command: tuple[str, ...]


class TcpSocket(Value):
    """A connection to a port."""

    port: Port
    host: str | None = None


class Grpc(Value):
    """A call of the gRPC health service."""

    port: Annotated[int, Field(ge=1, le=65535)]
    service: str | None = None


class Sleep(Value):
    """A pause, made by the kubelet: the image needs no shell."""

    seconds: Seconds


class Probe(Value):
    """A question that the kubelet asks a container."""

    http_get: HttpGet | None = None
    exec: Exec | None = None
    tcp_socket: TcpSocket | None = None
    grpc: Grpc | None = None
    initial_delay_seconds: Seconds | None = None
    period_seconds: Annotated[int, Field(ge=1)] | None = None
    timeout_seconds: Annotated[int, Field(ge=1)] | None = None
    failure_threshold: Annotated[int, Field(ge=1)] | None = None
    success_threshold: Annotated[int, Field(ge=1)] | None = None
    termination_grace_period_seconds: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _asks_one_thing(self) -> Probe:
        asked = [name for name in ("http_get", "exec", "tcp_socket", "grpc") if getattr(self, name) is not None]
        if len(asked) != 1:
            cure = "give http_get, exec, tcp_socket or grpc"
            refuse_all(type(self).__name__, [Fault("", "must ask one thing", ", ".join(asked), cure)])
        return self


class Hook(Value):
    """What happens after a container's start or before its end."""

    http_get: HttpGet | None = None
    exec: Exec | None = None
    sleep: Sleep | None = None


class Lifecycle(Value):
    """A container's hooks."""

    post_start: Hook | None = None
    pre_stop: Hook | None = None


class Capabilities(Value):
    """Linux capabilities."""

    add: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()


class SeccompProfile(Value):
    """The system calls that are allowed."""

    type: Literal["RuntimeDefault", "Unconfined", "Localhost"]
    localhost_profile: str | None = None


class SecurityContext(Value):
    """What a container may."""

    allow_privilege_escalation: bool | None = None
    capabilities: Capabilities | None = None
    privileged: bool | None = None
    read_only_root_filesystem: bool | None = None
    run_as_group: Annotated[int, Field(ge=0)] | None = None
    run_as_non_root: bool | None = None
    run_as_user: Annotated[int, Field(ge=0)] | None = None
    seccomp_profile: SeccompProfile | None = None


class PodSecurityContext(Value):
    """What all containers of a pod may."""

    fs_group: Annotated[int, Field(ge=0)] | None = None
    fs_group_change_policy: Literal["Always", "OnRootMismatch"] | None = None
    run_as_group: Annotated[int, Field(ge=0)] | None = None
    run_as_non_root: bool | None = None
    run_as_user: Annotated[int, Field(ge=0)] | None = None
    seccomp_profile: SeccompProfile | None = None
    supplemental_groups: tuple[int, ...] = ()


class ResourceClaim(Value):
    """A claim of the pod's that a container uses."""

    name: str
    request: str | None = None


class Resources(Value):
    """What a container is promised and what it may not exceed, by resource, as Kubernetes stores quantities."""

    requests: Mapping[str, str] = {}
    limits: Mapping[str, str] = {}
    claims: tuple[ResourceClaim, ...] = ()


class ContainerPort(Value):
    """A port that a container listens on."""

    container_port: Annotated[int, Field(ge=1, le=65535)]
    name: Annotated[str, Field(pattern=r"^[a-z0-9]([-a-z0-9]{0,13}[a-z0-9])?$")] | None = None
    protocol: Literal["TCP", "UDP", "SCTP"] | None = None
    host_port: Annotated[int, Field(ge=1, le=65535)] | None = None


class VolumeMount(Value):
    """Where a container sees a volume."""

    name: str
    mount_path: str
    read_only: bool | None = None
    sub_path: str | None = None
    sub_path_expr: str | None = None
    mount_propagation: Literal["None", "HostToContainer", "Bidirectional"] | None = None


class ContainerParts(Value):
    """What a container is made of, besides its name."""

    image: str | None = None
    image_pull_policy: Literal["Always", "IfNotPresent", "Never"] | None = None
    command: tuple[str, ...] = ()
    args: tuple[str, ...] = ()
    working_dir: str | None = None
    env: Mapping[str, EnvValue] = {}
    ports: tuple[ContainerPort, ...] = ()
    resources: Resources | None = None
    startup_probe: Probe | None = None
    readiness_probe: Probe | None = None
    liveness_probe: Probe | None = None
    lifecycle: Lifecycle | None = None
    security_context: SecurityContext | None = None
    volume_mounts: tuple[VolumeMount, ...] = ()
    restart_policy: Literal["Always"] | None = None
    stdin: bool | None = None
    tty: bool | None = None
    termination_message_path: str | None = None
    termination_message_policy: Literal["File", "FallbackToLogsOnError"] | None = None


class Container(ContainerParts):
    """A container."""

    name: str


class EmptyDir(Value):
    """A directory that lives as long as the pod."""

    medium: Literal["", "Memory"] | None = None
    size_limit: str | None = None


class PersistentVolumeClaim(Value):
    """A claim's volume."""

    claim_name: str
    read_only: bool | None = None


class KeyToPath(Value):
    """One key of a Secret or ConfigMap, as a file."""

    key: str
    path: str
    mode: int | None = None


class ConfigMapVolume(Value):
    """A ConfigMap, as files."""

    name: str
    items: tuple[KeyToPath, ...] = ()
    default_mode: int | None = None
    optional: bool | None = None


class SecretVolume(Value):
    """A Secret, as files."""

    secret_name: str
    items: tuple[KeyToPath, ...] = ()
    default_mode: int | None = None
    optional: bool | None = None


class HostPath(Value):
    """A directory of the node."""

    path: str
    type: str | None = None


class Nfs(Value):
    """A directory of an NFS server."""

    server: str
    path: str
    read_only: bool | None = None


class Csi(Value):
    """A volume of a CSI driver that lives as long as the pod."""

    driver: str
    fs_type: str | None = None
    read_only: bool | None = None
    volume_attributes: Mapping[str, str] = {}


class Volume(Value):
    """A volume of a pod, of one kind."""

    name: str
    empty_dir: EmptyDir | None = None
    persistent_volume_claim: PersistentVolumeClaim | None = None
    config_map: ConfigMapVolume | None = None
    secret: SecretVolume | None = None
    host_path: HostPath | None = None
    nfs: Nfs | None = None
    csi: Csi | None = None

    @model_validator(mode="after")
    def _is_of_one_kind(self) -> Volume:
        kinds = [name for name in type(self).model_fields if name != "name" and getattr(self, name) is not None]
        if len(kinds) != 1:
            refuse_all(
                type(self).__name__,
                [Fault("", "must be of one kind", shown(kinds) if kinds else "", "give empty_dir or another kind")],
            )
        return self


class PodResourceClaim(Value):
    """A claim of devices that the pod brings."""

    name: str
    resource_claim_name: str | None = None
    resource_claim_template_name: str | None = None


class Pod(Value):
    """A pod's specification."""

    containers: tuple[Container, ...] = ()
    init_containers: tuple[Container, ...] = ()
    volumes: tuple[Volume, ...] = ()
    service_account_name: str | None = None
    automount_service_account_token: bool | None = None
    enable_service_links: bool | None = None
    node_selector: Mapping[str, str] = {}
    affinity: Affinity | None = None
    tolerations: tuple[Toleration, ...] = ()
    topology_spread_constraints: tuple[TopologySpread, ...] = ()
    security_context: PodSecurityContext | None = None
    termination_grace_period_seconds: Seconds | None = None
    priority_class_name: str | None = None
    runtime_class_name: str | None = None
    scheduler_name: str | None = None
    image_pull_secrets: tuple[str, ...] = ()
    resource_claims: tuple[PodResourceClaim, ...] = ()
    restart_policy: Literal["Always", "OnFailure", "Never"] | None = None
    hostname: str | None = None
    subdomain: str | None = None
    host_network: bool | None = None
    host_ipc: bool | None = None
    host_pid: bool | None = None
    share_process_namespace: bool | None = None
    dns_policy: Literal["ClusterFirst", "ClusterFirstWithHostNet", "Default", "None"] | None = None
