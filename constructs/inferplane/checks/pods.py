"""The pods that objects make: Kubernetes' workloads, Knative's services and KServe's models, seen alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from inferplane.checks.objects import Index, Object
from inferplane.checks.values import at, mapping, mappings, quantity, strings, text, texts, whole

GPU = "nvidia.com/gpu"
SHARED_GPU = "nvidia.com/gpu.shared"
MIG_PREFIX = "nvidia.com/mig-"
_TEMPLATES = {
    ("Deployment", "apps"),
    ("StatefulSet", "apps"),
    ("DaemonSet", "apps"),
    ("ReplicaSet", "apps"),
    ("Job", "batch"),
    ("Rollout", "argoproj.io"),
    ("Service", "serving.knative.dev"),
}
_PREDICTORS = ("predictor", "transformer", "explainer")
_FRAMEWORKS = (
    "huggingface",
    "lightgbm",
    "onnx",
    "paddle",
    "pmml",
    "pytorch",
    "sklearn",
    "tensorflow",
    "triton",
    "xgboost",
)
"""Predictors in the form that KServe has before `model`, and rewrites to it."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a pod or a pool demands of a node's label."""

    key: str
    operator: str
    values: tuple[str, ...]
    path: str
    """Where it stands."""

    def __str__(self) -> str:
        return f"{self.key} {self.operator}" + (f" [{', '.join(self.values)}]" if self.values else "")


@dataclass(frozen=True, slots=True)
class Container:
    """A container of a pod."""

    spec: Mapping[str, Any]
    path: str
    """Where it stands; for a model's server, where the model stands."""
    init: bool = False

    @property
    def name(self) -> str:
        """Its name."""
        return text(self.spec, "name") or ""

    @property
    def sidecar(self) -> bool:
        """Whether it is an init container that keeps running."""
        return self.init and at(self.spec, "restartPolicy") == "Always"

    @property
    def words(self) -> list[str]:
        """Its command and arguments, a shell's script split into words."""
        given = [*texts(self.spec, "command"), *texts(self.spec, "args")]
        return [word for each in given for word in (each.split() if " " in each or "\n" in each else [each])]

    @property
    def environment(self) -> dict[str, str]:
        """Its variables with literal values."""
        return {
            name: str(at(each, "value"))
            for _, each in mappings(self.spec, "env")
            if (name := text(each, "name")) and at(each, "value") is not None
        }

    @property
    def requests(self) -> dict[str, float]:
        """What it requests, in base units; a limit stands for the request that is not made."""
        both = {**mapping(self.spec, "resources", "limits"), **mapping(self.spec, "resources", "requests")}
        found = {str(name): quantity(value) for name, value in both.items()}
        return {name: value for name, value in found.items() if value is not None}

    def flag(self, name: str) -> str | None:
        """The value of a flag such as `--max-model-len`; empty where it stands alone; None where it is not given."""
        words = self.words
        spelt = (name, name.replace("-", "_").replace("__", "--", 1))
        for place, word in enumerate(words):
            key, equals, value = word.partition("=")
            if key in spelt:
                following = words[place + 1] if place + 1 < len(words) else "--"
                return value if equals else ("" if following.startswith("--") else following)
        return None


@dataclass(frozen=True, eq=False)
class Pod:
    """A pod, as the object that makes it says."""

    owner: Object
    path: str
    """Where its spec lies in the owner, such as `spec.template.spec`; empty where the owner is the pod's spec."""
    spec: Mapping[str, Any]
    labels: Mapping[str, str]
    annotations: Mapping[str, str]
    replicas: int | None
    """The most of them that the owner makes; None for one on each node, or where the files do not say."""
    containers: tuple[Container, ...]
    """Init containers first."""

    @cached_property
    def tolerations(self) -> list[Mapping[str, Any]]:
        """Its tolerations."""
        return [each for _, each in mappings(self.spec, "tolerations")]

    @cached_property
    def requests(self) -> dict[str, float]:
        """What the pod requests, in base units: its containers together, or its largest init container."""
        found: dict[str, float] = {}
        running: dict[str, float] = {}
        for each in self.containers:
            for name, value in each.requests.items():
                if not each.init or each.sidecar:
                    running[name] = running.get(name, 0.0) + value
                    found[name] = max(found.get(name, 0.0), running[name])
                else:
                    found[name] = max(found.get(name, 0.0), running.get(name, 0.0) + value)
        for name, overhead in strings(self.spec, "overhead").items():
            found[name] = found.get(name, 0.0) + (quantity(overhead) or 0.0)
        return found

    @property
    def gpus(self) -> float:
        """Whole GPUs, or shares of one, that it requests by NVIDIA's usual name."""
        return self.requests.get(GPU, 0.0)

    @property
    def gpu_resources(self) -> dict[str, float]:
        """All of NVIDIA's resources that it requests: GPUs, shares, MIG slices."""
        return {name: value for name, value in self.requests.items() if name.startswith("nvidia.com/") and value}

    @cached_property
    def conditions(self) -> list[list[Condition]]:
        """What it demands of its node: alternatives, of which each is a list of conditions that hold together."""
        selector = [
            Condition(key, "In", (value,), f"{self.at('nodeSelector')}[{key}]")
            for key, value in strings(self.spec, "nodeSelector").items()
        ]
        required = ("affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms")
        terms = [
            [*selector, *conditions(term, "matchExpressions", f"{self.at('.'.join(required))}[{place}].")]
            for place, term in mappings(self.spec, *required)
        ]
        return terms or [selector]

    @cached_property
    def tolerated(self) -> list[Mapping[str, Any]]:
        """Its tolerations, and those that EKS adds: of each extended resource that it requests."""
        return [*self.tolerations, *({"key": name, "operator": "Exists"} for name in self.requests if "/" in name)]

    def at(self, field: str) -> str:
        """The path of a field of its spec in the owner."""
        return f"{self.path}.{field}" if self.path else field


