"""The flags of `vllm serve`, by the pinned version: their types, bounds and choices."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from inferplane.errors import Fault, shown
from inferplane.facts.precisions import Capability, capability
from inferplane.facts.table import table

_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_HUMAN = re.compile(r"[0-9]+(\.[0-9]+)?[kKmMgGtT]|auto")


@dataclass(frozen=True, slots=True)
class Flag:
    """One flag of `vllm serve`."""

    name: str
    type: str
    """`int`, `float`, `str`, `bool` or `choice`."""
    minimum: float | None
    maximum: float | None
    excluded: tuple[str, ...]
    """Which of the bounds is no value itself: `minimum`, `maximum`."""
    choices: tuple[str, ...]
    human_readable: bool
    """Whether numbers such as `32k` are taken."""

    def fault(self, value: str) -> str | None:
        """The rule that a value breaks, or None."""
        if self.choices and value not in self.choices:
            return f"must be one of {', '.join(self.choices)}"
        if self.type not in ("int", "float") or (self.human_readable and _HUMAN.fullmatch(value)):
            return None
        if not _NUMBER.fullmatch(value) or (self.type == "int" and "." in value):
            return f"must be {'a whole number' if self.type == 'int' else 'a number'}"
        number = float(value)
        low = self.minimum is not None and (
            number < self.minimum or (number == self.minimum and "minimum" in self.excluded)
        )
        high = self.maximum is not None and (
            number > self.maximum or (number == self.maximum and "maximum" in self.excluded)
        )
        if low:
            return f"must be {'more than' if 'minimum' in self.excluded else 'at least'} {self.minimum:g}"
        if high:
            return f"must be {'less than' if 'maximum' in self.excluded else 'at most'} {self.maximum:g}"
        return None


@dataclass(frozen=True, slots=True)
class BatchDefaults:
    """What vLLM takes for the size of a batch, where nothing is said."""

    max_num_batched_tokens: int
    max_num_seqs: int


def version() -> str:
    """The version whose flags these are."""
    value: str = table("vllm-flags")["version"]
    return value


@cache
def minimum_capability() -> Capability:
    """The lowest compute capability for which its published build has code."""
    return capability(table("vllm-flags")["minimum_capability"])


@cache
def batch_defaults(gpu: str, visible_gib: float) -> BatchDefaults:
    """Its defaults on a GPU of this name and memory."""
    rows = table("vllm-flags")["batch_defaults"]
    large = visible_gib >= rows["large_gib"] and not any(each in gpu.lower() for each in rows["not_large"])
    return BatchDefaults(**rows["large" if large else "other"])


@cache
def flags() -> Mapping[str, Flag]:
    """The flags that decide memory, speed or placement, by name and by alias."""
    found: dict[str, Flag] = {}
    for name, row in table("vllm-flags")["flags"].items():
        found[name] = flag = _flag(name, row)
        found.update(dict.fromkeys(row.get("aliases", ()), flag))
    return MappingProxyType(found)


@cache
def names() -> frozenset[str]:
    """The names of all flags."""
    return frozenset({*flags(), *table("vllm-flags")["other_flags"]})


def argument_faults(arguments: Sequence[str]) -> list[Fault]:
    """What is wrong with arguments of `vllm serve`, each as `--flag`, `--flag=value`, or a flag and its value."""
    faults: list[Fault] = []
    for index, argument in enumerate(arguments):
        name, joined, value = argument.partition("=")
        if not name.startswith("-") or _NUMBER.fullmatch(name):
            continue
        plain = name.replace("--no-", "--", 1) if name not in names() else name
        plain = plain.partition(".")[0]
        if plain not in names():
            near = difflib.get_close_matches(plain, names(), n=1)
            cure = f"did you mean {near[0]}?" if near else f"see vllm serve --help of {version()}"
            faults.append(Fault(f"[{index}]", f"must be a flag of vLLM {version()}", shown(name), cure))
            continue
        flag = flags().get(plain)
        given = value if joined else _following(arguments, index)
        if flag is not None and flag.type != "bool" and given is not None:
            rule = flag.fault(given)
            if rule is not None:
                faults.append(Fault(f"[{index}]", f"{rule} for {plain}", shown(given), "change it"))
    return faults


def _following(arguments: Sequence[str], index: int) -> str | None:
    after = arguments[index + 1] if index + 1 < len(arguments) else None
    return None if after is None or after.startswith("--") else after


def _flag(name: str, row: Mapping[str, Any]) -> Flag:
    return Flag(
        name=name,
        type=row["type"],
        minimum=row.get("minimum"),
        maximum=row.get("maximum"),
        excluded=tuple(row.get("exclusive", ())),
        choices=tuple(row.get("choices", ())),
        human_readable=row.get("human_readable", False),
    )
