"""When and how many nodes of a pool may be replaced at once; knows no framework.

Durations and schedules are written as Karpenter reads them: hours, minutes and seconds, cron in UTC.
See https://karpenter.sh/v1.14/concepts/disruption/.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import model_validator

from inferplane.errors import Fault, shown
from inferplane.spec.value import Value, checked, refuse_all

Consolidation = Literal["WhenEmpty", "WhenEmptyOrUnderutilized", "Balanced"]
"""Which nodes Karpenter removes or replaces to save cost."""
DisruptionReason = Literal["Underutilized", "Empty", "Drifted"]
"""Why Karpenter disrupts a node of its own accord."""
Weekday = Literal["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
"""A day of the week in UTC."""

WEEKDAYS: tuple[Weekday, ...] = ("Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat")
"""The days as cron counts them, from 0."""
BUDGET_LIMIT = 50
"""Budgets that one NodePool may have."""

_UNIT_SECONDS = {"h": 3600, "m": 60, "s": 1}
_DAY_MINUTES = 24 * 60
_WEEK_MINUTES = 7 * _DAY_MINUTES
_DURATION = re.compile(r"([0-9]+[smh])+")
_BUDGET_DURATION = re.compile(r"([0-9]+h)?([0-9]+m)?(0s)?")
_NODES = re.compile(r"(100|[0-9]{1,2})%|[0-9]+")
_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")
_CRON_FIELD = r"(\*|[0-9A-Za-z]+(-[0-9A-Za-z]+)?)(/[0-9]+)?(,(\*|[0-9A-Za-z]+(-[0-9A-Za-z]+)?)(/[0-9]+)?)*"
_CRON = re.compile(rf"@(annually|yearly|monthly|weekly|daily|midnight|hourly)|{_CRON_FIELD}( {_CRON_FIELD}){{4}}")


def _duration(value: str) -> str | None:
    return None if _DURATION.fullmatch(value) else "must be a duration in hours, minutes and seconds"


def _duration_or_never(value: str) -> str | None:
    return None if value == "Never" else _duration(value) and f"{_duration(value)}, or Never"


def _budget_duration(value: str) -> str | None:
    if value in {"", "0s"} or not _BUDGET_DURATION.fullmatch(value):
        return "must be a duration in hours and minutes"
    return None


def _nodes(value: str) -> str | None:
    return None if _NODES.fullmatch(value) else "must be a number of nodes or a percentage up to 100 %"


def _time(value: str) -> str | None:
    return None if _TIME.fullmatch(value) else "must be a time of day in UTC"


def _cron(value: str) -> str | None:
    return None if _CRON.fullmatch(value) else "must be a cron schedule of five fields, in UTC"


def seconds(duration: str) -> int:
    """A duration as Karpenter reads it, in seconds."""
    return sum(int(number) * _UNIT_SECONDS[unit] for number, unit in re.findall(r"([0-9]+)([hms])", duration))


def minutes(duration: str) -> int:
    """A duration as Karpenter reads it, in whole minutes."""
    return seconds(duration) // 60


Duration = Annotated[str, checked(_duration, "write it as 24h or 1h30m; there is no unit for days")]
"""A duration as Karpenter reads it, such as `24h` or `1h30m`."""
DurationOrNever = Annotated[str, checked(_duration_or_never, "write it as 720h, 1h30m or Never; days have no unit")]
"""A duration as Karpenter reads it, or `Never`."""
BudgetDuration = Annotated[str, checked(_budget_duration, "write it as 8h or 2h30m")]
"""A duration of hours and minutes, such as `8h` or `2h30m`."""
NodeCount = Annotated[str, checked(_nodes, 'write it as "1" or "10%"')]
"""How many nodes, such as `1` or `10%`; percentages round up."""


class DisruptionBudget(Value):
    """A ceiling on how many nodes are disrupted at once, always or at certain times.

    Of several ceilings at one time the lowest holds. Expiry, interruption and node repair do not ask.
    """

    nodes: NodeCount = "10%"
    """Nodes at once, such as `1` or `10%`; `0` allows none."""
    reasons: tuple[DisruptionReason, ...] = ()
    """What it limits; everything when it is left out."""
    schedule: Annotated[str, checked(_cron, "write it as 0 9 * * mon-fri")] | None = None
    """When it begins to hold, as cron in UTC; always when it is left out."""
    duration: BudgetDuration | None = None
    """For how long it holds from then."""

    @model_validator(mode="after")
    def _agrees(self) -> DisruptionBudget:
        faults: list[Fault] = []
        if self.schedule is not None and self.duration is None:
            faults.append(Fault("duration", "is required with a schedule", cure="say for how long, such as 8h"))
        if self.duration is not None and self.schedule is None:
            faults.append(Fault("schedule", "is required with a duration", cure="say when, such as 0 9 * * mon-fri"))
        if len(set(self.reasons)) != len(self.reasons):
            faults.append(Fault("reasons", "must not repeat", shown(list(self.reasons)), "name each once"))
        refuse_all(type(self).__name__, faults)
        return self


class MaintenanceWindow(Value):
    """The only time in which nodes are disrupted of Karpenter's own accord, each week.

    Karpenter has no such window: a scheduled budget limits while it holds and allows everything before and after. So
    the window becomes a ceiling for all times, and one of no nodes for each time between two windows.
    """

    days: tuple[Weekday, ...]
    """Days on which it begins, in UTC."""
    start: Annotated[str, checked(_time, "write it as 02:30")]
    """Time of day at which it begins, in UTC, such as `02:30`."""
    duration: BudgetDuration
    """How long it lasts, such as `4h`."""
    nodes: NodeCount = "10%"
    """Nodes at once within it."""
    reasons: tuple[DisruptionReason, ...] = ("Drifted", "Underutilized")
    """What waits for it. What does not wait is not limited either: by default an empty node goes at once, since an idle
    GPU is what costs; with no reasons at all, everything waits."""

    @model_validator(mode="after")
    def _agrees(self) -> MaintenanceWindow:
        faults: list[Fault] = []
        if not self.days:
            faults.append(Fault("days", "must name at least one", "none", "name a weekday, such as Sun"))
        if len(set(self.days)) != len(self.days):
            faults.append(Fault("days", "must not repeat", shown(list(self.days)), "name each once"))
        if len(set(self.reasons)) != len(self.reasons):
            faults.append(Fault("reasons", "must not repeat", shown(list(self.reasons)), "name each once"))
        if self.days and not faults:
            length, shortest = minutes(self.duration), min(self._distances().values())
            if length == 0:
                faults.append(Fault("duration", "must be longer than nothing", self.duration, "write it as 4h"))
            elif length >= shortest:
                rule = f"must leave time before the next window, which begins {shortest} minutes later"
                cure = "shorten it, or leave the window out"
                faults.append(Fault("duration", rule, f"{length} minutes", cure))
        refuse_all(type(self).__name__, faults)
        return self

    @property
    def budgets(self) -> tuple[DisruptionBudget, ...]:
        """The window as Karpenter's budgets: the ceiling within it, then none for each time between two."""
        between: dict[tuple[int, int, int], list[int]] = {}
        length = minutes(self.duration)
        for day, distance in self._distances().items():
            end = (day * _DAY_MINUTES + self._start_minute + length) % _WEEK_MINUTES
            hour, minute = divmod(end % _DAY_MINUTES, 60)
            between.setdefault((distance - length, hour, minute), []).append(end // _DAY_MINUTES)
        closed = [
            DisruptionBudget(
                nodes="0",
                reasons=self.reasons,
                schedule=f"{minute} {hour} * * {','.join(str(day) for day in sorted(days))}",
                duration=_written(gap),
            )
            for (gap, hour, minute), days in sorted(between.items())
        ]
        return (DisruptionBudget(nodes=self.nodes, reasons=self.reasons), *closed)

    @property
    def _start_minute(self) -> int:
        hour, minute = self.start.split(":")
        return int(hour) * 60 + int(minute)

    def _distances(self) -> dict[int, int]:
        """Minutes from each window's begin to the next one's, by the day on which it begins."""
        days = sorted({WEEKDAYS.index(day) for day in self.days})
        following = [*days[1:], days[0] + len(WEEKDAYS)]
        return {day: (after - day) * _DAY_MINUTES for day, after in zip(days, following, strict=True)}


def _written(gap_minutes: int) -> str:
    hours, rest = divmod(gap_minutes, 60)
    return "".join(f"{number}{unit}" for number, unit in ((hours, "h"), (rest, "m")) if number)
