"""Reads a manifest into the package's described values, field by field, and says what has no field.

The reverse of rendering, written apart from it: what a manifest says is put into the typed fields of the same name.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any

from inferplane.spec import pod as parts
from inferplane.spec.taints import Toleration
from inferplane.spec.value import Value

_SOURCES = {
    "secretKeyRef": parts.SecretKey,
    "configMapKeyRef": parts.ConfigMapKey,
    "fieldRef": parts.FieldPath,
}


class Reader:
    """Reads one manifest; `left` is what has no field, by path."""

    def __init__(self) -> None:
        self.left: list[str] = []

    def read(self, kind: type[Value], raw: Mapping[str, Any], path: str, ignore: tuple[str, ...] = ()) -> Value:
        """The value of this type that says the same as the manifest's part."""
        given: dict[str, Any] = {}
        if kind is Toleration:
            given["operator"] = "Equal"  # what Kubernetes takes where none is said
        for key, value in raw.items():
            name = snake(key)
            where = f"{path}.{key}"
            if name in ignore:
                continue
            field = kind.model_fields.get(name)
            if field is None:
                self.left.append(where)
            elif name == "env":
                given[name] = self._environment(value, where)
            elif name == "image_pull_secrets":
                given[name] = tuple(each["name"] for each in value)
            elif kind is parts.Resources and name in ("requests", "limits"):
                given[name] = {resource: quantity(amount) for resource, amount in value.items()}
            else:
                read = self._field(field.annotation, value, where)
                if read is not None:
                    given[name] = read
        return kind(**given)

    def _field(self, annotation: Any, value: Any, path: str) -> Any:
        if isinstance(value, list):
            return tuple(self._field(annotation, each, f"{path}[{index}]") for index, each in enumerate(value))
        if isinstance(value, Mapping):
            values = list(_values_in(annotation))
            return self.read(values[0], value, path) if values else dict(value)
        return value

    def _environment(self, variables: list[dict[str, Any]], path: str) -> dict[str, Any]:
        read: dict[str, Any] = {}
        for index, variable in enumerate(variables):
            source = variable.get("valueFrom")
            if source is None:
                read[variable["name"]] = variable.get("value", "")
                continue
            ((name, reference),) = source.items()
            if name in _SOURCES:
                read[variable["name"]] = self.read(_SOURCES[name], reference, f"{path}[{index}].valueFrom.{name}")
            else:
                self.left.append(f"{path}[{index}].valueFrom.{name}")
        return read


def quantity(amount: str | int | float) -> str:
    """An amount as the API server stores it."""
    if isinstance(amount, float):
        return f"{round(amount * 1000)}m"
    return str(amount)


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every leaf of a manifest with its path; an empty map or list is one. Amounts are as they are stored."""
    if isinstance(value, Mapping) and value:
        for key, each in value.items():
            yield from leaves(each, (*path, str(key)))
    elif isinstance(value, list) and value:
        for index, each in enumerate(value):
            # variables are known by name; one that is written twice is refused when it is applied by the server
            place = each["name"] if path[-1] == "env" else index
            yield from leaves(each, (*path, f"[{place}]"))
    elif len(path) > 2 and path[-2] in ("requests", "limits") and path[-3] == "resources":
        yield path, quantity(value)
    else:
        yield path, value


def _values_in(annotation: Any) -> Iterator[type[Value]]:
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, UnionType, typing.Annotated, tuple):
        for each in typing.get_args(annotation):
            yield from _values_in(each)
    elif isinstance(annotation, type) and issubclass(annotation, Value):
        yield annotation


def snake(key: str) -> str:
    """A manifest's field as a described value calls it."""
    return re.sub(r"(?<=[a-z0-9])([A-Z]+)", lambda found: f"_{found.group(1).lower()}", key)
