"""What all tests share: where the released CRDs lie."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from inferplane.node import provide_node

ROOT = Path(__file__).parent.parent


provide_node("cdk8s")  # before any test module imports a framework


@pytest.fixture(scope="session")
def crds() -> Path | None:
    """The folder of released CRDs, or None where there is none outside CI.

    `INFERPLANE_CRDS` names it; `../shared/crds` beside the checkout is the default. In CI its absence is a failure.
    """
    folder = Path(os.environ.get("INFERPLANE_CRDS", ROOT.parent / "shared" / "crds"))
    if folder.is_dir():
        return folder
    if os.environ.get("CI"):
        pytest.fail(f"no released CRDs at {folder}; set INFERPLANE_CRDS")
    return None


@pytest.fixture
def released_crds(crds: Path | None) -> Path:
    """The same folder, for tests that are about nothing else: they are skipped where there is none outside CI."""
    if crds is None:
        pytest.skip("needs the released CRDs; set INFERPLANE_CRDS")
    return crds


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of public manifests; tests that need it are skipped where there is none outside CI.

    `INFERPLANE_CORPUS` names it; `../shared/corpus` beside the checkout is the default.
    """
    folder = Path(os.environ.get("INFERPLANE_CORPUS", ROOT.parent / "shared" / "corpus"))
    if folder.is_dir():
        return folder
    if os.environ.get("CI"):
        pytest.fail(f"no public manifests at {folder}; set INFERPLANE_CORPUS")
    pytest.skip("needs the corpus of public manifests; set INFERPLANE_CORPUS")
