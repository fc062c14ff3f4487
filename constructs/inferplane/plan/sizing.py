"""Whether a model fits a GPU, and how much context and how many requests it then serves; pure arithmetic.

Every GiB of a GPU has a term with a name. What decides beside the weights is the peak of the sampler or of the
feed-forward part, which grows with the batch, and not a constant.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from inferplane.facts import engine_memory, precisions
from inferplane.facts.architecture import Architecture
from inferplane.facts.engine_memory import EngineMemory, Generation
from inferplane.facts.precisions import Capability
from inferplane.plan.kv_cache import KvLayout, kv_layout
from inferplane.plan.weights import GIB, weights_gib

Verdict = Literal["fits", "tight", "no"]
"""Whether the promised requests find room: with a margin, without one, or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gpu:
    """One GPU, as an engine sees it."""

    visible_gib: float
    """Memory that CUDA sees, which is less than its label says."""
    capability: Capability = (9, 0)
    nvlink: bool = False
    """Whether the GPUs of a group reach each other over NVLink."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineRun:
    """How vLLM is started: all that its memory depends on."""

    precision: str
    """Precision of the weights, by name."""
    max_model_len: int
    """Tokens of the longest request, prompt and answer together."""
    max_num_seqs: int
    """Requests in one batch."""
    max_num_batched_tokens: int
    """Tokens in one batch."""
    version: str
    """vLLM's version."""
    kv_precision: str = "auto"
    utilization: float = 0.9
    """Share of the GPU's memory that the engine may take."""
    tensor_parallel: int = 1
    pipeline_parallel: int = 1
    data_parallel: int = 1
    """Engines that share the experts of one model, and nothing else."""
    eager: bool = False
    """Whether it runs without CUDA graphs."""
    flashinfer_sampler: bool = False
    multinode: bool = False
    generation: Generation | None = None
    """The engine of vLLM; what its version starts by default."""
    checkpoint_gib: float | None = None
    """GiB of the weights' files, where they are known."""


@dataclass(frozen=True, slots=True)
class Term:
    """Where some of a GPU's memory goes."""

    name: str
    gib: float
    why: str
    """What decides it."""


@dataclass(frozen=True, slots=True)
class Sizing:
    """One GPU of an engine, accounted for to the last GiB."""

    terms: tuple[Term, ...]
    """All terms; together they are the visible memory, also where too much is asked."""
    kv_gib: float
    """What is left for the KV cache; negative where weights and peaks alone are too much."""
    layout: KvLayout
    max_model_len: int
    needed_gib: float
    """What the promised requests need of the KV cache, with at least one of full length."""
    verdict: Verdict

    @property
    def weights_gib(self) -> float:
        """Weights on one GPU."""
        return self.term("weights")

    @property
    def kv_tokens(self) -> int:
        """Tokens that the KV cache holds."""
        return self.layout.tokens(max(0.0, self.kv_gib), self.max_model_len)

    @property
    def full_length_requests(self) -> float:
        """Requests of full length that it holds at once: vLLM's own "maximum concurrency"."""
        return self.layout.requests(max(0.0, self.kv_gib), self.max_model_len)

    @property
    def longest_context(self) -> int:
        """Tokens of the longest single request."""
        return self.layout.longest_request(max(0.0, self.kv_gib))

    def requests_of(self, tokens: int) -> int:
        """Requests of so many tokens that it holds at once."""
        return math.floor(self.layout.requests(max(0.0, self.kv_gib), tokens))

    def term(self, name: str) -> float:
        """GiB of the term of this name; 0 where there is none."""
        return sum(each.gib for each in self.terms if each.name == name)


