"""A model as a person describes it: which version, on which engine, on which GPUs, served how; knows no framework."""

from __future__ import annotations

import math
import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import serving as facts
from inferplane.spec.engines import Engine, Tgi, Vllm
from inferplane.spec.scaling import (
    SPOT_DRAIN_LIMIT_SECONDS,
    External,
    Fixed,
    Hpa,
    Keda,
    Knative,
    PodMetric,
    PrometheusMetric,
    Serving,
    Standard,
    StandardCanary,
)
from inferplane.spec.value import Value, checked, refuse_all

__all__ = [
    "External",
    "Fixed",
    "Hpa",
    "Keda",
    "Knative",
    "Model",
    "Placement",
    "PodMetric",
    "PrometheusMetric",
    "Standard",
    "StandardCanary",
    "StorageInitializer",
    "Streaming",
    "Tgi",
    "Vllm",
    "spot_faults",
]

GPU_RESOURCE = "nvidia.com/gpu"
"""The resource that whole GPUs are requested by."""
DNS_LABEL_LIMIT = 63
"""Characters in a DNS label and in a label's value."""
REVISION_SUFFIX = "-predictor-00001"
"""What Knative adds to a model's name for a revision."""
ENGINE_START_SECONDS = 300
"""What an engine takes to start besides reading weights: compiling, capturing graphs, measuring its memory."""
NODE_START_SECONDS = 300
"""What a GPU node takes until a pod runs on it, image included."""

_NAME = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?")
_CPU = re.compile(r"[1-9][0-9]*m?")
_MEMORY = re.compile(r"([1-9][0-9]*)(Mi|Gi|Ti)")
_RESOURCE = re.compile(r"nvidia\.com/(gpu|gpu\.shared|mig-\d+g\.\d+gb(\.me)?)")
_GIB = {"Mi": 1 / 1024, "Gi": 1, "Ti": 1024}


def _name(value: str) -> str | None:
    if not _NAME.fullmatch(value):
        return "must begin with a letter and hold lower-case letters, digits and hyphens"
    limit = DNS_LABEL_LIMIT - len(REVISION_SUFFIX)
    if len(value) > limit:
        return f"must have at most {limit} characters, so that {REVISION_SUFFIX} fits behind it in a DNS label"
    return None


def _dns_label(value: str) -> str | None:
    if len(value) <= DNS_LABEL_LIMIT and _NAME.fullmatch(value):
        return None
    return f"must be a DNS label that begins with a letter, of at most {DNS_LABEL_LIMIT} characters"


def _cpu(value: str) -> str | None:
    if not _CPU.fullmatch(value):
        return "must be a positive CPU quantity"
    whole = value.endswith("000m")
    return "must be written as Kubernetes stores it" if whole else None


def _memory(value: str) -> str | None:
    found = _MEMORY.fullmatch(value)
    if not found:
        return "must be a positive quantity in Mi, Gi or Ti"
    number, unit = found.groups()
    return "must be written as Kubernetes stores it" if unit != "Ti" and int(number) % 1024 == 0 else None


def _gpu(value: str) -> str | None:
    return None if re.fullmatch(r"[a-z][a-z0-9-]*", value) else "must be a GPU's name as Karpenter writes it"


def _resource(value: str) -> str | None:
    return None if _RESOURCE.fullmatch(value) else "must be a resource of NVIDIA's device plugin"


Memory = Annotated[str, checked(_memory, 'write it as "14Gi", with the largest unit that keeps it whole')]
"""Memory or disk as Kubernetes stores it, such as `"14Gi"`."""


