"""A served model: what KServe, Knative and the scheduler are told, in both modes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.model_deployment import ModelDeployment
from inferplane.k8s.model_route import GatewayRef, KnativeIngress, ModelRoute, Share
from inferplane.k8s.model_runtime import ModelRuntime, WeightsFetcher
from inferplane.k8s.model_server import ModelServer
from inferplane.spec.engines import Tgi, Vllm
from inferplane.spec.models import Model
from inferplane.spec.placement import Placement
from inferplane.spec.serving import External, Fixed, Hpa, Keda, Knative, Standard, StandardCanary
from inferplane.spec.taints import GPU_TAINT

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]
OfKind = Callable[[Objects, str], Objects]

PLACEMENT = Placement(
    pool="interactive", gpu="l40s", gpus_per_node=4, gpus=4, cpu="12", memory="96Gi", ephemeral_storage="200Gi"
)
GATEWAY = GatewayRef(name="inference", namespace="gateway", domain="models.internal")
INGRESS = KnativeIngress(service="knative", namespace="envoy-gateway-system")
CANARY = StandardCanary(name="next", version=8, traffic_percent=10)
KEDA = Keda(server="http://prometheus:9090", query="sum(vllm:num_requests_waiting)", target="5")


def model(**described: Any) -> Model:
    return Model(name="clinical-summary", version=7, size_gib=140, placement=PLACEMENT, **described)


def server(scope: Construct, described: Model, **arguments: Any) -> ModelServer:
    return ModelServer(
        scope,
        "server",
        model=described,
        namespace="inference",
        bucket="claims-prod-registry",
        tolerations=[GPU_TAINT.toleration],
        **arguments,
    )


@pytest.fixture
def served(rendered: Render) -> Callable[..., dict[str, Any]]:
    def render(described: Model, **arguments: Any) -> dict[str, Any]:
        objects = rendered(lambda scope: server(scope, described, **arguments))
        (service,) = [each for each in objects if each["kind"] == "InferenceService"]
        return service

    return render


Served = Callable[..., dict[str, Any]]


def test_the_mode_is_always_written_out(served: Served) -> None:
    for serving, mode in ((Knative(), "Knative"), (Standard(), "Standard")):
        annotations = served(model(serving=serving))["metadata"]["annotations"]
        assert annotations["serving.kserve.io/deploymentMode"] == mode


@pytest.mark.parametrize(
    ("autoscaler", "name"), [(Hpa(), "hpa"), (KEDA, "keda"), (External(), "external"), (Fixed(), "none")]
)
def test_the_autoscaler_of_standard_mode_is_always_written_out(served: Served, autoscaler: Any, name: str) -> None:
    most = 1 if isinstance(autoscaler, Fixed) else 4
    made = served(model(serving=Standard(max_replicas=most, autoscaler=autoscaler)))
    assert made["metadata"]["annotations"]["serving.kserve.io/autoscalerClass"] == name
    assert ("scaleMetric" in made["spec"]["predictor"]) == (name == "hpa")
    assert ("autoScaling" in made["spec"]["predictor"]) == (name == "keda")


def test_knative_adds_a_replica_at_the_concurrency_that_was_said(served: Served) -> None:
    made = served(model(serving=Knative(max_replicas=8, concurrency=12)))
    predictor = made["spec"]["predictor"]
    assert (predictor["minReplicas"], predictor["maxReplicas"]) == (0, 8)
    assert (predictor["scaleMetric"], predictor["scaleTarget"]) == ("concurrency", 12)
    assert made["metadata"]["annotations"]["autoscaling.knative.dev/target-utilization-percentage"] == "100"


def test_a_revision_may_take_as_long_as_node_and_loading_do(served: Served) -> None:
    annotations = served(model(load_seconds=900))["metadata"]["annotations"]
    # 300 s for the node, 140 GiB at 125 MiB/s, and the loading itself
    assert annotations["serving.knative.dev/progress-deadline"] == f"{300 + 1147 + 900}s"


def test_a_replica_is_not_restarted_while_it_loads(served: Served) -> None:
    probe = served(model(load_seconds=900))["spec"]["predictor"]["model"]["startupProbe"]
    assert probe["failureThreshold"] * probe["periodSeconds"] >= 900


def test_the_node_that_appears_has_this_gpu_and_this_many(served: Served) -> None:
    affinity = served(model())["spec"]["predictor"]["affinity"]["nodeAffinity"]
    (term,) = affinity["requiredDuringSchedulingIgnoredDuringExecution"]["nodeSelectorTerms"]
    assert {each["key"]: (each["operator"], each["values"]) for each in term["matchExpressions"]} == {
        "karpenter.k8s.aws/instance-gpu-name": ("In", ["l40s"]),
        "karpenter.k8s.aws/instance-gpu-count": ("In", ["4"]),
        "inferplane.dev/pool": ("In", ["interactive"]),
    }


def test_the_weights_are_split_over_the_gpus_that_are_requested(served: Served) -> None:
    held = served(model())["spec"]["predictor"]["model"]
    assert "--tensor-parallel-size=4" in held["args"]
    for side in ("requests", "limits"):
        assert held["resources"][side]["nvidia.com/gpu"] == "4"
        assert held["resources"][side]["ephemeral-storage"] == "200Gi"
        assert held["resources"][side]["memory"] == "96Gi"
        assert held["resources"][side]["cpu"] == "12"


def test_what_defaults_have_moved_for_is_written_out(served: Served) -> None:
    predictor = served(model(engine=Vllm(max_model_len=32768)))["spec"]["predictor"]
    assert "--gpu-memory-utilization=0.9" in predictor["model"]["args"]
    assert "--max-model-len=32768" in predictor["model"]["args"]
    assert predictor["enableServiceLinks"] is False
    (volume,) = predictor["volumes"]
    assert volume["emptyDir"] == {"medium": "Memory", "sizeLimit": "2Gi"}
    assert predictor["model"]["volumeMounts"] == [{"name": volume["name"], "mountPath": "/dev/shm"}]


def test_pods_meet_the_restricted_level_and_carry_no_token_of_the_cluster(served: Served) -> None:
    predictor = served(model())["spec"]["predictor"]
    assert predictor["automountServiceAccountToken"] is False
    assert predictor["securityContext"]["runAsNonRoot"] is True
    assert predictor["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}


def test_no_environment_variable_collides_with_the_engines_own(served: Served) -> None:
    names = {each["name"] for each in served(model())["spec"]["predictor"]["model"]["env"]}
    assert "HF_HUB_OFFLINE" in names
    assert not names & {"VLLM_PORT", "VLLM_HOST_IP", "PYTHONPATH"}


def test_weights_are_copied_before_or_streamed_but_not_both(served: Served) -> None:
    copied = served(model())["spec"]["predictor"]["model"]
    assert copied["storageUri"] == "s3://claims-prod-registry/clinical-summary/v7/"
    assert copied["args"][0] == "/mnt/models"
    streamed = served(model(stream_weights=True))["spec"]["predictor"]["model"]
    assert "storageUri" not in streamed
    assert streamed["args"][0] == copied["storageUri"]
    assert "--load-format=runai_streamer" in streamed["args"]


def test_in_standard_mode_a_pod_stops_after_its_routes_forgot_it_and_within_the_spot_notice(served: Served) -> None:
    predictor = served(model(serving=Standard(pre_stop_seconds=20)))["spec"]["predictor"]
    assert predictor["model"]["lifecycle"]["preStop"] == {"sleep": {"seconds": 20}}
    assert predictor["terminationGracePeriodSeconds"] == 110


def test_in_knative_mode_the_timeout_is_the_grace_and_nothing_that_knative_refuses_is_set(served: Served) -> None:
    predictor = served(model(serving=Knative(timeout_seconds=90)))["spec"]["predictor"]
    assert predictor["timeout"] == 90
    assert "terminationGracePeriodSeconds" not in predictor
    assert "lifecycle" not in predictor["model"]


def test_a_canary_of_knative_mode_is_a_share_of_the_newest_version(served: Served) -> None:
    assert served(model(serving=Knative(canary_percent=10)))["spec"]["predictor"]["canaryTrafficPercent"] == 10


def test_a_canary_of_standard_mode_has_the_same_pods_and_traffic_by_our_route(
    rendered: Render, of_kind: OfKind
) -> None:
    described = model(serving=Standard(min_replicas=2, max_replicas=4, autoscaler=Hpa(), canary=CANARY))
    objects = rendered(lambda scope: server(scope, described, gateway=GATEWAY))
    spec = of_kind(objects, "InferenceService")[0]["spec"]
    (canary,) = spec["canary"]
    assert canary["trafficPercent"] == 10
    assert canary["predictor"]["model"]["storageUri"].endswith("/v8/")
    assert canary["predictor"]["affinity"] == spec["predictor"]["affinity"]
    assert not {"maxReplicas", "scaleTarget", "scaleMetric"} & set(canary["predictor"])
    (rule,) = of_kind(objects, "HTTPRoute")[0]["spec"]["rules"]
    assert {each["name"]: each["weight"] for each in rule["backendRefs"]} == {
        "clinical-summary-predictor": 90,
        "clinical-summary-next-predictor": 10,
    }


def test_a_budget_never_keeps_a_node_for_ever_and_covers_the_pods_that_kserve_makes(
    rendered: Render, of_kind: OfKind
) -> None:
    (budget,) = of_kind(rendered(lambda scope: server(scope, model())), "PodDisruptionBudget")
    assert budget["spec"]["maxUnavailable"] == 1
    assert budget["spec"]["selector"]["matchLabels"] == {
        "serving.kserve.io/inferenceservice": "clinical-summary",
        "component": "predictor",
    }


def test_a_route_into_knative_names_the_model_by_host(rendered: Render, of_kind: OfKind) -> None:
    described = model(serving=Knative(timeout_seconds=90))
    objects = rendered(lambda scope: server(scope, described, gateway=GATEWAY, knative=INGRESS))
    (route,) = of_kind(objects, "HTTPRoute")
    assert route["spec"]["hostnames"] == ["clinical-summary.models.internal"]
    (rule,) = route["spec"]["rules"]
    assert rule["filters"][0]["urlRewrite"]["hostname"] == "clinical-summary-predictor.inference.svc.cluster.local"
    assert (rule["backendRefs"][0]["name"], rule["backendRefs"][0]["namespace"]) == ("knative", "envoy-gateway-system")
    assert rule["timeouts"]["request"] == "90s"


def test_tgi_is_told_the_same_in_its_own_words(served: Served) -> None:
    held = served(model(engine=Tgi(max_total_tokens=8192, max_input_tokens=4096)))["spec"]["predictor"]["model"]
    assert held["runtime"] == "tgi"
    assert {"--num-shard=4", "--sharded=true", "--max-total-tokens=8192"} <= set(held["args"])


@pytest.mark.parametrize(
    ("serving", "arguments", "message"),
    [
        (Knative(), {"gateway": GATEWAY}, "knative: is required for a route to a model in Knative mode"),
        (Standard(min_replicas=2, max_replicas=2, canary=CANARY), {}, "gateway: is required beside a canary"),
    ],
)
def test_refuses_a_route_that_cannot_be(
    rendered: Render, serving: Knative | Standard, arguments: dict[str, Any], message: str
) -> None:
    with pytest.raises(DescriptionError, match=message):
        rendered(lambda scope: server(scope, model(serving=serving), **arguments))


def test_refuses_shares_that_do_not_add_up(rendered: Render) -> None:
    shares = [Share("a", 90), Share("b", 20)]
    with pytest.raises(DescriptionError, match="shares: must add up to 100, got 110"):
        rendered(lambda scope: ModelRoute(scope, "r", name="m", namespace="n", to=GATEWAY, shares=shares))


@pytest.mark.parametrize("image", ["vllm/vllm-openai", "vllm/vllm-openai:latest", "localhost:5000/vllm"])
def test_refuses_images_that_may_move(rendered: Render, image: str) -> None:
    for build in (
        lambda scope: ModelRuntime(scope, "r", engine="vllm", namespace="n", image=image),
        lambda scope: WeightsFetcher(scope, "w", image=image, region="us-east-1", largest_gib=140),
        lambda scope: ModelDeployment(
            scope, "d", model=model(serving=Standard()), namespace="n", image=image, weights="/m"
        ),
    ):
        with pytest.raises(DescriptionError, match="must have a tag that does not move, or a digest"):
            rendered(build)


def test_overrides_reach_the_object_that_is_rendered(served: Served) -> None:
    made = served(model(), overrides={"spec": {"predictor": {"schedulerName": "gpu"}}})
    assert made["spec"]["predictor"]["schedulerName"] == "gpu"
    assert made["spec"]["predictor"]["model"]["resources"]["limits"]["nvidia.com/gpu"] == "4"


def test_weights_are_fetched_with_room_for_them(rendered: Render) -> None:
    (made,) = rendered(
        lambda scope: WeightsFetcher(
            scope, "w", image="r/kserve/storage-initializer:v0.20.0", region="us-east-1", largest_gib=140
        )
    )
    assert made["spec"]["supportedUriFormats"] == [{"prefix": "s3://"}]
    limits = made["spec"]["container"]["resources"]["limits"]
    assert (limits["memory"], limits["ephemeral-storage"]) == ("4Gi", "154Gi")
    assert {"name": "AWS_DEFAULT_REGION", "value": "us-east-1"} in made["spec"]["container"]["env"]


def deployment(scope: Construct, **arguments: Any) -> ModelDeployment:
    placement = Placement(pool="gpu", gpu="l4", cpu="3", memory="10Gi", ephemeral_storage="30Gi")
    described = Model(name="qwen", version=1, size_gib=1, placement=placement, serving=Standard())
    return ModelDeployment(
        scope,
        "qwen",
        model=described,
        namespace="default",
        image="vllm/vllm-openai:v0.25.1",
        tolerations=[GPU_TAINT.toleration],
        **{"weights": "Qwen/Qwen2.5-0.5B-Instruct", **arguments},
    )


def test_without_kserve_a_model_from_a_hub_is_downloaded_once_a_pod(rendered: Render, of_kind: OfKind) -> None:
    (made,) = of_kind(rendered(deployment), "Deployment")
    (engine,) = made["spec"]["template"]["spec"]["containers"]
    env = {each["name"]: each["value"] for each in engine["env"]}
    assert env["HF_HOME"] == "/cache"
    assert "HF_HUB_OFFLINE" not in env
    assert engine["ports"] == [{"name": "http", "containerPort": 8000, "protocol": "TCP"}]
    assert "--port=8000" in engine["args"]
    assert engine["startupProbe"]["httpGet"] == {"path": "/health", "port": "http"}


def test_without_kserve_weights_in_a_folder_need_no_hub(rendered: Render, of_kind: OfKind) -> None:
    (made,) = of_kind(rendered(lambda scope: deployment(scope, weights="/models/qwen")), "Deployment")
    (engine,) = made["spec"]["template"]["spec"]["containers"]
    assert {"name": "HF_HUB_OFFLINE", "value": "1"} in engine["env"]


def test_a_deployment_selects_its_own_pods_and_so_do_its_service_and_budget(rendered: Render, of_kind: OfKind) -> None:
    objects = rendered(deployment)
    selector = {"app.kubernetes.io/name": "qwen"}
    (made,) = of_kind(objects, "Deployment")
    assert made["spec"]["selector"]["matchLabels"] == selector
    assert selector.items() <= made["spec"]["template"]["metadata"]["labels"].items()
    assert of_kind(objects, "Service")[0]["spec"]["selector"] == selector
    assert of_kind(objects, "PodDisruptionBudget")[0]["spec"]["selector"]["matchLabels"] == selector


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        ModelRuntime(scope, "runtime", engine="vllm", namespace="inference", image="r/vllm/vllm-openai:v0.25.1")
        server(scope, model(serving=Knative(max_replicas=8)), gateway=GATEWAY, knative=INGRESS)
        deployment(scope)

    assert rendered(build) == yaml_snapshot
