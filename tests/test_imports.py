"""The generated types are made of what was released, and stay small."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import crds as tool

PACKAGE = Path(__file__).parent.parent / "imports" / "inferplane_crds"
SIZE_LIMIT = 3_000_000


def test_the_files_at_hand_are_those_that_the_public_downloads(released_crds: Path) -> None:
    for name, source in tool.files().items():
        assert hashlib.sha256((released_crds / name).read_bytes()).hexdigest() == source["sha256"], name
        assert source["url"].startswith("https://"), name


def test_a_file_that_differs_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tool.ENVIRONMENT_VARIABLE, str(tmp_path))
    with pytest.raises(SystemExit, match="these are missing or differ"):
        tool.folder()


def test_all_types_together_are_small() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(path.stat().st_size for path in files) <= SIZE_LIMIT
