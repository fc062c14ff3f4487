"""Shared GPUs: slices, as Karpenter and the device plugin see them."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import GPU, pods
from inferplane.checks.pools import pools
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import mapping, sequence

_POOL = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      taints: [{key: nvidia.com/gpu, value: "true", effect: NoSchedule}]
      requirements:
        - {key: karpenter.k8s.aws/instance-family, operator: In, values: [p5]}
---
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  tolerations: [{key: nvidia.com/gpu, operator: Exists}]
  containers:
    - name: server
      resources: {limits: {nvidia.com/mig-1g.10gb: "1"}}
"""
_OVERLAY = """---
apiVersion: karpenter.sh/v1alpha1
kind: NodeOverlay
metadata: {name: slices}
spec:
  requirements:
    - {key: karpenter.k8s.aws/instance-gpu-count, operator: In, values: ["8"]}
  capacity: {nvidia.com/mig-1g.10gb: "56", nvidia.com/gpu: "0"}
"""


@rule(
    "IP-221",
    "a slice of a GPU that Karpenter does not know",
    happens="Karpenter sizes nodes by EC2's data, which has no slices, and never launches a node.",
    cure="Give the resource to the instance types with a NodeOverlay's capacity.",
    sources=(
        "https://github.com/kubernetes-sigs/karpenter/issues/729",
        "https://karpenter.sh/docs/concepts/nodeoverlays/",
    ),
    bad=_POOL,
    good=_POOL + _OVERLAY,
)
def slice_without_overlay(index: Index) -> Iterator[Finding | NotJudged]:
    """A resource of NVIDIA's, other than whole GPUs, that no overlay gives."""
    wanting = [pod for pod in pods(index) if set(pod.gpu_resources) - {GPU} and pod.owner.kind != "DaemonSet"]
    if not wanting:
        return
    if not pools(index):
        yield NotJudged("no NodePool")
        return
    given = {str(name) for overlay in index.of("NodeOverlay") for name in mapping(overlay.spec, "capacity")}
    for pod in wanting:
        for name in sorted(set(pod.gpu_resources) - {GPU} - given):
            yield Finding(
                pod.owner,
                pod.path,
                f"{pod.gpu_resources[name]:g} {name}",
                f"a NodeOverlay whose capacity has {name}",
                "add one for the instance types that are sliced, with nvidia.com/gpu: 0 beside it",
            )


_CLAIM = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      taints: [{key: nvidia.com/gpu, value: "true", effect: NoSchedule}]
      requirements:
        - {key: karpenter.k8s.aws/instance-family, operator: In, values: [g6]}
---
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  tolerations: [{key: nvidia.com/gpu, operator: Exists}]
  resourceClaims: [{name: gpu, resourceClaimTemplateName: gpu}]
  containers:
    - name: server
      resources: {claims: [{name: gpu}]}
"""


@rule(
    "IP-222",
    "a GPU that is wanted by a claim alone",
    happens="Karpenter's AWS provider offers no resource slices for nodes that do not exist yet, and launches none.",
    cure="Request nvidia.com/gpu, or run such pods on nodes that are always there.",
    sources=("https://github.com/aws/karpenter-provider-aws/issues/9519",),
    bad=_CLAIM,
    good=_CLAIM.replace("resources: {claims: [{name: gpu}]}", 'resources: {limits: {nvidia.com/gpu: "1"}}').replace(
        "  resourceClaims: [{name: gpu, resourceClaimTemplateName: gpu}]\n", ""
    ),
)
def claim_alone(index: Index) -> Iterator[Finding | NotJudged]:
    """A pod with a ResourceClaim and no extended resource, where nodes come from GPU pools of Karpenter's."""
    if not any(pool.has_gpus for pool in pools(index)):
        return
    for pod in pods(index):
        if sequence(pod.spec, "resourceClaims") and not pod.gpu_resources and pod.owner.kind != "DaemonSet":
            yield Finding(
                pod.owner,
                pod.at("resourceClaims"),
                "a claim and no nvidia.com/gpu",
                "a request of nvidia.com/gpu on nodes that Karpenter launches",
                "request nvidia.com/gpu instead",
            )
