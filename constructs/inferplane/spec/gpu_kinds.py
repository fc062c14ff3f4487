"""Which GPUs an instance family has, and which way of sharing works on them; knows no framework."""

from __future__ import annotations

import re

from inferplane.errors import Fault, shown
from inferplane.facts import gpus, instances
from inferplane.facts.gpus import GpuKind
from inferplane.spec.nodes import OperatingSystem
from inferplane.spec.sharing import GpuSharing, Mig, Mps


def family_fault(family: str) -> Fault | None:
    """What is wrong with an instance family of a GPU pool, or None."""
    if gpus.of_family(family) is not None:
        return None
    cure = f"use one of {', '.join(gpus.families())}"
    vendor = gpus.other_accelerator_families().get(family)
    if vendor is not None:
        return Fault("", f"must have NVIDIA GPUs, not accelerators of {vendor}", shown(family), cure)
    if family in gpus.fractional_families():
        rule = "must have whole GPUs: EC2 reports none for a fraction of one, and Karpenter makes no node for it"
        return Fault("", rule, shown(family), cure)
    if family in instances.families():
        return Fault("", "must have NVIDIA GPUs", shown(family), cure)
    return Fault("", "must be an instance family that Karpenter knows", shown(family), cure)


def kinds_of(families: tuple[str, ...]) -> tuple[GpuKind, ...]:
    """The kinds of GPU that these families have, each once."""
    found = {each.families: each for each in map(gpus.of_family, families) if each is not None}
    return tuple(found.values())


def slices(sharing: GpuSharing | None, kinds: tuple[GpuKind, ...]) -> int:
    """How many pods one GPU of these kinds serves."""
    if sharing is None:
        return 1
    if isinstance(sharing, Mig):
        return min((kind.mig.get(sharing.profile, 1) for kind in kinds), default=1)
    return sharing.replicas


def sharing_faults(sharing: GpuSharing, kinds: tuple[GpuKind, ...], system: OperatingSystem, ami: str) -> list[Fault]:
    """What cannot work about sharing GPUs of these kinds on this operating system."""
    if isinstance(sharing, Mps) and system == "bottlerocket":
        version = tuple(int(part) for part in re.findall(r"[0-9]+", ami))
        minimum = gpus.bottlerocket_mps_minimum()
        if version and version < minimum:
            first = ".".join(map(str, minimum))
            rule = f"must not be MPS on Bottlerocket before {first}"
            return [Fault("", rule, ami, f"use bottlerocket@v{first} or later, or TimeSlicing")]
    return _mig_faults(sharing, kinds, system) if isinstance(sharing, Mig) else []


def _mig_faults(sharing: Mig, kinds: tuple[GpuKind, ...], system: OperatingSystem) -> list[Fault]:
    faults: list[Fault] = []
    for kind in kinds:
        where = f"{kind.name} of {kind.memory_mib} MiB ({', '.join(kind.families)})"
        if not kind.mig:
            cure = "use TimeSlicing or Mps, or leave its family out"
            faults.append(Fault("", "must not be MIG on a GPU that knows none", where, cure))
        elif sharing.profile not in kind.mig:
            rule = f"must be a profile of {where}"
            faults.append(Fault("", rule, sharing.profile, f"use one of {', '.join(kind.mig)}"))
        elif system == "bottlerocket" and not kind.bottlerocket_mig_model:
            rule = "must not be MIG where Bottlerocket cannot partition the GPU"
            faults.append(Fault("", rule, where, "use an al2023 alias"))
        elif system == "bottlerocket" and sharing.profile not in kind.bottlerocket_mig_profiles:
            rule = f"must be a profile that Bottlerocket makes of {where}: it takes any other for the largest"
            cure = f"use one of {', '.join(kind.bottlerocket_mig_profiles)}"
            faults.append(Fault("", rule, sharing.profile, cure))
        elif system == "al2023" and kind.mig_needs_restart:
            rule = "must not be MIG on AL2023 where it needs a restart of the node, which AL2023 does not make"
            faults.append(Fault("", rule, where, "use a bottlerocket alias, which restarts by itself"))
    counts = {kind.mig[sharing.profile] for kind in kinds if sharing.profile in kind.mig}
    if len(counts) > 1:
        rule = f"must give the same number of {sharing.profile} slices on every GPU of the pool"
        got = " and ".join(str(count) for count in sorted(counts))
        faults.append(Fault("", rule, got, "make a pool for each kind of GPU"))
    return faults