class Placement(Value):
    """Where a model's pods run and what each of them gets. Requests are limits, for all of it."""

    pool: Annotated[str, checked(_dns_label, "write the pool's name, such as interactive")]
    """Name of the pool, which its nodes carry as a label."""
    gpu: Annotated[str, checked(_gpu, "write it as l4, l40s, a100 or h100")]
    """Kind of GPU, as in the node label `karpenter.k8s.aws/instance-gpu-name`."""
    gpus_per_node: Annotated[int, Field(ge=1, le=16)]
    """GPUs of the node. Named besides the kind, since Karpenter would put small models on a large shared node."""
    gpus: Annotated[int, Field(ge=1)]
    """GPUs (or slices, where `resource_name` says so) of one pod."""
    tensor_parallel: Annotated[int, Field(ge=1)] = 1
    """GPUs over which each layer is split."""
    cpu: Annotated[str, checked(_cpu, 'write it as "3" or "3600m"')]
    """CPU of one pod."""
    memory: Memory
    """Memory of one pod."""
    ephemeral_storage: Memory
    """Disk of one pod: weights that are downloaded, caches and logs; the image is not counted."""
    resource_name: Annotated[str, checked(_resource, 'write it as "nvidia.com/gpu" or "nvidia.com/mig-1g.10gb"')] = (
        GPU_RESOURCE
    )
    """Resource that the GPUs or slices are requested by."""
    shared: bool = False
    """Whether `nvidia.com/gpu` counts slices here, because the pool shares its GPUs under the same name."""

    @model_validator(mode="after")
    def _holds_together(self) -> Placement:
        faults: list[Fault] = []
        if self.tensor_parallel > 1 and self.sliced:
            cure = "use whole GPUs, or tensor_parallel 1"
            faults.append(Fault("tensor_parallel", "must be 1 on slices of a GPU", shown(self.tensor_parallel), cure))
        if self.tensor_parallel > self.gpus:
            cure = "request as many GPUs"
            faults.append(
                Fault("tensor_parallel", f"must be at most gpus, {self.gpus}", shown(self.tensor_parallel), cure)
            )
        if not self.sliced and self.gpus > self.gpus_per_node:
            cure = "choose a larger node"
            faults.append(Fault("gpus", f"must be at most gpus_per_node, {self.gpus_per_node}", shown(self.gpus), cure))
        refuse_all(type(self).__name__, faults)
        return self

    @property
    def sliced(self) -> bool:
        """Whether what is requested are slices of a GPU."""
        return self.shared or self.resource_name != GPU_RESOURCE


class StorageInitializer(Value):
    """KServe's init container downloads the weights to the node's disk before the engine starts."""


class Streaming(Value):
    """The engine streams the weights from S3 into GPU memory, and nothing is kept on disk. vLLM only.

    See https://docs.vllm.ai/en/latest/models/extensions/runai_model_streamer/.
    """

    concurrency: Annotated[int, Field(ge=1, le=256)] = 16
    """Reads at once."""


Loading = StorageInitializer | Streaming
"""How weights come to the engine."""


