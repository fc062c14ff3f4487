"""The escape hatch: a JSON merge patch (RFC 7386) on one rendered object; knows no kind.

What no typed argument can say is said here, field by field, on the object as it will be stored. The patched object is
judged by the whole schema of its kind, so that a misspelt field does not vanish on the cluster.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cdk8s import ApiObject, ApiObjectMetadata, JsonPatch
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts.schemas import validate

_IDENTITY = (("apiVersion",), ("kind",), ("metadata", "name"), ("metadata", "namespace"))
"""What says which object it is: other objects refer to it, and its file is named after it."""

_OWN_METADATA = frozenset({"name", "namespace", "labels", "annotations"})


def apply_overrides(api_object: ApiObject, patch: Mapping[str, object] | None) -> ApiObject:
    """Merge the patch into the object; None changes nothing.

    A generated type renders only what it knows, and reads amounts in a form of its own, after patches. So a patched
    object takes the place of the generated one in the tree.

    Args:
        api_object: the object, complete but for the patch.
        patch: fields to set, nested as in the object; null removes a field, a list replaces a list.

    Returns:
        The object that is rendered: keep this one.

    Raises:
        DescriptionError: with every field that the patch makes one that the API server would refuse or drop, and if it
            would change which object it is.

    See https://www.rfc-editor.org/rfc/rfc7386
    """
    if not patch:
        return api_object
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
    return _in_place_of(api_object, patched, rendered)


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


def _in_place_of(api_object: ApiObject, patched: Mapping[str, Any], rendered: Mapping[str, Any]) -> ApiObject:
    scope, id = cast(Construct, api_object.node.scope), api_object.node.id
    metadata: dict[str, Any] = dict(patched["metadata"])
    scope.node.try_remove_child(id)
    made = ApiObject(
        scope,
        id,
        api_version=patched["apiVersion"],
        kind=patched["kind"],
        metadata=ApiObjectMetadata(
            name=metadata.get("name"),
            namespace=metadata.get("namespace"),
            labels=metadata.get("labels"),
            annotations=metadata.get("annotations"),
        ),
    )
    for key in sorted(set(metadata) - _OWN_METADATA):
        made.metadata.add(key, metadata[key])
    for key in sorted(set(patched) - {"apiVersion", "kind", "metadata"}):
        made.add_json_patch(JsonPatch.add(_pointer(key), _sorted(patched[key])))
    removed = set(rendered["metadata"].get("labels") or {}) - set(metadata.get("labels") or {})
    for label in sorted(removed & set(made.to_json()["metadata"].get("labels") or {})):
        made.add_json_patch(JsonPatch.remove(f"/metadata/labels{_pointer(label)}"))
    return made


def _pointer(key: str) -> str:
    return "/" + key.replace("~", "~0").replace("/", "~1")


def _sorted(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _sorted(each) for key, each in sorted(value.items())}
    return [_sorted(each) for each in value] if isinstance(value, list | tuple) else value


def _at(value: object, path: tuple[str, ...]) -> object:
    for part in path:
        value = value.get(part) if isinstance(value, Mapping) else None
    return value
