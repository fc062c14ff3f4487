"""How pods share one GPU: by time, by MPS, or by hardware slices; knows no operating system and no framework."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field

from inferplane.spec.value import Value, checked

GPU_RESOURCE = "nvidia.com/gpu"
"""The resource of whole GPUs, and of their replicas."""
REPLICAS_MINIMUM = 2
"""Fewest pods that sharing makes sense for, and that the device plugin accepts."""
REPLICAS_LIMIT = 48
"""Most clients of one MPS daemon, and more pods than one GPU serves well."""

_PROFILE = re.compile(r"[1-9]g\.[1-9][0-9]*gb")

Replicas = Annotated[int, Field(ge=REPLICAS_MINIMUM, le=REPLICAS_LIMIT)]
"""Pods that share one GPU."""


def _profile(value: str) -> str | None:
    return None if _PROFILE.fullmatch(value) else "must be a MIG profile"


class TimeSlicing(Value):
    """A GPU that pods take turns on; neither memory nor faults are isolated.

    See https://github.com/NVIDIA/k8s-device-plugin#shared-access-to-gpus.
    """

    replicas: Replicas
    """Pods that share one GPU, from 2 to 48."""

    def __init__(self, /, replicas: int) -> None:
        super().__init__(replicas=replicas)  # type: ignore[call-arg]  # Value takes any field

    @property
    def resource_name(self) -> str:
        """The resource that a pod requests for one share."""
        return GPU_RESOURCE


class Mps(Value):
    """A GPU that pods run on at once, each with an equal part of memory and threads; faults are not isolated.

    See https://docs.nvidia.com/deploy/mps/.
    """

    replicas: Replicas
    """Pods that share one GPU, from 2 to 48."""

    def __init__(self, /, replicas: int) -> None:
        super().__init__(replicas=replicas)  # type: ignore[call-arg]  # Value takes any field

    @property
    def resource_name(self) -> str:
        """The resource that a pod requests for one share."""
        return GPU_RESOURCE


class Mig(Value):
    """A GPU cut into isolated slices of one profile.

    See https://docs.nvidia.com/datacenter/tesla/mig-user-guide/.
    """

    profile: Annotated[str, checked(_profile, "write it as 1g.10gb")]
    """Compute and memory of a slice, such as `1g.10gb`; which profiles there are depends on the GPU."""

    def __init__(self, /, profile: str) -> None:
        super().__init__(profile=profile)  # type: ignore[call-arg]  # Value takes any field

    @property
    def resource_name(self) -> str:
        """The resource that a pod requests for one slice."""
        return f"nvidia.com/mig-{self.profile}"


GpuSharing = TimeSlicing | Mps | Mig
"""How pods share one GPU."""
