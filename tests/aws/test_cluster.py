"""The cluster: private, nobody's but by access entries, encrypted, logged, and made in an order that works."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.cluster import InferenceCluster
from inferplane.aws.network import NetworkPlace
from inferplane.errors import DescriptionError
from inferplane.plan.names import Names
from inferplane.spec.cluster import NewCluster, SystemNodes

Resources = dict[str, dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Resources]
OfType = Callable[[Resources, str], list[dict[str, Any]]]
ZONES = ("us-east-1a", "us-east-1b", "us-east-1c")
PLACE = NetworkPlace(
    vpc_id="vpc-0123456789abcdef0",
    subnet_ids=("subnet-a", "subnet-b", "subnet-c"),
    node_security_group_id="sg-nodes",
    control_plane_security_group_id="sg-control-plane",
    s3_endpoint_id="vpce-s3",
)
ADMIN = "arn:aws:iam::111122223333:role/platform-admin"


def made(scope: Construct, names: Names, **described: Any) -> InferenceCluster:
    return InferenceCluster(
        scope,
        "Cluster",
        names=names,
        cluster=NewCluster(admin_role_arns=(ADMIN,), **described),
        place=PLACE,
        zones=ZONES,
    )


@pytest.fixture
def resources(rendered: Render, names: Names) -> Resources:
    return rendered(lambda scope: made(scope, names))


def depends_on(resources: Resources, later: dict[str, Any]) -> set[str]:
    return {resources[id]["Type"] for id in later.get("DependsOn", [])}


def resource(resources: Resources, kind: str, **properties: Any) -> dict[str, Any]:
    (found,) = [
        each for each in resources.values() if each["Type"] == kind and properties.items() <= each["Properties"].items()
    ]
    return found


def test_only_the_vpc_reaches_the_api(resources: Resources, of_type: OfType) -> None:
    (cluster,) = of_type(resources, "AWS::EKS::Cluster")
    reach = cluster["ResourcesVpcConfig"]
    assert (reach["EndpointPrivateAccess"], reach["EndpointPublicAccess"]) == (True, False)
    assert reach["SecurityGroupIds"] == ["sg-control-plane"]


def test_nobody_has_access_but_by_access_entries(resources: Resources, of_type: OfType) -> None:
    (cluster,) = of_type(resources, "AWS::EKS::Cluster")
    assert cluster["AccessConfig"] == {
        "AuthenticationMode": "API",
        "BootstrapClusterCreatorAdminPermissions": False,
    }
    (entry,) = of_type(resources, "AWS::EKS::AccessEntry")
    assert entry["PrincipalArn"] == ADMIN
    assert entry["AccessPolicies"][0]["PolicyArn"].endswith("/AmazonEKSClusterAdminPolicy")


def test_secrets_are_encrypted_with_a_rotated_key_of_their_own(resources: Resources, of_type: OfType) -> None:
    (cluster,) = of_type(resources, "AWS::EKS::Cluster")
    assert cluster["EncryptionConfig"][0]["Resources"] == ["secrets"]
    assert all(key["EnableKeyRotation"] for key in of_type(resources, "AWS::KMS::Key"))


def test_all_logs_go_to_a_log_group_that_is_there_before_the_cluster(resources: Resources, of_type: OfType) -> None:
    (cluster,) = of_type(resources, "AWS::EKS::Cluster")
    types = {each["Type"] for each in cluster["Logging"]["ClusterLogging"]["EnabledTypes"]}
    assert types == {"api", "audit", "authenticator", "controllerManager", "scheduler"}
    (group,) = of_type(resources, "AWS::Logs::LogGroup")
    assert group["LogGroupName"] == "/aws/eks/claims-prod/cluster"
    assert "AWS::Logs::LogGroup" in depends_on(resources, resource(resources, "AWS::EKS::Cluster"))


def test_a_cluster_is_not_lost_by_accident(resources: Resources) -> None:
    cluster = resource(resources, "AWS::EKS::Cluster")
    assert cluster["Properties"]["DeletionProtection"] is True
    assert cluster["DeletionPolicy"] == "Retain"


def test_workloads_are_known_to_iam_by_the_clusters_issuer(resources: Resources, of_type: OfType) -> None:
    (provider,) = of_type(resources, "AWS::IAM::OIDCProvider")
    assert provider["ClientIdList"] == ["sts.amazonaws.com"]
    assert provider["Url"]["Fn::GetAtt"][1] == "OpenIdConnectIssuerUrl"


def test_every_zone_has_system_nodes(resources: Resources, of_type: OfType) -> None:
    (group,) = of_type(resources, "AWS::EKS::Nodegroup")
    assert group["Subnets"] == list(PLACE.subnet_ids)
    assert group["ScalingConfig"] == {"MinSize": 3, "DesiredSize": 3, "MaxSize": 6}


def test_pods_on_system_nodes_cannot_take_the_nodes_role(resources: Resources, of_type: OfType) -> None:
    (template,) = of_type(resources, "AWS::EC2::LaunchTemplate")
    data = template["LaunchTemplateData"]
    assert data["MetadataOptions"] == {
        "HttpEndpoint": "enabled",
        "HttpTokens": "required",
        "HttpPutResponseHopLimit": 1,
    }
    assert all(each["Ebs"]["Encrypted"] for each in data["BlockDeviceMappings"])
    assert data["SecurityGroupIds"] == ["sg-nodes"]


def test_network_policies_are_enforced(resources: Resources) -> None:
    cni = resource(resources, "AWS::EKS::Addon", AddonName="vpc-cni")
    assert json.loads(cni["Properties"]["ConfigurationValues"]) == {"enableNetworkPolicy": "true"}


def test_nodes_come_after_what_they_cannot_join_without_and_before_what_waits_for_them(resources: Resources) -> None:
    nodes = resource(resources, "AWS::EKS::Nodegroup")
    before = {resources[id]["Properties"]["AddonName"] for id in nodes["DependsOn"]}
    assert before == {"vpc-cni", "kube-proxy", "eks-pod-identity-agent"}
    dns = resource(resources, "AWS::EKS::Addon", AddonName="coredns")
    assert depends_on(resources, dns) == {"AWS::EKS::Nodegroup"}


def test_versions_of_add_ons_can_be_pinned(rendered: Render, names: Names) -> None:
    pinned = {"coredns": "v1.12.4-eksbuild.1"}
    resources = rendered(lambda scope: made(scope, names, add_on_versions=pinned))
    dns = resource(resources, "AWS::EKS::Addon", AddonName="coredns")["Properties"]
    assert dns["AddonVersion"] == "v1.12.4-eksbuild.1"
    assert "AddonVersion" not in resource(resources, "AWS::EKS::Addon", AddonName="vpc-cni")["Properties"]


def test_system_nodes_are_as_described(rendered: Render, names: Names, of_type: OfType) -> None:
    nodes = SystemNodes(instance_types=("m7i.2xlarge",), nodes_per_zone=2, nodes_per_zone_max=3)
    (group,) = of_type(rendered(lambda scope: made(scope, names, system_nodes=nodes)), "AWS::EKS::Nodegroup")
    assert group["InstanceTypes"] == ["m7i.2xlarge"]
    assert group["ScalingConfig"] == {"MinSize": 6, "DesiredSize": 6, "MaxSize": 9}


def test_runs_no_code_at_deployment(resources: Resources) -> None:
    types = {each["Type"] for each in resources.values()}
    assert not [kind for kind in types if kind.startswith(("AWS::Lambda", "Custom::", "AWS::CloudFormation"))]


def test_refuses_administrators_of_another_account(rendered: Render, names: Names) -> None:
    cluster = NewCluster(admin_role_arns=("arn:aws:iam::999999999999:role/admin",))
    with pytest.raises(DescriptionError, match="must be in the environment's account 111122223333"):
        rendered(lambda scope: InferenceCluster(scope, "C", names=names, cluster=cluster, place=PLACE, zones=ZONES))


def test_is_taken_by_constructs_of_others(rendered: Render, names: Names) -> None:
    rendered(lambda scope: made(scope, names).cluster_interface.cluster_name)


def test_looks_as_reviewed(resources: Resources, json_snapshot: SnapshotAssertion) -> None:
    assert resources == json_snapshot
