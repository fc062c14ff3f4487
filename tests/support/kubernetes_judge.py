"""Judges rendered objects as the API server would: released CRDs (schema and CEL rules) and Kubernetes' own schemas.

Independent of the package: it reads the CRDs as their projects released them, never what the package made of them.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import cel
import kubernetes_validate
import yaml
from jsonschema import Draft202012Validator

KUBERNETES = "1.36"
_CEL_KEYWORDS = frozenset(
    [
        "as",
        "break",
        "const",
        "continue",
        "else",
        "false",
        "for",
        "function",
        "if",
        "import",
        "in",
        "let",
        "loop",
        "namespace",
        "null",
        "package",
        "return",
        "true",
        "var",
        "void",
        "while",
    ]
)
_FUNCTIONS = {
    "split": lambda text, separator: text.split(separator),
    "find": lambda text, pattern: ((match := re.search(pattern, text)) and match.group(0)) or "",
    "lowerAscii": str.lower,
    "substring": lambda text, start, end=None: text[start:end],
}


class _Loader(yaml.CSafeLoader):
    """Reads `=` as the string that it is in a CRD's enum."""


_Loader.add_constructor("tag:yaml.org,2002:value", lambda _, node: node.value)


@cache
def _custom(crds: Path, group: str) -> dict[tuple[str, str], tuple[str, dict[str, Any]]]:
    found: dict[tuple[str, str], tuple[str, dict[str, Any]]] = {}
    for file in sorted(crds.glob(f"*/{group}_*.yaml")):
        spec = yaml.load(file.read_text(), Loader=_Loader)["spec"]
        for version in spec["versions"]:
            if version["served"]:
                schema = version["schema"]["openAPIV3Schema"]
                found[version["name"], spec["names"]["kind"]] = (spec["scope"], schema)
    return found


def faults(manifest: dict[str, Any], crds: Path) -> list[str]:
    """What the API server would refuse in the object; empty when nothing."""
    group, slash, version = manifest["apiVersion"].rpartition("/")
    kinds = _custom(crds, group) if slash else {}
    if not kinds:
        return _core_faults(manifest)
    if (version, manifest["kind"]) not in kinds:
        return [f"{manifest['apiVersion']} {manifest['kind']} is no served kind"]
    scope, schema = kinds[version, manifest["kind"]]
    name = f"{manifest['kind']} {manifest['metadata']['name']}"
    if ("namespace" in manifest["metadata"]) != (scope == "Namespaced"):
        return [f"{name}: is {scope}, so metadata.namespace must {'be set' if scope == 'Namespaced' else 'not be set'}"]
    stored = copy.deepcopy(manifest)
    _apply_defaults(schema, stored)
    validator = _validator(crds, group, version, manifest["kind"])
    wrong = [f"{name}{error.json_path[1:]}: {error.message}" for error in validator.iter_errors(stored)]
    return wrong or [f"{name}{path}: {message}" for path, message in _broken_rules(schema, stored, "")]


def _core_faults(manifest: dict[str, Any]) -> list[str]:
    try:
        kubernetes_validate.validate(manifest, KUBERNETES, strict=True)
    except (kubernetes_validate.ValidationError, kubernetes_validate.SchemaNotFoundError) as error:
        return [f"{manifest['kind']} {manifest['metadata']['name']}: {error}"]
    return []


@cache
def _validator(crds: Path, group: str, version: str, kind: str) -> Draft202012Validator:
    _, schema = _custom(crds, group)[version, kind]
    strict = _strict(schema)
    strict["properties"] |= {"apiVersion": {"type": "string"}, "kind": {"type": "string"}, "metadata": {}}
    return Draft202012Validator(strict)


def _strict(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema as JSON Schema has it, with unknown fields refused where the API server would prune them."""
    kept = ("enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "required")
    result: dict[str, Any] = {key: schema[key] for key in kept if key in schema}
    result |= {key: schema[key] for key in ("minProperties", "maxProperties", "exclusiveMinimum") if key in schema}
    result |= {
        key: [_strict_branch(each) for each in schema[key]] for key in ("anyOf", "oneOf", "allOf") if key in schema
    }
    kind = ["integer", "string"] if schema.get("x-kubernetes-int-or-string") else schema.get("type")
    if kind:
        result["type"] = [*([kind] if isinstance(kind, str) else kind), *(["null"] if schema.get("nullable") else [])]
    if "items" in schema:
        result["items"] = _strict(schema["items"])
    if "properties" in schema:
        result["properties"] = {name: _strict(each) for name, each in schema["properties"].items()}
    if isinstance(schema.get("additionalProperties"), dict):
        result["additionalProperties"] = _strict(schema["additionalProperties"])
    elif "properties" in schema and not schema.get("x-kubernetes-preserve-unknown-fields"):
        result["additionalProperties"] = False
    if schema.get("type") == "object" and "properties" not in schema and "additionalProperties" not in schema:
        open_ended = schema.get("x-kubernetes-preserve-unknown-fields") or schema.get("x-kubernetes-embedded-resource")
        if not open_ended:
            result["additionalProperties"] = False
    return result


def _strict_branch(schema: dict[str, Any]) -> dict[str, Any]:
    """A branch of anyOf and the like constrains; what fields there are, the schema around it says."""
    return {key: value for key, value in schema.items() if not key.startswith("x-kubernetes-")}


def _apply_defaults(schema: dict[str, Any], value: Any) -> None:
    if isinstance(value, dict):
        for name, each in schema.get("properties", {}).items():
            if name not in value and "default" in each:
                value[name] = copy.deepcopy(each["default"])
            if name in value:
                _apply_defaults(each, value[name])
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for each in value.values():
                _apply_defaults(extra, each)
    elif isinstance(value, list):
        for each in value:
            _apply_defaults(schema.get("items", {}), each)


def _broken_rules(schema: dict[str, Any], value: Any, path: str) -> Iterator[tuple[str, str]]:
    for rule in schema.get("x-kubernetes-validations", ()):
        if "oldSelf" not in rule["rule"] and not _holds(rule["rule"], value):
            yield path, rule.get("message", rule["rule"])
    if isinstance(value, dict):
        for name, each in schema.get("properties", {}).items():
            if name in value:
                yield from _broken_rules(each, value[name], f"{path}.{name}")
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for name, each in value.items():
                yield from _broken_rules(extra, each, f"{path}.{name}")
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _broken_rules(schema.get("items", {}), each, f"{path}[{index}]")


@cache
def _program(rule: str) -> Any:
    return cel.compile(rule)


def _holds(rule: str, value: Any) -> bool:
    context = cel.Context({"self": _escaped(value) if "__" in rule else value})
    for name, function in _FUNCTIONS.items():
        context.add_function(name, function)
    return bool(_program(rule).execute(context))


def _escaped(value: Any) -> Any:
    """The value with property names as CEL rules must write them."""
    if isinstance(value, dict):
        return {_escaped_name(name): _escaped(each) for name, each in value.items()}
    return [_escaped(each) for each in value] if isinstance(value, list) else value


def _escaped_name(name: str) -> str:
    if name in _CEL_KEYWORDS:
        return f"__{name}__"
    return (
        name.replace("__", "__underscores__").replace(".", "__dot__").replace("-", "__dash__").replace("/", "__slash__")
    )
