"""Reads values of foreign documents: whatever stands there, a reader answers and never raises."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

_QUANTITY = re.compile(r"([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))(?:([numkMGTPE]|[KMGTPE]i)|[eE]([+-]?[0-9]{1,3}))?")
_SUFFIXES = {
    "n": 1e-9,
    "u": 1e-6,
    "m": 1e-3,
    "k": 1e3,
    **{letter: 1000.0 ** (power + 2) for power, letter in enumerate("MGTPE")},
    **{f"{letter}i": 1024.0 ** (power + 1) for power, letter in enumerate("KMGTPE")},
}
_DURATION = re.compile(r"(?:[0-9]+(?:\.[0-9]+)?(?:ns|us|µs|ms|h|m|s))+")
_DURATION_PART = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ns|us|µs|ms|h|m|s)")
_UNITS = {"ns": 1e-9, "us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0, "h": 3600.0}
_NUMBER = re.compile(r"[+-]?[0-9]{1,300}(?:\.[0-9]{1,300})?")

Path = str | int
"""One step into a value: the key of a mapping, or the place in a list."""


def at(value: Any, *path: Path) -> Any:
    """What stands at a path; None where nothing does."""
    for step in path:
        if isinstance(value, Mapping):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int) and -len(value) <= step < len(value):
            value = value[step]
        else:
            return None
    return value


def mapping(value: Any, *path: Path) -> Mapping[str, Any]:
    """The mapping at a path; an empty one where there is none."""
    found = at(value, *path)
    return found if isinstance(found, Mapping) else {}


def sequence(value: Any, *path: Path) -> Sequence[Any]:
    """The list at a path; an empty one where there is none."""
    found = at(value, *path)
    return found if isinstance(found, list) else ()


def mappings(value: Any, *path: Path) -> list[tuple[int, Mapping[str, Any]]]:
    """The mappings in the list at a path, each with its place in it."""
    return [(place, each) for place, each in enumerate(sequence(value, *path)) if isinstance(each, Mapping)]


def text(value: Any, *path: Path) -> str | None:
    """The text at a path; None where there is no text."""
    found = at(value, *path)
    return found if isinstance(found, str) else None


def texts(value: Any, *path: Path) -> list[str]:
    """The texts at a path: those in a list, or the one that stands there."""
    found = at(value, *path)
    return [found] if isinstance(found, str) else [each for each in sequence(found) if isinstance(each, str)]


def strings(value: Any, *path: Path) -> dict[str, str]:
    """The mapping of texts at a path, such as labels; numbers and booleans in it as texts."""
    found: dict[str, str] = {}
    for key, each in mapping(value, *path).items():
        if isinstance(each, bool):
            found[str(key)] = str(each).lower()
        elif isinstance(each, str | int | float):
            found[str(key)] = str(each)
    return found


def number(value: Any, *path: Path) -> float | None:
    """The finite number at a path, also where it is written as a text; None where there is none."""
    found = at(value, *path)
    if isinstance(found, bool):
        return None
    if isinstance(found, str):
        return float(found) if _NUMBER.fullmatch(found) and math.isfinite(float(found)) else None
    if isinstance(found, int | float) and abs(found) < 1e300:
        return float(found)
    return None


def whole(value: Any, *path: Path) -> int | None:
    """The whole number at a path, also where it is written as a text; None where there is none."""
    found = number(value, *path)
    return int(found) if found is not None and found.is_integer() else None


def boolean(value: Any, *path: Path) -> bool | None:
    """The boolean at a path, also where it is written as a text, as CloudFormation allows."""
    found = at(value, *path)
    if isinstance(found, str) and found in ("true", "false"):
        return found == "true"
    return found if isinstance(found, bool) else None


def quantity(value: Any, *path: Path) -> float | None:
    """The quantity at a path, in its base unit: bytes of `1Gi`, CPUs of `500m`; None where there is none."""
    found = at(value, *path)
    if isinstance(found, str):
        match = _QUANTITY.fullmatch(found)
        if match is None or len(found) > 100:
            return None
        factor = _SUFFIXES[match[2]] if match[2] else 10.0 ** int(match[3] or 0)
        return float(match[1]) * factor
    return number(found)


def seconds(value: Any, *path: Path) -> float | None:
    """The duration at a path in seconds, infinite for `Never`; None where there is none."""
    found = at(value, *path)
    if not isinstance(found, str) or len(found) > 100:
        return None
    if found == "Never":
        return math.inf
    if found == "0":
        return 0.0
    if not _DURATION.fullmatch(found):
        return None
    return sum(float(part[1]) * _UNITS[part[2]] for part in _DURATION_PART.finditer(found))
