"""Judges CloudFormation templates by what no template of ours may hold, the text inside `Fn::Sub` included.

Others' judges are blind to `Fn::Sub`: a policy of `*` on `*` written so passes them all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

FORBIDDEN = re.compile(
    r"AWS::Lambda::.*|Custom::.*|AWS::CloudFormation::CustomResource"
    r"|AWS::EC2::(NatGateway|InternetGateway|EgressOnlyInternetGateway)"
)
"""Resource types that a template of the serving platform never holds."""


def faults(template: dict[str, Any]) -> list[str]:
    """What no template may hold; empty when nothing."""
    found: list[str] = []
    for name, resource in template.get("Resources", {}).items():
        if FORBIDDEN.fullmatch(resource["Type"]):
            found.append(f"{name}: is {resource['Type']}, which no template may hold")
        held = resource.get("Properties", {})
        for path, document in documents(held, name):
            narrows = resource["Type"] == "AWS::EC2::VPCEndpoint"
            found.extend(f"{path}: {fault}" for fault in _too_wide(document, narrows=narrows))
        if "AssumeRolePolicyDocument" in held:
            trust = _plain(held["AssumeRolePolicyDocument"])
            found.extend(f"{name}.AssumeRolePolicyDocument: {fault}" for fault in _untrustworthy(trust))
    return found


def documents(value: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every policy document in a value, as object or as text, with its place."""
    value = _plain(value)
    if isinstance(value, dict):
        if "Statement" in value:
            yield path, value
        for key, each in value.items():
            yield from documents(each, f"{path}.{key}")
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from documents(each, f"{path}[{index}]")


def _plain(value: Any) -> Any:
    """What a text of JSON says, and what an `Fn::Sub` of one says once its variables are filled in."""
    if isinstance(value, dict) and set(value) == {"Fn::Sub"}:
        held = value["Fn::Sub"]
        text = held if isinstance(held, str) else held[0]
        return _plain(re.sub(r"\$\{([^!}][^}]*)\}", r"<\1>", text))
    if isinstance(value, str) and value.lstrip().startswith("{"):
        try:
            return json.loads(value)
        except json.JSONDecodeError:
            return value
    return value


def _statements(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in _list(document.get("Statement", [])) if each.get("Effect") == "Allow"]


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _too_wide(document: dict[str, Any], *, narrows: bool) -> Iterator[str]:
    """What allows too much; an endpoint's policy only narrows what others allow, so anyone may be in it."""
    for statement in _statements(document):
        actions, resources = _list(statement.get("Action", [])), _list(statement.get("Resource", []))
        anyone = statement.get("Principal") in ("*", {"AWS": "*"}, {"AWS": ["*"]})
        unlimited = "*" in resources and "Condition" not in statement
        if "NotAction" in statement or "NotResource" in statement or "NotPrincipal" in statement:
            yield "allows all but what it names"
        if any(action in ("*", "*:*") for action in actions):
            yield "allows every action"
        wide = [action for action in actions if isinstance(action, str) and action.endswith(":*")]
        if wide and unlimited and (anyone or "Principal" not in statement):  # `*` in a key's policy is that key
            yield f"allows {', '.join(wide)} on every resource"
        if anyone and (unlimited if narrows else "Condition" not in statement):
            yield "allows everyone, without a condition"


def _untrustworthy(document: dict[str, Any]) -> Iterator[str]:
    statements = _statements(document)
    if not statements:
        yield "trusts nobody"
    for statement in statements:
        principal = statement.get("Principal", {})
        if principal == "*" or "*" in _list(principal.get("AWS", [])):
            yield "trusts everyone"
        elif "Federated" in principal:
            yield from _untrustworthy_federation(statement)


def _untrustworthy_federation(statement: dict[str, Any]) -> Iterator[str]:
    equals = statement.get("Condition", {}).get("StringEquals", {})
    issuer = str(statement["Principal"]["Federated"]).partition("oidc-provider/")[2]
    if statement.get("Action") not in ("sts:AssumeRoleWithWebIdentity", ["sts:AssumeRoleWithWebIdentity"]):
        yield "federates by another action than sts:AssumeRoleWithWebIdentity"
    for claim in ("aud", "sub"):
        asked = [value for key, value in equals.items() if key == f"{issuer}:{claim}"]
        if not asked:
            yield f"federates without StringEquals on {claim} of its own issuer"
        elif any("*" in each or "?" in each for value in asked for each in _list(value)):
            yield f"compares {claim} with a wildcard, which StringEquals takes literally"
