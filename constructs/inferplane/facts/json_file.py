"""Reads a JSON file that a person names: what cannot be read is said, and nothing huge is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from inferplane.errors import DescriptionError, Fault, shown


def read_json(file: Path, limit: int, cure: str = "") -> Any:
    """What a JSON file holds.

    Args:
        file: The file.
        limit: Bytes that it may have at most.
        cure: What to do where it cannot be read.

    Raises:
        DescriptionError: when it is missing, too large, or no JSON.
    """
    try:
        size = file.stat().st_size
        text = file.read_bytes() if size <= limit else None
    except OSError as error:
        raise refuse(file, "must be readable", error.strerror, cure) from None
    if text is None:
        raise refuse(file, f"must have at most {limit} bytes", size, cure)
    return parse_json(file, text, cure)


def parse_json(file: Path, text: bytes, cure: str = "") -> Any:
    """What a JSON text of a file holds; raises DescriptionError when it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refuse(file, "must be JSON", str(error) or type(error).__name__, cure) from None


def refuse(file: Path, rule: str, got: object, cure: str) -> DescriptionError:
    """A fault of a file as a whole."""
    return DescriptionError(str(file), [Fault("file", rule, shown(got), cure)])
