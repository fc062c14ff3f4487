"""A served model, as the description says it: which version, by which engine, on which GPU, and how many; no framework.

KServe's two modes are two types: what one of them cannot do, the other's type does not offer.
"""

from __future__ import annotations

import math
import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import gpus, volumes
from inferplane.facts import serving as facts
from inferplane.spec.dns import DNS_LABEL_LIMIT
from inferplane.spec.engines import Engine, Vllm
from inferplane.spec.sharing import GPU_RESOURCE
from inferplane.spec.value import Value, checked, refuse_all

KNATIVE_SUFFIX = "-predictor-00001-private"
"""What Knative makes of a model's name at the longest: the private Service of a revision of the predictor."""
KNATIVE_TIMEOUT_LIMIT = facts.knative_timeout_limit_seconds()
"""Seconds of the longest revision timeout: the activator's grace period, which the operator cannot raise."""
SPOT_DRAIN_SECONDS = facts.spot_notice_seconds() - 10
"""Seconds that a pod may take to stop on Spot: the notice, less what it takes to hear of it."""

_NAME = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?")
_CPU = re.compile(r"[1-9][0-9]*m?")
_MEMORY = re.compile(r"[1-9][0-9]*(Mi|Gi)")


def _name(value: str) -> str | None:
    limit = DNS_LABEL_LIMIT - len(KNATIVE_SUFFIX)
    if not _NAME.fullmatch(value):
        return "must be lower-case letters, digits and hyphens, and begin with a letter"
    if len(value) > limit:
        return f"must have at most {limit} characters, so that {KNATIVE_SUFFIX} fits into a DNS label behind it"
    return None


def _gpu(value: str) -> str | None:
    known = sorted({kind.name for kind in gpus.kinds()})
    return None if value in known else f"must be a GPU as Karpenter names it: one of {', '.join(known)}"


def _cpu(value: str) -> str | None:
    return None if _CPU.fullmatch(value) else "must be a positive CPU quantity"


def _memory(value: str) -> str | None:
    return None if _MEMORY.fullmatch(value) else "must be a positive quantity in Mi or Gi"


def _range_faults(least: int, most: int) -> list[Fault]:
    if most >= least:
        return []
    return [
        Fault("max_replicas", f"must be at least min_replicas, {least}", shown(most), "raise it or lower the other")
    ]


ModelName = Annotated[str, checked(_name, "choose a name such as clinical-summary")]
CpuQuantity = Annotated[str, checked(_cpu, 'write it as "3" or "3500m"')]
MemoryQuantity = Annotated[str, checked(_memory, 'write it as "10Gi"')]
Replicas = Annotated[int, Field(ge=1, le=1000)]


class Placement(Value):
    """Where a replica runs and what it is given; by hand.

    Karpenter sees no GPU memory and packs unlike pods onto one node: the kind of GPU *and* the number that its node has
    are both demanded, so that the node that appears is the one that was meant.
    """

    pool: str
    """Name of the pool."""
    gpu: Annotated[str, checked(_gpu, "write it as l4, l40s, a100 or h100")]
    """Kind of GPU: the value of `karpenter.k8s.aws/instance-gpu-name`."""
    gpus_per_node: Literal[1, 2, 4, 8] = 1
    """GPUs of the node: the value of `karpenter.k8s.aws/instance-gpu-count`."""
    gpus: Annotated[int, Field(ge=1, le=8)] = 1
    """GPUs (or shares, or slices) of one replica."""
    resource: str = GPU_RESOURCE
    """The resource requested: whole GPUs and shares by default, such as `nvidia.com/mig-1g.10gb` for slices."""
    tensor_parallel: Annotated[int, Field(ge=1, le=8)] | None = None
    """GPUs over which the weights are split; all of a replica's by default."""
    cpu: CpuQuantity = "3"
    """CPU of one replica, request and limit: KServe would give a limit of its own to a container that has none."""
    memory: MemoryQuantity = "10Gi"
    """Memory of one replica, request and limit; shared memory counts into it."""
    ephemeral_storage: MemoryQuantity = "20Gi"
    """Local disk of one replica: weights when they are copied, caches and logs."""
    shared_memory: MemoryQuantity = "2Gi"
    """Size of `/dev/shm`, through which the processes of tensor parallelism exchange data."""

    @model_validator(mode="after")
    def _judge(self) -> Placement:
        faults: list[Fault] = []
        whole = self.resource == GPU_RESOURCE
        if self.tensor_parallel is not None and self.tensor_parallel != self.gpus:
            rule = f"must be the number of GPUs that a replica has, {self.gpus}: vLLM uses no others"
            faults.append(Fault("tensor_parallel", rule, shown(self.tensor_parallel), "leave it out"))
        if whole and self.gpus > self.gpus_per_node:
            rule = f"must be at most gpus_per_node, {self.gpus_per_node}"
            faults.append(Fault("gpus", rule, shown(self.gpus), "raise gpus_per_node"))
        if not whole and self.gpus > 1:
            rule = "must be 1 on slices: weights cannot be split over them"
            faults.append(Fault("gpus", rule, shown(self.gpus), "use whole GPUs, or one larger slice"))
        refuse_all(type(self).__name__, faults)
        return self


