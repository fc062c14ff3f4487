"""The real Karpenter with its real AWS provider, against an AWS on loopback; its nodes are objects, which we play."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping

import requests

from control_plane.client import Client, Object, RefusedError
from control_plane.kubernetes import ControlPlane
from control_plane.loopback_aws import LoopbackAws
from control_plane.process import Process, free_port

READY_SECONDS = 60.0
_SYSTEM = "kube-system"
_ALIAS = re.compile(r"(bottlerocket|al2023)@v(.+)")
_ARCHITECTURES = {"amd64": "x86_64", "arm64": "arm64"}


def start_karpenter(
    plane: ControlPlane, aws: LoopbackAws, *, cluster: str, queue: str, gates: Mapping[str, bool] | None = None
) -> Process:
    """Start Karpenter and wait until it is ready.

    Args:
        plane: The control plane.
        aws: The AWS that it talks to.
        cluster: The cluster's name.
        queue: Name of the interruption queue.
        gates: Its feature gates.
    """
    port = free_port()
    switched = {"NodeOverlay": True, **(gates or {})}
    process = plane.start(
        "karpenter",
        environment={
            **aws.environment,
            "CLUSTER_NAME": cluster,
            "CLUSTER_ENDPOINT": plane.client.address,
            "SYSTEM_NAMESPACE": _SYSTEM,
            "INTERRUPTION_QUEUE": queue,
            "ISOLATED_VPC": "false",
            "DISABLE_LEADER_ELECTION": "true",
            "DISABLE_DRY_RUN": "true",
            "FEATURE_GATES": ",".join(f"{name}={str(on).lower()}" for name, on in switched.items()),
            "METRICS_PORT": str(free_port()),
            "HEALTH_PROBE_PORT": str(port),
            "BATCH_IDLE_DURATION": "1s",
            "BATCH_MAX_DURATION": "3s",
            "KUBECONFIG": str(plane.kubeconfig),
            "LOG_LEVEL": "debug",
        },
    )

    def ready() -> bool:
        try:
            return requests.get(f"http://127.0.0.1:{port}/readyz", timeout=5).status_code == 200
        except requests.RequestException:
            return False

    process.wait(ready, READY_SECONDS)
    return process


def add_images(aws: LoopbackAws, alias: str, kubernetes_version: str) -> None:
    """Let an AMI alias be found: the plain and the NVIDIA variant, which must be different images."""
    match = _ALIAS.fullmatch(alias)
    if match is None:
        raise ValueError(f"no alias: {alias}")
    system, version = match.groups()
    for architecture, directory in _ARCHITECTURES.items():
        for variant in ("", "-nvidia"):
            if variant and architecture == "arm64" and system == "al2023":
                continue
            image = aws.add_image(f"{system}{variant}-{architecture}-{version}", architecture)
            if system == "bottlerocket":
                name = f"/aws/service/bottlerocket/aws-k8s-{kubernetes_version}{variant}/{directory}/{version}/image_id"
            else:
                kind = "nvidia" if variant else "standard"
                name = (
                    f"/aws/service/eks/optimized-ami/{kubernetes_version}/amazon-linux-2023/{directory}/{kind}/"
                    f"amazon-eks-node-al2023-{directory}-{kind}-{kubernetes_version}-v{version}/image_id"
                )
            aws.add_image_alias(name, image)


class Kubelets:
    """Plays the kubelet of every node that Karpenter makes: nodes become ready, pods run, deletions end."""

    def __init__(self, client: Client) -> None:
        """Begin."""
        self._client = Client(client.address, client.token, client.certificate)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self.failure: BaseException | None = None
        self._thread.start()

    def stop(self) -> None:
        """End."""
        self._stopped.set()
        self._thread.join(timeout=30)

    def check(self) -> None:
        """Raise what went wrong."""
        if self.failure is not None:
            raise self.failure

    def _play(self) -> None:
        while not self._stopped.wait(0.5):
            try:
                self._turn()
            except RefusedError as refused:
                if refused.code not in (404, 409):
                    self.failure = refused
                    return
            except BaseException as error:  # shown by whoever asks
                self.failure = error
                return

    def _turn(self) -> None:
        claims = {
            each["status"].get("nodeName"): each
            for each in self._client.all("karpenter.sh/v1", "NodeClaim")
            if each.get("status")
        }
        for node in self._client.all("v1", "Node"):
            claim = claims.get(node["metadata"]["name"])
            if claim is not None:
                self._node(node, claim)
        for pod in self._client.all("v1", "Pod"):
            self._pod(pod)

    def _node(self, node: Object, claim: Object) -> None:
        conditions = {each["type"]: each["status"] for each in node["status"].get("conditions", [])}
        capacity = {name: claim["status"].get(name, {}) for name in ("capacity", "allocatable")}
        if conditions.get("Ready") != "True" or node["status"].get("capacity") != capacity["capacity"]:
            ready = {
                "type": "Ready",
                "status": "True",
                "reason": "KubeletReady",
                "message": "played",
                "lastHeartbeatTime": "2026-01-01T00:00:00Z",
                "lastTransitionTime": "2026-01-01T00:00:00Z",
            }
            self._client.patch(node, {"status": {"conditions": [ready], **capacity}}, status=True)
        taints = node["spec"].get("taints", [])
        kept = [each for each in taints if each["key"] not in ("node.kubernetes.io/not-ready", "kwok.x-k8s.io/node")]
        if kept != taints:
            self._client.patch(node, {"spec": {"taints": kept or None}})

    def _pod(self, pod: Object) -> None:
        if pod["metadata"].get("deletionTimestamp"):
            self._client.delete(pod, grace=0)
        elif pod["spec"].get("nodeName") and pod["status"].get("phase") != "Running":
            ready = {"type": "Ready", "status": "True", "lastTransitionTime": "2026-01-01T00:00:00Z"}
            self._client.patch(pod, {"status": {"phase": "Running", "conditions": [ready]}}, status=True)