def conditions(holder: Any, field: str, before: str = "") -> list[Condition]:
    """The conditions in a list of `key`, `operator`, `values`."""
    return [
        Condition(
            key,
            text(each, "operator") or "In",
            tuple(str(value) for value in each.get("values") or () if isinstance(value, str | int | float))
            if isinstance(each.get("values"), list)
            else (),
            f"{before}{field}[{place}]",
        )
        for place, each in mappings(holder, field)
        if (key := text(each, "key"))
    ]


@lru_cache(maxsize=4)
def pods(index: Index) -> tuple[Pod, ...]:
    """All pods that the objects make."""
    return tuple(pod for each in index.objects for pod in _pods(each, index))


def _pods(each: Object, index: Index) -> Iterator[Pod]:
    kind, group = each.kind, each.group
    if (kind, group) == ("Pod", ""):
        yield _pod(each, "spec", each.spec, each.content, 1)
    elif (kind, group) in _TEMPLATES:
        template = mapping(each.spec, "template")
        yield _pod(each, "spec.template.spec", mapping(template, "spec"), template, _replicas(each))
    elif (kind, group) == ("CronJob", "batch"):
        template = mapping(each.spec, "jobTemplate", "spec", "template")
        yield _pod(each, "spec.jobTemplate.spec.template.spec", mapping(template, "spec"), template, 1)
    elif (kind, group) == ("LeaderWorkerSet", "leaderworkerset.x-k8s.io"):
        for name in ("leaderTemplate", "workerTemplate"):
            template = mapping(each.spec, "leaderWorkerTemplate", name)
            if template:
                path = f"spec.leaderWorkerTemplate.{name}.spec"
                yield _pod(each, path, mapping(template, "spec"), template, whole(each.spec, "replicas"))
    elif (kind, group) == ("InferenceService", "serving.kserve.io"):
        for name in _PREDICTORS:
            part = mapping(each.spec, name)
            if part:
                yield _component(each, name, part, index)


def _pod(owner: Object, path: str, spec: Mapping[str, Any], template: Any, replicas: int | None) -> Pod:
    containers = [
        Container(held, f"{path}.{field}[{place}]", init=field == "initContainers")
        for field in ("initContainers", "containers")
        for place, held in mappings(spec, field)
    ]
    labels, annotations = strings(template, "metadata", "labels"), strings(template, "metadata", "annotations")
    return Pod(owner, path, spec, labels, annotations, replicas, tuple(containers))


def _replicas(each: Object) -> int | None:
    if each.kind == "DaemonSet":
        return None
    if each.group == "serving.knative.dev":
        return whole(strings(each.spec, "template", "metadata", "annotations"), "autoscaling.knative.dev/max-scale")
    given = whole(each.spec, "parallelism" if each.kind == "Job" else "replicas")
    return 1 if given is None else given


def _component(each: Object, name: str, part: Mapping[str, Any], index: Index) -> Pod:
    """A component of an InferenceService: its own pod fields over those of its runtime."""
    path = f"spec.{name}"
    runtime = runtime_of(each, index) if name == "predictor" else None
    base = mapping(runtime.content, "spec") if runtime is not None else {}
    spec = {**base, **part}
    containers = [
        Container(held, f"{path}.{field}[{place}]", init=field == "initContainers")
        for field in ("initContainers", "containers")
        for place, held in mappings(part, field)
    ]
    for field in ("model", *_FRAMEWORKS):
        if isinstance(part.get(field), Mapping):
            server = next((held for _, held in mappings(base, "containers") if held.get("name") == _SERVER), {})
            containers.append(Container(_over(server, part[field]), f"{path}.{field}"))
    labels = {**strings(base, "labels"), **each.labels, **strings(part, "labels")}
    annotations = {**strings(base, "annotations"), **each.annotations, **strings(part, "annotations")}
    most = whole(part, "maxReplicas") or max(whole(part, "minReplicas") or 0, 1)
    return Pod(each, path, spec, labels, annotations, most, tuple(containers))


_SERVER = "kserve-container"


def _over(server: Mapping[str, Any], model: Mapping[str, Any]) -> dict[str, Any]:
    """A runtime's container with what the model says of it: KServe joins arguments, and merges the rest."""
    joined = [*texts(server, "args"), *texts(model, "args")]
    variables = {text(each, "name"): each for source in (server, model) for _, each in mappings(source, "env")}
    merged = {**server, **model, "name": _SERVER, "args": joined, "env": list(variables.values())}
    resources = {
        key: {**mapping(server, "resources", key), **mapping(model, "resources", key)} for key in ("requests", "limits")
    }
    return {**merged, "resources": resources}


def runtime_of(each: Object, index: Index) -> Object | None:
    """The runtime that a model names; None where it names none, or where it is not among the files."""
    name = text(each.spec, "predictor", "model", "runtime")
    if name is None:
        return None
    return index.get("ServingRuntime", name, each.namespace) or index.get("ClusterServingRuntime", name)


def tolerates(tolerations: Sequence[Mapping[str, Any]], taint: Mapping[str, Any]) -> bool:
    """Whether a taint is tolerated, by Kubernetes' rules."""
    return any(
        (not text(each, "effect") or each["effect"] == taint.get("effect"))
        and (
            (not text(each, "key") and each.get("operator") == "Exists")
            or (
                each.get("key") == taint.get("key")
                and (each.get("operator") == "Exists" or str(each.get("value", "")) == str(taint.get("value", "")))
            )
        )
        for each in tolerations
    )
