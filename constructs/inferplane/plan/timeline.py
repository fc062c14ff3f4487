"""How long a replica takes to serve from nothing, and to leave again: phases, each with the figures it rests on."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from inferplane.facts import serving as serving_facts
from inferplane.facts import volumes
from inferplane.facts.architecture import Architecture
from inferplane.facts.gpus import GpuKind
from inferplane.facts.instances import InstanceType
from inferplane.facts.timings import Figure, figure
from inferplane.plan.weights import parameters
from inferplane.spec.nodes import DataVolume, Nvme, OperatingSystem
from inferplane.spec.serving import Knative, Standard

ImagePull = Literal["one after another", "parallel", "snapshot"]
"""How a node comes to an image: layer by layer, in parallel (SOCI), or with its volume."""

_GB = 1e9
_GIB_PER_GB = 2**30 / 1e9
_BITS_PER_GB = 8000
_MINUTE = 60


@dataclass(frozen=True, slots=True)
class Phase:
    """One part of a timeline."""

    name: str
    seconds: float
    limit: str
    """What decides how long it takes."""
    figures: tuple[Figure, ...]
    """The figures that it rests on."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """Phases, one after another."""

    phases: tuple[Phase, ...]

    @property
    def seconds(self) -> float:
        """All of them together."""
        return sum(phase.seconds for phase in self.phases)

    def phase(self, name: str) -> float:
        """Seconds of one phase; 0 where there is none of this name."""
        return sum(phase.seconds for phase in self.phases if phase.name == name)


@dataclass(frozen=True, slots=True, kw_only=True)
class ColdStart:
    """What a replica's way from nothing depends on."""

    instance: InstanceType
    operating_system: OperatingSystem
    volume: DataVolume | Nvme
    weights_gib: float
    streamed: bool = False
    """Whether weights go from S3 into GPU memory, without a copy on disk."""
    image_pull: ImagePull = "one after another"
    eager: bool = False

    @property
    def timeline(self) -> Timeline:
        """Its phases, from the moment in which a pod waits."""
        phases = [self._node(), self._image()]
        if not self.streamed:
            phases.append(self._copy())
        phases += [self._load(), *self._engine()]
        return Timeline(tuple(phases))

    @property
    def engine_seconds(self) -> float:
        """The part in which the container runs, and its start-up probe counts."""
        return sum(phase.seconds for phase in (self._load(), *self._engine()))

    @property
    def startup_deadline(self) -> int:
        """Seconds after which a container that is not ready has failed: twice the estimate, in whole minutes."""
        return _deadline(self.engine_seconds)

    @property
    def ready_deadline(self) -> int:
        """Seconds after which a replica that does not serve has failed, from the moment in which its pod waits."""
        return _deadline(self.timeline.seconds)

    def _node(self) -> Phase:
        launch = figure("launch_seconds")
        ready = figure(f"node_{self.operating_system}_seconds")
        used = [launch, ready]
        if self.instance.family.startswith("p"):
            used.append(figure("node_p_extra_seconds"))
        seconds = sum(each.value for each in used)
        return Phase("node", seconds, f"{self.instance.name}, {self.operating_system}", tuple(used))

    def _image(self) -> Phase:
        if self.image_pull == "snapshot":
            ready = figure("pull_snapshot_seconds")
            return Phase("image", ready.value, "in the volume's snapshot", (ready,))
        size, unpacked = figure("image_compressed_gb"), figure("image_unpacked_gb")
        rate = figure("pull_parallel_gb_second" if self.image_pull == "parallel" else "pull_gb_second")
        disk, disk_name, disk_figures = self._disk()
        pulled, written = size.value / rate.value, (size.value + unpacked.value) / disk
        limit = f"unpacking {self.image_pull}" if pulled >= written else disk_name
        return Phase("image", max(pulled, written), limit, (size, unpacked, rate, *disk_figures))

    def _copy(self) -> Phase:
        client = figure("copy_gb_second")
        disk, disk_name, disk_figures = self._disk()
        network = self.instance.network_mbps / _BITS_PER_GB
        rate, limit = min((client.value, "the copying client"), (disk, disk_name), (network, "the instance's network"))
        return Phase("weights", self._weights_gb / rate, limit, (client, *disk_figures))

    def _load(self) -> Phase:
        if self.streamed:
            rate = figure("stream_gb_second")
            network = self.instance.network_mbps / _BITS_PER_GB
            speed, limit = min((rate.value, "the streamer"), (network, "the instance's network"))
            return Phase("load", self._weights_gb / speed, limit, (rate,))
        kept, cached = figure("page_cache_gib"), figure("page_cache_gb_second")
        if self.weights_gib <= kept.value:
            return Phase("load", self._weights_gb / cached.value, "the page cache, still warm", (kept, cached))
        disk, name, figures = self._disk()
        return Phase("load", self._weights_gb / disk, name, figures)

    def _engine(self) -> tuple[Phase, ...]:
        process, warm_up = figure("process_seconds"), figure("warm_up_seconds")
        compile_, graphs = figure("compile_seconds"), figure("graphs_seconds")
        phases = [Phase("process", process.value, "imports", (process,))]
        if not self.eager:
            phases += [
                Phase("compile", compile_.value, "torch.compile, without a cache", (compile_,)),
                Phase("CUDA graphs", graphs.value, "their capture", (graphs,)),
            ]
        return (*phases, Phase("warm-up", warm_up.value, "profiling and KV cache", (warm_up,)))

    @property
    def _weights_gb(self) -> float:
        return self.weights_gib * _GIB_PER_GB

    def _disk(self) -> tuple[float, str, tuple[Figure, ...]]:
        """GB a second of the disk that images and weights are written to, what it is, and its figures."""
        if isinstance(self.volume, Nvme):
            one = figure("nvme_gb_second")
            return one.value * max(1, self.instance.gpu_count), "the NVMe drives", (one,)
        limits = volumes.gp3()
        mibps = self.volume.throughput_mibps or limits.throughput_minimum_mibps
        volume = mibps * 2**20 / _GB
        instance = self.instance.ebs_mbps / _BITS_PER_GB
        name = f"the volume, {mibps} MiB/s" if volume <= instance else "the instance's EBS bandwidth"
        return min(volume, instance), name, ()


