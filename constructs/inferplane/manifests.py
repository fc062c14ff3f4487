"""Writes `dist/`: plain YAML, one folder a chart, one file an object; works on rendered objects and knows no framework.

What is written opens with the same values in any YAML 1.1 or 1.2 parser. Everything is rendered and judged first; then
one folder is swapped in for another, so that a refused description leaves `dist/` as it was.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from inferplane.errors import FaultList

_LEADING_KEYS = ("apiVersion", "kind", "metadata")
_PLAIN = re.compile(r"[A-Za-z/][A-Za-z0-9_./@-]*(:[A-Za-z0-9_./@-]+)*")
"""Strings that no parser reads as anything else, if they are no word of `_WORDS`: all others are quoted."""
_WORDS = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"})
"""Words that YAML 1.1 or 1.2, or a known parser, reads as a boolean, null or number; in any case."""
_BLOCK = re.compile(r"[\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\n]+")
"""Text that a literal block can hold exactly: no tab, no other control character, no byte-order mark."""
_UNSAFE_IN_PATH = re.compile(r"[^a-z0-9.-]+")
_TOKEN = re.compile(r"\$\{Token\[|#\{Token\[|TOKEN\.\d|-1\.888154589\d*e\+?289")
"""How CDK writes a value that only CloudFormation knows."""

Object = Mapping[str, Any]
"""A rendered Kubernetes object."""
Charts = Mapping[tuple[str, str], Iterable[Object]]
"""The objects of each chart, by environment and chart."""


def dump(manifest: Object) -> str:
    """One object as YAML: apiVersion, kind and metadata first, the other keys sorted."""
    leading = {key: manifest[key] for key in _LEADING_KEYS if key in manifest}
    rest = {key: manifest[key] for key in sorted(manifest) if key not in leading}
    return yaml.dump(
        leading | rest, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=2**31, default_flow_style=False
    )


def tree(charts: Charts) -> dict[str, str]:
    """The text of every file, by its path below `dist/`, sorted.

    Raises:
        DescriptionError: if two objects share a path, if a value is a CloudFormation token, or if a Secret has content.
    """
    faults = FaultList("dist")
    files: dict[str, str] = {}
    owners: dict[str, str] = {}
    materialized = {place: [dict(each) for each in objects] for place, objects in charts.items()}
    shared = _shared_kinds(each for objects in materialized.values() for each in objects)
    for (environment, chart), objects in materialized.items():
        for each in objects:
            path, name = _path(environment, chart, each, shared), _named(each)
            if path in files:
                faults.add(path, f"is the file of both {owners[path]} and {name}", cure="give one of them another name")
            _judge(each, name, faults)
            owners[path], files[path] = name, dump(each)
    faults.raise_if_any()
    return dict(sorted(files.items()))


def write(files: Mapping[str, str], out: Path) -> None:
    """Put these files, and no others, into the folder `out`; an earlier folder stays if anything fails."""
    out.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    replaced = made.with_name(f"{made.name}-replaced")
    try:
        made.chmod(0o755)
        for path, text in files.items():
            file = made / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        if out.exists():
            out.rename(replaced)
        made.rename(out)
    except BaseException:
        if replaced.exists() and not out.exists():
            replaced.rename(out)
        raise
    finally:
        shutil.rmtree(made, ignore_errors=True)
        shutil.rmtree(replaced, ignore_errors=True)


class _Dumper(yaml.SafeDumper):
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


def _shared_kinds(objects: Iterable[Object]) -> frozenset[str]:
    """Kinds that more than one API group has: a file of such a kind also bears its group."""
    groups: dict[str, set[str]] = {}
    for each in objects:
        groups.setdefault(str(each["kind"]), set()).add(_group(each))
    return frozenset(kind for kind, found in groups.items() if len(found) > 1) | {"Service"}


def _group(each: Object) -> str:
    group, slash, _ = str(each["apiVersion"]).partition("/")
    return group if slash else ""


def _path(environment: str, chart: str, each: Object, shared: frozenset[str]) -> str:
    metadata, kind, group = each["metadata"], str(each["kind"]), _group(each)
    suffix = f".{group}" if group and kind in shared else ""
    namespace = metadata.get("namespace")
    file = f"{_safe(kind)}{suffix}-{_safe(str(metadata['name']))}.yaml"
    return "/".join(part for part in (environment, chart, namespace and _safe(str(namespace)), file) if part)


def _safe(name: str) -> str:
    return _UNSAFE_IN_PATH.sub("-", name.lower())


def _named(each: Object) -> str:
    metadata = each["metadata"]
    place = f"{metadata['namespace']}/" if metadata.get("namespace") else ""
    return f"{each['apiVersion']} {each['kind']} {place}{metadata['name']}"


def _judge(each: Object, name: str, faults: FaultList) -> None:
    for path, text in _strings(each, ""):
        if _TOKEN.search(text):
            faults.add(
                f"{name}{path}",
                "must not hold a value that only CloudFormation knows",
                got=text,
                cure="choose the name in plan/names.py, so that both halves know it",
            )
    if each["kind"] == "Secret" and _group(each) == "" and (each.get("data") or each.get("stringData")):
        faults.add(name, "must have no content: dist/ lies in Git", cure="let an operator write the Secret's content")


def _strings(value: object, path: str) -> Iterable[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _strings(str(key), f"{path}.{key}")
            yield from _strings(each, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for index, each in enumerate(value):
            yield from _strings(each, f"{path}[{index}]")
