"""The serving VPC as described: one to be made, or one that exists; knows no framework.

It has isolated subnets only: no internet gateway, no NAT. What leaves it leaves by a VPC endpoint.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Annotated

from pydantic import Field, model_validator

from inferplane.errors import Fault, repetitions, shown
from inferplane.facts import logs
from inferplane.spec.value import Value, checked, refuse_all

VPC_PREFIX_MIN, VPC_PREFIX_MAX = 16, 28
"""Prefix lengths that a VPC may have, from https://docs.aws.amazon.com/vpc/latest/userguide/vpc-cidr-blocks.html."""
SUBNET_PREFIX_MAX = 24
"""Prefix length of the smallest subnet that is accepted: every pod takes an address of it, and every endpoint one."""

_PRIVATE = tuple(ipaddress.IPv4Network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))
_RESERVED = ipaddress.IPv4Network("172.17.0.0/16")


def _cidr(value: str) -> str | None:
    try:
        network = ipaddress.IPv4Network(value)
    except ValueError as error:
        return "must have no host bits set" if "host bits" in str(error) else "must be an IPv4 CIDR block"
    if not VPC_PREFIX_MIN <= network.prefixlen <= VPC_PREFIX_MAX:
        return f"must have a prefix of /{VPC_PREFIX_MIN} to /{VPC_PREFIX_MAX}"
    if not any(network.subnet_of(private) for private in _PRIVATE):
        return "must be a private block: of 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16"
    if network.overlaps(_RESERVED):
        return "must not overlap 172.17.0.0/16, which services of AWS use inside a VPC"
    return None


def _id(prefix: str) -> object:
    pattern = re.compile(prefix + r"-([0-9a-f]{8}|[0-9a-f]{17})")

    def check(value: str) -> str | None:
        return None if pattern.fullmatch(value) else f"must be an id such as {prefix}-0123456789abcdef0"

    return checked(check, "copy it from the console or the CLI")


def _days(value: int) -> str | None:
    return None if value in logs.retention_days() else "must be a retention that CloudWatch Logs knows"


Cidr = Annotated[str, checked(_cidr, "write it as 10.40.0.0/16")]
"""A private IPv4 block that a VPC can have."""
VpcId = Annotated[str, _id("vpc")]
SubnetId = Annotated[str, _id("subnet")]
SecurityGroupId = Annotated[str, _id("sg")]
EndpointId = Annotated[str, _id("vpce")]
LogRetentionDays = Annotated[int, checked(_days, "choose 365, 731, 1827, 2557 or 3653, for example")]
"""Days for which a log is kept, as CloudWatch Logs counts them."""


class NewNetwork(Value):
    """A VPC that the platform makes."""

    cidr: Cidr
    """Its block, divided evenly among the environment's zones."""
    log_retention_days: LogRetentionDays = 2557
    """Days for which flow logs are kept: seven years by default, more than HIPAA's six."""


class ExistingSubnet(Value):
    """An isolated subnet that exists, tagged `karpenter.sh/discovery: <cluster>` by whoever made it."""

    id: SubnetId
    zone: str
    """Its availability zone."""


class ExistingNetwork(Value):
    """A VPC that exists, with the endpoints that the platform needs; given by ids, so that nothing is looked up."""

    vpc_id: VpcId
    cidrs: Annotated[tuple[Cidr, ...], Field(min_length=1)]
    """Its blocks, which network policies name."""
    subnets: Annotated[tuple[ExistingSubnet, ...], Field(min_length=2)]
    """Isolated subnets for nodes and pods, at least one in each of the environment's zones."""
    node_security_group_id: SecurityGroupId
    """Group of the nodes, tagged `karpenter.sh/discovery: <cluster>`."""
    control_plane_security_group_id: SecurityGroupId
    """Group that the control plane's interfaces get beside EKS's own; it and the nodes' group let each other in."""
    s3_endpoint_id: EndpointId
    """The Gateway endpoint of S3: the registry lets in nothing else."""

    @model_validator(mode="after")
    def _judge(self) -> ExistingNetwork:
        refuse_all(type(self).__name__, repetitions("subnets", [subnet.id for subnet in self.subnets], of="id"))
        return self


Network = NewNetwork | ExistingNetwork
"""The serving VPC of an environment."""


def subnet_cidrs(cidr: str, zones: int) -> tuple[str, ...]:
    """The block of each zone's subnet: the VPC's, divided into the least power of two that holds all zones."""
    block = ipaddress.IPv4Network(cidr)
    parts = block.subnets(prefixlen_diff=(zones - 1).bit_length())
    return tuple(str(part) for part, _ in zip(parts, range(zones), strict=False))


def network_faults(network: Network, zones: tuple[str, ...]) -> tuple[Fault, ...]:
    """What is wrong with the network in an environment of these zones."""
    if isinstance(network, ExistingNetwork):
        covered = {subnet.zone for subnet in network.subnets}
        faults = [
            Fault("subnets", f"must have one in zone {zone}", shown(sorted(covered)), "add one, or leave the zone out")
            for zone in zones
            if zone not in covered
        ]
        faults += [
            Fault(
                f"subnets[{index}].zone", "must be a zone of the environment", shown(each.zone), "add it to its zones"
            )
            for index, each in enumerate(network.subnets)
            if each.zone not in zones
        ]
        return tuple(faults)
    block = ipaddress.IPv4Network(network.cidr)
    prefix = block.prefixlen + (len(zones) - 1).bit_length()
    if prefix <= SUBNET_PREFIX_MAX:
        return ()
    return (
        Fault(
            "cidr",
            f"must leave each of {len(zones)} zones a subnet of /{SUBNET_PREFIX_MAX} or larger",
            f"{network.cidr}, which leaves /{prefix}",
            f"give a block of /{SUBNET_PREFIX_MAX - (len(zones) - 1).bit_length()} or larger",
        ),
    )


def overlap_faults(networks: dict[str, Network]) -> tuple[Fault, ...]:
    """Blocks of two environments that overlap, so that the two could never be connected; by field."""
    blocks = [
        (field, ipaddress.IPv4Network(cidr))
        for field, network in networks.items()
        for cidr in ((network.cidr,) if isinstance(network, NewNetwork) else network.cidrs)
    ]
    return tuple(
        Fault(field, f"must not overlap the block of {other}, {theirs}", str(block), "choose another block")
        for index, (field, block) in enumerate(blocks)
        for other, theirs in blocks[:index]
        if field != other and block.overlaps(theirs)
    )
