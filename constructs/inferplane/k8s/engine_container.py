"""The container of an engine: command, arguments, environment, probes; plain values, where generated types are open.

Whatever serves a model, a plain Deployment or KServe, runs this container.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from inferplane.plan.names import POOL_LABEL
from inferplane.plan.placement import UTILIZATION
from inferplane.spec.engines import Tgi, Vllm
from inferplane.spec.models import Model
from inferplane.spec.placement import Placement

SERVING_PORT = 8080
"""Port of the engine's API, under KServe and without it."""
WEIGHTS_PATH = "/mnt/models"
"""Where KServe's storage initializer puts the weights."""
SHARED_MEMORY = "shm"
"""Name of the volume at `/dev/shm`."""
PROBE_SECONDS = 10
"""Seconds between two tries of the start-up probe."""
USER_ID = 1000
"""The user that engines run as; their images' own is root."""

Json = dict[str, Any]
"""A part of an object, as Kubernetes spells it."""

_HEALTH = "/health"
_GPU_MEMORY = "karpenter.k8s.aws/instance-gpu-memory"


def command(engine: Vllm | Tgi) -> list[str]:
    """The command that starts the engine; written out, since images have had different entry points."""
    return ["vllm", "serve"] if isinstance(engine, Vllm) else ["text-generation-launcher"]


def arguments(model: Model, *, weights: str = WEIGHTS_PATH, port: int = SERVING_PORT) -> list[str]:
    """The engine's arguments for the model, whose weights lie at a path, or at an S3 URI when they are streamed."""
    engine, placement = model.engine, model.placed
    if isinstance(engine, Tgi):
        return [
            f"--model-id={weights}",
            f"--port={port}",
            f"--num-shard={placement.gpus}",
            *(["--sharded=true"] if placement.gpus > 1 else []),
            f"--max-total-tokens={engine.max_total_tokens}",
            f"--max-input-tokens={engine.max_input_tokens}",
            f"--max-concurrent-requests={engine.max_concurrent_requests}",
            *([f"--quantize={engine.quantize}"] if engine.quantize else []),
            *engine.extra_args,
        ]
    return [
        weights,
        f"--served-model-name={model.name}",
        f"--port={port}",
        f"--tensor-parallel-size={placement.gpus}",
        f"--max-model-len={engine.max_model_len}",
        f"--gpu-memory-utilization={engine.gpu_memory_utilization or UTILIZATION:g}",
        *([f"--max-num-seqs={engine.max_num_seqs}"] if engine.max_num_seqs is not None else []),
        *([f"--max-num-batched-tokens={engine.max_num_batched_tokens}"] if engine.max_num_batched_tokens else []),
        *([f"--dtype={engine.dtype}"] if engine.dtype != "auto" else []),
        *([f"--quantization={engine.quantization}"] if engine.quantization else []),
        f"--kv-cache-dtype={engine.kv_cache_dtype}",
        *(["--enforce-eager"] if engine.enforce_eager else []),
        "--enable-prefix-caching" if engine.prefix_caching else "--no-enable-prefix-caching",
        *(["--load-format=runai_streamer"] if model.stream_weights else []),
        *engine.extra_args,
    ]


def environment(engine: Vllm | Tgi) -> list[Json]:
    """What keeps an engine from asking the internet, and lets it run as a user that its image does not know."""
    values = {"HF_HUB_OFFLINE": "1", "HOME": "/tmp", "USER": "engine"}  # torch asks for the user's name
    if isinstance(engine, Vllm):
        values["VLLM_NO_USAGE_STATS"] = "1"
    return [{"name": name, "value": value} for name, value in sorted(values.items())]


def resources(placement: Placement) -> Json:
    """Requests and limits, which are the same: KServe would fill in limits of its own, below the requests."""
    held = {
        "cpu": placement.cpu,
        "memory": placement.memory,
        "ephemeral-storage": placement.ephemeral_storage,
        placement.resource: str(placement.gpus),
    }
    return {"requests": held, "limits": held}


def probes(load_seconds: int, *, port: int | str = SERVING_PORT) -> Json:
    """A start-up probe that lasts as long as loading may, after which the others begin."""
    check: Json = {"httpGet": {"path": _HEALTH, "port": port}}
    return {
        "startupProbe": check
        | {"periodSeconds": PROBE_SECONDS, "timeoutSeconds": 5, "failureThreshold": -(-load_seconds // PROBE_SECONDS)},
        "readinessProbe": check | {"periodSeconds": 5, "timeoutSeconds": 5, "failureThreshold": 3},
        "livenessProbe": check | {"periodSeconds": 10, "timeoutSeconds": 10, "failureThreshold": 6},
    }


def security_context() -> Json:
    """What the restricted Pod Security level demands of a container."""
    return {
        "allowPrivilegeEscalation": False,
        "capabilities": {"drop": ["ALL"]},
        "runAsNonRoot": True,
        "runAsUser": USER_ID,
        "seccompProfile": {"type": "RuntimeDefault"},
    }


def pod_security_context() -> Json:
    """What the restricted Pod Security level demands of a pod, and a group that may write its volumes."""
    return {
        "fsGroup": USER_ID,
        "runAsNonRoot": True,
        "runAsUser": USER_ID,
        "seccompProfile": {"type": "RuntimeDefault"},
    }


def shared_memory_mount() -> Json:
    """The mount at `/dev/shm`."""
    return {"name": SHARED_MEMORY, "mountPath": "/dev/shm"}


def shared_memory_volume(placement: Placement) -> Json:
    """The volume at `/dev/shm`: memory of the pod, bounded."""
    return {"name": SHARED_MEMORY, "emptyDir": {"medium": "Memory", "sizeLimit": placement.shared_memory}}


def affinity(placement: Placement, *, pool: str | None = None) -> Json:
    """Only nodes with this kind of GPU and this many: by memory alone, unlike pods end up on one larger node.

    `pool` is demanded too where it is given: another pool may have the same GPUs under other terms.
    """
    demanded = {
        **({POOL_LABEL: pool} if pool else {}),
        "karpenter.k8s.aws/instance-gpu-count": str(placement.gpus_per_node),
        **({_GPU_MEMORY: str(placement.gpu_memory_mib)} if placement.gpu_memory_mib else {}),
        "karpenter.k8s.aws/instance-gpu-name": placement.gpu,
    }
    expressions = [{"key": key, "operator": "In", "values": [value]} for key, value in demanded.items()]
    terms = {"nodeSelectorTerms": [{"matchExpressions": expressions}]}
    return {"nodeAffinity": {"requiredDuringSchedulingIgnoredDuringExecution": terms}}


def spread(labels: Mapping[str, str]) -> list[Json]:
    """Over zones where that is possible: scarce GPUs are better in one zone than not at all."""
    return [
        {
            "maxSkew": 1,
            "topologyKey": "topology.kubernetes.io/zone",
            "whenUnsatisfiable": "ScheduleAnyway",
            "labelSelector": {"matchLabels": dict(labels)},
        }
    ]
