"""Writes `dist/`: plain YAML, one folder a chart, one file an object; works on rendered objects and knows no framework.

What is written opens with the same values in any YAML 1.1 or 1.2 parser. Everything is rendered and judged first; then
one folder is swapped in for another, so that a refused description leaves `dist/` as it was. A list of what was written
lies in the folder: the next run removes what it no longer writes, and nothing that it never wrote.
"""

from __future__ import annotations

import math
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

import yaml

from inferplane.errors import FaultList
from inferplane.facts.table import table
from inferplane.plan.names import fitted

FILE_NAME_LIMIT = 200
"""Characters in a file's name before `.yaml`; beyond it, a prefix and a stable hash."""
INDEX = ".inferplane"
"""The file that lists the files of the last run, one path a line."""

_LEADING_KEYS = ("apiVersion", "kind", "metadata")
_PLAIN = re.compile(r"[A-Za-z/][A-Za-z0-9_./@-]*(:[A-Za-z0-9_./@-]+)*")
"""Strings that no parser reads as anything else, if they are no word of `_WORDS`: all others are quoted."""
_WORDS = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"})
"""Words that YAML 1.1 or 1.2, or a known parser, reads as a boolean, null or number; in any case."""
_BLOCK = re.compile(r"[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\n]+")
"""Text that a literal block can hold exactly: no tab, no control character, no byte-order mark, and no line break but
`\\n`, since YAML 1.1 knows two more that YAML 1.2 does not."""
_UNSAFE_IN_PATH = re.compile(r"[^a-z0-9.-]+")
_TOKEN = re.compile(r"\$\{Token\[|#\{Token\[|TOKEN\.\d|-1\.888154589\d*e\+?289")
"""How CDK writes a value that only CloudFormation knows."""
_NUMBER_TOKEN_BELOW = -1e200
"""CDK hides a number that only CloudFormation knows in one far below any that a person writes."""

Object = Mapping[str, Any]
"""A rendered Kubernetes object."""
Charts = Mapping[tuple[str, str], Iterable[Object]]
"""The objects of each chart, by environment and chart."""


def dump(manifest: Object) -> str:
    """One object as YAML: apiVersion, kind and metadata first, the other keys sorted."""
    leading = {key: manifest[key] for key in _LEADING_KEYS if key in manifest}
    rest = {key: manifest[key] for key in sorted(manifest) if key not in leading}
    return yaml.dump(
        leading | rest, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=2**31 - 1, default_flow_style=False
    )


def tree(charts: Charts) -> dict[str, str]:
    """The text of every file, by its path below `dist/`, sorted.

    Raises:
        DescriptionError: with every object without a kind or a name, every two that share a path, every value that is a
            CloudFormation token or that JSON cannot hold, and every Secret with content.
    """
    faults = FaultList("dist")
    files: dict[str, str] = {}
    owners: dict[str, str] = {}
    for (environment, chart), objects in charts.items():
        for index, each in enumerate(objects):
            nameless = [field for field in (("apiVersion",), ("kind",), ("metadata", "name")) if not _at(each, field)]
            for field in nameless:
                place = f"{environment}/{chart}[{index}].{'.'.join(field)}"
                faults.add(place, "is required", cure="say which object it is")
            if nameless:
                continue
            path, name = _path(environment, chart, each), _named(each)
            if path in files:
                faults.add(path, f"is the file of both {owners[path]} and {name}", cure="give one of them another name")
            owners[path], files[path] = name, ""
            if _judge(each, name, faults):
                files[path] = dump(each)
    faults.raise_if_any()
    return dict(sorted(files.items()))


