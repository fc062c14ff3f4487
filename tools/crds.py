"""The released CRDs that types and schemas are made of: a folder at hand, or what `imports/sources.json` names.

Whatever is read has the checksum that is written there, so that everybody makes the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import os
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "imports" / "sources.json"
CACHE = ROOT / "build" / "crds"
ENVIRONMENT_VARIABLE = "INFERPLANE_CRDS"


def folder() -> Path:
    """The folder of CRDs: what `INFERPLANE_CRDS` names, `../shared/crds`, or a download.

    Raises:
        SystemExit: if a file is missing or is not the one that was released.
    """
    named = os.environ.get(ENVIRONMENT_VARIABLE)
    at_hand = Path(named) if named else ROOT.parent / "shared" / "crds"
    found = at_hand if named or at_hand.is_dir() else _downloaded()
    wrong = [name for name, source in files().items() if not _is(found / name, source["sha256"])]
    if wrong:
        listed = "".join(f"\n  {name}" for name in wrong)
        raise SystemExit(
            f"error: {found} must hold the released CRDs of {SOURCES.name}, but these are missing or differ:{listed}\n"
            f"unset {ENVIRONMENT_VARIABLE} to download them"
        )
    return found


def files() -> dict[str, dict[str, str]]:
    """Address, version and checksum of each CRD, by its path in the folder."""
    listed: dict[str, dict[str, str]] = json.loads(SOURCES.read_text())["files"]
    return listed


def of_groups(crds: Path, groups: frozenset[str]) -> list[Path]:
    """The listed files of these API groups, in order of their names."""
    return [crds / name for name in sorted(files()) if Path(name).stem.rpartition("_")[0] in groups]


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
