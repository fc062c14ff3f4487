"""How far our arithmetic is from what vLLM itself printed at start-up, record by record."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from inferplane.errors import DescriptionError, Fault
from inferplane.facts import model_config, precisions, vllm
from inferplane.facts.table import table
from inferplane.plan.sizing import EngineRun, Gpu, Sizing, size

_PRECISIONS = {"awq4": "awq", "bnb4": "bitsandbytes", "gguf": "gguf-q8", "gptq4": "gptq", "w8a8": "int8"}
_FORM = "write them as the package's own: arch, weight_quant, vram_gib, gpu_memory_utilization, max_model_len, outcome"
_REASONS = 3
_REQUIRED = ("arch", "weight_quant", "vram_gib", "gpu_memory_utilization", "max_model_len", "outcome", "reported")


@dataclass(frozen=True, slots=True)
class Comparison:
    """One start-up log, and what the arithmetic says of the same start."""

    id: str
    sizing: Sizing
    weights_gib: float | None
    """Weights on one GPU, as logged."""
    kv_gib: float | None
    """KV cache on one GPU, as logged; negative where the log says so."""
    kv_tokens: int | None
    """Tokens of the KV cache, as logged."""
    started: bool
    """Whether the engine started."""
    in_fit: bool
    """Whether everything that decides is known of the record."""

    @property
    def weights_error(self) -> float | None:
        """Relative error of the weights; None where none were logged."""
        return None if not self.weights_gib else self.sizing.weights_gib / self.weights_gib - 1

    @property
    def kv_error(self) -> float | None:
        """Relative error of the KV cache; None where none, or a negative one, was logged."""
        if self.kv_gib is None or self.kv_gib <= 0:
            return None
        return self.sizing.kv_gib / self.kv_gib - 1

    @property
    def misjudged(self) -> bool:
        """Whether a start that failed is called "fits", or one that ran is called "no"."""
        return self.sizing.verdict == ("no" if self.started else "fits")


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Errors over many records."""

    count: int
    median: float
    ninetieth: float


def compare_all(records: Sequence[Mapping[str, Any]] | None = None) -> tuple[Comparison, ...]:
    """Compare the arithmetic with start-up logs, as far as they can be judged.

    Args:
        records: Logs, in the form of the records in the facts; those of the facts by default.

    Raises:
        DescriptionError: when none of them can be judged.
    """
    given = logged() if records is None else records
    compared = tuple(_compare(record) for record in given if _unjudged(record) is None)
    if not compared:
        reasons = dict.fromkeys(filter(None, map(_unjudged, given)))
        got = "; ".join(list(reasons)[:_REASONS]) or "none"
        raise DescriptionError("start-up logs", [Fault("records", "must hold one that can be judged", got, _FORM)])
    return compared


def unjudged(records: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Logs that cannot be judged, by id, with the reason."""
    reasons = {str(record.get("id", index)): _unjudged(record) for index, record in enumerate(records)}
    return {name: reason for name, reason in reasons.items() if reason is not None}


def logged() -> list[dict[str, Any]]:
    """The logs of the facts."""
    records: list[dict[str, Any]] = table("engine-logs")["records"]
    return records


def accuracy(compared: Iterable[Comparison], error: Callable[[Comparison], float | None], *, in_fit: bool) -> Accuracy:
    """Median and 90th percentile of an error, over all comparisons or over those that are marked for the fit."""
    errors = sorted(abs(found) for each in compared if each.in_fit or not in_fit if (found := error(each)) is not None)
    if not errors:
        raise DescriptionError("start-up logs", [Fault("records", "must hold a logged figure", "none", "add logs")])
    ninetieth = errors[min(len(errors), math.ceil(0.9 * len(errors))) - 1]
    return Accuracy(len(errors), statistics.median(errors), ninetieth)


def as_data(compared: Sequence[Comparison], left_out: Mapping[str, str]) -> dict[str, Any]:
    """All comparisons as plain data, and what could not be judged, for `--json`."""
    data: dict[str, Any] = {"records": [_record_data(each) for each in compared], "not_judged": dict(left_out)}
    errors: dict[str, Callable[[Comparison], float | None]] = {
        "weights": lambda each: each.weights_error,
        "kv_cache": lambda each: each.kv_error,
    }
    for name, error in errors.items():
        for key, in_fit in ((name, False), (f"{name}_where_all_is_known", True)):
            found = accuracy(compared, error, in_fit=in_fit)
            data[key] = {"records": found.count, "median": found.median, "ninetieth": found.ninetieth}
    return data


def _record_data(each: Comparison) -> dict[str, Any]:
    return {
        "id": each.id,
        "verdict": each.sizing.verdict,
        "started": each.started,
        "misjudged": each.misjudged,
        "weights_gib": each.sizing.weights_gib,
        "weights_error": each.weights_error,
        "kv_gib": each.sizing.kv_gib,
        "kv_error": each.kv_error,
        "kv_tokens": each.sizing.kv_tokens,
    }


def _unjudged(record: Mapping[str, Any]) -> str | None:
    """Why a log cannot be judged, or None."""
    missing = [field for field in _REQUIRED if record.get(field) is None]
    if missing:
        return f"{', '.join(missing)} not known"
    if not isinstance(record["reported"], Mapping):
        return "nothing reported"
    name = record["arch"]
    return None if name in model_config.known() else f"the shape of {name} not known"


def _compare(record: Mapping[str, Any]) -> Comparison:
    model = model_config.known()[record["arch"]]
    gpu = str(record.get("gpu") or "")
    tensor, pipeline = record.get("tp") or 1, record.get("pp") or 1
    group = tensor * pipeline
    usual = vllm.batch_defaults(gpu if record.get("engine") != "V0" else "a100", record["vram_gib"])
    run = EngineRun(
        precision=_precision(record["weight_quant"]),
        kv_precision="fp8" if "fp8" in str(record.get("kv_dtype")) else "auto",
        max_model_len=record["max_model_len"],
        max_num_seqs=record.get("max_num_seqs") or usual.max_num_seqs,
        max_num_batched_tokens=record.get("max_num_batched_tokens") or usual.max_num_batched_tokens,
        utilization=record["gpu_memory_utilization"],
        tensor_parallel=tensor,
        pipeline_parallel=pipeline,
        data_parallel=max(1, (record.get("n_gpus") or group) // group) if model.experts else 1,
        eager=bool(record.get("enforce_eager")),
        flashinfer_sampler=record.get("sampler") == "flashinfer",
        multinode=bool(record.get("multinode")),
        generation=record.get("engine"),
        version=str(record.get("vllm_version") or "0"),
    )
    sizing = size(
        model,
        run,
        Gpu(visible_gib=record["vram_gib"], capability=_capability(gpu), nvlink=bool(record.get("nvlink"))),
    )
    reported = record["reported"]
    return Comparison(
        id=str(record.get("id", "")),
        sizing=sizing,
        weights_gib=reported.get("weights_gib_per_gpu"),
        kv_gib=reported.get("kv_avail_gib_per_gpu"),
        kv_tokens=reported.get("kv_tokens"),
        started=record["outcome"] == "ok",
        in_fit=bool(record.get("use_in_fit")),
    )


def _precision(quant: str) -> str:
    spelt = {**_PRECISIONS, **{name: name for name in precisions.known()}}
    return next((ours for theirs, ours in spelt.items() if quant.startswith(theirs)), "bf16")


def _capability(gpu: str) -> precisions.Capability:
    rows: dict[str, str] = table("engine-logs")["capabilities"]
    return next((precisions.capability(found) for name, found in rows.items() if name in gpu), (9, 0))