def write(files: Mapping[str, str], out: Path) -> None:
    """Make the folder hold these files in the place of those of an earlier run; it stays as it was if anything fails.

    Args:
        files: texts by their path below the folder, `/` between its parts.
        out: the folder; made if it is not there. What no run wrote into it stays in it.

    Raises:
        DescriptionError: if a path leaves the folder, or is that of a file or folder that no run wrote.
    """
    out = out.resolve()
    kept = _kept(out)
    faults = FaultList(f"the folder {out.name}")
    for path in files:
        _judge_place(path, kept, faults)
    faults.raise_if_any()
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as scratch:
        made, replaced = Path(scratch, "made"), Path(scratch, "replaced")
        made.mkdir()
        index = "".join(f"{path}\n" for path in sorted(files))
        for path, text in (*files.items(), (INDEX, index)):
            file = made / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        for path in kept:
            (made / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(out / path, made / path, follow_symlinks=False)
        if out.exists():
            made.chmod(out.stat().st_mode)
            out.rename(replaced)
        try:
            made.rename(out)
        except BaseException:
            if replaced.exists():
                replaced.rename(out)
            raise


def _kept(out: Path) -> list[str]:
    """Files in the folder that no run wrote."""
    index = out / INDEX
    ours = {INDEX, *(index.read_text(encoding="utf-8").splitlines() if index.is_file() else ())}
    files = (path for path in out.rglob("*") if path.is_symlink() or not path.is_dir())
    return sorted(path for path in (file.relative_to(out).as_posix() for file in files) if path not in ours)


def _judge_place(path: str, kept: list[str], faults: FaultList) -> None:
    parts = PurePosixPath(path).parts
    if path in ("", INDEX) or ".." in parts or path != "/".join(parts) or parts[0] == "/":
        faults.add(path, "must be a path below the folder, other than its index", cure="write names between slashes")
        return
    for other in kept:
        if f"{other}/".startswith(f"{path}/") or f"{path}/".startswith(f"{other}/"):
            rule = f"must not take the place of {other}, which no run wrote"
            faults.add(path, rule, cure="move that file, or write to another folder")


_FASTEST: type[yaml.SafeDumper] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""The dumper in C where PyYAML has it, four times as fast; both write the same bytes."""


class _Dumper(_FASTEST):  # type: ignore[valid-type, misc]  # which of the two it is, is known at run time only
    """PyYAML's own dumper, but for strings, which it would leave unquoted by YAML 1.1 alone."""

    def ignore_aliases(self, data: object) -> bool:
        """Write what occurs twice twice: an anchor is nothing that a reviewer wants to follow."""
        return True


def _string(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS:
        style = None
    elif "\n" in text and _BLOCK.fullmatch(text) and not _loses_space(text):
        style = "|"
    else:
        style = '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _string)


def _loses_space(text: str) -> bool:
    """Whether a literal block would need an indentation indicator or end in blank lines, which parsers treat unlike."""
    return text[0] in " \n" or text.endswith("\n\n") or any(line != line.rstrip(" ") for line in text.split("\n"))


def _group(each: Object) -> str:
    group, slash, _ = str(each["apiVersion"]).partition("/")
    return group if slash else ""


def _at(each: Object, path: tuple[str, ...]) -> object:
    value: object = each
    for part in path:
        value = value.get(part) if isinstance(value, Mapping) else None
    return value


def _path(environment: str, chart: str, each: Object) -> str:
    """Where the object lies, by nothing but what it is: a kind whose name other groups have too bears its group."""
    metadata, kind, group = each["metadata"], str(each["kind"]), _group(each)
    suffix = f".{group}" if group and kind in table("shared-kinds")["kinds"] else ""
    namespace = metadata.get("namespace")
    file = fitted(f"{_safe(kind)}{suffix}-{_safe(str(metadata['name']))}", FILE_NAME_LIMIT) + ".yaml"
    return "/".join(part for part in (environment, chart, namespace and _safe(str(namespace)), file) if part)


def _safe(name: str) -> str:
    return _UNSAFE_IN_PATH.sub("-", name.lower())


def _named(each: Object) -> str:
    metadata = each["metadata"]
    place = f"{metadata['namespace']}/" if metadata.get("namespace") else ""
    return f"{each['apiVersion']} {each['kind']} {place}{metadata['name']}"


def _judge(each: Object, name: str, faults: FaultList) -> bool:
    """Whether the object may be written; what may not is added to the faults."""
    fit = True
    for path in _odd_keys(each, ""):
        fit = False
        faults.add(f"{name}{path}", "must have keys of printable ASCII", cure="write another key")
    for path, value in _leaves(each, ""):
        if (isinstance(value, str) and _TOKEN.search(value)) or _is_number_token(value):
            rule = "must not hold a value that only CloudFormation knows"
            cure = "choose the name in plan/names.py, so that both halves know it"
        elif not _is_json(value):
            rule, cure = "must be what JSON can hold", "write a text, a finite number, true, false or a list"
        else:
            continue
        fit = False
        got = value.encode("ascii", "backslashreplace").decode() if isinstance(value, str) else value
        faults.add(f"{name}{path}", rule, got=got, cure=cure)
    if each["kind"] == "Secret" and _group(each) == "" and (each.get("data") or each.get("stringData")):
        fit = False
        faults.add(name, "must have no content: dist/ lies in Git", cure="let an operator write the Secret's content")
    return fit


def _is_number_token(value: object) -> bool:
    return isinstance(value, int | float) and math.isfinite(value) and value < _NUMBER_TOKEN_BELOW


def _is_json(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in value)
    return value is None or isinstance(value, bool | int)


def _odd_keys(value: object, path: str) -> Iterator[str]:
    """Where keys stand that no Kubernetes object has, and that PyYAML's two dumpers do not write alike."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            if not (isinstance(key, str) and key and key.isascii() and key.isprintable()):
                yield path
            yield from _odd_keys(each, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for index, each in enumerate(value):
            yield from _odd_keys(each, f"{path}[{index}]")


def _leaves(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything in the object that holds nothing else, keys too."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield f"{path}.{key}", key
            yield from _leaves(each, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for index, each in enumerate(value):
            yield from _leaves(each, f"{path}[{index}]")
    else:
        yield path, value
