"""What reports are made of: a console of 80 columns, tables without lines, sections, bars."""

from __future__ import annotations

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from inferplane.plan.sizing import Sizing

WIDTH = 80
"""Columns that every report fits into."""
BAR = 20
"""Characters of the longest bar."""
STYLES = {"fits": "green", "tight": "yellow", "no": "red"}
"""Colours of the verdicts."""

_TERM_STYLES = {
    "outside the engine's share": "bright_black",
    "weights": "blue",
    "activations": "magenta",
    "CUDA and NCCL": "yellow",
    "CUDA graphs": "yellow",
    "vision tower": "magenta",
    "KV cache": "green",
}


def console() -> Console:
    """Where a report goes."""
    made = Console(highlight=False)
    made.width = min(made.width, WIDTH)
    return made


def table(*columns: str) -> Table:
    """A table without lines; a column that begins with `>` holds numbers."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bright_black")
    for column in columns:
        right = column.startswith(">")
        made.add_column(column.removeprefix(">"), justify="right" if right else "left", no_wrap=right)
    return made


def section(title: str, rows: Table) -> Padding:
    """A table below its title, or below nothing."""
    parts = [Text(title, style="bold"), rows] if title else [rows]
    return Padding(Group(*parts), (1, 0, 0, 0), expand=False)


def note(text: str) -> Padding:
    """A remark at the end."""
    return Padding(Text(text, style="bright_black"), (1, 0, 0, 0), expand=False)


def verdict_of(sizing: Sizing) -> Text:
    """A verdict in its colour."""
    return Text(sizing.verdict, style=STYLES[sizing.verdict])


def memory(title: str, sizing: Sizing) -> Padding:
    """Where every GiB of a GPU goes, each with its bar."""
    rows = table("", ">GiB", "", "")
    visible = sum(term.gib for term in sizing.terms)
    for term in sizing.terms:
        bar = Text("█" * round(BAR * max(0.0, term.gib) / visible), style=_TERM_STYLES[term.name])
        rows.add_row(term.name, f"{term.gib:.2f}", bar, term.why)
    rows.caption = (
        f"{sizing.needed_gib:.2f} GiB of KV cache needed; the longest request has {sizing.longest_context:,} tokens"
    )
    rows.caption_justify, rows.caption_style = "left", "bright_black"
    return section(title, rows)
