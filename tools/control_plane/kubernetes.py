"""etcd, the API server, the controller manager and the scheduler, on free ports of loopback."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from control_plane.client import Client
from control_plane.process import Process, free_port

SERVICE_CIDR = "10.96.0.0/16"
ISSUER = "https://kubernetes.default.svc"
START_SECONDS = 120.0
UNPLAYED = ("node-lifecycle-controller", "node-ipam-controller", "cloud-node-lifecycle-controller")
"""Controllers that need a kubelet or a cloud, which nobody plays here."""


class ControlPlane:
    """A running control plane; leave it to stop everything that it started."""

    def __init__(self, programs: Mapping[str, Path], folder: Path) -> None:
        """Start it.

        Args:
            programs: Path of each program.
            folder: Where its data, keys and logs lie.

        Raises:
            ComponentError: when a component dies or does not become ready.
        """
        self.programs, self.folder = programs, folder
        self.processes: list[Process] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._token = secrets.token_hex(16)
        self.port = free_port()
        certificate = folder / "certificates" / "apiserver.crt"
        self.client = Client(f"https://127.0.0.1:{self.port}", self._token, certificate)
        self.kubeconfig = folder / "kubeconfig"
        try:
            self._start()
        except BaseException:
            self.stop()
            raise

    def __enter__(self) -> ControlPlane:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self, name: str, *arguments: str | Path, environment: Mapping[str, str] | None = None) -> Process:
        """Start one of the programs."""
        process = Process(name, [self.programs[name], *arguments], self.folder / f"{name}.log", environment)
        self.processes.append(process)
        return process

    def check(self) -> None:
        """Raise ComponentError when a component has died."""
        for process in self.processes:
            process.check()

    def stop(self) -> None:
        """Stop everything, the last first."""
        while self.processes:
            self.processes.pop().stop()

    def _start(self) -> None:
        self._write_keys()
        client_port, peer_port = free_port(), free_port()
        etcd_address = f"http://127.0.0.1:{client_port}"
        etcd = self.start(
            "etcd",
            f"--data-dir={self.folder / 'etcd'}",
            "--unsafe-no-fsync",
            f"--listen-client-urls={etcd_address}",
            f"--advertise-client-urls={etcd_address}",
            f"--listen-peer-urls=http://127.0.0.1:{peer_port}",
            f"--initial-advertise-peer-urls=http://127.0.0.1:{peer_port}",
            f"--initial-cluster=default=http://127.0.0.1:{peer_port}",
        )
        server = self.start(
            "kube-apiserver",
            f"--etcd-servers={etcd_address}",
            f"--secure-port={self.port}",
            "--bind-address=127.0.0.1",
            f"--cert-dir={self.folder / 'certificates'}",
            f"--service-account-key-file={self.folder / 'service-account.pub'}",
            f"--service-account-signing-key-file={self.folder / 'service-account.key'}",
            f"--service-account-issuer={ISSUER}",
            f"--token-auth-file={self.folder / 'tokens.csv'}",
            "--authorization-mode=RBAC",
            f"--service-cluster-ip-range={SERVICE_CIDR}",
            "--allow-privileged=true",
        )
        etcd.check()
        server.wait(self.client.ready, START_SECONDS)
        self._write_kubeconfig()
        self.start(
            "kube-controller-manager",
            f"--kubeconfig={self.kubeconfig}",
            f"--service-account-private-key-file={self.folder / 'service-account.key'}",
            "--use-service-account-credentials=false",
            "--leader-elect=false",
            f"--secure-port={free_port()}",
            "--bind-address=127.0.0.1",
            f"--cert-dir={self.folder / 'certificates'}",
            f"--controllers=*,{','.join(f'-{name}' for name in UNPLAYED)}",
        )
        self.start(
            "kube-scheduler",
            f"--kubeconfig={self.kubeconfig}",
            "--leader-elect=false",
            f"--secure-port={free_port()}",
            "--bind-address=127.0.0.1",
            f"--cert-dir={self.folder / 'certificates'}",
        )

    def _write_keys(self) -> None:
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        (self.folder / "service-account.key").write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.TraditionalOpenSSL,
                serialization.NoEncryption(),
            )
        )
        (self.folder / "service-account.pub").write_bytes(
            key.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        )
        tokens = self.folder / "tokens.csv"
        tokens.touch(mode=0o600)
        tokens.write_text(f'{self._token},admin,admin,"system:masters"\n')

    def _write_kubeconfig(self) -> None:
        content = {
            "apiVersion": "v1",
            "kind": "Config",
            "current-context": "loopback",
            "contexts": [{"name": "loopback", "context": {"cluster": "loopback", "user": "admin"}}],
            "clusters": [
                {
                    "name": "loopback",
                    "cluster": {
                        "server": self.client.address,
                        "certificate-authority": str(self.client.certificate),
                    },
                }
            ],
            "users": [{"name": "admin", "user": {"token": self._token}}],
        }
        self.kubeconfig.touch(mode=0o600)
        self.kubeconfig.write_text(json.dumps(content))
