"""The real control plane, once a session; run by `make conformance`."""

from __future__ import annotations

import importlib.util
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance_fleet import Fleet
from conformance_objects import ROOT, rendered
from control_plane.build import build
from control_plane.client import Client, until
from control_plane.crds import apply_crds
from control_plane.karpenter import Kubelets, add_images, start_karpenter
from control_plane.kubernetes import ControlPlane
from control_plane.loopback_aws import LoopbackAws
from inferplane.plan.plan import EnvironmentPlan, Plan, plan
from inferplane.synth import write


@pytest.fixture(scope="session")
def plane(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ControlPlane]:
    """A control plane that knows all released CRDs."""
    with ControlPlane(build(), tmp_path_factory.mktemp("plane")) as running:
        apply_crds(running.client)
        yield running


@pytest.fixture(scope="session")
def client(plane: ControlPlane) -> Client:
    """A client with all rights."""
    return plane.client


@pytest.fixture(scope="session")
def payer() -> Plan:
    """The plan of the payer's platform."""
    spec = importlib.util.spec_from_file_location("app", ROOT / "app.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return plan(module.payer())


@pytest.fixture(scope="session")
def fleet(tmp_path_factory: pytest.TempPathFactory, payer: Plan) -> Iterator[Fleet]:
    """The payer's production with the real Karpenter, on an AWS that is fed from its own templates."""
    environment: EnvironmentPlan = payer.environments[0]
    out = tmp_path_factory.mktemp("payer")
    write(payer, out, time.perf_counter())
    names = environment.names
    templates = [
        json.loads((out / "cdk.out" / f"{names.stack(room)}.template.json").read_text())
        for room in ("network", "capacity")
    ]
    version = environment.environment.cluster.version
    folder: Path = tmp_path_factory.mktemp("fleet")
    with ControlPlane(build(), folder) as plane, LoopbackAws(environment.environment.region, templates) as aws:
        apply_crds(plane.client, ("karpenter",))
        aws.add_cluster(environment.cluster_name, version)
        for ami in sorted({pool.ami for pool in environment.pools}):
            add_images(aws, ami, version)
        karpenter = start_karpenter(plane, aws, cluster=environment.cluster_name, queue=names.interruption_queue)
        until("the default account", lambda: plane.client.get("v1", "ServiceAccount", "default", "default"))
        kubelets = Kubelets(plane.client)
        try:
            objects = rendered(out / "dist" / names.environment)
            yield Fleet(environment, plane, aws, karpenter, kubelets, objects, templates)
        finally:
            kubelets.stop()
