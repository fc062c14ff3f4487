"""Judges objects by all rules together; what is acknowledged with a reason is counted apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from inferplane.checks.catalogue import rules
from inferplane.checks.objects import Index, Subject
from inferplane.checks.rule import Finding, NotJudged, Rule, Severity
from inferplane.errors import Fault


@dataclass(frozen=True, slots=True)
class Judged:
    """A finding, and the rule that made it."""

    rule: Rule
    finding: Finding
    reason: str = ""
    """Why it is acknowledged; empty where it is not."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What all rules say of some objects."""

    findings: tuple[Judged, ...]
    acknowledged: tuple[Judged, ...]
    not_judged: tuple[tuple[Rule, str], ...]
    """Rules that could not be applied, with what is missing for them."""
    faults: tuple[Fault, ...]
    """What is wrong with acknowledgements themselves."""
    subjects: int
    """Objects, resources and documents that were looked at."""

    def count(self, severity: Severity) -> int:
        """How many findings are of this severity."""
        return sum(each.rule.severity == severity for each in self.findings)


def judge(*clusters: Index, chosen: Iterable[Rule] | None = None) -> Judgement:
    """Judge all objects.

    Args:
        clusters: The objects of each cluster; what clusters share is told once.
        chosen: The rules; all by default.
    """
    found: dict[tuple[object, ...], Judged] = {}
    not_judged: dict[tuple[str, str], tuple[Rule, str]] = {}
    judging = tuple(rules().values() if chosen is None else chosen)
    for index in clusters:
        for rule in judging:
            for said in rule.judge(index):
                if isinstance(said, NotJudged):
                    not_judged[rule.id, said.missing] = (rule, said.missing)
                else:
                    key = (rule.id, said.subject.place, said.subject.title, said.path, said.got)
                    found[key] = Judged(rule, said, _reason(said.subject, rule.id))
    judged = sorted(found.values(), key=_order)
    subjects = {(each.place, each.title): each for index in clusters for each in _subjects(index)}
    return Judgement(
        tuple(each for each in judged if not each.reason),
        tuple(each for each in judged if each.reason),
        tuple(not_judged.values()),
        tuple(_faults(subjects.values())),
        len(subjects),
    )


def _subjects(index: Index) -> list[Subject]:
    return [*index.objects, *index.templates, *index.all_resources, *index.documents]


def _reason(subject: Subject, id: str) -> str:
    reason = subject.acknowledged.get(id, "").strip()
    template = getattr(subject, "template", None)
    return reason or (template.acknowledged.get(id, "").strip() if template is not None else "")


def _order(each: Judged) -> tuple[str, int, str, str, str]:
    finding = each.finding
    return finding.subject.place.file, finding.subject.place.line, finding.subject.title, each.rule.id, finding.path


def _faults(subjects: Iterable[Subject]) -> Iterable[Fault]:
    for subject in subjects:
        for id, reason in subject.acknowledged.items():
            at = f"{subject.place.file}: {subject.title}: {id}"
            if id not in rules():
                yield Fault(at, "must be the id of a rule", id, "`inferplane lint --rules` lists them")
            elif not reason.strip():
                yield Fault(at, "must have a reason", "", "say why the rule does not hold here")
