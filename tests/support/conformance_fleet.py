"""Asks the real Karpenter: pods are put before it, and the nodes that it claims are read."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from control_plane.client import Client, Object, until
from control_plane.fleet import RunningFleet
from control_plane.loopback_aws import LoopbackAws
from inferplane.facts import instances
from inferplane.plan.plan import EnvironmentPlan

POOL = "karpenter.sh/nodepool"
TYPE = "node.kubernetes.io/instance-type"
CASE = "conformance.inferplane.dev/case"
CAPACITY = {
    "EC2NodeClass": "karpenter.k8s.aws/v1",
    "NodePool": "karpenter.sh/v1",
    "NodeOverlay": "karpenter.sh/v1alpha1",
}
"""Version of each kind that Karpenter judges before it uses it."""


@dataclass
class Fleet:
    """Karpenter, and what it is asked."""

    environment: EnvironmentPlan
    running: RunningFleet
    objects: list[Object]
    """All objects of the environment's `dist/`."""
    templates: list[Object]
    """The CloudFormation templates that the AWS is fed from."""

    @property
    def client(self) -> Client:
        """A client with all rights."""
        return self.running.plane.client

    @property
    def aws(self) -> LoopbackAws:
        """The AWS that Karpenter talks to."""
        return self.running.aws

    def resources(self, kind: str) -> list[Object]:
        """The resources of one type in the templates."""
        return [each for template in self.templates for each in template["Resources"].values() if each["Type"] == kind]

    def check(self) -> None:
        """Raise when a component has died."""
        self.running.plane.check()
        self.running.kubelets.check()

    def apply_capacity(self, changes: Mapping[str, Any] | None = None) -> None:
        """Apply our node classes, pools and overlays, and wait until Karpenter takes them.

        Args:
            changes: What of a pool's disruption is changed for the test's sake.
        """
        for each in self.objects:
            if each["kind"] in CAPACITY:
                made = copy.deepcopy(each)
                if changes and each["kind"] == "NodePool":
                    made["spec"]["disruption"] |= changes
                self.client.apply(made)
        until("classes, pools and overlays are ready", self.capacity_ready, alive=[self.check])

    def capacity_ready(self) -> bool:
        """Whether every node class, pool and overlay is ready."""
        return all(
            condition(each, "Ready") for kind, version in CAPACITY.items() for each in self.client.all(version, kind)
        )

    def pods_of(self, model: str, count: int) -> list[Object]:
        """So many pods of a model, as its InferenceService says."""
        (service,) = [
            each for each in self.objects if each["kind"] == "InferenceService" and each["metadata"]["name"] == model
        ]
        predictor = service["spec"]["predictor"]
        return [
            pod(
                model,
                predictor["model"]["resources"],
                affinity=predictor["affinity"],
                tolerations=predictor.get("tolerations", []),
            )
            for _ in range(count)
        ]

    def ask(self, pods: Iterable[Object]) -> list[Object]:
        """Create pods."""
        return [self.client.create(each) for each in pods]

    def claims(self) -> list[Object]:
        """All node claims that are not on their way out."""
        found = self.client.all("karpenter.sh/v1", "NodeClaim")
        return [each for each in found if not each["metadata"].get("deletionTimestamp")]

    def answered(self, pods: Sequence[Object]) -> dict[str, str]:
        """By name, why Karpenter has no node for a pod, for those that it has said so of."""
        names = {each["metadata"]["name"] for each in pods}
        found: dict[str, str] = {}
        for each in self.client.all("v1", "Event"):
            about, by = each["involvedObject"].get("name"), each.get("source", {}).get("component")
            if about in names and each["reason"] == "FailedScheduling" and by == "karpenter":
                found[about] = each["message"]
        return found

    def clear(self) -> None:
        """Delete all pods, claims and nodes, and wait until they are gone."""
        for each in self.client.all("v1", "Pod"):
            self.client.delete(each, grace=0)
        for each in self.client.all("karpenter.sh/v1", "NodeClaim"):
            self.client.delete(each)
        until(
            "all nodes are gone",
            lambda: not self.client.all("karpenter.sh/v1", "NodeClaim") and not self.client.all("v1", "Pod"),
            alive=[self.check],
        )


def pod(
    case: str,
    resources: Object,
    *,
    affinity: Object | None = None,
    tolerations: Sequence[Object] = (),
) -> Object:
    """A pod that only asks."""
    spec: Object = {
        "containers": [{"name": "engine", "image": "engine", "resources": resources}],
        "tolerations": list(tolerations),
        "terminationGracePeriodSeconds": 0,
    }
    if affinity:
        spec["affinity"] = affinity
    return {
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": {"generateName": f"{case}-", "namespace": "default", "labels": {CASE: case}},
        "spec": spec,
    }


def condition(each: Object, kind: str) -> bool:
    """Whether a condition of an object is true."""
    return any(
        part["type"] == kind and part["status"] == "True" for part in each.get("status", {}).get("conditions") or []
    )


def types_of(claim: Object) -> tuple[str, ...]:
    """The instance types that a claim names, the cheapest first."""
    (names,) = [each["values"] for each in claim["spec"]["requirements"] if each["key"] == TYPE]
    return tuple(sorted(names, key=lambda name: (_usd(name), name)))


def _usd(name: str) -> float:
    known = instances.known().get(name)
    return known.on_demand_usd_hour if known and known.on_demand_usd_hour is not None else float("inf")
