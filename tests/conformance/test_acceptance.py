"""Every object that we write is accepted by the real API server, stored as written, and not changed by a repetition."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from conformance_objects import ROOT, rendered
from control_plane.client import Applied, Client, Object, RefusedError

SOURCES = {
    "payer, prod": lambda: rendered(ROOT / "dist/prod"),
    "payer, dr": lambda: rendered(ROOT / "dist/dr"),
    "tutorial": lambda: flat(ROOT / "examples/spot_vllm/dist"),
    "team": lambda: flat(ROOT / "examples/team_app/dist"),
}
WARNINGS: Mapping[str, str] = {
    "resources-finalizer.argocd.argoproj.io": "Argo CD's own name of the finalizer, in the form that it documents",
}
"""Parts of warnings that are known, with the reason why they are left."""
REWRITTEN: Mapping[tuple[str, str], str] = {}
"""Paths by kind that the server stores otherwise than written, with the `ignoreDifferences` that covers them."""


def flat(folder: Path) -> list[Object]:
    """The objects of an example, namespaces first."""
    objects = [yaml.safe_load(file.read_text()) for file in sorted(folder.rglob("*.yaml"))]
    return sorted(objects, key=lambda each: each["kind"] != "Namespace")


@pytest.fixture(scope="module", params=list(SOURCES))
def applied(request: pytest.FixtureRequest, client: Client) -> list[tuple[Object, Applied]]:
    """All objects of one source, applied as Argo CD does."""
    objects = SOURCES[request.param]()
    for namespace in sorted({each["metadata"].get("namespace") for each in objects} - {None}):
        client.apply({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": namespace}}, manager="given")
    return [(each, client.apply(each)) for each in objects]


def test_everything_is_accepted_without_a_warning(applied: list[tuple[Object, Applied]]) -> None:
    assert applied
    said = {(each["kind"], warning) for each, made in applied for warning in made.warnings}
    assert [each for each in sorted(said) if not any(known in each[1] for known in WARNINGS)] == []


def test_what_is_applied_again_changes_nothing(applied: list[tuple[Object, Applied]], client: Client) -> None:
    for each, first in applied:
        assert content(client.apply(each).stored) == content(first.stored), name(each)


def test_every_field_is_stored_as_it_is_written(applied: list[tuple[Object, Applied]]) -> None:
    drift = [
        (name(each), path, written, stored)
        for each, made in applied
        for path, written, stored in differences(each, made.stored)
        if (each["kind"], path) not in REWRITTEN
    ]
    assert drift == []


def content(stored: Object) -> Object:
    """What Argo CD compares: an object without what the server and the controllers keep of it."""
    kept = {key: value for key, value in stored.items() if key != "status"}
    left_out = ("managedFields", "resourceVersion")
    annotations = {
        key: value
        for key, value in stored["metadata"].get("annotations", {}).items()
        if not key.startswith("deployment.kubernetes.io/")
    }
    metadata = {key: value for key, value in stored["metadata"].items() if key not in left_out}
    return kept | {"metadata": metadata | {"annotations": annotations}}


def name(each: Object) -> str:
    """How an object is called in a failure."""
    return f"{each['kind']} {each['metadata'].get('namespace', '')}/{each['metadata']['name']}"


def differences(written: Any, stored: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where something that is written is stored otherwise; what is stored beside it does not count."""
    if isinstance(written, dict) and isinstance(stored, dict):
        for key, value in written.items():
            yield from differences(value, stored.get(key), f"{path}.{key}")
    elif isinstance(written, list) and isinstance(stored, list) and len(written) == len(stored):
        for one, other in zip(written, stored, strict=True):
            yield from differences(one, other, f"{path}[]")
    elif written != stored:
        yield path, written, stored


BASE: Object = {
    "apiVersion": "karpenter.sh/v1",
    "kind": "NodePool",
    "metadata": {"name": "broken"},
    "spec": {
        "template": {
            "spec": {
                "nodeClassRef": {"group": "karpenter.k8s.aws", "kind": "EC2NodeClass", "name": "gpu"},
                "requirements": [{"key": "kubernetes.io/arch", "operator": "In", "values": ["amd64"]}],
            }
        }
    },
}


def changed(path: str, value: Any) -> Object:
    """The object with one field changed."""
    made = copy.deepcopy(BASE)
    *parents, last = path.split(".")
    at = made
    for parent in parents:
        at = at[parent]
    at[last] = value
    return made


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (changed("spec.surprise", 1), "field not declared in schema"),
        (changed("spec.weight", 101), "should be less than or equal to 100"),
        (
            changed("spec.template.spec.requirements", [{"key": "a/b", "operator": "Near", "values": ["x"]}]),
            "Unsupported value",
        ),
        (
            changed("spec.template.spec.requirements", [{"key": "karpenter.sh/nodepool", "operator": "Exists"}]),
            "is restricted",
        ),
        (changed("kind", "NodePoool"), "no kind NodePoool"),
    ],
)
def test_a_broken_object_is_refused(client: Client, broken: Object, message: str) -> None:
    with pytest.raises(RefusedError, match=message):
        client.apply(broken)


def test_a_quantity_that_the_server_would_rewrite_is_seen(client: Client) -> None:
    quota = {
        "apiVersion": "v1",
        "kind": "ResourceQuota",
        "metadata": {"name": "odd", "namespace": "default"},
        "spec": {"hard": {"requests.cpu": "1000m"}},
    }
    stored = client.apply(quota).stored
    assert list(differences(quota, stored)) == [(".spec.hard.requests.cpu", "1000m", "1")]
