"""Argo CD as an EKS capability: its role, its access to the cluster, and who may use it.

It runs in AWS's accounts and reaches the private cluster by itself; what it reads, it reads with its role alone.

See https://docs.aws.amazon.com/eks/latest/userguide/argocd.html
"""

from __future__ import annotations

from collections.abc import Sequence

from aws_cdk import aws_eks as eks
from aws_cdk import aws_iam as iam
from constructs import Construct

from inferplane.aws.policy import allow, document, service_trust
from inferplane.plan.delivery import source_actions
from inferplane.plan.names import Names
from inferplane.spec.delivery import ManagedArgoCd, OciSource

CLUSTER_ADMIN_POLICY = "AmazonEKSClusterAdminPolicy"
"""EKS's access policy under which Argo CD may apply anything; it makes CRDs, roles and namespaces, so nothing less will
do."""

_PULLING = ["ecr:BatchCheckLayerAvailability", "ecr:BatchGetImage", "ecr:GetDownloadUrlForLayer"]


class ArgoCdCapability(Construct):
    """The EKS capability for Argo CD on a cluster, with its role and access entry.

    EKS makes an access entry for the role when there is none, but lets it do nothing to the cluster, and no
    CloudFormation resource adds to an entry that exists. So the entry is made first, and the capability after it.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        delivery: ManagedArgoCd,
        cluster_name: str | None = None,
        access_policies: Sequence[str] = (CLUSTER_ADMIN_POLICY,),
        vpc_endpoint_ids: Sequence[str] = (),
    ) -> None:
        """Make the capability.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            delivery: namespace, IAM Identity Center and source, as described.
            cluster_name: the cluster, which must exist and use access entries; the environment's own by default.
            access_policies: names of EKS's access policies, at cluster scope, for what Argo CD may do there.
            vpc_endpoint_ids: interface endpoints through which people reach its web page; over the internet, behind
                IAM Identity Center, by default.
        """
        super().__init__(scope, id)
        cluster = cluster_name or names.prefix
        self.role_name = argo_cd_role_name(names)
        """The name of the capability's role."""
        self.role = self._role(names, delivery)
        entry = eks.CfnAccessEntry(
            self,
            "AccessEntry",
            cluster_name=cluster,
            principal_arn=self.role.attr_arn,
            type="STANDARD",
            access_policies=[
                eks.CfnAccessEntry.AccessPolicyProperty(
                    policy_arn=names.arn("eks", f"cluster-access-policy/{policy}", region="", account="aws"),
                    access_scope=eks.CfnAccessEntry.AccessScopeProperty(type="cluster"),
                )
                for policy in access_policies
            ],
        )
        self.capability = eks.CfnCapability(
            self,
            "Capability",
            capability_name="argocd",
            cluster_name=cluster,
            type="ARGOCD",
            role_arn=self.role.attr_arn,
            delete_propagation_policy="RETAIN",
            configuration=eks.CfnCapability.CapabilityConfigurationProperty(
                argo_cd=eks.CfnCapability.ArgoCdProperty(
                    namespace=delivery.namespace,
                    aws_idc=eks.CfnCapability.AwsIdcProperty(
                        idc_instance_arn=delivery.identity_center_instance_arn,
                        idc_region=delivery.identity_center_region or names.region,
                    ),
                    rbac_role_mappings=[
                        _mapping(role, groups)
                        for role, groups in (
                            ("ADMIN", delivery.admin_group_ids),
                            ("VIEWER", delivery.viewer_group_ids),
                        )
                        if groups
                    ],
                    network_access=eks.CfnCapability.NetworkAccessProperty(vpce_ids=list(vpc_endpoint_ids))
                    if vpc_endpoint_ids
                    else None,
                )
            ),
        )
        self.capability.add_resource_dependency(entry)

    @property
    def server_url(self) -> str:
        """The address of Argo CD's web page, known at deployment."""
        return self.capability.attr_configuration_argo_cd_server_url

    def _role(self, names: Names, delivery: ManagedArgoCd) -> iam.CfnRole:
        """Mirrored charts, and the source; see the page on repositories in the capability's guide."""
        repositories = [names.arn("ecr", f"repository/{names.platform}/*")]
        if isinstance(delivery.source, OciSource) and not delivery.source.repository.startswith(f"{names.platform}/"):
            repositories.append(names.arn("ecr", f"repository/{delivery.source.repository}"))
        statements = [
            allow("AuthorizeToECR", "ecr:GetAuthorizationToken", "*"),
            allow("PullArtifacts", _PULLING, repositories),
            *(
                allow(f"ReadSource{place}", action, resource)
                for place, (action, resource) in enumerate(source_actions(delivery.source, names).items(), start=1)
            ),
        ]
        policy = iam.CfnManagedPolicy(
            self, "ArtifactPolicy", managed_policy_name=self.role_name, policy_document=document(statements)
        )
        return iam.CfnRole(
            self,
            "Role",
            role_name=self.role_name,
            description=f"Argo CD, as an EKS capability, for {names.prefix}",
            assume_role_policy_document=service_trust(
                "capabilities.eks.amazonaws.com", actions=["sts:AssumeRole", "sts:TagSession"]
            ),
            managed_policy_arns=[policy.ref],
        )


def argo_cd_role_name(names: Names) -> str:
    """The name of the role of Argo CD's capability."""
    return names.unique("argocd")


def _mapping(role: str, groups: Sequence[str]) -> eks.CfnCapability.ArgoCdRoleMappingProperty:
    return eks.CfnCapability.ArgoCdRoleMappingProperty(
        role=role,
        identities=[eks.CfnCapability.SsoIdentityProperty(id=group, type="SSO_GROUP") for group in groups],
    )