class Knative(Value):
    """Served by Knative: scaled by requests in flight, down to none; a share of traffic may go to a new version.

    The revision's timeout is also the time that a pod has to stop: there is no preStop in this mode.
    """

    min_replicas: Annotated[int, Field(ge=0, le=1000)] = 0
    """Replicas at least; none when nothing is asked, by default. One or more is a warm pool."""
    max_replicas: Replicas = 1
    """Replicas at most."""
    concurrency: Annotated[int, Field(ge=1, le=10_000)] = 12
    """Requests in flight for each replica that scaling aims at."""
    target_utilization_percent: Annotated[int, Field(ge=1, le=100)] = 100
    """Share of `concurrency` at which a replica is added. Knative's own default of 70 would add it at 8.4 of 12."""
    timeout_seconds: Annotated[int, Field(ge=1, le=KNATIVE_TIMEOUT_LIMIT)] = SPOT_DRAIN_SECONDS
    """Seconds that a request may last, a stream included; at most 600."""
    canary_percent: Annotated[int, Field(ge=1, le=100)] | None = None
    """Share of traffic for the newest version, the rest staying with the one before; all of it by default."""
    keep_last_pod: Annotated[str, Field(pattern=r"^([0-9]+(s|m|h))+$")] = "10m"
    """How long the last replica stays without traffic: weights are slow to come back."""

    @model_validator(mode="after")
    def _judge(self) -> Knative:
        refuse_all(type(self).__name__, _range_faults(self.min_replicas, self.max_replicas))
        return self


class Hpa(Value):
    """Scaled by Kubernetes on CPU or memory, never to zero; KServe ignores everything else about it."""

    metric: Literal["cpu", "memory"] = "cpu"
    target_percent: Annotated[int, Field(ge=1, le=100)] = 80
    """Utilization of the request that scaling aims at."""


class Keda(Value):
    """Scaled by KEDA on a Prometheus query, such as the requests that wait in vLLM's queue."""

    server: Annotated[str, Field(pattern=r"^https?://\S+$")]
    """Address of Prometheus."""
    query: Annotated[str, Field(min_length=1)]
    """The query; one number."""
    target: Annotated[str, Field(pattern=r"^[0-9]+(\.[0-9]+)?$")]
    """Its value for each replica that scaling aims at."""


class External(Value):
    """Scaled by something else: KServe makes no autoscaler."""


class Fixed(Value):
    """Not scaled: always `min_replicas`."""


Autoscaler = Hpa | Keda | External | Fixed
"""What decides the number of replicas in Standard mode."""


class StandardCanary(Value):
    """A new version beside the stable one, with a share of the traffic.

    KServe 0.20 makes its pods and routes nothing to them: the weighted route is emitted beside the InferenceService.
    """

    name: ModelName
    """Short name, such as `next`; its Service is `<model>-<name>-predictor`."""
    version: Annotated[int, Field(ge=1)]
    """Version of the model."""
    traffic_percent: Annotated[int, Field(ge=1, le=99)]
    """Share of the traffic."""


class Standard(Value):
    """Served by a plain Deployment: pods can finish their streams before they stop."""

    min_replicas: Replicas = 1
    """Replicas at least: a warm pool."""
    max_replicas: Replicas = 1
    """Replicas at most."""
    autoscaler: Autoscaler = Fixed()
    """What decides between them; nothing by default."""
    pre_stop_seconds: Annotated[int, Field(ge=0, le=3600)] = 15
    """Seconds before the engine is told to stop, while routes forget the pod."""
    termination_grace_seconds: Annotated[int, Field(ge=1, le=7200)] = SPOT_DRAIN_SECONDS
    """Seconds that a pod has to stop, the preStop included."""
    canary: StandardCanary | None = None
    """A new version beside the stable one."""

    @model_validator(mode="after")
    def _judge(self) -> Standard:
        faults = _range_faults(self.min_replicas, self.max_replicas)
        if self.pre_stop_seconds >= self.termination_grace_seconds:
            rule = f"must be less than termination_grace_seconds, {self.termination_grace_seconds}"
            faults.append(Fault("pre_stop_seconds", rule, shown(self.pre_stop_seconds), "raise the grace"))
        if isinstance(self.autoscaler, Fixed) and self.max_replicas != self.min_replicas:
            rule = f"must equal min_replicas, {self.min_replicas}, without an autoscaler"
            faults.append(Fault("max_replicas", rule, shown(self.max_replicas), "name an autoscaler"))
        if self.canary and isinstance(self.autoscaler, Keda):
            rule = "must not be Keda beside a canary: KServe 0.20 then makes an invalid ScaledObject"
            faults.append(Fault("autoscaler", rule, "Keda", "use Hpa, External or Fixed while the canary lasts"))
        if self.canary and self.min_replicas < 2:
            rule = "must be at least 2 beside a canary, which takes its replicas from the stable version's"
            faults.append(Fault("min_replicas", rule, shown(self.min_replicas), "raise it"))
        refuse_all(type(self).__name__, faults)
        return self


