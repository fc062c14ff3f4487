"""Architectures: those that are known, and those that a `config.json` describes, or fails to."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.facts import checkpoints, precisions
from inferplane.facts.checkpoints import read_checkpoint, read_header, weights_gib
from inferplane.facts.model_config import architecture_of, known, parameters_published
from inferplane.facts.table import table
from inferplane.plan.weights import parameters

LLAMA: dict[str, Any] = {
    "num_hidden_layers": 32,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "hidden_size": 4096,
    "intermediate_size": 14336,
    "vocab_size": 128256,
    "max_position_embeddings": 131072,
    "torch_dtype": "bfloat16",
}
MOE = LLAMA | {"num_local_experts": 8, "num_experts_per_tok": 2}


def test_at_least_forty_models_are_known_each_with_its_source() -> None:
    rows = table("architectures")["models"]
    assert len(rows) >= 40
    assert all(row["source"] for row in rows.values())
    assert all(model.precision in precisions.known() for model in known().values())


@pytest.mark.parametrize("name", sorted(parameters_published()))
def test_a_shape_has_the_parameters_that_its_publisher_states(name: str) -> None:
    """Vision towers and what only training uses are left out of some counts: 5 % there, 1 % elsewhere."""
    model = known()[name]
    tolerance = 0.08 if model.multimodal or model.linear else 0.015
    assert parameters(model).total / 1e9 == pytest.approx(parameters_published()[name], rel=tolerance)


@pytest.mark.parametrize("name", sorted(known()))
def test_a_known_model_says_how_long_its_context_may_be(name: str) -> None:
    positions = known()[name].positions
    assert positions is not None
    assert 2048 <= positions <= 20_000_000


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (LLAMA, {"head_dim": 128, "precision": "bf16", "positions": 131072, "full_layers": 32}),
        (LLAMA | {"num_key_value_heads": None}, {"kv_heads": 32}),
        ({"text_config": LLAMA, "vision_config": {"hidden_size": 1024}}, {"layers": 32, "multimodal": True}),
        (LLAMA | {"quantization_config": {"quant_method": "awq"}}, {"precision": "awq"}),
        (LLAMA | {"torch_dtype": "float16"}, {"precision": "fp16"}),
        (LLAMA | {"sliding_window": 4096}, {"sliding_layers": 32, "full_layers": 0}),
        (LLAMA | {"sliding_window": 4096, "use_sliding_window": False}, {"sliding_layers": 0}),
        (LLAMA | {"sliding_window": 131072}, {"sliding_layers": 0}),
        (LLAMA | {"sliding_window": 1024, "sliding_window_pattern": 6}, {"sliding_layers": 27, "full_layers": 5}),
        (
            LLAMA | {"sliding_window": 128, "layer_types": ["sliding_attention", "full_attention"] * 16},
            {"sliding_layers": 16},
        ),
        (LLAMA | {"first_k_dense_replace": 3, **MOE}, {"intermediate_size": 14336}),
    ],
)
def test_a_configuration_is_read_as_the_libraries_write_it(config: dict[str, Any], expected: dict[str, Any]) -> None:
    found = architecture_of("a/model", config)
    assert {key: getattr(found, key) for key in expected} == expected


@pytest.mark.parametrize(
    ("config", "fault"),
    [
        ({}, "num_hidden_layers: is required"),
        (LLAMA | {"hidden_size": -1}, "hidden_size: must be a whole number between 1 and 100000000, got -1"),
        (LLAMA | {"hidden_size": 10**30}, "hidden_size: must be a whole number between 1 and 100000000"),
        (LLAMA | {"hidden_size": "4096"}, 'hidden_size: must be a whole number between 1 and 100000000, got "4096"'),
        (LLAMA | {"num_hidden_layers": True}, "num_hidden_layers: must be a whole number"),
        (LLAMA | {"num_attention_heads": 33}, "hidden_size: must be divisible by num_attention_heads, 33"),
        (LLAMA | {"num_key_value_heads": 5}, "num_key_value_heads: must divide num_attention_heads, 32, got 5"),
        (LLAMA | {"quantization_config": {"quant_method": "magic"}}, 'must be a method that is known, got "magic"'),
        (LLAMA | {"torch_dtype": "int3"}, "torch_dtype: must be one of bfloat16, float16, float32"),
        (LLAMA | {"layer_types": ["full_attention"]}, "layer_types: must have one entry for each"),
        (LLAMA | {"layer_types": "all", "sliding_window": 8}, "layer_types: must be a list of names"),
        (LLAMA | {"tie_word_embeddings": "no"}, "tie_word_embeddings: must be true or false"),
        (MOE | {"num_experts_per_tok": 9}, "num_experts_per_tok: must be at most the number of experts, 8, got 9"),
        (MOE | {"num_experts_per_tok": None}, "num_experts_per_tok: is required"),
        (MOE | {"first_k_dense_replace": 40}, "first_k_dense_replace: must be less than num_hidden_layers, 32"),
        (LLAMA | {"kv_lora_rank": 512}, "qk_rope_head_dim: is required"),
        ({"text_config": []}, "text_config: must be an object"),
    ],
)
def test_a_configuration_that_contradicts_itself_is_refused(config: dict[str, Any], fault: str) -> None:
    with pytest.raises(DescriptionError, match=re.escape(fault)):
        architecture_of("a/model", config)


def test_all_faults_of_a_configuration_come_at_once() -> None:
    with pytest.raises(DescriptionError) as raised:
        architecture_of("a/model", {"hidden_size": 0, "vocab_size": "many"})
    assert len(raised.value.faults) >= 4


def safetensors(path: Path, header: bytes, length: int | None = None) -> Path:
    path.write_bytes(struct.pack("<Q", len(header) if length is None else length) + header)
    return path


def tensor(shape: list[Any], begin: Any, end: Any, dtype: str = "BF16") -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


def test_a_folder_is_read_with_the_size_of_its_weights(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(json.dumps(LLAMA))
    (tmp_path / checkpoints.INDEX).write_text(json.dumps({"metadata": {"total_size": 16 * 2**30}}))
    found = read_checkpoint(tmp_path, name="ours")
    assert (found.architecture.name, found.weights_gib) == ("ours", 16)


def test_headers_tell_the_size_where_there_is_no_index(tmp_path: Path) -> None:
    header = json.dumps({"__metadata__": {}, "a": tensor([2, 3], 0, 12), "b": tensor([4], 12, 28, "F32")}).encode()
    safetensors(tmp_path / "model.safetensors", header)
    assert read_header(tmp_path / "model.safetensors") == 28
    assert weights_gib(tmp_path) == 28 / 2**30


def test_a_registry_manifest_tells_model_and_size(tmp_path: Path) -> None:
    objects = [{"key": "v7/model.safetensors", "bytes": 2**30}, {"key": "v7/tokenizer.json", "bytes": 5}]
    (tmp_path / "manifest.json").write_text(json.dumps({"model": "summary", "config": LLAMA, "objects": objects}))
    found = read_checkpoint(tmp_path / "manifest.json")
    assert (found.architecture.name, found.weights_gib) == ("summary", 1)


@pytest.mark.parametrize(
    ("header", "length", "fault"),
    [
        (b"{}", 2**40, "must have between 2 and"),
        (b"{}", 0, "must have between 2 and"),
        (b"{}", 50, "must have the 50 bytes that it says, got 2"),
        (b"{x", None, "must be JSON"),
        (b"[]", None, "must be a JSON object"),
        (b'{"a": 1}', None, "[a].dtype: must be a type of safetensors"),
        (json.dumps({"a": tensor([2], 0, 4, "F99")}).encode(), None, "[a].dtype"),
        (json.dumps({"a": tensor([-2], 0, 4)}).encode(), None, "[a].shape"),
        (json.dumps({"a": tensor([2], 4, 0)}).encode(), None, "[a].data_offsets: must be where"),
        (json.dumps({"a": tensor([2], 0, 5)}).encode(), None, "[a].data_offsets: must hold the 4 bytes"),
        (b"[" * 100_000, None, "must be JSON"),
    ],
)
def test_a_corrupt_header_is_refused(tmp_path: Path, header: bytes, length: int | None, fault: str) -> None:
    with pytest.raises(DescriptionError, match=re.escape(fault)):
        read_header(safetensors(tmp_path / "model.safetensors", header, length))


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("config.json", "{", "must be JSON"),
        ("config.json", "[]", "must be a JSON object"),
        ("config.json", '{"a": "' + "x" * checkpoints.CONFIG_LIMIT + '"}', "must have at most"),
        ("manifest.json", "{}", "config: must be the model's config.json"),
        ("manifest.json", json.dumps({"config": LLAMA, "objects": []}), "objects: must list"),
        ("manifest.json", json.dumps({"config": LLAMA, "objects": [{"bytes": -1}]}), "objects[0].bytes"),
    ],
)
def test_a_corrupt_file_is_refused(tmp_path: Path, name: str, content: str, fault: str) -> None:
    (tmp_path / name).write_text(content)
    with pytest.raises(DescriptionError, match=re.escape(fault)):
        read_checkpoint(tmp_path / name)


@pytest.mark.parametrize("total", ["many", -1, 0, True, None])
def test_an_index_without_a_size_is_refused(tmp_path: Path, total: Any) -> None:
    (tmp_path / "config.json").write_text(json.dumps(LLAMA))
    (tmp_path / checkpoints.INDEX).write_text(json.dumps({"metadata": {"total_size": total}}))
    with pytest.raises(DescriptionError, match="total_size: must be a positive number"):
        read_checkpoint(tmp_path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DescriptionError, match="must be readable, got"):
        read_checkpoint(tmp_path / "nothing")
