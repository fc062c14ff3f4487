"""Where Argo CD reads and writes, worked out from the description."""

from __future__ import annotations

import pytest

from inferplane.errors import DescriptionError
from inferplane.plan.delivery import ArgoTarget, argo_target, repository_url, source_actions
from inferplane.plan.names import Names
from inferplane.spec.delivery import (
    CodeCommitSource,
    CodeConnectionsSource,
    ExistingArgoCd,
    GitSource,
    ManagedArgoCd,
    OciSource,
)

NAMES = Names("claims", "prod", "111122223333", "us-east-1")
GOV = Names("claims", "prod", "111122223333", "us-gov-west-1")
CHINA = Names("claims", "prod", "111122223333", "cn-north-1")
CONNECTION = CodeConnectionsSource(
    connection_id="1a2b3c4d-1111-4222-8333-444455556666", owner="acme", repository="gitops"
)
GIT = GitSource(url="https://git.example.com/platform/gitops.git", egress="git")


def _managed(source: OciSource | CodeCommitSource | CodeConnectionsSource) -> ManagedArgoCd:
    return ManagedArgoCd(
        identity_center_instance_arn="arn:aws:sso:::instance/ssoins-1234567890abcdef",
        admin_group_ids=("906711e9bb-1a2b3c4d-1111-2222-3333-444455556666",),
        source=source,
    )


def test_the_capability_writes_to_the_clusters_arn() -> None:
    target = argo_target(_managed(CodeCommitSource(repository="gitops")), NAMES)

    assert target.destination == "arn:aws:eks:us-east-1:111122223333:cluster/claims-prod"
    assert target.own_destination == target.destination
    assert target.path == "dist/prod"


def test_the_capability_writes_to_the_cluster_that_exists_where_one_is_brought() -> None:
    target = argo_target(_managed(CodeCommitSource(repository="gitops")), NAMES, cluster_name="shared")
    assert target.destination == "arn:aws:eks:us-east-1:111122223333:cluster/shared"


def test_an_existing_argo_cd_keeps_applications_in_its_own_cluster() -> None:
    target = argo_target(ExistingArgoCd(server="https://api.example.com", source=GIT), NAMES)

    assert target.destination == "https://api.example.com"
    assert target.own_destination == "https://kubernetes.default.svc"


@pytest.mark.parametrize(
    ("source", "url"),
    [
        (
            OciSource(repository="claims/gitops", revision="v1"),
            "oci://111122223333.dkr.ecr.us-east-1.amazonaws.com/claims/gitops",
        ),
        (
            CodeCommitSource(repository="gitops"),
            "https://git-codecommit.us-east-1.amazonaws.com/v1/repos/gitops",
        ),
        (
            CONNECTION,
            (
                "https://codeconnections.us-east-1.amazonaws.com/git-http/111122223333/us-east-1/"
                "1a2b3c4d-1111-4222-8333-444455556666/acme/gitops.git"
            ),
        ),
        (GIT, GIT.url),
    ],
)
def test_a_source_has_the_url_that_its_documentation_gives(
    source: OciSource | CodeCommitSource | CodeConnectionsSource | GitSource, url: str
) -> None:
    assert repository_url(source, NAMES) == url


def test_an_artifact_at_its_root_has_the_environment_as_path() -> None:
    target = argo_target(_managed(OciSource(repository="claims/gitops", revision="v1")), NAMES)

    assert target.path == "prod"


def test_every_partition_has_its_own_arns_and_domains() -> None:
    gov, china = (argo_target(_managed(CodeCommitSource(repository="gitops")), names) for names in (GOV, CHINA))

    assert gov.destination.startswith("arn:aws-us-gov:eks:us-gov-west-1:")
    assert china.repository == "https://git-codecommit.cn-north-1.amazonaws.com.cn/v1/repos/gitops"
    assert china.chart_registry == "111122223333.dkr.ecr.cn-north-1.amazonaws.com.cn/claims/charts"


def test_a_connection_in_another_region_is_used_there() -> None:
    source = CONNECTION.model_copy(update={"connection_region": "us-west-2"})

    assert "codeconnections.us-west-2.amazonaws.com/git-http/111122223333/us-west-2/" in repository_url(source, NAMES)
    assert source_actions(source, NAMES) == {
        "codeconnections:UseConnection": "arn:aws:codeconnections:us-west-2:111122223333:connection/"
        "1a2b3c4d-1111-4222-8333-444455556666"
    }


@pytest.mark.parametrize(
    ("managed", "destination"),
    [
        (True, "https://kubernetes.default.svc"),
        (True, "claims-prod"),
        (True, "arn:aws:iam::111122223333:role/argo"),
        (False, "arn:aws:eks:us-east-1:111122223333:cluster/claims-prod"),
        (False, "kubernetes.default.svc"),
    ],
)
def test_refuses_a_destination_that_this_argo_cd_does_not_know(managed: bool, destination: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        ArgoTarget(
            managed=managed,
            namespace="argocd",
            destination=destination,
            repository=GIT.url,
            revision="main",
            path="dist/prod",
            chart_registry="registry/claims/charts",
        )

    (fault,) = refused.value.faults
    assert fault.field == "destination"
    assert fault.cure


def test_refuses_a_chart_registry_with_a_scheme() -> None:
    with pytest.raises(DescriptionError, match="must have no scheme"):
        ArgoTarget(
            managed=False,
            namespace="argocd",
            destination="https://kubernetes.default.svc",
            repository=GIT.url,
            revision="main",
            path="dist/prod",
            chart_registry="oci://registry/claims/charts",
        )
