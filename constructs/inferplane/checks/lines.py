"""In which line of a file something stands; looked up for findings only, since it reads the file's structure again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import yaml

from inferplane.checks.objects import Place, Resource
from inferplane.checks.rule import Finding

_STEP = re.compile(r"\[([^\]]*)\]|([^.\[\]]+)")
_MARKER = re.compile(r"^---(?=\s|$)", re.MULTILINE)
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def line_of(finding: Finding, texts: Mapping[str, str]) -> int:
    """The line at which a finding's path stands, from 1; that of its object's beginning where it cannot be told.

    Args:
        finding: The finding.
        texts: The text of each YAML file, by its name.
    """
    place = finding.subject.place
    text = texts.get(place.file)
    if text is None:
        return place.line
    path = steps(finding.path)
    if isinstance(finding.subject, Resource):
        path = ["Resources", finding.subject.logical_id, *path]
    return place.line + _lines_to(text, place, path)


def steps(path: str) -> list[str]:
    """The parts of a path such as `spec.containers[0].env` or `metadata.labels[example.com/name]`."""
    return [match[1] if match[1] is not None else match[2] for match in _STEP.finditer(path)]


def _lines_to(text: str, place: Place, path: list[str]) -> int:
    """Lines from the document's beginning to the deepest part of the path that is there."""
    node = _root(text, place.line)
    line = node.start_mark.line if node is not None else 0
    for step in path:
        found = _below(node, step)
        if found is None:
            break
        node, line = found
    return line


@lru_cache(maxsize=64)
def _root(text: str, line: int) -> Any:
    """The structure of the document that begins at a line; None where there is none."""
    start = _beginnings(text)[line - 1]
    end = _MARKER.search(text, start + 1)
    try:
        return next(iter(yaml.compose_all(text[start : end.start() if end else None], Loader=_LOADER)), None)
    except yaml.YAMLError:
        return None


@lru_cache(maxsize=4)
def _beginnings(text: str) -> list[int]:
    """Where each line begins."""
    return [0, *(match.end() for match in re.finditer("\n", text))]


def _below(node: Any, step: str) -> tuple[Any, int] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value == step:
                return value, key.start_mark.line
    elif isinstance(node, yaml.SequenceNode) and step.isdecimal() and int(step) < len(node.value):
        value = node.value[int(step)]
        return value, value.start_mark.line
    return None
