"""What the real KServe and Knative make of our models: the pods carry what the plan states, and ours select them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from conformance_objects import ROOT, rendered
from control_plane.build import build
from control_plane.client import Client, Object, RefusedError, until
from control_plane.crds import apply_crds
from control_plane.knative import feature, start_knative
from control_plane.kserve import start_kserve
from control_plane.kubernetes import ControlPlane
from inferplane.plan.placed import PlacedModel
from inferplane.plan.plan import Plan
from inferplane.spec.serving import Knative, Standard

PROJECTS = ("kserve", "gateway-api", "knative-operator", "knative-serving")
NAMESPACE = "inference"
MODELS = ("clinical-summary", "code-extraction", "triage")
SERVICE, ISVC = "serving.knative.dev/v1", "serving.kserve.io/v1beta1"
MODEL_LABEL = "serving.kserve.io/inferenceservice"
KINDS = ("Namespace", "ServiceAccount", "ClusterStorageContainer", "ServingRuntime", "InferenceService")
"""Kinds of which pods are made, in the order in which they are applied."""


@dataclass(frozen=True)
class Serving:
    """KServe and Knative with the payer's production applied."""

    plane: ControlPlane
    objects: list[Object]
    placed: Mapping[str, PlacedModel]

    @property
    def client(self) -> Client:
        """A client with all rights."""
        return self.plane.client

    def ours(self, kind: str, name: str) -> Object:
        """An object that we wrote."""
        return next(each for each in self.objects if (each["kind"], each["metadata"]["name"]) == (kind, name))

    def pod(self, model: str) -> Object:
        """The pod that was made for a model."""

        def found() -> Object | None:
            pods = self.client.all("v1", "Pod", labels=f"{MODEL_LABEL}={model}")
            return next((each for each in pods if not each["metadata"].get("deletionTimestamp")), None)

        made: Object = until(f"a pod of {model}", found, alive=(self.plane.check,))
        return made


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory, payer: Plan) -> Iterator[Serving]:
    """KServe and Knative, configured by our Application and our KnativeServing."""
    objects = rendered(ROOT / "dist/prod")
    placed = {each.model.name: each for each in payer.environments[0].placed}
    with ControlPlane(build(), tmp_path_factory.mktemp("serving")) as plane:
        running = Serving(plane, objects, placed)
        apply_crds(plane.client, PROJECTS)
        applied = {kind: [each for each in objects if each["kind"] == kind] for kind in KINDS}
        for each in applied.pop("Namespace"):
            plane.client.apply(each)
        start_knative(plane, running.ours("KnativeServing", "knative-serving"))
        kserve = next(
            each
            for each in objects
            if each["kind"] == "Application" and each["spec"].get("source", {}).get("chart") == "kserve-resources"
        )
        start_kserve(plane, kserve["spec"]["source"]["helm"]["valuesObject"])
        for held in applied.values():
            for each in held:
                if each["metadata"].get("namespace", NAMESPACE) == NAMESPACE:
                    plane.client.apply(each)
        yield running


def container(pod: Object, name: str = "kserve-container") -> Object:
    """A container of a pod."""
    found: Object = next(
        each for each in [*pod["spec"]["containers"], *pod["spec"]["initContainers"]] if each["name"] == name
    )
    return found


def without_defaults(probe: Mapping[str, Any]) -> dict[str, Any]:
    """A probe without what the API server adds to one that says nothing of it."""
    get = {key: value for key, value in probe["httpGet"].items() if (key, value) != ("scheme", "HTTP")}
    return {key: value for key, value in probe.items() if (key, value) != ("successThreshold", 1)} | {"httpGet": get}


@pytest.mark.parametrize("model", MODELS)
def test_the_server_is_the_one_that_we_describe(serving: Serving, model: str) -> None:
    server = container(serving.pod(model))
    described = serving.ours("InferenceService", model)["spec"]["predictor"]["model"]
    runtime = serving.ours("ServingRuntime", described["runtime"])["spec"]["containers"][0]
    assert server["image"] == runtime["image"]
    assert server["command"] == runtime["command"]
    assert server["args"] == [*runtime.get("args", []), *described["args"]]
    assert {each["name"] for each in described["env"]} <= {each["name"] for each in server["env"]}
    assert server["resources"] == described["resources"]
    for probe in ("startupProbe", "livenessProbe"):
        assert without_defaults(server[probe]) == described[probe]


