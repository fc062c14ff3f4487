"""Reads a model's own files: `config.json`, the index or header of its safetensors, our registry's manifest.

Only small, named files are read, never the weights themselves; what is corrupt or huge is refused.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from inferplane.errors import DescriptionError, Fault, shown
from inferplane.facts.architecture import Architecture
from inferplane.facts.json_file import parse_json, read_json
from inferplane.facts.model_config import architecture_of

CONFIG_LIMIT = 4 * 2**20
"""Bytes of the largest `config.json` that is read."""
INDEX_LIMIT = 64 * 2**20
"""Bytes of the largest index, or manifest, that is read."""
HEADER_LIMIT = 100 * 10**6
"""Bytes of the largest header of a safetensors file: the format's own limit."""
INDEX = "model.safetensors.index.json"
MANIFEST = "manifest.json"

_TAKE = "take the file from the model's repository"
_DTYPE_BITS = {
    "BOOL": 8, "U8": 8, "I8": 8, "F8_E5M2": 8, "F8_E4M3": 8, "F8_E8M0": 8,
    "I16": 16, "U16": 16, "F16": 16, "BF16": 16,
    "I32": 32, "U32": 32, "F32": 32,
    "F64": 64, "I64": 64, "U64": 64, "F4": 4,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What a model's files say of it."""

    architecture: Architecture
    weights_gib: float | None
    """GiB of its weights; None where no file told."""


def read_checkpoint(path: str | Path, *, name: str | None = None) -> Checkpoint:
    """Read a model from its `config.json`, or from the folder or the registry's manifest that holds it.

    Beside a `config.json`, the size of the weights is taken from `model.safetensors.index.json`, or from the headers of
    the safetensors files that lie there.

    Args:
        path: The file, or its folder.
        name: What to call the model; the folder's name by default.

    Raises:
        DescriptionError: when a file is missing, corrupt, too large, or contradicts itself.
    """
    given = Path(path)
    if given.name == MANIFEST:
        return _from_manifest(given, name)
    file = given / "config.json" if given.is_dir() else given
    config = _object(file, CONFIG_LIMIT)
    called = name or config.get("_name_or_path") or file.resolve().parent.name
    return Checkpoint(architecture_of(str(called), config), weights_gib(file.parent))


def weights_gib(folder: Path) -> float | None:
    """GiB of the safetensors weights that lie in a folder; None where there are none."""
    index = folder / INDEX
    if index.exists():
        metadata = _object(index, INDEX_LIMIT).get("metadata")
        total = metadata.get("total_size") if isinstance(metadata, Mapping) else None
        if isinstance(total, bool) or not isinstance(total, int | float) or not 0 < total < math.inf:
            raise _refuse(index, "metadata.total_size", "must be a positive number of bytes", total)
        return float(total) / 2**30
    files = sorted(folder.glob("*.safetensors"))
    return sum(read_header(file) for file in files) / 2**30 if files else None


def read_header(path: str | Path) -> int:
    """Bytes of the tensors of one safetensors file, from its header alone.

    Raises:
        DescriptionError: when the header is cut, too large, no JSON, or its tensors contradict their offsets.

    See https://huggingface.co/docs/safetensors/index#format.
    """
    file = Path(path)
    try:
        with file.open("rb") as stream:
            head = stream.read(8)
            length = struct.unpack("<Q", head)[0] if len(head) == 8 else 0
            if not 2 <= length <= HEADER_LIMIT:
                raise _refuse(file, "header", f"must have between 2 and {HEADER_LIMIT} bytes", length)
            text = stream.read(length)
    except OSError as error:
        raise _refuse(file, "", "must be readable", error.strerror) from None
    if len(text) < length:
        raise _refuse(file, "header", f"must have the {length} bytes that it says", len(text))
    tensors = _mapping(file, parse_json(file, text, _TAKE))
    end = 0
    for tensor, held in tensors.items():
        if tensor != "__metadata__":
            end = max(end, _tensor_end(file, tensor, held))
    return end


def _tensor_end(file: Path, tensor: str, held: Any) -> int:
    """Where a tensor's bytes end, of which there must be as many as its shape says."""
    field = f"[{tensor}]"
    if not isinstance(held, Mapping) or held.get("dtype") not in _DTYPE_BITS:
        raise _refuse(file, f"{field}.dtype", "must be a type of safetensors", held)
    shape, offsets = held.get("shape"), held.get("data_offsets")
    if not _sizes(shape):
        raise _refuse(file, f"{field}.shape", "must be a list of sizes", shape)
    if not _sizes(offsets) or len(offsets) != 2 or offsets[0] > offsets[1]:
        raise _refuse(file, f"{field}.data_offsets", "must be where its bytes begin and end", offsets)
    needed = -(-math.prod(shape) * _DTYPE_BITS[held["dtype"]] // 8)
    if offsets[1] - offsets[0] != needed:
        raise _refuse(file, f"{field}.data_offsets", f"must hold the {needed} bytes of its shape", offsets)
    return int(offsets[1])


def _sizes(value: Any) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(each) is int and 0 <= each < 2**63 for each in value)


def _from_manifest(file: Path, name: str | None) -> Checkpoint:
    """A model from our registry's manifest: its configuration, and the objects of one version with their sizes."""
    manifest = _object(file, INDEX_LIMIT)
    config, objects = manifest.get("config"), manifest.get("objects")
    if not isinstance(config, Mapping):
        raise _refuse(file, "config", "must be the model's config.json", config)
    if not isinstance(objects, list) or not objects:
        raise _refuse(file, "objects", "must list the version's objects", objects)
    total = 0
    for index, each in enumerate(objects):
        size = each.get("bytes") if isinstance(each, Mapping) else None
        if type(size) is not int or size < 0:
            raise _refuse(file, f"objects[{index}].bytes", "must be a number of bytes", size)
        if str(each.get("key", "")).endswith(".safetensors"):
            total += size
    called = name or str(manifest.get("model") or file.resolve().parent.name)
    return Checkpoint(architecture_of(called, config), total / 2**30 if total else None)


def _object(file: Path, limit: int) -> Mapping[str, Any]:
    return _mapping(file, read_json(file, limit, _TAKE))


def _mapping(file: Path, content: Any) -> Mapping[str, Any]:
    if not isinstance(content, dict):
        raise _refuse(file, "", "must be a JSON object", type(content).__name__)
    return content


def _refuse(file: Path, field: str, rule: str, got: object) -> DescriptionError:
    return DescriptionError(str(file), [Fault(field or "file", rule, shown(got), _TAKE)])
