"""Labels: what pods select on, and who gives it to nodes."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import pods
from inferplane.checks.pools import pools, well_known
from inferplane.checks.rule import Finding, NotJudged, rule

_HARD = ("In", "Exists", "Gt", "Lt", "Gte", "Lte")
_DISCOVERED = "nvidia.com/"
_BAD = """
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  nodeSelector: {nvidia.com/gpu.product: NVIDIA-L4}
  containers:
    - name: server
      resources: {limits: {nvidia.com/gpu: "1"}}
"""


@rule(
    "IP-102",
    "a pod selects on a label that is discovered after boot",
    severity="warning",
    happens="Karpenter plans a node before it exists, does not know the label, and never launches one: the pod runs "
    "only while a fitting node is there.",
    cure="Select on karpenter.k8s.aws/instance-gpu-name, or give the label in a NodePool's template.",
    sources=("https://github.com/kubernetes-sigs/karpenter/issues/1219",),
    bad=_BAD,
    good=_BAD.replace("nvidia.com/gpu.product: NVIDIA-L4", "karpenter.k8s.aws/instance-gpu-name: l4"),
)
def discovered_label(index: Index) -> Iterator[Finding | NotJudged]:
    """A hard selector on a label of GPU feature discovery that no pool gives."""
    given = {condition.key for pool in pools(index) for condition in pool.conditions if condition.operator == "In"}
    for pod in pods(index):
        if not pod.gpu_resources or pod.owner.kind == "DaemonSet":
            continue
        for wanted in {condition.key: condition for term in pod.conditions for condition in term}.values():
            if wanted.operator in _HARD and wanted.key.startswith(_DISCOVERED) and wanted.key not in given:
                yield Finding(
                    pod.owner,
                    wanted.path,
                    str(wanted),
                    "a label that Karpenter knows, or that a NodePool gives",
                    "select on karpenter.k8s.aws/instance-gpu-name and -gpu-count instead",
                )


_UNKNOWN = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec:
  template:
    metadata:
      labels: {team: search}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements:
        - {key: karpenter.k8s.aws/instance-family, operator: In, values: [m7i]}
---
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  nodeSelector: {team: vision}
  containers:
    - name: server
"""


@rule(
    "IP-103",
    "a pod selects on a label that no NodePool gives",
    severity="warning",
    happens="Karpenter finds no pool whose nodes have the label, and the pod stays Pending unless nodes come from "
    "elsewhere.",
    cure="Give the label in the template of a NodePool, or select on one that a pool gives.",
    sources=("https://karpenter.sh/docs/concepts/scheduling/",),
    bad=_UNKNOWN,
    good=_UNKNOWN.replace("team: vision", "team: search"),
)
def label_without_pool(index: Index) -> Iterator[Finding | NotJudged]:
    """A selector that every pool among the files leaves empty."""
    among = pools(index)
    if not among:
        return
    given: dict[str, set[str]] = {}
    for pool in among:
        for condition in pool.conditions:
            given.setdefault(condition.key, set()).update(condition.values or ("*",))
    for pod in pods(index):
        if pod.owner.kind == "DaemonSet" or len(pod.conditions) != 1:
            continue
        for wanted in pod.conditions[0]:
            if wanted.operator != "In" or well_known(wanted.key) or wanted.key.startswith(_DISCOVERED):
                continue
            values = given.get(wanted.key, set())
            if "*" not in values and not values & set(wanted.values):
                has = ", ".join(sorted(values)) or "nothing"
                yield Finding(
                    pod.owner,
                    wanted.path,
                    str(wanted),
                    f"a value that a NodePool gives: {has}",
                    "give the label in a NodePool's template, or change the selector",
                )
