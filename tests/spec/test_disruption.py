"""When nodes may be replaced."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.disruption import WEEKDAYS, DisruptionBudget, MaintenanceWindow, minutes

WEEK = 7 * 24 * 60


def _closed_minutes(window: MaintenanceWindow) -> list[bool]:
    """For each minute of a week from Sunday 00:00, whether a budget of no nodes holds."""
    closed = [False] * WEEK
    for budget in window.budgets:
        if budget.nodes != "0" or budget.schedule is None or budget.duration is None:
            continue
        minute, hour, _, _, days = budget.schedule.split(" ")
        for day in days.split(","):
            begin = int(day) * 1440 + int(hour) * 60 + int(minute)
            for offset in range(minutes(budget.duration)):
                closed[(begin + offset) % WEEK] = True
    return closed


@pytest.mark.parametrize(
    ("days", "start", "duration"),
    [
        (("Sun",), "02:00", "4h"),
        (("Sat", "Sun"), "22:30", "3h30m"),
        (("Sat",), "23:00", "2h"),
        (WEEKDAYS, "01:15", "45m"),
        (("Mon", "Thu"), "00:00", "24h"),
    ],
)
def test_a_window_is_open_exactly_in_its_time(days: Any, start: str, duration: str) -> None:
    window = MaintenanceWindow(days=days, start=start, duration=duration)
    closed = _closed_minutes(window)
    hour, minute = map(int, start.split(":"))
    open_minutes = {
        (WEEKDAYS.index(day) * 1440 + hour * 60 + minute + offset) % WEEK
        for day in days
        for offset in range(minutes(duration))
    }
    assert {index for index, shut in enumerate(closed) if not shut} == open_minutes


def test_a_window_limits_nodes_within_it_and_only_its_reasons() -> None:
    window = MaintenanceWindow(days=("Sun",), start="02:00", duration="4h", nodes="2", reasons=("Drifted",))
    inside, outside = window.budgets
    assert (inside.nodes, inside.schedule, inside.reasons) == ("2", None, ("Drifted",))
    assert (outside.nodes, outside.schedule, outside.duration) == ("0", "0 6 * * 0", "164h")
    assert outside.reasons == ("Drifted",)


@pytest.mark.parametrize(
    ("wrong", "field", "rule"),
    [
        ({"schedule": "0 9 * * mon-fri"}, "duration", "required with a schedule"),
        ({"duration": "8h"}, "schedule", "required with a duration"),
        ({"schedule": "0 9 * *", "duration": "8h"}, "schedule", "five fields"),
        ({"schedule": "every day", "duration": "8h"}, "schedule", "five fields"),
        ({"schedule": "@daily", "duration": "1d"}, "duration", "hours and minutes"),
        ({"schedule": "@daily", "duration": "30s"}, "duration", "hours and minutes"),
        ({"schedule": "@daily", "duration": ""}, "duration", "hours and minutes"),
        ({"nodes": "101%"}, "nodes", "up to 100 %"),
        ({"nodes": "-1"}, "nodes", "number of nodes"),
        ({"nodes": 1}, "nodes", "valid string"),
        ({"reasons": ("Expired",)}, "reasons[0]", "Underutilized"),
        ({"reasons": ("Empty", "Empty")}, "reasons", "must not repeat"),
    ],
)
def test_refuses_a_budget(wrong: dict[str, Any], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as error:
        DisruptionBudget(**wrong)
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule


@pytest.mark.parametrize(
    ("wrong", "field", "rule"),
    [
        ({"days": ()}, "days", "at least one"),
        ({"days": ("Sun", "Sun")}, "days", "must not repeat"),
        ({"days": ("Sunday",)}, "days[0]", "'Sun'"),
        ({"start": "2:00"}, "start", "time of day"),
        ({"start": "24:00"}, "start", "time of day"),
        ({"duration": "1d"}, "duration", "hours and minutes"),
        ({"duration": "0h"}, "duration", "longer than nothing"),
        ({"days": ("Sun", "Mon"), "duration": "24h"}, "duration", "before the next window"),
        ({"duration": "168h"}, "duration", "before the next window"),
    ],
)
def test_refuses_a_window(wrong: dict[str, Any], field: str, rule: str) -> None:
    window: dict[str, Any] = {"days": ("Sun",), "start": "02:00", "duration": "4h"}
    with pytest.raises(DescriptionError) as error:
        MaintenanceWindow(**{**window, **wrong})
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule
