"""What a described model may be, and how what it may not be is said."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.engines import Tgi, Vllm
from inferplane.spec.models import Model, namespace_faults, spot_faults
from inferplane.spec.placement import Placement
from inferplane.spec.serving import External, Fixed, Hpa, Keda, Knative, Standard, StandardCanary

PLACEMENT = Placement(pool="interactive", gpu="l4", memory="24Gi", ephemeral_storage="40Gi")
MODEL: dict[str, Any] = {"name": "triage", "version": 7, "size_gib": 16, "placement": PLACEMENT}
KEDA = Keda(server="http://prometheus:9090", query="sum(vllm:num_requests_waiting)", target="5")
CANARY = StandardCanary(name="next", version=8, traffic_percent=10)

BAD: list[tuple[type[Any], dict[str, Any], str]] = [
    (Model, MODEL | {"name": "Triage"}, "name: must be lower-case letters, digits and hyphens"),
    (Model, MODEL | {"name": "7b"}, "begin with a letter"),
    (Model, MODEL | {"name": "a" * 40}, "must have at most 39 characters, so that -predictor-00001-private fits"),
    (Model, MODEL | {"version": 0}, "version: must be greater than or equal to 1, got 0"),
    (Model, MODEL | {"version": "latest"}, "version: must be a valid integer, got \"latest\""),
    (Model, MODEL | {"size_gib": 0}, "size_gib: must be greater than 0"),
    (Model, MODEL | {"load_seconds": 5}, "load_seconds: must be greater than or equal to 30, got 5"),
    (Model, MODEL | {"size_gib": 140}, 'raise it to "154Gi" or more, or stream the weights'),
    (Model, MODEL | {"engine": Tgi(), "stream_weights": True}, "must be False with another engine than vLLM"),
    (Model, MODEL | {"serving": Standard(min_replicas=2, max_replicas=2, canary=StandardCanary(
        name="next", version=7, traffic_percent=10))}, "serving.canary.version: must differ from the model's version"),
    (Model, MODEL | {"placement": {"pool": "p", "gpu": "L4"}}, "placement.gpu: must be a GPU as Karpenter names it"),
    (Placement, {"pool": "p", "gpu": "l4", "gpus": 2}, "gpus: must be at most gpus_per_node, 1, got 2"),
    (Placement, {"pool": "p", "gpu": "l4", "gpus_per_node": 3}, "gpus_per_node: must be 1, 2, 4 or 8, got 3"),
    (
        Placement,
        {"pool": "p", "gpu": "a100", "gpus_per_node": 8, "gpus": 4, "tensor_parallel": 2},
        "tensor_parallel: must be the number of GPUs that a replica has, 4",
    ),
    (
        Placement,
        {"pool": "p", "gpu": "h100", "gpus_per_node": 8, "gpus": 2, "resource": "nvidia.com/mig-1g.10gb"},
        "gpus: must be 1 on slices: weights cannot be split over them",
    ),
    (Placement, {"pool": "p", "gpu": "l4", "memory": "10G"}, "memory: must be a positive quantity in Mi or Gi"),
    (Placement, {"pool": "p", "gpu": "l4", "cpu": 3}, "cpu: must be a valid string, got 3"),
    (Vllm, {"max_model_len": 0}, "max_model_len: must be greater than or equal to 1"),
    (Vllm, {"gpu_memory_utilization": 1.0}, "gpu_memory_utilization: must be less than or equal to 0.98"),
    (Vllm, {"quantization": "int3"}, "quantization: must be 'awq'"),
    (Vllm, {"extra_args": ("--max-model-len=1",)}, "extra_args[0]: must not repeat what a field says"),
    (Vllm, {"max_seqs": 3}, "max_seqs: is not a known field, got 3; did you mean max_num_seqs?"),
    (Tgi, {"max_input_tokens": 4096}, "max_input_tokens: must be less than max_total_tokens, 4096"),
    (Knative, {"min_replicas": 3, "max_replicas": 2}, "max_replicas: must be at least min_replicas, 3, got 2"),
    (Knative, {"canary_percent": 0}, "canary_percent: must be greater than or equal to 1, got 0"),
    (Knative, {"canary_percent": 101}, "canary_percent: must be less than or equal to 100, got 101"),
    (Knative, {"timeout_seconds": 601}, "timeout_seconds: must be less than or equal to 600, got 601"),
    (Knative, {"concurrency": 0}, "concurrency: must be greater than or equal to 1"),
    (Knative, {"keep_last_pod": "1d"}, "keep_last_pod: "),
    (Knative, {"pre_stop_seconds": 5}, "pre_stop_seconds: is not a known field"),
    (Standard, {"min_replicas": 0}, "min_replicas: must be greater than or equal to 1, got 0"),
    (Standard, {"max_replicas": 2}, "max_replicas: must equal min_replicas, 1, without an autoscaler"),
    (Standard, {"pre_stop_seconds": 110}, "must be less than termination_grace_seconds, 110"),
    (Standard, {"canary": CANARY}, "min_replicas: must be at least 2 beside a canary"),
    (
        Standard,
        {"min_replicas": 2, "max_replicas": 4, "autoscaler": KEDA, "canary": CANARY},
        "autoscaler: must not be Keda beside a canary",
    ),
    (StandardCanary, {"name": "next", "version": 8, "traffic_percent": 0}, "traffic_percent: must be greater"),
    (StandardCanary, {"name": "next", "version": 8, "traffic_percent": 101}, "traffic_percent: must be less"),
    (Hpa, {"metric": "concurrency"}, "metric: must be 'cpu' or 'memory'"),
    (Hpa, {"target_percent": 101}, "target_percent: must be less than or equal to 100"),
    (Keda, {"server": "prometheus", "query": "", "target": "x"}, "server: "),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "given", "message"), BAD)
def test_refuses_what_cannot_be_served(kind: type[Any], given: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        kind(**given)
    assert message in str(raised.value)


def test_says_all_faults_at_once() -> None:
    with pytest.raises(DescriptionError) as raised:
        Model(**MODEL | {"name": "B_", "version": -1, "placement": {"pool": "p", "gpu": "l4", "gpus": 2}})
    assert [fault.field for fault in raised.value.faults] == ["name", "version", "placement.gpus"]


def test_the_folder_of_one_version_is_no_prefix_of_another() -> None:
    first, tenth = Model(**MODEL), Model(**MODEL | {"version": 70})
    assert first.storage_uri("bucket") == "s3://bucket/triage/v7/"
    assert not tenth.storage_uri("bucket").startswith(first.storage_uri("bucket"))


def test_names_composed_with_the_namespace_fit_a_dns_label() -> None:
    model = Model(**MODEL | {"name": "a" * 39})
    (fault,) = namespace_faults(model, "prior-authorization")
    assert "at most 63 characters" in fault.rule
    assert namespace_faults(model, "inference") == ()


@pytest.mark.parametrize(
    ("serving", "field"),
    [
        (Knative(timeout_seconds=300), "serving.timeout_seconds"),
        (Standard(termination_grace_seconds=300), "serving.termination_grace_seconds"),
    ],
)
def test_long_streams_and_spot_exclude_each_other(serving: Knative | Standard, field: str) -> None:
    (fault,) = spot_faults(Model(**MODEL, serving=serving))
    assert (fault.field, fault.got) == (field, "300 s")
    assert spot_faults(Model(**MODEL, serving=type(serving)())) == ()


def test_autoscalers_that_move_replicas_take_a_range() -> None:
    for autoscaler in (Hpa(), KEDA, External()):
        assert Standard(max_replicas=4, autoscaler=autoscaler).max_replicas == 4
    assert Standard(autoscaler=Fixed()).max_replicas == 1
