"""Reads a model's `config.json`, as Hugging Face's libraries write it, and refuses what contradicts itself."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from inferplane.errors import Fault, FaultList, shown
from inferplane.facts.architecture import Architecture, Experts, LatentAttention, LinearAttention
from inferplane.facts.table import table

SIZE_LIMIT = 100_000_000
"""Highest value that any size in a configuration is taken for; beyond, the file is not a model's."""

_EXPERT_COUNTS = ("num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts")
_EXPERTS_PER_TOKEN = ("num_experts_per_tok", "num_experts_per_token", "moe_topk")
_WINDOWED = frozenset({"sliding_attention", "chunked_attention"})
_LINEAR = "linear_attention"
_DTYPES = {"bfloat16": "bf16", "float16": "fp16", "float32": "bf16"}
_METHODS = {
    "awq": "awq",
    "bitsandbytes": "bitsandbytes",
    "compressed-tensors": "fp8",
    "fbgemm_fp8": "fp8",
    "fp8": "fp8",
    "gptq": "gptq",
    "modelopt": "fp8",
    "mxfp4": "mxfp4",
}


@cache
def known() -> Mapping[str, Architecture]:
    """The models whose configuration the facts hold, by name."""
    rows = table("architectures")["models"]
    return MappingProxyType({name: architecture_of(name, row["config"]) for name, row in rows.items()})


@cache
def parameters_published() -> Mapping[str, float]:
    """Billions of parameters that a model's publisher states, by name of the model; not all do."""
    rows = table("architectures")["models"]
    return MappingProxyType({name: row["parameters_b"] for name, row in rows.items() if "parameters_b" in row})


def like(name: str) -> tuple[str, ...]:
    """Known models whose names are nearest to this one, up to three: those that hold it, or are spelt like it."""
    short = name.rpartition("/")[2].lower()
    holding = [each for each in known() if short and short in each.lower()]
    close = difflib.get_close_matches(name, known(), n=3, cutoff=0.5)
    return tuple(dict.fromkeys(holding + close))[:3]


def architecture_of(name: str, config: Mapping[str, Any]) -> Architecture:
    """The architecture that a `config.json` describes.

    Args:
        name: What to call it.
        config: The file's content.

    Raises:
        DescriptionError: with every field that is missing, is no size, or contradicts another.
    """
    return _Reader(name, config).architecture()


