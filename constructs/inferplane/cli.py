"""The command line: which GPU a model needs, what a platform takes, what will fail; starts no framework.

Exit codes: 0 when all is well, 1 when a model fits nowhere or a rule finds something, 2 when the input is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts import precisions
from inferplane.facts.json_file import read_json
from inferplane.facts.prices import ON_DEMAND, Prices, read_prices

RECORDS_LIMIT = 64 * 2**20
"""Bytes of the largest file of start-up logs that is read."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    try:
        given = _parser().parse_args(arguments)
        code: int = given.run(given)
        sys.stdout.flush()
    except DescriptionError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="inferplane", description="Plan a GPU inference platform on AWS, without an account, a cluster or a GPU."
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    fit = commands.add_parser(
        "fit",
        help="which GPUs hold a model, what it costs, and why not the others",
        description="Which GPUs hold one model, ranked by price; where every GiB goes; why not the others.",
    )
    fit.add_argument("model", nargs="?", help="a model of the facts, such as meta-llama/Llama-3.1-8B-Instruct")
    fit.add_argument("--config", metavar="FILE", help="its config.json, or the folder that holds its files")
    fit.add_argument("--list", action="store_true", help="list the models of the facts")
    fit.add_argument("--gpu", help="look at one GPU only, such as l4 or h100")
    fit.add_argument("--precision", help=f"of the weights: {', '.join(precisions.known())}; as published by default")
    fit.add_argument("--kv-precision", default="auto", help="of the KV cache: auto or fp8")
    fit.add_argument("--context", type=_positive, help="tokens of the longest request; 8192 by default")
    fit.add_argument("--requests", type=_positive, default=1, help="requests in flight at once; 1 by default")
    fit.add_argument("--prompt", type=_positive, help="tokens of a usual prompt; requests have full length by default")
    fit.add_argument("--answer", type=_positive, help="tokens of a usual answer")
    fit.add_argument("--utilization", type=float, help="share of GPU memory for the engine; 0.9 by default")
    fit.add_argument("--weights-gib", type=float, help="size of the weights' files, where it is known")
    fit.add_argument("--region", help="only GPUs that this region has")
    fit.add_argument("--shared-nodes", action="store_true", help="let replicas share nodes with several GPUs")
    fit.add_argument("--tight", action="store_true", help="accept GPUs without a margin")
    fit.add_argument("--tokens-per-second", type=float, help="what one replica was measured to give")
    fit.add_argument("--busy", type=float, default=1.0, help="share of the time in which it is busy; 1 by default")
    _add_prices(fit)
    _add_json(fit)
    fit.set_defaults(run=_fit)
    plan = commands.add_parser(
        "plan",
        help="what a described platform takes: models, pools, quotas, times, cost",
        description="What a described platform takes: models, pools, quotas, times and cost.",
    )
    plan.add_argument("file", nargs="?", default="app.py", help="the file that describes it; app.py by default")
    plan.add_argument("--environment", help="one environment; the first by default, others as far as they differ")
    plan.add_argument("--model", help="everything about one model")
    plan.add_argument("--busy-hours", type=float, default=50.0, help="hours a week of the load curve; 50 by default")
    plan.add_argument("--busy-replicas", type=float, help="replicas in those hours; half of the most by default")
    plan.add_argument("--spot-share", type=float, default=1.0, help="share of the hours in which Spot is had")
    _add_prices(plan)
    _add_json(plan)
    plan.set_defaults(run=_plan)
    lint = commands.add_parser(
        "lint",
        help="what will fail at run time, in Kubernetes objects and CloudFormation templates",
        description="What will fail at run time, seen in Kubernetes objects and CloudFormation templates together.",
    )
    lint.add_argument("paths", nargs="*", metavar="PATH", help="files and folders; - is standard input")
    lint.add_argument("--format", choices=("text", "json", "sarif", "github"), default="text", help="text by default")
    lint.add_argument("--select", action="append", metavar="IDS", help="only these rules, or themes, such as IP-2")
    lint.add_argument("--ignore", action="append", metavar="IDS", help="not these rules, or themes")
    lint.add_argument("--explain", metavar="ID", help="explain a rule, with a bad and a good example")
    lint.add_argument("--rules", action="store_true", help="list all rules")
    lint.set_defaults(run=_lint)
    accuracy = commands.add_parser(
        "accuracy",
        help="how far the arithmetic is from vLLM's own start-up logs",
        description="How far the arithmetic is from what vLLM printed at start-up, record by record.",
    )
    accuracy.add_argument("file", nargs="?", help="records in the form of the package's own; those by default")
    _add_json(accuracy)
    accuracy.set_defaults(run=_accuracy)
    return parser


def _add_prices(command: argparse.ArgumentParser) -> None:
    command.add_argument("--prices", metavar="FILE", help='dollars an hour, as {"g6.xlarge": 0.89}')


def _add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print data")


def _positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if not 1 <= number <= 10**9:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to 1000000000, got {text}")
    return number


