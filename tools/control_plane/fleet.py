"""A control plane with Karpenter, on an AWS that is fed from an environment's own templates."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from control_plane.client import until
from control_plane.crds import PROJECTS, apply_crds
from control_plane.karpenter import Kubelets, add_images, start_karpenter
from control_plane.kubernetes import ControlPlane
from control_plane.loopback_aws import LoopbackAws
from control_plane.process import Process
from inferplane.plan.plan import EnvironmentPlan

ROOMS = ("network", "capacity")
"""Stacks whose resources Karpenter looks up."""


@dataclass(frozen=True, slots=True)
class RunningFleet:
    """What runs."""

    plane: ControlPlane
    aws: LoopbackAws
    karpenter: Process
    kubelets: Kubelets


def templates_of(environment: EnvironmentPlan, assembly: Path) -> list[dict[str, Any]]:
    """The templates of an environment that Karpenter's AWS is fed from, out of a `cdk.out/`."""
    names = environment.names
    return [json.loads((assembly / f"{names.stack(room)}.template.json").read_text()) for room in ROOMS]


@contextmanager
def running_fleet(
    environment: EnvironmentPlan,
    templates: Sequence[Mapping[str, Any]],
    programs: Mapping[str, Path],
    folder: Path,
    projects: Sequence[str] = PROJECTS,
) -> Iterator[RunningFleet]:
    """Start everything; leaving stops it.

    Args:
        environment: The environment.
        templates: Its templates.
        programs: Path of each program.
        folder: Where data, keys and logs lie.
        projects: Projects whose CRDs are applied.
    """
    version = environment.environment.cluster.version
    with ControlPlane(programs, folder) as plane, LoopbackAws(environment.environment.region, templates) as aws:
        apply_crds(plane.client, projects)
        aws.add_cluster(environment.cluster_name, version)
        for ami in sorted({pool.ami for pool in environment.pools}):
            add_images(aws, ami, version)
        queue = environment.names.interruption_queue
        karpenter = start_karpenter(plane, aws, cluster=environment.cluster_name, queue=queue)
        until("the default account", lambda: plane.client.get("v1", "ServiceAccount", "default", "default"))
        kubelets = Kubelets(plane.client)
        try:
            yield RunningFleet(plane, aws, karpenter, kubelets)
        finally:
            kubelets.stop()
