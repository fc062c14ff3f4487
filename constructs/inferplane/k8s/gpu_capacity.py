"""GpuCapacity: everything in the cluster that one described pool of GPU nodes needs; knows no platform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.device_sharing import DeviceSharing
from inferplane.k8s.node_class import GpuNodeClass
from inferplane.k8s.node_pool import GpuNodePool
from inferplane.k8s.user_data import PARALLEL_PULL
from inferplane.spec.nodes import SelectorTerm
from inferplane.spec.pools import GpuPool


class GpuCapacity(Construct):
    """The node class and the NodePool of a pool, both of its name, and what sharing its GPUs needs.

    AL2023 nodes that share no GPU are served by one `GpuDevicePlugin` for all such pools, which is not made here.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        pool: GpuPool,
        cluster_name: str | None = None,
        subnets: Sequence[SelectorTerm] = (),
        security_groups: Sequence[SelectorTerm] = (),
        instance_profile: str | None = None,
        role: str | None = None,
        device_plugin_image: str | None = None,
        device_plugin_namespace: str = "kube-system",
        tags: Mapping[str, str] | None = None,
        node_class_overrides: Mapping[str, object] | None = None,
        node_pool_overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the capacity.

        Args:
            pool: The pool.
            cluster_name: Finds subnets and security groups by `karpenter.sh/discovery`, where no terms are given.
            subnets: Subnets, where the discovery tag does not find them.
            security_groups: Security groups, where the discovery tag does not find them.
            instance_profile: Name of the nodes' instance profile. Exactly one of it and `role` is needed.
            role: Name of the nodes' role.
            device_plugin_image: Image of NVIDIA's device plugin; needed where an AL2023 pool shares GPUs.
            device_plugin_namespace: Namespace of the device plugin.
            tags: AWS tags of instances and volumes, besides the pool's.
            node_class_overrides: JSON merge patch on the EC2NodeClass.
            node_pool_overrides: JSON merge patch on the NodePool.

        Raises:
            DescriptionError: when the pool shares GPUs on AL2023 and the plugin's image is missing.
        """
        faults = FaultList(type(self).__name__)
        plugin_here = pool.sharing is not None and pool.operating_system == "al2023"
        if plugin_here and device_plugin_image is None:
            cure = "name the plugin's image in your registry"
            faults.add("device_plugin_image", f"is required by the pool {pool.name}", cure=cure)
        faults.raise_if_any()
        super().__init__(scope, id)

        self.node_class = GpuNodeClass(
            self,
            "node-class",
            name=pool.name,
            ami=pool.ami,
            instance_profile=instance_profile,
            role=role,
            cluster_name=cluster_name,
            subnets=subnets,
            security_groups=security_groups,
            storage=pool.volume,
            sharing=pool.sharing,
            gpu_kinds=pool.gpu_kinds,
            bottlerocket=PARALLEL_PULL if pool.parallel_image_pull else "",
            tags={**(tags or {}), **pool.tags},
            overrides=node_class_overrides,
        )
        """The node class."""
        self.node_pool = GpuNodePool(
            self,
            "node-pool",
            name=pool.name,
            node_class=self.node_class.name,
            families=pool.families,
            instance_types=pool.instance_types,
            purchase=pool.purchase,
            zones=pool.zones,
            gpu_limit=pool.gpu_limit,
            sharing=pool.sharing,
            weight=pool.weight,
            expire_after=pool.expire_after,
            termination_grace=pool.termination_grace,
            consolidation=pool.consolidation,
            consolidate_after=pool.consolidate_after,
            budgets=pool.budgets,
            taints=pool.taints,
            startup_taints=pool.startup_taints,
            operating_system=pool.operating_system,
            node_labels=pool.labels,
            overrides=node_pool_overrides,
        )
        """The NodePool."""
        self.sharing: DeviceSharing | None = None
        """What sharing the GPUs needs; None where each pod has whole ones."""
        if pool.sharing is not None:
            self.sharing = DeviceSharing(
                self,
                "sharing",
                pool=pool.name,
                sharing=pool.sharing,
                families=pool.families,
                instance_types=pool.instance_types,
                operating_system=pool.operating_system,
                device_plugin_image=device_plugin_image if plugin_here else None,
                namespace=device_plugin_namespace,
                taints=pool.taints,
            )