def drain(serving: Knative | Standard, *, spot: bool) -> Timeline:
    """How a replica leaves: from the notice to the end of its last stream."""
    heard, stop = figure("notice_heard_seconds"), figure("engine_stop_seconds")
    phases = [Phase("notice heard", heard.value if spot else 0, "Karpenter's queue", (heard,))]
    if isinstance(serving, Knative):
        phases.append(Phase("streams", serving.timeout_seconds, "the revision's timeout", ()))
        return Timeline(tuple(phases))
    streams = serving.termination_grace_seconds - serving.pre_stop_seconds - stop.value
    phases += [
        Phase("preStop", serving.pre_stop_seconds, "routes forget the pod", (figure("endpoints_forget_seconds"),)),
        Phase("streams", max(0.0, streams), "the grace period", ()),
        Phase("engine stops", stop.value, "vLLM's shutdown", (stop,)),
    ]
    return Timeline(tuple(phases))


def drain_limit_seconds(*, spot: bool, termination_grace: float) -> float:
    """Seconds after which a node ends, whatever runs on it."""
    return min(float(serving_facts.spot_notice_seconds()), termination_grace) if spot else termination_grace


def least_stream_seconds(
    model: Architecture, kind: GpuKind, *, weights_gib: float, answer_tokens: int
) -> tuple[float, tuple[Figure, ...]]:
    """Seconds that an answer takes at least: for each token, all weights that it passes are read once.

    Args:
        model: The model.
        kind: The GPU that it runs on.
        weights_gib: Weights on each GPU.
        answer_tokens: Tokens of the answer.
    """
    share = figure("bandwidth_share")
    read = weights_gib * 2**30 * _active_share(model)
    return answer_tokens * read / (kind.bandwidth_gbps * _GB * share.value), (share,)


def tokens_per_second(
    model: Architecture,
    kind: GpuKind,
    *,
    weights_gib: float,
    kv_bytes_per_token: float,
    requests: int,
    request_tokens: int,
) -> float:
    """Tokens a second that one replica decodes at most, with so many requests in flight: what memory bandwidth allows.

    A ceiling, not a promise: prompts, gaps between requests and the network take their part.
    """
    share = figure("bandwidth_share")
    touched = min(1.0, _active_share(model) * requests) if model.experts else 1.0
    read = weights_gib * 2**30 * touched + requests * request_tokens * kv_bytes_per_token
    return requests * kind.bandwidth_gbps * _GB * share.value / read


def _active_share(model: Architecture) -> float:
    """Share of the weights that one token passes."""
    if not model.experts:
        return 1.0
    held = parameters(model)
    passed = held.experts * model.experts.per_token / model.experts.count
    return (held.total - held.experts + passed) / held.total


def _deadline(seconds: float) -> int:
    return math.ceil(seconds * figure("start_margin").value / _MINUTE) * _MINUTE
