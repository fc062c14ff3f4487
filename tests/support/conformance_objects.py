"""What is applied to the real control plane: the objects of `dist/`, in the order of Argo CD's waves."""

from __future__ import annotations

from pathlib import Path

import yaml

from control_plane.client import Object

ROOT = Path(__file__).parents[2]
CHARTS = ("namespaces", "capacity", "serving", "models", "delivery")
"""Charts in the order in which Argo CD syncs them."""
_WAVE = "argocd.argoproj.io/sync-wave"


def rendered(folder: Path) -> list[Object]:
    """The objects of one environment below `dist/`, in the order in which Argo CD applies them."""
    found: list[Object] = []
    for chart in CHARTS:
        files = sorted((folder / chart).rglob("*.yaml")) if (folder / chart).is_dir() else []
        objects = [yaml.safe_load(file.read_text()) for file in files]
        found += sorted(objects, key=_order)
    return found


def _order(each: Object) -> tuple[int, bool, str, str]:
    wave = int(each["metadata"].get("annotations", {}).get(_WAVE, "0"))
    return wave, each["kind"] != "Namespace", each["kind"], each["metadata"]["name"]
