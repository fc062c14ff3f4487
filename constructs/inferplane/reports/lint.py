"""What `inferplane lint` found, for people, for programs, for GitHub, and as SARIF."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import quote

from rich.padding import Padding
from rich.syntax import Syntax
from rich.text import Text

from inferplane.checks.catalogue import THEMES
from inferplane.checks.judge import Judged, Judgement
from inferplane.checks.lines import line_of
from inferplane.checks.rule import Rule
from inferplane.reports.parts import console, table

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "red", "warning": "yellow"}
_IDS_SHOWN = 6

Texts = Mapping[str, str]
"""The text of each YAML file, by its name."""


def people(judgement: Judgement, texts: Texts) -> None:
    """Findings by file and object; one line where there are none."""
    out = console()
    for file, of_file in groupby(judgement.findings, key=lambda each: each.finding.subject.place.file):
        out.print(Text(file, style="bold"))
        for name, of_object in groupby(of_file, key=lambda each: each.finding.subject.title):
            out.print(Text(f"  {name}"))
            for each in of_object:
                title, detail = _finding(each, texts)
                out.print(Padding(title, (0, 0, 0, 4), expand=False))
                out.print(Padding(detail, (0, 0, 0, 6), expand=False))
        out.print()
    missing: dict[str, list[str]] = {}
    for rule, what in judgement.not_judged:
        missing.setdefault(what, []).append(rule.id)
    for what, ids in sorted(missing.items()):
        more = f" and {len(ids) - _IDS_SHOWN} more" if len(ids) > _IDS_SHOWN else ""
        out.print(Text(f"not judged: {what} ({', '.join(ids[:_IDS_SHOWN])}{more})", style="bright_black"))
    out.print(summary(judgement))


def summary(judgement: Judgement) -> str:
    """All of it in one line."""
    parts = [
        _counted(judgement.count("error"), "error"),
        _counted(judgement.count("warning"), "warning"),
        f"{len(judgement.acknowledged)} acknowledged",
        f"{len({rule.id for rule, _ in judgement.not_judged})} rules not judged",
        f"{judgement.subjects} objects",
    ]
    return ", ".join(parts)


def _finding(each: Judged, texts: Texts) -> tuple[Text, Text]:
    finding, rule = each.finding, each.rule
    title = Text.assemble(
        (rule.severity, _LEVELS[rule.severity]),
        (f" {rule.id}", "bold"),
        f" {rule.title}",
        (f", line {line_of(finding, texts)}", "bright_black"),
    )
    where = f"{finding.path}: " if finding.path else ""
    return title, Text(f"{where}got {finding.got}; needs {finding.need}; {finding.cure}")


def as_data(judgement: Judgement, texts: Texts) -> dict[str, Any]:
    """All of it as data."""
    return {
        "findings": [_row(each, texts) for each in judgement.findings],
        "acknowledged": [{**_row(each, texts), "reason": each.reason} for each in judgement.acknowledged],
        "not_judged": [{"rule": rule.id, "missing": missing} for rule, missing in judgement.not_judged],
        "objects": judgement.subjects,
    }


def _row(each: Judged, texts: Texts) -> dict[str, Any]:
    finding = each.finding
    return {
        "rule": each.rule.id,
        "severity": each.rule.severity,
        "title": each.rule.title,
        "file": finding.subject.place.file,
        "line": line_of(finding, texts),
        "object": finding.subject.title,
        "path": finding.path,
        "got": finding.got,
        "need": finding.need,
        "cure": finding.cure,
    }


def github(judgement: Judgement, texts: Texts) -> None:
    """Workflow commands, which GitHub shows at the lines of a pull request."""
    for each in judgement.findings:
        finding = each.finding
        at = f"file={_property(finding.subject.place.file)},line={line_of(finding, texts)}"
        title = _property(f"{each.rule.id} {each.rule.title}")
        said = f"{finding.subject.title}: {finding.path}: got {finding.got}; needs {finding.need}; {finding.cure}"
        print(f"::{each.rule.severity} {at},title={title}::{_message(said)}")


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")


def sarif(judgement: Judgement, texts: Texts, version: str) -> dict[str, Any]:
    """A SARIF 2.1.0 log; what is acknowledged is suppressed, with its reason."""
    said = (*judgement.findings, *judgement.acknowledged)
    used = {each.rule.id: each.rule for each in said}
    order = {id: place for place, id in enumerate(sorted(used))}
    return {
        "$schema": SARIF_SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "inferplane",
                        "version": version,
                        "rules": [_described(used[id]) for id in sorted(used)],
                    }
                },
                "results": [_result(each, texts, order[each.rule.id]) for each in said],
            }
        ],
    }


def _described(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.happens},
        "help": {"text": rule.cure},
        "helpUri": rule.sources[0],
        "defaultConfiguration": {"level": rule.severity},
    }


def _result(each: Judged, texts: Texts, place: int) -> dict[str, Any]:
    finding = each.finding
    location: dict[str, Any] = {
        "logicalLocations": [{"fullyQualifiedName": f"{finding.subject.title}: {finding.path}".rstrip(": ")}]
    }
    if finding.subject.place.file != "-":
        location["physicalLocation"] = {
            "artifactLocation": {"uri": _uri(finding.subject.place.file)},
            "region": {"startLine": line_of(finding, texts)},
        }
    result = {
        "ruleId": each.rule.id,
        "ruleIndex": place,
        "level": each.rule.severity,
        "message": {"text": f"got {finding.got}; needs {finding.need}; {finding.cure}"},
        "locations": [location],
    }
    if each.reason:
        result["suppressions"] = [{"kind": "inSource", "justification": each.reason}]
    return result


def _uri(file: str) -> str:
    path = Path(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())


def explain(rule: Rule) -> None:
    """One rule, with a bad and a good example."""
    out = console()
    out.print(Text(f"{rule.id} {rule.title}", style="bold"), Text(rule.severity, style=_LEVELS[rule.severity]))
    out.print(Padding(Text(f"{rule.happens}\n{rule.cure}"), (0, 0, 1, 0), expand=False))
    for title, example in (("bad", rule.bad), ("good", rule.good)):
        out.print(Text(title, style="bold"))
        out.print(Syntax(example.strip("\n"), "yaml", background_color="default", word_wrap=True))
    for source in rule.sources:
        out.print(Text(source, style="bright_black"))


def listed(found: Iterable[Rule]) -> None:
    """Rules by theme."""
    out = console()
    for digit, of_theme in groupby(found, key=lambda each: each.id[3]):
        rows = table("", "", "")
        for each in of_theme:
            rows.add_row(each.id, Text(each.severity, style=_LEVELS[each.severity]), each.title)
        out.print(Text(THEMES[digit], style="bold"), rows)


def page(found: Iterable[Rule]) -> str:
    """The catalogue of rules as a page of Markdown."""
    lines = [
        "# What `inferplane lint` knows",
        "",
        "Made from the rules themselves. `inferplane lint --explain ID` shows a bad and a good example of each.",
    ]
    for digit, of_theme in groupby(found, key=lambda each: each.id[3]):
        theme, _, promise = THEMES[digit].partition(": ")
        lines += ["", f"## IP-{digit}: {theme}", "", f"{promise[0].upper()}{promise[1:]}."]
        for each in of_theme:
            sources = ", ".join(f"[{number}]({source})" for number, source in enumerate(each.sources, 1))
            lines += ["", f"**{each.id}** ({each.severity}): {each.title}. {each.happens}"]
            lines += [f"*Cure:* {each.cure} *Source:* {sources}"]
    return "\n".join(lines) + "\n"


FORMATS: dict[str, Callable[[Judgement, Texts, str], None]] = {
    "text": lambda judgement, texts, _: people(judgement, texts),
    "json": lambda judgement, texts, _: print(json.dumps(as_data(judgement, texts), indent=2)),
    "sarif": lambda judgement, texts, version: print(json.dumps(sarif(judgement, texts, version), indent=2)),
    "github": lambda judgement, texts, _: github(judgement, texts),
}
"""Ways to print what was found."""


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