class Model(Value):
    """A model in the registry and how it is served.

    Raises:
        DescriptionError: with every fault found.
    """

    name: ModelName
    """Name of the model, its service account and its folder in the registry."""
    version: Annotated[int, Field(ge=1)]
    """Published version: the number N of `<name>/v<N>/`; never a floating one."""
    size_gib: Annotated[float, Field(gt=0, le=4096, strict=False)]
    """GiB of its weights, as they lie in the registry."""
    placement: Placement
    """Where it runs."""
    engine: Engine = Vllm()
    """What serves it."""
    serving: Knative | Standard = Knative()
    """How it is scaled, routed and stopped."""
    load_seconds: Annotated[int, Field(ge=30, le=7200)] = 600
    """Seconds in which a replica is loaded and warm, from the start of its container; it is restarted after that."""
    stream_weights: bool = False
    """Read weights from S3 straight into GPU memory (vLLM only), instead of copying them to local disk first."""
    priority_class: str | None = None
    """Name of the PriorityClass of its pods; none by default."""

    @model_validator(mode="after")
    def _judge(self) -> Model:
        faults: list[Fault] = []
        if self.stream_weights and not isinstance(self.engine, Vllm):
            rule = "must be False with another engine than vLLM"
            faults.append(Fault("stream_weights", rule, "true", "copy the weights, or use Vllm"))
        serving = self.serving
        if isinstance(serving, Standard) and serving.canary and serving.canary.version == self.version:
            rule = "must differ from the model's version"
            faults.append(Fault("serving.canary.version", rule, shown(self.version), "name the new version"))
        copied = 0 if self.stream_weights else self.size_gib
        disk = _gib(self.placement.ephemeral_storage)
        needed = math.ceil(copied * 11 / 10)
        if disk < needed:
            rule = f"must hold the {copied:g} GiB of weights that are copied, and a tenth more for caches and logs"
            cure = f'raise it to "{needed}Gi" or more, or stream the weights'
            faults.append(Fault("placement.ephemeral_storage", rule, shown(self.placement.ephemeral_storage), cure))
        refuse_all(type(self).__name__, faults)
        return self

    @property
    def fetch_seconds(self) -> int:
        """Seconds in which its weights are copied to local disk, at the throughput of an unprovisioned gp3 volume."""
        return 0 if self.stream_weights else math.ceil(self.size_gib * 1024 / volumes.gp3().throughput_minimum_mibps)

    def storage_uri(self, bucket: str, version: int | None = None) -> str:
        """Where the weights lie; the slash at the end matters, since `v7` is also the beginning of `v70`."""
        return f"s3://{bucket}/{self.name}/v{version or self.version}/"


def namespace_faults(model: Model, namespace: str) -> tuple[Fault, ...]:
    """Names that KServe composes of the model and its namespace, and that are too long for a DNS label."""
    host = f"{model.name}-predictor-{namespace}"
    if len(host) <= DNS_LABEL_LIMIT:
        return ()
    rule = f"must leave {host} at most {DNS_LABEL_LIMIT} characters, as the first label of its host"
    return (Fault("name", rule, f"{len(host)} characters", "shorten the model's name or the namespace"),)


def spot_faults(model: Model) -> tuple[Fault, ...]:
    """What of the model does not fit the two minutes between a Spot notice and the end of its node."""
    serving = model.serving
    if isinstance(serving, Knative):
        field, seconds = "serving.timeout_seconds", serving.timeout_seconds
        cure = "shorten it, use Standard with a preStop, or place the model on an On-Demand pool"
    else:
        field, seconds = "serving.termination_grace_seconds", serving.termination_grace_seconds
        cure = "shorten it, or place the model on an On-Demand pool"
    if seconds <= SPOT_DRAIN_SECONDS:
        return ()
    rule = f"must be at most {SPOT_DRAIN_SECONDS} s on a Spot pool, whose nodes end two minutes after the notice"
    return (Fault(field, rule, f"{seconds} s", cure),)


def _gib(quantity: str) -> float:
    amount = float(quantity[:-2])
    return amount if quantity.endswith("Gi") else amount / 1024
