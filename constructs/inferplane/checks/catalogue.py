"""All rules, in the order of their ids."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from importlib import import_module

from inferplane.checks.rule import Rule
from inferplane.errors import Fault

THEMES = {
    "1": "closure: everything that is used has a producer",
    "2": "capacity: every pod has a node that holds it",
    "3": "time: what takes long is waited for",
    "4": "bytes: what is large passes every buffer",
    "5": "policy: what rules say together",
    "6": "owners: one writer, one allocator, one setting",
    "7": "values: what others rewrite or misread",
    "8": "names: lengths, characters, prefixes",
    "9": "exposure: what must not be open, plain or loose",
}
"""Themes by the first digit of an id."""
MODULES: tuple[str, ...] = (
    "labels",
    "taints",
    "capacity",
    "sharing",
    "engines",
    "nodes",
    "drains",
    "scaling",
    "values",
    "names",
    "events",
    "stores",
    "streams",
)
"""The modules of `checks/rules` that hold rules."""


@cache
def rules() -> dict[str, Rule]:
    """All rules by their ids."""
    found = [
        each
        for name in MODULES
        for each in vars(import_module(f"inferplane.checks.rules.{name}")).values()
        if isinstance(each, Rule)
    ]
    return {each.id: each for each in sorted(found, key=lambda each: each.id)}


def unknown(field: str, ids: Iterable[str]) -> list[Fault]:
    """A fault for each id that no rule has; a theme's first digit, as `IP-1`, stands for all of its rules."""
    return [
        Fault(field, "must be the id of a rule", each, "`inferplane lint --rules` lists them")
        for each in ids
        if not matching([each])
    ]


def matching(ids: Collection[str]) -> list[Rule]:
    """The rules that some ids, or beginnings of ids, stand for."""
    return [rule for id, rule in rules().items() if any(given == id or (given == id[:4]) for given in ids)]
