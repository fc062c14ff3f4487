"""How many parameters a model has, of which kind, and what they weigh on one GPU; pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from inferplane.facts import precisions
from inferplane.facts.architecture import Architecture
from inferplane.facts.precisions import Capability, Precision

GIB = 2**30
_HALF = 2  # bytes of a 16-bit number


@dataclass(frozen=True, slots=True)
class Parameters:
    """A model's parameters, by what becomes of them: which are quantized, and which a group of GPUs divides."""

    embedding: int
    """Input and output embeddings: divided, never quantized."""
    linear: int
    """Attention and dense feed-forward parts: divided and quantized."""
    experts: int
    """Experts: divided, among data-parallel engines too, and quantized."""
    replicated: int
    """Norms and the routers of experts: whole on every GPU, never quantized."""
    compression: int
    """What compresses queries, keys and values of latent attention: whole on every GPU, and quantized."""
    expansion: int
    """Of `linear`, what expands latent keys and values; engines keep a 16-bit copy of it."""
    vision: int
    """The vision tower: divided, never quantized."""

    @property
    def total(self) -> int:
        """All of them, each once."""
        return self.embedding + self.linear + self.experts + self.replicated + self.compression + self.vision


@cache
def parameters(model: Architecture) -> Parameters:
    """The parameters of a model, counted from its shape."""
    hidden, layers = model.hidden_size, model.layers
    linear, compression, expansion = _attention(model)
    experts = routers = 0
    dense_layers = layers
    if model.experts:
        held = model.experts
        dense_layers = layers - held.layers
        experts = held.layers * held.count * 3 * hidden * held.intermediate_size
        linear += held.layers * 3 * hidden * held.shared_intermediate_size
        routers = held.layers * hidden * held.count
    linear += dense_layers * 3 * hidden * model.intermediate_size
    return Parameters(
        embedding=model.vocab_size * hidden * (1 if model.tied_embeddings else 2),
        linear=linear,
        experts=experts,
        replicated=layers * 2 * hidden + routers,
        compression=compression,
        expansion=expansion,
        vision=model.vision_parameters,
    )


@cache
def weights_gib(
    model: Architecture,
    precision: str,
    *,
    tensor_parallel: int = 1,
    pipeline_parallel: int = 1,
    data_parallel: int = 1,
    capability: Capability = (9, 0),
    checkpoint_gib: float | None = None,
) -> float:
    """GiB of weights on the GPU that holds most.

    Args:
        model: The model.
        precision: Precision of its weights, by name.
        tensor_parallel: GPUs over which each layer is split.
        pipeline_parallel: Groups of GPUs over which layers are split.
        data_parallel: Engines over which experts are split, while everything else is whole in each.
        capability: Compute capability of the GPU; some kernels pad weights on older ones.
        checkpoint_gib: Size of the weights' files in this precision; counted from the shape by default.
    """
    held, kind = parameters(model), precisions.known()[precision]
    share = -(-model.layers // pipeline_parallel) / model.layers
    whole = share * (held.replicated * _HALF + held.compression * _bytes(kind, "linear"))
    embedding = held.embedding * _HALF if pipeline_parallel == 1 else model.vocab_size * model.hidden_size * _HALF
    divided = (
        share * (held.linear * _bytes(kind, "linear") + held.expansion * (_HALF if kind.covers != "all" else 0))
        + embedding
        + held.vision * _HALF
    )
    experts = share * held.experts * _bytes(kind, "experts") * kind.padding_on(capability)
    if checkpoint_gib is not None and pipeline_parallel == 1 and not model.latent:
        counted = divided + experts + whole
        divided, experts, whole = (part * checkpoint_gib * GIB / counted for part in (divided, experts, whole))
    on_gpu = divided / tensor_parallel + experts / (tensor_parallel * data_parallel) + whole
    return on_gpu / GIB


def checkpoint_gib(model: Architecture, precision: str) -> float:
    """GiB of the files that hold the weights in this precision, as far as its shape tells."""
    held, kind = parameters(model), precisions.known()[precision]
    quantized = (held.linear + held.compression) * _bytes(kind, "linear") + held.experts * _bytes(kind, "experts")
    return (quantized + (held.embedding + held.replicated + held.vision) * _HALF) / GIB


def _bytes(kind: Precision, part: str) -> float:
    """Bytes of one weight of this part: experts alone are quantized where a precision covers no more."""
    covered = kind.covers in ("all", "linear") or kind.covers == part
    return kind.bits / 8 if covered else _HALF


def _attention(model: Architecture) -> tuple[int, int, int]:
    """Parameters of attention that a group divides, that it does not, and of the former what expands latents."""
    hidden, layers, heads = model.hidden_size, model.layers, model.heads
    if model.latent:
        latent = model.latent
        expansion = latent.kv_lora_rank * heads * (latent.nope_head_dim + latent.value_head_dim)
        queries = (latent.q_lora_rank or hidden) * heads * (latent.nope_head_dim + latent.rope_head_dim)
        output = heads * latent.value_head_dim * hidden
        index = (latent.q_lora_rank * latent.index_heads * latent.index_head_dim) + hidden * (
            latent.index_head_dim + latent.index_heads
        )
        down = hidden * (latent.kv_lora_rank + latent.rope_head_dim + latent.q_lora_rank)
        compression = down + (index if latent.index_heads else 0)
        return layers * (queries + expansion + output), layers * compression, layers * expansion
    linear = model.linear.layers if model.linear else 0
    wide = heads * model.head_dim
    one = hidden * (wide * (3 if model.gated_attention else 2) + 2 * model.kv_heads * model.head_dim)
    total = (layers - linear) * one
    if model.linear:
        state = model.linear
        keys, values = state.key_heads * state.key_head_dim, state.value_heads * state.value_head_dim
        total += linear * (hidden * (2 * keys + 2 * values + 2 * state.value_heads) + values * hidden)
    return total, 0, 0
