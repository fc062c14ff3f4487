"""The shape of a language model: everything that decides the memory of its weights and of its KV cache."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Experts:
    """The mixture of experts in place of a dense feed-forward part."""

    count: int
    """Experts of one layer, of which all are in memory."""
    per_token: int
    """Experts that one token passes."""
    intermediate_size: int
    """Width of one expert."""
    shared_intermediate_size: int = 0
    """Width of what every token passes beside them; 0 where there is none."""
    layers: int = 0
    """Layers that have experts; the others are dense."""


@dataclass(frozen=True, slots=True)
class LatentAttention:
    """Multi-head latent attention: one compressed vector a token, whole on every GPU of a tensor parallel group."""

    kv_lora_rank: int
    rope_head_dim: int
    nope_head_dim: int
    value_head_dim: int
    q_lora_rank: int = 0
    """0 where queries are not compressed."""
    index_heads: int = 0
    """Heads of the indexer of sparse attention; 0 where there is none."""
    index_head_dim: int = 0


@dataclass(frozen=True, slots=True)
class LinearAttention:
    """Layers that keep a state of fixed size for each request in place of a growing KV cache."""

    layers: int
    key_heads: int
    value_heads: int
    key_head_dim: int
    value_head_dim: int
    conv_kernel: int
    state_bytes: int
    """Bytes of one number of the state."""


@dataclass(frozen=True, slots=True)
class Architecture:
    """One language model, as its `config.json` describes it."""

    name: str
    """Name of the repository on Hugging Face, or what its owner calls it."""
    layers: int
    hidden_size: int
    intermediate_size: int
    heads: int
    kv_heads: int
    head_dim: int
    vocab_size: int
    tied_embeddings: bool
    """Whether input and output embeddings are one."""
    positions: int | None
    """Tokens of the longest context that it was made for; None where its configuration does not say."""
    precision: str
    """Precision of the published weights: a name of the precisions in the facts."""
    sliding_window: int = 0
    """Tokens that windowed layers look back; 0 where no layer is windowed."""
    sliding_layers: int = 0
    """Layers that are windowed."""
    experts: Experts | None = None
    latent: LatentAttention | None = None
    linear: LinearAttention | None = None
    gated_attention: bool = False
    """Whether queries bring a gate of their own size."""
    vision_parameters: int = 0
    """Parameters of the vision tower; 0 for a model of text alone."""
    multimodal: bool = False
    """Whether it takes more than text."""
    vision_peak_gib: float = 0.0
    """What the vision tower's profiling run took at its peak, as seen in logs; 0 where none was seen."""

    @property
    def full_layers(self) -> int:
        """Layers whose KV cache grows with every token."""
        linear = self.linear.layers if self.linear else 0
        return self.layers - self.sliding_layers - linear
