"""The escape hatch: a JSON merge patch (RFC 7386) on one rendered object; knows no kind.

What no typed argument can say is said here, field by field, on the object as it will be stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cdk8s import ApiObject, JsonPatch

from inferplane.errors import FaultList

_IDENTITY = (("apiVersion",), ("kind",), ("metadata", "name"), ("metadata", "namespace"))
"""What says which object it is: other objects refer to it, and its file is named after it."""


def apply_overrides(api_object: ApiObject, patch: Mapping[str, object] | None) -> None:
    """Merge the patch into the object when it is rendered; None changes nothing.

    Args:
        api_object: the object, complete but for the patch.
        patch: fields to set, nested as in the object; null removes a field, a list replaces a list.

    Raises:
        DescriptionError: if the patch would change which object it is.

    See https://www.rfc-editor.org/rfc/rfc7386
    """
    if not patch:
        return
    faults = FaultList("overrides")
    for path in _IDENTITY:
        found, value = _at(patch, path)
        if found:
            faults.add(".".join(path), "must not change which object it is", got=value, cure="remove it from overrides")
    faults.raise_if_any()
    rendered = api_object.to_json()
    api_object.add_json_patch(*(_operation(rendered, key, value) for key, value in patch.items()))


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


def _operation(rendered: Mapping[str, object], key: str, value: object) -> JsonPatch:
    pointer = "/" + key.replace("~", "~0").replace("/", "~1")
    if value is None:
        return JsonPatch.remove(pointer)
    return JsonPatch.add(pointer, merged(rendered.get(key), value))


def _at(patch: Mapping[str, object], path: tuple[str, ...]) -> tuple[bool, object]:
    value: object = patch
    for part in path:
        if not isinstance(value, Mapping) or part not in value:
            return False, None
        value = value[part]
    return True, value
