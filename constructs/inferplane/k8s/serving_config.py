"""How Knative Serving is set up for models, which what is emitted for them relies on; knows no platform.

Knative's routes run over the platform's own Envoy Gateway, through `net-gateway-api`, which the operator brings along:
no second data plane, and no image beside those that are mirrored. (Kourier would bring an Envoy of its own, by a
floating tag.)
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Literal

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import components
from inferplane.facts import serving as serving_facts
from inferplane.k8s.overrides import apply_overrides
from inferplane_crds.dev.knative import operator

PodSpecField = Literal[
    "affinity",
    "dnsconfig",
    "dnspolicy",
    "fieldref",
    "init-containers",
    "nodeselector",
    "persistent-volume-claim",
    "persistent-volume-write",
    "priorityclassname",
    "runtimeclassname",
    "schedulername",
    "securitycontext",
    "tolerations",
    "topologyspreadconstraints",
    "volumes-csi",
]
"""A part of a pod that Knative refuses until its flag `kubernetes.podspec-…` is switched on."""

POD_SPEC_FIELDS: tuple[PodSpecField, ...] = (
    "affinity",
    "fieldref",
    "init-containers",
    "nodeselector",
    "priorityclassname",
    "securitycontext",
    "tolerations",
    "topologyspreadconstraints",
)
"""What a `ModelServer` in Knative mode sets on its pods, the storage initializer that KServe adds included."""

REVISION_TIMEOUT_LIMIT_SECONDS = serving_facts.knative_timeout_limit_seconds()
"""Longest timeout of a revision: the activator is killed so long after it was told to stop."""
INGRESS_CLASS = "gateway-api.ingress.networking.knative.dev"
"""The ingress of `net-gateway-api`."""
PRIVATE_DOMAIN = "svc.cluster.local"
"""The domain under which Knative makes routes that only the cluster can reach."""


class KnativeServingConfig(Construct):
    """The KnativeServing that the operator installs from, at the version that KServe is built with.

    Written out is what models depend on: the flags of the pod fields that they use, all off in a fresh Knative; the
    time that a model may take to start; that a pod which waits for a node is not given up; images by digest from the
    account's ECR; and that tags in ECR are not resolved, which Knative's controller has no permission for and
    immutable tags do not need.

    See https://knative.dev/docs/install/operator/configuring-serving-cr/.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        registry: str,
        gateway: str,
        gateway_class: str,
        gateway_service: str,
        namespace: str = "knative-serving",
        domain: str = PRIVATE_DOMAIN,
        pod_spec_fields: Sequence[PodSpecField] = POD_SPEC_FIELDS,
        progress_deadline_seconds: int = 1800,
        revision_timeout_seconds: int = 300,
        max_revision_timeout_seconds: int = REVISION_TIMEOUT_LIMIT_SECONDS,
        scale_to_zero_retention_seconds: int = 0,
        replicas: int = 2,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define it.

        Args:
            registry: Where images are mirrored, `<ecr host>/<platform>`.
            gateway: The Gateway that routes attach to, as `namespace/name`.
            gateway_class: Name of that Gateway's class.
            gateway_service: The Service of its proxies, as `namespace/name`.
            namespace: Namespace of Knative Serving, which is also the object's.
            domain: Domain of the models' hosts; one that only the cluster resolves by default.
            pod_spec_fields: Fields of a pod that may be set.
            progress_deadline_seconds: How long a revision may take until its first pod is ready, node, image and
                weights included; half an hour by default.
            revision_timeout_seconds: How long a request may take where a revision says nothing. It is also how long a
                pod is given to end, so long answers and Spot's two minutes exclude each other.
            max_revision_timeout_seconds: The longest that a revision may ask for, at most 600 s.
            scale_to_zero_retention_seconds: How long the last pod stays after it was last needed.
            replicas: How many pods each part of Knative has.
            overrides: JSON merge patch on the KnativeServing.

        Raises:
            DescriptionError: when a reference or a time cannot be.
        """
        faults = FaultList(type(self).__name__)
        for field, value in (("gateway", gateway), ("gateway_service", gateway_service)):
            if value.count("/") != 1 or "" in value.split("/"):
                faults.add(field, "must be namespace/name", got=value, cure="write it as gateway/knative")
        if progress_deadline_seconds < 1:
            faults.add("progress_deadline_seconds", "must be at least 1 s", got=progress_deadline_seconds, cure="1800")
        if not 1 <= revision_timeout_seconds <= max_revision_timeout_seconds:
            faults.add(
                "revision_timeout_seconds",
                f"must be between 1 s and max_revision_timeout_seconds, {max_revision_timeout_seconds} s",
                got=revision_timeout_seconds,
                cure="lower it",
            )
        if max_revision_timeout_seconds > REVISION_TIMEOUT_LIMIT_SECONDS:
            faults.add(
                "max_revision_timeout_seconds",
                f"must be at most {REVISION_TIMEOUT_LIMIT_SECONDS} s, the grace period of Knative's activator",
                got=max_revision_timeout_seconds,
                cure="serve longer answers in Standard mode",
            )
        if scale_to_zero_retention_seconds < 0:
            faults.add(
                "scale_to_zero_retention_seconds",
                "must not be negative",
                got=scale_to_zero_retention_seconds,
                cure="0 lets the last pod go at once",
            )
        if replicas < 1:
            faults.add("replicas", "must be at least 1", got=replicas, cure="2 survive the loss of a node")
        faults.raise_if_any()
        super().__init__(scope, id)

        images = {name: image.mirrored(registry) for name, image in components.knative_serving_images().items()}
        serving = operator.KnativeServing(
            self,
            "knative-serving",
            metadata=ApiObjectMetadata(name="knative-serving", namespace=namespace),
            spec=operator.KnativeServingSpec(
                version=components.knative_serving_version(),
                registry=operator.KnativeServingSpecRegistry(override=images),
                ingress=operator.KnativeServingSpecIngress(
                    gateway_api=operator.KnativeServingSpecIngressGatewayApi(enabled=True)
                ),
                high_availability=operator.KnativeServingSpecHighAvailability(replicas=replicas),
                config={
                    "autoscaler": {
                        "allow-zero-initial-scale": "true",
                        "container-concurrency-target-percentage": "70",
                        "enable-scale-to-zero": "true",
                        "scale-to-zero-grace-period": "30s",
                        "scale-to-zero-pod-retention-period": f"{scale_to_zero_retention_seconds}s",
                        "stable-window": "60s",
                    },
                    "defaults": {
                        "enable-service-links": "false",
                        "max-revision-timeout-seconds": str(max_revision_timeout_seconds),
                        "revision-response-start-timeout-seconds": str(revision_timeout_seconds),
                        "revision-timeout-seconds": str(revision_timeout_seconds),
                    },
                    "deployment": {
                        "pod-is-always-schedulable": "true",
                        "progress-deadline": f"{progress_deadline_seconds}s",
                        "queue-sidecar-image": images["queue-proxy"],
                        **_QUEUE_PROXY_RESOURCES,
                        "registries-skipping-tag-resolving": registry.partition("/")[0],
                    },
                    "domain": {domain: ""},
                    "features": {
                        "kubernetes.podspec-volumes-emptydir": "enabled",
                        **{f"kubernetes.podspec-{each}": "enabled" for each in sorted(set(pod_spec_fields))},
                    },
                    "gateway": {
                        f"{reach}-gateways": _gateways(gateway, gateway_class, gateway_service)
                        for reach in ("external", "local")
                    },
                    "network": {"ingress-class": INGRESS_CLASS},
                },
            ),
        )
        patched = apply_overrides(serving, overrides)

        self.knative_serving: ApiObject = patched
        """The KnativeServing."""


_QUEUE_PROXY_RESOURCES = {
    "queue-sidecar-cpu-request": "25m",
    "queue-sidecar-cpu-limit": "1000m",
    "queue-sidecar-memory-request": "400Mi",
    "queue-sidecar-memory-limit": "800Mi",
    "queue-sidecar-ephemeral-storage-request": "512Mi",
    "queue-sidecar-ephemeral-storage-limit": "1024Mi",
}
"""What a queue proxy gets beside each model; unset, a namespace's quota of memory would refuse the pod."""


def _gateways(reference: str, gateway_class: str, service: str) -> str:
    """Knative reads YAML from a string here; JSON is YAML that every parser reads alike."""
    entry = {
        "class": gateway_class,
        "gateway": reference,
        "service": service,
        "supported-features": ["HTTPRouteRequestTimeout"],
    }
    return json.dumps([entry], sort_keys=True)
