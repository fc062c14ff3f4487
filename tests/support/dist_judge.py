"""Judges a written `dist/`: every file reads alike everywhere, every object is valid, nothing refers to nobody."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from ruamel.yaml import YAML

import kubernetes_judge
from inferplane import manifests

ALWAYS_THERE = frozenset({"default", "kube-node-lease", "kube-public", "kube-system"})
"""Namespaces that every cluster has."""
Objects = dict[str, dict[str, Any]]
"""Objects by the path of their file."""


def faults(folder: Path, crds: Path, present: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with the folder; empty when nothing. `present` are namespaces that others make."""
    texts = {path.relative_to(folder).as_posix(): path.read_text() for path in sorted(folder.rglob("*.yaml"))}
    objects: Objects = {}
    found: list[str] = []
    for path, text in texts.items():
        held, *others = _read_by_all(text)
        if any(other != held for other in others):
            found.append(f"{path}: is not read alike by YAML 1.1 and 1.2")
        if "${Token[" in text or "TOKEN." in text:
            found.append(f"{path}: holds a CloudFormation token")
        if not (isinstance(held, dict) and {"apiVersion", "kind"} <= set(held)):
            continue  # a file for another system
        objects[path] = held
        found.extend(f"{path}: {fault}" for fault in kubernetes_judge.faults(held, crds))
    return [*found, *_unlisted(folder, texts), *_dangling(objects, ALWAYS_THERE | present)]


def _read_by_all(text: str) -> list[Any]:
    read = [yaml.safe_load(text)]
    for version in ((1, 1), (1, 2)):
        parser = YAML(typ="safe", pure=True)
        parser.version = version
        read.append(parser.load(io.StringIO(text)))
    return read


def _unlisted(folder: Path, texts: dict[str, str]) -> Iterator[str]:
    listed = set((folder / manifests.INDEX).read_text().splitlines())
    yield from (f"{path}: is not listed in {manifests.INDEX}" for path in texts if path not in listed)
    yield from (f"{path}: is listed and not there" for path in sorted(listed) if not (folder / path).is_file())


def _dangling(objects: Objects, present: frozenset[str]) -> Iterator[str]:
    """References to namespaces and service accounts that the same environment does not have."""
    there = {
        (path.split("/")[0], each["kind"], each["metadata"].get("namespace"), each["metadata"]["name"])
        for path, each in objects.items()
    }
    for path, each in objects.items():
        environment, namespace = path.split("/")[0], each["metadata"].get("namespace")
        known = namespace is None or namespace in present
        if not known and (environment, "Namespace", None, namespace) not in there:
            yield f"{path}: lies in namespace {namespace}, which {environment} does not have"
        for account in sorted(_service_accounts(each)):
            if account != "default" and (environment, "ServiceAccount", namespace, account) not in there:
                yield f"{path}: runs as service account {account}, which namespace {namespace} does not have"


def _service_accounts(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["serviceAccountName"]} if isinstance(value.get("serviceAccountName"), str) else set()
        return own.union(*(_service_accounts(each) for each in value.values()))
    return set().union(*(_service_accounts(each) for each in value)) if isinstance(value, list) else set()
