"""Makes `facts/schemas.json` from released CRDs and from Kubernetes' own schemas; run by `make imports`.

Nothing is pruned but descriptions, status, and what says nothing of validity. Equal parts are kept once and referred to
by number, which makes a hundred kinds that all embed a pod small enough to carry and to read as text.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import kubernetes_validate

import crds

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "constructs" / "inferplane" / "facts" / "schemas.json"
KUBERNETES = "1.36.0"
DATE = "2026-12-01"

GROUPS = (
    "aigateway.envoyproxy.io",
    "argoproj.io",
    "autoscaling.x-k8s.io",
    "gateway.envoyproxy.io",
    "gateway.networking.k8s.io",
    "karpenter.k8s.aws",
    "karpenter.sh",
    "operator.knative.dev",
    "serving.kserve.io",
)
"""API groups whose served kinds are carried, beside Kubernetes' own."""
CLUSTER_SCOPED = frozenset(
    {
        "APIService",
        "CertificateSigningRequest",
        "ClusterRole",
        "ClusterRoleBinding",
        "CSIDriver",
        "CSINode",
        "CustomResourceDefinition",
        "DeviceClass",
        "FlowSchema",
        "IPAddress",
        "IngressClass",
        "MutatingAdmissionPolicy",
        "MutatingAdmissionPolicyBinding",
        "MutatingWebhookConfiguration",
        "Namespace",
        "Node",
        "PersistentVolume",
        "PriorityClass",
        "PriorityLevelConfiguration",
        "ResourceSlice",
        "RuntimeClass",
        "ServiceCIDR",
        "StorageClass",
        "ValidatingAdmissionPolicy",
        "ValidatingAdmissionPolicyBinding",
        "ValidatingWebhookConfiguration",
        "VolumeAttachment",
        "VolumeAttributesClass",
    }
)
"""Kinds of Kubernetes' own without a namespace: https://kubernetes.io/docs/reference/kubernetes-api/"""
KEPT = (
    "default",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "nullable",
    "pattern",
    "required",
    "type",
    "x-kubernetes-embedded-resource",
    "x-kubernetes-int-or-string",
    "x-kubernetes-list-map-keys",
    "x-kubernetes-preserve-unknown-fields",
)
"""What decides whether a value is valid and refers to no other schema."""
OPEN: dict[str, Any] = {"x-kubernetes-preserve-unknown-fields": True}
LABEL_VALUE = {"type": "string", "maxLength": 63, "pattern": r"^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$"}
"""https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/"""
_DEFINITIONS = Path(kubernetes_validate.__file__).parent / "kubernetes-json-schema" / f"v{KUBERNETES}-local-strict"
_META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"


def main() -> int:
    """Write the table, in the place of an earlier one."""
    TARGET.write_text(made(crds.folder()))
    return 0


def made(folder: Path) -> str:
    """The text of the table."""
    parts, kinds = _Parts(), {}
    definitions = json.loads((_DEFINITIONS / "_definitions.json").read_text())["$defs"]
    metadata = _of_kubernetes(_META, definitions, ())
    metadata["properties"]["labels"]["additionalProperties"] = LABEL_VALUE
    for name, definition in definitions.items():
        for identity in _stable(name, definition):
            schema = _of_kubernetes(name, definitions, ())
            scope = "Cluster" if identity["kind"] in CLUSTER_SCOPED else "Namespaced"
            kinds[_key(**identity)] = {"scope": scope, "schema": parts.number(_whole(schema, metadata))}
    for file in crds.of_groups(folder, frozenset(GROUPS)):
        crd = next(crds.parsed(file))["spec"]
        for version in crd["versions"]:
            if version["served"]:
                schema = _whole(version["schema"]["openAPIV3Schema"], metadata)
                key = _key(crd["group"], version["name"], crd["names"]["kind"])
                kinds[key] = {"scope": crd["scope"], "schema": parts.number(schema)}
    return _text(kinds, parts)


