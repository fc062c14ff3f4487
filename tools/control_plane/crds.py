"""The released CRDs, applied to a control plane as their charts would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from control_plane.client import Client, until
from crds import at_hand, parsed

PROJECTS = (
    "gateway-api",
    "karpenter",
    "kserve",
    "argo-cd",
    "envoy-gateway",
    "knative-operator",
    "cert-manager",
    "keda",
)
"""Projects whose kinds our output uses."""


def released(projects: Sequence[str] = PROJECTS) -> Iterator[dict[str, Any]]:
    """The CRDs of some projects, each once."""
    seen: set[str] = set()
    for project in projects:
        for file in sorted((at_hand() / project).rglob("*.yaml")):
            for each in parsed(file):
                if each and each.get("kind") == "CustomResourceDefinition" and each["metadata"]["name"] not in seen:
                    seen.add(each["metadata"]["name"])
                    yield each


def apply_crds(client: Client, projects: Sequence[str] = PROJECTS) -> int:
    """Apply them and wait until they are served; their number."""
    names = []
    for each in released(projects):
        each.pop("status", None)
        webhook = each["spec"].get("conversion", {}).get("strategy") == "Webhook"
        if webhook:
            each["spec"].pop("conversion")  # nobody serves it here
        client.apply(each, manager="crds")
        names.append(each["metadata"]["name"])

    def established() -> bool:
        found = client.all("apiextensions.k8s.io/v1", "CustomResourceDefinition")
        ready = {
            each["metadata"]["name"]
            for each in found
            if any(
                part["type"] == "Established" and part["status"] == "True"
                for part in each.get("status", {}).get("conditions") or []
            )
        }
        return set(names) <= ready

    until("all CRDs are served", established)
    return len(names)
