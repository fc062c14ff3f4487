"""The list of what is mirrored."""

from __future__ import annotations

import json

from inferplane.artifacts.mirror import mirror_list
from inferplane.facts import components
from inferplane.facts.components import Image
from inferplane.plan.mirror import mirror_repositories, mirrored_images

REGISTRY = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims"
NAMES = ("kserve", "knative-operator", "karpenter")
VLLM = Image.parse("docker.io/vllm/vllm-openai:v0.25.1")


def test_everything_that_is_needed_is_listed() -> None:
    content = json.loads(mirror_list(NAMES, REGISTRY, [VLLM]))

    charts = {each["chart"] for each in content["charts"]}
    assert charts == {each.chart for each in components.in_order(NAMES)}
    assert "cert-manager" in charts, "kserve needs it"
    targets = {each["target"] for each in content["images"]}
    assert f"{REGISTRY}/vllm/vllm-openai:v0.25.1" in targets
    assert f"{REGISTRY}/karpenter/controller:1.14.1" in targets


def test_what_the_knative_operator_installs_is_listed_by_digest() -> None:
    content = json.loads(mirror_list(NAMES, REGISTRY))

    sources = {each["source"] for each in content["images"]}
    for image in components.knative_serving_images().values():
        assert image.upstream in sources
        assert "@sha256:" in image.upstream


def test_without_the_operator_nothing_of_knative_is_listed() -> None:
    assert not [image for image in mirrored_images(["karpenter"]) if "knative" in image.repository]


def test_every_target_has_a_repository() -> None:
    repositories = set(mirror_repositories(NAMES, [VLLM]))

    content = json.loads(mirror_list(NAMES, REGISTRY, [VLLM]))
    for each in content["images"]:
        assert each["target"].removeprefix(f"{REGISTRY}/").rpartition(":")[0] in repositories
    for each in content["charts"]:
        assert f"charts/{each['chart']}" in repositories
        assert each["target"] == f"oci://{REGISTRY}/charts"


def test_the_list_does_not_depend_on_the_order_or_on_repetition() -> None:
    other = mirror_list(reversed([*NAMES, "karpenter"]), REGISTRY, [VLLM, VLLM])

    assert other == mirror_list(NAMES, REGISTRY, [VLLM])
    assert other.endswith("}\n")
