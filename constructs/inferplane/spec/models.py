"""A served model, as the description says it: what it is, what it promises, and how it is served; no framework."""

from __future__ import annotations

import math
from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator, model_validator

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts import model_config, volumes
from inferplane.facts.architecture import Architecture
from inferplane.spec.dns import DNS_LABEL_LIMIT
from inferplane.spec.engines import Engine, Tgi, Tokens, Vllm
from inferplane.spec.placement import Placement
from inferplane.spec.quantities import mib
from inferplane.spec.serving import SPOT_DRAIN_SECONDS, Knative, ModelName, Standard
from inferplane.spec.value import Value, refuse, refuse_all

PrecisionName = Literal["bf16", "fp16", "fp8", "int8", "awq", "gptq", "bitsandbytes", "mxfp4"]
"""How weights are stored on a GPU."""
LOAD_SECONDS = 600
"""Seconds in which a replica has to be loaded and warm, where nothing is said and nothing can be computed."""

_QUANTIZED = {"awq_marlin": "awq", "gptq_marlin": "gptq"}


def _architecture(value: Any) -> Architecture | None:
    """The architecture of a name, or the one that is given."""
    if value is None or isinstance(value, Architecture):
        return value
    known = model_config.known()
    if not isinstance(value, str):
        raise refuse("must be the name of a model or what read_checkpoint gives", "name a model of the facts")
    if value not in known:
        near = model_config.like(value)
        hint = f"did you mean {' or '.join(near)}? Otherwise " if near else ""
        raise refuse("must be a model whose shape is known", f"{hint}read its config.json with read_checkpoint")
    return known[value]


class Requests(Value):
    """What a usual request of a model is; the longest is the engine's to say."""

    prompt_tokens: Tokens
    """Tokens of the prompt."""
    answer_tokens: Tokens
    """Tokens of the answer."""

    @property
    def tokens(self) -> int:
        """Tokens of both together."""
        return self.prompt_tokens + self.answer_tokens


