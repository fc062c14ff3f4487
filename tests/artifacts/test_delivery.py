"""The first apply, told to a person."""

from __future__ import annotations

from inferplane.artifacts.delivery import first_apply
from inferplane.plan.delivery import ArgoTarget

MANAGED = ArgoTarget(
    managed=True,
    namespace="argocd",
    destination="arn:aws:eks:us-east-1:111122223333:cluster/claims-prod",
    repository="https://git-codecommit.us-east-1.amazonaws.com/v1/repos/claims-gitops",
    revision="main",
    path="dist/prod",
    chart_registry="111122223333.dkr.ecr.us-east-1.amazonaws.com/claims/charts",
)
EXISTING = MANAGED.model_copy(update={"managed": False, "destination": "https://kubernetes.default.svc"})
FILES = {"project": "claims-prod", "project_file": "dist/prod/project.yaml", "root_file": "dist/prod/root.yaml"}


def test_the_capability_is_told_of_the_cluster_first_and_without_a_secret() -> None:
    text = first_apply(MANAGED, **FILES)

    assert text.index("argocd cluster add") < text.index("kubectl apply")
    assert f"--aws-cluster-name {MANAGED.destination}" in text
    assert "kind: Secret" not in text


def test_the_project_is_applied_before_the_root() -> None:
    for target in (MANAGED, EXISTING):
        text = first_apply(target, **FILES)
        assert text.index(FILES["project_file"]) < text.index(FILES["root_file"])


def test_an_existing_argo_cd_knows_its_cluster() -> None:
    assert "argocd cluster add" not in first_apply(EXISTING, **FILES)
