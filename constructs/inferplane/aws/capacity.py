"""What Karpenter needs in the account to make GPU nodes: its controller's role, the nodes' role and profile, the queue.

Knows no NodePool: which nodes are made is said in the cluster. Everything is fixed by name, so that the cluster's YAML
can name it and no reference crosses a stack.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from aws_cdk import aws_eks as eks
from aws_cdk import aws_iam as iam
from constructs import Construct

from inferplane.aws.interruption import InterruptionQueue
from inferplane.aws.karpenter_policies import controller_statements
from inferplane.aws.policy import document, irsa_trust, pod_identity_trust, service_trust
from inferplane.errors import FaultList
from inferplane.plan.names import Names

POLICY_NAME_LIMIT = 128
"""Characters in the name of an IAM managed policy."""
NODE_POLICIES = (
    "AmazonEKS_CNI_Policy",
    "AmazonEKSWorkerNodePolicy",
    "AmazonEC2ContainerRegistryPullOnly",
    "AmazonSSMManagedInstanceCore",
)
"""AWS's managed policies of Karpenter's nodes, as its documentation lists them."""

_POLICY_THINGS = {
    "NodeLifecycle": "karpenter-node-lifecycle",
    "IAMIntegration": "karpenter-iam-integration",
    "EKSIntegration": "karpenter-eks-integration",
    "Interruption": "karpenter-interruption",
    "ZonalShift": "karpenter-zonal-shift",
    "ResourceDiscovery": "karpenter-resource-discovery",
}


class NodeRole(Construct):
    """The role and the instance profile of Karpenter's nodes, both of one fixed name.

    The profile is made here, not by Karpenter: IAM has no VPC endpoint outside us-east-1, so that a private cluster's
    node classes must name `instanceProfile`, never `role`. The role also needs an access entry of type EC2_LINUX on the
    cluster, which EKS takes only once the role exists.

    See https://karpenter.sh/v1.14/getting-started/getting-started-with-karpenter/#private-clusters
    """

    def __init__(self, scope: Construct, id: str, *, names: Names, role_name: str | None = None) -> None:
        """Make both.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            role_name: the name of role and profile; `names.node_role` by default.
        """
        super().__init__(scope, id)
        self.role_name = role_name or names.node_role
        """The name of the role, and of the instance profile."""
        self.role_arn = names.role_arn(self.role_name)
        """The role's ARN, written out."""
        self.role = iam.CfnRole(
            self,
            "Role",
            role_name=self.role_name,
            description=f"Nodes that Karpenter makes for cluster {names.prefix}",
            assume_role_policy_document=service_trust(f"ec2.{names.dns_suffix}"),
            managed_policy_arns=[
                names.arn("iam", f"policy/{policy}", region="", account="aws") for policy in NODE_POLICIES
            ],
        )
        self.instance_profile = iam.CfnInstanceProfile(
            self, "InstanceProfile", instance_profile_name=self.role_name, roles=[self.role.ref]
        )

    @cached_property
    def role_interface(self) -> iam.IRole:
        """The role as CDK's own interface, for `grant_x` methods of other constructs."""
        return iam.Role.from_role_name(self, "Imported", self.role_name)


class KarpenterCapacity(Construct):
    """Karpenter's controller role with its six policies, its nodes' role and profile, and its interruption queue.

    See https://karpenter.sh/v1.14/reference/cloudformation/
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        cluster_name: str | None = None,
        identity: Literal["irsa", "pod-identity"] = "irsa",
        issuer: str | None = None,
        namespace: str = "kube-system",
        service_account: str = "karpenter",
        node_role: NodeRole | None = None,
        create_spot_service_linked_role: bool = False,
    ) -> None:
        """Make them.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            cluster_name: the cluster; the environment's own by default.
            identity: how the controller's pods get their role: a trust in the cluster's OIDC issuer, or an EKS Pod
                Identity association (which needs the agent add-on and the `eks-auth` endpoint).
            issuer: the cluster's OIDC issuer, host and path without `https://`; required for `irsa`.
            namespace: where Karpenter runs.
            service_account: the controller's service account.
            node_role: the nodes' role, when it and its access entry are made elsewhere, such as in the cluster's stack;
                both are made here by default, the entry on a cluster that exists already.
            create_spot_service_linked_role: also make the account's role for Spot. It is one per account: creation
                fails where it exists already, so it is left out by default, and a first Spot request without it fails.

        Raises:
            DescriptionError: if `identity` is `irsa` and there is no issuer.
        """
        faults = FaultList(type(self).__name__)
        if identity == "irsa" and not issuer:
            faults.add("issuer", "is required for irsa", cure="give the cluster's issuer, or use pod-identity")
        faults.raise_if_any()
        super().__init__(scope, id)
        cluster = cluster_name or names.prefix
        self.cluster_name = cluster
        """The cluster that Karpenter serves."""
        self.node_role = node_role or NodeRole(self, "Node", names=names)
        """The nodes' role and profile."""
        if node_role is None:
            eks.CfnAccessEntry(
                self,
                "NodeAccessEntry",
                cluster_name=cluster,
                principal_arn=self.node_role.role.attr_arn,
                type="EC2_LINUX",
            )
        self.queue = InterruptionQueue(self, "Interruption", names=names)
        """The interruption queue; Karpenter's setting `interruptionQueue` is its name."""
        statements = controller_statements(
            names, cluster_name=cluster, node_role_arn=self.node_role.role_arn, queue_arn=self.queue.queue_arn
        )
        policies = [
            iam.CfnManagedPolicy(
                self,
                f"{name}Policy",
                managed_policy_name=names.unique(_POLICY_THINGS[name], POLICY_NAME_LIMIT),
                policy_document=document(held),
            )
            for name, held in statements.items()
        ]
        self.role_name = names.karpenter_role
        """The controller role's name."""
        self.role_arn = names.role_arn(self.role_name)
        """The controller role's ARN, written out: what the service account's annotation holds under IRSA."""
        self.role = iam.CfnRole(
            self,
            "ControllerRole",
            role_name=self.role_name,
            description=f"Karpenter's controller in cluster {cluster}",
            assume_role_policy_document=irsa_trust(issuer, namespace=namespace, service_account=service_account)
            if identity == "irsa" and issuer
            else pod_identity_trust(cluster_name=cluster, namespace=namespace, service_account=service_account),
            managed_policy_arns=[policy.ref for policy in policies],
        )
        if identity == "pod-identity":
            eks.CfnPodIdentityAssociation(
                self,
                "Association",
                cluster_name=cluster,
                namespace=namespace,
                service_account=service_account,
                role_arn=self.role.attr_arn,
            )
        if create_spot_service_linked_role:
            iam.CfnServiceLinkedRole(self, "SpotRole", aws_service_name="spot.amazonaws.com")
