"""DeviceSharing: one way of sharing GPUs, made known to Karpenter and to the nodes; knows no platform.

On Bottlerocket the nodes' own settings carry it (`GpuNodeClass(sharing=…)`); on AL2023 the plugin's ConfigMap does.
Never both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import gpus, instances
from inferplane.k8s.device_plugin import NAME_LIMIT, GpuDevicePlugin
from inferplane.k8s.overrides import apply_overrides
from inferplane.plan.names import POOL_LABEL, fitted
from inferplane.spec.gpu_kinds import family_fault, kinds_of, sharing_faults, slices
from inferplane.spec.nodes import OperatingSystem
from inferplane.spec.sharing import GPU_RESOURCE, GpuSharing, Mig
from inferplane.spec.taints import GPU_TAINT, Taint
from inferplane_crds.sh import karpenter

_IN = karpenter.NodeOverlaySpecRequirementsOperator.IN


class DeviceSharing(Construct):
    """How many shares or slices each kind of node of one pool offers.

    Karpenter knows whole GPUs only, from EC2. One NodeOverlay for each kind and number of GPUs tells it what the nodes
    will register; beside MIG slices it takes the whole GPUs away, which no kubelet will offer. Karpenter needs the
    feature gate `nodeOverlay`.

    See https://karpenter.sh/v1.14/concepts/nodeoverlays/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        pool: str,
        sharing: GpuSharing,
        families: Sequence[str],
        operating_system: OperatingSystem,
        instance_types: Sequence[str] = (),
        device_plugin_image: str | None = None,
        namespace: str = "kube-system",
        taints: Sequence[Taint] = (GPU_TAINT,),
        overrides: Mapping[str, Mapping[str, object]] | None = None,
    ) -> None:
        """Define the sharing.

        Args:
            pool: Name of the pool, which its nodes carry as `inferplane.dev/pool`.
            sharing: How pods share one GPU.
            families: Instance families of the pool.
            operating_system: What its nodes run.
            instance_types: Instance types of the pool; all of the families by default.
            device_plugin_image: Image of NVIDIA's device plugin, on AL2023; Bottlerocket has its own.
            namespace: Namespace of the device plugin.
            taints: Taints of the pool's nodes, which the device plugin tolerates.
            overrides: JSON merge patch on a NodeOverlay, by its name.

        Raises:
            DescriptionError: when the sharing cannot work, or the plugin's image is missing or one too many.
        """
        faults = FaultList(type(self).__name__)
        if not families:
            faults.add("families", "must name at least one", cure="name those of the pool")
        for index, family in enumerate(families):
            fault = family_fault(family)
            if fault is not None:
                faults.extend([fault.under(f"families[{index}]")])
        kinds = kinds_of(tuple(families))
        found = sharing_faults(sharing, kinds, operating_system, "")
        faults.extend(fault.under("sharing") for fault in found)
        if operating_system == "al2023" and device_plugin_image is None:
            faults.add("device_plugin_image", "is required on AL2023", cure="name the plugin's image in your registry")
        if operating_system == "bottlerocket" and device_plugin_image is not None:
            cure = "leave it out: Bottlerocket has a plugin of its own"
            faults.add("device_plugin_image", "goes with AL2023", got=device_plugin_image, cure=cure)
        overlays = _overlays(pool, families, instance_types)
        for name in sorted(set(overrides or {}) - set(overlays)):
            cure = f"use one of {', '.join(sorted(overlays))}"
            faults.add(f"overrides[{name}]", "must name a NodeOverlay", got=name, cure=cure)
        faults.raise_if_any()
        super().__init__(scope, id)

        per_gpu = slices(sharing, kinds)
        for name, (gpu, memory_mib, count) in sorted(overlays.items()):
            overlay = karpenter.NodeOverlay(
                self,
                name,
                metadata=ApiObjectMetadata(name=name),
                spec=karpenter.NodeOverlaySpec(
                    requirements=[
                        _requirement(POOL_LABEL, pool),
                        _requirement("karpenter.k8s.aws/instance-gpu-name", gpu),
                        _requirement("karpenter.k8s.aws/instance-gpu-memory", str(memory_mib)),
                        _requirement("karpenter.k8s.aws/instance-gpu-count", str(count)),
                    ],
                    capacity={
                        resource: karpenter.NodeOverlaySpecCapacity.from_string(str(amount))
                        for resource, amount in _capacity(sharing, per_gpu * count).items()
                    },
                ),
            )
            apply_overrides(overlay, (overrides or {}).get(name))
        self.device_plugin: ApiObject | None = None
        """The device plugin's DaemonSet; None on Bottlerocket."""
        if device_plugin_image is not None:
            plugin = GpuDevicePlugin(
                self,
                "device-plugin",
                image=device_plugin_image,
                name=fitted(f"nvidia-device-plugin-{pool}", NAME_LIMIT),
                namespace=namespace,
                pools=[pool],
                sharing=sharing,
                taints=taints,
            )
            self.device_plugin = plugin.daemon_set

        self.names = tuple(sorted(overlays))
        """Names of the NodeOverlays."""
        self.resource_name = sharing.resource_name
        """The resource that a pod requests for one share or slice."""


def _overlays(pool: str, families: Sequence[str], instance_types: Sequence[str]) -> dict[str, tuple[str, int, int]]:
    """GPU name, memory and count of every overlay, by its name."""
    overlays: dict[str, tuple[str, int, int]] = {}
    for family in families:
        kind = gpus.of_family(family)
        for each in instances.of_family(family) if kind is not None else ():
            if not instance_types or each.name in instance_types:
                name = f"{pool}-{each.gpu_name}-{each.gpu_memory_mib}-{each.gpu_count}"
                overlays[name] = (each.gpu_name, each.gpu_memory_mib, each.gpu_count)
    return overlays


def _capacity(sharing: GpuSharing, amount: int) -> dict[str, int]:
    if isinstance(sharing, Mig):
        return {GPU_RESOURCE: 0, sharing.resource_name: amount}
    return {sharing.resource_name: amount}


def _requirement(key: str, value: str) -> karpenter.NodeOverlaySpecRequirements:
    return karpenter.NodeOverlaySpecRequirements(key=key, operator=_IN, values=[value])
