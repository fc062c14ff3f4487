"""How many replicas serve a model and how they come and go: KServe's two modes as two types; knows no framework.

The wrong combination cannot be written: concurrency and scale to zero belong to Knative, pre-stop and autoscalers of
choice to Standard.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import serving as facts
from inferplane.spec.value import Value, checked, refuse_all

KNATIVE_TIMEOUT_LIMIT_SECONDS = facts.knative_timeout_limit_seconds()
"""Longest timeout of a Knative revision."""
SPOT_DRAIN_LIMIT_SECONDS = facts.spot_notice_seconds() - 10
"""Longest that a pod on a Spot node may take to end: the notice, less what it takes to hear of it."""
GRACE_LIMIT_SECONDS = 3600
"""Longest grace period that is believed: whoever writes more has mistaken the unit."""

_Positive = Annotated[int, Field(ge=1)]
_Percent = Annotated[int, Field(ge=1, le=100)]
_Seconds = Annotated[int, Field(ge=0)]


def _canary_percent(value: int) -> str | None:
    return None if 1 <= value <= 99 else "must be between 1 and 99 percent"


CanaryPercent = Annotated[
    int, checked(_canary_percent, "leave the canary out for none of the traffic, promote it for all of it")
]
"""Share of requests that the new version gets."""


class Knative(Value):
    """Replicas by requests in flight, down to none; Knative routes between revisions.

    The timeout of a revision is also how long its pods are given to end, and there is no pre-stop: long answers and
    Spot's two minutes exclude each other.

    See https://kserve.github.io/website/docs/model-serving/predictive-inference/autoscaling/kpa-autoscaler.
    """

    min_replicas: Annotated[int, Field(ge=0)] = 0
    """Replicas that stay when nothing is asked; 1 or more is a warm pool."""
    max_replicas: _Positive
    """Most replicas."""
    concurrency: _Positive
    """Requests in flight that one replica is meant to serve."""
    target_utilization: _Percent = 70
    """Percent of `concurrency` at which a replica is added."""
    hard_limit: _Positive | None = None
    """Requests that the queue proxy lets through to a replica at once; no limit by default: engines batch."""
    timeout_seconds: Annotated[int, Field(ge=1, le=KNATIVE_TIMEOUT_LIMIT_SECONDS)] = SPOT_DRAIN_LIMIT_SECONDS
    """Longest time for one answer, in seconds, and how long a pod is given to end."""
    idle_seconds: _Seconds = 0
    """How long the last replica stays after it was last needed, in seconds; Knative's own setting for 0."""
    canary_traffic_percent: CanaryPercent | None = None
    """Share of requests for the newest revision while the one before serves the rest; all of them by default."""

    @model_validator(mode="after")
    def _holds_together(self) -> Knative:
        faults = _replica_faults(self.min_replicas, self.max_replicas)
        if self.hard_limit is not None and self.hard_limit < self.concurrency:
            faults.append(
                Fault(
                    "hard_limit",
                    f"must be at least concurrency, {self.concurrency}",
                    shown(self.hard_limit),
                    "raise it, or lower concurrency",
                )
            )
        refuse_all(type(self).__name__, faults)
        return self

    @property
    def drain_seconds(self) -> int:
        """How long a pod may take to end."""
        return self.timeout_seconds


class Hpa(Value):
    """Replicas by CPU or memory, with the HorizontalPodAutoscaler that KServe makes. GPUs are not seen by it."""

    metric: Literal["cpu", "memory"] = "cpu"
    """What is measured."""
    target: _Percent = 80
    """Percent of the request that is aimed at."""


class PrometheusMetric(Value):
    """A query whose value, divided by the target, is the number of replicas."""

    server: str
    """Address of Prometheus, such as `http://prometheus.monitoring.svc.cluster.local:9090`."""
    query: Annotated[str, Field(min_length=1)]
    """The query, for one number."""
    target: Annotated[str, checked(lambda value: _quantity_rule(value), 'write it as "4"')]
    """Value that one replica is meant to carry, as a quantity such as `"4"`."""


class PodMetric(Value):
    """A metric of the model's own pods, read through KServe's OpenTelemetry collector."""

    name: Annotated[str, Field(min_length=1)]
    """Name of the metric, such as `vllm:num_requests_running`."""
    target: Annotated[str, checked(lambda value: _quantity_rule(value), 'write it as "4"')]
    """Value that one replica is meant to carry, as a quantity such as `"4"`."""
    query: str | None = None
    """The query; the metric's name by default."""


class Keda(Value):
    """Replicas by metrics, with the ScaledObject that KServe makes, which knows no cooldown and no fallback."""

    metrics: Annotated[tuple[PrometheusMetric | PodMetric, ...], Field(min_length=1)]
    """What is measured; the metric that asks for most replicas decides."""


class External(Value):
    """Replicas set by an autoscaler of one's own, on the Deployment that KServe makes."""


class Fixed(Value):
    """As many replicas as `min_replicas`, always."""


Autoscaler = Hpa | Keda | External | Fixed
"""Who decides the number of replicas in Standard mode."""