class Model(Value):
    """A model that is served.

    Raises:
        DescriptionError: with every fault found.
    """

    name: Annotated[str, checked(_name, "choose a name such as clinical-summary")]
    """Name of the model, of its ServiceAccount and of its prefix in the registry; also what clients ask for."""
    version: Annotated[int, Field(ge=1)]
    """Version in the registry: a number, never a word that moves."""
    size_gib: Annotated[float, Field(gt=0, le=4096)]
    """Size of its files in the registry, in GiB."""
    engine: Engine
    """Engine and settings."""
    placement: Placement
    """Where its pods run."""
    serving: Serving
    """How its replicas come and go."""
    loading: Loading = StorageInitializer()
    """How its weights come to the engine; by KServe's storage initializer by default."""
    startup_seconds: Annotated[int, Field(ge=30)] | None = None
    """How long the engine may take to start, in seconds; derived from the size and a slow disk by default."""
    priority_class: Annotated[str, checked(_dns_label, "write a PriorityClass's name")] | None = None
    """PriorityClass of its pods; none by default."""
    do_not_disrupt: bool | Annotated[str, Field(pattern=r"^[1-9][0-9]*[smh]$")] = False
    """Whether Karpenter leaves nodes with its pods alone: always, or for so long after a pod's start (`"30m"`)."""

    @model_validator(mode="after")
    def _holds_together(self) -> Model:
        faults: list[Fault] = []
        if isinstance(self.loading, Streaming) and isinstance(self.engine, Tgi):
            cure = "use StorageInitializer, or vLLM"
            faults.append(Fault("loading", "must be StorageInitializer with Tgi", "Streaming", cure))
        disk = _gib(self.placement.ephemeral_storage)
        if isinstance(self.loading, StorageInitializer) and disk < self.size_gib:
            faults.append(
                Fault(
                    "placement.ephemeral_storage",
                    f"must hold the downloaded weights, {self.size_gib:g} GiB",
                    self.placement.ephemeral_storage,
                    "raise it, or use Streaming",
                )
            )
        if isinstance(self.serving, Standard) and self.serving.canary is not None:
            canary = self.serving.canary
            if canary.version == self.version:
                cure = "name the version that is tried"
                faults.append(Fault("serving.canary.version", "must differ from version", shown(canary.version), cure))
            label = f"isvc.{self.name}-{canary.name}-predictor"
            if len(label) > DNS_LABEL_LIMIT:
                faults.append(_too_long("serving.canary.name", label, canary.name))
        refuse_all(type(self).__name__, faults)
        return self

    def storage_uri(self, bucket: str) -> str:
        """Where its files lie. The slash at the end keeps `v7` from meaning `v70` as well."""
        return _storage_uri(bucket, self.name, self.version)

    def canary_storage_uri(self, bucket: str) -> str | None:
        """Where the files of its Standard-mode canary lie, if it has one."""
        if isinstance(self.serving, Standard) and self.serving.canary is not None:
            return _storage_uri(bucket, self.name, self.serving.canary.version)
        return None

    @property
    def mode(self) -> Literal["Knative", "Standard"]:
        """KServe's deployment mode."""
        return "Knative" if isinstance(self.serving, Knative) else "Standard"

    @property
    def load_seconds(self) -> int:
        """How long reading the weights once takes from a volume that has only its baseline."""
        return math.ceil(self.size_gib * 1024 / facts.volume_baseline_mib_per_second())

    @property
    def engine_start_seconds(self) -> int:
        """How long the engine may take until it answers."""
        return self.startup_seconds or ENGINE_START_SECONDS + self.load_seconds

    @property
    def cold_start_seconds(self) -> int:
        """How long a replica may take from nothing to its first answer: node, download, engine."""
        download = self.load_seconds if isinstance(self.loading, StorageInitializer) else 0
        return NODE_START_SECONDS + download + self.engine_start_seconds

    def faults_in(self, namespace: str) -> tuple[Fault, ...]:
        """What is wrong with the name once KServe composes it with the namespace into one DNS label of the host."""
        label = f"{self.name}-predictor-{namespace}"
        return (_too_long("name", label, self.name),) if len(label) > DNS_LABEL_LIMIT else ()


def spot_faults(model: Model) -> tuple[Fault, ...]:
    """What keeps a model from a pool that may give it a Spot node: pods that take longer to end than the notice."""
    if model.serving.drain_seconds <= SPOT_DRAIN_LIMIT_SECONDS:
        return ()
    rule = f"must be at most {SPOT_DRAIN_LIMIT_SECONDS} s on a Spot pool, which gives two minutes' notice"
    if isinstance(model.serving, Knative):
        field, cure = "serving.timeout_seconds", "shorten it, use Standard mode, or an On-Demand pool"
    else:
        field, cure = "serving.termination_grace_seconds", "shorten it, or use an On-Demand pool"
    return (Fault(field, rule, shown(model.serving.drain_seconds), cure),)


def _storage_uri(bucket: str, model: str, version: int) -> str:
    return f"s3://{bucket}/{model}/v{version}/"


def _gib(quantity: str) -> float:
    found = _MEMORY.fullmatch(quantity)
    if found is None:  # refused already by the field's own check
        return 0
    return int(found.group(1)) * _GIB[found.group(2)]


def _too_long(field: str, label: str, got: str) -> Fault:
    rule = f"must fit into {DNS_LABEL_LIMIT} characters once composed as {label}, which has {len(label)}"
    return Fault(field, rule, shown(got), f"shorten it by {len(label) - DNS_LABEL_LIMIT}")