@pytest.mark.parametrize("model", MODELS)
def test_the_pod_goes_where_the_plan_places_it(serving: Serving, model: str) -> None:
    pod, placed = serving.pod(model), serving.placed[model]
    seat = placed.seat
    assert seat is not None
    (term,) = pod["spec"]["affinity"]["nodeAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"][
        "nodeSelectorTerms"
    ]
    assert {each["key"]: each["values"] for each in term["matchExpressions"]} == {
        "inferplane.dev/pool": [placed.pool.name],
        "karpenter.k8s.aws/instance-gpu-name": [seat.offer.kind.name],
        "karpenter.k8s.aws/instance-gpu-count": [str(seat.offer.count)],
    }
    tolerated = {each["key"] for each in pod["spec"]["tolerations"]}
    assert {taint.key for taint in placed.pool.taints} <= tolerated
    assert container(pod)["resources"]["limits"]["nvidia.com/gpu"] == str(seat.gpus)
    assert pod["spec"]["serviceAccountName"] == model
    assert pod["spec"]["automountServiceAccountToken"] is False


@pytest.mark.parametrize("model", MODELS)
def test_weights_come_from_the_pinned_version_by_our_storage_container(serving: Serving, model: str) -> None:
    loader = container(serving.pod(model), "storage-initializer")
    version = serving.placed[model].model.version
    ours = serving.ours("ClusterStorageContainer", "s3")["spec"]["container"]
    assert loader["args"][0].endswith(f"/{model}/v{version}/")
    assert loader["args"][1] == "/mnt/models"
    assert loader["image"] == ours["image"]
    assert loader["resources"] == ours["resources"]
    assert {each["name"] for each in ours["env"]} <= {each["name"] for each in loader["env"]}
    server = container(serving.pod(model))
    mounts = {each["mountPath"]: each for each in server["volumeMounts"]}
    assert mounts["/mnt/models"]["readOnly"] is True
    shared = next(each for each in serving.pod(model)["spec"]["volumes"] if each["name"] == mounts["/dev/shm"]["name"])
    assert shared["emptyDir"]["medium"] == "Memory"


@pytest.mark.parametrize("model", MODELS)
def test_budget_spread_and_policy_select_the_models_pods_and_no_others(serving: Serving, model: str) -> None:
    selector = serving.ours("PodDisruptionBudget", model)["spec"]["selector"]["matchLabels"]
    (spread,) = serving.pod(model)["spec"]["topologySpreadConstraints"]
    assert spread["labelSelector"]["matchLabels"].items() >= selector.items()
    for each in MODELS:
        labels = serving.pod(each)["metadata"]["labels"]
        assert (selector.items() <= labels.items()) == (each == model)
    for name in ("default-deny", "allow-requests", "allow-aws"):
        assert serving.ours("NetworkPolicy", name)["spec"]["podSelector"] == {}
    ports = {
        port["port"]
        for rule in serving.ours("NetworkPolicy", "allow-requests")["spec"]["ingress"]
        for port in rule["ports"]
    }
    served = {port["containerPort"] for port in container(serving.pod(model))["ports"]}
    assert served & ports


def test_pod_security_admits_the_pods_at_the_level_that_the_namespace_enforces(serving: Serving) -> None:
    level = serving.ours("Namespace", NAMESPACE)["metadata"]["labels"]["pod-security.kubernetes.io/enforce"]
    assert level in ("baseline", "restricted")
    privileged = {
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {"name": "privileged", "namespace": NAMESPACE},
        "spec": {"containers": [{"name": "a", "image": "a", "securityContext": {"privileged": True}}]},
    }
    with pytest.raises(RefusedError, match="violates PodSecurity"):
        serving.client.create(privileged)


