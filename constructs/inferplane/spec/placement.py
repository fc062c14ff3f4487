"""Where a replica of a model runs, and what it is given there; knows no framework."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import gpus
from inferplane.spec.quantities import CpuQuantity, MemoryQuantity
from inferplane.spec.sharing import GPU_RESOURCE
from inferplane.spec.value import Value, checked, refuse_all


def _gpu(value: str) -> str | None:
    known = sorted({kind.name for kind in gpus.kinds()})
    return None if value in known else f"must be a GPU as Karpenter names it: one of {', '.join(known)}"


class Placement(Value):
    """Where a replica runs and what it is given; by hand, where the plan would choose otherwise.

    Karpenter sees no GPU memory and packs unlike pods onto one node: the kind of GPU *and* the number that its node has
    are both demanded, so that the node that appears is the one that was meant.
    """

    pool: str
    """Name of the pool."""
    gpu: Annotated[str, checked(_gpu, "write it as l4, l40s, a100 or h100")]
    """Kind of GPU: the value of `karpenter.k8s.aws/instance-gpu-name`."""
    gpus_per_node: Literal[1, 2, 4, 8] = 1
    """GPUs of the node: the value of `karpenter.k8s.aws/instance-gpu-count`."""
    gpu_memory_mib: Annotated[int, Field(ge=1)] | None = None
    """Memory of the GPU, where two kinds have one name: the value of `karpenter.k8s.aws/instance-gpu-memory`."""
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