def _fit(given: argparse.Namespace) -> int:
    from inferplane.plan import fit
    from inferplane.reports import fit as report

    if given.list:
        report.models()
        return 0
    asked = fit.FitRequest(
        model=given.model,
        config=given.config,
        gpu=given.gpu,
        precision=given.precision,
        kv_precision=given.kv_precision,
        context=given.context,
        requests=given.requests,
        prompt_tokens=given.prompt,
        answer_tokens=given.answer,
        utilization=given.utilization,
        weights_gib=given.weights_gib,
        region=given.region,
        shared_nodes=given.shared_nodes,
        tight=given.tight,
    )
    prices = _prices(given.prices)
    found = fit.fit(asked, prices)
    if given.json:
        _print(fit.as_data(found))
    else:
        report.fit(found, prices, tokens_second=given.tokens_per_second, busy=given.busy)
    return 0 if found.placements.choices else 1


def _plan(given: argparse.Namespace) -> int:
    from inferplane.described import described
    from inferplane.plan.cost import LoadCurve
    from inferplane.plan.plan import plan
    from inferplane.plan.plan_data import as_data
    from inferplane.reports import plan as report

    faults = [
        Fault(f"--{name}", f"must be from 0 to {most:g}", shown(value), "change it")
        for name, value, most in (
            ("busy-hours", given.busy_hours, 168),
            ("busy-replicas", given.busy_replicas or 0, 1000),
            ("spot-share", given.spot_share, 1),
        )
        if not 0 <= value <= most
    ]
    if faults:
        raise DescriptionError("plan", faults)
    curve = LoadCurve(
        busy_hours_a_week=given.busy_hours, busy_replicas=given.busy_replicas, spot_share=given.spot_share
    )
    prices = _prices(given.prices)
    made = plan(described(given.file), prices)
    chosen = _chosen(given.environment, {each.names.environment: each for each in made.environments}, "environment")
    model = _chosen(given.model, {each.model.name: each for each in made.environments[0].placed}, "model")
    if given.json:
        _print(as_data(made, curve, prices))
    else:
        report.plan(made, chosen or made.environments[0], curve, prices, only=model.model.name if model else None)
    return 0


def _lint(given: argparse.Namespace) -> int:
    from inferplane.checks import catalogue
    from inferplane.checks.clusters import indexes
    from inferplane.checks.judge import judge
    from inferplane.checks.reading import read
    from inferplane.reports import lint as report

    chosen = {name: _ids(getattr(given, name)) for name in ("select", "ignore")}
    faults = [fault for name, ids in chosen.items() for fault in catalogue.unknown(f"--{name}", ids)]
    explained = catalogue.rules().get(given.explain)
    if given.explain and explained is None:
        faults += catalogue.unknown("--explain", [given.explain])
    if not (given.paths or given.explain or given.rules):
        faults.append(Fault("PATH", "must be given", "nothing", "name files or folders, or - for standard input"))
    if faults:
        raise DescriptionError("lint", faults)
    if explained is not None:
        report.explain(explained)
        return 0
    selected = catalogue.matching(chosen["select"]) if chosen["select"] else list(catalogue.rules().values())
    rules = [each for each in selected if each not in catalogue.matching(chosen["ignore"])]
    if given.rules:
        report.listed(rules)
        return 0
    found = read(given.paths)
    judgement = judge(*indexes(found.documents, found.texts), chosen=rules)
    report.FORMATS[given.format](judgement, found.texts, version("inferplane"))
    if faults := [*found.faults, *judgement.faults]:
        raise DescriptionError("lint", faults)
    return 1 if judgement.findings else 0


def _ids(given: list[str] | None) -> list[str]:
    return [id for each in given or () for id in each.replace(" ", "").split(",") if id]


def _accuracy(given: argparse.Namespace) -> int:
    from inferplane.plan.accuracy import as_data, compare_all, logged, unjudged
    from inferplane.reports import accuracy as report

    records = _records(given.file) if given.file else logged()
    compared, left_out = compare_all(records), unjudged(records)
    if given.json:
        _print(as_data(compared, left_out))
    else:
        report.accuracy(compared, left_out)
    return 0


def _chosen(name: str | None, known: dict[str, Any], what: str) -> Any:
    if name is None:
        return None
    if name not in known:
        cure = f"use one of {', '.join(known)}"
        raise DescriptionError("plan", [Fault(f"--{what}", f"must be the name of a described {what}", name, cure)])
    return known[name]


def _prices(file: str | None) -> Prices:
    return ON_DEMAND if file is None else read_prices(file)


def _records(file: str) -> list[dict[str, Any]]:
    content = read_json(Path(file), RECORDS_LIMIT)
    records = content.get("records") if isinstance(content, dict) else content
    if not isinstance(records, list) or not all(isinstance(each, dict) for each in records):
        raise DescriptionError(file, [Fault("records", "must be a list of records", type(records).__name__)])
    return records


def _print(data: object) -> None:
    print(json.dumps(data, indent=2, allow_nan=False))
