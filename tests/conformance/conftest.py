"""The real control plane, once a session; run by `make conformance`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from control_plane.build import build
from control_plane.client import Client
from control_plane.crds import apply_crds
from control_plane.kubernetes import ControlPlane


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
