"""Reads folders, files and standard input into documents, within bounds of size, depth and aliases."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from inferplane.checks.objects import Place
from inferplane.errors import Fault

FILE_LIMIT_MIB = 20
"""Size of the largest file that is read."""
DEPTH_LIMIT = 100
"""Mappings and lists within each other, in one document."""
NODES_LIMIT = 2_000_000
"""Values in one document, those of aliases counted wherever they are repeated."""
SUFFIXES = (".yaml", ".yml", ".json")
"""Files that are read in a folder."""
PASSED_OVER = frozenset({".git", ".venv", "node_modules", "__pycache__"})
"""Folders that are passed over: what lies there is nobody's configuration."""
STANDARD_INPUT = "-"

_MARKER = re.compile(r"^---(?=\s|$)", re.MULTILINE)
_INTEGER = re.compile(r"[-+]?(?:0[xX][0-9a-fA-F_]+|0[oO]?[0-7_]+|0[bB][01_]+|[0-9][0-9_]*)")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_DIGITS_LIMIT = 300
_WORDS: dict[str, Any] = {
    **{word: True for each in ("y", "yes", "on", "true") for word in (each, each.title(), each.upper())},
    **{word: False for each in ("n", "no", "off", "false") for word in (each, each.title(), each.upper())},
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
}
"""Plain words that are no texts, as kubectl's parser reads them."""
_LOADER: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass
class Reading:
    """What was read."""

    documents: list[tuple[Any, Place]] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    """The text of each YAML file, by its name."""
    faults: list[Fault] = field(default_factory=list)
    """What could not be read."""


class RefusedError(Exception):
    """A document beyond the bounds."""

    def __init__(self, rule: str, line: int) -> None:
        self.line = line
        super().__init__(rule)


def read(paths: Iterable[str]) -> Reading:
    """Read files, the YAML and JSON files of folders, and standard input where `-` is given.

    Links that lead out of a folder are not followed. What cannot be read is a fault; the rest is read all the same.
    """
    found = Reading()
    for given in paths:
        if given == STANDARD_INPUT:
            _read_text(STANDARD_INPUT, sys.stdin.buffer.read(FILE_LIMIT_MIB * 2**20 + 1), found)
            continue
        path = Path(given)
        if path.is_dir():
            for file in _files(path):
                _read_file(file, found)
        else:
            _read_file(path, found)
    return found


def _files(folder: Path) -> Iterator[Path]:
    for each in sorted(folder.iterdir()):
        if each.is_symlink() and not each.resolve().is_relative_to(folder.resolve()):
            continue
        if each.is_dir():
            if each.name not in PASSED_OVER and not each.is_symlink():
                yield from _files(each)
        elif each.suffix in SUFFIXES:
            yield each


def _read_file(file: Path, found: Reading) -> None:
    try:
        with file.open("rb") as stream:
            content = stream.read(FILE_LIMIT_MIB * 2**20 + 1)
    except OSError as error:
        found.faults.append(Fault(str(file), "must be readable", error.strerror or "", "check the path"))
        return
    _read_text(str(file), content, found)


def _read_text(name: str, content: bytes, found: Reading) -> None:
    if len(content) > FILE_LIMIT_MIB * 2**20:
        rule = f"must be at most {FILE_LIMIT_MIB} MiB"
        found.faults.append(Fault(name, rule, "a larger file", "split it, or leave it out"))
        return
    try:
        decoded = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        found.faults.append(Fault(name, "must be UTF-8", f"byte {error.start} that is not", "save it as UTF-8"))
        return
    if name.endswith(".json") or decoded.lstrip()[:1] == "{":
        try:
            found.documents.append((json.loads(decoded), Place(name)))
            _bounded(found.documents[-1][0])
        except (ValueError, RecursionError, RefusedError) as error:
            if isinstance(error, json.JSONDecodeError) and not name.endswith(".json"):
                _read_yaml(name, decoded, found)
                return
            if isinstance(error, RefusedError):
                found.documents.pop()
            line = f":{error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
            got = "values too deep in each other" if isinstance(error, RecursionError) else str(error)
            found.faults.append(Fault(f"{name}{line}", "must be JSON", got, "correct it, or leave it out"))
        return
    _read_yaml(name, decoded, found)


def _bounded(content: Any) -> None:
    """Raise for JSON that is too deep."""
    level, depth = [content], 0
    while level:
        depth += 1
        if depth > DEPTH_LIMIT:
            raise RefusedError(f"more than {DEPTH_LIMIT} values within each other", 1)
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]


def _read_yaml(name: str, decoded: str, found: Reading) -> None:
    found.texts[name] = decoded
    for chunk, line in _chunks(decoded):
        try:
            for content, start in documents(chunk):
                found.documents.append((content, Place(name, line + start)))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            at = line + (mark.line if mark else 0)
            problem = error.problem or "no YAML"
            found.faults.append(Fault(f"{name}:{at}", "must be YAML", problem, "correct it, or leave it out"))
        except (yaml.YAMLError, ValueError) as error:
            problem = str(error).splitlines()[0]
            found.faults.append(Fault(f"{name}:{line}", "must be YAML", problem, "correct it, or leave it out"))
        except RefusedError as error:
            found.faults.append(Fault(f"{name}:{line + error.line}", str(error), "", "simplify it, or leave it out"))


