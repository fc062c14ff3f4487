"""Memory of one GPU, to the last GiB: values worked out by hand, and properties of all of them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from inferplane.facts import engine_memory, gpus, precisions
from inferplane.facts.architecture import Architecture
from inferplane.facts.model_config import architecture_of, known
from inferplane.plan.kv_cache import kv_layout
from inferplane.plan.sizing import EngineRun, Gpu, size
from inferplane.plan.weights import checkpoint_gib, parameters, weights_gib

LLAMA_8B = known()["meta-llama/Llama-3.1-8B-Instruct"]
LLAMA_70B = known()["meta-llama/Llama-3.1-70B"]
L4 = Gpu(visible_gib=22.03, capability=(8, 9))
TERMS = engine_memory.of_version("0.25.1")


def run(**changes: object) -> EngineRun:
    given_: dict[str, object] = {
        "precision": "bf16",
        "max_model_len": 8192,
        "max_num_seqs": 16,
        "max_num_batched_tokens": 2048,
        "version": "0.25.1",
    }
    return EngineRun(**(given_ | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "billions"),
    [
        ("meta-llama/Llama-3.1-8B-Instruct", 8.03),
        ("meta-llama/Llama-3.1-70B", 70.55),
        ("Qwen/Qwen3-30B-A3B", 30.53),
        ("mistralai/Mixtral-8x7B", 46.70),
        ("deepseek-ai/DeepSeek-R1", 671.0),
        ("openai/gpt-oss-120b", 116.8),
    ],
)
def test_parameters_are_those_that_publishers_state(name: str, billions: float) -> None:
    assert parameters(known()[name]).total / 1e9 == pytest.approx(billions, rel=0.005)


@pytest.mark.parametrize(
    ("precision", "gib"),
    [
        ("bf16", 8.03e9 * 2 / 2**30),
        ("fp8", (6.98e9 + 2 * 1.05e9) / 2**30),
        ("awq", (6.98e9 * 4.15625 / 8 + 2 * 1.05e9) / 2**30),
    ],
)
def test_weights_are_parameters_times_bytes_with_embeddings_in_sixteen_bits(precision: str, gib: float) -> None:
    assert checkpoint_gib(LLAMA_8B, precision) == pytest.approx(gib, rel=0.005)


def test_a_group_divides_weights_but_not_what_compresses_latent_attention() -> None:
    assert weights_gib(LLAMA_70B, "bf16", tensor_parallel=8) == pytest.approx(131.4 / 8, rel=0.01)
    latent = known()["deepseek-ai/DeepSeek-R1"]
    whole = parameters(latent).compression / 2**30
    assert weights_gib(latent, "fp8", tensor_parallel=8) > weights_gib(latent, "fp8") / 8 + whole * 7 / 8


def test_experts_alone_are_divided_among_data_parallel_engines() -> None:
    model = known()["Qwen/Qwen3-30B-A3B"]
    rest = weights_gib(model, "bf16") - parameters(model).experts * 2 / 2**30
    assert weights_gib(model, "bf16", data_parallel=8) == pytest.approx(
        rest + parameters(model).experts * 2 / 8 / 2**30
    )


@pytest.mark.parametrize(
    ("name", "tensor_parallel", "kib"),
    [
        ("meta-llama/Llama-3.1-8B-Instruct", 1, 128),
        ("meta-llama/Llama-3.1-70B", 1, 320),
        ("meta-llama/Llama-3.1-70B", 8, 40),
        ("meta-llama/Llama-3.1-70B", 16, 40),  # eight KV heads are not divided further
        ("Qwen/Qwen2.5-0.5B", 1, 12),
        ("deepseek-ai/DeepSeek-R1", 1, 68.625),
        ("deepseek-ai/DeepSeek-R1", 8, 68.625),  # a latent vector is whole on every GPU
    ],
)
def test_a_token_takes_what_its_layers_and_kv_heads_take(name: str, tensor_parallel: int, kib: float) -> None:
    layout = kv_layout(known()[name], TERMS, tensor_parallel=tensor_parallel)
    assert layout.bytes_per_token == kib * 1024


def test_windowed_layers_keep_a_window_of_each_request() -> None:
    """gpt-oss-120b, 4 GPUs: 1,024 blocks in full layers and 137 in windowed ones, as its log's 284.25 requests show."""
    layout = kv_layout(known()["openai/gpt-oss-120b"], engine_memory.of_version("0.10.1"), tensor_parallel=4)
    assert layout.blocks_of_request(16384) == 1024 + 137
    assert layout.requests(45.32, 16384) == pytest.approx(284.25, rel=0.001)


def test_layers_with_a_state_enlarge_the_block() -> None:
    """Qwen3-Next, 2 GPUs: blocks of 544 tokens, and one for each group of linear layers, as its log shows."""
    layout = kv_layout(
        known()["Qwen/Qwen3-Next-80B-A3B-Instruct"], engine_memory.of_version("0.10.2"), tensor_parallel=2
    )
    assert layout.block_tokens == 544
    assert layout.requests(44.59, 262144) == pytest.approx(14.77, rel=0.002)


def test_every_gib_of_a_gpu_has_a_term() -> None:
    found = size(LLAMA_8B, run(), L4)
    assert sum(term.gib for term in found.terms) == pytest.approx(22.03)
    assert [term.name for term in found.terms] == [
        "outside the engine's share",
        "weights",
        "activations",
        "CUDA and NCCL",
        "CUDA graphs",
        "KV cache",
    ]


