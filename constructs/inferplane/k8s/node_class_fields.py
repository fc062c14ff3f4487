"""How described values of a node class are written in Karpenter's types; knows no construct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inferplane.facts import volumes
from inferplane.spec.nodes import (
    AmiTerm,
    ConnectionTracking,
    DataVolume,
    InstanceMetadata,
    Kubelet,
    NetworkInterface,
    Nvme,
    OperatingSystem,
    ReservationTerm,
)
from inferplane_crds.aws.k8s import karpenter

_VOLUME_TYPES = {
    "gp2": karpenter.Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType.GP2,
    "gp3": karpenter.Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType.GP3,
    "io1": karpenter.Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType.IO1,
    "io2": karpenter.Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType.IO2,
}


def given(values: Mapping[str, str]) -> dict[str, str] | None:
    """A map, or None where it is empty."""
    return dict(values) or None


def ami_terms(ami: str | Sequence[AmiTerm]) -> list[karpenter.Ec2NodeClassSpecAmiSelectorTerms]:
    """The AMIs."""
    if isinstance(ami, str):
        return [karpenter.Ec2NodeClassSpecAmiSelectorTerms(alias=ami)]
    return [
        karpenter.Ec2NodeClassSpecAmiSelectorTerms(
            id=term.id, name=term.name, owner=term.owner, ssm_parameter=term.ssm_parameter, tags=given(term.tags)
        )
        for term in ami
    ]


def reservation(term: ReservationTerm) -> karpenter.Ec2NodeClassSpecCapacityReservationSelectorTerms:
    """A capacity reservation."""
    criteria = {
        "open": karpenter.Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria.OPEN,
        "targeted": karpenter.Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria.TARGETED,
    }
    return karpenter.Ec2NodeClassSpecCapacityReservationSelectorTerms(
        id=term.id,
        owner_id=term.owner_id,
        tags=given(term.tags),
        instance_match_criteria=None if term.match_criteria is None else criteria[term.match_criteria],
    )


def placement_group(group: str | None) -> karpenter.Ec2NodeClassSpecPlacementGroupSelector | None:
    """The placement group, by id or by name."""
    if group is None:
        return None
    if group.startswith("pg-"):
        return karpenter.Ec2NodeClassSpecPlacementGroupSelector(id=group)
    return karpenter.Ec2NodeClassSpecPlacementGroupSelector(name=group)


def mappings(
    system: OperatingSystem | None,
    storage: DataVolume | Nvme | None,
    root: DataVolume | None,
) -> list[karpenter.Ec2NodeClassSpecBlockDeviceMappings]:
    """The disks, under the devices that the operating system expects."""
    devices = volumes.devices("bottlerocket" if system == "bottlerocket" else "al2023")
    data = storage.volume if isinstance(storage, Nvme) else storage
    mappings: list[karpenter.Ec2NodeClassSpecBlockDeviceMappings] = []
    if root is None and data is not None and devices.root_gib is not None:
        root = DataVolume(size_gib=devices.root_gib, kms_key_id=data.kms_key_id)
    if root is not None:
        mappings.append(_mapping(devices.root, root))
    if data is not None:
        mappings.append(_mapping(devices.data, data))
    return mappings


def _mapping(device: str, volume: DataVolume) -> karpenter.Ec2NodeClassSpecBlockDeviceMappings:
    return karpenter.Ec2NodeClassSpecBlockDeviceMappings(
        device_name=device,
        ebs=karpenter.Ec2NodeClassSpecBlockDeviceMappingsEbs(
            volume_size=f"{volume.size_gib}Gi",
            volume_type=_VOLUME_TYPES[volume.volume_type],
            encrypted=True,
            delete_on_termination=volume.delete_on_termination,
            iops=volume.iops,
            throughput=volume.throughput_mibps,
            kms_key_id=volume.kms_key_id,
            snapshot_id=volume.snapshot_id,
            volume_initialization_rate=volume.initialization_rate_mibps,
        ),
    )


def kubelet(kubelet: Kubelet) -> karpenter.Ec2NodeClassSpecKubelet:
    """The kubelet's settings."""
    return karpenter.Ec2NodeClassSpecKubelet(
        max_pods=kubelet.max_pods,
        pods_per_core=kubelet.pods_per_core,
        cluster_dns=list(kubelet.cluster_dns) or None,
        system_reserved={str(key): value for key, value in kubelet.system_reserved.items()} or None,
        kube_reserved={str(key): value for key, value in kubelet.kube_reserved.items()} or None,
        eviction_hard=given(kubelet.eviction_hard),
        eviction_soft=given(kubelet.eviction_soft),
        eviction_soft_grace_period=given(kubelet.eviction_soft_grace_period),
        eviction_max_pod_grace_period=kubelet.eviction_max_pod_grace_period_seconds,
        image_gc_high_threshold_percent=kubelet.image_gc_high_threshold_percent,
        image_gc_low_threshold_percent=kubelet.image_gc_low_threshold_percent,
        cpu_cfs_quota=kubelet.cpu_cfs_quota,
    )


def metadata_options(options: InstanceMetadata) -> karpenter.Ec2NodeClassSpecMetadataOptions:
    """Who reaches instance metadata."""
    endpoint = karpenter.Ec2NodeClassSpecMetadataOptionsHttpEndpoint
    ipv6 = karpenter.Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6
    tokens = karpenter.Ec2NodeClassSpecMetadataOptionsHttpTokens
    return karpenter.Ec2NodeClassSpecMetadataOptions(
        http_endpoint=endpoint.ENABLED if options.endpoint == "enabled" else endpoint.DISABLED,
        http_protocol_i_pv6=ipv6.ENABLED if options.ipv6 == "enabled" else ipv6.DISABLED,
        http_put_response_hop_limit=options.hop_limit,
        http_tokens=tokens.REQUIRED if options.tokens == "required" else tokens.OPTIONAL,
    )


def interface(each: NetworkInterface) -> karpenter.Ec2NodeClassSpecNetworkInterfaces:
    """A network interface."""
    kinds = karpenter.Ec2NodeClassSpecNetworkInterfacesInterfaceType
    return karpenter.Ec2NodeClassSpecNetworkInterfaces(
        network_card_index=each.card,
        device_index=each.device,
        interface_type=kinds.EFA_HYPHEN_ONLY if each.efa_only else kinds.INTERFACE,
    )


def tracking(tracking: ConnectionTracking) -> karpenter.Ec2NodeClassSpecConnectionTracking:
    """How long idle connections are remembered."""
    return karpenter.Ec2NodeClassSpecConnectionTracking(
        tcp_established_timeout=tracking.tcp_established_seconds,
        udp_stream_timeout=tracking.udp_stream_seconds,
        udp_timeout=tracking.udp_seconds,
    )
