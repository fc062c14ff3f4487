"""The EKS cluster: private endpoint, access entries only, secrets encrypted, logs kept; knows no workload.

Made of CDK's L1 resources: `aws_eks_v2.Cluster` makes a security group and roles of its own, and has no property for
deletion protection or the upgrade policy. `cluster_interface` is the `aws_eks_v2.ICluster` that others take.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property

from aws_cdk import CfnTag, Fn, RemovalPolicy
from aws_cdk import aws_ec2 as ec2
from aws_cdk import aws_eks as eks
from aws_cdk import aws_eks_v2 as eks_v2
from aws_cdk import aws_iam as iam
from constructs import Construct

from inferplane.aws.capacity import NODE_POLICIES
from inferplane.aws.keys import PlatformKey
from inferplane.aws.logs import EncryptedLogGroup
from inferplane.aws.network import NetworkPlace
from inferplane.aws.policy import service_trust
from inferplane.errors import FaultList
from inferplane.plan.names import LABEL_DOMAIN, Names
from inferplane.spec.cluster import NewCluster

LOG_TYPES = ("api", "audit", "authenticator", "controllerManager", "scheduler")
"""All logs that a control plane writes."""
SYSTEM_NODES_LABEL = f"{LABEL_DOMAIN}/nodes"
"""Label of the nodes that are not Karpenter's; its value is `system`."""

_ADD_ONS = {
    "vpc-cni": {"enableNetworkPolicy": "true"},  # without it NetworkPolicies are accepted and do nothing
    "kube-proxy": {},
    "eks-pod-identity-agent": {},
    "coredns": {},
}
_AFTER_NODES = frozenset({"coredns"})  # its pods need a node, and the add-on waits for them


