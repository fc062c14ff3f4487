"""The tools around the control plane, as far as they need no Go: what is missing is said, what died is shown."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from control_plane.build import COMPONENTS, KUBERNETES_VERSION, MODULES
from control_plane.client import until
from control_plane.process import ComponentError, Process
from inferplane.facts import components

ROOT = Path(__file__).parent.parent


def test_the_components_are_those_whose_versions_the_facts_name() -> None:
    karpenter = (MODULES / "karpenter/go.mod").read_text()
    assert f"karpenter-provider-aws v{components.component('karpenter').chart_version}" in karpenter
    kserve = (MODULES / "kserve/go.mod").read_text()
    assert f"github.com/kserve/kserve {components.component('kserve').chart_version}" in kserve
    assert f"k8s.io/kubernetes v{KUBERNETES_VERSION}" in (MODULES / "kubernetes/go.mod").read_text()
    assert KUBERNETES_VERSION.startswith(f"{components.software('kubernetes')}.")


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda each: each.name)
def test_a_component_builds_from_a_module_with_its_sums(component: object) -> None:
    folder = MODULES / component.name  # type: ignore[attr-defined]
    assert {path.name for path in folder.iterdir()} == {"go.mod", "go.sum", "tools.go"}


@pytest.mark.parametrize(
    ("crds", "said"),
    [
        (".", "error: no Go on the path; install Go 1.26 or later (https://go.dev/dl), and run this again\n"),
        ("nothing", "; set INFERPLANE_CRDS to a folder of what imports/sources.json lists\n"),
    ],
)
def test_what_is_missing_is_said_and_ends_with_two(tmp_path: Path, crds: str, said: str) -> None:
    held = {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "tools"), "INFERPLANE_CRDS": str(tmp_path / crds)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "control_plane"],
        env={**os.environ, **held},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.endswith(said)


def test_a_component_that_dies_is_shown_with_its_last_lines(tmp_path: Path) -> None:
    script = "import sys; print('first'); print('the last word'); sys.exit(3)"
    process = Process("engine", [sys.executable, "-c", script], tmp_path / "engine.log")
    with pytest.raises(ComponentError, match=r"engine ended with 3:\n  first\n  the last word"):
        process.wait(lambda: False, 30)


def test_a_component_that_does_not_become_ready_is_shown_and_can_be_stopped(tmp_path: Path) -> None:
    script = "import time; print('waiting', flush=True); time.sleep(60)"
    process = Process("engine", [sys.executable, "-c", script], tmp_path / "engine.log")
    with pytest.raises(ComponentError, match=r"engine is not ready after 1 s:\n  waiting"):
        process.wait(lambda: False, 1)
    process.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_what_does_not_come_is_named() -> None:
    with pytest.raises(TimeoutError, match="a node: not after 0 s"):
        until("a node", lambda: None, seconds=0)
