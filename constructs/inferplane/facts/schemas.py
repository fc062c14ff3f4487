"""What the API server of Kubernetes 1.36 accepts of the kinds that a platform consists of; imports no other room.

A table carries the whole schemas of Kubernetes' own stable kinds and of the released CRDs. An object is judged as a
server with strict field validation judges it: an unknown field is a fault, and a field with a default is never missing.
The rules in CEL that some CRDs add are not part of it.
"""

from __future__ import annotations

import base64
import binascii
import difflib
import ipaddress
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from inferplane.errors import Fault, shown
from inferplane.facts.table import table

NAMED_AT_MOST = 12
"""How many known fields or values a message lists."""

_Schema = Mapping[str, Any]
_QUANTITY = r"(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?[0-9]+))?"
"""https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/"""
_DATE_TIME = r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)"


def is_known(api_version: str, kind: str) -> bool:
    """Whether the table has the kind's schema."""
    return f"{api_version} {kind}" in table("schemas")["kinds"]


def validate(manifest: Mapping[str, object]) -> tuple[Fault, ...]:
    """Everything that the API server would refuse in the object, or drop, each with the path of its field.

    An object of an API group that the table does not have is not judged; one of a group that it has must be of a kind
    and version that are served.

    Args:
        manifest: the object, as it would be applied.

    See https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/
    """
    api_version, kind = str(manifest.get("apiVersion", "")), str(manifest.get("kind", ""))
    if not is_known(api_version, kind):
        return _unknown_kind(api_version, kind)
    row = table("schemas")["kinds"][f"{api_version} {kind}"]
    walk = _Walk(table("schemas")["schemas"])
    walk.judge(row["schema"], manifest, "")
    metadata = manifest.get("metadata")
    if row["scope"] == "Cluster" and isinstance(metadata, Mapping) and "namespace" in metadata:
        walk.add("metadata.namespace", f"must not be set, a {kind} has none", metadata["namespace"], "remove it")
    return tuple(walk.faults)


def _unknown_kind(api_version: str, kind: str) -> tuple[Fault, ...]:
    group, _, _ = api_version.rpartition("/")
    served = [each for each in table("schemas")["kinds"] if _group(each) == group]
    if not served:
        return ()
    asked = f"{api_version} {kind}"
    same_kind = [each for each in served if each.endswith(f" {kind}")]
    near = same_kind or difflib.get_close_matches(asked, served, n=1)
    cure = f"did you mean {near[-1]}?" if near else f"served are {_listed(served)}"
    return (Fault("kind", "must be a kind and version that the API server serves", asked, cure),)


def _group(served: str) -> str:
    return served.partition(" ")[0].rpartition("/")[0]


