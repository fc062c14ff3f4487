"""GpuDevicePlugin: NVIDIA's device plugin, where the machine image has none; knows no pool's description.

Bottlerocket's NVIDIA images run a plugin of their own, and two would both register the GPUs: nodes are chosen by the
label that says AL2023.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.node_pool import MPS_LABEL, OPERATING_SYSTEM_LABEL
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.pinned_image import check_image
from inferplane.plan.names import POOL_LABEL
from inferplane.spec.sharing import GPU_RESOURCE, GpuSharing, Mig, Mps, TimeSlicing
from inferplane.spec.taints import GPU_TAINT, Taint

MPS_ROOT = "/run/nvidia/mps"
"""Folder of the host by which MPS' daemon, the plugin and pods find each other."""
PLUGIN_FOLDER = "/var/lib/kubelet/device-plugins"
"""Where the kubelet finds device plugins."""
NAME_LIMIT = 59
"""Characters in the plugin's name, which with `-mps` is a label's value."""
CPU_REQUEST, MEMORY_REQUEST, MEMORY_LIMIT = "50m", "64Mi", "256Mi"
"""Resources of the plugin, and of MPS' daemon."""

_CONFIG_KEY = "config.yaml"


class GpuDevicePlugin(Construct):
    """The DaemonSet that tells the kubelets of AL2023 nodes about their GPUs.

    With a way of sharing it also makes the plugin's ConfigMap, and for MPS the DaemonSet of MPS' daemon. A ConfigMap
    of a new content gets a new name, so that the plugin starts anew.

    See https://github.com/NVIDIA/k8s-device-plugin.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        image: str,
        name: str = "nvidia-device-plugin",
        namespace: str = "kube-system",
        pools: Sequence[str] = (),
        except_pools: Sequence[str] = (),
        sharing: GpuSharing | None = None,
        taints: Sequence[Taint] = (GPU_TAINT,),
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the plugin.

        Args:
            image: The plugin's image, by digest or by a tag that does not move.
            name: Name of the DaemonSet, at most 59 characters, and beginning of the other names.
            namespace: Its namespace, which must allow privileged pods.
            pools: Pools whose nodes it runs on; every AL2023 GPU node by default.
            except_pools: Pools whose nodes it does not run on, since another plugin does.
            sharing: How pods share one GPU; each pod has whole GPUs by default.
            taints: Taints of the nodes, besides which only those of nodes under pressure are tolerated.
            labels: Labels of the DaemonSet.
            annotations: Annotations of the DaemonSet.
            overrides: JSON merge patch on the plugin's DaemonSet.

        Raises:
            DescriptionError: when the image floats, the name is too long, or pools are both meant and left out.
        """
        faults = FaultList(type(self).__name__)
        if len(name) > NAME_LIMIT:
            faults.add("name", f"must be at most {NAME_LIMIT} characters", got=name, cure="shorten it")
        check_image(faults, "image", image)
        for pool in sorted(set(pools) & set(except_pools)):
            faults.add("except_pools", "must not be among pools", got=pool, cure="remove it from one of them")
        faults.raise_if_any()
        super().__init__(scope, id)

        config_map = None if sharing is None else self._config_map(name, namespace, sharing)
        plugin = self._daemon_set(
            "daemon-set",
            name=name,
            namespace=namespace,
            labels=labels,
            annotations=annotations,
            taints=taints,
            affinity=_affinity(pools, except_pools, []),
            init_containers=[],
            container=_plugin_container(image, sharing),
            volumes=[
                _host_path("device-plugins", PLUGIN_FOLDER, "Directory"),
                *_mps_volumes(sharing),
                *_config_volumes(config_map),
            ],
        )
        if isinstance(sharing, Mps):
            self._daemon_set(
                "mps-control-daemon",
                name=f"{name}-mps",
                namespace=namespace,
                labels=labels,
                annotations=annotations,
                taints=taints,
                affinity=_affinity(pools, except_pools, [_expression(MPS_LABEL, "In", ["true"])]),
                init_containers=[_mps_mounts(image)],
                container=_mps_container(image),
                volumes=[*_mps_volumes(sharing), *_config_volumes(config_map)],
            )
        plugin = apply_overrides(plugin, overrides)

        self.name = name
        """Name of the plugin's DaemonSet."""
        self.daemon_set: ApiObject = plugin
        """The plugin's DaemonSet."""

    def _config_map(self, name: str, namespace: str, sharing: GpuSharing) -> str:
        made = k8s.KubeConfigMap(
            self,
            "config",
            metadata=k8s.ObjectMeta(name=f"{name}-{_suffix(sharing)}", namespace=namespace),
            data={_CONFIG_KEY: plugin_config(sharing)},
        )
        return made.name

    def _daemon_set(
        self,
        id: str,
        *,
        name: str,
        namespace: str,
        labels: Mapping[str, str] | None,
        annotations: Mapping[str, str] | None,
        taints: Sequence[Taint],
        affinity: k8s.Affinity,
        init_containers: list[k8s.Container],
        container: k8s.Container,
        volumes: list[k8s.Volume],
    ) -> ApiObject:
        selector = {"app.kubernetes.io/name": name}
        return k8s.KubeDaemonSet(
            self,
            id,
            metadata=k8s.ObjectMeta(
                name=name,
                namespace=namespace,
                labels={**(labels or {}), **selector},
                annotations=dict(annotations) if annotations else None,
            ),
            spec=k8s.DaemonSetSpec(
                selector=k8s.LabelSelector(match_labels=selector),
                update_strategy=k8s.DaemonSetUpdateStrategy(type="RollingUpdate"),
                template=k8s.PodTemplateSpec(
                    metadata=k8s.ObjectMeta(labels=selector),
                    spec=k8s.PodSpec(
                        priority_class_name="system-node-critical",
                        automount_service_account_token=False,
                        enable_service_links=False,
                        affinity=affinity,
                        tolerations=[
                            k8s.Toleration(key=taint.key, operator="Exists", effect=taint.effect) for taint in taints
                        ],
                        init_containers=init_containers or None,
                        containers=[container],
                        volumes=volumes,
                    ),
                ),
            ),
        )


