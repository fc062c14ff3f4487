"""The arithmetic against start-up logs, for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from inferplane.plan import accuracy as logs
from inferplane.reports.parts import STYLES, console, note, section, table, verdict_of

_WORST = 8


def accuracy(compared: Sequence[logs.Comparison], left_out: Mapping[str, str]) -> None:
    """Our arithmetic against start-up logs."""
    out = console()
    rows = table("error against the log", ">records", ">median", ">90th percentile")
    for name, error in (("weights", _weights_error), ("KV cache", _kv_error)):
        for in_fit in (True, False):
            found = logs.accuracy(compared, error, in_fit=in_fit)
            label = f"{name}, {'where all is known' if in_fit else 'all records'}"
            rows.add_row(label, str(found.count), f"{found.median:.2%}", f"{found.ninetieth:.2%}")
    out.print(rows)
    worst = sorted(compared, key=lambda each: -abs(each.kv_error or 0))[:_WORST]
    rows = table("worst records", ">KV, GiB", ">logged", ">error", "started", "verdict")
    for each in worst:
        logged = "" if each.kv_gib is None else f"{each.kv_gib:.2f}"
        off = "" if each.kv_error is None else f"{each.kv_error:+.1%}"
        name = each.id if each.in_fit else f"{each.id} *"
        rows.add_row(name, f"{each.sizing.kv_gib:.2f}", logged, off, _yes(each.started), verdict_of(each.sizing))
    out.print(section("", rows))
    rows = table("verdict", ">started", ">failed")
    for verdict in ("fits", "tight", "no"):
        here = [each for each in compared if each.sizing.verdict == verdict]
        started = sum(each.started for each in here)
        rows.add_row(Text(verdict, style=STYLES[verdict]), str(started), str(len(here) - started))
    out.print(section("", rows))
    if left_out:
        rows = table("not judged", "why")
        for name, reason in left_out.items():
            rows.add_row(name, reason)
        out.print(section("", rows))
    out.print(note("* something that decides was not logged, and is guessed"))


def _weights_error(each: logs.Comparison) -> float | None:
    return each.weights_error


def _kv_error(each: logs.Comparison) -> float | None:
    return each.kv_error


def _yes(value: bool) -> str:
    return "yes" if value else "no"
