"""Every AWS service that is called has an endpoint, and each endpoint says for whom it is there."""

from __future__ import annotations

from inferplane.plan.endpoints import needed_endpoints


def services(*callers: str) -> set[str]:
    return {endpoint.service for endpoint in needed_endpoints(callers)}  # type: ignore[arg-type]


def test_karpenter_has_what_its_documentation_lists_for_private_clusters() -> None:
    assert services("nodes", "karpenter") >= {"ec2", "ecr.api", "ecr.dkr", "s3", "sts", "ssm", "sqs", "eks"}


def test_pod_identity_brings_the_endpoint_of_its_agent_and_irsa_does_not() -> None:
    assert "eks-auth" in services("nodes", "pod-identity")
    assert "eks-auth" not in services("nodes", "irsa")


def test_what_is_not_switched_on_has_no_endpoint() -> None:
    assert "elasticloadbalancing" not in services("nodes", "karpenter", "irsa")


def test_an_endpoint_is_made_once_and_names_all_its_callers() -> None:
    made = needed_endpoints(("karpenter", "irsa", "nodes"))
    assert len({endpoint.service for endpoint in made}) == len(made)
    (sts,) = [endpoint for endpoint in made if endpoint.service == "sts"]
    assert [caller for caller, _ in sts.reasons] == ["irsa", "karpenter", "nodes"]
    assert sts.reason.startswith("irsa: AssumeRoleWithWebIdentity")


def test_only_s3_is_a_gateway() -> None:
    made = needed_endpoints(("nodes", "models", "logs"))
    assert [endpoint.service for endpoint in made if endpoint.gateway] == ["s3"]


def test_the_order_in_which_callers_are_named_changes_nothing() -> None:
    assert needed_endpoints(("irsa", "nodes", "logs")) == needed_endpoints(("logs", "irsa", "nodes"))
