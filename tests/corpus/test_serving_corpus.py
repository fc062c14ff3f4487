"""How much of what people write for model servers can be written through typed arguments: at least 95 %.

Each object of the corpus is rebuilt through the package's constructs and compared leaf by leaf. What today's CRDs
refuse is left out, by name.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml
from cdk8s import App, Chart
from constructs import Construct

import kubernetes_judge
from described import Reader, leaves, snake
from inferplane.k8s.inference_service import InferenceService
from inferplane.k8s.server_deployment import ServerDeployment
from inferplane.spec.pod import Pod
from inferplane.spec.predictor import (
    DeploymentStrategy,
    PodMetric,
    Predictor,
    PredictorModel,
    PrometheusMetric,
    Replicas,
    Transformer,
    WorkerSpec,
)

EXPRESSIBLE = 0.95
"""Share of leaves that must be writable through typed arguments."""

Objects = list[dict[str, Any]]

_WRITTEN_OUT = (("operator", "Equal"), ("value", ""))
"""What a typed value always says, where a manifest may leave it to a default of the same meaning."""


def test_inference_services_can_be_written_with_types(corpus: Path, released_crds: Path) -> None:
    objects = _objects(corpus / "inferenceservice", "InferenceService")
    valid = [each for each in objects if not _refused(each, released_crds)]

    assert len(valid) >= 20
    assert _expressed(valid, _inference_service) >= EXPRESSIBLE


def test_deployments_of_vllm_can_be_written_with_types(corpus: Path) -> None:
    objects = _objects(corpus / "vllm-deployment", "Deployment")

    assert len(objects) >= 30
    assert _expressed(objects, _deployment) >= EXPRESSIBLE


def _objects(folder: Path, kind: str) -> Objects:
    documents = [
        document for file in sorted(folder.glob("*.yaml")) for document in yaml.safe_load_all(file.read_text())
    ]
    return [document for document in documents if document and document["kind"] == kind]


def _refused(each: dict[str, Any], crds: Path) -> bool:
    placed = {**each, "metadata": {"namespace": "default", **each["metadata"]}}
    return any("metadata" not in fault for fault in kubernetes_judge.faults(placed, crds))


def _expressed(objects: Objects, build: Callable[[Construct, str, dict[str, Any]], None]) -> float:
    wanted = found = 0
    missed: list[str] = []
    for index, raw in enumerate(objects):
        chart = Chart(App(), "corpus")
        build(chart, f"object-{index}", raw)
        (made,) = chart.to_json()
        written, original = dict(leaves(made)), dict(leaves(raw))
        same = {path for path, value in original.items() if path in written and written[path] == value}
        wanted, found = wanted + len(original), found + len(same)
        missed += [f"{raw['metadata']['name']}: {'.'.join(path)}" for path in original if path not in same]
        extra = [path for path in written if path not in original and (path[-1], written[path]) not in _WRITTEN_OUT]
        assert not extra, f"{raw['metadata']['name']}: {[(path, written[path], original.get(path)) for path in extra]}"
    print(f"{found} of {wanted} leaves of {len(objects)} objects; not: {missed}")
    return found / wanted


def _inference_service(scope: Construct, id: str, raw: dict[str, Any]) -> None:
    reader = Reader()
    spec = raw["spec"]
    transformer = spec.get("transformer")
    InferenceService(
        scope,
        id,
        **_metadata(raw),
        predictor=Predictor(
            **_replicas(reader, spec["predictor"]),
            name=spec["predictor"].get("name"),
            storage_container_name=spec["predictor"].get("storageContainerName"),
            model=_model(reader, spec["predictor"]["model"]) if "model" in spec["predictor"] else None,
            worker_spec=_worker(reader, spec["predictor"]["workerSpec"]) if "workerSpec" in spec["predictor"] else None,
        ),
        transformer=None if transformer is None else Transformer(**_replicas(reader, transformer)),
    )


def _replicas(reader: Reader, raw: dict[str, Any]) -> dict[str, Any]:
    flat = {key: value for key, value in raw.items() if key not in ("autoScaling", "deploymentStrategy")}
    pod = reader.read(Pod, _of(flat, Pod), "spec")
    own = reader.read(Replicas, _of(flat, Replicas), "spec")
    return {
        **{name: getattr(own, name) for name in own.model_fields_set},
        "pod": pod,
        "metrics": tuple(_metric(each) for each in raw.get("autoScaling", {}).get("metrics", [])),
        "deployment_strategy": _strategy(raw["deploymentStrategy"]) if "deploymentStrategy" in raw else None,
    }


def _of(raw: dict[str, Any], kind: type[Pod] | type[Replicas]) -> dict[str, Any]:
    return {key: value for key, value in raw.items() if snake(key) in kind.model_fields and key != "pod"}


def _model(reader: Reader, raw: dict[str, Any]) -> PredictorModel:
    model_format = raw.get("modelFormat", {})
    flat = {key: value for key, value in raw.items() if key != "modelFormat"}
    read = reader.read(PredictorModel, {**flat, "modelFormat": model_format["name"]}, "spec.predictor.model")
    assert isinstance(read, PredictorModel)
    return read.model_copy(update={"model_format_version": model_format.get("version")})


def _worker(reader: Reader, raw: dict[str, Any]) -> WorkerSpec:
    sizes = {"pipelineParallelSize": "pipeline_parallel_size", "tensorParallelSize": "tensor_parallel_size"}
    pod = reader.read(Pod, {key: value for key, value in raw.items() if key not in sizes}, "spec.predictor.workerSpec")
    assert isinstance(pod, Pod)
    return WorkerSpec(**{name: raw[key] for key, name in sizes.items() if key in raw}, pod=pod)


def _metric(raw: dict[str, Any]) -> PrometheusMetric | PodMetric:
    if raw["type"] == "PodMetric":
        metric, target = raw["podmetric"]["metric"], raw["podmetric"]["target"]
        return PodMetric(name=metric["metricNames"][0], query=metric.get("query"), target=str(target["value"]))
    metric, target = raw["external"]["metric"], raw["external"]["target"]
    return PrometheusMetric(server=metric["serverAddress"], query=metric["query"], target=str(target["value"]))


def _strategy(raw: dict[str, Any]) -> DeploymentStrategy:
    rolling = raw.get("rollingUpdate", {})
    return DeploymentStrategy(
        type=raw.get("type"),
        max_surge=str(rolling["maxSurge"]) if "maxSurge" in rolling else None,
        max_unavailable=str(rolling["maxUnavailable"]) if "maxUnavailable" in rolling else None,
    )


def _deployment(scope: Construct, id: str, raw: dict[str, Any]) -> None:
    spec = raw["spec"]
    template = spec["template"]
    pod = Reader().read(Pod, template["spec"], "spec.template.spec")
    assert isinstance(pod, Pod)
    selector = spec["selector"]["matchLabels"]
    ServerDeployment(
        scope,
        id,
        **_metadata(raw),
        pod=pod,
        selector=selector,
        replicas=spec.get("replicas"),
        strategy=_strategy(spec["strategy"]) if "strategy" in spec else None,
        progress_deadline_seconds=spec.get("progressDeadlineSeconds"),
        revision_history_limit=spec.get("revisionHistoryLimit"),
        min_ready_seconds=spec.get("minReadySeconds"),
        pod_labels=template["metadata"].get("labels"),
        pod_annotations=template["metadata"].get("annotations"),
    )


def _metadata(raw: dict[str, Any]) -> dict[str, Any]:
    return {key: raw["metadata"].get(key) for key in ("name", "namespace", "labels", "annotations")}