def size(
    model: Architecture,
    run: EngineRun,
    gpu: Gpu,
    *,
    requests: float = 1,
    request_tokens: int | None = None,
) -> Sizing:
    """Account for one GPU of an engine, and judge whether the promised requests find room.

    Args:
        model: The model.
        run: How the engine is started.
        gpu: The GPU.
        requests: Requests that are promised to be in flight at once.
        request_tokens: Tokens of each, prompt and answer together; full length by default.
    """
    terms = engine_memory.of_version(run.version, run.generation)
    group = run.tensor_parallel * run.pipeline_parallel
    weights = weights_gib(
        model,
        run.precision,
        tensor_parallel=run.tensor_parallel,
        pipeline_parallel=run.pipeline_parallel,
        data_parallel=run.data_parallel,
        capability=gpu.capability,
        checkpoint_gib=run.checkpoint_gib,
    )
    peak, peak_of = _peak(model, run, terms)
    kept_out = (1 - run.utilization) * gpu.visible_gib
    held = (
        Term("outside the engine's share", kept_out, f"{1 - run.utilization:.2g} of {gpu.visible_gib:.2f} GiB"),
        Term("weights", weights, f"{run.precision}, over {group} GPU{'s' if group > 1 else ''}"),
        Term("activations", peak, peak_of),
        Term("CUDA and NCCL", _context(run, gpu, terms), _link(run, gpu)),
        Term("CUDA graphs", _graphs(run, terms), "eager" if run.eager else f"{run.max_num_seqs} sequences"),
        Term("vision tower", model.vision_peak_gib, "its profiling run"),
    )
    kv = gpu.visible_gib - sum(term.gib for term in held)
    layout = kv_layout(
        model,
        terms,
        kv_precision=run.kv_precision,
        tensor_parallel=run.tensor_parallel,
        pipeline_parallel=run.pipeline_parallel,
        max_num_batched_tokens=run.max_num_batched_tokens,
    )
    one = layout.gib_of_request(run.max_model_len)
    promised = requests * layout.gib_of_request(request_tokens or run.max_model_len)
    needed = max(one, promised)
    return Sizing(
        terms=(
            *(term for term in held if term.gib),
            Term("KV cache", kv, f"{layout.bytes_per_token / 1024:.0f} KiB a token"),
        ),
        kv_gib=kv,
        layout=layout,
        max_model_len=run.max_model_len,
        needed_gib=needed,
        verdict=_verdict(model, run, kv, needed, terms),
    )


def _verdict(model: Architecture, run: EngineRun, kv: float, needed: float, terms: EngineMemory) -> Verdict:
    if kv < needed:
        return "no"
    guessed = model.multimodal and run.checkpoint_gib is None and precisions.known()[run.precision].covers != "all"
    roomy = kv >= terms.verdict_factor * needed + terms.verdict_gib
    return "fits" if roomy and not guessed else "tight"


def _peak(model: Architecture, run: EngineRun, terms: EngineMemory) -> tuple[float, str]:
    """The larger of the sampler's and the feed-forward part's peak, in GiB, and which it is."""
    sequences = min(run.max_num_seqs, run.max_num_batched_tokens)
    per_word = terms.flashinfer_sampler_bytes if run.flashinfer_sampler else terms.sampler_bytes
    sampler = per_word * sequences * model.vocab_size
    hidden = terms.bytes_per_hidden * model.hidden_size
    if model.experts:
        width = model.experts.per_token * model.experts.intermediate_size
        hidden += terms.bytes_per_expert_hidden * model.experts.per_token * model.hidden_size
    else:
        width = model.intermediate_size
    tokens = run.max_num_batched_tokens
    feed_forward = tokens * (terms.bytes_per_intermediate * width / run.tensor_parallel + hidden)
    if sampler >= feed_forward:
        return sampler / GIB, f"sampler, {sequences} sequences"
    return feed_forward / GIB, f"feed-forward, {tokens} tokens"


def _context(run: EngineRun, gpu: Gpu, terms: EngineMemory) -> float:
    return terms.context_gib[_context_kind(run, gpu)]


def _context_kind(run: EngineRun, gpu: Gpu) -> str:
    group = run.tensor_parallel * run.pipeline_parallel
    if run.multinode:
        return "multinode"
    if group == 1:
        return "single"
    return ("pair" if group == 2 else "group") + ("_nvlink" if gpu.nvlink else "")


def _link(run: EngineRun, gpu: Gpu) -> str:
    group = run.tensor_parallel * run.pipeline_parallel
    if group == 1:
        return "one GPU"
    return f"{group} GPUs over {'NVLink' if gpu.nvlink else 'PCIe'}"


def _graphs(run: EngineRun, terms: EngineMemory) -> float:
    if run.eager:
        return 0.0
    return next((gib for most, gib in terms.graphs_gib if run.max_num_seqs <= most), 0.0)
