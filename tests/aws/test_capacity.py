"""Karpenter's roles, policies, queue and rules, against what its 1.14 documentation asks for."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.capacity import KarpenterCapacity, NodeRole
from inferplane.errors import DescriptionError
from inferplane.plan.limits import policy_faults
from inferplane.plan.names import Names

ISSUER = "oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE"

# Sid -> actions, read from the documentation's CloudFormation template of 1.14.
DOCUMENTED = {
    "AllowScopedEC2InstanceAccessActions": {"ec2:RunInstances", "ec2:CreateFleet"},
    "AllowScopedEC2LaunchTemplateAccessActions": {"ec2:RunInstances", "ec2:CreateFleet"},
    "AllowScopedEC2InstanceActionsWithTags": {"ec2:RunInstances", "ec2:CreateFleet", "ec2:CreateLaunchTemplate"},
    "AllowScopedResourceCreationTagging": {"ec2:CreateTags"},
    "AllowScopedResourceTagging": {"ec2:CreateTags"},
    "AllowScopedDeletion": {"ec2:TerminateInstances", "ec2:DeleteLaunchTemplate"},
    "AllowPassingInstanceRole": {"iam:PassRole"},
    "AllowScopedInstanceProfileCreationActions": {"iam:CreateInstanceProfile"},
    "AllowScopedInstanceProfileTagActions": {"iam:TagInstanceProfile"},
    "AllowScopedInstanceProfileActions": {
        "iam:AddRoleToInstanceProfile",
        "iam:RemoveRoleFromInstanceProfile",
        "iam:DeleteInstanceProfile",
    },
    "AllowAPIServerEndpointDiscovery": {"eks:DescribeCluster"},
    "AllowInterruptionQueueActions": {"sqs:DeleteMessage", "sqs:GetQueueUrl", "sqs:ReceiveMessage"},
    "AllowZonalShiftStatusReadOnly": {"arc-zonal-shift:GetManagedResource"},
    "AllowRegionalReadActions": {
        "ec2:DescribeCapacityReservations",
        "ec2:DescribeImages",
        "ec2:DescribeInstances",
        "ec2:DescribeInstanceStatus",
        "ec2:DescribeInstanceTypeOfferings",
        "ec2:DescribeInstanceTypes",
        "ec2:DescribeLaunchTemplates",
        "ec2:DescribePlacementGroups",
        "ec2:DescribeSecurityGroups",
        "ec2:DescribeSpotPriceHistory",
        "ec2:DescribeSubnets",
    },
    "AllowSSMReadActions": {"ssm:GetParameter"},
    "AllowPricingReadActions": {"pricing:GetProducts"},
    "AllowUnscopedInstanceProfileListAction": {"iam:ListInstanceProfiles"},
    "AllowInstanceProfileReadActions": {"iam:GetInstanceProfile"},
}


@pytest.fixture
def resources(rendered: Callable[..., dict[str, Any]], names: Names) -> dict[str, Any]:
    return rendered(lambda scope: KarpenterCapacity(scope, "Capacity", names=names, issuer=ISSUER))


def _statements(resources: dict[str, Any], kind: str = "AWS::IAM::ManagedPolicy") -> dict[str, dict[str, Any]]:
    return {
        statement["Sid"]: statement
        for resource in resources.values()
        if resource["Type"] == kind
        for statement in resource["Properties"]["PolicyDocument"]["Statement"]
    }


def test_renders(resources: dict[str, Any], json_snapshot: SnapshotAssertion) -> None:
    assert resources == json_snapshot


def test_controller_has_six_managed_policies_and_no_inline_one(
    resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    controller = next(role for role in of_type(resources, "AWS::IAM::Role") if "karpenter" in role["RoleName"])
    assert len(controller["ManagedPolicyArns"]) == len(of_type(resources, "AWS::IAM::ManagedPolicy")) == 6
    assert not [role for role in of_type(resources, "AWS::IAM::Role") if "Policies" in role]


def test_controller_may_do_what_is_documented_and_nothing_else(resources: dict[str, Any]) -> None:
    actions = {
        sid: {statement["Action"]} if isinstance(statement["Action"], str) else set(statement["Action"])
        for sid, statement in _statements(resources).items()
    }
    assert actions == DOCUMENTED


def test_instances_are_scoped_to_the_cluster_by_tags_whose_keys_hold_its_name(resources: dict[str, Any]) -> None:
    condition = _statements(resources)["AllowScopedEC2InstanceActionsWithTags"]["Condition"]
    assert condition == {
        "StringEquals": {
            "aws:RequestTag/kubernetes.io/cluster/claims-prod": "owned",
            "aws:RequestTag/eks:eks-cluster-name": "claims-prod",
        },
        "StringLike": {"aws:RequestTag/karpenter.sh/nodepool": "*"},
    }


def test_tagging_an_instance_is_limited_to_three_keys(resources: dict[str, Any]) -> None:
    condition = _statements(resources)["AllowScopedResourceTagging"]["Condition"]
    assert condition["ForAllValues:StringEquals"] == {
        "aws:TagKeys": ["eks:eks-cluster-name", "karpenter.sh/nodeclaim", "Name"]
    }
    assert condition["StringEqualsIfExists"] == {"aws:RequestTag/eks:eks-cluster-name": "claims-prod"}


def test_only_the_node_role_can_be_passed_and_only_to_ec2(resources: dict[str, Any]) -> None:
    statement = _statements(resources)["AllowPassingInstanceRole"]
    assert statement["Resource"] == "arn:aws:iam::111122223333:role/claims-prod-node-us-east-1-111122223333"
    assert statement["Condition"] == {
        "StringEquals": {"iam:PassedToService": ["ec2.amazonaws.com", "ec2.amazonaws.com.cn"]}
    }


def test_policies_are_plain_objects_that_fit(
    resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    for policy in of_type(resources, "AWS::IAM::ManagedPolicy"):
        assert "Fn::" not in json.dumps(policy["PolicyDocument"])
        assert policy_faults("policy", policy["PolicyDocument"]) == ()


def test_controller_is_trusted_as_one_service_account(
    resources: dict[str, Any],
    of_type: Callable[..., list[dict[str, Any]]],
    trust: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    controller = next(role for role in of_type(resources, "AWS::IAM::Role") if "karpenter" in role["RoleName"])
    (statement,) = trust(controller)["Statement"]
    assert statement["Principal"] == {"Federated": f"arn:aws:iam::111122223333:oidc-provider/{ISSUER}"}
    assert statement["Condition"] == {
        "StringEquals": {
            f"{ISSUER}:aud": "sts.amazonaws.com",
            f"{ISSUER}:sub": "system:serviceaccount:kube-system:karpenter",
        }
    }


def test_nodes_have_the_documented_policies_and_a_profile_of_the_roles_name(
    resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    node = next(role for role in of_type(resources, "AWS::IAM::Role") if "-node-" in role["RoleName"])
    assert {arn.removeprefix("arn:aws:iam::aws:policy/") for arn in node["ManagedPolicyArns"]} == {
        "AmazonEKS_CNI_Policy",
        "AmazonEKSWorkerNodePolicy",
        "AmazonEC2ContainerRegistryPullOnly",
        "AmazonSSMManagedInstanceCore",
    }
    (profile,) = of_type(resources, "AWS::IAM::InstanceProfile")
    assert profile["InstanceProfileName"] == node["RoleName"]


def test_nodes_are_let_into_the_cluster_once_their_role_exists(
    resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (entry,) = of_type(resources, "AWS::EKS::AccessEntry")
    assert entry["Type"] == "EC2_LINUX"
    assert "Fn::GetAtt" in entry["PrincipalArn"]


def test_queue_keeps_notices_for_five_minutes_encrypted(
    resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    (queue,) = of_type(resources, "AWS::SQS::Queue")
    assert queue == {
        "QueueName": "claims-prod-interruption",
        "MessageRetentionPeriod": 300,
        "SqsManagedSseEnabled": True,
    }


def test_queue_takes_notices_from_event_bridge_and_refuses_plain_http(resources: dict[str, Any]) -> None:
    statements = _statements(resources, "AWS::SQS::QueuePolicy")
    assert statements["AllowNotices"]["Principal"] == {"Service": ["events.amazonaws.com", "sqs.amazonaws.com"]}
    assert statements["DenyHTTP"]["Action"] == "sqs:*"
    assert statements["DenyHTTP"]["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}


def test_five_rules_feed_the_queue(resources: dict[str, Any], of_type: Callable[..., list[dict[str, Any]]]) -> None:
    rules = of_type(resources, "AWS::Events::Rule")
    assert {(rule["EventPattern"]["source"][0], rule["EventPattern"]["detail-type"][0]) for rule in rules} == {
        ("aws.health", "AWS Health Event"),
        ("aws.ec2", "EC2 Spot Instance Interruption Warning"),
        ("aws.ec2", "EC2 Instance Rebalance Recommendation"),
        ("aws.ec2", "EC2 Instance State-change Notification"),
        ("aws.ec2", "EC2 Capacity Reservation Instance Interruption Warning"),
    }
    for rule in rules:
        assert rule["Targets"] == [
            {
                "Id": "KarpenterInterruptionQueueTarget",
                "Arn": "arn:aws:sqs:us-east-1:111122223333:claims-prod-interruption",
            }
        ]


def test_pod_identity_associates_the_controller(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    of_type: Callable[..., list[dict[str, Any]]],
    trust: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    resources = rendered(lambda scope: KarpenterCapacity(scope, "Capacity", names=names, identity="pod-identity"))
    (association,) = of_type(resources, "AWS::EKS::PodIdentityAssociation")
    assert (association["Namespace"], association["ServiceAccount"]) == ("kube-system", "karpenter")
    controller = next(role for role in of_type(resources, "AWS::IAM::Role") if "karpenter" in role["RoleName"])
    (statement,) = trust(controller)["Statement"]
    assert statement["Principal"] == {"Service": "pods.eks.amazonaws.com"}
    assert statement["Action"] == ["sts:AssumeRole", "sts:TagSession"]
    assert statement["Condition"]["StringEquals"] == {
        "aws:RequestTag/eks-cluster-name": "claims-prod",
        "aws:RequestTag/kubernetes-namespace": "kube-system",
        "aws:RequestTag/kubernetes-service-account": "karpenter",
    }


def test_irsa_without_an_issuer_is_refused(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    with pytest.raises(DescriptionError, match="issuer: is required for irsa; give the cluster's issuer"):
        rendered(lambda scope: KarpenterCapacity(scope, "Capacity", names=names))


def test_the_spot_role_is_made_only_when_asked_for(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    resources: dict[str, Any],
    of_type: Callable[..., list[dict[str, Any]]],
) -> None:
    assert of_type(resources, "AWS::IAM::ServiceLinkedRole") == []
    asked = rendered(
        lambda scope: KarpenterCapacity(
            scope, "Capacity", names=names, issuer=ISSUER, create_spot_service_linked_role=True
        )
    )
    assert of_type(asked, "AWS::IAM::ServiceLinkedRole") == [{"AWSServiceName": "spot.amazonaws.com"}]


def test_other_partitions_have_their_own_arns_and_principals(
    rendered: Callable[..., dict[str, Any]], of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    china = Names("claims", "prod", "111122223333", "cn-north-1")
    resources = rendered(lambda scope: KarpenterCapacity(scope, "Capacity", names=china, issuer=ISSUER))
    node = next(role for role in of_type(resources, "AWS::IAM::Role") if "-node-" in role["RoleName"])
    (statement,) = node["AssumeRolePolicyDocument"]["Statement"]
    assert statement["Principal"] == {"Service": "ec2.amazonaws.com.cn"}
    assert "arn:aws:" not in json.dumps(resources)


def test_a_node_role_made_elsewhere_is_used(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    def build(scope: Construct) -> None:
        node = NodeRole(scope, "Node", names=names, role_name="nodes-of-ours")
        KarpenterCapacity(scope, "Capacity", names=names, issuer=ISSUER, node_role=node)

    resources = rendered(build)
    assert len(of_type(resources, "AWS::IAM::InstanceProfile")) == 1
    assert of_type(resources, "AWS::EKS::AccessEntry") == []
    passing = _statements(resources)["AllowPassingInstanceRole"]
    assert passing["Resource"] == "arn:aws:iam::111122223333:role/nodes-of-ours"
