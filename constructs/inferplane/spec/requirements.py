"""Which nodes a pool may make: Karpenter's requirements, labels and tags; knows no framework.

See https://karpenter.sh/v1.14/concepts/nodepools/.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.spec.taints import LabelKey, label_key, label_value
from inferplane.spec.value import Value, refuse_all

Operator = Literal["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte", "Lte"]
"""How a requirement compares."""
MIN_VALUES_LIMIT = 50
"""Highest number of different values that a requirement may demand."""
LABELS_LIMIT = 100
"""Labels that a NodePool may put on its nodes."""
TAG_KEY_LIMIT, TAG_VALUE_LIMIT = 128, 256
"""Characters in the key and in the value of an AWS tag."""

_COMPARISONS = frozenset({"Gt", "Lt", "Gte", "Lte"})
_INSTANCE_PARTS = (
    "accelerator-count accelerator-manufacturer accelerator-name capability-flex category cpu cpu-manufacturer "
    "cpu-sustained-clock-speed-mhz ebs-bandwidth encryption-in-transit-supported family generation gpu-count "
    "gpu-manufacturer gpu-memory gpu-name hypervisor local-nvme memory network-bandwidth size tenancy"
)
_AWS_KEYS = frozenset(
    {
        "karpenter.k8s.aws/capacity-reservation-id",
        "karpenter.k8s.aws/capacity-reservation-interruptible",
        "karpenter.k8s.aws/capacity-reservation-type",
        "karpenter.k8s.aws/placement-group-id",
        "karpenter.k8s.aws/placement-group-partition",
        *(f"karpenter.k8s.aws/instance-{part}" for part in _INSTANCE_PARTS.split()),
    }
)
_RESTRICTED_TAG = re.compile(
    r"eks:eks-cluster-name|kubernetes\.io/cluster.*|karpenter\.sh/node(pool|claim)|karpenter\.k8s\.aws/ec2nodeclass"
)


def restricted_label(key: str) -> bool:
    """Whether Karpenter keeps this key to itself, in labels and in requirements."""
    domain = key.rpartition("/")[0]
    if key == "kubernetes.io/hostname":
        return True
    if domain.endswith("karpenter.sh"):
        return key != "karpenter.sh/capacity-type"
    return domain.endswith("karpenter.k8s.aws") and key not in _AWS_KEYS


def label_faults(field: str, labels: Mapping[str, str]) -> list[Fault]:
    """The faults of labels that a NodePool puts on its nodes."""
    faults: list[Fault] = []
    if len(labels) > LABELS_LIMIT:
        faults.append(Fault(field, f"must be at most {LABELS_LIMIT}", str(len(labels)), "remove some"))
    for key, value in sorted(labels.items()):
        at = f"{field}[{key}]"
        for rule, got in ((label_key(key), key), (label_value(value), value)):
            if rule is not None:
                faults.append(Fault(at, rule, shown(got), "write it as example.com/name: value"))
        if restricted_label(key):
            cure = "use a domain of your own; karpenter.sh/discovery is a tag of AWS resources"
            faults.append(Fault(at, "must not be a label that Karpenter keeps to itself", shown(key), cure))
    return faults


def tag_faults(field: str, tags: Mapping[str, str], *, restricted: bool = True) -> list[Fault]:
    """The faults of AWS tags; `restricted` where Karpenter writes them and some are its own."""
    faults: list[Fault] = []
    for key, value in sorted(tags.items()):
        at = f"{field}[{key}]"
        if not key or len(key) > TAG_KEY_LIMIT:
            rule = f"must have a key of 1 to {TAG_KEY_LIMIT} characters"
            faults.append(Fault(at, rule, shown(key), "name the tag"))
        if not value or len(value) > TAG_VALUE_LIMIT:
            rule = f"must have a value of 1 to {TAG_VALUE_LIMIT} characters"
            faults.append(Fault(at, rule, shown(value), "give it a value, or remove it"))
        if restricted and _RESTRICTED_TAG.fullmatch(key):
            faults.append(Fault(at, "must not be a tag that Karpenter writes itself", shown(key), "remove it"))
    return faults


class Requirement(Value):
    """One condition on the nodes that a pool may make."""

    key: LabelKey
    """The node label that is compared, such as `karpenter.k8s.aws/instance-family`."""
    operator: Operator = "In"
    """How it is compared."""
    values: tuple[str, ...] = ()
    """What it is compared with; one whole number for `Gt`, `Lt`, `Gte` and `Lte`."""
    min_values: Annotated[int, Field(ge=1, le=MIN_VALUES_LIMIT)] | None = None
    """Different values that the instance types to choose from must have, from 1 to 50; no such demand by default."""

    @model_validator(mode="after")
    def _agrees(self) -> Requirement:
        faults: list[Fault] = []
        if restricted_label(self.key):
            rule = "must not be a label that Karpenter keeps to itself"
            faults.append(Fault("key", rule, shown(self.key), "use a label of the instance, or one of your own"))
        count, one_number = len(self.values), len(self.values) == 1 and self.values[0].isdecimal()
        got = shown(list(self.values))
        if self.operator in _COMPARISONS and not one_number:
            rule = f"must be one whole number with {self.operator}"
            faults.append(Fault("values", rule, got, 'write it as ("4",)'))
        if self.operator in {"In", "NotIn"} and not count:
            rule = f"must hold at least one with {self.operator}"
            faults.append(Fault("values", rule, got, "name the values"))
        if self.operator in {"Exists", "DoesNotExist"} and count:
            faults.append(Fault("values", f"must be empty with {self.operator}", got, "use the operator In"))
        if self.operator == "In" and self.min_values is not None and self.min_values > count:
            rule = f"must be at most the number of values, which is {count}"
            faults.append(Fault("min_values", rule, str(self.min_values), "lower it, or name more values"))
        for index, value in enumerate(self.values):
            wrong = label_value(value)
            if wrong is not None:
                faults.append(Fault(f"values[{index}]", wrong, shown(value), "write it as the label holds it"))
        refuse_all(type(self).__name__, faults)
        return self
