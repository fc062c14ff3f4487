"""An InferenceService in KServe's own words, for what `Model` does not say; knows no framework.

Each field is the one of the same name in KServe, in snake case; what is left out is left to KServe.
See https://kserve.github.io/website/docs/reference/crd-api.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from inferplane.spec.pod import ContainerParts, Pod
from inferplane.spec.value import Value

_Count = Annotated[int, Field(ge=0)]


class Storage(Value):
    """Where weights lie, through a storage that a Secret describes."""

    key: str | None = None
    path: str | None = None
    schema_path: str | None = None
    parameters: Mapping[str, str] = {}


class PredictorModel(ContainerParts):
    """The model, and what its container has besides what its runtime gives it."""

    model_format: str
    model_format_version: str | None = None
    name: str | None = None
    runtime: str | None = None
    runtime_version: str | None = None
    protocol_version: str | None = None
    storage: Storage | None = None
    storage_uri: str | None = None


class PrometheusMetric(Value):
    """A query whose value, divided by the target, is the number of replicas."""

    server: str
    """Address of Prometheus."""
    query: Annotated[str, Field(min_length=1)]
    target: Annotated[str, Field(min_length=1)]
    """Value that one replica is meant to carry, as a quantity such as `"4"`."""


class PodMetric(Value):
    """A metric of the pods themselves, read through KServe's OpenTelemetry collector."""

    name: Annotated[str, Field(min_length=1)]
    """Name of the metric, such as `vllm:num_requests_running`."""
    target: Annotated[str, Field(min_length=1)]
    """Value that one replica is meant to carry, as a quantity such as `"4"`."""
    query: str | None = None
    """The query; the metric's name by default."""


class DeploymentStrategy(Value):
    """How one version takes the place of another in Standard mode."""

    type: Literal["Recreate", "RollingUpdate"] | None = None
    max_surge: str | None = None
    """A number or a percentage, as text."""
    max_unavailable: str | None = None
    """A number or a percentage, as text."""


class WorkerSpec(Value):
    """The further nodes over which one replica is spread."""

    pipeline_parallel_size: Annotated[int, Field(ge=1)] | None = None
    tensor_parallel_size: Annotated[int, Field(ge=1)] | None = None
    pod: Pod = Pod()


class Replicas(Value):
    """How many replicas a part of an InferenceService has."""

    min_replicas: _Count | None = None
    max_replicas: _Count | None = None
    scale_metric: Literal["cpu", "memory", "concurrency", "rps"] | None = None
    scale_target: Annotated[int, Field(ge=1)] | None = None
    metrics: tuple[PrometheusMetric | PodMetric, ...] = ()
    """Metrics of KEDA."""
    container_concurrency: _Count | None = None
    timeout: Annotated[int, Field(ge=1)] | None = None
    """Longest time for one answer, in seconds."""
    canary_traffic_percent: Annotated[int, Field(ge=0, le=100)] | None = None
    deployment_strategy: DeploymentStrategy | None = None
    labels: Mapping[str, str] = {}
    annotations: Mapping[str, str] = {}
    pod: Pod = Pod()


class Predictor(Replicas):
    """What serves the model."""

    name: str | None = None
    model: PredictorModel | None = None
    storage_container_name: str | None = None
    worker_spec: WorkerSpec | None = None


class Transformer(Replicas):
    """What stands before the predictor and changes requests and answers."""


class CanaryPredictor(Value):
    """Another version in Standard mode; what it leaves out is that of the predictor."""

    name: str
    traffic_percent: Annotated[int, Field(ge=0, le=100)]
    model_format: str
    storage_uri: str | None = None
    args: tuple[str, ...] = ()
    """Arguments, all of them, in the place of the predictor's; the predictor's by default."""
