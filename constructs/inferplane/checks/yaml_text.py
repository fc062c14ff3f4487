"""Reads YAML that stands as a text inside an object, such as the values of a chart."""

from __future__ import annotations

from typing import Any

import yaml

from inferplane.checks.reading import RefusedError, documents


def parsed(text: str) -> Any:
    """What a text says; None where it is no YAML, or beyond the bounds of reading."""
    try:
        return next((content for content, _ in documents(text)), None)
    except (yaml.YAMLError, ValueError, RefusedError):
        return None
