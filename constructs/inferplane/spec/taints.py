"""Taints of nodes and what tolerates them; knows no framework."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import model_validator

from inferplane.errors import Fault, shown
from inferplane.spec.value import Value, checked, refuse_all

TaintEffect = Literal["NoSchedule", "PreferNoSchedule", "NoExecute"]
"""What happens to pods that do not tolerate a taint."""
LABEL_LIMIT = 63
"""Characters in a label's value, and in its key after the domain."""

_KEY = re.compile(r"([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-\w.]{0,61}[A-Za-z0-9])?")
_VALUE = re.compile(r"([A-Za-z0-9]([-\w.]{0,61}[A-Za-z0-9])?)?")


def label_key(value: str) -> str | None:
    """The rule that a label's or taint's key breaks, or None."""
    return None if _KEY.fullmatch(value) else f"must be a label key: a name of at most {LABEL_LIMIT} characters"


def label_value(value: str) -> str | None:
    """The rule that a label's or taint's value breaks, or None."""
    if _VALUE.fullmatch(value):
        return None
    return f"must be a label value: letters, digits, hyphens, dots and underscores, at most {LABEL_LIMIT} characters"


LabelKey = Annotated[str, checked(label_key, "write it as example.com/name")]
LabelValue = Annotated[str, checked(label_value, "shorten it or replace other characters")]


class Toleration(Value):
    """What lets a pod onto nodes with a taint.

    See https://kubernetes.io/docs/concepts/scheduling-eviction/taint-and-toleration/.
    """

    key: LabelKey | None = None
    """The taint's key; every taint when it is left out."""
    operator: Literal["Exists", "Equal"] = "Exists"
    """Whether any value is tolerated, or only this one."""
    value: LabelValue = ""
    """The taint's value, with `Equal`."""
    effect: TaintEffect | None = None
    """The taint's effect; every effect when it is left out."""

    @model_validator(mode="after")
    def _agrees(self) -> Toleration:
        faults: list[Fault] = []
        if self.operator == "Exists" and self.value:
            rule = "must be empty with the operator Exists"
            faults.append(Fault("value", rule, shown(self.value), "use the operator Equal"))
        if self.operator == "Equal" and self.key is None:
            faults.append(Fault("key", "is required with the operator Equal", cure="name the taint's key"))
        refuse_all(type(self).__name__, faults)
        return self


class Taint(Value):
    """What keeps pods off a node that do not tolerate it."""

    key: LabelKey
    """Key of the taint."""
    value: LabelValue = ""
    """Value of the taint; none by default."""
    effect: TaintEffect = "NoSchedule"
    """What happens to pods that do not tolerate it."""

    @property
    def toleration(self) -> Toleration:
        """What tolerates exactly this taint."""
        if self.value:
            return Toleration(key=self.key, operator="Equal", value=self.value, effect=self.effect)
        return Toleration(key=self.key, effect=self.effect)


GPU_TAINT = Taint(key="nvidia.com/gpu", value="true")
"""The taint of every GPU node of ours; EKS tolerates it for pods that request `nvidia.com/gpu`."""


def duplicate_taints(taints: Iterable[Taint], earlier: Iterable[Taint] = ()) -> list[Fault]:
    """The faults of taints that share key and effect, also with the earlier ones: Karpenter looks at both lists."""
    seen = {(taint.key, taint.effect) for taint in earlier}
    faults: list[Fault] = []
    for index, taint in enumerate(taints):
        if (taint.key, taint.effect) in seen:
            rule = "must differ from the other taints in key or effect"
            faults.append(Fault(f"[{index}]", rule, f"{taint.key}:{taint.effect}", "remove one of them"))
        seen.add((taint.key, taint.effect))
    return faults
