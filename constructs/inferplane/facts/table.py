"""Reads the dated tables that lie beside this file; each states its source and its date."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> dict[str, Any]:
    """The table `name`, whole; read once a process and not to be changed."""
    text = files("inferplane.facts").joinpath(f"{name}.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content
