"""One Kubernetes object as YAML that every parser reads alike; knows no kind and no framework.

What YAML 1.1, YAML 1.2, or any parser in use would take for something other than the string it is, is quoted. Text of
several lines is a literal block where that says exactly the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import yaml

_FIRST_KEYS = {"apiVersion": 0, "kind": 1, "metadata": 2, "name": 3, "namespace": 4}
"""Keys that a reader looks for first, wherever they occur; the others follow by the alphabet."""
_WIDE = 2**31 - 1
"""Lines are never folded: a folded line makes the next change of it unreadable in a diff."""

_WORD = re.compile(r"[A-Za-z_/](?:[A-Za-z0-9_./@+=,()$<>;*&|^%~'-]| (?=[^ #])|:(?=[^ ]))*(?<=[^ :])")
_AMOUNT = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:m|k|M|G|T|P|Ki|Mi|Gi|Ti|Pi|%)|(?:[0-9]+(?:\.[0-9]+)?(?:h|m|s|ms))+")
_MEANS_SOMETHING_ELSE = frozenset(
    {"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf", "infinity", "none"}
)
"""Words that some parser takes for a boolean, for nothing or for a number, in any capitals."""
_LINE = re.compile(r"(?: *[!-~\u00a1-\u1fff\u2030-\ud7ff]+)*")
"""A line that a literal block can hold: no space at its end, nothing that a parser would break or drop."""


def dump(manifest: Mapping[str, object]) -> str:
    """The object as one YAML document, the same bytes for the same object.

    Args:
        manifest: a JSON object: string keys, no number that is not finite, no lone surrogate.
    """
    text: str = yaml.dump(
        _ordered(manifest),
        Dumper=_Dumper,
        allow_unicode=True,
        default_flow_style=False,
        sort_keys=False,
        width=_WIDE,
    )
    return text


def _ordered(value: object) -> object:
    if isinstance(value, Mapping):
        keys = sorted(value, key=lambda key: (_FIRST_KEYS.get(key, len(_FIRST_KEYS)), key))
        return {key: _ordered(value[key]) for key in keys}
    if isinstance(value, list | tuple):
        return [_ordered(each) for each in value]
    return value


def _style(text: str) -> str | None:
    if len(text) > 1 and "\n" in text:
        return "|" if _is_literal(text) else '"'
    plain = _AMOUNT.fullmatch(text) or (_WORD.fullmatch(text) and text.lower() not in _MEANS_SOMETHING_ELSE)
    return None if plain else '"'


def _is_literal(text: str) -> bool:
    """Whether a block says exactly this: it begins at the margin and ends in one line break or in none."""
    lines = text.removesuffix("\n").split("\n")
    return lines[0][:1] not in {"", " "} and lines[-1] != "" and all(_LINE.fullmatch(line) for line in lines)


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]  # the C emitter where there is one
    """Writes strings in the style that no parser misreads, and no aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=_style(text))


_Dumper.add_representer(str, _represent_text)
