"""A model with its place: everything that follows from where it runs, with nothing left open."""

from __future__ import annotations

import math
from dataclasses import dataclass

from inferplane.facts import gpus, precisions, volumes
from inferplane.plan.offers import Offer
from inferplane.plan.seats import Seat
from inferplane.plan.sizing import EngineRun, Sizing
from inferplane.plan.timeline import ColdStart, ImagePull, Timeline, drain, least_stream_seconds
from inferplane.plan.weights import checkpoint_gib
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Model
from inferplane.spec.nodes import DataVolume
from inferplane.spec.placement import Placement
from inferplane.spec.pools import VOLUME_LEAST_GIB, GpuPool
from inferplane.spec.quantities import cpu_quantity, memory_quantity

VOLUME_THROUGHPUT_MIBPS = volumes.gp3().iops_minimum // volumes.gp3().iops_per_mibps
"""MiB a second of a volume that is made as large as it has to be: all that the IOPS carry that cost nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedModel:
    """One model in one environment."""

    model: Model
    """The model, with nothing left open."""
    pool: GpuPool
    seat: Seat | None
    """Its place on a node; None where no price is known."""
    sizing: Sizing | None
    """The account of a GPU's memory; None where the model's shape is not known."""
    cold_start: ColdStart | None
    """Its way from nothing; None where no price, and so no node, is known."""

    @property
    def drain(self) -> Timeline:
        """Its way out."""
        return drain(self.model.serving, spot="spot" in self.pool.purchase)

    @property
    def answer_seconds(self) -> float | None:
        """Seconds that a usual answer takes at least; None where they cannot be known."""
        shape, requests = self.model.shape, self.model.requests
        if shape is None or requests is None or self.sizing is None or self.seat is None:
            return None
        seconds, _ = least_stream_seconds(
            shape, self.seat.offer.kind, weights_gib=self.sizing.weights_gib, answer_tokens=requests.answer_tokens
        )
        return seconds


def decide(
    model: Model, pool: GpuPool, seat: Seat | None, run: EngineRun | None = None, sizing: Sizing | None = None
) -> PlacedModel:
    """Write out what follows from a model's place.

    Args:
        model: The model, as described.
        pool: Its pool.
        seat: Its place on a node, where a price is known.
        run: How the engine is started, where the model's shape is known.
        sizing: The account of a GPU's memory, likewise.
    """
    size = stored_gib(model)
    cold = None if seat is None else _cold_start(model, pool, seat, size)
    decided: dict[str, object] = {"size_gib": size}
    if model.load_seconds is None and cold:
        decided["load_seconds"] = cold.startup_deadline
    if model.placement is None and seat:
        decided["placement"] = _placement(seat)
    if run and isinstance(model.engine, Vllm):
        decided["engine"] = _engine(model, model.engine, run)
    return PlacedModel(
        model=model.model_copy(update=decided),
        pool=pool,
        seat=seat,
        sizing=sizing,
        cold_start=cold,
    )


def _cold_start(model: Model, pool: GpuPool, seat: Seat, weights_gib: float) -> ColdStart:
    computed = DataVolume(size_gib=VOLUME_LEAST_GIB, throughput_mibps=VOLUME_THROUGHPUT_MIBPS)
    return ColdStart(
        instance=seat.instance_type,
        operating_system=pool.operating_system,
        volume=pool.storage or computed,
        weights_gib=weights_gib,
        streamed=model.stream_weights,
        image_pull=_image_pull(pool),
        eager=isinstance(model.engine, Vllm) and model.engine.enforce_eager,
    )


def _image_pull(pool: GpuPool) -> ImagePull:
    volume = pool.storage
    if isinstance(volume, DataVolume) and volume.snapshot_id is not None:
        return "snapshot"
    return "parallel" if pool.parallel_image_pull else "one after another"


def _placement(seat: Seat) -> Placement:
    count = seat.offer.count
    return Placement(
        pool=seat.offer.pool,
        gpu=seat.offer.kind.name,
        gpu_memory_mib=seat.offer.kind.memory_mib if _ambiguous(seat.offer) else None,
        gpus_per_node=count,  # type: ignore[arg-type]  # the counts that instance types have
        gpus=seat.gpus,
        resource=seat.resource,
        cpu=cpu_quantity(seat.asked.cpu_millis),
        memory=memory_quantity(seat.asked.memory_mib),
        ephemeral_storage=f"{seat.ephemeral_gib}Gi",
        shared_memory=memory_quantity(seat.shared_memory_mib),
    )


def _ambiguous(offer: Offer) -> bool:
    """Whether another kind of GPU has the same name."""
    return sum(kind.name == offer.kind.name for kind in gpus.kinds()) > 1


def _engine(model: Model, engine: Vllm, run: EngineRun) -> Vllm:
    """The engine with what its memory depends on written out."""
    precision = precisions.known()[run.precision]
    made = precision.made == "load" and model.shape is not None and model.shape.precision != precision.name
    quantization = engine.quantization or ((precision.flag or None) if made else None)
    return engine.model_copy(
        update={
            "gpu_memory_utilization": run.utilization,
            "max_num_seqs": run.max_num_seqs,
            "max_num_batched_tokens": run.max_num_batched_tokens,
            "quantization": quantization,
            "dtype": "float16" if precision.name == "fp16" and engine.dtype == "auto" else engine.dtype,
        }
    )


def stored_gib(model: Model) -> float:
    """GiB of a model's weights in the registry: as described, or counted from its shape."""
    if model.size_gib is not None or model.shape is None:
        return model.weights_gib
    precision = model.stored_precision or model.shape.precision
    made = precisions.known()[precision].made
    kept = precision if made == "checkpoint" else model.shape.precision
    return math.ceil(checkpoint_gib(model.shape, kept) * 100) / 100
