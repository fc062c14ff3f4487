"""Engines: parallelism against the GPUs of the pod, and the memory that its processes share."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.pods import GPU, Container, Pod, pods
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import mappings, text
from inferplane.facts import model_config

_TENSOR = "--tensor-parallel-size"
_ARCHITECTURE = "inferplane.dev/architecture"
_POD = """
apiVersion: v1
kind: Pod
metadata: {name: server}
spec:
  containers:
    - name: server
      command: [vllm, serve, meta-llama/Llama-3.1-8B-Instruct]
      args: [--tensor-parallel-size=4]
      resources: {limits: {nvidia.com/gpu: "4"}}
      volumeMounts: [{name: shm, mountPath: /dev/shm}]
  volumes: [{name: shm, emptyDir: {medium: Memory, sizeLimit: 4Gi}}]
"""


def _servers(index: Index) -> Iterator[tuple[Pod, Container, int]]:
    """Containers that state vLLM's tensor parallelism."""
    for pod in pods(index):
        for each in pod.containers:
            given = each.flag(_TENSOR) or each.flag("-tp") or ""
            if given.isdecimal() and len(given) < 6 and int(given) > 0:
                yield pod, each, int(given)


@rule(
    "IP-241",
    "tensor parallelism over more GPUs than the pod has",
    happens="The engine ends at start-up: tensor parallel size cannot be larger than the number of available GPUs.",
    cure="Set the tensor parallel size to the GPUs that the container requests.",
    sources=("https://github.com/vllm-project/vllm/issues/4232",),
    bad=_POD.replace('"4"', '"2"'),
    good=_POD,
)
def parallelism_beyond_the_pod(index: Index) -> Iterator[Finding | NotJudged]:
    """More tensor parallel ranks than GPUs in a pod that does not span several."""
    for pod, server, size in _servers(index):
        gpus = server.requests.get(GPU)
        spans = pod.owner.kind == "LeaderWorkerSet" or server.flag("--distributed-executor-backend") == "ray"
        if gpus and size > gpus and not spans:
            yield Finding(
                pod.owner,
                server.path,
                f"{_TENSOR} {size} with {gpus:g} GPUs",
                f"at most {gpus:g}",
                f"set {_TENSOR}={gpus:g}, or request {size} GPUs",
            )


@rule(
    "IP-242",
    "tensor parallelism that does not divide the attention heads",
    happens="The engine ends at start-up: the number of attention heads must be divisible by tensor parallel size.",
    cure="Use a tensor parallel size that divides the heads.",
    sources=("https://github.com/vllm-project/vllm/issues/596",),
    bad=_POD.replace("size=4", "size=3"),
    good=_POD,
)
def undivided_heads(index: Index) -> Iterator[Finding | NotJudged]:
    """A model whose shape the facts know, and a size that does not divide its heads."""
    shapes = model_config.known()
    for pod, server, size in _servers(index):
        named = [pod.annotations.get(_ARCHITECTURE), server.flag("--model"), *server.words]
        shape = next((shapes[name] for name in named if name is not None and name in shapes), None)
        if shape is not None and shape.heads % size:
            fitting = [each for each in range(1, size) if shape.heads % each == 0]
            yield Finding(
                pod.owner,
                server.path,
                f"{_TENSOR} {size} over {shape.heads} heads of {shape.name}",
                f"a size that divides {shape.heads}",
                f"use {fitting[-1]}",
            )


@rule(
    "IP-243",
    "tensor parallelism on the default /dev/shm",
    happens="NCCL cannot create its shared memory segment in the 64 MiB that a container has, and the engine ends.",
    cure="Mount an emptyDir of medium Memory at /dev/shm.",
    sources=("https://github.com/vllm-project/vllm/issues/6574",),
    bad=_POD.replace("      volumeMounts: [{name: shm, mountPath: /dev/shm}]\n", "").replace(
        "  volumes: [{name: shm, emptyDir: {medium: Memory, sizeLimit: 4Gi}}]\n", ""
    ),
    good=_POD,
)
def default_shared_memory(index: Index) -> Iterator[Finding | NotJudged]:
    """Several ranks in one container, and nothing mounted at /dev/shm."""
    for pod, server, size in _servers(index):
        mounts = {(text(each, "mountPath") or "").rstrip("/") for _, each in mappings(server.spec, "volumeMounts")}
        if size > 1 and not {"/dev/shm", "/dev"} & mounts and pod.spec.get("hostIPC") is not True:
            yield Finding(
                pod.owner,
                f"{server.path}.volumeMounts",
                f"{size} ranks and no /dev/shm",
                "an emptyDir of medium Memory at /dev/shm",
                "add one, and add its size to the memory limit",
            )
