"""What a described network and cluster may be, and how what they may not be is said."""

from __future__ import annotations

import ipaddress
from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.cluster import ExistingCluster, NewCluster, SystemNodes
from inferplane.spec.network import (
    ExistingNetwork,
    ExistingSubnet,
    NewNetwork,
    network_faults,
    overlap_faults,
    subnet_cidrs,
)

ZONES = ("us-east-1a", "us-east-1b", "us-east-1c")
EXISTING: dict[str, Any] = {
    "vpc_id": "vpc-0123456789abcdef0",
    "cidrs": ("10.1.0.0/16",),
    "subnets": (
        ExistingSubnet(id="subnet-0123456789abcdef0", zone="us-east-1a"),
        ExistingSubnet(id="subnet-0123456789abcdef1", zone="us-east-1b"),
    ),
    "node_security_group_id": "sg-0123456789abcdef0",
    "control_plane_security_group_id": "sg-0123456789abcdef1",
    "s3_endpoint_id": "vpce-0123456789abcdef0",
}

BAD: list[tuple[type[Any], dict[str, Any], str]] = [
    (NewNetwork, {"cidr": "10.40.0.0"}, 'cidr: must have a prefix of /16 to /28, got "10.40.0.0"'),
    (NewNetwork, {"cidr": "10.40.0.0/8"}, "must have no host bits set"),
    (NewNetwork, {"cidr": "10.0.0.0/8"}, "must have a prefix of /16 to /28"),
    (NewNetwork, {"cidr": "10.40.1.0/16"}, "must have no host bits set"),
    (NewNetwork, {"cidr": "10.40.0.0/29"}, "must have a prefix of /16 to /28"),
    (NewNetwork, {"cidr": "8.8.0.0/16"}, "must be a private block"),
    (NewNetwork, {"cidr": "172.17.0.0/16"}, "must not overlap 172.17.0.0/16"),
    (NewNetwork, {"cidr": "fd00::/64"}, "must be an IPv4 CIDR block"),
    (NewNetwork, {"cidr": "10.40.0.0/16", "log_retention_days": 100}, "must be a retention that CloudWatch Logs knows"),
    (NewNetwork, {"cidr": "10.40.0.0/16", "nat": True}, "nat: is not a known field"),
    (NewNetwork, {}, "cidr: is required"),
    (ExistingNetwork, EXISTING | {"vpc_id": "vpc-1"}, "vpc_id: must be an id such as vpc-0123456789abcdef0"),
    (ExistingNetwork, EXISTING | {"s3_endpoint_id": "sg-0123456789abcdef0"}, "must be an id such as vpce-"),
    (ExistingNetwork, EXISTING | {"subnets": EXISTING["subnets"][:1] * 2}, "subnets[1].id: must be named once"),
    (ExistingNetwork, EXISTING | {"subnets": ()}, "subnets: "),
    (NewCluster, {"version": "1.32"}, 'version: must be one of 1.33, 1.34, 1.35, 1.36, got "1.32"'),
    (NewCluster, {"version": 1.36}, "version: must be a valid string, got 1.36"),
    (NewCluster, {"admin_role_arns": ("arn:aws:iam::111122223333:user/me",)}, "must be the ARN of an IAM role"),
    (NewCluster, {"add_on_versions": {"coredns": "latest"}}, "must be an EKS add-on version, never a floating one"),
    (NewCluster, {"add_on_versions": {"core-dns": "v1.12.4-eksbuild.1"}}, "must be 'vpc-cni', "),
    (SystemNodes, {"instance_types": ()}, "instance_types: "),
    (SystemNodes, {"instance_types": ("large",)}, "must be an EC2 instance type"),
    (SystemNodes, {"nodes_per_zone": 0}, "must be greater than or equal to 1, got 0"),
    (SystemNodes, {"nodes_per_zone": 3}, "nodes_per_zone_max: must be at least nodes_per_zone, 3, got 2; raise it"),
    (ExistingCluster, {"name": "arn:aws:eks:us-east-1:111122223333:cluster/c"}, "must be letters, digits, `-` and `_`"),
    (ExistingCluster, {"name": "c", "issuer": "https://oidc.eks/id/A"}, "host and path, without https://"),
]


@pytest.mark.parametrize(("kind", "given", "message"), BAD)
def test_refuses_what_cannot_be_built(kind: type[Any], given: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        kind(**given)
    assert message in str(raised.value)


def test_says_all_faults_of_a_network_at_once() -> None:
    with pytest.raises(DescriptionError) as raised:
        ExistingNetwork(**EXISTING | {"vpc_id": "v", "cidrs": ("1.2.3.0/24",), "node_security_group_id": "g"})
    assert [fault.field for fault in raised.value.faults] == ["vpc_id", "cidrs[0]", "node_security_group_id"]


@pytest.mark.parametrize(("zones", "prefix"), [(2, 17), (3, 18), (4, 18), (5, 19), (6, 19)])
def test_zones_get_equal_parts_that_do_not_overlap(zones: int, prefix: int) -> None:
    parts = [ipaddress.ip_network(each) for each in subnet_cidrs("10.40.0.0/16", zones)]
    assert len(parts) == zones
    assert {part.prefixlen for part in parts} == {prefix}
    assert not any(one.overlaps(other) for index, one in enumerate(parts) for other in parts[:index])


def test_a_block_too_small_for_the_zones_is_told_which_would_do() -> None:
    (fault,) = network_faults(NewNetwork(cidr="10.40.0.0/23"), ZONES)
    assert str(fault) == (
        "cidr: must leave each of 3 zones a subnet of /24 or larger, got 10.40.0.0/23, which leaves /25; "
        "give a block of /22 or larger"
    )
    assert network_faults(NewNetwork(cidr="10.40.0.0/22"), ZONES) == ()


def test_an_existing_network_covers_the_zones_and_no_others() -> None:
    network = ExistingNetwork(**EXISTING)
    assert [fault.field for fault in network_faults(network, ZONES)] == ["subnets"]
    assert [fault.field for fault in network_faults(network, ("us-east-1a", "us-east-1d"))] == [
        "subnets",
        "subnets[1].zone",
    ]
    assert network_faults(network, ZONES[:2]) == ()


def test_blocks_of_two_environments_that_overlap_are_refused() -> None:
    faults = overlap_faults({"prod": NewNetwork(cidr="10.40.0.0/16"), "dr": NewNetwork(cidr="10.40.128.0/17")})
    assert [str(fault) for fault in faults] == [
        "dr: must not overlap the block of prod, 10.40.0.0/16, got 10.40.128.0/17; choose another block"
    ]


def test_administrators_are_of_the_environments_account() -> None:
    cluster = NewCluster(
        admin_role_arns=("arn:aws-us-gov:iam::111122223333:role/a", "arn:aws:iam::999999999999:role/b")
    )
    faults = cluster.faults_in(partition="aws", account="111122223333")
    assert [fault.field for fault in faults] == ["admin_role_arns[0]", "admin_role_arns[1]"]