class InferenceCluster(Construct):
    """A cluster with its key, log group, OIDC provider, access entries, system nodes and add-ons.

    Nobody has access but through access entries, the creator included. No resource of it runs code at deployment.

    See https://docs.aws.amazon.com/eks/latest/userguide/private-clusters.html
    """

    def __init__(
        self, scope: Construct, id: str, *, names: Names, cluster: NewCluster, place: NetworkPlace, zones: Sequence[str]
    ) -> None:
        """Make the cluster; its name is the environment's `names.prefix`.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            cluster: version, administrators, system nodes, add-on versions and retention of logs.
            place: the network's subnets and security groups.
            zones: the environment's zones; each gets system nodes.

        Raises:
            DescriptionError: if a role is of another partition or account, or is named twice.
        """
        faults = FaultList(type(self).__name__)
        faults.extend(cluster.faults_in(partition=names.partition, account=names.account))
        faults.raise_if_any()
        super().__init__(scope, id)

        self._names = names
        self._place = place
        self.cluster_name = names.prefix
        """The cluster's name."""
        secrets = PlatformKey(
            self, "Secrets", names=names, alias=f"alias/{names.prefix}-secrets", description="Secrets in etcd"
        )
        logs = EncryptedLogGroup(
            self,
            "Logs",
            names=names,
            log_group_name=f"/aws/eks/{self.cluster_name}/cluster",
            key_alias=f"alias/{names.prefix}-cluster-logs",
            retention_days=cluster.log_retention_days,
        )
        self.cluster = self._control_plane(
            cluster, secrets, self._role("Role", "cluster", "eks", _CONTROL_PLANE_POLICIES)
        )
        self.cluster.node.add_dependency(logs)  # else EKS makes the log group itself, unencrypted and kept for ever
        self.issuer = Fn.select(1, Fn.split("//", self.cluster.attr_open_id_connect_issuer_url))
        """The OIDC issuer, host and path without `https://`."""
        iam.CfnOIDCProvider(
            self,
            "OidcProvider",
            url=self.cluster.attr_open_id_connect_issuer_url,
            client_id_list=["sts.amazonaws.com"],
            tags=[CfnTag(key="Name", value=names.prefix)],
        )
        self._administrators(cluster)
        self._nodes_and_add_ons(cluster, len(zones))

    @cached_property
    def cluster_interface(self) -> eks_v2.ICluster:
        """The cluster as CDK's own interface, for constructs of others."""
        return eks_v2.Cluster.from_cluster_attributes(
            self, "Imported", cluster_name=self.cluster_name, cluster_endpoint=self.cluster.attr_endpoint
        )

    def _role(self, id: str, thing: str, service: str, policies: Sequence[str]) -> iam.CfnRole:
        names = self._names
        suffix = names.dns_suffix if service == "ec2" else "amazonaws.com"
        return iam.CfnRole(
            self,
            id,
            role_name=names.unique(thing),
            description=f"{thing} of {names.prefix}",
            assume_role_policy_document=service_trust(f"{service}.{suffix}"),
            managed_policy_arns=[names.arn("iam", f"policy/{each}", region="", account="aws") for each in policies],
        )

    def _control_plane(self, cluster: NewCluster, secrets: PlatformKey, role: iam.CfnRole) -> eks.CfnCluster:
        made = eks.CfnCluster(
            self,
            "Cluster",
            name=self.cluster_name,
            version=cluster.version,
            role_arn=role.attr_arn,
            access_config=eks.CfnCluster.AccessConfigProperty(
                authentication_mode="API", bootstrap_cluster_creator_admin_permissions=False
            ),
            bootstrap_self_managed_addons=False,
            deletion_protection=True,
            encryption_config=[
                eks.CfnCluster.EncryptionConfigProperty(
                    provider=eks.CfnCluster.ProviderProperty(key_arn=secrets.key_arn), resources=["secrets"]
                )
            ],
            kubernetes_network_config=eks.CfnCluster.KubernetesNetworkConfigProperty(
                ip_family="ipv4", service_ipv4_cidr=cluster.service_cidr
            ),
            logging=eks.CfnCluster.LoggingProperty(
                cluster_logging=eks.CfnCluster.ClusterLoggingProperty(
                    enabled_types=[eks.CfnCluster.LoggingTypeConfigProperty(type=each) for each in LOG_TYPES]
                )
            ),
            resources_vpc_config=eks.CfnCluster.ResourcesVpcConfigProperty(
                subnet_ids=list(self._place.subnet_ids),
                security_group_ids=[self._place.control_plane_security_group_id],
                endpoint_private_access=True,
                endpoint_public_access=False,
            ),
            upgrade_policy=eks.CfnCluster.UpgradePolicyProperty(support_type="STANDARD"),
            tags=[CfnTag(key="Name", value=self.cluster_name)],
        )
        made.apply_removal_policy(RemovalPolicy.RETAIN)
        return made

    def _administrators(self, cluster: NewCluster) -> None:
        admin = self._names.arn("eks", "cluster-access-policy/AmazonEKSClusterAdminPolicy", region="", account="aws")
        for index, role_arn in enumerate(cluster.admin_role_arns):
            eks.CfnAccessEntry(
                self,
                f"Administrator{index}",
                cluster_name=self.cluster.ref,
                principal_arn=role_arn,
                type="STANDARD",
                access_policies=[
                    eks.CfnAccessEntry.AccessPolicyProperty(
                        policy_arn=admin, access_scope=eks.CfnAccessEntry.AccessScopeProperty(type="cluster")
                    )
                ],
            )

    def _nodes_and_add_ons(self, cluster: NewCluster, zones: int) -> None:
        nodes = self._system_nodes(cluster, zones)
        for name, values in _ADD_ONS.items():
            add_on = eks.CfnAddon(
                self,
                f"AddOn-{name}",
                cluster_name=self.cluster.ref,
                addon_name=name,
                addon_version=cluster.add_on_versions.get(name),  # type: ignore[call-overload] # the table's keys are add-ons
                configuration_values=json.dumps(values) if values else None,
                resolve_conflicts="OVERWRITE",
            )
            if name in _AFTER_NODES:
                add_on.add_resource_dependency(nodes)
            else:
                nodes.add_resource_dependency(add_on)

    def _system_nodes(self, cluster: NewCluster, zones: int) -> eks.CfnNodegroup:
        names, system = self._names, cluster.system_nodes
        role = self._role("SystemNodeRole", "system-node", "ec2", NODE_POLICIES)
        name = names.regional("system")
        template = ec2.CfnLaunchTemplate(
            self,
            "SystemNodeTemplate",
            launch_template_name=name,
            launch_template_data=ec2.CfnLaunchTemplate.LaunchTemplateDataProperty(
                block_device_mappings=[
                    ec2.CfnLaunchTemplate.BlockDeviceMappingProperty(
                        device_name=device,
                        ebs=ec2.CfnLaunchTemplate.EbsProperty(
                            volume_type="gp3", volume_size=size, encrypted=True, delete_on_termination=True
                        ),
                    )
                    for device, size in (("/dev/xvda", _BOTTLEROCKET_ROOT_GIB), ("/dev/xvdb", system.volume_gib))
                ],
                metadata_options=ec2.CfnLaunchTemplate.MetadataOptionsProperty(
                    http_endpoint="enabled", http_tokens="required", http_put_response_hop_limit=1
                ),
                monitoring=ec2.CfnLaunchTemplate.MonitoringProperty(enabled=True),
                security_group_ids=[self._place.node_security_group_id],
                tag_specifications=[
                    ec2.CfnLaunchTemplate.TagSpecificationProperty(
                        resource_type=kind, tags=[CfnTag(key="Name", value=name)]
                    )
                    for kind in ("instance", "volume")
                ],
            ),
        )
        return eks.CfnNodegroup(
            self,
            "SystemNodes",
            cluster_name=self.cluster.ref,
            nodegroup_name=name,
            node_role=role.attr_arn,
            subnets=list(self._place.subnet_ids),
            ami_type="BOTTLEROCKET_x86_64",
            capacity_type="ON_DEMAND",
            instance_types=list(system.instance_types),
            labels={SYSTEM_NODES_LABEL: "system"},
            launch_template=eks.CfnNodegroup.LaunchTemplateSpecificationProperty(
                id=template.ref, version=template.attr_latest_version_number
            ),
            scaling_config=eks.CfnNodegroup.ScalingConfigProperty(
                min_size=zones * system.nodes_per_zone,
                desired_size=zones * system.nodes_per_zone,
                max_size=zones * system.nodes_per_zone_max,
            ),
            update_config=eks.CfnNodegroup.UpdateConfigProperty(max_unavailable=1),
        )


_CONTROL_PLANE_POLICIES = ("AmazonEKSClusterPolicy",)
_BOTTLEROCKET_ROOT_GIB = 4
