"""A small client of the API server: what a test needs of it, warnings and conflicts included."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import requests

Object = dict[str, Any]
"""An object, as the API server spells it."""
ARGO_CD = "argocd-controller"
"""The field manager of Argo CD's server-side apply."""
WAIT_SECONDS = 180.0
"""How long a controller has for what it does: much longer than it takes, since machines are shared."""

_WARNING = re.compile(r'299 \S+ "((?:[^"\\]|\\.)*)"')


class RefusedError(Exception):
    """The API server refused something."""

    def __init__(self, code: int, message: str) -> None:
        self.code = code
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Applied:
    """What the API server made of an applied object."""

    stored: Object
    warnings: tuple[str, ...]


class Client:
    """A client with all rights."""

    def __init__(self, address: str, token: str, certificate: Path) -> None:
        """Make one; nothing is sent yet.

        Args:
            address: The API server's address.
            token: A token of an administrator.
            certificate: The API server's own certificate, which it makes when it starts.
        """
        self.address, self.token, self.certificate = address, token, certificate
        self._session = requests.Session()
        self._session.verify = str(certificate)
        self._session.trust_env = False
        self._session.headers["Authorization"] = f"Bearer {token}"
        self._resources: dict[tuple[str, str], tuple[str, bool]] = {}

    def ready(self) -> bool:
        """Whether the API server serves."""
        if not self.certificate.exists():
            return False
        try:
            return self._session.get(f"{self.address}/readyz", timeout=5).status_code == 200
        except requests.ConnectionError:
            return False

    def apply(self, manifest: Mapping[str, Any], *, manager: str = ARGO_CD, force: bool = True) -> Applied:
        """Apply an object by the server, with strict validation of its fields."""
        answer = self._session.patch(
            self.address + self.path(manifest),
            params={"fieldManager": manager, "force": str(force).lower(), "fieldValidation": "Strict"},
            headers={"Content-Type": "application/apply-patch+yaml"},
            json=manifest,
            timeout=60,
        )
        warnings = _WARNING.findall(answer.headers.get("Warning", ""))
        return Applied(self._content(answer), tuple(each.replace('\\"', '"') for each in warnings))

    def get(self, api_version: str, kind: str, name: str, namespace: str | None = None) -> Object | None:
        """An object, or None."""
        manifest = {"apiVersion": api_version, "kind": kind, "metadata": {"name": name, "namespace": namespace}}
        answer = self._session.get(self.address + self.path(manifest), timeout=60)
        return None if answer.status_code == 404 else self._content(answer)

    def all(self, api_version: str, kind: str, *, labels: str = "") -> list[Object]:
        """All objects of a kind, in all namespaces."""
        plural, _ = self._resource(api_version, kind)
        answer = self._session.get(
            f"{self.address}{_group(api_version)}/{plural}", params={"labelSelector": labels}, timeout=60
        )
        found: list[Object] = self._content(answer)["items"]
        return [{"apiVersion": api_version, "kind": kind, **each} for each in found]

    def create(self, manifest: Mapping[str, Any]) -> Object:
        """Create an object; a Pod gets its name from `generateName` where it has none."""
        path = self.path(manifest, collection=True)
        return self._content(self._session.post(self.address + path, json=manifest, timeout=60))

    def patch(self, manifest: Mapping[str, Any], change: Mapping[str, Any], *, status: bool = False) -> Object | None:
        """Merge a change into an object, or into its status; None where it is gone."""
        answer = self._session.patch(
            self.address + self.path(manifest) + ("/status" if status else ""),
            headers={"Content-Type": "application/merge-patch+json"},
            json=change,
            timeout=60,
        )
        return None if answer.status_code == 404 else self._content(answer)

    def delete(self, manifest: Mapping[str, Any], *, grace: int | None = None) -> None:
        """Delete an object, if it is there."""
        body = {} if grace is None else {"gracePeriodSeconds": grace}
        answer = self._session.delete(self.address + self.path(manifest), json=body, timeout=60)
        if answer.status_code != 404:
            self._content(answer)

    def path(self, manifest: Mapping[str, Any], *, collection: bool = False) -> str:
        """Where an object lies."""
        api_version, metadata = manifest["apiVersion"], manifest["metadata"]
        plural, namespaced = self._resource(api_version, manifest["kind"])
        within = f"/namespaces/{metadata.get('namespace') or 'default'}" if namespaced else ""
        name = "" if collection else f"/{quote(metadata['name'])}"
        return f"{_group(api_version)}{within}/{plural}{name}"

    def namespaced(self, manifest: Mapping[str, Any]) -> bool:
        """Whether objects of this kind lie in namespaces."""
        return self._resource(manifest["apiVersion"], manifest["kind"])[1]

    def _resource(self, api_version: str, kind: str) -> tuple[str, bool]:
        key = (api_version, kind)
        if key not in self._resources:
            answer = self._session.get(self.address + _group(api_version), timeout=60)
            for each in self._content(answer)["resources"]:
                if "/" not in each["name"]:
                    self._resources[(api_version, each["kind"])] = (each["name"], each["namespaced"])
        if key not in self._resources:
            raise RefusedError(404, f"no kind {kind} in {api_version}")
        return self._resources[key]

    @staticmethod
    def _content(answer: requests.Response) -> Object:
        if answer.status_code >= 400:
            try:
                message = answer.json().get("message", answer.text)
            except ValueError:
                message = answer.text
            raise RefusedError(answer.status_code, message)
        content: Object = answer.json()
        return content


def until(
    what: str, found: Callable[[], Any], *, seconds: float = WAIT_SECONDS, alive: Iterable[Callable[[], None]] = ()
) -> Any:
    """Wait for something; whatever it is when it is there.

    Raises:
        TimeoutError: when it is not there in time.
    """
    deadline = time.monotonic() + seconds
    while True:
        for check in alive:
            check()
        value = found()
        if value:
            return value
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what}: not after {seconds:g} s")
        time.sleep(0.5)


def _group(api_version: str) -> str:
    return f"/api/{api_version}" if "/" not in api_version else f"/apis/{api_version}"
