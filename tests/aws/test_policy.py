"""IAM documents as plain objects, and the trust document that cannot be one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inferplane.aws.policy import allow, deny, document, irsa_trust, pod_identity_trust, service_trust
from inferplane.plan.limits import trust_faults


def test_a_document_states_the_current_version_of_the_language() -> None:
    assert document([allow("A", "s3:GetObject", "*")])["Version"] == "2012-10-17"


def test_a_statement_without_a_condition_has_none() -> None:
    assert "Condition" not in allow("A", "s3:GetObject", "*")


def test_a_denial_is_for_everybody() -> None:
    assert deny("A", "s3:*", "*")["Principal"] == "*"


def test_only_the_issuer_is_left_to_cloudformation_in_an_irsa_trust() -> None:
    held: Any = irsa_trust("issuer.example/id/1", namespace="a", service_account="b")
    text, variables = held["Fn::Sub"]
    assert variables == {"Issuer": "issuer.example/id/1"}
    assert {part.split("}")[0] for part in text.split("${")[1:]} == {"AWS::Partition", "AWS::AccountId", "Issuer"}
    json.loads(text)


def test_the_longest_names_fit_a_trust_policy() -> None:
    held = irsa_trust("i" * 100, namespace="n" * 63, service_account="s" * 253)["Fn::Sub"]
    assert trust_faults("trust", held) == ()


@pytest.mark.parametrize("account", [None, "karpenter"])
def test_pod_identity_is_bound_to_cluster_and_namespace(account: str | None) -> None:
    held: Any = pod_identity_trust(cluster_name="claims-prod", namespace="kube-system", service_account=account)
    (statement,) = held["Statement"]
    tags = statement["Condition"]["StringEquals"]
    assert tags["aws:RequestTag/eks-cluster-name"] == "claims-prod"
    assert tags["aws:RequestTag/kubernetes-namespace"] == "kube-system"
    assert tags.get("aws:RequestTag/kubernetes-service-account") == account


def test_a_service_trust_names_the_service_alone() -> None:
    held: Any = service_trust("s3.amazonaws.com")
    (statement,) = held["Statement"]
    assert statement["Principal"] == {"Service": "s3.amazonaws.com"}
    assert "Resource" not in statement
