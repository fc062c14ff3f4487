"""The escape hatch merges as RFC 7386 says, and never changes which object it is."""

from __future__ import annotations

import pytest
from cdk8s import ApiObject, ApiObjectMetadata, Testing

from inferplane.errors import DescriptionError
from inferplane.k8s.overrides import apply_overrides, merged

RFC_7386_APPENDIX_A = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


def pod() -> ApiObject:
    return ApiObject(
        Testing.chart(), "pod", api_version="v1", kind="Pod", metadata=ApiObjectMetadata(name="p", labels={"a": "1"})
    )


@pytest.mark.parametrize(("target", "patch", "expected"), RFC_7386_APPENDIX_A)
def test_merges_as_the_rfc_shows(target: object, patch: object, expected: object) -> None:
    assert merged(target, patch) == expected


def test_patches_the_rendered_object_and_leaves_the_rest() -> None:
    made = pod()
    apply_overrides(made, {"metadata": {"labels": {"b/c": "2"}}, "spec": {"nodeName": "n"}})
    assert made.to_json() == {
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {"name": "p", "labels": {"a": "1", "b/c": "2"}},
        "spec": {"nodeName": "n"},
    }


@pytest.mark.parametrize(
    "patch",
    [{"apiVersion": "v2"}, {"kind": "Job"}, {"metadata": {"name": "q"}}, {"metadata": {"namespace": None}}],
)
def test_refuses_to_make_it_another_object(patch: dict[str, object]) -> None:
    with pytest.raises(DescriptionError, match="must not change which object it is"):
        apply_overrides(pod(), patch)


def test_nothing_changes_without_a_patch() -> None:
    made = pod()
    apply_overrides(made, None)
    assert made.to_json() == pod().to_json()
