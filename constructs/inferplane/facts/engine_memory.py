"""What vLLM needs of a GPU beside weights and KV cache, by version: terms that its start-up logs bear out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from inferplane.facts.table import table

Generation = Literal["V0", "V1"]
"""The two engines that versions 0.6 to 0.10 of vLLM held."""


@dataclass(frozen=True, slots=True, eq=False)  # each version's is there once, so it is its own identity
class EngineMemory:
    """The terms of one version of vLLM."""

    generation: Generation
    sampler_bytes: float
    """Bytes at the sampler's peak, for each sequence of a batch and each word of the vocabulary."""
    flashinfer_sampler_bytes: float
    """The same where FlashInfer samples."""
    bytes_per_intermediate: float
    """Bytes at the feed-forward part's peak, for each token of a batch and each of its intermediate values."""
    bytes_per_hidden: float
    """The same, for each hidden value."""
    bytes_per_expert_hidden: float
    """The same, for each hidden value of each expert that a token passes."""
    context_gib: dict[str, float]
    """What CUDA and NCCL keep on each GPU, by the size of the group and its link."""
    graphs_gib: tuple[tuple[int, float], ...]
    """What is kept back for CUDA graphs, up to a number of sequences; nothing before vLLM counted it."""
    block_tokens: int
    latent_entries: int
    """What entries of latent attention are rounded up to."""
    sparse_index_bytes: int
    """Bytes for each token and layer that the index of sparse attention keeps."""
    linear_state_blocks: int
    """Blocks that one request takes of each group of layers with a state."""
    hybrid_tokens_by_concurrency: bool
    """Whether the logged number of tokens is that of full-length requests, where layers differ."""
    verdict_factor: float
    verdict_gib: float


@cache
def of_version(version: str, generation: Generation | None = None) -> EngineMemory:
    """The terms of a version such as `0.25.1`; the generation follows from it where none is named."""
    return _of(release(version), generation)


def release(version: str) -> tuple[int, ...]:
    """Major and minor number of a version, as far as it says them; a range stands for its end."""
    found = re.findall(r"\d+(?:\.\d+)*", version)
    dotted = [each for each in found if "." in each] or found[:1]  # `rc1` behind a version is no version
    return tuple(int(part) for part in dotted[-1].split(".")[:3]) if dotted else (0,)


def _of(at: tuple[int, ...], named: Generation | None) -> EngineMemory:
    terms = table("engine-memory")
    generation: Generation = named or ("V1" if at >= release(terms["v1_since"]) else "V0")
    latent, feed_forward = terms["latent_alignment"], terms["feed_forward_bytes"]
    aligned = generation == latent["generation"] and at >= release(latent["since"])
    return EngineMemory(
        generation=generation,
        sampler_bytes=_since(terms["sampler_bytes"], at),
        flashinfer_sampler_bytes=terms["flashinfer_sampler_bytes"],
        bytes_per_intermediate=feed_forward["per_intermediate"],
        bytes_per_hidden=feed_forward["per_hidden"],
        bytes_per_expert_hidden=feed_forward["per_expert_hidden"],
        context_gib=dict(terms["context_gib"]),
        graphs_gib=tuple((most, gib) for most, gib in _since(terms["graphs_gib"], at)),
        block_tokens=terms["block_tokens"],
        latent_entries=latent["entries"] if aligned else 1,
        sparse_index_bytes=terms["sparse_index_bytes"],
        linear_state_blocks=_since(terms["linear_state_blocks"], at),
        hybrid_tokens_by_concurrency=at >= release(terms["hybrid_tokens_by_concurrency_since"]),
        verdict_factor=terms["verdict"]["factor"],
        verdict_gib=terms["verdict"]["gib"],
    )


def _since(values: dict[str, Any], at: tuple[int, ...]) -> Any:
    """The value of the last version that is not later."""
    return next(value for first, value in reversed(values.items()) if at >= release(first))
