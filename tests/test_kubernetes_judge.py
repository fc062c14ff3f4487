"""The judge refuses what the API server refuses: each fault here was seen on a real one or stands in a released CRD."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kubernetes_judge

NODE_POOL: dict[str, Any] = {
    "apiVersion": "karpenter.sh/v1",
    "kind": "NodePool",
    "metadata": {"name": "gpu"},
    "spec": {
        "template": {
            "spec": {
                "nodeClassRef": {"group": "karpenter.k8s.aws", "kind": "EC2NodeClass", "name": "gpu"},
                "requirements": [{"key": "karpenter.sh/capacity-type", "operator": "In", "values": ["spot"]}],
            }
        }
    },
}
NODE_CLASS: dict[str, Any] = {
    "apiVersion": "karpenter.k8s.aws/v1",
    "kind": "EC2NodeClass",
    "metadata": {"name": "gpu"},
    "spec": {
        "instanceProfile": "node",
        "amiSelectorTerms": [{"alias": "bottlerocket@v1.54.0"}],
        "subnetSelectorTerms": [{"tags": {"karpenter.sh/discovery": "c"}}],
        "securityGroupSelectorTerms": [{"tags": {"karpenter.sh/discovery": "c"}}],
    },
}
DEPLOYMENT: dict[str, Any] = {
    "apiVersion": "apps/v1",
    "kind": "Deployment",
    "metadata": {"name": "d", "namespace": "n"},
    "spec": {
        "selector": {"matchLabels": {"a": "b"}},
        "template": {"metadata": {"labels": {"a": "b"}}, "spec": {"containers": [{"name": "c", "image": "i"}]}},
    },
}


def changed(target: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    first, _, rest = path.partition("/")
    return target | {first: changed(target.get(first, {}), rest, value) if rest else value}


@pytest.mark.parametrize("good", [NODE_POOL, NODE_CLASS, DEPLOYMENT], ids=lambda each: each["kind"])
def test_takes_what_is_right(good: dict[str, Any], released_crds: Path) -> None:
    assert kubernetes_judge.faults(good, released_crds) == []


SPEC = "spec/template/spec"
BAD = [
    (changed(NODE_POOL, "spec/weight", 0), "less than the minimum"),
    (changed(NODE_POOL, "spec/weight", 101), "greater than the maximum"),
    (changed(NODE_POOL, "spec/wieght", 10), "Additional properties are not allowed"),
    (changed(NODE_POOL, f"{SPEC}/expireAfter", "30d"), "does not match"),
    (changed(NODE_POOL, f"{SPEC}/kubelet", {"maxPods": 10}), "Additional properties are not allowed"),
    (changed(NODE_POOL, f"{SPEC}/nodeClassRef/group", "karpenter.k8s.aws/v1"), "does not match"),
    (changed(NODE_POOL, f"{SPEC}/requirements", [{"key": "a", "operator": "In", "values": []}]), "must have a value"),
    (changed(NODE_POOL, f"{SPEC}/requirements", [{"key": "a", "operator": "Gt", "values": ["1", "2"]}]), "single"),
    (changed(NODE_POOL, "spec/template/metadata/labels", {"karpenter.sh/discovery": "c"}), "restricted"),
    (changed(NODE_POOL, "spec/disruption", {"budgets": []}), "'consolidateAfter' is a required property"),
    (
        changed(
            NODE_POOL, "spec/disruption", {"consolidateAfter": "2m", "budgets": [{"nodes": "0", "schedule": "@daily"}]}
        ),
        "'schedule' must be set with 'duration'",
    ),
    (changed(NODE_POOL, "metadata/namespace", "n"), "must not be set"),
    (changed(NODE_POOL, "apiVersion", "karpenter.sh/v1beta1"), "is no served kind"),
    (changed(NODE_CLASS, "spec/role", "r"), "role"),
    (changed(NODE_CLASS, "spec/amiSelectorTerms", [{"alias": "al2023@v1"}, {"id": "ami-1"}]), "alias"),
    (changed(NODE_CLASS, "spec/tags", {"karpenter.sh/nodepool": "gpu"}), "tag"),
    (changed(DEPLOYMENT, "spec/replica", 1), "Additional properties are not allowed"),
    (changed(DEPLOYMENT, "spec/replicas", "1"), "is not of type"),
]


@pytest.mark.parametrize(("bad", "message"), BAD)
def test_refuses_what_the_api_server_refuses(bad: dict[str, Any], message: str, released_crds: Path) -> None:
    assert message in "\n".join(kubernetes_judge.faults(bad, released_crds))
