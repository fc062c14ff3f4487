"""The catalogue of instance types against EC2's own data, which moto holds, and Karpenter's published rule."""

from __future__ import annotations

import gzip
import json
import math
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from inferplane.facts import gpus, instances
from inferplane.facts.instances import InstanceType
from inferplane.facts.table import table

REGIONS = sorted(table("gpu-offers")["regions"])
each_type = pytest.mark.parametrize("each", instances.known().values(), ids=lambda each: each.name)

NETWORK_DIFFERS = {
    # EC2 advertises one card's bandwidth for the instance and gives it to each of its cards; Karpenter has the former.
    "g6e.24xlarge": (200_000, 400_000),
    "g6e.48xlarge": (400_000, 1_600_000),
    # EC2 advertises 3,200 Gigabit, as Karpenter has it, and gives 200 to each of 8 cards.
    "p6-b200.48xlarge": (3_200_000, 1_600_000),
    # EC2 advertises 6,400 Gigabit, as Karpenter has it: 16 cards of 400, without the first of 350.
    "p6-b300.48xlarge": (6_400_000, 6_750_000),
    # Karpenter 1.14's reference is older; its main branch has EC2's figures.
    "g7.2xlarge": (60_000, 40_000),
    "g7.4xlarge": (60_000, 80_000),
    "g7.8xlarge": (80_000, 100_000),
}
"""Mbps that Karpenter's label states, and baseline Mbps of all network cards in EC2's data."""


@cache
def ec2(name: str) -> Any:
    return json.loads(gzip.decompress(files("moto.ec2").joinpath("resources", name).read_bytes()))


def ec2_type(each: InstanceType) -> dict[str, Any]:
    found: dict[str, Any] = ec2("instance_types.json.gz")[each.name]
    return found


def ec2_offers(region: str) -> frozenset[str]:
    offers = ec2(f"instance_type_offerings/region/{region}.json.gz")
    return frozenset(each["InstanceType"] for each in offers)


def test_ec2_knows_every_instance_type_of_the_table() -> None:
    assert instances.known().keys() <= ec2("instance_types.json.gz").keys()


@each_type
def test_an_instance_type_has_the_processor_and_memory_that_ec2_describes(each: InstanceType) -> None:
    found = ec2_type(each)
    assert found["ProcessorInfo"]["SupportedArchitectures"] == [{"amd64": "x86_64"}.get(each.arch, each.arch)]
    assert (each.vcpu, each.memory_mib) == (found["VCpuInfo"]["DefaultVCpus"], found["MemoryInfo"]["SizeInMiB"])


@each_type
def test_an_instance_type_has_the_gpus_that_ec2_describes(each: InstanceType) -> None:
    described = [
        (gpu["Name"].lower().replace(" ", "-"), gpu["Count"], gpu["MemoryInfo"]["SizeInMiB"])
        for gpu in ec2_type(each).get("GpuInfo", {}).get("Gpus", [])
    ]
    assert described == ([(each.gpu_name, each.gpu_count, each.gpu_memory_mib)] if each.gpu_name else [])


@each_type
def test_an_instance_type_has_the_disks_and_efa_interfaces_that_ec2_describes(each: InstanceType) -> None:
    found = ec2_type(each)
    assert each.local_nvme_gb == found.get("InstanceStorageInfo", {}).get("TotalSizeInGB", 0)
    assert each.efa_count == found["NetworkInfo"].get("EfaInfo", {}).get("MaximumEfaInterfaces", 0)


@each_type
def test_an_instance_type_has_the_ebs_bandwidth_that_ec2_describes(each: InstanceType) -> None:
    found = ec2_type(each)["EbsInfo"]["EbsOptimizedInfo"]
    assert each.ebs_mbps == found["MaximumBandwidthInMbps"]


@each_type
def test_the_network_bandwidth_is_that_of_all_cards_but_for_seven_types(each: InstanceType) -> None:
    cards = ec2_type(each)["NetworkInfo"]["NetworkCards"]
    baseline = round(1000 * sum(card["BaselineBandwidthInGbps"] for card in cards))
    assert (each.network_mbps, baseline) == NETWORK_DIFFERS.get(each.name, (baseline, baseline))


def test_every_instance_type_with_an_nvidia_gpu_is_in_the_table() -> None:
    described = {
        name
        for name, found in ec2("instance_types.json.gz").items()
        if any(gpu["Manufacturer"] == "NVIDIA" for gpu in found.get("GpuInfo", {}).get("Gpus", []))
    }
    assert described == {name for name, each in instances.known().items() if each.gpu_name}


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_has_the_gpu_instance_types_that_ec2_offers_there(region: str) -> None:
    with_gpu = {name for name, each in instances.known().items() if each.gpu_name}
    assert instances.offered_in(region) == ec2_offers(region) & with_gpu


def test_every_region_that_ec2_data_describes_is_in_the_table() -> None:
    described = files("moto.ec2").joinpath("resources", "instance_type_offerings", "region").iterdir()
    assert sorted(each.name.removesuffix(".json.gz") for each in described) == REGIONS


@pytest.mark.parametrize("region", ["us-gov-west-1", "cn-north-1", "mx-central-1", "", "US-EAST-1"])
def test_what_an_unknown_region_offers_is_not_known(region: str) -> None:
    assert instances.offered_in(region) is None


def test_a_region_without_gpus_is_known_to_have_none() -> None:
    assert instances.offered_in("ca-west-1") == frozenset()


@each_type
def test_a_node_has_room_for_the_pods_that_its_first_network_card_has_addresses_for(each: InstanceType) -> None:
    network = ec2_type(each)["NetworkInfo"]
    card = network["NetworkCards"][network["DefaultNetworkCardIndex"]]
    interfaces, addresses = card["MaximumNetworkInterfaces"], network["Ipv4AddressesPerInterface"]
    assert each.allocatable_pods == interfaces * (addresses - 1) + 2


@each_type
def test_karpenter_leaves_the_cpu_that_its_rule_leaves(each: InstanceType) -> None:
    """Exact: each step is cut to whole thousandths."""
    steps = [(0, 1, 60), (1, 2, 10), (2, 4, 5), (4, each.vcpu, 2.5)]
    vcpu: int = ec2_type(each)["VCpuInfo"]["DefaultVCpus"]
    reserved = sum(int(max(min(vcpu, end) - start, 0) * millis) for start, end, millis in steps)
    assert each.allocatable_cpu_millis == vcpu * 1000 - reserved


@each_type
def test_karpenter_leaves_the_memory_that_its_rule_leaves(each: InstanceType) -> None:
    """Exact: the overhead is a share of what Graviton's 64 MiB of CMA leave, in whole MiB, rounded up."""
    found = ec2_type(each)
    memory: int = found["MemoryInfo"]["SizeInMiB"]
    if found["ProcessorInfo"]["SupportedArchitectures"] == ["arm64"]:
        memory -= 64
    kube_reserved, eviction = 255 + 11 * each.allocatable_pods, 100
    assert each.allocatable_memory_mib == memory - math.ceil(memory * 0.075) - kube_reserved - eviction


@pytest.mark.parametrize("family", sorted(gpus.fractional_families()))
def test_a_fraction_of_a_gpu_counts_as_none(family: str) -> None:
    found = instances.of_family(family)
    assert found
    for each in found:
        gpu = ec2_type(each)["GpuInfo"]["Gpus"][0]
        assert gpu["Count"] == each.gpu_count == 0
        assert gpu["GpuPartitionSize"] < 1
