"""What instances cost: On-Demand prices of the facts, or a person's own."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts import instances
from inferplane.facts.instances import InstanceType
from inferplane.facts.json_file import read_json
from inferplane.facts.table import table

PRICES_LIMIT = 2**20
"""Bytes of the largest file of prices that is read."""

_FORM = 'write it as {"g6.xlarge": 0.89}'


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: placements are kept by it
class Prices:
    """Dollars an hour of instance types."""

    own: Mapping[str, float] = field(default_factory=dict)
    """Prices that take the place of those of the facts, by instance type."""

    def of(self, each: InstanceType) -> float | None:
        """Dollars an hour of an instance type; None where no price is known."""
        return self.own.get(each.name, each.on_demand_usd_hour)

    @property
    def note(self) -> str:
        """Which prices these are, and of when."""
        facts = f"On-Demand, us-east-1, {table('instance-types')['date']}"
        return f"given for {len(self.own)} instance types; others {facts}" if self.own else facts


ON_DEMAND = Prices()
"""The On-Demand prices of the facts."""


def read_prices(path: str | Path) -> Prices:
    """Prices from a JSON file such as `{"g6.xlarge": 0.89}`, in dollars an hour.

    Raises:
        DescriptionError: when the file is missing, no JSON, or names an unknown type or a price that is not positive.
    """
    file = Path(path)
    content = read_json(file, PRICES_LIMIT, _FORM)
    if not isinstance(content, dict):
        raise DescriptionError(str(file), [Fault("file", "must be an object", type(content).__name__, _FORM)])
    faults: list[Fault] = []
    for name, value in content.items():
        if name not in instances.known():
            faults.append(Fault(name, "must be an instance type of the facts", cure="check its name"))
        elif isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < math.inf:
            faults.append(Fault(name, "must be dollars an hour, more than 0", shown(value), _FORM))
    if faults:
        raise DescriptionError(str(file), faults)
    return Prices({name: float(value) for name, value in content.items()})