def _stable(name: str, definition: dict[str, Any]) -> list[dict[str, str]]:
    """What identifies the kind that the definition is of, if it is one that a person writes in a stable version."""
    identities: list[dict[str, str]] = definition.get("x-kubernetes-group-version-kind", [])
    writable = "metadata" in definition.get("properties", {}) and not name.endswith("List")
    stable = len(identities) == 1 and re.fullmatch(r"v\d+", identities[0]["version"])
    return identities if writable and stable else []


def _whole(schema: dict[str, Any], metadata: dict[str, Any]) -> dict[str, Any]:
    """The schema of a whole object: its metadata typed, its status left to controllers."""
    properties = schema["properties"] | {"metadata": metadata}
    if "status" in properties:
        properties["status"] = OPEN
    return schema | {"properties": properties}


def _of_kubernetes(name: str, definitions: dict[str, Any], inside: tuple[str, ...]) -> dict[str, Any]:
    """A definition as a CRD would have written it, its references filled in."""
    short = name.rpartition(".")[2]
    if short == "Quantity":
        return {"type": "quantity"}
    if short == "IntOrString":
        return {"x-kubernetes-int-or-string": True}
    if name in inside:
        return OPEN  # a schema inside a CRD refers to itself
    return _converted(definitions[name], definitions, (*inside, name))


def _converted(schema: dict[str, Any], definitions: dict[str, Any], inside: tuple[str, ...]) -> dict[str, Any]:
    if "$ref" in schema:
        return _of_kubernetes(schema["$ref"].rpartition("/")[2], definitions, inside)
    result = {key: value for key, value in schema.items() if key in KEPT}
    if isinstance(schema.get("type"), list):
        (result["type"],) = (each for each in schema["type"] if each != "null")
        result["nullable"] = True
    if "properties" in schema:
        result["properties"] = {
            name: _converted(each, definitions, inside) for name, each in schema["properties"].items()
        }
    elif isinstance(schema.get("additionalProperties"), dict):
        result["additionalProperties"] = _converted(schema["additionalProperties"], definitions, inside)
    elif result.get("type", "object") == "object":
        result |= OPEN
    if "items" in schema:
        result["items"] = _converted(schema["items"], definitions, inside)
    return result


class _Parts:
    """Schemas by number, each kept once, after those that it refers to."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}

    def number(self, schema: dict[str, Any]) -> int:
        """The number of this schema, and of everything in it on the way."""
        kept = {key: schema[key] for key in KEPT if key in schema}
        if "properties" in schema:
            kept["properties"] = {name: self.number(each) for name, each in schema["properties"].items()}
        for key in ("items", "not"):
            if key in schema:
                kept[key] = self.number(schema[key])
        extra = schema.get("additionalProperties")
        if extra is not None and extra is not False:
            kept["additionalProperties"] = self.number({} if extra is True else extra)
        for key in ("allOf", "anyOf", "oneOf"):
            if key in schema:
                kept[key] = [self.number(each) for each in schema[key]]
        if schema.get("x-kubernetes-list-type") == "set":
            kept["uniqueItems"] = True
        return self.lines.setdefault(_line(kept), len(self.lines))


def _text(kinds: dict[str, dict[str, Any]], parts: _Parts) -> str:
    projects = "Karpenter, KServe, Knative, Argo CD, Gateway API, Envoy Gateway, Envoy AI Gateway and KEDA"
    versions = f"each at its version in components.json, and Kubernetes {KUBERNETES}'s OpenAPI definitions"
    source = f"the released CRDs of {projects}, {versions}"
    rows = ",\n".join(f"    {json.dumps(key)}: {_line(kinds[key])}" for key in sorted(kinds))
    lines = ",\n".join(f"    {line}" for line in parts.lines)
    head = f'  "source": {json.dumps(source)},\n  "date": "{DATE}",\n'
    return f'{{\n{head}  "kinds": {{\n{rows}\n  }},\n  "schemas": [\n{lines}\n  ]\n}}\n'


def _line(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _key(group: str, version: str, kind: str) -> str:
    return f"{group}/{version} {kind}" if group else f"{version} {kind}"


if __name__ == "__main__":
    raise SystemExit(main())
