"""What every pool of nodes has, of whatever nodes; knows no framework."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator

from inferplane.errors import DescriptionError, Fault
from inferplane.spec.disruption import BUDGET_LIMIT, DisruptionBudget, Duration, DurationOrNever, MaintenanceWindow
from inferplane.spec.dns import dns_label_rule
from inferplane.spec.value import Value, checked, refuse_all

Purchase = Literal["on-demand", "spot", "reserved"]
"""How capacity is bought; where a pool has several, Karpenter tries reserved, then Spot, then On-Demand."""
POOL_NAME_LIMIT = 63
"""Characters in a pool's name, which is also a label's value."""
WEIGHT_LIMIT = 100
"""Highest weight of a pool."""


def _name(value: str) -> str | None:
    return dns_label_rule(value, POOL_NAME_LIMIT)


class PoolBasics(Value):
    """What every NodePool has, of whatever nodes; the construct checks its arguments with it."""

    name: Annotated[str, checked(_name, "choose a name such as interactive")]
    """Name of the pool, of its NodePool and of its node class."""
    weight: Annotated[int, Field(ge=1, le=WEIGHT_LIMIT)] | None = None
    """Precedence over other pools that fit a pod as well, from 1 to 100; below all others by default."""
    expire_after: DurationOrNever = "720h"
    """Age at which a node is replaced; 30 days by default. It asks no budget and waits for no replacement."""
    termination_grace: Duration = "1h"
    """Time that pods of a node that goes have at most, whatever their disruption budgets say."""
    consolidate_after: DurationOrNever = "10m"
    """Quiet time after which a node is considered for removal."""
    budgets: tuple[DisruptionBudget | MaintenanceWindow, ...] = (DisruptionBudget(nodes="10%"),)
    """How many nodes are disrupted at once, and when; a tenth at any time by default."""

    @field_validator("budgets")
    @classmethod
    def _windows_agree(
        cls, value: tuple[DisruptionBudget | MaintenanceWindow, ...]
    ) -> tuple[DisruptionBudget | MaintenanceWindow, ...]:
        refuse_all(cls.__name__, window_faults(value))
        return value


def pool_faults(
    *,
    name: str,
    weight: int | None,
    expire_after: str,
    termination_grace: str,
    consolidate_after: str,
    budgets: tuple[DisruptionBudget | MaintenanceWindow, ...],
) -> tuple[Fault, ...]:
    """The faults of what every NodePool has."""
    try:
        PoolBasics(
            name=name,
            weight=weight,
            expire_after=expire_after,
            termination_grace=termination_grace,
            consolidate_after=consolidate_after,
            budgets=budgets,
        )
    except DescriptionError as error:
        return error.faults
    return ()


def budgets_of(budgets: tuple[DisruptionBudget | MaintenanceWindow, ...]) -> tuple[DisruptionBudget, ...]:
    """Budgets and windows, as Karpenter's budgets."""
    found: list[DisruptionBudget] = []
    for each in budgets:
        found.extend(each.budgets if isinstance(each, MaintenanceWindow) else [each])
    return tuple(found)


def window_faults(budgets: tuple[DisruptionBudget | MaintenanceWindow, ...]) -> list[Fault]:
    """What cannot work about budgets and windows together."""
    faults: list[Fault] = []
    windows = [(index, each) for index, each in enumerate(budgets) if isinstance(each, MaintenanceWindow)]
    for position, (index, window) in enumerate(windows):
        for _, earlier in windows[:position]:
            if not window.reasons or not earlier.reasons or set(window.reasons) & set(earlier.reasons):
                rule = "must be the only maintenance window for its reasons: each forbids the other's time"
                faults.append(Fault(f"[{index}]", rule, cure="name all its days in one window"))
    count = len(budgets_of(budgets))
    if count > BUDGET_LIMIT:
        faults.append(Fault("", f"must be at most {BUDGET_LIMIT}", str(count), "merge some"))
    return faults
