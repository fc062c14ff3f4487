"""What serves a model: vLLM or TGI, with the arguments that decide memory and speed; knows no cluster."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, shown
from inferplane.facts import vllm
from inferplane.spec.value import Value, refuse_all

TOKENS_LIMIT = 10_485_760
"""Tokens of the longest context that is accepted."""
UTILIZATION_MIN, UTILIZATION_MAX = 0.1, 0.98
"""Bounds of the share of GPU memory that vLLM may take; above, CUDA's own needs have no room."""

Tokens = Annotated[int, Field(ge=1, le=TOKENS_LIMIT)]
_OWN_FLAGS = (
    "--dtype",
    "--gpu-memory-utilization",
    "--host",
    "--kv-cache-dtype",
    "--load-format",
    "--max-model-len",
    "--max-num-batched-tokens",
    "--max-num-seqs",
    "--model",
    "--port",
    "--quantization",
    "--served-model-name",
    "--tensor-parallel-size",
)


def _extra_faults(args: tuple[str, ...]) -> list[Fault]:
    return [
        Fault(f"extra_args[{index}]", "must not repeat what a field says", shown(arg), "use the field")
        for index, arg in enumerate(args)
        if arg.partition("=")[0] in _OWN_FLAGS
    ]


class Vllm(Value):
    """The vLLM server, with its OpenAI-compatible API.

    See https://docs.vllm.ai/en/stable/cli/serve.html.
    """

    max_model_len: Tokens = 4096
    """Tokens of prompt and answer together that one request may have."""
    gpu_memory_utilization: Annotated[float, Field(ge=UTILIZATION_MIN, le=UTILIZATION_MAX)] | None = None
    """Share of GPU memory for weights, activations and KV cache; 0.9, divided among the engines that take turns on one
    GPU, by default. Always written out, since vLLM's own default moves."""
    max_num_seqs: Annotated[int, Field(ge=1, le=65536)] | None = None
    """Requests in one batch; where the plan places the model, as many as are in flight, and 8 at least, by default."""
    max_num_batched_tokens: Annotated[int, Field(ge=1, le=1_048_576)] | None = None
    """Tokens in one batch; vLLM's default for the GPU by default, which the plan writes out."""
    dtype: Literal["auto", "bfloat16", "float16"] = "auto"
    """Precision of what is not quantized; that of the weights by default."""
    enforce_eager: bool = False
    """Run without CUDA graphs: slower, and with a little more room."""
    quantization: Literal["awq", "awq_marlin", "bitsandbytes", "fp8", "gptq", "gptq_marlin", "mxfp4"] | None = None
    """How weights are quantized; what the model's own configuration says, by default."""
    kv_cache_dtype: Literal["auto", "fp8", "fp8_e4m3", "fp8_e5m2"] = "auto"
    """Precision of the KV cache; that of the model by default."""
    prefix_caching: bool = True
    """Keep the KV cache of common beginnings of prompts."""
    extra_args: tuple[str, ...] = ()
    """Further arguments, such as `--enable-chunked-prefill`; none that another field says."""

    @model_validator(mode="after")
    def _judge(self) -> Vllm:
        faults = _extra_faults(self.extra_args)
        faults += [fault.under("extra_args") for fault in vllm.argument_faults(self.extra_args)]
        refuse_all(type(self).__name__, faults)
        return self


class Tgi(Value):
    """Hugging Face's Text Generation Inference; in maintenance mode, which the synthesis warns of.

    See https://github.com/huggingface/text-generation-inference.
    """

    max_total_tokens: Tokens = 4096
    """Tokens of prompt and answer together that one request may have."""
    max_input_tokens: Tokens = 3072
    """Tokens of the prompt."""
    max_concurrent_requests: Annotated[int, Field(ge=1, le=65536)] = 128
    """Requests that are taken at once; others are refused."""
    quantize: Literal["awq", "eetq", "exl2", "fp8", "gptq", "marlin"] | None = None
    """How weights are quantized; not at all by default."""
    extra_args: tuple[str, ...] = ()
    """Further arguments of `text-generation-launcher`."""

    @model_validator(mode="after")
    def _judge(self) -> Tgi:
        faults = _extra_faults(self.extra_args)
        if self.max_input_tokens >= self.max_total_tokens:
            rule = f"must be less than max_total_tokens, {self.max_total_tokens}"
            faults.append(Fault("max_input_tokens", rule, shown(self.max_input_tokens), "leave room for the answer"))
        refuse_all(type(self).__name__, faults)
        return self


Engine = Vllm | Tgi
"""What serves a model."""
