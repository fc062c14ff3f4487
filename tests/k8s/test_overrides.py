"""The escape hatch merges as RFC 7386 says, and never changes which object it is."""

from __future__ import annotations

import pytest
from cdk8s import ApiObject, ApiObjectMetadata, Chart, JsonPatch, Testing
from cdk8s_plus_28 import k8s

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
    made = ApiObject(
        Testing.chart(), "pod", api_version="v1", kind="Pod", metadata=ApiObjectMetadata(name="p", labels={"a": "1"})
    )
    made.add_json_patch(JsonPatch.add("/spec", {"containers": [{"name": "c", "image": "i"}]}))
    return made


@pytest.mark.parametrize(("target", "patch", "expected"), RFC_7386_APPENDIX_A)
def test_merges_as_the_rfc_shows(target: object, patch: object, expected: object) -> None:
    assert merged(target, patch) == expected


def test_patches_the_rendered_object_and_leaves_the_rest() -> None:
    made = pod()
    made = apply_overrides(made, {"metadata": {"labels": {"b/c": "2"}}, "spec": {"nodeName": "n"}})
    assert made.to_json() == {
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {"name": "p", "labels": {"a": "1", "b/c": "2"}},
        "spec": {"containers": [{"name": "c", "image": "i"}], "nodeName": "n"},
    }


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"apiVersion": "v2"}, "apiVersion"),
        ({"kind": "Job"}, "kind"),
        ({"metadata": {"name": "q"}}, "metadata.name"),
        ({"metadata": {"name": None}}, "metadata.name"),
        ({"metadata": None}, "metadata.name"),
        ({"metadata": {"namespace": "n"}}, "metadata.namespace"),
    ],
)
def test_refuses_to_make_it_another_object(patch: dict[str, object], field: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        apply_overrides(pod(), patch)
    (fault,) = (each for each in raised.value.faults if each.rule == "must not change which object it is")
    assert fault.field == field


@pytest.mark.parametrize(
    ("patch", "message"),
    [
        ({"spec": {"nodeNane": "n"}}, 'spec.nodeNane: is not a known field, got "n"; did you mean nodeName?'),
        ({"spec": {"priority": "1"}}, 'spec.priority: must be a whole number, got "1"; write it without quotes'),
        ({"spec": {"containers": None}}, "spec.containers: is required; give it a value"),
        ({"spec": {"containers": [{"image": "i"}]}}, "spec.containers[0].name: is required; give it a value"),
        ({"spec": {"nodeSelector": {"a": 1}}}, 'spec.nodeSelector[a]: must be a string, got 1; quote it: "1"'),
        ({"metadata": {"labels": {"a": True}}}, 'metadata.labels[a]: must be a string, got true; quote it: "true"'),
        ({"spac": {}}, "spac: is not a known field, got {}; did you mean spec?"),
    ],
)
def test_refuses_what_the_api_server_would_refuse_or_drop(patch: dict[str, object], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        apply_overrides(pod(), patch)
    assert [str(fault) for fault in raised.value.faults] == [message]


def test_says_all_faults_at_once() -> None:
    with pytest.raises(DescriptionError, match="overrides has 3 faults"):
        apply_overrides(pod(), {"kind": "Job", "spec": {"nodeNane": "n", "priority": "1"}})


def test_takes_what_it_cannot_judge() -> None:
    made = ApiObject(
        Testing.chart(), "thing", api_version="example.com/v1", kind="Thing", metadata=ApiObjectMetadata(name="t")
    )
    made = apply_overrides(made, {"spec": {"anything": [1]}})
    assert made.to_json()["spec"] == {"anything": [1]}


def test_removing_what_is_not_there_changes_nothing() -> None:
    made = pod()
    made = apply_overrides(made, {"status": None, "spec": {"hostname": None}})
    assert made.to_json() == pod().to_json()


def test_keys_with_slashes_and_tildes_are_keys() -> None:
    made = ApiObject(Testing.chart(), "c", api_version="v1", kind="ConfigMap", metadata=ApiObjectMetadata(name="c"))
    made = apply_overrides(made, {"data": {"a/b~c": "1"}})
    assert made.to_json()["data"] == {"a/b~c": "1"}


def test_nothing_changes_without_a_patch() -> None:
    made = pod()
    made = apply_overrides(made, None)
    assert made.to_json() == pod().to_json()


def test_a_generated_object_keeps_amounts_acronyms_and_fields_that_its_type_lacks() -> None:
    chart = Testing.chart()
    made = k8s.KubeDeployment(
        chart,
        "deployment",
        metadata=k8s.ObjectMeta(name="d", labels={"a": "1"}),
        spec=k8s.DeploymentSpec(
            selector=k8s.LabelSelector(match_labels={"a": "1"}),
            template=k8s.PodTemplateSpec(
                metadata=k8s.ObjectMeta(labels={"a": "1"}),
                spec=k8s.PodSpec(
                    host_ipc=True,
                    containers=[
                        k8s.Container(
                            name="c",
                            resources=k8s.ResourceRequirements(limits={"cpu": k8s.Quantity.from_string("3600m")}),
                            ports=[k8s.ContainerPort(container_port=80, host_ip="10.0.0.1")],
                        )
                    ],
                ),
            ),
        ),
    )
    apply_overrides(made, {"spec": {"replicas": 3, "template": {"spec": {"hostUsers": False}}}})
    (rendered,) = chart.to_json()
    pod = rendered["spec"]["template"]["spec"]
    assert rendered["spec"]["replicas"] == 3
    assert (pod["hostIPC"], pod["hostUsers"]) == (True, False)
    assert pod["containers"][0]["resources"]["limits"] == {"cpu": "3600m"}
    assert pod["containers"][0]["ports"] == [{"containerPort": 80, "hostIP": "10.0.0.1"}]


def test_annotations_added_later_stay() -> None:
    made = apply_overrides(pod(), {"metadata": {"annotations": {"a": "1"}}})
    made.metadata.add_annotation("b", "2")
    assert made.to_json()["metadata"]["annotations"] == {"a": "1", "b": "2"}


def test_a_label_of_the_chart_can_be_removed() -> None:
    chart = Chart(Testing.app(), "chart", labels={"part-of": "claims"})
    made = ApiObject(chart, "c", api_version="v1", kind="ConfigMap", metadata=ApiObjectMetadata(name="c"))
    apply_overrides(made, {"metadata": {"labels": {"part-of": None}}})
    (rendered,) = chart.to_json()
    assert not rendered["metadata"].get("labels")