def _chunks(decoded: str) -> Iterator[tuple[str, int]]:
    """The documents of a text, each with its first line, so that a broken one takes no other with it."""
    starts = [0, *(match.start() for match in _MARKER.finditer(decoded) if match.start()), len(decoded)]
    line = 1
    for start, end in pairwise(starts):
        chunk = decoded[start:end]
        if any(each.strip() and each[0] not in "#%" and each.strip() != "---" for each in chunk.splitlines()):
            yield chunk, line
        line += chunk.count("\n")


def documents(text: str) -> Iterator[tuple[Any, int]]:
    """The documents of a YAML text, each with the lines before it.

    Raises:
        yaml.YAMLError: for what is no YAML.
        RefusedError: for a document beyond the bounds.
    """
    stack: list[_Open] = []
    anchors: dict[str, tuple[Any, int]] = {}
    start = 0
    events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)
    for event in events:
        kind = type(event)
        if kind is yaml.ScalarEvent:
            value, size, anchor = _scalar(event), 1, event.anchor
        elif kind in (yaml.MappingStartEvent, yaml.SequenceStartEvent):
            if len(stack) >= DEPTH_LIMIT:
                raise RefusedError(f"must have at most {DEPTH_LIMIT} values within each other", event.start_mark.line)
            stack.append(_Open({} if kind is yaml.MappingStartEvent else [], event))
            continue
        elif kind in (yaml.MappingEndEvent, yaml.SequenceEndEvent):
            closed = stack.pop()
            value, size, anchor = _tagged(closed.tag, closed.value), closed.size, closed.anchor
        elif kind is yaml.AliasEvent:
            if event.anchor not in anchors:
                raise RefusedError(f"must define the anchor {event.anchor} before its alias", event.start_mark.line)
            (value, size), anchor = anchors[event.anchor], None
        else:
            if kind is yaml.DocumentStartEvent:
                anchors, start = {}, event.start_mark.line
            continue
        if anchor:
            anchors[anchor] = (value, size)
        if not stack:
            yield value, start
            continue
        holder = stack[-1]
        holder.take(value, size, event.start_mark.line)
        if holder.size > NODES_LIMIT:
            raise RefusedError(f"must have at most {NODES_LIMIT:,} values, aliases included", event.start_mark.line)


class _Open:
    """A mapping or list of which not all has been read."""

    __slots__ = ("_is_mapping", "_key", "_keyed", "_merged", "anchor", "size", "tag", "value")

    def __init__(self, value: Any, event: Any) -> None:
        self.value, self.anchor, self.tag, self.size = value, event.anchor, event.tag, 1
        self._is_mapping, self._key, self._keyed = isinstance(value, dict), "", False
        self._merged: set[str] = set()

    def take(self, value: Any, size: int, line: int) -> None:
        """Take the next value: an element, a key, or what stands under the last key."""
        self.size += size
        if not self._is_mapping:
            self.value.append(value)
        elif not self._keyed:
            self._key, self._keyed = _key(value, line), True
        else:
            self._keyed = False
            if self._key == "<<" and isinstance(value, dict | list):
                self._merge(value if isinstance(value, list) else [value])
            elif self._key in self.value and self._key not in self._merged:
                raise RefusedError(f"must name the key {self._key} once", line)
            else:
                self.value[self._key] = value
                self._merged.discard(self._key)

    def _merge(self, others: list[Any]) -> None:
        for each in others:
            if isinstance(each, dict):
                new = {key: held for key, held in each.items() if key not in self.value}
                self.value.update(new)
                self._merged |= new.keys()


def _key(value: Any, line: int) -> str:
    if isinstance(value, dict | list):
        raise RefusedError("must have texts as keys", line)
    if value is True or value is False:
        return str(value).lower()
    return str(value)


def _scalar(event: Any) -> Any:
    """A scalar as kubectl reads it: YAML 1.1's booleans, octal numbers, and texts for dates."""
    text: str = event.value
    if not event.implicit[0]:
        return _tagged(event.tag, text)
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in "0123456789+-." or len(text) > _DIGITS_LIMIT:
        return text
    if _INTEGER.fullmatch(text):
        digits = text.replace("_", "").lower()
        sign, digits = (-1, digits[1:]) if digits[0] == "-" else (1, digits.lstrip("+"))
        if len(digits) > 1 and digits[0] == "0" and digits[1].isdecimal():
            return sign * int(digits, 8) if not set(digits) & {"8", "9"} else sign * float(digits)
        return sign * int(digits, 0)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def _tagged(tag: str | None, value: Any) -> Any:
    """What stands under a tag: CloudFormation's short forms as their long ones."""
    if tag is None or not tag.startswith("!") or tag == "!":
        return value
    name = tag.removeprefix("!")
    if name in ("Ref", "Condition"):
        return {name: value}
    if name == "GetAtt" and isinstance(value, str):
        return {"Fn::GetAtt": value.split(".", 1)}
    return {f"Fn::{name}": value}
