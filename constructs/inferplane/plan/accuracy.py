"""How far our arithmetic is from what vLLM itself printed at start-up, record by record."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from inferplane.errors import DescriptionError, Fault, FaultList
from inferplane.facts import model_config, precisions
from inferplane.facts.table import table
from inferplane.plan.sizing import EngineRun, Gpu, Sizing, size

_PRECISIONS = {"awq4": "awq", "bnb4": "bitsandbytes", "gguf": "gguf-q8", "gptq4": "gptq", "w8a8": "int8"}
_LARGE_GPU_GIB = 70
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
    """Compare the arithmetic with start-up logs.

    Args:
        records: Logs, in the form of the records in the facts; those of the facts by default.

    Raises:
        DescriptionError: when a record lacks what decides, or names an architecture that is not known.
    """
    given = table("engine-logs")["records"] if records is None else records
    faults = FaultList("start-up logs")
    compared: list[Comparison] = []
    for index, record in enumerate(given):
        found = _record_faults(record)
        faults.extend(fault.under(f"records[{index}]") for fault in found)
        if not found:
            compared.append(_compare(record))
    faults.raise_if_any()
    return tuple(compared)


def accuracy(compared: Iterable[Comparison], error: Callable[[Comparison], float | None], *, in_fit: bool) -> Accuracy:
    """Median and 90th percentile of an error, over all comparisons or over those that are marked for the fit."""
    errors = sorted(abs(found) for each in compared if each.in_fit or not in_fit if (found := error(each)) is not None)
    if not errors:
        raise DescriptionError("start-up logs", [Fault("records", "must hold a logged figure", "none", "add logs")])
    ninetieth = errors[min(len(errors), math.ceil(0.9 * len(errors))) - 1]
    return Accuracy(len(errors), statistics.median(errors), ninetieth)


def as_data(compared: Sequence[Comparison]) -> dict[str, Any]:
    """All comparisons as plain data, for `--json`."""
    data: dict[str, Any] = {"records": [_record_data(each) for each in compared]}
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


def _record_faults(record: Mapping[str, Any]) -> list[Fault]:
    faults = [Fault(field, "is required", cure="take it from the log") for field in _REQUIRED if field not in record]
    name = record.get("arch")
    if name is not None and name not in model_config.known():
        faults.append(Fault("arch", "must be a model of the facts", str(name), "add its config.json to the facts"))
    return faults


def _compare(record: Mapping[str, Any]) -> Comparison:
    model = model_config.known()[record["arch"]]
    gpu = str(record.get("gpu", ""))
    group = record.get("tp", 1) * record.get("pp", 1)
    batch = record.get("max_num_batched_tokens") or 2048
    large = record["vram_gib"] >= _LARGE_GPU_GIB and "A100" not in gpu and record.get("engine") != "V0"
    run = EngineRun(
        precision=_precision(record["weight_quant"]),
        kv_precision="fp8" if "fp8" in record.get("kv_dtype", "") else "auto",
        max_model_len=record["max_model_len"],
        max_num_seqs=record.get("max_num_seqs") or (1024 if large else 256),
        max_num_batched_tokens=batch,
        utilization=record["gpu_memory_utilization"],
        tensor_parallel=record.get("tp", 1),
        pipeline_parallel=record.get("pp", 1),
        data_parallel=max(1, record.get("n_gpus", group) // group) if model.experts else 1,
        eager=bool(record.get("enforce_eager")),
        flashinfer_sampler=record.get("sampler") == "flashinfer",
        multinode=bool(record.get("multinode")),
        generation=record.get("engine"),
        version=record.get("vllm_version", "0"),
    )
    sizing = size(
        model,
        run,
        Gpu(visible_gib=record["vram_gib"], capability=_capability(gpu), nvlink=bool(record.get("nvlink"))),
    )
    reported = record["reported"]
    return Comparison(
        id=record.get("id", ""),
        sizing=sizing,
        weights_gib=reported.get("weights_gib_per_gpu"),
        kv_gib=reported.get("kv_avail_gib_per_gpu"),
        kv_tokens=reported.get("kv_tokens"),
        started=record["outcome"] == "ok",
        in_fit=bool(record.get("use_in_fit")),
    )


def _precision(quant: str) -> str:
    if quant in precisions.known():
        return quant
    return next((ours for theirs, ours in _PRECISIONS.items() if quant.startswith(theirs)), "bf16")


def _capability(gpu: str) -> precisions.Capability:
    rows: dict[str, str] = table("engine-logs")["capabilities"]
    return next((precisions.capability(found) for name, found in rows.items() if name in gpu), (9, 0))
