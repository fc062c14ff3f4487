"""Drains: grace of pods and nodes, and expiry."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import pods
from inferplane.checks.pools import compatible, pools
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import number, seconds, text

_KEEP = "karpenter.sh/do-not-disrupt"
_BAD = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      expireAfter: 24h
      taints: [{key: nvidia.com/gpu, value: "true", effect: NoSchedule}]
      requirements:
        - {key: karpenter.k8s.aws/instance-family, operator: In, values: [g6]}
---
apiVersion: v1
kind: Pod
metadata: {name: server, annotations: {karpenter.sh/do-not-disrupt: "true"}}
spec:
  tolerations: [{key: nvidia.com/gpu, operator: Exists}]
  containers:
    - name: server
      resources: {limits: {nvidia.com/gpu: "1"}}
"""


@rule(
    "IP-331",
    "nodes expire under pods that may not be disrupted",
    happens="The expired node is tainted and drains everything but the protected pod, and hangs until somebody deletes "
    "that pod.",
    cure="Set terminationGracePeriod in the NodePool's template, or expireAfter to Never.",
    sources=("https://github.com/kubernetes-sigs/karpenter/issues/1789",),
    bad=_BAD,
    good=_BAD.replace("expireAfter: 24h", "expireAfter: 24h\n      terminationGracePeriod: 1h"),
)
def expiry_without_grace(index: Index) -> Iterator[Finding | NotJudged]:
    """A pool that expires without a grace period, and a protected pod that it can hold."""
    expiring = [
        pool
        for pool in pools(index)
        if text(pool.spec, "expireAfter") not in (None, "Never") and text(pool.spec, "terminationGracePeriod") is None
    ]
    held: dict[str, str] = {}
    for pod in pods(index):
        if pod.annotations.get(_KEEP) == "true" and pod.owner.kind != "DaemonSet":
            for pool, _ in compatible(pod, expiring):
                held.setdefault(pool.name, pod.owner.title)
    for pool in expiring:
        if pool.name in held:
            yield Finding(
                pool.object,
                "spec.template.spec.expireAfter",
                f"{text(pool.spec, 'expireAfter')} without terminationGracePeriod, under {held[pool.name]}",
                "a terminationGracePeriod",
                "set terminationGracePeriod to the longest drain, or expireAfter to Never",
            )


_SHORT = _BAD.replace("expireAfter: 24h", "terminationGracePeriod: 1m").replace(
    "  tolerations:", "  terminationGracePeriodSeconds: 300\n  tolerations:"
)


@rule(
    "IP-332",
    "pods have a longer grace period than their node",
    happens="Karpenter deletes the pod early, so that it has no more than the node's period, and answers are cut.",
    cure="Raise the NodePool's terminationGracePeriod above the pod's.",
    sources=("https://karpenter.sh/docs/concepts/disruption/",),
    bad=_SHORT,
    good=_SHORT.replace("terminationGracePeriod: 1m", "terminationGracePeriod: 10m"),
)
def node_leaves_first(index: Index) -> Iterator[Finding | NotJudged]:
    """A pod's grace period that exceeds that of every pool that can hold it."""
    among = pools(index)
    for pod in pods(index):
        asked = number(pod.spec, "terminationGracePeriodSeconds")
        if asked is None or not pod.gpu_resources:
            continue
        holding = [pool for pool, _ in compatible(pod, among)]
        short = [
            (pool, grace)
            for pool in holding
            if (grace := seconds(pool.spec, "terminationGracePeriod")) is not None and grace < asked
        ]
        if short and len(short) == len(holding):
            pool, grace = max(short, key=lambda each: each[1])
            yield Finding(
                pool.object,
                "spec.template.spec.terminationGracePeriod",
                f"{grace:g} s, and {pod.owner.title} has {asked:g} s",
                f"at least {asked:g} s",
                f"raise it to more than {asked:g} s",
            )