def test_a_standard_model_scales_as_stated_and_is_routed_to(serving: Serving) -> None:
    placed = next(each for each in serving.placed.values() if isinstance(each.model.serving, Standard))
    name = f"{placed.model.name}-predictor"
    serving.pod(placed.model.name)
    scaler = serving.client.get("autoscaling/v2", "HorizontalPodAutoscaler", name, NAMESPACE)
    assert scaler is not None
    assert scaler["spec"]["scaleTargetRef"] == {"apiVersion": "apps/v1", "kind": "Deployment", "name": name}
    assert scaler["spec"]["minReplicas"] == placed.model.serving.min_replicas
    assert scaler["spec"]["maxReplicas"] == placed.model.serving.max_replicas
    (rule,) = serving.ours("HTTPRoute", f"{placed.model.name}-model")["spec"]["rules"]
    (backend,) = rule["backendRefs"]
    service = serving.client.get("v1", "Service", backend["name"], NAMESPACE)
    assert service is not None
    assert backend["port"] in {port["port"] for port in service["spec"]["ports"]}
    selector = service["spec"]["selector"]
    assert selector.items() <= serving.pod(placed.model.name)["metadata"]["labels"].items()


@pytest.mark.parametrize("model", ["code-extraction", "triage"])
def test_a_knative_model_becomes_the_service_that_the_plan_states(serving: Serving, model: str) -> None:
    described = serving.placed[model].model.serving
    assert isinstance(described, Knative)
    serving.pod(model)
    service = serving.client.get(SERVICE, "Service", f"{model}-predictor", NAMESPACE)
    assert service is not None
    template = service["spec"]["template"]
    said = {
        key.removeprefix("autoscaling.knative.dev/"): value
        for key, value in template["metadata"]["annotations"].items()
    }
    assert said["min-scale"] == str(described.min_replicas)
    assert said["max-scale"] == str(described.max_replicas)
    assert (said["metric"], said["target"]) == ("concurrency", str(described.concurrency))
    assert said["target-utilization-percentage"] == "100"
    assert template["spec"]["timeoutSeconds"] == described.timeout_seconds
    assert service["spec"]["traffic"] == [{"latestRevision": True, "percent": 100}]
    revision = serving.client.get(SERVICE, "Revision", f"{model}-predictor-00001", NAMESPACE)
    assert revision is not None
    assert revision["spec"]["timeoutSeconds"] == described.timeout_seconds


FLAGS = (
    "kubernetes.podspec-affinity",
    "kubernetes.podspec-tolerations",
    "kubernetes.podspec-topologyspreadconstraints",
    "kubernetes.podspec-init-containers",
)


@pytest.mark.parametrize("flag", FLAGS)
def test_without_a_flag_that_we_rely_on_knative_refuses_the_model(serving: Serving, flag: str) -> None:
    """The very Service that was accepted is refused as soon as one feature is taken away."""
    serving.pod("code-extraction")
    accepted = serving.client.get(SERVICE, "Service", "code-extraction-predictor", NAMESPACE)
    assert accepted is not None
    name = f"without-{flag.rpartition('-')[2]}"
    again = {
        "apiVersion": SERVICE,
        "kind": "Service",
        "metadata": {"name": name, "namespace": NAMESPACE},
        "spec": {"template": copy.deepcopy(accepted["spec"]["template"])},
    }
    if flag.endswith("init-containers"):
        again["spec"]["template"]["spec"]["initContainers"] = [{"name": "first", "image": "a@sha256:" + "0" * 64}]
    feature(serving.client, flag, None)
    try:
        until(f"{flag} is missed", lambda: refused(serving.client, again), alive=(serving.plane.check,))
    finally:
        feature(serving.client, flag, "enabled")
    until(f"{flag} is back", lambda: not refused(serving.client, again), alive=(serving.plane.check,))


def refused(client: Client, service: Object) -> bool:
    """Whether the webhook refuses a Service that it is asked about."""
    try:
        client.delete(client.create(service) | {"apiVersion": SERVICE, "kind": "Service"})
    except RefusedError as error:
        return "must not set the field(s)" in str(error)
    return False
