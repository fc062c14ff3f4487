"""What is read, how, and what is refused: every bound holds in time and memory, and nothing ends in a traceback."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inferplane.checks.judge import judge
from inferplane.checks.objects import sorted_out
from inferplane.checks.reading import DEPTH_LIMIT, FILE_LIMIT_MIB, Reading, read

POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: one}\n"


def written(folder: Path, text: str | bytes, name: str = "a.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def value(folder: Path, text: str) -> Any:
    (found,) = read([str(written(folder, f"value: {text}\n"))]).documents
    return found[0]["value"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("yes", True),
        ("Off", False),
        ("y", True),
        ("~", None),
        ("", None),
        ("0644", 420),
        ("0o17", 15),
        ("0x1F", 31),
        ("0999", 999.0),
        ("1e3", 1000.0),
        ("1.10", 1.1),
        ("12:30:45", "12:30:45"),
        ("2026-12-01", "2026-12-01"),
        ("v1.10", "v1.10"),
        ("=", "="),
        ('"1.10"', "1.10"),
        ("!!str 8", "8"),
        ("'yes'", "yes"),
        ("!Ref Queue", {"Ref": "Queue"}),
        ("!GetAtt Queue.Arn", {"Fn::GetAtt": ["Queue", "Arn"]}),
        ("!Sub '${Queue}-x'", {"Fn::Sub": "${Queue}-x"}),
        ("!Join ['-', [a, b]]", {"Fn::Join": ["-", ["a", "b"]]}),
    ],
)
def test_a_scalar_is_what_kubectl_and_cloudformation_make_of_it(tmp_path: Path, text: str, expected: Any) -> None:
    assert value(tmp_path, text) == expected


def test_a_merged_mapping_gives_way_to_what_is_written(tmp_path: Path) -> None:
    text = "base: &base {a: 1, b: 2}\nvalue:\n  <<: *base\n  b: 3\n"
    (found,) = read([str(written(tmp_path, text))]).documents
    assert found[0]["value"] == {"a": 1, "b": 3}


def test_a_list_is_what_it_holds() -> None:
    listed = {"apiVersion": "v1", "kind": "List", "items": [{"apiVersion": "v1", "kind": "Pod", "metadata": {}}]}
    made: Any = SimpleNamespace(file="a", line=1)
    assert [each.kind for each in sorted_out([(listed, made)]).objects] == ["Pod"]


def test_folders_are_read_and_nothing_outside_of_them(tmp_path: Path) -> None:
    outside = written(tmp_path / "outside", POD)
    folder = tmp_path / "inside"
    written(folder, POD, "deep/a.yml")
    written(folder, "{}", "b.json")
    written(folder, POD, "notes.txt")
    written(folder, POD, ".git/c.yaml")
    (folder / "link.yaml").symlink_to(outside)
    (folder / "linked").symlink_to(outside.parent)
    found = read([str(folder)])
    assert [place.file for _, place in found.documents] == [str(folder / "b.json"), str(folder / "deep/a.yml")]
    assert found.faults == []


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(f"{POD}---\n{POD}".encode())))
    assert [(place.file, place.line) for _, place in read(["-"]).documents] == [("-", 1), ("-", 4)]


def test_a_broken_document_takes_no_other_with_it(tmp_path: Path) -> None:
    path = written(tmp_path, f"{POD}---\nkind: [\n---\n{POD}")
    found = read([str(path)])
    assert [place.line for _, place in found.documents] == [1, 6]
    (fault,) = found.faults
    assert fault.field in (f"{path}:5", f"{path}:6")


def bomb(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, levels)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        ("[" * 100_000, "nesting depth"),
        ("[" * (DEPTH_LIMIT + 1) + "]" * (DEPTH_LIMIT + 1), "within each other"),
        ("{a: " * 50_000, "within each other"),
        (bomb(12), "aliases included"),
        ("a: *nobody", "before its alias"),
        ("a: &a [*a]", "before its alias"),
        ("a: 1\na: 2", "must name the key a once"),
        ("? [a, b]\n: c", "must have texts as keys"),
        ("a: {{ .Values.b }}", "must have texts as keys"),
        ("a: b: c", "must be YAML"),
        ("\t- a", "must be YAML"),
        (b"\xff\xfe\x00", "must be UTF-8"),
        (b"a: \x00", "must be YAML"),
        (b"x" * (FILE_LIMIT_MIB * 2**20 + 1), "must be at most 20 MiB"),
        ("a: 0b_", "must be YAML"),
        (f"a: {'9' * 5000}", ""),
        (f"a: {'x' * 2_000_000}", ""),
    ],
    ids=lambda each: str(each)[:20],
)
def test_a_hostile_file_is_refused_with_its_line(tmp_path: Path, content: str | bytes, rule: str) -> None:
    found = read([str(written(tmp_path, content))])
    if rule:
        (fault,) = found.faults
        assert rule in str(fault)
    else:
        assert not found.faults


@pytest.mark.parametrize("content", ["[" * 100_000, '{"a": ' * 100_000, '{"a": }', "[" * 150 + "]" * 150, "NaN }"])
def test_hostile_json_is_refused(tmp_path: Path, content: str) -> None:
    found = read([str(written(tmp_path, content, "a.json"))])
    assert len(found.faults) == 1
    assert not found.documents


def test_what_is_not_there_is_a_fault(tmp_path: Path) -> None:
    (fault,) = read([str(tmp_path / "nobody.yaml")]).faults
    assert "No such file" in str(fault)


def judged(found: Reading) -> None:
    judge(sorted_out(found.documents, found.texts))


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    judged(read([str(written(tmp_path_factory.getbasetemp(), content, "any.yaml"))]))


@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@`, \n\t0123yn=<.", max_size=80))
def test_any_text_of_yamls_own_characters_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, content: str
) -> None:
    judged(read([str(written(tmp_path_factory.getbasetemp(), content, "any.yaml"))]))
