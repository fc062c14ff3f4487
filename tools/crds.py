"""The released CRDs that types and schemas are made of: a folder at hand, or what `imports/sources.json` names.

Whatever is read has the checksum that is written there, so that everybody makes the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import os
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "imports" / "sources.json"
CACHE = ROOT / "build" / "crds"
ENVIRONMENT_VARIABLE = "INFERPLANE_CRDS"


def folder() -> Path:
    """The folder of CRDs: what `INFERPLANE_CRDS` names, `../shared/crds`, or a download.

    Raises:
        SystemExit: if a file is missing or is not the one that was released.
    """
    named = bool(os.environ.get(ENVIRONMENT_VARIABLE))
    found = at_hand() if named or at_hand().is_dir() else _downloaded()
    wrong = [name for name, source in files().items() if not _is(found / name, source["sha256"])]
    if wrong:
        listed = "".join(f"\n  {name}" for name in wrong)
        raise SystemExit(
            f"error: {found} must hold the released CRDs of {SOURCES.name}, but these are missing or differ:{listed}\n"
            f"unset {ENVIRONMENT_VARIABLE} to download them"
        )
    return found


def at_hand() -> Path:
    """The folder that `INFERPLANE_CRDS` names, or `../shared/crds`, whether it is there or not."""
    return Path(os.environ.get(ENVIRONMENT_VARIABLE) or ROOT.parent / "shared" / "crds")


def files() -> dict[str, dict[str, str]]:
    """Address, version and checksum of each CRD, by its path in the folder."""
    listed: dict[str, dict[str, str]] = json.loads(SOURCES.read_text())["files"]
    return listed


def of_groups(crds: Path, groups: frozenset[str]) -> list[Path]:
    """The listed files of these API groups, in order of their names."""
    return [crds / name for name in sorted(files()) if Path(name).stem.rpartition("_")[0] in groups]


class _Loader(yaml.CSafeLoader):
    """Reads `=` as the string that it is in a CRD's enum."""


_Loader.add_constructor("tag:yaml.org,2002:value", lambda _, node: node.value)


def parsed(file: Path) -> Iterator[dict[str, Any]]:
    """The documents of a file of CRDs."""
    yield from yaml.load_all(file.read_text(), Loader=_Loader)  # a safe loader


def _downloaded() -> Path:
    for name, source in files().items():
        target = CACHE / name
        if _is(target, source["sha256"]):
            continue
        print(f"downloading {source['url']}")
        target.parent.mkdir(parents=True, exist_ok=True)
        with urllib.request.urlopen(source["url"], timeout=60) as answer:  # addresses are https, written in the project
            target.write_bytes(answer.read())
    return CACHE


def _is(file: Path, checksum: str) -> bool:
    return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == checksum
