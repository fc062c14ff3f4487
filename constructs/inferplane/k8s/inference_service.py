"""KServe's InferenceService with all that people set on it; decides nothing, and knows no platform.

`ModelServer` decides and is what most people want. KServe's autoscaling values and tolerations are written with the
generated types; its pod structures are those of Kubernetes, written as plain values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.rendering import camel, environment, rendered
from inferplane.spec.pod import Pod
from inferplane.spec.predictor import (
    CanaryPredictor,
    DeploymentStrategy,
    PodMetric,
    Predictor,
    PredictorModel,
    PrometheusMetric,
    Replicas,
    Transformer,
    WorkerSpec,
)
from inferplane.spec.taints import Toleration
from inferplane_crds.io.kserve import serving


class InferenceService(Construct):
    """An InferenceService, as it is written.

    See https://kserve.github.io/website/docs/reference/crd-api.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        predictor: Predictor,
        namespace: str | None = None,
        transformer: Transformer | None = None,
        canary: Sequence[CanaryPredictor] = (),
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define it.

        Args:
            name: Name of the InferenceService.
            predictor: What serves the model.
            namespace: Its namespace; the chart's by default.
            transformer: What stands before the predictor; nothing by default.
            canary: Other versions beside it, in Standard mode. KServe 0.20 makes their pods and routes nothing to them.
            labels: Labels, which KServe also puts on the pods.
            annotations: Annotations, such as the deployment mode.
            overrides: JSON merge patch on the InferenceService.
        """
        super().__init__(scope, id)

        made = serving.InferenceService(
            self,
            "inference-service",
            metadata=ApiObjectMetadata(
                name=name,
                namespace=namespace,
                labels=dict(labels) if labels else None,
                annotations=dict(annotations) if annotations else None,
            ),
            spec=serving.InferenceServiceSpec(
                predictor=_predictor(predictor),
                transformer=None if transformer is None else _transformer(transformer),
                canary=[_canary(each) for each in canary] or None,
            ),
        )

        self.name = name
        """Name of the InferenceService."""
        self.inference_service: ApiObject = apply_overrides(made, overrides)
        """The InferenceService."""


def _predictor(described: Predictor) -> serving.InferenceServiceSpecPredictor:
    return serving.InferenceServiceSpecPredictor(
        name=described.name,
        model=None if described.model is None else _model(described.model),
        storage_container_name=described.storage_container_name,
        worker_spec=None if described.worker_spec is None else _worker(described.worker_spec),
        scale_metric=None
        if described.scale_metric is None
        else serving.InferenceServiceSpecPredictorScaleMetric[described.scale_metric.upper()],
        auto_scaling=_auto_scaling(described.metrics) if described.metrics else None,
        deployment_strategy=None if described.deployment_strategy is None else _strategy(described.deployment_strategy),
        **_replicas(described),
        **_pod(described.pod),
    )


def _transformer(described: Transformer) -> serving.InferenceServiceSpecTransformer:
    return serving.InferenceServiceSpecTransformer(
        scale_metric=None
        if described.scale_metric is None
        else serving.InferenceServiceSpecTransformerScaleMetric[described.scale_metric.upper()],
        **_replicas(described),
        **_pod(described.pod),
    )


def _replicas(described: Replicas) -> dict[str, Any]:
    return {
        "min_replicas": described.min_replicas,
        "max_replicas": described.max_replicas,
        "scale_target": described.scale_target,
        "container_concurrency": described.container_concurrency,
        "timeout": described.timeout,
        "canary_traffic_percent": described.canary_traffic_percent,
        "labels": dict(described.labels) or None,
        "annotations": dict(described.annotations) or None,
    }


def _pod(pod: Pod) -> dict[str, Any]:
    """The arguments of a predictor or transformer, which KServe flattens a pod's specification into."""
    plain = rendered(pod)
    arguments: dict[str, Any] = {}
    for field in Pod.model_fields:
        match field:
            case "tolerations":
                arguments[field] = [_toleration(each) for each in pod.tolerations] or None
            case "image_pull_secrets":
                secrets = pod.image_pull_secrets
                arguments[field] = [
                    serving.InferenceServiceSpecPredictorImagePullSecrets(name=each) for each in secrets
                ] or None
            case "resource_claims":
                arguments[field] = [
                    serving.InferenceServiceSpecPredictorResourceClaims(
                        name=each.name,
                        resource_claim_name=each.resource_claim_name,
                        resource_claim_template_name=each.resource_claim_template_name,
                    )
                    for each in pod.resource_claims
                ] or None
            case _:
                arguments[field] = plain.get(camel(field))
    return {name: value for name, value in arguments.items() if value is not None}


def _toleration(each: Toleration) -> serving.InferenceServiceSpecPredictorTolerations:
    return serving.InferenceServiceSpecPredictorTolerations(
        key=each.key,
        operator=each.operator,
        value=each.value or None,
        effect=each.effect,
    )


