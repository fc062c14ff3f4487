"""GpuNodeClass: what AWS makes a GPU node of, as Karpenter's EC2NodeClass; knows no pool and no platform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts.gpus import GpuKind
from inferplane.k8s import node_class_fields as fields
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.user_data import USER_DATA_LIMIT_BYTES, al2023_user_data, bottlerocket_settings, toml_fault
from inferplane.spec.gpu_kinds import sharing_faults, slices
from inferplane.spec.nodes import (
    AmiFamily,
    AmiTerm,
    ConnectionTracking,
    DataVolume,
    InstanceMetadata,
    Kubelet,
    NetworkInterface,
    NodeConfig,
    Nvme,
    OperatingSystem,
    ReservationTerm,
    SelectorTerm,
    ami_alias,
    operating_system,
)
from inferplane.spec.requirements import tag_faults
from inferplane.spec.sharing import GpuSharing
from inferplane_crds.aws.k8s import karpenter

DISCOVERY_TAG = "karpenter.sh/discovery"
"""The tag of subnets and security groups, whose value is the cluster's name."""
TERMS_LIMIT = 30
"""Terms that one selector may have."""

_FAMILIES = {
    "AL2": karpenter.Ec2NodeClassSpecAmiFamily.AL2,
    "AL2023": karpenter.Ec2NodeClassSpecAmiFamily.AL2023,
    "Bottlerocket": karpenter.Ec2NodeClassSpecAmiFamily.BOTTLEROCKET,
    "Custom": karpenter.Ec2NodeClassSpecAmiFamily.CUSTOM,
}


