"""Renders described values as Kubernetes writes them, and makes objects of them; knows no kind.

A described field is Kubernetes' in snake case, so one rule renders them all; what differs is listed. Values become
plain data on this side of jsii, where a round trip costs more than the whole object.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from cdk8s import ApiObject, ApiObjectMetadata, JsonPatch
from constructs import Construct

from inferplane.spec.pod import ConfigMapKey, FieldPath, SecretKey
from inferplane.spec.taints import Toleration
from inferplane.spec.value import Value

_SPELLED = {"fs_group": "fsGroup", "host_ipc": "hostIPC", "host_pid": "hostPID", "storage_uri": "storageUri"}
_SOURCES: dict[type[Value], str] = {
    SecretKey: "secretKeyRef",
    ConfigMapKey: "configMapKeyRef",
    FieldPath: "fieldRef",
}


def rendered(value: Value) -> dict[str, Any]:
    """The value as Kubernetes writes it, without what was left out."""
    result: dict[str, Any] = {}
    for name in type(value).model_fields:
        given: Any = getattr(value, name)
        if _is_left_out(value, given):
            continue
        if name == "env":
            result["env"] = environment(given)
        elif name == "image_pull_secrets":
            result["imagePullSecrets"] = [{"name": each} for each in given]
        else:
            result[camel(name)] = _plain(given)
    return result


def environment(env: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Environment variables, in the order given: a value may name an earlier variable."""
    variables: list[dict[str, Any]] = []
    for name, value in env.items():
        if isinstance(value, Value):
            variables.append({"name": name, "valueFrom": {_SOURCES[type(value)]: rendered(value)}})
        else:
            variables.append({"name": name, "value": value})
    return variables


def manifest(
    scope: Construct,
    id: str,
    *,
    api_version: str,
    kind: str,
    name: str,
    namespace: str | None,
    body: Mapping[str, Any],
    labels: Mapping[str, str] | None = None,
    annotations: Mapping[str, str] | None = None,
) -> ApiObject:
    """An object of a core kind whose pods hold what the types of Kubernetes 1.28 lack, or of plain rendered values."""
    made = ApiObject(
        scope,
        id,
        api_version=api_version,
        kind=kind,
        metadata=ApiObjectMetadata(
            name=name,
            namespace=namespace,
            labels=dict(labels) if labels else None,
            annotations=dict(annotations) if annotations else None,
        ),
    )
    made.add_json_patch(*(JsonPatch.add(f"/{key}", value) for key, value in body.items()))
    return made


def _is_left_out(value: Value, given: object) -> bool:
    return given is None or given == () or given == {} or (given == "" and isinstance(value, Toleration))


def _plain(value: Any) -> Any:
    if isinstance(value, Value):
        return rendered(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return value


@cache
def camel(name: str) -> str:
    """A described field's name as Kubernetes writes it."""
    first, *rest = name.split("_")
    return _SPELLED.get(name) or first + "".join(part.capitalize() for part in rest)
