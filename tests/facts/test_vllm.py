"""The flags of `vllm serve`: what the pinned version takes, and what it does not."""

from __future__ import annotations

import pytest

from inferplane.errors import DescriptionError
from inferplane.facts import components, vllm
from inferplane.spec.engines import Vllm


def test_the_flags_are_those_of_the_image_that_is_served() -> None:
    assert components.engine_image("vllm").upstream.endswith(f":v{vllm.version()}")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--enable-chunked-prefill",),
        ("--no-enable-chunked-prefill",),
        ("--block-size=32",),
        ("--block-size", "32"),
        ("--max-lora-rank=64", "--enable-lora"),
        ("--kv-cache-memory-bytes=4G",),
        ("--limit-mm-per-prompt.image=3",),
        ("--watermark=0.05",),
        ("-tp", "2"),
        ("--seed=-1",),
    ],
    ids=str,
)
def test_what_the_version_takes_is_taken(arguments: tuple[str, ...]) -> None:
    assert vllm.argument_faults(arguments) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--swap-space=4",), '[0]: must be a flag of vLLM 0.25.1, got "--swap-space"'),
        (("--disable-log-requests",), "must be a flag of vLLM 0.25.1"),
        (("--max-num-seq=3",), "did you mean --max-num-seqs?"),
        (("--enable-lora", "--max-lora-rank=7"), "[1]: must be one of 1, 8, 16, 32"),
        (("--block-size=0",), "must be more than 0 for --block-size"),
        (("--block-size", "many"), 'must be a whole number for --block-size, got "many"'),
        (("--watermark=1",), "must be less than 1 for --watermark"),
        (("--max-loras=0",), "must be at least 1 for --max-loras"),
        (("--cpu-offload-gb=-1",), "must be at least 0 for --cpu-offload-gb"),
    ],
    ids=str,
)
def test_what_it_does_not_take_is_named_with_its_cure(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        Vllm(extra_args=arguments)
    assert message in str(raised.value)
    assert "extra_args[" in str(raised.value)


@pytest.mark.parametrize(
    ("gpu", "gib", "tokens", "sequences"),
    [("h100", 79.18, 8192, 1024), ("a100", 79.25, 2048, 256), ("l4", 22.03, 2048, 256), ("h200", 139.8, 8192, 1024)],
)
def test_a_batch_is_as_large_as_the_version_makes_it(gpu: str, gib: float, tokens: int, sequences: int) -> None:
    assert vllm.batch_defaults(gpu, gib) == vllm.BatchDefaults(tokens, sequences)
