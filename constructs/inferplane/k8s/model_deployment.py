"""A model served by a plain Deployment, for clusters without KServe; knows no pool and no registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject
from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s import engine_container as container
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.pinned_image import check_image
from inferplane.k8s.rendering import manifest, rendered
from inferplane.spec.models import Model
from inferplane.spec.serving import Standard
from inferplane.spec.taints import Toleration

CACHE = "cache"
"""Name of the volume that weights from a hub are kept in."""


class ModelDeployment(Construct):
    """A Deployment of an engine, its Service and a disruption budget.

    See https://docs.vllm.ai/en/stable/deployment/k8s.html.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        model: Model,
        namespace: str,
        image: str,
        weights: str,
        port: int = 8000,
        pinned_to_gpu: bool = True,
        service_account: str | None = None,
        tolerations: Sequence[Toleration] = (),
        env: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define them, all of the model's name.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            model: The model; its serving must be Standard, of which replicas, preStop and grace are used.
            namespace: Its namespace.
            image: The engine's image, by digest or by a tag that does not move.
            weights: Where the engine reads weights: a path in the image or a volume, or a name on a hub, which the
                engine then downloads into a cache of the pod's own.
            port: Port of the API.
            pinned_to_gpu: Whether the placement's kind and number of GPUs are demanded of the node; any GPU of the
                tolerated pools otherwise.
            service_account: Name of the service account; the namespace's default one by default.
            tolerations: What lets its pods onto the nodes of their pool.
            env: Further environment variables; they win over those set here.
            labels: Further labels of all objects and pods.
            overrides: JSON merge patch on the Deployment.

        Raises:
            DescriptionError: when the model is not Standard, is scaled or has a canary, or the image may move.
        """
        faults = FaultList(type(self).__name__)
        check_image(faults, "image", image)
        standard = model.serving
        if not isinstance(standard, Standard):
            faults.add("model.serving", "must be Standard without KServe", got="Knative", cure="use Standard")
        elif standard.canary:
            faults.add("model.serving.canary", "must be None without KServe", cure="make two deployments and a route")
        faults.raise_if_any()
        super().__init__(scope, id)
        assert isinstance(standard, Standard)

        selector = {"app.kubernetes.io/name": model.name}
        held = {**selector, **(labels or {})}
        metadata = k8s.ObjectMeta(name=model.name, namespace=namespace, labels=held)
        pod = _pod(model, standard, image, weights, port, env or {}) | {"enableServiceLinks": False}
        if pinned_to_gpu:
            pod["affinity"] = container.affinity(model.placed)
        if service_account:
            pod["serviceAccountName"] = service_account
        if tolerations:
            pod["tolerations"] = [rendered(each) for each in tolerations]
        pod["topologySpreadConstraints"] = container.spread(selector)
        deployment = manifest(
            self,
            "deployment",
            api_version="apps/v1",
            kind="Deployment",
            name=model.name,
            namespace=namespace,
            labels=held,
            body={
                "spec": {
                    "replicas": standard.min_replicas,
                    "selector": {"matchLabels": selector},
                    "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0}},
                    "template": {"metadata": {"labels": held}, "spec": pod},
                }
            },
        )
        self.deployment = apply_overrides(deployment, overrides)
        """The Deployment."""
        self.service: ApiObject = k8s.KubeService(
            self,
            "service",
            metadata=metadata,
            spec=k8s.ServiceSpec(
                selector=selector,
                ports=[
                    k8s.ServicePort(
                        name="http", port=port, target_port=k8s.IntOrString.from_string("http"), protocol="TCP"
                    )
                ],
                type="ClusterIP",
            ),
        )
        """The Service."""
        k8s.KubePodDisruptionBudget(
            self,
            "disruption-budget",
            metadata=metadata,
            spec=k8s.PodDisruptionBudgetSpec(
                selector=k8s.LabelSelector(match_labels=selector),
                max_unavailable=k8s.IntOrString.from_number(1),
                unhealthy_pod_eviction_policy="AlwaysAllow",
            ),
        )


def _pod(
    model: Model, standard: Standard, image: str, weights: str, port: int, env: Mapping[str, str]
) -> container.Json:
    values = {each["name"]: each["value"] for each in container.environment(model.engine)}
    if not weights.startswith("/"):
        values.pop("HF_HUB_OFFLINE")  # the engine asks the hub for its weights
        values["HF_HOME"] = f"/{CACHE}"
    engine: container.Json = {
        "name": "engine",
        "image": image,
        "imagePullPolicy": "IfNotPresent",
        "command": container.command(model.engine),
        "args": container.arguments(model, weights=weights, port=port),
        "env": [{"name": name, "value": value} for name, value in sorted({**values, **env}.items())],
        "ports": [{"name": "http", "containerPort": port, "protocol": "TCP"}],
        "resources": container.resources(model.placed),
        "securityContext": container.security_context(),
        "volumeMounts": [container.shared_memory_mount(), {"name": CACHE, "mountPath": f"/{CACHE}"}],
        **container.probes(model.start_up_seconds, port="http"),
    }
    if standard.pre_stop_seconds:
        engine["lifecycle"] = {"preStop": {"sleep": {"seconds": standard.pre_stop_seconds}}}
    return {
        "containers": [engine],
        "volumes": [container.shared_memory_volume(model.placed), {"name": CACHE, "emptyDir": {}}],
        "securityContext": container.pod_security_context(),
        "terminationGracePeriodSeconds": standard.termination_grace_seconds,
    }