def test_a_model_of_eight_billion_has_little_room_on_an_l4() -> None:
    """22.03 x 0.9 - 14.96 of weights - 0.23 - 0.1 - 0.15: some 4.4 GiB, which hold 35,900 tokens of 128 KiB."""
    found = size(LLAMA_8B, run(), L4)
    assert found.kv_gib == pytest.approx(4.4, abs=0.1)
    assert found.kv_tokens == pytest.approx(35_900, rel=0.03)
    assert found.kv_tokens % 16 == 0
    assert found.verdict == "fits"
    assert size(LLAMA_8B, run(max_model_len=32768), L4).verdict == "tight"
    assert size(LLAMA_8B, run(max_model_len=65536), L4).verdict == "no"


def test_promised_requests_count_at_their_stated_length() -> None:
    assert size(LLAMA_8B, run(), L4, requests=4).verdict == "tight"
    assert size(LLAMA_8B, run(), L4, requests=4, request_tokens=2048).verdict == "fits"
    assert size(LLAMA_8B, run(), L4, requests=12).verdict == "no"


def test_the_longest_context_is_one_that_fits() -> None:
    found = size(LLAMA_8B, run(), L4)
    longest = found.longest_context
    assert size(LLAMA_8B, run(max_model_len=longest), L4).verdict == "tight"
    assert size(LLAMA_8B, run(max_model_len=longest + 16), L4).verdict == "no"


def test_quantized_weights_of_a_multimodal_model_are_guessed_without_their_files_size() -> None:
    model = known()["google/gemma-3-27b-it"]
    big = Gpu(visible_gib=79.18)
    assert size(model, run(precision="awq"), big).verdict == "tight"
    assert size(model, run(precision="awq", checkpoint_gib=17.6), big).verdict == "fits"
    assert size(model, run(), big).verdict == "fits"


def _models() -> some.SearchStrategy[Architecture]:
    shaped = some.builds(
        lambda layers, kv_heads, ratio, head_dim, width, vocab, tied: architecture_of(
            "any",
            {
                "num_hidden_layers": layers,
                "num_attention_heads": kv_heads * ratio,
                "num_key_value_heads": kv_heads,
                "head_dim": head_dim,
                "hidden_size": kv_heads * ratio * head_dim,
                "intermediate_size": width * 128,
                "vocab_size": vocab,
                "tie_word_embeddings": tied,
            },
        ),
        layers=some.integers(1, 128),
        kv_heads=some.sampled_from([1, 2, 4, 8, 16]),
        ratio=some.sampled_from([1, 2, 4, 8]),
        head_dim=some.sampled_from([64, 128, 256]),
        width=some.integers(1, 256),
        vocab=some.integers(1, 300_000),
        tied=some.booleans(),
    )
    return some.one_of(shaped, some.sampled_from(sorted(known().values(), key=lambda each: each.name)))


GPUS = some.sampled_from(
    [Gpu(visible_gib=kind.visible_gib, capability=kind.capability, nvlink=kind.nvlink) for kind in gpus.kinds()]
)
RUNS = some.builds(
    run,
    precision=some.sampled_from(sorted(precisions.known())),
    kv_precision=some.sampled_from(sorted(precisions.kv_known())),
    max_model_len=some.integers(1, 1_000_000),
    max_num_seqs=some.integers(1, 1024),
    max_num_batched_tokens=some.integers(1, 32768),
    utilization=some.floats(0.5, 0.98),
    eager=some.booleans(),
)


@settings(deadline=None)
@given(model=_models(), how=RUNS, gpu=GPUS, more=some.integers(1, 100_000))
def test_more_context_never_needs_less_memory(model: Architecture, how: EngineRun, gpu: Gpu, more: int) -> None:
    import dataclasses

    longer = dataclasses.replace(how, max_model_len=how.max_model_len + more)
    assert size(model, longer, gpu).needed_gib >= size(model, how, gpu).needed_gib
    assert size(model, longer, gpu).kv_gib <= size(model, how, gpu).kv_gib


@settings(deadline=None)
@given(model=_models(), how=RUNS, gpu=GPUS, group=some.sampled_from([1, 2, 4]))
def test_more_gpus_never_lower_the_tokens_where_heads_divide(
    model: Architecture, how: EngineRun, gpu: Gpu, group: int
) -> None:
    import dataclasses

    if model.latent or model.kv_heads % (2 * group):
        return
    here = size(model, dataclasses.replace(how, tensor_parallel=group), gpu)
    there = size(model, dataclasses.replace(how, tensor_parallel=2 * group), gpu)
    assert there.kv_tokens >= here.kv_tokens


@settings(deadline=None)
@given(
    model=_models(),
    how=RUNS,
    gpu=GPUS,
    requests=some.floats(1, 10_000),
    tokens=some.one_of(some.none(), some.integers(1, 1_000_000)),
)
def test_no_input_gives_a_negative_count_or_no_number(
    model: Architecture, how: EngineRun, gpu: Gpu, requests: float, tokens: int | None
) -> None:
    found = size(model, how, gpu, requests=requests, request_tokens=tokens)
    figures = [term.gib for term in found.terms] + [found.needed_gib, found.full_length_requests]
    assert all(math.isfinite(each) for each in figures)
    assert sum(term.gib for term in found.terms) == pytest.approx(gpu.visible_gib)
    assert all(term.gib > 0 for term in found.terms if term.name != "KV cache")
    assert min(found.kv_tokens, found.longest_context, found.needed_gib) >= 0
    if found.verdict != "no":
        assert found.longest_context >= how.max_model_len
