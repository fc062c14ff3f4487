"""Room: every GPU pod has an instance type that holds it."""

from __future__ import annotations

import math
from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import GPU, Pod, pods
from inferplane.checks.pools import compatible, met, pools
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import at, mapping, text
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


_SURGE = """
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  limits: {nvidia.com/gpu: 1}
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
      taints: [{key: nvidia.com/gpu, value: "true", effect: NoSchedule}]
      requirements:
        - {key: node.kubernetes.io/instance-type, operator: In, values: [g6.xlarge]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: server}
spec:
  replicas: 1
  strategy: {type: Recreate}
  selector: {matchLabels: {app: server}}
  template:
    metadata: {labels: {app: server}}
    spec:
      containers:
        - name: server
          resources: {limits: {nvidia.com/gpu: "1"}}
"""


@rule(
    "IP-202",
    "a rolling update that waits for a GPU that it holds itself",
    severity="warning",
    happens="The new pod waits for a GPU that the old one keeps until the new one is ready: the update never ends.",
    cure="Use Recreate, or maxSurge 0 with maxUnavailable 1, or raise the pool's limit by the surge.",
    sources=("https://github.com/kserve/kserve/issues/4618",),
    bad=_SURGE.replace("  strategy: {type: Recreate}\n", ""),
    good=_SURGE,
)
def surge_without_room(index: Index) -> Iterator[Finding | NotJudged]:
    """A Deployment of which no pod may be missing, and pools whose limits have no GPU for one more."""
    among = pools(index)
    for pod in pods(index):
        if not pod.gpus or (pod.owner.kind, pod.owner.group) != ("Deployment", "apps") or not pod.replicas:
            continue
        if text(pod.owner.spec, "strategy", "type") == "Recreate" or _gives_way(pod):
            continue
        limits = [pool.gpu_limit for pool in {pool.name: pool for pool, _ in compatible(pod, among)}.values()]
        known = [limit for limit in limits if limit is not None]
        needed = (pod.replicas + 1) * pod.gpus
        if limits and len(known) == len(limits) and pod.replicas * pod.gpus <= sum(known) < needed:
            yield Finding(
                pod.owner,
                "spec.strategy",
                f"{needed:g} GPUs in an update, of {sum(known):g} that the pools may have",
                f"{needed:g} GPUs, or a pod that leaves first",
                "use Recreate, or maxSurge 0 with maxUnavailable 1",
            )


def _gives_way(pod: Pod) -> bool:
    """Whether an old pod leaves before the new one is ready: Kubernetes rounds a share of unavailable pods down."""
    rolling = mapping(pod.owner.spec, "strategy", "rollingUpdate")
    given = at(rolling, "maxUnavailable")
    if isinstance(given, str) and given.endswith("%") and given[:-1].isdecimal():
        return int(given[:-1]) * (pod.replicas or 0) >= 100
    if given is None:
        return (pod.replicas or 0) >= _REPLICAS_THAT_GIVE_WAY
    return given not in (0, "0")


_REPLICAS_THAT_GIVE_WAY = 4
"""Of so many, Kubernetes' usual quarter is a whole pod.

See https://kubernetes.io/docs/concepts/workloads/controllers/deployment/#max-unavailable.
"""
