"""The escape hatch: a JSON merge patch (RFC 7386) on one rendered object; knows no kind.

What no typed argument can say is said here, field by field, on the object as it will be stored. The patched object is
judged by the whole schema of its kind, so that a misspelt field does not vanish on the cluster.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cdk8s import ApiObject, JsonPatch

from inferplane.errors import FaultList
from inferplane.facts.schemas import validate

_IDENTITY = (("apiVersion",), ("kind",), ("metadata", "name"), ("metadata", "namespace"))
"""What says which object it is: other objects refer to it, and its file is named after it."""


def apply_overrides(api_object: ApiObject, patch: Mapping[str, object] | None) -> None:
    """Merge the patch into the object when it is rendered; None changes nothing.

    Args:
        api_object: the object, complete but for the patch.
        patch: fields to set, nested as in the object; null removes a field, a list replaces a list.

    Raises:
        DescriptionError: with every field that the patch makes one that the API server would refuse or drop, and if it
            would change which object it is.

    See https://www.rfc-editor.org/rfc/rfc7386
    """
    if not patch:
        return
    rendered: dict[str, Any] = api_object.to_json()
    patched = cast("dict[str, Any]", merged(rendered, patch))
    faults = FaultList("overrides")
    for path in _IDENTITY:
        if (value := _at(patched, path)) != _at(rendered, path):
            faults.add(".".join(path), "must not change which object it is", got=value, cure="remove it from overrides")
    already = set(validate(rendered))
    same_kind = patched | {key: rendered[key] for key in ("apiVersion", "kind")}
    faults.extend(fault for fault in validate(same_kind) if fault not in already)
    faults.raise_if_any()
    api_object.add_json_patch(*(_operation(patched, key) for key in patch if key in patched or key in rendered))


def merged(target: object, patch: object) -> object:
    """The target with the patch merged into it, as RFC 7386 defines it."""
    if not isinstance(patch, Mapping):
        return patch
    result: dict[str, Any] = dict(target) if isinstance(target, Mapping) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def _operation(patched: Mapping[str, object], key: str) -> JsonPatch:
    pointer = "/" + key.replace("~", "~0").replace("/", "~1")
    return JsonPatch.add(pointer, patched[key]) if key in patched else JsonPatch.remove(pointer)


def _at(value: object, path: tuple[str, ...]) -> object:
    for part in path:
        value = value.get(part) if isinstance(value, Mapping) else None
    return value
