"""From a description to files: the one call that an app makes. Knows every room, and decides nothing itself."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from inferplane import manifests
from inferplane.artifacts.delivery import first_apply
from inferplane.artifacts.mirror import mirror_list
from inferplane.artifacts.quotas import quota_list
from inferplane.checks.judge import judge
from inferplane.checks.objects import Document, Index, Object, Place, Template
from inferplane.checks.rule import Severity
from inferplane.errors import DescriptionError, Fault
from inferplane.plan.plan import plan

if TYPE_CHECKING:
    from inferplane.plan.plan import Plan
    from inferplane.spec.platform import Platform


@dataclass(frozen=True, slots=True)
class Synthesis:
    """What one synthesis wrote."""

    stacks: dict[str, int]
    """CloudFormation stacks in the order of deployment, with their number of resources."""
    charts: dict[str, int]
    """Charts as `<environment>/<chart>`, with their number of objects."""
    models: dict[str, str]
    """Models as `<environment>/<model>`, with the nodes that they run on."""
    warnings: tuple[str, ...]
    """What is allowed but worth knowing."""
    seconds: float
    """How long it took."""

    def __str__(self) -> str:
        lines = ["CloudFormation (cdk.out/)", *_rows(self.stacks, "resource")]
        lines += ["Kubernetes (dist/)", *_rows(self.charts, "object")]
        if self.models:
            lines += ["Models (`inferplane plan` says more)", *_table(self.models)]
        lines += [f"warning: {warning}" for warning in self.warnings]
        lines.append(
            f"{len(self.stacks)} stacks, {sum(self.stacks.values())} resources; "
            f"{len(self.charts)} charts, {sum(self.charts.values())} objects; "
            f"{_counted(len(self.warnings), 'warning')}; {self.seconds:.1f} s"
        )
        return "\n".join(lines)


def synthesize(describe: Callable[[], Platform], out: Path | str = ".") -> Synthesis:
    """Write a platform's two halves: `cdk.out/` for `cdk deploy` and `dist/` for Argo CD, below `out`.

    Nothing is written when the description is refused. In a program that imports this module, a refusal that nobody
    catches ends it with exit code 1 and the faults on standard error, without a traceback. Under the `cdk` and `cdk8s`
    commands the files also go where those commands expect them.

    Args:
        describe: makes the description; called here so that its faults are shown like all others.
        out: folder that holds `cdk.out/` and `dist/`; the current one by default.

    Raises:
        DescriptionError: with every fault of the description.
    """
    started = time.perf_counter()
    synthesis = write(plan(describe()), Path(out), started)
    print(synthesis)
    return synthesis


def _say_faults_plainly(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Show a person's mistake as what it is; everything else as Python does."""
    if isinstance(error, DescriptionError):
        print(f"error: {error}", file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)


sys.excepthook = _say_faults_plainly  # a value of a description may be refused before anything here is called


def write(the_plan: Plan, out: Path, started: float) -> Synthesis:
    """Write both halves of a plan below `out`; all of it or, when a fault is found, nothing."""
    from inferplane.aws.stacks import assembly  # the frameworks load only when something is to be written
    from inferplane.k8s.charts import charts

    objects = {
        (each.names.environment, chart): held for each in the_plan.environments for chart, held in charts(each).items()
    }
    files = manifests.tree(objects) | _artifacts(the_plan)
    out.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=".cdk.out-", dir=out))
    try:
        stacks = assembly(the_plan, scratch)
        warnings = _judged(_indexes(objects, files, stacks, scratch))
        manifests.write(files, out / "dist")
        _swap(scratch, out / "cdk.out")
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if asked := os.environ.get("CDK_OUTDIR"):
        _copy(out / "cdk.out", Path(asked))
    if asked := os.environ.get("CDK8S_OUTDIR"):
        _copy(out / "dist", Path(asked))
    counts = {f"{environment}/{chart}": len(held) for (environment, chart), held in objects.items()}
    resources = {name: count for held in stacks.values() for name, count in held.items()}
    said = (*the_plan.warnings, *warnings)
    return Synthesis(resources, counts, _nodes(the_plan), said, time.perf_counter() - started)


def _indexes(
    objects: Mapping[tuple[str, str], Sequence[manifests.Object]],
    files: Mapping[str, str],
    stacks: Mapping[str, Iterable[str]],
    assembly: Path,
) -> Iterator[Index]:
    """What is to be written of each environment, as rules see it."""
    for environment, names in stacks.items():
        templates = {f"cdk.out/{name}.template.json": assembly / f"{name}.template.json" for name in names}
        quotas = f"{environment}/quotas.json"
        yield Index(
            [
                Object(each, Place(f"dist/{environment}/{chart}"))
                for (within, chart), held in objects.items()
                if within == environment
                for each in held
            ],
            [Template(json.loads(path.read_text()), Place(name)) for name, path in templates.items()],
            [Document(json.loads(files[quotas]), Place(f"dist/{quotas}"))],
        )


def _judged(indexes: Iterable[Index]) -> list[str]:
    """The warnings of all rules about what is to be written.

    Raises:
        DescriptionError: with all their errors.
    """
    said: dict[Severity, list[Fault]] = {"error": [], "warning": []}
    for index in indexes:
        for judged in judge(index).findings:
            finding, rule = judged.finding, judged.rule
            at = f"{finding.subject.place.file}: {finding.subject.title} {finding.path}".rstrip()
            got = f"{finding.got}; needs {finding.need}"
            said[rule.severity].append(Fault(at, f"{rule.id} {rule.title}", got, finding.cure))
    if said["error"]:
        raise DescriptionError("what would be written", said["error"])
    return [str(each) for each in said["warning"]]


def _artifacts(the_plan: Plan) -> dict[str, str]:
    """The files of each environment that neither CloudFormation nor Argo CD reads, by their path below `dist/`."""
    files: dict[str, str] = {}
    for each in the_plan.environments:
        folder, name = each.names.environment, each.names.prefix
        files[f"{folder}/mirror.json"] = mirror_list(each.components, each.image_registry, each.engine_images)
        files[f"{folder}/quotas.json"] = quota_list(each.quota_needs, each.environment.region)
        place = f"dist/{folder}/delivery/{each.target.namespace}"
        files[f"{folder}/first-apply.md"] = first_apply(
            each.target,
            project=name,
            project_file=f"{place}/appproject-{name}.yaml",
            root_file=f"{place}/application-{name}.yaml",
        )
    return files


def _swap(made: Path, target: Path) -> None:
    """Put a finished folder in the place of an earlier one."""
    if target.exists():
        shutil.rmtree(target)
    made.rename(target)


def _copy(made: Path, target: Path) -> None:
    if made.resolve() != target.resolve():
        shutil.copytree(made, target, dirs_exist_ok=True)


def _nodes(the_plan: Plan) -> dict[str, str]:
    """The nodes of each model, with their On-Demand price."""
    return {
        f"{each.names.environment}/{placed.model.name}": f"{placed.seat}, ${placed.seat.usd_hour:.2f} an hour"
        for each in the_plan.environments
        for placed in each.placed
        if placed.seat is not None
    }


def _rows(counts: dict[str, int], noun: str) -> list[str]:
    return _table({name: _counted(count, noun, width=4) for name, count in counts.items()})


def _counted(count: int, noun: str, *, width: int = 0) -> str:
    return f"{count:>{width}} {noun}{'' if count == 1 else 's'}"


def _table(rows: dict[str, str]) -> list[str]:
    width = max((len(name) for name in rows), default=0)
    return [f"  {name:<{width}}  {value}" for name, value in rows.items()]
