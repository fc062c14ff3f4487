"""What AWS makes a GPU node of."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from email import message_from_string
from typing import Any

import pytest
import yaml
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.facts import gpus
from inferplane.k8s.node_class import GpuNodeClass
from inferplane.spec.nodes import (
    AmiTerm,
    ConnectionTracking,
    DataVolume,
    InstanceMetadata,
    Kubelet,
    NetworkInterface,
    NodeConfig,
    Nvme,
    ReservationTerm,
    SelectorTerm,
)
from inferplane.spec.sharing import Mig, Mps, TimeSlicing

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]

BOTTLEROCKET, AL2023 = "bottlerocket@v1.54.0", "al2023@v20261120"
CLASS: dict[str, Any] = {
    "name": "interactive",
    "ami": BOTTLEROCKET,
    "cluster_name": "claims-prod",
    "instance_profile": "claims-prod-node",
}
H100 = tuple(kind for kind in gpus.kinds() if kind.name == "h100")


def _spec(rendered: Render, **changed: Any) -> dict[str, Any]:
    arguments = {key: value for key, value in {**CLASS, **changed}.items() if value is not None}
    (made,) = rendered(lambda scope: GpuNodeClass(scope, "class", **arguments))
    spec: dict[str, Any] = made["spec"]
    return spec


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        GpuNodeClass(scope, "bottlerocket", **CLASS, storage=DataVolume(size_gib=200), tags={"team": "ml"})
        GpuNodeClass(
            scope,
            "al2023",
            name="batch",
            ami=AL2023,
            role="claims-prod-node",
            subnets=[SelectorTerm(id="subnet-1"), SelectorTerm(tags={"Name": "*"})],
            security_groups=[SelectorTerm(name="nodes")],
            capacity_reservations=[
                ReservationTerm(id="cr-0123"),
                ReservationTerm(tags={"a": "b"}, owner_id="111122223333", match_criteria="targeted"),
            ],
            placement_group="pg-0123",
            storage=Nvme(volume=DataVolume(size_gib=100, iops=4000, throughput_mibps=1000, kms_key_id="alias/nodes")),
            kubelet=Kubelet(max_pods=110, kube_reserved={"memory": "1Gi"}, eviction_hard={"memory.available": "5%"}),
            node_config=NodeConfig(max_parallel_image_pulls=8, topology_manager_policy="best-effort"),
            network_interfaces=[NetworkInterface(), NetworkInterface(card=1, device=1, efa_only=True)],
            connection_tracking=ConnectionTracking(tcp_established_seconds=3600),
            associate_public_ip_address=False,
            detailed_monitoring=True,
            labels={"a": "b"},
            annotations={"c": "d"},
            overrides={"spec": {"context": "reserved"}},
        )

    assert rendered(build) == yaml_snapshot


def test_pods_do_not_reach_instance_metadata(rendered: Render) -> None:
    options = _spec(rendered)["metadataOptions"]
    assert options["httpTokens"] == "required"
    assert options["httpPutResponseHopLimit"] == 1


def test_metadata_can_be_opened_by_name(rendered: Render) -> None:
    options = _spec(rendered, metadata_options=InstanceMetadata(hop_limit=2))["metadataOptions"]
    assert options["httpPutResponseHopLimit"] == 2


def test_subnets_and_security_groups_are_found_by_the_cluster(rendered: Render) -> None:
    spec = _spec(rendered)
    expected = [{"tags": {"karpenter.sh/discovery": "claims-prod"}}]
    assert spec["subnetSelectorTerms"] == expected
    assert spec["securityGroupSelectorTerms"] == expected


def test_an_instance_profile_needs_no_role(rendered: Render) -> None:
    spec = _spec(rendered)
    assert spec["instanceProfile"] == "claims-prod-node"
    assert "role" not in spec


@pytest.mark.parametrize(("ami", "device"), [(BOTTLEROCKET, "/dev/xvdb"), (AL2023, "/dev/xvda")])
def test_images_and_weights_lie_where_the_system_looks_for_them(rendered: Render, ami: str, device: str) -> None:
    mappings = _spec(rendered, ami=ami, storage=DataVolume(size_gib=300))["blockDeviceMappings"]
    sizes = {each["deviceName"]: each["ebs"]["volumeSize"] for each in mappings}
    assert sizes[device] == "300Gi"


@pytest.mark.parametrize("ami", [BOTTLEROCKET, AL2023])
def test_every_volume_is_encrypted(rendered: Render, ami: str) -> None:
    volume = DataVolume(size_gib=200, kms_key_id="alias/nodes")
    for each in _spec(rendered, ami=ami, storage=volume)["blockDeviceMappings"]:
        assert each["ebs"]["encrypted"] is True
        assert each["ebs"]["kmsKeyID"] == "alias/nodes"


def test_nvme_drives_become_one_array(rendered: Render) -> None:
    spec = _spec(rendered, storage=Nvme())
    assert spec["instanceStorePolicy"] == "RAID0"
    assert "blockDeviceMappings" not in spec


@pytest.mark.parametrize(
    ("sharing", "settings"),
    [
        (
            TimeSlicing(4),
            {
                "device-sharing-strategy": "time-slicing",
                "time-slicing": {
                    "replicas": 4,
                    "rename-by-default": False,
                    "fail-requests-greater-than-one": True,
                },
            },
        ),
        (Mps(3), {"device-sharing-strategy": "mps", "mps": {"replicas": 3, "rename-by-default": False}}),
        (Mig("1g.10gb"), {"device-partitioning-strategy": "mig", "mig": {"profile": {"h100.80gb": "1g.10gb"}}}),
    ],
)
def test_bottlerocket_is_told_how_gpus_are_shared(rendered: Render, sharing: Any, settings: dict[str, Any]) -> None:
    content = tomllib.loads(_spec(rendered, sharing=sharing, gpu_kinds=H100)["userData"])
    assert content["settings"]["kubelet-device-plugins"]["nvidia"] == settings


def test_bottlerocket_has_no_admin_container_and_takes_further_settings(rendered: Render) -> None:
    text = _spec(rendered, bottlerocket='[settings.kernel]\nlockdown = "integrity"')["userData"]
    settings = tomllib.loads(text)["settings"]
    assert settings["host-containers"]["admin"]["enabled"] is False
    assert settings["kernel"]["lockdown"] == "integrity"


def test_al2023_gets_the_kubelets_settings_as_a_part(rendered: Render) -> None:
    config = NodeConfig(max_parallel_image_pulls=8, cpu_manager_policy="static")
    message = message_from_string(_spec(rendered, ami=AL2023, node_config=config)["userData"])
    (part,) = message.get_payload()  # type: ignore[misc]  # a multipart message has parts
    assert part.get_content_type() == "application/node.eks.aws"  # type: ignore[union-attr]
    document = yaml.safe_load(part.get_payload())  # type: ignore[union-attr,arg-type]
    assert document["spec"]["kubelet"]["config"] == {
        "cpuManagerPolicy": "static",
        "maxParallelImagePulls": 8,
        "serializeImagePulls": False,
    }


def test_al2023_cuts_its_gpus_before_the_kubelet_starts(rendered: Render) -> None:
    text = _spec(rendered, ami=AL2023, sharing=Mig("2g.20gb"), gpu_kinds=H100)["userData"]
    assert "nvidia-smi mig --create-gpu-instance 2g.20gb,2g.20gb,2g.20gb --default-compute-instance" in text


@pytest.mark.parametrize("sharing", [TimeSlicing(4), Mps(4)])
def test_al2023_leaves_replicas_to_the_plugins_config_map(rendered: Render, sharing: Any) -> None:
    assert "userData" not in _spec(rendered, ami=AL2023, sharing=sharing, gpu_kinds=H100)


@pytest.mark.parametrize(
    ("wrong", "field", "rule"),
    [
        ({"ami": "bottlerocket@latest"}, "ami", "must pin a version"),
        ({"ami": "al2@v20240807"}, "ami", "Bottlerocket or AL2023"),
        ({"ami": [AmiTerm(id="ami-0123")]}, "ami_family", "required where AMIs are given"),
        ({"ami": [], "ami_family": "AL2023"}, "ami", "1 to 30 terms"),
        ({"ami_family": "AL2023"}, "ami_family", "must be that of bottlerocket"),
        ({"instance_profile": None}, "instance_profile", "or else role"),
        ({"role": "node"}, "instance_profile", "never both"),
        ({"instance_profile": None, "role": "arn:aws-cn:iam::111122223333:role/x"}, "role", "a role's name"),
        ({"cluster_name": None, "subnets": [SelectorTerm(id="subnet-1")]}, "security_groups", "must be selected"),
        ({"cluster_name": None, "security_groups": [SelectorTerm(id="sg-1")]}, "subnets", "must be selected"),
        ({"subnets": [SelectorTerm(name="a")]}, "subnets[0].name", "must not be used"),
        ({"subnets": [SelectorTerm(id="subnet-1")] * 31}, "subnets", "at most 30 terms"),
        ({"tags": {"a": ""}}, "tags[a]", "1 to 256 characters"),
        ({"tags": {"karpenter.sh/nodeclaim": "a"}}, "tags[karpenter.sh/nodeclaim]", "Karpenter writes itself"),
        ({"user_data": "x", "node_config": NodeConfig(), "ami": AL2023}, "user_data", "must stand alone"),
        ({"user_data": "x" * 16385}, "user_data", "at most 16384 bytes"),
        ({"bottlerocket": "lockdown = "}, "bottlerocket", "must be TOML"),
        ({"bottlerocket": "a = 1"}, "bottlerocket", "under `settings` only"),
        ({"bottlerocket": "[settings.kubelet-device-plugins.nvidia]"}, "bottlerocket", "must not set device plugins"),
        ({"bottlerocket": "[settings.a]", "ami": AL2023}, "bottlerocket", "goes with Bottlerocket"),
        ({"node_config": NodeConfig()}, "node_config", "goes with AL2023"),
        ({"root_volume": DataVolume(size_gib=8), "ami": AL2023}, "root_volume", "AL2023 has one volume"),
        ({"sharing": Mps(2), "ami": "bottlerocket@v1.53.0"}, "sharing", "before 1.54.0"),
        ({"sharing": Mig("1g.24gb"), "gpu_kinds": H100}, "sharing", "must be a profile of h100"),
        (
            {"sharing": TimeSlicing(2), "ami": [AmiTerm(id="ami-0123")], "ami_family": "Custom"},
            "sharing",
            "needs Bottlerocket or AL2023",
        ),
        ({"network_interfaces": [NetworkInterface(card=1)]}, "network_interfaces", "at card 0, device 0"),
        ({"network_interfaces": [NetworkInterface()] * 2}, "network_interfaces", "must differ"),
        (
            {"network_interfaces": [NetworkInterface(), *(NetworkInterface(device=n, efa_only=True) for n in (1, 2))]},
            "network_interfaces",
            "at most one EFA-only",
        ),
    ],
)
def test_refuses(wrong: dict[str, Any], field: str, rule: str) -> None:
    arguments = {key: value for key, value in {**CLASS, **wrong}.items() if value is not None}
    with pytest.raises(DescriptionError) as error:
        GpuNodeClass(Chart(App(), "chart"), "class", **arguments)
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule
