"""The real control plane, once a session; run by `make conformance`."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Iterator

import pytest

from conformance_fleet import Fleet
from conformance_objects import ROOT, rendered
from control_plane.build import build
from control_plane.client import Client
from control_plane.crds import apply_crds
from control_plane.fleet import running_fleet, templates_of
from control_plane.kubernetes import ControlPlane
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
    templates = templates_of(environment, out / "cdk.out")
    folder = tmp_path_factory.mktemp("fleet")
    objects = rendered(out / "dist" / environment.names.environment)
    with running_fleet(environment, templates, build(), folder, ("karpenter",)) as running:
        yield Fleet(environment, running, objects, templates)
