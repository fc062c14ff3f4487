"""A model served by KServe: InferenceService, disruption budget and route; knows no pool and no registry.

Both of KServe's modes, each with what it really does in 0.20: Knative has the revision's timeout for a grace and no
preStop; Standard makes a canary's pods and routes nothing to them, so the weighted route is made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata, JsonPatch
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s import engine_container as container
from inferplane.k8s.model_route import GatewayRef, KnativeIngress, ModelRoute, Share
from inferplane.k8s.model_runtime import engine_name
from inferplane.k8s.overrides import apply_overrides
from inferplane.spec.models import Model, namespace_faults
from inferplane.spec.serving import External, Fixed, Hpa, Keda, Knative, Standard
from inferplane.spec.taints import Toleration
from inferplane_crds.io.kserve import serving

NODE_SECONDS = 300
"""Seconds in which a node of a GPU pool is there and has the image, on top of which loading begins."""


class ModelServer(Construct):
    """A model served by KServe, with a disruption budget over its pods and, if there is a Gateway, a route to them.

    See https://kserve.github.io/website/docs/concepts/resources/inferenceservice.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        model: Model,
        namespace: str,
        bucket: str,
        service_account: str | None = None,
        tolerations: Sequence[Toleration] = (),
        gateway: GatewayRef | None = None,
        knative: KnativeIngress | None = None,
        storage_container: str | None = None,
        ready_seconds: int | None = None,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the server, whose InferenceService bears the model's name.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            model: The model.
            namespace: Its namespace, which has a `ModelRuntime` of its engine.
            bucket: Name of the registry's bucket.
            service_account: Name of its service account; the model's name by default.
            tolerations: What lets its pods onto the nodes of their pool.
            gateway: The Gateway that leads to it; no route by default, in which case a Standard canary gets no traffic.
            knative: The way into Knative; needed for a route to a model in Knative mode.
            storage_container: Name of the ClusterStorageContainer; the first that matches by default.
            ready_seconds: Seconds after which a Knative revision that does not serve has failed, node and image
                included; five minutes, copying at 125 MiB/s, and loading, by default.
            labels: Further labels of the InferenceService.
            annotations: Further annotations of the InferenceService.
            overrides: JSON merge patch on the InferenceService.

        Raises:
            DescriptionError: when composed names are too long, or a route is not possible as given.
        """
        faults = FaultList(type(self).__name__)
        faults.extend(fault.under("model") for fault in namespace_faults(model, namespace))
        if gateway and isinstance(model.serving, Knative) and knative is None:
            faults.add("knative", "is required for a route to a model in Knative mode", cure="name its ingress Service")
        if isinstance(model.serving, Standard) and model.serving.canary and gateway is None:
            rule = "is required beside a canary, to which KServe itself routes nothing"
            faults.add("gateway", rule, cure="name the Gateway, or leave the canary out")
        faults.raise_if_any()
        super().__init__(scope, id)

        self.name = model.name
        """Name of the InferenceService."""
        weights = model.storage_uri(bucket)
        predictor = _predictor(model, weights, service_account or model.name, tolerations, storage_container)
        self.inference_service: ApiObject = serving.InferenceService(
            self,
            "service",
            metadata=ApiObjectMetadata(
                name=model.name,
                namespace=namespace,
                labels=dict(labels) if labels else None,
                annotations={**(annotations or {}), **_annotations(model, ready_seconds)},
            ),
            spec=serving.InferenceServiceSpec(predictor=predictor),
        )
        _add_canary(self.inference_service, model, bucket)
        self.inference_service = apply_overrides(self.inference_service, overrides)
        """The InferenceService."""
        k8s.KubePodDisruptionBudget(
            self,
            "disruption-budget",
            metadata=k8s.ObjectMeta(name=model.name, namespace=namespace),
            spec=k8s.PodDisruptionBudgetSpec(
                selector=k8s.LabelSelector(match_labels=pod_labels(model)),
                max_unavailable=_ONE,  # never zero: a budget that allows no eviction keeps a node for ever
                unhealthy_pod_eviction_policy="AlwaysAllow",
            ),
        )
        if gateway:
            ModelRoute(
                self,
                "route",
                name=model.name,
                namespace=namespace,
                to=gateway,
                shares=_shares(model),
                timeout_seconds=model.serving.timeout_seconds if isinstance(model.serving, Knative) else None,
                knative=knative if isinstance(model.serving, Knative) else None,
            )


def pod_labels(model: Model) -> dict[str, str]:
    """The labels by which the pods of a model are known, those of its canary included."""
    return {"component": "predictor", "serving.kserve.io/inferenceservice": model.name}


_ONE = k8s.IntOrString.from_number(1)


def _annotations(model: Model, ready_seconds: int | None) -> dict[str, str]:
    serving_mode = model.serving
    if isinstance(serving_mode, Knative):
        deadline = ready_seconds or NODE_SECONDS + model.fetch_seconds + model.start_up_seconds
        return {
            "autoscaling.knative.dev/class": "kpa.autoscaling.knative.dev",
            "autoscaling.knative.dev/scale-to-zero-pod-retention-period": serving_mode.keep_last_pod,
            "autoscaling.knative.dev/target-utilization-percentage": str(serving_mode.target_utilization_percent),
            "serving.knative.dev/progress-deadline": f"{deadline}s",
            "serving.kserve.io/deploymentMode": "Knative",
        }
    classes = {Hpa: "hpa", Keda: "keda", External: "external", Fixed: "none"}
    return {
        "serving.kserve.io/autoscalerClass": classes[type(serving_mode.autoscaler)],
        "serving.kserve.io/deploymentMode": "Standard",
    }


def _predictor(
    model: Model,
    weights: str,
    service_account: str,
    tolerations: Sequence[Toleration],
    storage_container: str | None,
) -> serving.InferenceServiceSpecPredictor:
    mode = model.serving
    knative = mode if isinstance(mode, Knative) else None
    standard = mode if isinstance(mode, Standard) else None
    metric, target = _scaling(mode)
    return serving.InferenceServiceSpecPredictor(
        min_replicas=mode.min_replicas,
        max_replicas=mode.max_replicas,
        scale_metric=_METRICS[metric] if metric else None,
        scale_target=target,
        auto_scaling=_keda(standard.autoscaler) if standard and isinstance(standard.autoscaler, Keda) else None,
        timeout=knative.timeout_seconds if knative else None,
        canary_traffic_percent=knative.canary_percent if knative else None,
        termination_grace_period_seconds=standard.termination_grace_seconds if standard else None,
        service_account_name=service_account,
        storage_container_name=None if model.stream_weights else storage_container,
        enable_service_links=False,  # a Service named vllm would set VLLM_PORT, which vLLM reads as its own
        security_context=container.pod_security_context(),
        automount_service_account_token=False,
        priority_class_name=model.priority_class,
        affinity=container.affinity(model.placed, pool=model.placed.pool),
        tolerations=[
            serving.InferenceServiceSpecPredictorTolerations(
                key=each.key, operator=each.operator, value=each.value or None, effect=each.effect
            )
            for each in tolerations
        ]
        or None,
        topology_spread_constraints=container.spread(pod_labels(model)),
        volumes=[container.shared_memory_volume(model.placed)],
        model=serving.InferenceServiceSpecPredictorModel(**_model(model, weights)),
    )


def _scaling(mode: Knative | Standard) -> tuple[str | None, int | None]:
    """What KServe itself scales on, and its target; nothing where something else does."""
    if isinstance(mode, Knative):
        return "concurrency", mode.concurrency
    if isinstance(mode.autoscaler, Hpa):
        return mode.autoscaler.metric, mode.autoscaler.target_percent
    return None, None


def _model(model: Model, weights: str) -> container.Json:
    """The model's part of a predictor, by the names of its struct."""
    name = engine_name(model.engine)
    checks = container.probes(model.start_up_seconds)
    made: container.Json = {
        "model_format": serving.InferenceServiceSpecPredictorModelModelFormat(name=name),
        "runtime": name,
        "protocol_version": "v2",
        "args": container.arguments(model, weights=weights if model.stream_weights else container.WEIGHTS_PATH),
        "env": container.environment(model.engine),
        "resources": container.resources(model.placed),
        "startup_probe": checks["startupProbe"],
        "readiness_probe": checks["readinessProbe"],
        "liveness_probe": checks["livenessProbe"],
        "volume_mounts": [container.shared_memory_mount()],
    }
    if not model.stream_weights:
        made["storage_uri"] = weights
    if isinstance(model.serving, Standard) and model.serving.pre_stop_seconds:
        made["lifecycle"] = {"preStop": {"sleep": {"seconds": model.serving.pre_stop_seconds}}}
    return made


