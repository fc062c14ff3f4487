"""The serving VPC: isolated subnets, VPC endpoints, and no way to or from the internet; knows no cluster but its name.

All zones are given: an account is never asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from aws_cdk import Acknowledgment, CfnTag, Validations
from aws_cdk import aws_ec2 as ec2
from aws_cdk import aws_iam as iam
from constructs import Construct

from inferplane.aws.endpoint_policies import endpoint_policy
from inferplane.aws.logs import EncryptedLogGroup
from inferplane.aws.policy import allow, document, service_trust
from inferplane.errors import FaultList
from inferplane.plan.endpoints import Endpoint
from inferplane.plan.names import LABEL_DOMAIN, Names
from inferplane.spec.network import ExistingNetwork, NewNetwork, network_faults, subnet_cidrs

DISCOVERY_TAG = "karpenter.sh/discovery"
"""The tag, with the cluster's name as value, by which Karpenter finds subnets and security groups."""
HTTPS_PORT = 443
EPHEMERAL_PORTS = (1025, 65535)
"""Ports of a node that the control plane may reach: webhooks, metrics and the kubelet."""


@dataclass(frozen=True, slots=True)
class NetworkPlace:
    """Where nodes, pods and the control plane's interfaces are placed: what other stacks need of a network."""

    vpc_id: str
    subnet_ids: tuple[str, ...]
    """Isolated subnets, in the order of their zones."""
    node_security_group_id: str
    control_plane_security_group_id: str
    s3_endpoint_id: str

    @classmethod
    def of_existing(cls, network: ExistingNetwork) -> NetworkPlace:
        """The place that an existing network is, by its ids alone."""
        return cls(
            vpc_id=network.vpc_id,
            subnet_ids=tuple(subnet.id for subnet in network.subnets),
            node_security_group_id=network.node_security_group_id,
            control_plane_security_group_id=network.control_plane_security_group_id,
            s3_endpoint_id=network.s3_endpoint_id,
        )