class _Reader:
    def __init__(self, name: str, config: Mapping[str, Any]) -> None:
        self._name = name
        self._faults = FaultList(f"config.json of {name}")
        text = config.get("text_config")
        if "text_config" in config and not isinstance(text, Mapping):
            self._faults.add("text_config", "must be an object", got=text, cure="take the model's own config.json")
            text = None
        self._whole = config
        self._config: Mapping[str, Any] = {**config, **text} if isinstance(text, Mapping) else config

    def architecture(self) -> Architecture:
        layers = self._size("num_hidden_layers", "n_layer")
        hidden = self._size("hidden_size", "n_embd")
        heads = self._size("num_attention_heads", "n_head")
        latent = self._latent()
        kv_heads = heads if latent else self._size("num_key_value_heads", default=heads)
        head_dim = self._head_dim(hidden, heads, latent)
        experts = self._experts(layers)
        dense = self._size("intermediate_size_mlp", "intermediate_size", "n_inner", default=self._dense(experts))
        vocab = self._size("vocab_size")
        if heads and kv_heads and heads % kv_heads:
            rule = f"must divide num_attention_heads, {heads}"
            self._faults.add("num_key_value_heads", rule, got=kv_heads, cure="take the model's own config.json")
        linear = self._linear(layers)
        positions = self._optional("max_position_embeddings", "max_sequence_length", "n_positions")
        window, windowed = self._sliding(layers, positions)
        if linear and linear.layers + windowed > layers:
            rule = f"must name at most num_hidden_layers, {layers}"
            self._faults.add("layer_types", rule, got=linear.layers + windowed, cure="take the model's own config.json")
        vision = self._whole.get("vision_config")
        facts = self._whole.get("vision_peak_gib", 0.0)
        made = Architecture(
            name=self._name,
            layers=layers,
            hidden_size=hidden,
            intermediate_size=dense,
            heads=heads,
            kv_heads=kv_heads,
            head_dim=head_dim,
            vocab_size=vocab,
            tied_embeddings=self._flag("tie_word_embeddings"),
            positions=positions,
            precision=self._precision(),
            sliding_window=window,
            sliding_layers=windowed,
            experts=experts,
            latent=latent,
            linear=linear,
            gated_attention=bool(linear),
            vision_parameters=_vision_parameters(vision, hidden) if isinstance(vision, Mapping) else 0,
            multimodal=isinstance(vision, Mapping),
            vision_peak_gib=float(facts) if isinstance(facts, int | float) else 0.0,
        )
        self._faults.raise_if_any()
        return made

    def _given(self, *names: str) -> tuple[str, Any]:
        """The first of these fields that is there and not null, and its value."""
        for name in names:
            if self._config.get(name) is not None:
                return name, self._config[name]
        return names[0], None

    def _size(self, *names: str, default: int | None = None) -> int:
        """A positive whole number; 1 where it is refused, so that reading goes on."""
        name, value = self._given(*names)
        if value is None and default is not None:
            return default
        if value is None:
            self._faults.add(name, "is required", cure="take the model's own config.json")
        elif type(value) is not int or not 1 <= value <= SIZE_LIMIT:
            rule = f"must be a whole number between 1 and {SIZE_LIMIT}"
            self._faults.add(name, rule, got=value, cure="take the model's own config.json")
        else:
            return value
        return 1

    def _optional(self, *names: str) -> int | None:
        return None if self._given(*names)[1] is None else self._size(*names)

    def _flag(self, name: str) -> bool:
        value = self._config.get(name, self._whole.get(name))
        if value is not None and not isinstance(value, bool):
            self._faults.add(name, "must be true or false", got=value, cure="take the model's own config.json")
        return value is True

    def _head_dim(self, hidden: int, heads: int, latent: LatentAttention | None) -> int:
        if self._config.get("head_dim") is not None:
            return self._size("head_dim")
        if latent:
            return latent.value_head_dim
        if hidden % heads:
            rule = f"must be divisible by num_attention_heads, {heads}, where head_dim is not given"
            self._faults.add("hidden_size", rule, got=hidden, cure="give head_dim")
            return 1
        return hidden // heads

    def _dense(self, experts: Experts | None) -> int | None:
        """What stands for the dense width where a configuration of experts alone leaves it out."""
        return experts.intermediate_size if experts else None

    def _experts(self, layers: int) -> Experts | None:
        count = self._optional(*_EXPERT_COUNTS)
        if not count or count == 1:
            return None
        name, _ = self._given(*_EXPERTS_PER_TOKEN)
        per_token = self._size(*_EXPERTS_PER_TOKEN)
        if per_token > count:
            rule = f"must be at most the number of experts, {count}"
            self._faults.add(name, rule, got=per_token, cure="take the model's own config.json")
        width = self._size("moe_intermediate_size", "intermediate_size")
        shared = self._optional("shared_expert_intermediate_size") or 0
        if not shared and self._given("n_shared_experts")[1]:
            shared = self._size("n_shared_experts") * width
        if self._config.get("model_type") in ("llama4", "llama4_text"):
            shared = width
        dense = 0 if self._given("first_k_dense_replace")[1] in (None, 0) else self._size("first_k_dense_replace")
        if dense >= layers > 1:
            rule = f"must be less than num_hidden_layers, {layers}"
            self._faults.add("first_k_dense_replace", rule, got=dense, cure="take the model's own config.json")
        step = self._optional("interleave_moe_layer_step", "decoder_sparse_step") or 1
        return Experts(count, per_token, width, shared, max(1, (layers - dense) // step))

    def _latent(self) -> LatentAttention | None:
        if self._config.get("kv_lora_rank") is None:
            return None
        return LatentAttention(
            kv_lora_rank=self._size("kv_lora_rank"),
            rope_head_dim=self._size("qk_rope_head_dim"),
            nope_head_dim=self._size("qk_nope_head_dim"),
            value_head_dim=self._size("v_head_dim"),
            q_lora_rank=self._optional("q_lora_rank") or 0,
            index_heads=self._optional("index_n_heads") or 0,
            index_head_dim=self._optional("index_head_dim") or 0,
        )

    def _linear(self, layers: int) -> LinearAttention | None:
        count = self._layers_of_type(frozenset({_LINEAR}))
        interval = self._optional("full_attention_interval")
        if count is None and interval is not None:
            count = layers - layers // interval
        if not count:
            return None
        return LinearAttention(
            layers=count,
            key_heads=self._size("linear_num_key_heads"),
            value_heads=self._size("linear_num_value_heads"),
            key_head_dim=self._size("linear_key_head_dim"),
            value_head_dim=self._size("linear_value_head_dim"),
            conv_kernel=self._size("linear_conv_kernel_dim"),
            state_bytes=4 if self._config.get("mamba_ssm_dtype") == "float32" else 2,
        )

    def _sliding(self, layers: int, positions: int | None) -> tuple[int, int]:
        """Window and number of windowed layers."""
        window = self._optional("sliding_window", "attention_chunk_size")
        if window is None or self._config.get("use_sliding_window") is False:
            return 0, 0
        if positions is not None and window >= positions:
            return 0, 0
        windowed = self._layers_of_type(_WINDOWED)
        pattern = self._optional("sliding_window_pattern", "no_rope_layer_interval")
        if windowed is None:
            windowed = layers if pattern is None else layers - layers // pattern
        return (window, windowed) if windowed else (0, 0)

    def _layers_of_type(self, kinds: frozenset[str]) -> int | None:
        types = self._config.get("layer_types")
        if types is None:
            return None
        if not isinstance(types, list) or not all(isinstance(each, str) for each in types):
            self._faults.add("layer_types", "must be a list of names", got=types, cure="take the model's own")
            return None
        layers = self._config.get("num_hidden_layers")
        if isinstance(layers, int) and len(types) != layers:
            rule = f"must have one entry for each of num_hidden_layers, {layers}"
            self._faults.add("layer_types", rule, got=len(types), cure="take the model's own config.json")
        return sum(each in kinds for each in types)

    def _precision(self) -> str:
        quantization = self._whole.get("quantization_config", self._config.get("quantization_config"))
        if isinstance(quantization, Mapping):
            method = quantization.get("quant_method")
            if method in _METHODS:
                return _METHODS[method]
            cure = f"use one of {', '.join(sorted(_METHODS))}"
            self._faults.extend(
                [Fault("quantization_config.quant_method", "must be a method that is known", shown(method), cure)]
            )
        name, dtype = self._given("torch_dtype", "dtype")
        if dtype is None:
            return "bf16"
        if dtype not in _DTYPES:
            self._faults.add(name, f"must be one of {', '.join(sorted(_DTYPES))}", got=dtype, cure="write it so")
        return _DTYPES.get(dtype, "bf16") if isinstance(dtype, str) else "bf16"


def _vision_parameters(vision: Mapping[str, Any], hidden: int) -> int:
    """Parameters of a vision transformer and of the projector behind it; 0 where its shape is not known."""

    def size(*names: str) -> int:
        return next((vision[name] for name in names if type(vision.get(name)) is int and vision[name] > 0), 0)

    width = size("embed_dim", "hidden_size")
    depth = size("depth", "num_hidden_layers")
    inner = size("intermediate_size") or 4 * width
    merged = width * max(1, size("spatial_merge_size")) ** 2
    matrices = 3 if vision.get("hidden_act") == "silu" else 2  # a gate beside the two
    return depth * (4 * width * width + matrices * width * inner) + merged * (merged + hidden)
