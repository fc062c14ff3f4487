"""Taints and tolerations: who is kept off a GPU node, and who must not be."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pools import pools
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import text

_BAD = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      requirements:
        - {key: karpenter.k8s.aws/instance-family, operator: In, values: [g6]}
"""


@rule(
    "IP-101",
    "a GPU pool without a taint",
    happens="Karpenter launches GPU nodes for pods that need no GPU, and GPU pods find those nodes full.",
    cure="Taint the pool's nodes with nvidia.com/gpu=true:NoSchedule.",
    sources=("https://github.com/aws/karpenter-provider-aws/issues/5537",),
    bad=_BAD,
    good=_BAD.replace(
        "      requirements:",
        "      taints: [{key: nvidia.com/gpu, value: 'true', effect: NoSchedule}]\n      requirements:",
    ),
)
def untainted_gpu_pool(index: Index) -> Iterator[Finding | NotJudged]:
    """A GPU pool that any pod may use."""
    for pool in pools(index):
        if pool.has_gpus and not any(text(each, "effect") in ("NoSchedule", "NoExecute") for each in pool.taints):
            yield Finding(
                pool.object,
                "spec.template.spec.taints",
                f"no taint on {', '.join(sorted({each.family for each in pool.types}))}",
                "a taint of effect NoSchedule",
                "add nvidia.com/gpu=true:NoSchedule",
            )
