"""Which documents meet on one cluster: folders that hold the same object twice are two clusters' folders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePath
from typing import Any

from inferplane.checks.objects import Index, Place, sorted_out
from inferplane.checks.values import text

Documents = list[tuple[Any, Place]]


def indexes(documents: Documents, texts: Mapping[str, str]) -> list[Index]:
    """An index for each cluster: what lies in its own folder, and what lies beside the folders of all.

    An object that two folders hold, such as `dist/prod` and `dist/dr` or the overlays of one base, cannot be on one
    cluster twice. Where none is held twice, all documents meet.

    Args:
        documents: What was read.
        texts: The text of each YAML file, by its name.
    """
    return [sorted_out(each, texts) for each in _apart(documents)]


def _apart(documents: Documents) -> list[Documents]:
    parent = _first_fork(documents)
    if parent is None:
        return [documents]
    branches: dict[str, Documents] = {}
    beside: Documents = []
    for each in documents:
        child = _child(parent, each[1].file)
        if child is None:
            beside.append(each)
        else:
            branches.setdefault(child, []).append(each)
    return [group for branch in branches.values() for group in _apart([*branch, *beside])]


def _first_fork(documents: Documents) -> tuple[str, ...] | None:
    """The uppermost folder of which two folders hold the same object; None where there is none."""
    files: dict[tuple[str | None, ...], set[str]] = {}
    for content, place in documents:
        if name := text(content, "metadata", "name"):
            group = (text(content, "apiVersion") or "").rpartition("/")[0]
            identity = (group, text(content, "kind"), text(content, "metadata", "namespace"), name)
            files.setdefault(identity, set()).add(place.file)
    forks = {fork for held in files.values() if len(held) > 1 if (fork := _fork(held)) is not None}
    return min(forks, key=lambda each: (len(each), each), default=None)


def _fork(files: Iterable[str]) -> tuple[str, ...] | None:
    """The folder from which the ways to some files part, each into a folder of its own."""
    folders = [PurePath(file).parts[:-1] for file in sorted(files)]
    common: list[str] = []
    for steps in zip(*folders, strict=False):
        if len(set(steps)) > 1:
            return tuple(common)
        common.append(steps[0])
    return None


def _child(parent: tuple[str, ...], file: str) -> str | None:
    """The folder below a folder that a file lies in; None where it lies in none."""
    folders = PurePath(file).parts[:-1]
    return folders[len(parent)] if folders[: len(parent)] == parent and len(folders) > len(parent) else None
