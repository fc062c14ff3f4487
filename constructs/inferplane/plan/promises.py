"""Promised times that cannot hold: cold starts, and streams that take longer than they may."""

from __future__ import annotations

from inferplane.errors import Fault
from inferplane.plan.placed import PlacedModel
from inferplane.plan.timeline import drain_limit_seconds
from inferplane.spec.disruption import seconds
from inferplane.spec.nodes import DataVolume
from inferplane.spec.serving import Knative


def promise_faults(placed: PlacedModel) -> list[Fault]:
    """What of the promised times cannot hold."""
    model, cold, faults = placed.model, placed.cold_start, _drain_faults(placed)
    if cold and model.ready_within is not None and cold.timeline.seconds > model.ready_within:
        longest = sorted(cold.timeline.phases, key=lambda phase: -phase.seconds)[:3]
        got = ", ".join(f"{phase.name} {phase.seconds:.0f} s ({phase.limit})" for phase in longest)
        rule = f"must be at least the {cold.timeline.seconds:.0f} s of a cold start"
        faults.append(Fault("ready_within", rule, f"{model.ready_within} s; {got}", _faster(placed)))
    shortest = placed.answer_seconds
    serving, requests = model.serving, model.requests
    if shortest and requests and isinstance(serving, Knative) and shortest > serving.timeout_seconds:
        rule = f"must be at least the {shortest:.0f} s that {requests.answer_tokens} tokens take there"
        cure = "raise it, shorten the answer, or use a GPU with more bandwidth"
        faults.append(Fault("serving.timeout_seconds", rule, f"{serving.timeout_seconds} s", cure))
    return faults


def _drain_faults(placed: PlacedModel) -> list[Fault]:
    """A way out that takes longer than the node is left: by its pool's grace, or by the notice of Spot."""
    spot = "spot" in placed.pool.purchase
    limit = drain_limit_seconds(spot=spot, termination_grace=seconds(placed.pool.termination_grace))
    needed = placed.drain.seconds
    if needed <= limit:
        return []
    knative = isinstance(placed.model.serving, Knative)
    field = "serving.timeout_seconds" if knative else "serving.termination_grace_seconds"
    rule = f"must end within the {limit:.0f} s that a node of the pool {placed.pool.name} is left"
    cure = "shorten it" if spot else "shorten it, or raise the pool's termination_grace"
    return [Fault(field, rule, f"{needed:.0f} s", cure)]


def _faster(placed: PlacedModel) -> str:
    ways = ["keep a warm replica with min_replicas=1"]
    if not placed.pool.parallel_image_pull and placed.pool.operating_system == "bottlerocket":
        ways.append("set the pool's parallel_image_pull")
    if not placed.model.stream_weights:
        ways.append("set stream_weights")
    if isinstance(placed.pool.storage, DataVolume):
        ways.append("raise the volume's throughput_mibps, or use Nvme")
    return ", ".join(ways) + f", or promise {placed.cold_start.timeline.seconds:.0f} s" if placed.cold_start else ""
