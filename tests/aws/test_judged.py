"""What the judges of others say of the constructs: cdk-nag's packs, cfn-lint, and parliament."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aws_cdk as cdk
import parliament
import pytest
from cfnlint.api import ManualArgs, lint
from constructs import Construct

import nag_judge
import template_judge
from inferplane.aws.acknowledged import ACKNOWLEDGED, reason_for
from inferplane.aws.capacity import KarpenterCapacity
from inferplane.aws.cluster import InferenceCluster
from inferplane.aws.delivery import ArgoCdCapability
from inferplane.aws.identity import ModelAssociation, ModelReaderRole, PodIdentityReaders
from inferplane.aws.images import ImageMirror
from inferplane.aws.keys import ModelKey
from inferplane.aws.network import ServingNetwork
from inferplane.aws.registry import ModelRegistryBucket, Replica
from inferplane.facts.endpoints import Caller
from inferplane.plan.endpoints import needed_endpoints
from inferplane.plan.names import Names
from inferplane.spec.cluster import NewCluster
from inferplane.spec.delivery import CodeConnectionsSource, ManagedArgoCd
from inferplane.spec.network import NewNetwork
from inferplane.spec.registry import ModelRegistry, Retention

ZONES_ARE_WRITTEN_OUT = "W3010"
"""cfn-lint's rule against it; a synthesis asks no account, so it must know them."""
MODELS = ("clinical-summary", "triage")
KEY = "arn:aws:kms:us-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"
EXPECTED = {
    "RESOURCE_MISMATCH": "an action on several resources is spread over several statements, each with its condition",
    "RESOURCE_STAR": "as Karpenter's documentation has it",
    "UNKNOWN_CONDITION_FOR_ACTION": "kms:ResourceAliases is younger than parliament's data",
}
"""Findings of parliament that are expected, with the reason."""


def _platform(scope: Construct, names: Names, paired: Names) -> None:
    zones = ("us-east-1a", "us-east-1b", "us-east-1c")
    callers: tuple[Caller, ...] = ("irsa", "karpenter", "load-balancers", "logs", "models", "nodes", "pod-identity")
    network = ServingNetwork(
        scope,
        "Network",
        names=names,
        network=NewNetwork(cidr="10.40.0.0/16"),
        zones=zones,
        endpoints=needed_endpoints(callers),
    )
    InferenceCluster(
        scope,
        "Cluster",
        names=names,
        cluster=NewCluster(admin_role_arns=("arn:aws:iam::111122223333:role/platform-admin",)),
        place=network.place,
        zones=zones,
    )
    issuer = "oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE"
    KarpenterCapacity(scope, "Capacity", names=names, issuer=issuer, create_spot_service_linked_role=True)
    registry = ModelRegistry(
        retention=Retention(days=365),
        publishers=("arn:aws:iam::111122223333:role/publish-models",),
        break_glass=("arn:aws:iam::111122223333:role/break-glass",),
    )
    ModelRegistryBucket(
        scope,
        "Registry",
        names=names,
        registry=registry,
        vpc_endpoint_ids=["vpce-0123456789abcdef0"],
        models=MODELS,
        replica=Replica(paired),
    )
    bucket_arn = names.bucket_arn(names.registry_bucket)
    readers = PodIdentityReaders(scope, "Readers", names=names, namespace="inference", bucket_arn=bucket_arn)
    for model in MODELS:
        key = ModelKey(scope, f"Key-{model}", names=names, model=model)
        ModelReaderRole(
            scope,
            f"Reader-{model}",
            role_name=names.unique(f"model-{model}"),
            issuer=issuer,
            namespace="inference",
            service_account=model,
            model=model,
            bucket_arn=bucket_arn,
            key_arn=key.key_arn,
        )
        ModelAssociation(
            scope,
            f"Association-{model}",
            cluster_name=readers.cluster_name,
            namespace="inference",
            service_account=model,
            role_arn=readers.role_arn,
        )
    source = CodeConnectionsSource(
        connection_id="12345678-1234-1234-1234-123456789012", owner="payer", repository="gitops"
    )
    delivery = ManagedArgoCd(
        identity_center_instance_arn="arn:aws:sso:::instance/ssoins-1234567890abcdef",
        admin_group_ids=("11111111-1111-4111-8111-111111111111",),
        source=source,
    )
    ArgoCdCapability(scope, "ArgoCd", names=names, delivery=delivery)
    ImageMirror(scope, "Images", names=names, repositories=["vllm/vllm-openai"], replicate_to=paired)


@pytest.fixture
def template(rendered: Callable[..., dict[str, Any]], names: Names, paired: Names) -> dict[str, Any]:
    return {"Resources": rendered(lambda scope: _platform(scope, names, paired))}


@pytest.fixture
def findings(tmp_path: Path, names: Names, paired: Names) -> list[tuple[str, str]]:
    """cdk-nag's findings, each with the path of its construct."""
    app = cdk.App(outdir=str(tmp_path), analytics_reporting=False)
    stack = cdk.Stack(app, "Stack", env=cdk.Environment(account=names.account, region=names.region))
    _platform(stack, names, paired)
    return nag_judge.findings(app, tmp_path)


def test_nag_finds_nothing_that_is_not_acknowledged(findings: list[tuple[str, str]]) -> None:
    assert findings
    assert [finding for finding in findings if reason_for(*finding) is None] == []


def test_a_finding_elsewhere_is_not_acknowledged() -> None:
    assert reason_for("AwsSolutions::AwsSolutions-SQS3", "Stack/Other/Queue") is None
    assert reason_for("AwsSolutions::AwsSolutions-IAM5[Resource::*]", "Stack/Capacity/NodeLifecyclePolicy") is None


def test_there_are_a_dozen_reasons_at_most() -> None:
    assert len(ACKNOWLEDGED) <= 12
    assert len({row.reason for row in ACKNOWLEDGED}) == len(ACKNOWLEDGED)


def test_cfn_lint_finds_nothing(template: dict[str, Any]) -> None:
    found = lint(json.dumps(template, indent=1), config=ManualArgs(ignore_checks=[ZONES_ARE_WRITTEN_OUT]))
    assert [str(match) for match in found] == []


def test_parliament_knows_every_action_resource_and_condition(template: dict[str, Any]) -> None:
    for resource in template["Resources"].values():
        if resource["Type"] != "AWS::IAM::ManagedPolicy":
            continue
        text = re.sub(r'\{"Fn::GetAtt": [^}]+\}', f'"{KEY}"', json.dumps(resource["Properties"]["PolicyDocument"]))
        findings = parliament.analyze_policy_string(text).findings
        assert [str(finding) for finding in findings if finding.issue not in EXPECTED] == []


def test_no_lambda_no_custom_resource_no_inline_policy(template: dict[str, Any]) -> None:
    types = {resource["Type"] for resource in template["Resources"].values()}
    assert not [kind for kind in types if kind.startswith(("AWS::Lambda", "Custom::", "AWS::CloudFormation::Custom"))]
    assert "AWS::IAM::Policy" not in types
    assert not [each for each in template["Resources"].values() if "Policies" in each.get("Properties", {})]


def test_only_trust_documents_are_left_to_cloudformation_as_text(template: dict[str, Any]) -> None:
    for resource in template["Resources"].values():
        properties = dict(resource.get("Properties", {}))
        properties.pop("AssumeRolePolicyDocument", None)
        assert "Fn::Sub" not in json.dumps(properties)


def test_our_own_judge_finds_nothing_either(template: dict[str, Any]) -> None:
    assert template_judge.faults(template) == []