class Model(Value):
    """A model in the registry and how it is served.

    Raises:
        DescriptionError: with every fault found.
    """

    name: ModelName
    """Name of the model, its service account and its folder in the registry."""
    version: Annotated[int, Field(ge=1)]
    """Published version: the number N of `<name>/v<N>/`; never a floating one."""
    architecture: Annotated[Architecture | str | None, PlainValidator(_architecture)] = None
    """Its shape: the name of a model of the facts, or what `read_checkpoint` gives of a `config.json`."""
    precision: PrecisionName | None = None
    """How its weights are stored on the GPU; as they were published, or as the engine's quantization says."""
    requests: Requests | None = None
    """A usual request, of which each replica has room for as many as its concurrency; of full length by default."""
    pools: tuple[str, ...] = ()
    """Names of the pools that it may run on; all of them by default."""
    placement: Placement | None = None
    """Where it runs; the cheapest of the pools' GPUs that holds what is promised, by default."""
    tight: bool = False
    """Whether a GPU will do that holds what is promised without a margin."""
    size_gib: Annotated[float, Field(gt=0, le=4096, strict=False)] | None = None
    """GiB of its weights, as they lie in the registry; counted from its architecture by default."""
    engine: Engine = Vllm()
    """What serves it."""
    serving: Knative | Standard = Knative()
    """How it is scaled, routed and stopped."""
    load_seconds: Annotated[int, Field(ge=30, le=7200)] | None = None
    """Seconds in which a replica is loaded and warm, from the start of its container, after which it is restarted;
    twice what the plan's timeline says by default."""
    ready_within: Annotated[int, Field(ge=1, le=7200)] | None = None
    """Seconds in which a replica is promised to serve, from nothing; no promise by default."""
    stream_weights: bool = False
    """Read weights from S3 straight into GPU memory (vLLM only), instead of copying them to local disk first."""
    priority_class: str | None = None
    """Name of the PriorityClass of its pods; none by default."""

    @model_validator(mode="after")
    def _judge(self) -> Model:
        faults: list[Fault] = [*self._shape_faults(), *self._promise_faults()]
        if self.stream_weights and not isinstance(self.engine, Vllm):
            rule = "must be False with another engine than vLLM"
            faults.append(Fault("stream_weights", rule, "true", "copy the weights, or use Vllm"))
        serving = self.serving
        if isinstance(serving, Standard) and serving.canary and serving.canary.version == self.version:
            rule = "must differ from the model's version"
            faults.append(Fault("serving.canary.version", rule, shown(self.version), "name the new version"))
        if self.placement is not None and self.size_gib is not None:
            faults += _disk_faults(self.placement, 0 if self.stream_weights else self.size_gib)
        refuse_all(type(self).__name__, faults)
        return self

    def _shape_faults(self) -> list[Fault]:
        faults: list[Fault] = []
        if self.shape is None:
            if self.placement is None:
                cure = "name it, or give a placement by hand"
                faults.append(Fault("architecture", "is required where placement is not given", cure=cure))
            if self.size_gib is None:
                cure = "give the size of the weights in the registry"
                faults.append(Fault("size_gib", "is required where architecture is not given", cure=cure))
        elif self.shape.positions is not None and self.context > self.shape.positions:
            field = "engine.max_model_len" if isinstance(self.engine, Vllm) else "engine.max_total_tokens"
            rule = f"must be at most the {self.shape.positions} positions of {self.shape.name}"
            faults.append(Fault(field, rule, shown(self.context), "lower it, or take a model with a longer context"))
        if self.placement is not None and self.pools and self.placement.pool not in self.pools:
            rule = f"must be one of the model's pools, {', '.join(self.pools)}"
            faults.append(Fault("placement.pool", rule, shown(self.placement.pool), "leave pools out"))
        if self.placement is None and isinstance(self.engine, Tgi):
            cure = "give a placement by hand, or use Vllm"
            faults.append(Fault("placement", "is required with Tgi, whose memory is not known here", cure=cure))
        quantization = self.engine.quantization if isinstance(self.engine, Vllm) else None
        if self.precision and quantization and _QUANTIZED.get(quantization, quantization) != self.precision:
            rule = f"must agree with the engine's quantization, {quantization}"
            faults.append(Fault("precision", rule, shown(self.precision), "leave one of them out"))
        return faults

    def _promise_faults(self) -> list[Fault]:
        faults: list[Fault] = []
        if self.requests is not None and self.requests.tokens > self.context:
            rule = f"must have at most the {self.context} tokens of the engine's longest request"
            faults.append(Fault("requests", rule, shown(self.requests.tokens), "raise the engine's, or lower it"))
        batch = self.engine.max_num_seqs if isinstance(self.engine, Vllm) else None
        if batch is not None and batch < self.concurrency:
            rule = f"must be at least the concurrency of a replica, {self.concurrency}: others wait for their turn"
            faults.append(Fault("engine.max_num_seqs", rule, shown(batch), "raise it, or leave it out"))
        return faults

    @property
    def shape(self) -> Architecture | None:
        """Its architecture; None where only its placement is known."""
        return self.architecture if isinstance(self.architecture, Architecture) else None

    @property
    def context(self) -> int:
        """Tokens of its longest request, prompt and answer together."""
        return self.engine.max_model_len if isinstance(self.engine, Vllm) else self.engine.max_total_tokens

    @property
    def concurrency(self) -> int:
        """Requests in flight that one replica has room for."""
        return self.serving.concurrency

    @property
    def stored_precision(self) -> str | None:
        """Precision of its weights on the GPU; None where nothing tells."""
        if self.precision is not None:
            return self.precision
        quantization = self.engine.quantization if isinstance(self.engine, Vllm) else None
        if quantization is not None:
            return _QUANTIZED.get(quantization, quantization)
        return self.shape.precision if self.shape else None

    @property
    def placed(self) -> Placement:
        """Where it runs.

        Raises:
            DescriptionError: when that is left to the plan, which a construct alone does not ask.
        """
        if self.placement is None:
            raise self._left_open("placement", "give one, or let synthesize or place_models choose it")
        return self.placement

    @property
    def weights_gib(self) -> float:
        """GiB of its weights in the registry.

        Raises:
            DescriptionError: when that is left to the plan, which a construct alone does not ask.
        """
        if self.size_gib is None:
            raise self._left_open("size_gib", "give it, or let synthesize or place_models count it")
        return self.size_gib

    def _left_open(self, field: str, cure: str) -> DescriptionError:
        return DescriptionError(f"Model {self.name}", [Fault(field, "is required by a construct", cure=cure)])

    @property
    def start_up_seconds(self) -> int:
        """Seconds after which a replica that is not ready is restarted."""
        return self.load_seconds or LOAD_SECONDS

    @property
    def fetch_seconds(self) -> int:
        """Seconds in which its weights are copied to local disk, at the throughput of an unprovisioned gp3 volume."""
        return 0 if self.stream_weights else math.ceil(self.weights_gib * 1024 / volumes.gp3().throughput_minimum_mibps)

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


def _disk_faults(placement: Placement, copied_gib: float) -> list[Fault]:
    needed = math.ceil(copied_gib * 11 / 10)
    if mib(placement.ephemeral_storage) >= needed * 1024:
        return []
    rule = f"must hold the {copied_gib:g} GiB of weights that are copied, and a tenth more for caches and logs"
    cure = f'raise it to "{needed}Gi" or more, or stream the weights'
    return [Fault("placement.ephemeral_storage", rule, shown(placement.ephemeral_storage), cure)]
