"""How a model is scaled, routed and stopped; knows no framework.

KServe's two modes are two types: what one of them cannot do, the other's type does not offer.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import serving as facts
from inferplane.spec.dns import DNS_LABEL_LIMIT
from inferplane.spec.value import Value, checked, refuse_all

KNATIVE_SUFFIX = "-predictor-00001-private"
"""What Knative makes of a model's name at the longest: the private Service of a revision of the predictor."""
KNATIVE_TIMEOUT_LIMIT = facts.knative_timeout_limit_seconds()
"""Seconds of the longest revision timeout: the activator's grace period, which the operator cannot raise."""
SPOT_DRAIN_SECONDS = facts.spot_notice_seconds() - 10
"""Seconds that a pod may take to stop on Spot: the notice, less what it takes to hear of it."""
DEFAULT_CONCURRENCY = 12
"""Requests in flight of one replica, where nothing is said."""

_NAME = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?")


def _name(value: str) -> str | None:
    limit = DNS_LABEL_LIMIT - len(KNATIVE_SUFFIX)
    if not _NAME.fullmatch(value):
        return "must be lower-case letters, digits and hyphens, and begin with a letter"
    if len(value) > limit:
        return f"must have at most {limit} characters, so that {KNATIVE_SUFFIX} fits into a DNS label behind it"
    return None


def _range_faults(least: int, most: int) -> list[Fault]:
    if most >= least:
        return []
    return [
        Fault("max_replicas", f"must be at least min_replicas, {least}", shown(most), "raise it or lower the other")
    ]


ModelName = Annotated[str, checked(_name, "choose a name such as clinical-summary")]
Replicas = Annotated[int, Field(ge=1, le=1000)]


class Knative(Value):
    """Served by Knative: scaled by requests in flight, down to none; a share of traffic may go to a new version.

    The revision's timeout is also the time that a pod has to stop: there is no preStop in this mode.
    """

    min_replicas: Annotated[int, Field(ge=0, le=1000)] = 0
    """Replicas at least; none when nothing is asked, by default. One or more is a warm pool."""
    max_replicas: Replicas = 1
    """Replicas at most."""
    concurrency: Annotated[int, Field(ge=1, le=10_000)] = DEFAULT_CONCURRENCY
    """Requests in flight that each replica has room for, and that scaling aims at."""
    target_utilization_percent: Annotated[int, Field(ge=1, le=100)] = 100
    """Share of `concurrency` at which a replica is added. Knative's own default of 70 would add it at 8.4 of 12."""
    timeout_seconds: Annotated[int, Field(ge=1, le=KNATIVE_TIMEOUT_LIMIT)] = SPOT_DRAIN_SECONDS
    """Seconds that a request may last, a stream included; at most 600."""
    canary_percent: Annotated[int, Field(ge=1, le=100)] | None = None
    """Share of traffic for the newest version, the rest staying with the one before; all of it by default."""
    keep_last_pod: Annotated[str, Field(pattern=r"^([0-9]+(s|m|h))+$")] = "10m"
    """How long the last replica stays without traffic: weights are slow to come back."""

    @model_validator(mode="after")
    def _judge(self) -> Knative:
        refuse_all(type(self).__name__, _range_faults(self.min_replicas, self.max_replicas))
        return self


class Hpa(Value):
    """Scaled by Kubernetes on CPU or memory, never to zero; KServe ignores everything else about it."""

    metric: Literal["cpu", "memory"] = "cpu"
    target_percent: Annotated[int, Field(ge=1, le=100)] = 80
    """Utilization of the request that scaling aims at."""


class Keda(Value):
    """Scaled by KEDA on a Prometheus query, such as the requests that wait in vLLM's queue."""

    server: Annotated[str, Field(pattern=r"^https?://\S+$")]
    """Address of Prometheus."""
    query: Annotated[str, Field(min_length=1)]
    """The query; one number."""
    target: Annotated[str, Field(pattern=r"^[0-9]+(\.[0-9]+)?$")]
    """Its value for each replica that scaling aims at."""


class External(Value):
    """Scaled by something else: KServe makes no autoscaler."""


class Fixed(Value):
    """Not scaled: always `min_replicas`."""


Autoscaler = Hpa | Keda | External | Fixed
"""What decides the number of replicas in Standard mode."""


class StandardCanary(Value):
    """A new version beside the stable one, with a share of the traffic.

    KServe 0.20 makes its pods and routes nothing to them: the weighted route is emitted beside the InferenceService.
    """

    name: ModelName
    """Short name, such as `next`; its Service is `<model>-<name>-predictor`."""
    version: Annotated[int, Field(ge=1)]
    """Version of the model."""
    traffic_percent: Annotated[int, Field(ge=1, le=99)]
    """Share of the traffic."""


class Standard(Value):
    """Served by a plain Deployment: pods can finish their streams before they stop."""

    min_replicas: Replicas = 1
    """Replicas at least: a warm pool."""
    max_replicas: Replicas = 1
    """Replicas at most."""
    concurrency: Annotated[int, Field(ge=1, le=10_000)] = DEFAULT_CONCURRENCY
    """Requests in flight that each replica has room for; what scales is the autoscaler's."""
    autoscaler: Autoscaler = Fixed()
    """What decides between them; nothing by default."""
    pre_stop_seconds: Annotated[int, Field(ge=0, le=3600)] = 15
    """Seconds before the engine is told to stop, while routes forget the pod."""
    termination_grace_seconds: Annotated[int, Field(ge=1, le=7200)] = SPOT_DRAIN_SECONDS
    """Seconds that a pod has to stop, the preStop included."""
    canary: StandardCanary | None = None
    """A new version beside the stable one."""

    @model_validator(mode="after")
    def _judge(self) -> Standard:
        faults = _range_faults(self.min_replicas, self.max_replicas)
        if self.pre_stop_seconds >= self.termination_grace_seconds:
            rule = f"must be less than termination_grace_seconds, {self.termination_grace_seconds}"
            faults.append(Fault("pre_stop_seconds", rule, shown(self.pre_stop_seconds), "raise the grace"))
        if isinstance(self.autoscaler, Fixed) and self.max_replicas != self.min_replicas:
            rule = f"must equal min_replicas, {self.min_replicas}, without an autoscaler"
            faults.append(Fault("max_replicas", rule, shown(self.max_replicas), "name an autoscaler"))
        if self.canary and isinstance(self.autoscaler, Keda):
            rule = "must not be Keda beside a canary: KServe 0.20 then makes an invalid ScaledObject"
            faults.append(Fault("autoscaler", rule, "Keda", "use Hpa, External or Fixed while the canary lasts"))
        if self.canary and self.min_replicas < 2:
            rule = "must be at least 2 beside a canary, which takes its replicas from the stable version's"
            faults.append(Fault("min_replicas", rule, shown(self.min_replicas), "raise it"))
        refuse_all(type(self).__name__, faults)
        return self