_METRICS = {
    "concurrency": serving.InferenceServiceSpecPredictorScaleMetric.CONCURRENCY,
    "cpu": serving.InferenceServiceSpecPredictorScaleMetric.CPU,
    "memory": serving.InferenceServiceSpecPredictorScaleMetric.MEMORY,
}


def _keda(autoscaler: Keda) -> serving.InferenceServiceSpecPredictorAutoScaling:
    return serving.InferenceServiceSpecPredictorAutoScaling(
        metrics=[
            serving.InferenceServiceSpecPredictorAutoScalingMetrics(
                type=serving.InferenceServiceSpecPredictorAutoScalingMetricsType.EXTERNAL,
                external=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternal(
                    metric=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric(
                        backend=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend.PROMETHEUS,
                        server_address=autoscaler.server,
                        query=autoscaler.query,
                    ),
                    target=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget(
                        type=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType.VALUE,
                        value=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue.from_string(
                            autoscaler.target
                        ),
                    ),
                ),
            )
        ]
    )


def _add_canary(inference_service: ApiObject, model: Model, bucket: str) -> None:
    """Put the canary of Standard mode beside the stable predictor: the same pods, but for name, weights and scaling."""
    if not isinstance(model.serving, Standard) or model.serving.canary is None:
        return
    canary = model.serving.canary
    stable: container.Json = inference_service.to_json()["spec"]["predictor"]
    predictor = {key: value for key, value in stable.items() if key not in _STABLE_ONLY}
    predictor["name"] = canary.name
    weights = model.storage_uri(bucket, canary.version)
    if model.stream_weights:
        changed: container.Json = {"args": container.arguments(model, weights=weights)}
    else:
        changed = {"storageUri": weights}
    # the CRD demands a name of a canary's model, and the webhook refuses any but the empty one
    predictor["model"] = {**stable["model"], **changed, "name": ""}
    made = [{"trafficPercent": canary.traffic_percent, "predictor": predictor}]
    inference_service.add_json_patch(JsonPatch.add("/spec/canary", made))


_STABLE_ONLY = frozenset({"autoScaling", "maxReplicas", "minReplicas", "scaleMetric", "scaleTarget"})
"""What KServe refuses on a canary, whose replicas are a share of the stable version's."""


def _shares(model: Model) -> list[Share]:
    stable = f"{model.name}-predictor"
    if not isinstance(model.serving, Standard) or model.serving.canary is None:
        return [Share(stable, 100)]
    canary = model.serving.canary
    return [
        Share(stable, 100 - canary.traffic_percent),
        Share(f"{model.name}-{canary.name}-predictor", canary.traffic_percent),
    ]
