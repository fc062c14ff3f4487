"""The real KServe with its webhooks, configured by its own released chart with the values that we write."""

from __future__ import annotations

import base64
import datetime
import ipaddress
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import requests
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from control_plane.build import source_of
from control_plane.client import Client, Object
from control_plane.kubernetes import ControlPlane
from control_plane.process import Process, free_port

NAMESPACE = "kserve"
READY_SECONDS = 120.0
WEBHOOKS = ("MutatingWebhookConfiguration", "ValidatingWebhookConfiguration")
_CHART = "charts/kserve-resources"


def start_kserve(plane: ControlPlane, values: Mapping[str, Any]) -> Process:
    """Start KServe's controller and wait until its webhooks answer.

    Args:
        plane: The control plane, with KServe's CRDs.
        values: Values of its chart, as the Application gives them.
    """
    rendered = chart(plane, values)
    for each in rendered:
        if each["kind"] == "ConfigMap":
            plane.client.apply(each, manager="chart")
    folder = plane.folder / "kserve"
    certificate = _write_certificate(folder / "k8s-webhook-server" / "serving-certs")
    port, probe = free_port(), free_port()
    process = plane.start(
        "kserve",
        f"-webhook-port={port}",
        f"-metrics-addr=127.0.0.1:{free_port()}",
        f"-health-probe-addr=127.0.0.1:{probe}",
        environment={
            "KUBECONFIG": str(plane.kubeconfig),
            "POD_NAMESPACE": NAMESPACE,
            "SECRET_NAME": "kserve-webhook-server-cert",
            "TMPDIR": str(folder),
        },
    )

    def ready() -> bool:
        try:
            return requests.get(f"http://127.0.0.1:{probe}/readyz", timeout=5).status_code == 200
        except requests.RequestException:
            return False

    process.wait(ready, READY_SECONDS)
    register(plane.client, rendered, f"https://127.0.0.1:{port}", certificate)
    return process


def chart(plane: ControlPlane, values: Mapping[str, Any]) -> list[Object]:
    """The objects of KServe's released chart with these values, rendered by the real Helm."""
    file = plane.folder / "kserve-values.json"
    file.write_text(json.dumps(values))
    source = source_of("kserve", "github.com/kserve/kserve") / _CHART
    command = [plane.programs["helm"], "template", "kserve", source, "--namespace", NAMESPACE, "--values", file]
    answer = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
    return [each for each in yaml.safe_load_all(answer.stdout) if each]


def register(client: Client, objects: list[Object], address: str, certificate: bytes) -> None:
    """Apply webhook configurations so that they call a process on loopback instead of a Service."""
    bundle = base64.b64encode(certificate).decode()
    for each in objects:
        if each["kind"] in WEBHOOKS:
            for webhook in each["webhooks"]:
                path = webhook["clientConfig"].pop("service")["path"]
                webhook["clientConfig"] = {"url": f"{address}{path}", "caBundle": bundle}
            client.apply(each, manager="chart")


def _write_certificate(folder: Path) -> bytes:
    """A certificate for loopback, signed by itself, with its key."""
    folder.mkdir(parents=True, exist_ok=True)
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "loopback")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.PEM)
    )
    (folder / "tls.crt").write_bytes(certificate)
    (folder / "tls.key").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()
        )
    )
    return certificate