def plugin_config(sharing: GpuSharing) -> str:
    """The plugin's configuration as YAML."""
    match sharing:
        case TimeSlicing():
            lines = [
                "sharing:",
                "  timeSlicing:",
                "    failRequestsGreaterThanOne: true",
                "    renameByDefault: false",
                *_replicas(sharing.replicas),
            ]
        case Mps():
            lines = [
                "sharing:",
                "  mps:",
                "    failRequestsGreaterThanOne: true",
                "    renameByDefault: false",
                *_replicas(sharing.replicas),
            ]
        case Mig():
            lines = []
    strategy = "mixed" if isinstance(sharing, Mig) else "none"
    return "\n".join(["version: v1", "flags:", f"  migStrategy: {strategy}", *lines, ""])


def _replicas(replicas: int) -> list[str]:
    return ["    resources:", f"      - name: {GPU_RESOURCE}", f"        replicas: {replicas}"]


def _suffix(sharing: GpuSharing) -> str:
    match sharing:
        case TimeSlicing():
            return f"time-slicing-{sharing.replicas}"
        case Mps():
            return f"mps-{sharing.replicas}"
        case Mig():
            return f"mig-{sharing.profile}"


def _expression(key: str, operator: str, values: Sequence[str]) -> k8s.NodeSelectorRequirement:
    return k8s.NodeSelectorRequirement(key=key, operator=operator, values=list(values))


def _affinity(
    pools: Sequence[str], except_pools: Sequence[str], further: list[k8s.NodeSelectorRequirement]
) -> k8s.Affinity:
    expressions = [
        _expression(OPERATING_SYSTEM_LABEL, "In", ["al2023"]),
        _expression("karpenter.k8s.aws/instance-gpu-manufacturer", "In", ["nvidia"]),
    ]
    if pools:
        expressions.append(_expression(POOL_LABEL, "In", sorted(pools)))
    if except_pools:
        expressions.append(_expression(POOL_LABEL, "NotIn", sorted(except_pools)))
    return k8s.Affinity(
        node_affinity=k8s.NodeAffinity(
            required_during_scheduling_ignored_during_execution=k8s.NodeSelector(
                node_selector_terms=[k8s.NodeSelectorTerm(match_expressions=[*expressions, *further])]
            )
        )
    )