def _model(model: PredictorModel) -> serving.InferenceServiceSpecPredictorModel:
    plain = rendered(model)
    return serving.InferenceServiceSpecPredictorModel(
        model_format=serving.InferenceServiceSpecPredictorModelModelFormat(
            name=model.model_format, version=model.model_format_version
        ),
        name=model.name,
        runtime=model.runtime,
        runtime_version=model.runtime_version,
        protocol_version=model.protocol_version,
        storage_uri=model.storage_uri,
        storage=None
        if model.storage is None
        else serving.InferenceServiceSpecPredictorModelStorage(
            key=model.storage.key,
            path=model.storage.path,
            schema_path=model.storage.schema_path,
            parameters=dict(model.storage.parameters) or None,
        ),
        image=model.image,
        image_pull_policy=model.image_pull_policy,
        command=list(model.command) or None,
        args=list(model.args) or None,
        working_dir=model.working_dir,
        env=environment(model.env) or None,
        ports=[
            serving.InferenceServiceSpecPredictorModelPorts(
                container_port=each.container_port, name=each.name, protocol=each.protocol, host_port=each.host_port
            )
            for each in model.ports
        ]
        or None,
        resources=plain.get("resources"),
        startup_probe=plain.get("startupProbe"),
        readiness_probe=plain.get("readinessProbe"),
        liveness_probe=plain.get("livenessProbe"),
        lifecycle=plain.get("lifecycle"),
        security_context=plain.get("securityContext"),
        volume_mounts=plain.get("volumeMounts"),
    )


def _worker(worker: WorkerSpec) -> dict[str, Any]:
    sizes = {
        "pipelineParallelSize": worker.pipeline_parallel_size,
        "tensorParallelSize": worker.tensor_parallel_size,
    }
    return {**{key: value for key, value in sizes.items() if value is not None}, **rendered(worker.pod)}


def _canary(canary: CanaryPredictor) -> dict[str, Any]:
    # the schema demands a name here; an empty one leaves the container the one of the runtime
    model: dict[str, Any] = {"modelFormat": {"name": canary.model_format}, "name": ""}
    if canary.storage_uri is not None:
        model["storageUri"] = canary.storage_uri
    if canary.args:
        model["args"] = list(canary.args)
    return {"predictor": {"name": canary.name, "model": model}, "trafficPercent": canary.traffic_percent}


def _strategy(strategy: DeploymentStrategy) -> serving.InferenceServiceSpecPredictorDeploymentStrategy:
    surge, unavailable = strategy.max_surge, strategy.max_unavailable
    rolling = None
    if surge is not None or unavailable is not None:
        rolling = serving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate(
            max_surge=None if surge is None else _surge(surge),
            max_unavailable=None if unavailable is None else _unavailable(unavailable),
        )
    return serving.InferenceServiceSpecPredictorDeploymentStrategy(type=strategy.type, rolling_update=rolling)


@cache
def _surge(value: str) -> serving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge:
    made = serving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge
    return made.from_number(int(value)) if value.isdigit() else made.from_string(value)


@cache
def _unavailable(value: str) -> serving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable:
    made = serving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable
    return made.from_number(int(value)) if value.isdigit() else made.from_string(value)


def _auto_scaling(
    metrics: Sequence[PrometheusMetric | PodMetric],
) -> serving.InferenceServiceSpecPredictorAutoScaling:
    return serving.InferenceServiceSpecPredictorAutoScaling(
        metrics=[_pod_metric(each) if isinstance(each, PodMetric) else _external(each) for each in metrics]
    )


def _external(metric: PrometheusMetric) -> serving.InferenceServiceSpecPredictorAutoScalingMetrics:
    return serving.InferenceServiceSpecPredictorAutoScalingMetrics(
        type=serving.InferenceServiceSpecPredictorAutoScalingMetricsType.EXTERNAL,
        external=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternal(
            metric=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric(
                backend=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend.PROMETHEUS,
                server_address=metric.server,
                query=metric.query,
            ),
            target=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget(
                type=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType.VALUE,
                value=serving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue.from_string(
                    metric.target
                ),
            ),
        ),
    )


def _pod_metric(metric: PodMetric) -> serving.InferenceServiceSpecPredictorAutoScalingMetrics:
    return serving.InferenceServiceSpecPredictorAutoScalingMetrics(
        type=serving.InferenceServiceSpecPredictorAutoScalingMetricsType.POD_METRIC,
        podmetric=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetric(
            metric=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric(
                backend=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend.OPENTELEMETRY,
                metric_names=[metric.name],
                query=metric.query,
            ),
            target=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget(
                type=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType.VALUE,
                value=serving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue.from_string(
                    metric.target
                ),
            ),
        ),
    )
