"""What is wrong with a description, said so that a stranger can act on it; knows no framework and no room.

A fault names the field, the rule, what was got and the cure. All faults of one input travel together in one
`DescriptionError`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

_GOT_LIMIT = 120


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with one field of an input."""

    field: str
    """Dotted path of the field, such as `pools[0].weight`; empty when the fault is the whole value's."""
    rule: str
    """What must hold, such as `must be between 1 and 100`."""
    got: str = ""
    """What was given, as a person would write it; empty when nothing was."""
    cure: str = ""
    """What to do about it."""

    def __str__(self) -> str:
        subject = f"{self.field}: " if self.field else ""
        got = f", got {self.got}" if self.got else ""
        cure = f"; {self.cure}" if self.cure else ""
        return f"{subject}{self.rule}{got}{cure}"

    def under(self, parent: str) -> Fault:
        """The same fault, seen from the value that holds this one in its field `parent`."""
        if not parent:
            return self
        joint = "" if not self.field or self.field.startswith("[") else "."
        return replace(self, field=f"{parent}{joint}{self.field}")


class DescriptionError(ValueError):
    """An input that is refused, with every fault found in it."""

    def __init__(self, subject: str, faults: Iterable[Fault]) -> None:
        self.subject = subject
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__(f"{subject} has {count}:\n" + "\n".join(f"  {fault}" for fault in self.faults))


class FaultList:
    """Collects the faults of one input, to raise them together."""

    def __init__(self, subject: str) -> None:
        self._subject = subject
        self._faults: list[Fault] = []

    def add(self, field: str, rule: str, *, got: object = None, cure: str = "") -> None:
        """Record that `field` breaks `rule`; `got` is shown as a person would write it."""
        self._faults.append(Fault(field, rule, shown(got), cure))

    def extend(self, faults: Iterable[Fault]) -> None:
        """Record faults found elsewhere."""
        self._faults.extend(faults)

    def raise_if_any(self) -> None:
        """Raise `DescriptionError` with all faults recorded so far, if there are any."""
        if self._faults:
            raise DescriptionError(self._subject, self._faults)


def repetitions(field: str, values: Iterable[str], *, of: str = "", cure: str = "remove the repetition") -> list[Fault]:
    """A fault for each member of `field`, or for its field `of`, that has the value of an earlier one."""
    seen: set[str] = set()
    faults: list[Fault] = []
    for index, value in enumerate(values):
        if value in seen:
            member = f"{field}[{index}]" + (f".{of}" if of else "")
            faults.append(Fault(member, "must be named once", shown(value), cure))
        seen.add(value)
    return faults


def shown(value: object) -> str:
    """A value as a person would have written it, shortened; empty for None."""
    if value is None:
        return ""
    if isinstance(value, str | int | float | bool | list | tuple | dict):
        text = json.dumps(value, default=str, ensure_ascii=False)
    else:
        text = str(value)
    return text if len(text) <= _GOT_LIMIT else text[: _GOT_LIMIT - 1] + "…"