class ServingNetwork(Construct):
    """A VPC whose subnets are isolated, with an endpoint for each AWS service that is called, and flow logs.

    Each endpoint states in its metadata who calls it and why, and its policy admits the account's own and what is AWS's
    own by name. Security groups: one of the endpoints, one of the nodes (found by its tag), one of the control plane.

    See https://docs.aws.amazon.com/eks/latest/userguide/private-clusters.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        network: NewNetwork,
        zones: Sequence[str],
        endpoints: Sequence[Endpoint],
        cluster_name: str | None = None,
    ) -> None:
        """Make the network.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            network: its block and the retention of its flow logs.
            zones: availability zones, each of which gets one subnet.
            endpoints: the endpoints needed, as `inferplane.plan.endpoints.needed_endpoints` derives them, S3's among
                them.
            cluster_name: the cluster whose Karpenter finds subnets and nodes' group; the environment's own by default.

        Raises:
            DescriptionError: if the block is too small for the zones, the region is in China, or S3 has no endpoint.
        """
        faults = FaultList(type(self).__name__)
        faults.extend(network_faults(network, tuple(zones)))
        if names.partition == "aws-cn":
            faults.add(
                "names.region",
                "must not be in China: the names of its endpoint services are not known here",
                got=names.region,
                cure="bring the network, as ExistingNetwork",
            )
        if "s3" not in {endpoint.service for endpoint in endpoints}:
            faults.add("endpoints", "must have one for s3, where weights and layers lie", cure="add the caller `nodes`")
        faults.raise_if_any()
        super().__init__(scope, id)

        self._names = names
        self._zones = tuple(zones)
        discovery = CfnTag(key=DISCOVERY_TAG, value=cluster_name or names.prefix)
        self.vpc = ec2.CfnVPC(
            self,
            "Vpc",
            cidr_block=network.cidr,
            enable_dns_hostnames=True,
            enable_dns_support=True,
            tags=[CfnTag(key="Name", value=names.regional("serving"))],
        )
        self.vpc_id = self.vpc.attr_vpc_id
        """The VPC's id."""
        self._subnets(network, discovery)
        self._security_groups(network, discovery)
        self._endpoints(endpoints)
        self._flow_logs(network)
        self.place = NetworkPlace(
            vpc_id=self.vpc_id,
            subnet_ids=self.subnet_ids,
            node_security_group_id=self.node_security_group_id,
            control_plane_security_group_id=self.control_plane_security_group_id,
            s3_endpoint_id=self.s3_endpoint_id,
        )
        """What other stacks need of it."""

    @cached_property
    def vpc_interface(self) -> ec2.IVpc:
        """The VPC as CDK's own interface, for constructs of others."""
        return ec2.Vpc.from_vpc_attributes(
            self,
            "Imported",
            vpc_id=self.vpc_id,
            availability_zones=list(self._zones),
            isolated_subnet_ids=list(self.subnet_ids),
            isolated_subnet_route_table_ids=[self._route_table.attr_route_table_id] * len(self._zones),
        )

    def _subnets(self, network: NewNetwork, discovery: CfnTag) -> None:
        names = self._names
        self._route_table = ec2.CfnRouteTable(
            self, "Routes", vpc_id=self.vpc_id, tags=[CfnTag(key="Name", value=names.regional("isolated"))]
        )
        subnet_ids: list[str] = []
        for zone, cidr in zip(self._zones, subnet_cidrs(network.cidr, len(self._zones)), strict=True):
            letter = zone[-1].upper()
            subnet = ec2.CfnSubnet(
                self,
                f"Subnet{letter}",
                vpc_id=self.vpc_id,
                availability_zone=zone,
                cidr_block=cidr,
                map_public_ip_on_launch=False,
                tags=[
                    CfnTag(key="Name", value=names.regional(f"isolated-{zone}")),
                    discovery,
                    CfnTag(key="kubernetes.io/role/internal-elb", value="1"),
                ],
            )
            Validations.of(subnet).acknowledge(
                Acknowledgment(id="CloudFormation-Validate::W3010", reason="a synthesis asks no account for its zones")
            )
            ec2.CfnSubnetRouteTableAssociation(
                self,
                f"Routes{letter}",
                route_table_id=self._route_table.attr_route_table_id,
                subnet_id=subnet.attr_subnet_id,
            )
            subnet_ids.append(subnet.attr_subnet_id)
        self.subnet_ids = tuple(subnet_ids)
        """Ids of the subnets, in the order of the zones."""

    def _security_groups(self, network: NewNetwork, discovery: CfnTag) -> None:
        self.endpoint_security_group_id = self._group("Endpoints", "VPC endpoints: HTTPS from inside the VPC")
        """Id of the interface endpoints' group."""
        self.node_security_group_id = self._group("Nodes", "Nodes and their pods", discovery)
        """Id of the nodes' group, which Karpenter finds by its tag."""
        self.control_plane_security_group_id = self._group("ControlPlane", "Interfaces of the EKS control plane")
        """Id of the group that the control plane's interfaces have beside EKS's own."""
        ec2.CfnSecurityGroupIngress(
            self,
            "EndpointsFromVpc",
            group_id=self.endpoint_security_group_id,
            description="HTTPS from the VPC",
            ip_protocol="tcp",
            from_port=HTTPS_PORT,
            to_port=HTTPS_PORT,
            cidr_ip=network.cidr,
        )
        nodes, control_plane = self.node_security_group_id, self.control_plane_security_group_id
        self._ingress("NodesFromNodes", nodes, nodes, "between nodes and pods", protocol="-1")
        self._ingress("NodesFromControlPlane", nodes, control_plane, "kubelets and webhooks", ports=EPHEMERAL_PORTS)
        self._ingress("ControlPlaneFromNodes", control_plane, nodes, "the API", ports=(HTTPS_PORT, HTTPS_PORT))

    def _group(self, id: str, description: str, *tags: CfnTag) -> str:
        name = self._names.regional(id.lower() if id != "ControlPlane" else "control-plane")
        group = ec2.CfnSecurityGroup(
            self,
            f"{id}Group",
            vpc_id=self.vpc_id,
            group_name=name,
            group_description=description,
            tags=[CfnTag(key="Name", value=name), *tags],
        )
        return group.attr_group_id

    def _ingress(
        self,
        id: str,
        group_id: str,
        source_id: str,
        description: str,
        *,
        protocol: str = "tcp",
        ports: tuple[int, int] | None = None,
    ) -> None:
        ec2.CfnSecurityGroupIngress(
            self,
            id,
            group_id=group_id,
            source_security_group_id=source_id,
            description=description,
            ip_protocol=protocol,
            from_port=ports and ports[0],
            to_port=ports and ports[1],
        )

    def _endpoints(self, endpoints: Sequence[Endpoint]) -> None:
        names = self._names
        for endpoint in endpoints:
            made = ec2.CfnVPCEndpoint(
                self,
                f"Endpoint-{endpoint.service}",
                vpc_id=self.vpc_id,
                service_name=service_name(endpoint.service, names),
                vpc_endpoint_type="Gateway" if endpoint.gateway else "Interface",
                policy_document=endpoint_policy(endpoint.service, names),
                private_dns_enabled=None if endpoint.gateway else True,
                route_table_ids=[self._route_table.attr_route_table_id] if endpoint.gateway else None,
                subnet_ids=None if endpoint.gateway else list(self.subnet_ids),
                security_group_ids=None if endpoint.gateway else [self.endpoint_security_group_id],
                tags=[CfnTag(key="Name", value=names.regional(endpoint.service))],
            )
            made.add_metadata(f"{LABEL_DOMAIN}/reason", endpoint.reason)
            if endpoint.service == "s3":
                self.s3_endpoint_id = made.attr_id
                """Id of the Gateway endpoint of S3, which the registry's bucket policy names."""

    def _flow_logs(self, network: NewNetwork) -> None:
        names = self._names
        logs = EncryptedLogGroup(
            self,
            "FlowLogs",
            names=names,
            log_group_name=f"/{names.platform}/{names.environment}/flow-logs",
            key_alias=f"alias/{names.prefix}-flow-logs",
            retention_days=network.log_retention_days,
        )
        policy = iam.CfnManagedPolicy(
            self,
            "FlowLogPolicy",
            managed_policy_name=names.unique("flow-logs", 128),
            policy_document=document(
                [
                    allow(
                        "WriteFlowLogs",
                        ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"],
                        f"{logs.arn}:*",
                    )
                ]
            ),
        )
        role = iam.CfnRole(
            self,
            "FlowLogRole",
            role_name=names.unique("flow-logs"),
            description=f"Flow logs of {names.prefix}",
            assume_role_policy_document=service_trust(
                "vpc-flow-logs.amazonaws.com", condition={"StringEquals": {"aws:SourceAccount": names.account}}
            ),
            managed_policy_arns=[policy.ref],
        )
        ec2.CfnFlowLog(
            self,
            "FlowLog",
            resource_id=self.vpc_id,
            resource_type="VPC",
            traffic_type="ALL",
            log_destination_type="cloud-watch-logs",
            log_group_name=logs.group.ref,
            deliver_logs_permission_arn=role.attr_arn,
        )


def service_name(service: str, names: Names) -> str:
    """The name of an endpoint's service in the commercial and GovCloud partitions."""
    return f"com.amazonaws.{names.region}.{service}"
