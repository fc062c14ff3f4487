"""Precisions of weights and of the KV cache: how many bytes a number takes, and on which GPUs it runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from inferplane.facts.table import table

Capability = tuple[int, int]
"""A GPU's compute capability, such as (8, 9)."""


@dataclass(frozen=True, slots=True)
class Precision:
    """How weights are stored."""

    name: str
    bits: float
    """Bits of one weight, scales and zero points included."""
    covers: Literal["all", "linear", "experts"]
    """Which weights; the others have 16 bits."""
    flag: str
    """vLLM's name of the method; empty where there is none to name."""
    capability: Capability
    """The lowest compute capability that runs it."""
    made: Literal["load", "checkpoint"]
    """Whether vLLM makes it of a 16-bit checkpoint while loading, or it needs a checkpoint of its own."""
    group: int
    """Weights that share one scale, which a group of GPUs must not cut; 1 where there is none."""
    padding: float
    """What kernels pad the covered weights by, as a factor."""
    padding_below: tuple[Capability, float] | None
    """Another factor below a compute capability."""

    def padding_on(self, capability: Capability) -> float:
        """The padding on a GPU of this compute capability."""
        if self.padding_below and capability < self.padding_below[0]:
            return self.padding_below[1]
        return self.padding


@dataclass(frozen=True, slots=True)
class KvPrecision:
    """How the KV cache is stored."""

    name: str
    bytes: int
    capability: Capability


@cache
def known() -> Mapping[str, Precision]:
    """All precisions of weights, by name."""
    return MappingProxyType({name: _precision(name, row) for name, row in table("precisions")["precisions"].items()})


@cache
def kv_known() -> Mapping[str, KvPrecision]:
    """All precisions of the KV cache, by name; `auto` is the model's own."""
    rows = table("precisions")["kv_precisions"].items()
    return MappingProxyType(
        {name: KvPrecision(name, row["bytes"], capability(row["capability"])) for name, row in rows}
    )


def capability(text: str) -> Capability:
    """A compute capability from its text, such as `8.9`."""
    major, minor = text.split(".")
    return int(major), int(minor)


def _precision(name: str, row: Mapping[str, Any]) -> Precision:
    below = row.get("padding_below")
    return Precision(
        name=name,
        bits=row["bits"],
        covers=row["covers"],
        flag=row["flag"],
        capability=capability(row["capability"]),
        made=row["made"],
        group=row.get("group", 1),
        padding=row.get("padding", 1.0),
        padding_below=(capability(below["capability"]), below["padding"]) if below else None,
    )
