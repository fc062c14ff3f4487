"""What tests of the AWS half share: the payer's names, and a stack rendered to its resources."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import aws_cdk as cdk
import pytest
from aws_cdk.assertions import Template
from constructs import Construct
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.json import JSONSnapshotExtension

from inferplane.plan.names import Names

Resources = dict[str, dict[str, Any]]


@pytest.fixture
def names() -> Names:
    """The payer's first environment."""
    return Names("claims", "prod", "111122223333", "us-east-1")


@pytest.fixture
def paired() -> Names:
    """The payer's paired region."""
    return Names("claims", "dr", "111122223333", "us-west-2")


@pytest.fixture
def rendered(names: Names) -> Callable[[Callable[[Construct], object]], Resources]:
    """Renders what a function builds in a stack of the first environment: its resources by logical id."""

    def render(build: Callable[[Construct], object]) -> Resources:
        app = cdk.App(analytics_reporting=False)
        stack = cdk.Stack(app, "Stack", env=cdk.Environment(account=names.account, region=names.region))
        build(stack)
        resources: Resources = Template.from_stack(stack).to_json()["Resources"]
        return resources

    return render


@pytest.fixture
def json_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """A snapshot that is a JSON file of its own."""
    return snapshot.use_extension(JSONSnapshotExtension)


@pytest.fixture
def of_type() -> Callable[[Resources, str], list[dict[str, Any]]]:
    """The properties of all resources of one type, in the template's order."""

    def select(resources: Resources, kind: str) -> list[dict[str, Any]]:
        return [resource["Properties"] for resource in resources.values() if resource["Type"] == kind]

    return select


@pytest.fixture
def trust() -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A role's trust document as IAM will see it: `Fn::Sub` filled in and parsed."""

    def parse(role: dict[str, Any]) -> dict[str, Any]:
        held = role["AssumeRolePolicyDocument"]
        if "Fn::Sub" in held:
            text, variables = held["Fn::Sub"]
            known = {"AWS::Partition": "aws", "AWS::AccountId": "111122223333", **variables}
            for name, value in known.items():
                text = text.replace(f"${{{name}}}", value)
            held = json.loads(text)
        assert "${" not in json.dumps(held)
        document: dict[str, Any] = held
        return document

    return parse
