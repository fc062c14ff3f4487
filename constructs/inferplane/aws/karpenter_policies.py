"""What Karpenter's controller may do: its six managed policies, as the documentation of 1.14 scopes them.

Data only: which statements, for which cluster. The cluster's name is part of condition *keys*; it is chosen in the
description, so the documents are plain objects.

See https://karpenter.sh/v1.14/reference/cloudformation/
"""

from __future__ import annotations

from inferplane.aws.policy import Condition, Statement, allow
from inferplane.plan.names import Names

_TAGGED_ON_LAUNCH = ("fleet", "instance", "volume", "network-interface", "launch-template", "spot-instances-request")
_NODE_POOL = "karpenter.sh/nodepool"
_NODE_CLASS = "karpenter.k8s.aws/ec2nodeclass"
_REGION = "topology.kubernetes.io/region"
_CLUSTER_NAME = "eks:eks-cluster-name"


def controller_statements(
    names: Names, *, cluster_name: str, node_role_arn: str, queue_arn: str
) -> dict[str, list[Statement]]:
    """The statements of each of the six policies, by the policy's documented name."""
    cluster_arn = names.arn("eks", f"cluster/{cluster_name}")
    return {
        "NodeLifecycle": _node_lifecycle(names, cluster_name),
        "IAMIntegration": _iam_integration(names, cluster_name, node_role_arn),
        "EKSIntegration": [allow("AllowAPIServerEndpointDiscovery", "eks:DescribeCluster", cluster_arn)],
        "Interruption": [
            allow(
                "AllowInterruptionQueueActions",
                ["sqs:DeleteMessage", "sqs:GetQueueUrl", "sqs:ReceiveMessage"],
                queue_arn,
            )
        ],
        "ZonalShift": [
            allow(
                "AllowZonalShiftStatusReadOnly",
                "arc-zonal-shift:GetManagedResource",
                "*",
                {"StringEquals": {"arc-zonal-shift:ResourceIdentifier": cluster_arn}},
            )
        ],
        "ResourceDiscovery": _resource_discovery(names),
    }


def _node_lifecycle(names: Names, cluster: str) -> list[Statement]:
    def ec2(*kinds: str) -> list[str]:
        return [names.arn("ec2", f"{kind}/*", account="*") for kind in kinds]

    public = [names.arn("ec2", f"{kind}/*", account="") for kind in ("image", "snapshot")]
    owned: Condition = {
        "StringEquals": {f"aws:ResourceTag/{_owner(cluster)}": "owned"},
        "StringLike": {f"aws:ResourceTag/{_NODE_POOL}": "*"},
    }
    requested = {
        f"aws:RequestTag/{_owner(cluster)}": "owned",
        f"aws:RequestTag/{_CLUSTER_NAME}": cluster,
    }
    for_pool = {f"aws:RequestTag/{_NODE_POOL}": "*"}
    launching = ["ec2:RunInstances", "ec2:CreateFleet"]
    return [
        allow(
            "AllowScopedEC2InstanceAccessActions",
            launching,
            [*public, *ec2("security-group", "subnet", "capacity-reservation", "placement-group")],
        ),
        allow("AllowScopedEC2LaunchTemplateAccessActions", launching, ec2("launch-template"), owned),
        allow(
            "AllowScopedEC2InstanceActionsWithTags",
            [*launching, "ec2:CreateLaunchTemplate"],
            ec2(*_TAGGED_ON_LAUNCH),
            {"StringEquals": requested, "StringLike": for_pool},
        ),
        allow(
            "AllowScopedResourceCreationTagging",
            "ec2:CreateTags",
            ec2(*_TAGGED_ON_LAUNCH),
            {
                "StringEquals": requested
                | {"ec2:CreateAction": ["RunInstances", "CreateFleet", "CreateLaunchTemplate"]},
                "StringLike": for_pool,
            },
        ),
        allow(
            "AllowScopedResourceTagging",
            "ec2:CreateTags",
            ec2("instance"),
            {
                **owned,
                "StringEqualsIfExists": {f"aws:RequestTag/{_CLUSTER_NAME}": cluster},
                "ForAllValues:StringEquals": {"aws:TagKeys": [_CLUSTER_NAME, "karpenter.sh/nodeclaim", "Name"]},
            },
        ),
        allow(
            "AllowScopedDeletion",
            ["ec2:TerminateInstances", "ec2:DeleteLaunchTemplate"],
            ec2("instance", "launch-template"),
            owned,
        ),
    ]


def _iam_integration(names: Names, cluster: str, node_role_arn: str) -> list[Statement]:
    profiles = _instance_profiles(names)
    request = {
        f"aws:RequestTag/{_owner(cluster)}": "owned",
        f"aws:RequestTag/{_CLUSTER_NAME}": cluster,
        f"aws:RequestTag/{_REGION}": names.region,
    }
    resource = {f"aws:ResourceTag/{_owner(cluster)}": "owned", f"aws:ResourceTag/{_REGION}": names.region}
    requested_class = {f"aws:RequestTag/{_NODE_CLASS}": "*"}
    owned_class = {f"aws:ResourceTag/{_NODE_CLASS}": "*"}
    return [
        allow(
            "AllowPassingInstanceRole",
            "iam:PassRole",
            node_role_arn,
            {"StringEquals": {"iam:PassedToService": ["ec2.amazonaws.com", "ec2.amazonaws.com.cn"]}},
        ),
        allow(
            "AllowScopedInstanceProfileCreationActions",
            "iam:CreateInstanceProfile",
            profiles,
            {"StringEquals": request, "StringLike": requested_class},
        ),
        allow(
            "AllowScopedInstanceProfileTagActions",
            "iam:TagInstanceProfile",
            profiles,
            {"StringEquals": resource | request, "StringLike": owned_class | requested_class},
        ),
        allow(
            "AllowScopedInstanceProfileActions",
            ["iam:AddRoleToInstanceProfile", "iam:RemoveRoleFromInstanceProfile", "iam:DeleteInstanceProfile"],
            profiles,
            {"StringEquals": resource, "StringLike": owned_class},
        ),
    ]


def _resource_discovery(names: Names) -> list[Statement]:
    described = (
        "CapacityReservations",
        "Images",
        "Instances",
        "InstanceStatus",
        "InstanceTypeOfferings",
        "InstanceTypes",
        "LaunchTemplates",
        "PlacementGroups",
        "SecurityGroups",
        "SpotPriceHistory",
        "Subnets",
    )
    return [
        allow(
            "AllowRegionalReadActions",
            [f"ec2:Describe{kind}" for kind in described],
            "*",
            {"StringEquals": {"aws:RequestedRegion": names.region}},
        ),
        allow("AllowSSMReadActions", "ssm:GetParameter", names.arn("ssm", "parameter/aws/service/*", account="")),
        allow("AllowPricingReadActions", "pricing:GetProducts", "*"),
        allow("AllowUnscopedInstanceProfileListAction", "iam:ListInstanceProfiles", "*"),
        allow("AllowInstanceProfileReadActions", "iam:GetInstanceProfile", _instance_profiles(names)),
    ]


def _owner(cluster: str) -> str:
    return f"kubernetes.io/cluster/{cluster}"


def _instance_profiles(names: Names) -> str:
    return names.arn("iam", "instance-profile/*", region="")
