"""The inference engines and their settings; knows no command line and no framework."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.spec.value import Value, checked, refuse_all

DEFAULT_GPU_MEMORY = 0.90
"""Share of a GPU's memory that an engine takes. Always written out: vLLM's own default moved from 0.90 to 0.92."""

Dtype = Literal["auto", "bfloat16", "float16", "float32"]
"""The type of the weights as they are computed with."""

_FLAG = re.compile(r"--[a-z][a-z0-9-]*(=.*)?", re.DOTALL)
_Share = Annotated[float, Field(gt=0, le=1)]
_Positive = Annotated[int, Field(ge=1)]


def _flag(value: str) -> str | None:
    return None if _FLAG.fullmatch(value) else "must be one flag in kebab case, with its value behind ="


Flag = Annotated[str, checked(_flag, 'write it as "--chat-template=/mnt/models/chat.jinja"')]
"""One flag of an engine, such as `--enable-lora` or `--max-loras=4`."""


class Vllm(Value):
    """vLLM, which serves OpenAI's API.

    See https://docs.vllm.ai/en/latest/cli/serve/.
    """

    max_model_len: _Positive
    """Tokens of one request, prompt and answer together."""
    gpu_memory_utilization: _Share = DEFAULT_GPU_MEMORY
    """Share of each GPU's memory that weights, activations and KV cache may take."""
    max_num_seqs: _Positive | None = None
    """Requests that are computed at once; vLLM's own choice by default."""
    max_num_batched_tokens: _Positive | None = None
    """Tokens that one step computes; vLLM's own choice by default."""
    quantization: str | None = None
    """How the weights are quantized, such as `awq` or `fp8`; as the model's configuration says by default."""
    kv_cache_dtype: Literal["auto", "bfloat16", "fp8", "fp8_e4m3", "fp8_e5m2"] | None = None
    """Type of the KV cache; that of the model by default."""
    dtype: Dtype | None = None
    """Type that is computed with; as the model's configuration says by default."""
    enable_prefix_caching: bool = True
    """Whether the KV cache of equal beginnings is shared between requests."""
    enforce_eager: bool = False
    """Whether CUDA graphs are left out: a faster start and slower answers."""
    trust_remote_code: bool = False
    """Whether Python code that comes with the weights may run."""
    tool_call_parser: str | None = None
    """Parser of tool calls in answers, such as `hermes`; tools are off by default."""
    reasoning_parser: str | None = None
    """Parser of reasoning in answers, such as `qwen3`; none by default."""
    flags: tuple[Flag, ...] = ()
    """Further flags, as on vLLM's command line."""

    @model_validator(mode="after")
    def _flags_are_not_fields(self) -> Vllm:
        refuse_all(type(self).__name__, _flags_of_fields(self, self.flags, _VLLM_OWN))
        return self


class Tgi(Value):
    """Text Generation Inference, which its makers only maintain; vLLM is the choice for what is new.

    See https://huggingface.co/docs/text-generation-inference/reference/launcher.
    """

    max_input_tokens: _Positive
    """Tokens of one prompt."""
    max_total_tokens: _Positive
    """Tokens of one request, prompt and answer together."""
    cuda_memory_fraction: _Share = DEFAULT_GPU_MEMORY
    """Share of each GPU's memory that the engine may take."""
    max_concurrent_requests: _Positive | None = None
    """Requests beyond which it answers that it is overloaded; its own choice by default."""
    max_batch_prefill_tokens: _Positive | None = None
    """Tokens of prompts that one step computes; its own choice by default."""
    quantize: str | None = None
    """How the weights are quantized, such as `awq`; as the model's configuration says by default."""
    kv_cache_dtype: Literal["fp8_e4m3fn", "fp8_e5m2"] | None = None
    """Type of the KV cache; that of the model by default."""
    dtype: Literal["bfloat16", "float16"] | None = None
    """Type that is computed with; as the model's configuration says by default."""
    trust_remote_code: bool = False
    """Whether Python code that comes with the weights may run."""
    flags: tuple[Flag, ...] = ()
    """Further flags, as on the launcher's command line."""

    @model_validator(mode="after")
    def _holds_together(self) -> Tgi:
        faults = _flags_of_fields(self, self.flags, _TGI_OWN)
        if self.max_input_tokens >= self.max_total_tokens:
            faults.append(
                Fault(
                    "max_input_tokens",
                    f"must be less than max_total_tokens, {self.max_total_tokens}",
                    shown(self.max_input_tokens),
                    "leave tokens for the answer",
                )
            )
        refuse_all(type(self).__name__, faults)
        return self


Engine = Vllm | Tgi
"""An inference engine with its settings."""

_COMMON_OWN = frozenset({"host", "port"})
_VLLM_OWN = _COMMON_OWN | {
    "model",
    "served-model-name",
    "tensor-parallel-size",
    "load-format",
    "enable-auto-tool-choice",
}
_TGI_OWN = _COMMON_OWN | {"model-id", "num-shard", "hostname"}


def _flags_of_fields(engine: Value, flags: tuple[str, ...], own: frozenset[str]) -> list[Fault]:
    faults: list[Fault] = []
    fields = {name.replace("_", "-"): name for name in type(engine).model_fields if name != "flags"}
    for index, flag in enumerate(flags):
        name = flag.removeprefix("--").partition("=")[0]
        plain = name.removeprefix("no-")
        if plain in fields:
            cure = f"use the field {fields[plain]}"
            faults.append(Fault(f"flags[{index}]", "must not repeat a field", shown(flag), cure))
        elif name in own:
            cure = "remove it: the model's name, placement and loading decide it"
            faults.append(Fault(f"flags[{index}]", "must not set what the server sets itself", shown(flag), cure))
    return faults
