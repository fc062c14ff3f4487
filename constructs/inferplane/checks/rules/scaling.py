"""Scaling: one owner of replicas, and evictions that can happen."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index, Object
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import mapping, quantity, text

_CLASS = "serving.kserve.io/autoscalerClass"
_BAD = """
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: server}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: server}
  minReplicas: 1
  maxReplicas: 4
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: server}
spec:
  scaleTargetRef: {name: server}
"""


@rule(
    "IP-611",
    "two scalers own the replicas of one workload",
    happens="Each overwrites what the other sets, and replicas, with their GPU nodes, come and go.",
    cure="Keep one; let KServe leave it to the other with serving.kserve.io/autoscalerClass: external.",
    sources=("https://github.com/kserve/kserve/issues/2131",),
    bad=_BAD,
    good=_BAD.replace("scaleTargetRef: {name: server}", "scaleTargetRef: {name: other}"),
)
def two_scalers(index: Index) -> Iterator[Finding | NotJudged]:
    """Two scalers with one target, KServe's own among them."""
    owners: dict[tuple[str, str, str], Object] = {}
    for each in index.of("InferenceService", group="serving.kserve.io"):
        predictor = mapping(each.spec, "predictor")
        own = each.annotations.get(_CLASS, "hpa") == "hpa" and "maxReplicas" in predictor
        if own and each.annotations.get("serving.kserve.io/deploymentMode") in ("Standard", "RawDeployment"):
            owners[each.namespace, "Deployment", f"{each.name}-predictor"] = each
    for each in [
        *index.of("HorizontalPodAutoscaler", group="autoscaling"),
        *index.of("ScaledObject", group="keda.sh"),
    ]:
        name = text(each.spec, "scaleTargetRef", "name")
        if name is None:
            continue
        target = (each.namespace, text(each.spec, "scaleTargetRef", "kind") or "Deployment", name)
        first = owners.setdefault(target, each)
        if first is not each:
            yield Finding(
                each,
                "spec.scaleTargetRef",
                f"{target[1]} {name}, which {first.title} scales too",
                "one scaler for each workload",
                "remove one of the two",
            )


_BUDGET = """
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: server}
spec:
  maxUnavailable: 0
  selector: {matchLabels: {app: server}}
"""


@rule(
    "IP-501",
    "a disruption budget that never allows an eviction",
    severity="warning",
    happens="No node with such a pod can ever be drained: upgrades, drift and consolidation wait for a person.",
    cure="Allow at least one pod to be unavailable.",
    sources=("https://kubernetes.io/docs/tasks/run-application/configure-pdb/",),
    bad=_BUDGET,
    good=_BUDGET.replace("maxUnavailable: 0", "maxUnavailable: 1"),
)
def eviction_never(index: Index) -> Iterator[Finding | NotJudged]:
    """Nothing may be unavailable, whatever runs."""
    for each in index.of("PodDisruptionBudget", group="policy"):
        for field, never in (("maxUnavailable", (0.0, "0%")), ("minAvailable", ("100%",))):
            given = text(each.spec, field) if isinstance(each.spec.get(field), str) else quantity(each.spec, field)
            if given in never:
                yield Finding(
                    each,
                    f"spec.{field}",
                    f"{field} {given if isinstance(given, str) else format(given, 'g')}",
                    "room for one eviction",
                    "set maxUnavailable to 1",
                )