def _resources() -> k8s.ResourceRequirements:
    return k8s.ResourceRequirements(
        requests={
            "cpu": k8s.Quantity.from_string(CPU_REQUEST),
            "memory": k8s.Quantity.from_string(MEMORY_REQUEST),
        },
        limits={"memory": k8s.Quantity.from_string(MEMORY_LIMIT)},
    )


def _plugin_container(image: str, sharing: GpuSharing | None) -> k8s.Container:
    environment = {"FAIL_ON_INIT_ERROR": "true", "NVIDIA_VISIBLE_DEVICES": "all"}
    environment["NVIDIA_DRIVER_CAPABILITIES"] = "compute,utility"
    mounts = [k8s.VolumeMount(name="device-plugins", mount_path=PLUGIN_FOLDER)]
    if sharing is not None:
        environment["CONFIG_FILE"] = f"/config/{_CONFIG_KEY}"
        mounts.append(k8s.VolumeMount(name="config", mount_path="/config", read_only=True))
    if isinstance(sharing, Mig):
        environment["NVIDIA_MIG_MONITOR_DEVICES"] = "all"
    if isinstance(sharing, Mps):
        environment["MPS_ROOT"] = MPS_ROOT
        mounts += _mps_mount_points()
    privileged = isinstance(sharing, Mig | Mps)
    return k8s.Container(
        name="nvidia-device-plugin",
        image=image,
        command=["nvidia-device-plugin"],
        env=[k8s.EnvVar(name=key, value=value) for key, value in sorted(environment.items())],
        resources=_resources(),
        security_context=(
            k8s.SecurityContext(privileged=True)
            if privileged
            else k8s.SecurityContext(allow_privilege_escalation=False, capabilities=k8s.Capabilities(drop=["ALL"]))
        ),
        volume_mounts=mounts,
    )


def _mps_mount_points() -> list[k8s.VolumeMount]:
    return [
        k8s.VolumeMount(name="mps-root", mount_path="/mps"),
        k8s.VolumeMount(name="mps-shm", mount_path="/dev/shm"),
    ]


def _mps_mounts(image: str) -> k8s.Container:
    return k8s.Container(
        name="mount-shm",
        image=image,
        command=["mps-control-daemon", "mount-shm"],
        resources=_resources(),
        security_context=k8s.SecurityContext(privileged=True),
        volume_mounts=[k8s.VolumeMount(name="mps-root", mount_path="/mps", mount_propagation="Bidirectional")],
    )


def _mps_container(image: str) -> k8s.Container:
    node_name = k8s.EnvVarSource(field_ref=k8s.ObjectFieldSelector(api_version="v1", field_path="spec.nodeName"))
    return k8s.Container(
        name="mps-control-daemon",
        image=image,
        command=["mps-control-daemon"],
        env=[
            k8s.EnvVar(name="CONFIG_FILE", value=f"/config/{_CONFIG_KEY}"),
            k8s.EnvVar(name="NODE_NAME", value_from=node_name),
            k8s.EnvVar(name="NVIDIA_DRIVER_CAPABILITIES", value="compute,utility"),
            k8s.EnvVar(name="NVIDIA_VISIBLE_DEVICES", value="all"),
        ],
        resources=_resources(),
        security_context=k8s.SecurityContext(privileged=True),
        volume_mounts=[*_mps_mount_points(), k8s.VolumeMount(name="config", mount_path="/config", read_only=True)],
    )


def _host_path(name: str, path: str, type: str) -> k8s.Volume:
    return k8s.Volume(name=name, host_path=k8s.HostPathVolumeSource(path=path, type=type))


def _mps_volumes(sharing: GpuSharing | None) -> list[k8s.Volume]:
    if not isinstance(sharing, Mps):
        return []
    return [
        _host_path("mps-root", MPS_ROOT, "DirectoryOrCreate"),
        k8s.Volume(name="mps-shm", host_path=k8s.HostPathVolumeSource(path=f"{MPS_ROOT}/shm", type="")),
    ]


def _config_volumes(config_map: str | None) -> list[k8s.Volume]:
    if config_map is None:
        return []
    return [k8s.Volume(name="config", config_map=k8s.ConfigMapVolumeSource(name=config_map))]
