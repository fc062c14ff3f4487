"""What meets on one cluster is judged together; what cannot be on one cluster is judged apart."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.checks.clusters import indexes
from inferplane.checks.objects import Place


def document(file: str, name: str) -> tuple[Any, Place]:
    return {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": name, "namespace": "a"}}, Place(file)


@pytest.mark.parametrize(
    ("files", "clusters"),
    [
        ({"a.yaml": "one", "b.yaml": "two"}, [{"a.yaml", "b.yaml"}]),
        ({"prod/a.yaml": "one", "dr/a.yaml": "one"}, [{"prod/a.yaml"}, {"dr/a.yaml"}]),
        (
            {"dist/prod/m/a.yaml": "one", "dist/dr/m/a.yaml": "one", "dist/dr/b.yaml": "two", "other/c.yaml": "three"},
            [{"dist/prod/m/a.yaml", "other/c.yaml"}, {"dist/dr/m/a.yaml", "dist/dr/b.yaml", "other/c.yaml"}],
        ),
        ({"a.yaml": "one", "b.yaml": "one"}, [{"a.yaml", "b.yaml"}]),  # twice in one folder: a mistake of its own
        (
            {"x/prod/eu/a.yaml": "one", "x/prod/us/a.yaml": "one", "x/dr/a.yaml": "one"},
            [{"x/prod/eu/a.yaml"}, {"x/prod/us/a.yaml"}, {"x/dr/a.yaml"}],
        ),
    ],
)
def test_folders_that_hold_the_same_object_are_two_clusters(files: dict[str, str], clusters: list[set[str]]) -> None:
    made = indexes([document(file, name) for file, name in files.items()], {})
    assert [{each.place.file for each in index.objects} for index in made] == clusters
