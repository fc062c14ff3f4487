"""One model against every GPU: what the command `inferplane fit` asks and answers."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

from inferplane.errors import DescriptionError, Fault, FaultList, shown
from inferplane.facts import gpus, instances, model_config, precisions, regions
from inferplane.facts.architecture import Architecture
from inferplane.facts.checkpoints import read_checkpoint
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.advice import WayOut, ways_out
from inferplane.plan.offers import Offer, offers_of_kinds
from inferplane.plan.placement import Choice, Demand, Placements, place
from inferplane.plan.sizing import Sizing
from inferplane.plan.timeline import tokens_per_second
from inferplane.plan.weights import checkpoint_gib, parameters

CONTEXT = 8192
"""Tokens of the longest request where nothing is said, and the model has as many positions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FitRequest:
    """What is asked of one model."""

    model: str | None = None
    """A model of the facts; needed where `config` is not given."""
    config: str | None = None
    """Its `config.json`, or the folder that holds its files."""
    gpu: str | None = None
    """The one GPU to look at; all by default."""
    precision: str | None = None
    """Of the weights; as published by default."""
    kv_precision: str = "auto"
    context: int | None = None
    """Tokens of the longest request; 8192, or what the model has, by default."""
    requests: int = 1
    prompt_tokens: int | None = None
    answer_tokens: int | None = None
    utilization: float | None = None
    weights_gib: float | None = None
    """Size of the weights' files; from the files beside `config`, or counted, by default."""
    region: str | None = None
    shared_nodes: bool = False
    tight: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """What is answered."""

    demand: Demand
    offers: tuple[Offer, ...]
    placements: Placements
    ways_out: tuple[WayOut, ...]
    """Changes with which it fits; none where it fits already."""

    @property
    def weights_gib(self) -> float:
        """GiB of all weights on GPUs."""
        return self.demand.checkpoint_gib or checkpoint_gib(self.demand.architecture, self.demand.precision)

    @property
    def parameters_b(self) -> float:
        """Billions of parameters."""
        return parameters(self.demand.architecture).total / 1e9


def fit(asked: FitRequest, prices: Prices = ON_DEMAND) -> Fit:
    """Judge one model against every GPU, or against one.

    Raises:
        DescriptionError: with everything that is wrong with what is asked.
    """
    model, stored = _model(asked)
    faults = FaultList("fit")
    _check(asked, model, faults)
    faults.raise_if_any()
    demand = Demand(
        architecture=model,
        precision=asked.precision or model.precision,
        context=_context(asked, model),
        requests=asked.requests,
        request_tokens=(asked.prompt_tokens or 0) + (asked.answer_tokens or 0) or None,
        kv_precision=asked.kv_precision,
        utilization=asked.utilization,
        checkpoint_gib=asked.weights_gib or (stored if asked.precision in (None, model.precision) else None),
        tight=asked.tight,
    )
    offers = tuple(
        replace(offer, shared_nodes=asked.shared_nodes)
        for offer in offers_of_kinds(asked.region)
        if asked.gpu in (None, offer.kind.name)
    )
    placements = place(demand, offers, prices)
    ways = () if placements.choices else ways_out(demand, offers, region=asked.region, prices=prices)
    return Fit(demand=demand, offers=offers, placements=placements, ways_out=ways)


def as_data(found: Fit) -> dict[str, Any]:
    """An answer as plain data, for `--json`."""
    demand = found.demand
    return {
        "model": demand.architecture.name,
        "parameters_billion": round(found.parameters_b, 3),
        "precision": demand.precision,
        "kv_precision": demand.kv_precision,
        "weights_gib": round(found.weights_gib, 2),
        "context": demand.context,
        "requests": demand.requests,
        "request_tokens": demand.request_tokens or demand.context,
        "choices": [choice_data(choice, demand) for choice in found.placements.choices],
        "rejections": [
            {"gpu": each.offer.kind.name, "gpus_per_node": each.offer.count, "gpus": each.gpus, "reason": each.reason}
            for each in found.placements.rejections
        ],
        "ways_out": [{"change": way.change, **choice_data(way.choice, demand)} for way in found.ways_out],
    }


