"""The serving VPC: isolated, reached by nothing, and each endpoint lets through what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.network import NetworkPlace, ServingNetwork
from inferplane.errors import DescriptionError
from inferplane.facts.endpoints import Caller
from inferplane.plan.endpoints import needed_endpoints
from inferplane.plan.names import Names
from inferplane.spec.network import ExistingNetwork, ExistingSubnet, NewNetwork

Resources = dict[str, dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Resources]
OfType = Callable[[Resources, str], list[dict[str, Any]]]
ZONES = ("us-east-1a", "us-east-1b", "us-east-1c")
CALLERS: tuple[Caller, ...] = ("irsa", "karpenter", "models", "nodes")


def serving(scope: Construct, names: Names, **changed: Any) -> ServingNetwork:
    arguments: dict[str, Any] = {
        "names": names,
        "network": NewNetwork(cidr="10.40.0.0/16"),
        "zones": ZONES,
        "endpoints": needed_endpoints(CALLERS),
    }
    return ServingNetwork(scope, "Network", **arguments | changed)


@pytest.fixture
def resources(rendered: Render, names: Names) -> Resources:
    return rendered(lambda scope: serving(scope, names))


def statements(resources: Resources, service: str) -> dict[str, dict[str, Any]]:
    (document,) = [
        resource["Properties"]["PolicyDocument"]
        for resource in resources.values()
        if resource["Type"] == "AWS::EC2::VPCEndpoint"
        and resource["Properties"]["ServiceName"] == f"com.amazonaws.us-east-1.{service}"
    ]
    return {statement["Sid"]: statement for statement in document["Statement"]}


def test_nothing_leads_in_or_out(resources: Resources) -> None:
    types = {resource["Type"] for resource in resources.values()}
    for kind in ("InternetGateway", "NatGateway", "EgressOnlyInternetGateway", "VPCGatewayAttachment", "Route", "EIP"):
        assert f"AWS::EC2::{kind}" not in types


def test_each_zone_has_one_subnet_that_karpenter_and_load_balancers_find(resources: Resources, of_type: OfType) -> None:
    subnets = of_type(resources, "AWS::EC2::Subnet")
    assert [subnet["AvailabilityZone"] for subnet in subnets] == list(ZONES)
    for subnet in subnets:
        tags = {tag["Key"]: tag["Value"] for tag in subnet["Tags"]}
        assert tags["karpenter.sh/discovery"] == "claims-prod"
        assert tags["kubernetes.io/role/internal-elb"] == "1"
        assert subnet["MapPublicIpOnLaunch"] is False


def test_karpenter_finds_the_nodes_group_and_no_other(resources: Resources, of_type: OfType) -> None:
    tagged = [
        group
        for group in of_type(resources, "AWS::EC2::SecurityGroup")
        if {"Key": "karpenter.sh/discovery", "Value": "claims-prod"} in group["Tags"]
    ]
    assert [group["GroupName"] for group in tagged] == ["claims-prod-nodes"]


def test_no_group_is_open_beyond_the_vpc(resources: Resources, of_type: OfType) -> None:
    opened = of_type(resources, "AWS::EC2::SecurityGroupIngress")
    assert [rule["CidrIp"] for rule in opened if "CidrIp" in rule] == ["10.40.0.0/16"]
    assert not any("SecurityGroupIngress" in group for group in of_type(resources, "AWS::EC2::SecurityGroup"))


def test_each_endpoint_says_why_it_is_there(resources: Resources) -> None:
    endpoints = [each for each in resources.values() if each["Type"] == "AWS::EC2::VPCEndpoint"]
    assert len(endpoints) == len(needed_endpoints(CALLERS))
    for endpoint in endpoints:
        assert endpoint["Metadata"]["inferplane.dev/reason"]
        assert endpoint["Properties"]["PolicyDocument"]["Statement"]


def test_interface_endpoints_answer_to_the_services_own_names_in_every_zone(
    resources: Resources, of_type: OfType
) -> None:
    for endpoint in of_type(resources, "AWS::EC2::VPCEndpoint"):
        if endpoint["VpcEndpointType"] == "Interface":
            assert endpoint["PrivateDnsEnabled"] is True
            assert len(endpoint["SubnetIds"]) == len(ZONES)
        else:
            assert "PrivateDnsEnabled" not in endpoint
            assert len(endpoint["RouteTableIds"]) == 1


def test_every_endpoint_asks_for_the_account_except_where_the_caller_cannot_be_known(resources: Resources) -> None:
    unconditional = {
        (endpoint.service, sid)
        for endpoint in needed_endpoints(CALLERS)
        for sid, statement in statements(resources, endpoint.service).items()
        if statement.get("Condition", {}).get("StringEquals", {}).get("aws:PrincipalAccount") != "111122223333"
    }
    assert unconditional == {("s3", "AllowBucketsOfAws"), ("sts", "AllowServiceAccounts")}


def test_layers_of_ecr_come_through_s3_and_nothing_else_of_others(resources: Resources) -> None:
    held = statements(resources, "s3")
    assert held["AllowOwn"]["Condition"]["StringEquals"]["aws:ResourceAccount"] == "111122223333"
    assert held["AllowBucketsOfAws"]["Action"] == "s3:GetObject"
    assert "arn:aws:s3:::prod-us-east-1-starport-layer-bucket/*" in held["AllowBucketsOfAws"]["Resource"]


def test_add_on_images_come_from_awss_registry_of_the_region(resources: Resources) -> None:
    held = statements(resources, "ecr.dkr")["AllowAddOnImages"]
    assert held["Resource"] == "arn:aws:ecr:us-east-1:602401143452:repository/*"
    assert not any(action.startswith("ecr:Put") for action in held["Action"])


def test_the_unsigned_call_of_irsa_is_let_through_for_roles_of_the_account(resources: Resources) -> None:
    held = statements(resources, "sts")["AllowServiceAccounts"]
    assert held["Action"] == "sts:AssumeRoleWithWebIdentity"
    assert held["Resource"] == "arn:aws:iam::111122223333:role/*"


def test_all_traffic_is_logged_encrypted_for_seven_years(resources: Resources, of_type: OfType) -> None:
    (flow_log,) = of_type(resources, "AWS::EC2::FlowLog")
    assert (flow_log["ResourceType"], flow_log["TrafficType"]) == ("VPC", "ALL")
    (group,) = of_type(resources, "AWS::Logs::LogGroup")
    assert group["RetentionInDays"] == 2557
    assert "KmsKeyId" in group


def test_refuses_a_block_that_is_too_small_and_a_network_without_s3(rendered: Render, names: Names) -> None:
    with pytest.raises(DescriptionError) as raised:
        rendered(lambda scope: serving(scope, names, network=NewNetwork(cidr="10.40.0.0/24"), endpoints=()))
    assert [fault.field for fault in raised.value.faults] == ["cidr", "endpoints"]


def test_refuses_china_whose_service_names_are_not_known(rendered: Render) -> None:
    china = Names("claims", "prod", "111122223333", "cn-north-1")
    with pytest.raises(DescriptionError, match="must not be in China"):
        rendered(lambda scope: serving(scope, china))


def test_an_existing_network_is_its_ids() -> None:
    place = NetworkPlace.of_existing(
        ExistingNetwork(
            vpc_id="vpc-0123456789abcdef0",
            cidrs=("10.1.0.0/16",),
            subnets=(
                ExistingSubnet(id="subnet-0123456789abcdef0", zone="us-east-1a"),
                ExistingSubnet(id="subnet-0123456789abcdef1", zone="us-east-1b"),
            ),
            node_security_group_id="sg-0123456789abcdef0",
            control_plane_security_group_id="sg-0123456789abcdef1",
            s3_endpoint_id="vpce-0123456789abcdef0",
        )
    )
    assert place.subnet_ids == ("subnet-0123456789abcdef0", "subnet-0123456789abcdef1")
    assert place.s3_endpoint_id == "vpce-0123456789abcdef0"


def test_is_taken_by_constructs_of_others(rendered: Render, names: Names) -> None:
    def build(scope: Construct) -> None:
        vpc = serving(scope, names).vpc_interface
        assert len(vpc.isolated_subnets) == len(ZONES)
        assert vpc.public_subnets == []

    rendered(build)


def test_looks_as_reviewed(resources: Resources, json_snapshot: SnapshotAssertion) -> None:
    assert resources == json_snapshot