class GpuNodeClass(Construct):
    """The machine image, identity, network, disks and settings of GPU nodes.

    Nodes have IMDSv2 only, out of reach of pods, and encrypted disks. A change of anything but the selectors replaces
    every node.

    See https://karpenter.sh/v1.14/concepts/nodeclasses/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        ami: str | Sequence[AmiTerm],
        ami_family: AmiFamily | None = None,
        instance_profile: str | None = None,
        role: str | None = None,
        cluster_name: str | None = None,
        subnets: Sequence[SelectorTerm] = (),
        security_groups: Sequence[SelectorTerm] = (),
        capacity_reservations: Sequence[ReservationTerm] = (),
        placement_group: str | None = None,
        storage: DataVolume | Nvme | None = None,
        root_volume: DataVolume | None = None,
        sharing: GpuSharing | None = None,
        gpu_kinds: Sequence[GpuKind] = (),
        kubelet: Kubelet | None = None,
        bottlerocket: str = "",
        admin_container: bool = False,
        node_config: NodeConfig | None = None,
        user_data: str | None = None,
        metadata_options: InstanceMetadata | None = None,
        network_interfaces: Sequence[NetworkInterface] = (),
        connection_tracking: ConnectionTracking | None = None,
        associate_public_ip_address: bool | None = None,
        detailed_monitoring: bool | None = None,
        tags: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the node class.

        Args:
            name: Name of the EC2NodeClass.
            ami: A pinned alias such as `bottlerocket@v1.54.0` or `al2023@v20261120`, or the AMIs themselves.
            ami_family: How user data is written and which disks are expected. Needed where AMIs are given; follows
                from an alias.
            instance_profile: Name of an instance profile that exists: what a VPC without a way to IAM needs.
            role: Name of the node role, of which Karpenter makes a profile. Exactly one of the two is needed.
            cluster_name: Finds subnets and security groups by `karpenter.sh/discovery`, where no terms are given.
            subnets: Subnets, where the discovery tag does not find them.
            security_groups: Security groups, where the discovery tag does not find them.
            capacity_reservations: Reservations that a pool which buys `reserved` may use.
            placement_group: Id (`pg-…`) or name of a placement group; none by default.
            storage: The disk of images and weights, under the device that the operating system expects, or the
                instance's NVMe drives as RAID 0. What Karpenter makes by default: 20 GiB of encrypted gp3.
            root_volume: Bottlerocket's root volume; 4 GiB where a data volume is given, since Karpenter then leaves
                out its own defaults.
            sharing: How pods share a GPU, as far as the host must know.
            gpu_kinds: Kinds of GPU of the nodes, which MIG needs to know.
            kubelet: The kubelet's settings that Karpenter counts with.
            bottlerocket: Further Bottlerocket settings, as TOML tables under `settings`.
            admin_container: Whether Bottlerocket's admin container can be entered.
            node_config: The kubelet's settings on AL2023 that Karpenter has no field for.
            user_data: The whole user data, in place of all of it.
            metadata_options: Who reaches instance metadata; IMDSv2 with one hop by default.
            network_interfaces: Interfaces of instances with several network cards; EC2's default by default.
            connection_tracking: How long idle connections are remembered; the instance's default by default.
            associate_public_ip_address: Whether nodes get a public address; as the subnet says by default.
            detailed_monitoring: Whether EC2 reports metrics every minute; every five by default.
            tags: AWS tags of instances and volumes.
            labels: Labels of the EC2NodeClass.
            annotations: Annotations of the EC2NodeClass.
            overrides: JSON merge patch on the EC2NodeClass.

        Raises:
            DescriptionError: with every fault found.
        """
        faults = FaultList(type(self).__name__)
        system = _operating_system(ami, ami_family)
        _check_ami(faults, ami, ami_family)
        if (instance_profile is None) == (role is None):
            got = None if role is None else f"{instance_profile} and {role}"
            cure = "give an instance profile, or a role where Karpenter reaches IAM"
            faults.add("instance_profile", "must be given, or else role, and never both", got=got, cure=cure)
        if role is not None and role.startswith("arn:"):
            faults.add("role", "must be a role's name", got=role, cure="drop what stands before the name")
        if cluster_name is None:
            for field, given in (("subnets", subnets), ("security_groups", security_groups)):
                if not given:
                    faults.add(field, "must be selected", cure="give cluster_name, for the discovery tag, or terms")
        for index, term in enumerate(subnets):
            if term.name is not None:
                faults.add(f"subnets[{index}].name", "must not be used", got=term.name, cure="use the tag Name")
        _check_sizes(faults, subnets, security_groups, capacity_reservations)
        _check_interfaces(faults, network_interfaces)
        faults.extend(tag_faults("tags", tags or {}))
        if user_data is not None and (bottlerocket or node_config is not None or sharing is not None):
            cure = "remove it, or what would be written there: bottlerocket, node_config, sharing"
            faults.add("user_data", "must stand alone", cure=cure)
        if bottlerocket:
            rule = toml_fault(bottlerocket) if system == "bottlerocket" else "goes with Bottlerocket"
            if rule is not None:
                faults.add("bottlerocket", rule, got=bottlerocket, cure="write [settings.…] tables")
        if node_config is not None and system != "al2023":
            faults.add("node_config", "goes with AL2023", cure="remove it, or use the argument bottlerocket")
        if root_volume is not None and system == "al2023":
            faults.add("root_volume", "goes with Bottlerocket: AL2023 has one volume", cure="use storage")
        if sharing is not None:
            if system is None:
                faults.add("sharing", "needs Bottlerocket or AL2023", cure="give an alias, or ami_family")
            else:
                alias = ami if isinstance(ami, str) else ""
                found = sharing_faults(sharing, tuple(gpu_kinds), system, alias)
                faults.extend(fault.under("sharing") for fault in found)
        text = user_data
        if text is None and system is not None:
            text = _user_data(system, sharing, tuple(gpu_kinds), bottlerocket, admin_container, node_config)
        if text is not None and len(text.encode()) > USER_DATA_LIMIT_BYTES:
            got = f"{len(text.encode())} bytes"
            faults.add("user_data", f"must be at most {USER_DATA_LIMIT_BYTES} bytes", got=got, cure="shorten it")
        faults.raise_if_any()
        super().__init__(scope, id)

        discovered = [SelectorTerm(tags={DISCOVERY_TAG: cluster_name})] if cluster_name is not None else []
        made = karpenter.Ec2NodeClass(
            self,
            "node-class",
            metadata=ApiObjectMetadata(
                name=name,
                labels=dict(labels) if labels else None,
                annotations=dict(annotations) if annotations else None,
            ),
            spec=karpenter.Ec2NodeClassSpec(
                ami_selector_terms=fields.ami_terms(ami),
                ami_family=None if ami_family is None else _FAMILIES[ami_family],
                instance_profile=instance_profile,
                role=role,
                subnet_selector_terms=[
                    karpenter.Ec2NodeClassSpecSubnetSelectorTerms(id=term.id, tags=fields.given(term.tags))
                    for term in subnets or discovered
                ],
                security_group_selector_terms=[
                    karpenter.Ec2NodeClassSpecSecurityGroupSelectorTerms(
                        id=term.id, name=term.name, tags=fields.given(term.tags)
                    )
                    for term in security_groups or discovered
                ],
                capacity_reservation_selector_terms=[fields.reservation(term) for term in capacity_reservations]
                or None,
                placement_group_selector=fields.placement_group(placement_group),
                block_device_mappings=fields.mappings(system, storage, root_volume) or None,
                instance_store_policy=(
                    karpenter.Ec2NodeClassSpecInstanceStorePolicy.RAID0 if isinstance(storage, Nvme) else None
                ),
                kubelet=None if kubelet is None else fields.kubelet(kubelet),
                user_data=text or None,
                metadata_options=fields.metadata_options(metadata_options or InstanceMetadata()),
                network_interfaces=[fields.interface(each) for each in network_interfaces] or None,
                connection_tracking=None if connection_tracking is None else fields.tracking(connection_tracking),
                associate_public_ip_address=associate_public_ip_address,
                detailed_monitoring=detailed_monitoring,
                tags=fields.given(tags or {}),
            ),
        )
        node_class = apply_overrides(made, overrides)

        self.name = name
        """Name of the EC2NodeClass, by which a pool refers to it."""
        self.operating_system = system
        """What its nodes run; None where neither an alias nor a family says it."""
        self.node_class: ApiObject = node_class
        """The EC2NodeClass."""