def choice_data(choice: Choice, demand: Demand) -> dict[str, Any]:
    """A placement as plain data."""
    return {
        "gpu": choice.offer.kind.name,
        "gpus_per_node": choice.offer.count,
        "gpus": choice.gpus,
        "instance_type": choice.instance_type.name,
        "instance_types": [each.name for each in choice.seat.types],
        "usd_hour": round(choice.usd_hour, 4),
        "verdict": choice.sizing.verdict,
        "tokens_per_second_at_most": round(ceiling(choice, demand)),
        **sizing_data(choice.sizing),
    }


def sizing_data(sizing: Sizing) -> dict[str, Any]:
    """An account of one GPU's memory as plain data."""
    return {
        "kv_tokens": sizing.kv_tokens,
        "longest_context": sizing.longest_context,
        "full_length_requests": round(sizing.full_length_requests, 2),
        "kv_needed_gib": round(sizing.needed_gib, 3),
        "memory_gib": {term.name: round(term.gib, 3) for term in sizing.terms},
    }


def ceiling(choice: Choice, demand: Demand) -> float:
    """Tokens a second that a replica decodes at most, with all its requests in flight."""
    return tokens_per_second(
        demand.architecture,
        choice.offer.kind,
        weights_gib=choice.sizing.weights_gib,
        kv_bytes_per_token=choice.sizing.layout.bytes_per_token,
        requests=demand.requests,
        request_tokens=demand.request_tokens or demand.context,
    )


def _model(asked: FitRequest) -> tuple[Architecture, float | None]:
    if asked.config is not None:
        read = read_checkpoint(asked.config, name=asked.model)
        return read.architecture, read.weights_gib
    known = model_config.known()
    if asked.model is None:
        raise DescriptionError("fit", [Fault("model", "is required", cure="name a model, or give --config FILE")])
    if asked.model not in known:
        near = model_config.like(asked.model)
        hint = f"did you mean {' or '.join(near)}? Otherwise " if near else ""
        cure = f"{hint}give its config.json with --config; --list names all"
        raise DescriptionError("fit", [Fault("model", "must be a model of the facts", shown(asked.model), cure)])
    return known[asked.model], None


def _check(asked: FitRequest, model: Architecture, faults: FaultList) -> None:
    for field, value, known in (
        ("--gpu", asked.gpu, {kind.name for kind in gpus.kinds()}),
        ("--precision", asked.precision, set(precisions.known())),
        ("--kv-precision", asked.kv_precision, set(precisions.kv_known())),
        ("--region", asked.region, set(regions.known())),
    ):
        if value is not None and value not in known:
            named = f"use one of {', '.join(sorted(known))}" if len(known) < 20 else "check its name"
            faults.add(field, "must be known", got=value, cure=named)
    if asked.gpu and asked.region in regions.known():
        offered = instances.offered_in(asked.region or "")
        has = {instances.instance_type(name).gpu_name for name in offered} if offered is not None else {asked.gpu}
        if asked.gpu not in has:
            faults.add("--gpu", f"must be one that {asked.region} has", got=asked.gpu, cure=f"use one of {_named(has)}")
    if asked.context and model.positions and asked.context > model.positions:
        rule = f"must be at most the {model.positions} positions of {model.name}"
        faults.add("--context", rule, got=asked.context, cure="lower it, or take a model with a longer context")
    tokens = (asked.prompt_tokens or 0) + (asked.answer_tokens or 0)
    context = _context(asked, model)
    if tokens > context:
        rule = f"must have at most the {context} tokens of the context, together"
        faults.add("--prompt, --answer", rule, got=tokens, cure="raise --context")
    if asked.utilization is not None and not 0.1 <= asked.utilization <= 0.98:
        faults.add("--utilization", "must be from 0.1 to 0.98", got=asked.utilization, cure="use 0.9")
    if asked.weights_gib is not None and not 0 < asked.weights_gib <= 4096:
        got = asked.weights_gib if math.isfinite(asked.weights_gib) else str(asked.weights_gib)
        faults.add("--weights-gib", "must be more than 0 and at most 4096", got=got, cure="give the files' size")


def _context(asked: FitRequest, model: Architecture) -> int:
    return asked.context or min(CONTEXT, model.positions or CONTEXT)


def _named(names: set[str]) -> str:
    return ", ".join(sorted(name for name in names if name)) or "none"