class _Walk:
    """One way through an object, with the faults found on it."""

    def __init__(self, schemas: Sequence[_Schema]) -> None:
        self.faults: list[Fault] = []
        self._schemas = schemas

    def add(self, path: str, rule: str, got: object = None, cure: str = "") -> None:
        self.faults.append(Fault(path, rule, shown(got), cure))

    def judge(self, number: int, value: Any, path: str, *, whole: bool = True) -> None:
        """Judge a value by a schema; a schema that is not the whole one names no field of its own."""
        schema = self._schemas[number]
        if value is None:
            if not schema.get("nullable") and "type" in schema:
                self.add(path, "must not be null", cure="remove it or give it a value")
            return
        expected = "int-or-string" if schema.get("x-kubernetes-int-or-string") else schema.get("type")
        if expected is not None and not _TYPES[expected][0](value):
            self.add(path, f"must be {_TYPES[expected][1]}", value, _retyped(expected, value))
            return
        if "enum" in schema and value not in schema["enum"]:
            near = difflib.get_close_matches(str(value), map(str, schema["enum"]), n=1, cutoff=0.5)
            cure = f"did you mean {near[0]}?" if near else ""
            self.add(path, f"must be one of {_listed(schema['enum'])}", value, cure)
        if isinstance(value, str):
            self._judge_text(schema, value, path)
        elif isinstance(value, Mapping):
            self._judge_object(schema, value, path, whole=whole)
        elif isinstance(value, list | tuple):
            self._judge_list(schema, value, path, whole=whole)
        elif not isinstance(value, bool):
            self._judge_number(schema, value, path)
        self._judge_branches(schema, value, path)

    def _judge_text(self, schema: _Schema, value: str, path: str) -> None:
        self._judge_size(schema, "Length", len(value), "characters", path)
        pattern, form = schema.get("pattern"), schema.get("format")
        if pattern is not None and not _compiled(pattern).search(value):
            self.add(path, f"must match {pattern}", value)
        if form in _FORMATS and not _FORMATS[form][0](value):
            self.add(path, f"must be {_FORMATS[form][1]}", value)

    def _judge_number(self, schema: _Schema, value: float, path: str) -> None:
        low, high = schema.get("minimum"), schema.get("maximum")
        bits = _BITS.get(schema.get("format", ""))
        if bits is not None:
            low = max(low, -(2 ** (bits - 1))) if low is not None else -(2 ** (bits - 1))
            high = min(high, 2 ** (bits - 1) - 1) if high is not None else 2 ** (bits - 1) - 1
        below = low is not None and (value < low or (value == low and schema.get("exclusiveMinimum")))
        above = high is not None and (value > high or (value == high and schema.get("exclusiveMaximum")))
        if below:
            self.add(path, f"must be {'more than' if schema.get('exclusiveMinimum') else 'at least'} {low}", value)
        if above:
            self.add(path, f"must be {'less than' if schema.get('exclusiveMaximum') else 'at most'} {high}", value)

    def _judge_object(self, schema: _Schema, value: Mapping[str, Any], path: str, *, whole: bool) -> None:
        self._judge_size(schema, "Properties", len(value), "fields", path)
        properties, extra = schema.get("properties", {}), schema.get("additionalProperties")
        closed = whole and not schema.get("x-kubernetes-preserve-unknown-fields")
        for key, each in value.items():
            if key in properties:
                self.judge(properties[key], each, f"{path}.{key}" if path else key, whole=whole)
            elif extra is not None:
                self.judge(extra, each, f"{path}[{key}]", whole=whole)
            elif closed:
                self.add(f"{path}.{key}" if path else key, "is not a known field", each, _known(key, properties))
        embedded = ("apiVersion", "kind") if schema.get("x-kubernetes-embedded-resource") else ()
        for key in (*schema.get("required", ()), *embedded):
            defaulted = key in properties and "default" in self._schemas[properties[key]]
            if key not in value and not defaulted:
                self.add(f"{path}.{key}" if path else key, "is required", cure="give it a value")

    def _judge_list(self, schema: _Schema, value: Sequence[Any], path: str, *, whole: bool) -> None:
        self._judge_size(schema, "Items", len(value), "items", path)
        if "items" in schema:
            for index, each in enumerate(value):
                self.judge(schema["items"], each, f"{path}[{index}]", whole=whole)
        keys = schema.get("x-kubernetes-list-map-keys", ())
        if not keys and not schema.get("uniqueItems"):
            return
        seen: list[Any] = []
        for index, each in enumerate(value):
            identity = [each.get(key) for key in keys] if keys and isinstance(each, Mapping) else each
            if identity in seen:
                rule = f"must be the only one of its {' and '.join(keys)}" if keys else "must be there once only"
                self.add(f"{path}[{index}]", rule, identity, "remove one of them")
            seen.append(identity)

    def _judge_size(self, schema: _Schema, what: str, size: int, unit: str, path: str) -> None:
        low, high = schema.get(f"min{what}"), schema.get(f"max{what}")
        if low is not None and size < low:
            self.add(path, f"must have at least {low} {unit}", size)
        if high is not None and size > high:
            self.add(path, f"must have at most {high} {unit}", size)

    def _judge_branches(self, schema: _Schema, value: Any, path: str) -> None:
        for number in schema.get("allOf", ()):
            self.judge(number, value, path, whole=False)
        for key, least, most in (("anyOf", 1, None), ("oneOf", 1, 1)):
            if key not in schema:
                continue
            tried = [self._tried(number, value, path) for number in schema[key]]
            fitting = sum(not faults for faults in tried)
            if fitting < least:
                closest = min(tried, key=len)
                self.faults.extend(closest)
            elif most is not None and fitting > most:
                self.add(path, "must fit one of its alternatives, not several", value)
        if "not" in schema and not self._tried(schema["not"], value, path):
            self.add(path, "must not be of this form", value)

    def _tried(self, number: int, value: Any, path: str) -> list[Fault]:
        walk = _Walk(self._schemas)
        walk.judge(number, value, path, whole=False)
        return walk.faults


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "array": (lambda value: isinstance(value, list | tuple), "a list"),
    "boolean": (lambda value: isinstance(value, bool), "true or false"),
    "int-or-string": (lambda value: _is_integer(value) or isinstance(value, str), "a whole number or a string"),
    "integer": (_is_integer, "a whole number"),
    "number": (_is_number, "a number"),
    "object": (lambda value: isinstance(value, Mapping), "a mapping"),
    "quantity": (
        lambda value: _is_number(value) or (isinstance(value, str) and re.fullmatch(_QUANTITY, value) is not None),
        "a quantity such as 500m, 2 or 16Gi",
    ),
    "string": (lambda value: isinstance(value, str), "a string"),
}


def _retyped(expected: str, value: Any) -> str:
    if expected == "string" and isinstance(value, bool | int | float):
        return f'quote it: "{shown(value)}"'
    if expected in {"integer", "number", "boolean"} and isinstance(value, str):
        return "write it without quotes"
    return "put it into a list" if expected == "array" else ""


def _listed(values: Sequence[Any]) -> str:
    more = f" and {len(values) - NAMED_AT_MOST} more" if len(values) > NAMED_AT_MOST else ""
    return ", ".join(shown(each).strip('"') or '""' for each in values[:NAMED_AT_MOST]) + more


def _known(key: str, properties: Mapping[str, int]) -> str:
    near = difflib.get_close_matches(key, properties, n=1, cutoff=0.6)
    if near:
        return f"did you mean {near[0]}?"
    return f"known fields: {_listed(sorted(properties))}" if properties else "remove it"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """A pattern as Go reads it: a search, in ASCII, and `$` is the end of the text."""
    parts = r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\$"
    return re.compile(re.sub(parts, lambda found: r"\Z" if found[0] == "$" else found[0], pattern), re.ASCII)


def _is_base64(value: str) -> bool:
    try:
        base64.b64decode(value, validate=True)
    except (binascii.Error, ValueError):
        return False
    return True


def _is_address(version: int) -> Callable[[str], bool]:
    def check(value: str) -> bool:
        try:
            return ipaddress.ip_address(value).version == version
        except ValueError:
            return False

    return check


_BITS = {"int32": 32, "int64": 64}
_FORMATS: dict[str | None, tuple[Callable[[str], bool], str]] = {
    "byte": (_is_base64, "base64"),
    "date-time": (lambda value: re.fullmatch(_DATE_TIME, value, re.ASCII) is not None, "a time as RFC 3339 writes it"),
    "ipv4": (_is_address(4), "an IPv4 address"),
    "ipv6": (_is_address(6), "an IPv6 address"),
}
