"""What a rule is, and what it says of the objects that it judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from inferplane.checks.objects import Index, Subject

Severity = Literal["error", "warning"]
"""An error does not work on a cluster; a warning may, or works until something else happens."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that will go wrong."""

    subject: Subject
    """The object that has to be changed."""
    path: str
    """Where in it, such as `spec.template.spec.containers[0].resources`; empty for the object as a whole."""
    got: str
    """What stands there, with numbers."""
    need: str
    """What would have to, with numbers."""
    cure: str
    """What to do about it, as a command."""


@dataclass(frozen=True, slots=True)
class NotJudged:
    """Something that could not be judged, since what it depends on is not among the files."""

    missing: str
    """What is missing, such as `no NodePool`."""


Judge = Callable[[Index], Iterable[Finding | NotJudged]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One kind of fault."""

    id: str
    """`IP-` and three digits, of which the first is the theme."""
    title: str
    """The fault, in a few words."""
    severity: Severity
    happens: str
    """What happens at run time, in a sentence."""
    cure: str
    """What to do about it, in a sentence."""
    sources: tuple[str, ...]
    """Addresses of upstream pages or reports."""
    bad: str
    """The least that has the fault, as YAML."""
    good: str
    """The same without it."""
    judge: Judge


def rule(
    id: str,
    title: str,
    *,
    severity: Severity = "error",
    happens: str,
    cure: str,
    sources: tuple[str, ...],
    bad: str,
    good: str,
) -> Callable[[Judge], Rule]:
    """Make a rule of a function that looks for one kind of fault.

    Args:
        id: `IP-` and three digits, of which the first is the theme.
        title: The fault, in a few words.
        severity: `error` for what does not work on a cluster, `warning` for what may not.
        happens: What happens at run time, in a sentence.
        cure: What to do about it, in a sentence.
        sources: Addresses of upstream pages or reports.
        bad: The least that has the fault, as YAML; a test judges it.
        good: The same without it; a test judges it too.
    """

    def made(judge: Judge) -> Rule:
        return Rule(
            id=id,
            title=title,
            severity=severity,
            happens=happens,
            cure=cure,
            sources=sources,
            bad=bad,
            good=good,
            judge=judge,
        )

    return made
