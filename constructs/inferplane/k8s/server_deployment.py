"""A Deployment of a server with all that people set on it; decides nothing, and knows no platform.

`ModelDeployment` decides and is what most people want.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cdk8s import ApiObject
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.rendering import manifest, rendered
from inferplane.spec.pod import Pod
from inferplane.spec.predictor import DeploymentStrategy


class ServerDeployment(Construct):
    """A Deployment, as it is written.

    See https://kubernetes.io/docs/concepts/workloads/controllers/deployment/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        pod: Pod,
        selector: Mapping[str, str],
        namespace: str | None = None,
        replicas: int | None = None,
        strategy: DeploymentStrategy | None = None,
        progress_deadline_seconds: int | None = None,
        revision_history_limit: int | None = None,
        min_ready_seconds: int | None = None,
        labels: Mapping[str, str] | None = None,
        annotations: Mapping[str, str] | None = None,
        pod_labels: Mapping[str, str] | None = None,
        pod_annotations: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define it.

        Args:
            name: Name of the Deployment.
            pod: Its pods.
            selector: Labels by which it knows its pods, and which they get; they cannot change later.
            namespace: Its namespace; the chart's by default.
            replicas: Number of pods; left to an autoscaler, or 1, by default.
            strategy: How one version takes the place of another; Kubernetes' own way by default.
            progress_deadline_seconds: How long a rollout may stand still; 600 s by default.
            revision_history_limit: Versions that can be rolled back to; 10 by default.
            min_ready_seconds: How long a pod must be ready to count; not at all by default.
            labels: Labels of the Deployment.
            annotations: Annotations of the Deployment.
            pod_labels: Further labels of its pods.
            pod_annotations: Annotations of its pods.
            overrides: JSON merge patch on the Deployment.

        Raises:
            DescriptionError: when it could not know its pods, or they have no container.
        """
        faults = FaultList(type(self).__name__)
        if not selector:
            faults.add("selector", "must hold at least one label", cure="name the label that only these pods have")
        if not pod.containers:
            faults.add("pod.containers", "must hold at least one", cure="give the server's container")
        for key in sorted(set(selector) & set(pod_labels or {})):
            if selector[key] != (pod_labels or {})[key]:
                got = (pod_labels or {})[key]
                faults.add(f"pod_labels[{key}]", f"must be {selector[key]}, as in selector", got=got, cure="remove it")
        if replicas is not None and replicas < 0:
            faults.add("replicas", "must not be negative", got=replicas, cure="0 stops it")
        faults.raise_if_any()
        super().__init__(scope, id)

        optional = {
            "replicas": replicas,
            "strategy": None if strategy is None else _strategy(strategy),
            "progressDeadlineSeconds": progress_deadline_seconds,
            "revisionHistoryLimit": revision_history_limit,
            "minReadySeconds": min_ready_seconds,
        }
        metadata: dict[str, Any] = {"labels": {**selector, **(pod_labels or {})}}
        if pod_annotations:
            metadata["annotations"] = dict(pod_annotations)
        made = manifest(
            self,
            "deployment",
            api_version="apps/v1",
            kind="Deployment",
            name=name,
            namespace=namespace,
            labels=labels,
            annotations=annotations,
            body={
                "spec": {
                    **{key: value for key, value in optional.items() if value is not None},
                    "selector": {"matchLabels": dict(selector)},
                    "template": {"metadata": metadata, "spec": rendered(pod)},
                }
            },
        )
        self.name = name
        """Name of the Deployment."""
        self.deployment: ApiObject = apply_overrides(made, overrides)
        """The Deployment."""


def _strategy(strategy: DeploymentStrategy) -> dict[str, Any]:
    given = {"maxSurge": strategy.max_surge, "maxUnavailable": strategy.max_unavailable}
    rolling = {key: int(value) if value.isdigit() else value for key, value in given.items() if value is not None}
    written: dict[str, Any] = {"type": strategy.type} if strategy.type is not None else {}
    return written | ({"rollingUpdate": rolling} if rolling else {})
