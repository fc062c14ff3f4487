"""Image repositories: immutable, scanned, encrypted, and copied where asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.images import ImageMirror
from inferplane.errors import DescriptionError
from inferplane.plan.names import Names

PATHS = ("vllm/vllm-openai", "charts/karpenter", "karpenter/controller")


def test_renders(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names, json_snapshot: SnapshotAssertion
) -> None:
    resources = rendered(
        lambda scope: ImageMirror(scope, "Images", names=names, repositories=PATHS, replicate_to=paired)
    )
    assert resources == json_snapshot


def test_no_tag_can_be_moved_and_every_push_is_scanned(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=PATHS))
    repositories = of_type(resources, "AWS::ECR::Repository")
    assert {each["RepositoryName"] for each in repositories} == {f"claims/{path}" for path in PATHS}
    for repository in repositories:
        assert repository["ImageTagMutability"] == "IMMUTABLE"
        assert repository["ImageScanningConfiguration"] == {"ScanOnPush": True}
        assert repository["EncryptionConfiguration"]["EncryptionType"] == "KMS"


def test_only_untagged_images_expire(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=PATHS[:1]))
    (repository,) = of_type(resources, "AWS::ECR::Repository")
    (rule,) = json.loads(repository["LifecyclePolicy"]["LifecyclePolicyText"])["rules"]
    assert rule["selection"]["tagStatus"] == "untagged"


def test_copies_go_to_the_paired_region_only_when_asked_for(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    paired: Names,
    of_type: Callable[..., list[dict[str, Any]]],
) -> None:
    alone = rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=PATHS))
    assert of_type(alone, "AWS::ECR::ReplicationConfiguration") == []
    copied = rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=PATHS, replicate_to=paired))
    (configuration,) = of_type(copied, "AWS::ECR::ReplicationConfiguration")
    (rule,) = configuration["ReplicationConfiguration"]["Rules"]
    assert rule["Destinations"] == [{"Region": "us-west-2", "RegistryId": "111122223333"}]
    assert rule["RepositoryFilters"] == [{"Filter": "claims/", "FilterType": "PREFIX_MATCH"}]


def test_paths_that_differ_in_separators_are_two_repositories(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=["a/b.c", "a.b/c"]))
    assert len(of_type(resources, "AWS::ECR::Repository")) == 2


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("vllm/vllm-openai:v0.25.1", "must give an ECR repository name"),
        ("docker.io/VLLM/vllm", "must give an ECR repository name"),
        ("/vllm", "must give an ECR repository name"),
        ("vllm//openai", "must give an ECR repository name"),
        ("x" * 256, "must give an ECR repository name of 2 to 256 characters"),
        ("", "must give an ECR repository name"),
    ],
)
def test_what_ecr_would_refuse_is_refused(
    rendered: Callable[..., dict[str, Any]], names: Names, path: str, message: str
) -> None:
    with pytest.raises(DescriptionError, match=rf"repositories\[1\]: {message}"):
        rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=["vllm/vllm-openai", path]))


def test_a_repository_named_twice_and_a_copy_to_itself_are_refused_together(
    rendered: Callable[..., dict[str, Any]], names: Names
) -> None:
    with pytest.raises(DescriptionError) as refused:
        rendered(lambda scope: ImageMirror(scope, "Images", names=names, repositories=["a1", "a1"], replicate_to=names))
    assert [fault.field for fault in refused.value.faults] == ["repositories[1]", "replicate_to"]
