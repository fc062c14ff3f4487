"""What people write, as it is written: an InferenceService and a Deployment without an opinion of ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct

from inferplane.errors import DescriptionError
from inferplane.k8s.inference_service import InferenceService
from inferplane.k8s.server_deployment import ServerDeployment
from inferplane.spec.pod import (
    Container,
    EmptyDir,
    Exec,
    FieldPath,
    HttpGet,
    PersistentVolumeClaim,
    Pod,
    PodSecurityContext,
    Probe,
    Resources,
    SecretKey,
    Volume,
)
from inferplane.spec.predictor import (
    CanaryPredictor,
    DeploymentStrategy,
    PodMetric,
    Predictor,
    PredictorModel,
    PrometheusMetric,
    Transformer,
)
from inferplane.spec.taints import Toleration

IMAGE = "vllm/vllm-openai:v0.25.1"

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]


def _served(rendered: Render, predictor: Predictor, **changes: Any) -> dict[str, Any]:
    (made,) = rendered(
        lambda scope: InferenceService(
            scope, "service", name="codes", namespace="inference", predictor=predictor, **changes
        )
    )
    spec: dict[str, Any] = made["spec"]
    return spec


def test_what_is_left_out_is_left_to_kserve(rendered: Render) -> None:
    predictor = Predictor(model=PredictorModel(model_format="vLLM"))

    assert _served(rendered, predictor) == {"predictor": {"model": {"modelFormat": {"name": "vLLM"}}}}


def test_a_model_keeps_what_kubernetes_calls_otherwise(rendered: Render) -> None:
    predictor = Predictor(
        min_replicas=0,
        timeout=100,
        model=PredictorModel(
            model_format="vLLM",
            storage_uri="s3://claims/codes/v7/",
            env={"A": "1", "TOKEN": SecretKey(name="hub", key="token"), "IP": FieldPath(field_path="status.podIP")},
            resources=Resources(limits={"nvidia.com/gpu": "1"}),
        ),
        pod=Pod(
            tolerations=(Toleration(key="nvidia.com/gpu"),),
            security_context=PodSecurityContext(fs_group=1000),
            image_pull_secrets=("mirror",),
            host_ipc=True,
        ),
    )
    written = _served(rendered, predictor)["predictor"]

    assert written["minReplicas"] == 0
    assert written["model"]["storageUri"] == "s3://claims/codes/v7/"
    assert written["model"]["env"] == [
        {"name": "A", "value": "1"},
        {"name": "TOKEN", "valueFrom": {"secretKeyRef": {"name": "hub", "key": "token"}}},
        {"name": "IP", "valueFrom": {"fieldRef": {"fieldPath": "status.podIP"}}},
    ]
    assert written["securityContext"] == {"fsGroup": 1000}
    assert written["imagePullSecrets"] == [{"name": "mirror"}]
    assert written["hostIPC"] is True
    assert written["tolerations"] == [{"key": "nvidia.com/gpu", "operator": "Exists"}]


def test_metrics_are_those_of_keda(rendered: Render) -> None:
    predictor = Predictor(
        model=PredictorModel(model_format="vLLM"),
        metrics=(
            PodMetric(name="vllm:num_requests_running", target="4"),
            PrometheusMetric(server="http://prometheus:9090", query="up", target="2"),
        ),
    )
    pod, external = _served(rendered, predictor)["predictor"]["autoScaling"]["metrics"]

    assert pod["podmetric"]["metric"] == {"backend": "opentelemetry", "metricNames": ["vllm:num_requests_running"]}
    assert external["external"]["target"] == {"type": "Value", "value": "2"}


def test_rollouts_are_in_numbers_or_percent(rendered: Render) -> None:
    strategy = DeploymentStrategy(type="RollingUpdate", max_surge="25%", max_unavailable="0")
    predictor = Predictor(model=PredictorModel(model_format="vLLM"), deployment_strategy=strategy)

    assert _served(rendered, predictor)["predictor"]["deploymentStrategy"] == {
        "type": "RollingUpdate",
        "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": 0},
    }


def test_a_canary_says_only_what_differs(rendered: Render) -> None:
    canary = CanaryPredictor(name="next", traffic_percent=10, model_format="vLLM", storage_uri="s3://claims/codes/v8/")
    spec = _served(rendered, Predictor(model=PredictorModel(model_format="vLLM")), canary=[canary])

    assert spec["canary"][0]["trafficPercent"] == 10
    assert spec["canary"][0]["predictor"]["model"]["storageUri"] == "s3://claims/codes/v8/"


def test_a_transformer_stands_before_the_model(rendered: Render) -> None:
    transformer = Transformer(min_replicas=1, pod=Pod(containers=(Container(name="kserve-container", image=IMAGE),)))
    spec = _served(rendered, Predictor(model=PredictorModel(model_format="vLLM")), transformer=transformer)

    assert spec["transformer"] == {
        "minReplicas": 1,
        "containers": [{"name": "kserve-container", "image": IMAGE}],
    }


@pytest.mark.parametrize("asks", [{}, {"http_get": HttpGet(port=80), "exec": Exec(command=("true",))}])
def test_refuses_a_probe_that_does_not_ask_one_thing(asks: dict[str, Any]) -> None:
    with pytest.raises(DescriptionError, match="must ask one thing"):
        Probe(**asks)


@pytest.mark.parametrize(
    "kinds", [{}, {"empty_dir": EmptyDir(), "persistent_volume_claim": PersistentVolumeClaim(claim_name="a")}]
)
def test_refuses_a_volume_that_is_not_of_one_kind(kinds: dict[str, Any]) -> None:
    with pytest.raises(DescriptionError, match="must be of one kind"):
        Volume(name="weights", **kinds)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"selector": {}}, "selector: must hold at least one label"),
        ({"pod": Pod()}, r"pod.containers: must hold at least one"),
        ({"pod_labels": {"app": "other"}}, r"pod_labels\[app\]: must be server, as in selector"),
        ({"replicas": -1}, "replicas: must not be negative, got -1"),
    ],
)
def test_refuses_a_deployment_without_pods_of_its_own(rendered: Render, changes: dict[str, Any], message: str) -> None:
    given = {
        "name": "server",
        "namespace": "default",
        "selector": {"app": "server"},
        "pod": Pod(containers=(Container(name="server", image=IMAGE),)),
    }
    with pytest.raises(DescriptionError, match=message):
        rendered(lambda scope: ServerDeployment(scope, "server", **{**given, **changes}))
