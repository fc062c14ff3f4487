"""The real controller and webhook of Knative Serving, configured as its operator would from our KnativeServing."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from control_plane.build import source_of
from control_plane.client import Client, Object, until
from control_plane.kubernetes import ControlPlane
from control_plane.process import Process, free_port

NAMESPACE = "knative-serving"
READY_SECONDS = 120.0
_OBSERVABILITY = {"metrics-protocol": "none", "runtime-profiling": "disabled"}
"""Nobody collects metrics here."""
_HEALTH_PORT = 8080
"""Where the controller answers probes, and nothing tells it another: of two suites, one waits for the other."""
_OTHER_SUITE_SECONDS = 300.0


def start_knative(plane: ControlPlane, serving: Object) -> list[Process]:
    """Start Knative's webhook and controller, and wait until the webhook is registered and answers.

    Args:
        plane: The control plane, with Knative's CRDs.
        serving: The KnativeServing, of which the operator makes ConfigMaps.
    """
    for each in config_maps(serving["spec"]["config"]):
        plane.client.apply(each, manager="operator")
    port = free_port()
    plane.client.apply(_service(), manager="operator")
    plane.client.apply(_object("v1", "Secret", "webhook-certs"), manager="operator")
    for each in _webhooks(port):
        plane.client.apply(each, manager="operator")
    until(f"port {_HEALTH_PORT} is free", lambda: not _listens(_HEALTH_PORT), seconds=_OTHER_SUITE_SECONDS)
    webhook = _start(plane, "knative-webhook", {"WEBHOOK_NAME": "webhook", "WEBHOOK_PORT": str(port)})
    controller = _start(plane, "knative-controller", {})
    webhook.wait(lambda: _registered(plane.client, port), READY_SECONDS)
    return [webhook, controller]


def config_maps(config: Mapping[str, Mapping[str, str]]) -> Iterator[Object]:
    """The released ConfigMaps, with what a KnativeServing says put into them."""
    released = [
        *sorted((source_of("knative", "knative.dev/serving") / "config/core/configmaps").glob("*.yaml")),
        source_of("knative", "knative.dev/networking") / "config/config-network.yaml",
    ]
    for file in released:
        made: Object = yaml.safe_load(file.read_text())
        name = made["metadata"]["name"].removeprefix("config-")
        made["metadata"].pop("annotations", None)
        made["data"] = {**config.get(name, {}), **(_OBSERVABILITY if name == "observability" else {})}
        yield made


def feature(client: Client, name: str, value: str | None) -> None:
    """Set a feature flag, or take it away."""
    client.patch(_object("v1", "ConfigMap", "config-features"), {"data": {name: value}})


def _start(plane: ControlPlane, program: str, more: Mapping[str, str]) -> Process:
    return plane.start(
        program,
        environment={
            "KUBECONFIG": str(plane.kubeconfig),
            "SYSTEM_NAMESPACE": NAMESPACE,
            "POD_NAME": program,
            "POD_IP": "127.0.0.1",
            "CONFIG_LOGGING_NAME": "config-logging",
            "CONFIG_OBSERVABILITY_NAME": "config-observability",
            "METRICS_DOMAIN": "knative.dev/serving",
            "PROFILING_PORT": str(free_port()),
            **more,
        },
    )


def _webhooks(port: int) -> Iterator[Object]:
    """The released webhook configurations; the webhook itself writes its paths and its certificate into them."""
    folder = source_of("knative", "knative.dev/serving") / "config/core/webhooks"
    for file in sorted(folder.glob("*.yaml")):
        made: Object = yaml.safe_load(file.read_text())
        for each in made.get("webhooks", ()):
            each["clientConfig"]["service"]["port"] = port
        if "webhooks" in made:
            yield made


def _service() -> Object:
    """The Service that webhook configurations name: the API server finds a process on loopback behind it."""
    spec: dict[str, Any] = {"type": "ExternalName", "externalName": "localhost"}
    return {**_object("v1", "Service", "webhook"), "spec": spec}


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _registered(client: Client, port: int) -> bool:
    if not _listens(port):
        return False
    api = "admissionregistration.k8s.io/v1"
    found = [*client.all(api, "MutatingWebhookConfiguration"), *client.all(api, "ValidatingWebhookConfiguration")]
    names = "serving.knative.dev"
    ours = [part for each in found if each["metadata"]["name"].endswith(names) for part in each["webhooks"]]
    return bool(ours) and all(part["clientConfig"].get("caBundle") for part in ours)


def _object(api_version: str, kind: str, name: str) -> Object:
    return {"apiVersion": api_version, "kind": kind, "metadata": {"name": name, "namespace": NAMESPACE}}