def _operating_system(ami: str | Sequence[AmiTerm], family: AmiFamily | None) -> OperatingSystem | None:
    if isinstance(ami, str) and family != "Custom":
        return operating_system(ami)
    known: dict[AmiFamily | None, OperatingSystem] = {"AL2023": "al2023", "Bottlerocket": "bottlerocket"}
    return known.get(family)


def _user_data(
    system: OperatingSystem,
    sharing: GpuSharing | None,
    kinds: tuple[GpuKind, ...],
    bottlerocket: str,
    admin_container: bool,
    node_config: NodeConfig | None,
) -> str:
    if system == "al2023":
        return al2023_user_data(node_config=node_config, sharing=sharing, gpus_per_profile=slices(sharing, kinds))
    return bottlerocket_settings(
        sharing=sharing, gpu_kinds=kinds, admin_container=admin_container, settings=bottlerocket
    )


def _check_ami(faults: FaultList, ami: str | Sequence[AmiTerm], family: AmiFamily | None) -> None:
    if not isinstance(ami, str):
        if not 1 <= len(ami) <= TERMS_LIMIT:
            faults.add("ami", f"must have 1 to {TERMS_LIMIT} terms", got=len(ami), cure="give an alias or terms")
        if family is None:
            faults.add("ami_family", "is required where AMIs are given", cure="name it, such as AL2023")
        return
    rule = ami_alias(ami)
    if rule is not None:
        faults.add("ami", rule, got=ami, cure="write it as bottlerocket@v1.54.0 or al2023@v20261120")
    elif family not in {None, "Custom", "Bottlerocket" if operating_system(ami) == "bottlerocket" else "AL2023"}:
        faults.add("ami_family", f"must be that of {ami}", got=family, cure="leave it out")


def _check_sizes(
    faults: FaultList,
    subnets: Sequence[SelectorTerm],
    security_groups: Sequence[SelectorTerm],
    reservations: Sequence[ReservationTerm],
) -> None:
    counts = {
        "subnets": len(subnets),
        "security_groups": len(security_groups),
        "capacity_reservations": len(reservations),
    }
    for field, count in counts.items():
        if count > TERMS_LIMIT:
            faults.add(field, f"must have at most {TERMS_LIMIT} terms", got=count, cure="select by tags")


def _check_interfaces(faults: FaultList, interfaces: Sequence[NetworkInterface]) -> None:
    if not interfaces:
        return
    places = [(each.card, each.device) for each in interfaces]
    if len(set(places)) != len(places):
        faults.add("network_interfaces", "must differ in card or device", got=places, cure="number them")
    if not any((each.card, each.device, each.efa_only) == (0, 0, False) for each in interfaces):
        cure = "add NetworkInterface()"
        faults.add("network_interfaces", "must hold an interface with an address at card 0, device 0", cure=cure)
    cards = [each.card for each in interfaces if each.efa_only]
    if len(set(cards)) != len(cards):
        faults.add(
            "network_interfaces", "must have at most one EFA-only interface a card", got=cards, cure="remove one"
        )
