"""What tests of the Kubernetes half share: a chart rendered to its objects, and snapshots as YAML."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.json import JSONSnapshotExtension
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

import kubernetes_judge

Objects = list[dict[str, Any]]


class YamlSnapshotExtension(SingleFileSnapshotExtension):
    """A file of YAML documents for each snapshot."""

    file_extension = "yaml"
    _write_mode = WriteMode.TEXT

    def serialize(self, data: Objects, **_: Any) -> str:
        """The objects as YAML documents, keys sorted."""
        return yaml.safe_dump_all(data, sort_keys=True, width=120)


@pytest.fixture
def yaml_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """A snapshot that is a YAML file of its own."""
    return snapshot.use_extension(YamlSnapshotExtension)


@pytest.fixture
def json_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """A snapshot that is a JSON file of its own."""
    return snapshot.use_extension(JSONSnapshotExtension)


@pytest.fixture
def rendered(crds: Path | None) -> Callable[[Callable[[Construct], object]], Objects]:
    """Renders what a function builds in a chart that labels its objects as the platform's: its objects, in order.

    What no API server would take fails the test, whatever else the test is about.
    """

    def render(build: Callable[[Construct], object]) -> Objects:
        chart = Chart(App(), "chart", labels={"app.kubernetes.io/part-of": "claims"})
        build(chart)
        objects: Objects = chart.to_json()
        if crds:
            assert [fault for each in objects for fault in kubernetes_judge.faults(each, crds)] == []
        return objects

    return render


@pytest.fixture
def of_kind() -> Callable[[Objects, str], Objects]:
    """The objects of one kind, in order."""

    def select(objects: Objects, kind: str) -> Objects:
        return [each for each in objects if each["kind"] == kind]

    return select
