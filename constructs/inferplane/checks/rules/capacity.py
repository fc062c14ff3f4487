"""Room: every GPU pod has an instance type that holds it."""

from __future__ import annotations

import math
from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import GPU, Pod, pods
from inferplane.checks.pools import compatible, met, pools
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.facts.instances import InstanceType
from inferplane.plan.karpenter import PodRequests, holds, labels

_BAD = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      taints: [{key: nvidia.com/gpu, value: "true", effect: NoSchedule}]
      requirements:
        - {key: node.kubernetes.io/instance-type, operator: In, values: [g4dn.2xlarge, g4dn.4xlarge]}
---
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  containers:
    - name: server
      resources: {limits: {nvidia.com/gpu: "2"}}
"""


@rule(
    "IP-201",
    "a GPU pod that no node can hold",
    happens="Karpenter finds no instance type that satisfies the resources, and the pod stays Pending for ever.",
    cure="Lower the requests, or let a NodePool that the pod tolerates have a larger instance type.",
    sources=("https://github.com/aws/karpenter-provider-aws/issues/8064",),
    bad=_BAD,
    good=_BAD.replace('nvidia.com/gpu: "2"', 'nvidia.com/gpu: "1"'),
)
def nothing_holds_it(index: Index) -> Iterator[Finding | NotJudged]:
    """No instance type of any pool that a pod may use has room for it."""
    asking = [pod for pod in pods(index) if pod.gpus and pod.owner.kind != "DaemonSet"]
    among = pools(index)
    if asking and not among:
        yield NotJudged("no NodePool")
    overlaid = bool(index.of("NodeOverlay"))
    for pod in asking if among else ():
        usable = compatible(pod, among)
        if not usable or overlaid or any(pool.foreign for pool, _ in usable):
            continue
        types = {
            each.name: each
            for pool, wanted in usable
            for each in pool.types
            if all(met(part, labels(each)) for part in wanted)
        }
        short = _shortage(pod, list(types.values()))
        if short is not None:
            got, most = short
            yield Finding(
                pod.owner,
                pod.path,
                got,
                f"at most {most} on the nodes of {', '.join(sorted({pool.name for pool, _ in usable}))}",
                "lower the request, or let the pool have a larger instance type",
            )


def _shortage(pod: Pod, types: list[InstanceType]) -> tuple[str, str] | None:
    """What empties the set of instance types, as asked and as there is at most; None where one holds the pod."""
    requests = pod.requests
    gpus = math.ceil(requests[GPU])
    asked = PodRequests(
        cpu_millis=math.ceil(min(requests.get("cpu", 0.0), 1e9) * 1000),
        memory_mib=math.ceil(min(requests.get("memory", 0.0), 1e18) / 2**20),
        gpus=gpus,
    )
    if any(holds(each, asked) for each in types):
        return None
    if not types:
        return f"{gpus} GPUs with these selectors", "no instance type at all"
    most = max(each.gpu_count for each in types)
    if gpus > most:
        return f"{gpus} GPUs", f"{most} GPUs"
    fitting = [each for each in types if gpus <= each.gpu_count]
    cpu = max(each.allocatable_cpu_millis for each in fitting)
    if asked.cpu_millis > cpu:
        return f"{asked.cpu_millis}m of CPU beside {gpus} GPUs", f"{cpu}m"
    memory = max(each.allocatable_memory_mib for each in fitting)
    return f"{asked.memory_mib} MiB of memory and {asked.cpu_millis}m of CPU beside {gpus} GPUs", f"{memory} MiB"
