"""How a KV cache is laid out in blocks: what a token costs, and how many requests a cache holds; pure arithmetic.

Layers of different kinds (full, windowed, with a state) are kept in groups of one size, as vLLM's V1 engine does; its
V0 engine keeps every layer as a full one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from inferplane.facts import precisions
from inferplane.facts.architecture import Architecture, LinearAttention
from inferplane.facts.engine_memory import EngineMemory
from inferplane.plan.weights import GIB

_ALIKE = 1.25
"""Groups of layers that differ by less are padded to the larger, rather than cut to the smaller."""


@dataclass(frozen=True, slots=True)
class KvLayout:
    """The KV cache of one engine, on one of its GPUs."""

    block_tokens: int
    """Tokens of one block."""
    block_bytes: int
    """Bytes of one block, of all layers of one group."""
    full_groups: int
    window_groups: int
    state_groups: int
    window: int
    """Tokens that a request keeps in a windowed group at most."""
    state_blocks: int
    """Blocks of a request in a group of layers with a state."""
    tokens_by_concurrency: bool
    """Whether the number of tokens is counted in full-length requests."""

    @property
    def bytes_per_token(self) -> float:
        """Bytes that one more token of a request takes while no window is full, on one GPU."""
        return self.block_bytes / self.block_tokens * (self.full_groups + self.window_groups)

    def blocks(self, kv_gib: float) -> int:
        """Blocks that a cache of this size holds."""
        return max(0, math.floor(kv_gib * GIB / self.block_bytes))

    def blocks_of_request(self, tokens: int) -> int:
        """Blocks that one request of so many tokens takes."""
        length = -(-tokens // self.block_tokens)
        window = -(-min(self.window, tokens) // self.block_tokens) + 1
        return self.full_groups * length + self.window_groups * window + self.state_groups * self.state_blocks

    def gib_of_request(self, tokens: int) -> float:
        """GiB that one request of so many tokens takes, on one GPU."""
        return self.blocks_of_request(tokens) * self.block_bytes / GIB

    def requests(self, kv_gib: float, tokens: int) -> float:
        """Requests of so many tokens that a cache holds at once; a fraction where the last does not fit whole."""
        return self.blocks(kv_gib) / self.blocks_of_request(tokens)

    def tokens(self, kv_gib: float, longest: int) -> int:
        """Tokens that a cache holds, counted as vLLM's log counts them."""
        groups = self.full_groups + self.window_groups + self.state_groups
        if groups > 1 and self.tokens_by_concurrency:
            return math.floor(self.requests(kv_gib, longest) * longest)
        return self.blocks(kv_gib) // groups * self.block_tokens

    def longest_request(self, kv_gib: float) -> int:
        """Tokens of the longest request that a cache holds; 0 where it holds none."""
        blocks = self.blocks(kv_gib)
        if self.blocks_of_request(1) > blocks:
            return 0
        low, high = 1, max(2, blocks * self.block_tokens)
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.blocks_of_request(middle) <= blocks else (low, middle - 1)
        return low


@cache
def kv_layout(
    model: Architecture,
    terms: EngineMemory,
    *,
    kv_precision: str = "auto",
    tensor_parallel: int = 1,
    pipeline_parallel: int = 1,
    max_num_batched_tokens: int = 2048,
) -> KvLayout:
    """The layout of a model's KV cache on one GPU of an engine.

    Args:
        model: The model.
        terms: The engine's terms.
        kv_precision: Precision of the cache; `auto` is 16 bits.
        tensor_parallel: GPUs that divide KV heads; latent attention is whole on each.
        pipeline_parallel: Groups that divide layers.
        max_num_batched_tokens: Tokens of one batch, which a windowed layer keeps beside its window.
    """
    per_token = _bytes_per_layer_token(model, terms, kv_precision, tensor_parallel)
    linear = model.linear.layers if model.linear else 0
    kinds = [model.full_layers, model.sliding_layers, linear]
    counts = [model.layers, 0, 0] if terms.generation == "V0" else kinds
    counts = [-(-count // pipeline_parallel) for count in counts]
    size = _group_size([count for count in counts if count])
    full, windowed, stateful = (-(-count // size) for count in counts)
    block = terms.block_tokens
    if model.linear and stateful:
        state = _state_bytes(model.linear, tensor_parallel)
        block = -(-state // per_token)
        block = -(-block // terms.block_tokens) * terms.block_tokens
    return KvLayout(
        block_tokens=block,
        block_bytes=block * per_token * size,
        full_groups=full,
        window_groups=windowed,
        state_groups=stateful,
        window=model.sliding_window - 1 + max_num_batched_tokens if windowed else 0,
        state_blocks=terms.linear_state_blocks,
        tokens_by_concurrency=terms.hybrid_tokens_by_concurrency,
    )


def _bytes_per_layer_token(model: Architecture, terms: EngineMemory, kv_precision: str, tensor_parallel: int) -> int:
    size = precisions.kv_known()[kv_precision].bytes
    if model.latent:
        entries = model.latent.kv_lora_rank + model.latent.rope_head_dim
        padded = -(-entries // terms.latent_entries) * terms.latent_entries
        return padded * size + (terms.sparse_index_bytes if model.latent.index_heads else 0)
    return 2 * -(-model.kv_heads // tensor_parallel) * model.head_dim * size


def _group_size(counts: list[int]) -> int:
    return max(counts) if max(counts) < _ALIKE * min(counts) else min(counts)


def _state_bytes(linear: LinearAttention, tensor_parallel: int) -> int:
    """Bytes of one request's state in one layer: that of the convolution, and the recurrent one."""
    channels = 2 * linear.key_heads * linear.key_head_dim + linear.value_heads * linear.value_head_dim
    convolution = channels * (linear.conv_kernel - 1) * 2
    recurrent = linear.value_heads * linear.value_head_dim * linear.key_head_dim * linear.state_bytes
    return -(-(convolution + recurrent) // tensor_parallel)