def _canary_name(value: str) -> str | None:
    if re.fullmatch(r"[a-z]([-a-z0-9]*[a-z0-9])?", value):
        return None
    return "must begin with a letter and hold lower-case letters, digits and hyphens"


class StandardCanary(Value):
    """Another version beside the one that serves, with a share of the requests.

    KServe makes its pods, by its share of `min_replicas`, and takes them from those of the version that serves; the
    route that divides the requests is ours.
    """

    version: _Positive
    """The other version of the model."""
    traffic_percent: CanaryPercent
    """Share of requests that it gets."""
    name: Annotated[str, checked(_canary_name, "choose a name such as canary")] = "canary"
    """Part of its Deployment's and Service's names."""


class Standard(Value):
    """Replicas as a plain Deployment, with the autoscaler of choice and a pre-stop that lets answers end.

    See https://kserve.github.io/website/docs/admin-guide/kubernetes-deployment.
    """

    min_replicas: Annotated[int, Field(ge=0)] = 1
    """Fewest replicas. None at all is possible with Keda and External only."""
    max_replicas: _Positive
    """Most replicas."""
    autoscaler: Autoscaler
    """Who decides the number of replicas."""
    timeout_seconds: Annotated[int, Field(ge=1, le=GRACE_LIMIT_SECONDS)] = 300
    """Longest time for one answer, in seconds, as the route allows it."""
    pre_stop_seconds: Annotated[int, Field(ge=0, le=GRACE_LIMIT_SECONDS)] = 15
    """How long a pod that is to end still takes requests, until every proxy has heard of it, in seconds."""
    termination_grace_seconds: Annotated[int, Field(ge=1, le=GRACE_LIMIT_SECONDS)] = 105
    """How long a pod is given to end, pre-stop included, in seconds."""
    max_surge: Annotated[str, checked(lambda value: _rollout_rule(value), 'write it as "1" or "25%"')] = "1"
    """Replicas beyond the number wanted while a new version comes, such as `"1"` or `"25%"`. Each needs GPUs."""
    max_unavailable: Annotated[str, checked(lambda value: _rollout_rule(value), 'write it as "0" or "25%"')] = "0"
    """Replicas that may be missing while a new version comes."""
    canary: StandardCanary | None = None
    """Another version with a share of the requests; none by default."""

    @model_validator(mode="after")
    def _holds_together(self) -> Standard:
        faults = _replica_faults(self.min_replicas, self.max_replicas)
        scaler = type(self.autoscaler).__name__
        if self.min_replicas == 0 and not isinstance(self.autoscaler, Keda | External):
            cure = "set 1, or use Keda, External, or Knative mode"
            faults.append(Fault("min_replicas", f"must be at least 1 with {scaler}", "0", cure))
        if isinstance(self.autoscaler, Fixed) and self.min_replicas != self.max_replicas:
            cure = "set both alike, or choose an autoscaler"
            faults.append(Fault("max_replicas", "must equal min_replicas with Fixed", shown(self.max_replicas), cure))
        if self.pre_stop_seconds >= self.termination_grace_seconds:
            faults.append(
                Fault(
                    "pre_stop_seconds",
                    f"must be less than termination_grace_seconds, {self.termination_grace_seconds} s",
                    shown(self.pre_stop_seconds),
                    "leave time for the answers that are under way",
                )
            )
        if self.max_surge in ("0", "0%") and self.max_unavailable in ("0", "0%"):
            cure = "allow one replica more, or one less, during a rollout"
            faults.append(Fault("max_surge", "must not be 0 while max_unavailable is 0", self.max_surge, cure))
        faults += self._canary_faults()
        refuse_all(type(self).__name__, faults)
        return self

    def _canary_faults(self) -> list[Fault]:
        faults: list[Fault] = []
        if self.canary is None:
            return faults
        if isinstance(self.autoscaler, Keda):
            # KServe 0.20 makes the canary's ScaledObject without triggers, and reconciles nothing from then on
            cure = "use Hpa, External or Fixed while there is a canary"
            faults.append(Fault("canary", "must not be combined with Keda", self.canary.name, cure))
        if self.min_replicas < 2:
            cure = "set at least 2: KServe takes the canary's replicas from them"
            faults.append(Fault("min_replicas", "must be at least 2 with a canary", shown(self.min_replicas), cure))
        return faults

    @property
    def drain_seconds(self) -> int:
        """How long a pod may take to end."""
        return self.termination_grace_seconds


Serving = Knative | Standard
"""How replicas are made and counted."""

_QUANTITY = re.compile(r"[0-9]+(\.[0-9]+)?(m|k|M|G|Ki|Mi|Gi)?")
_ROLLOUT = re.compile(r"\d+|(\d|[1-9]\d|100)%")


def _quantity_rule(value: str) -> str | None:
    return None if _QUANTITY.fullmatch(value) and value.strip("0.mkMGi") else "must be a positive quantity"


def _rollout_rule(value: str) -> str | None:
    return None if _ROLLOUT.fullmatch(value) else "must be a number or a percentage"


def _replica_faults(low: int, high: int) -> list[Fault]:
    if low <= high:
        return []
    return [Fault("min_replicas", f"must be at most max_replicas, {high}", shown(low), "raise max_replicas")]
