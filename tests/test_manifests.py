"""`dist/`: every value survives any YAML parser, no object is lost, and nothing is half-written."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML

from inferplane import manifests
from inferplane.errors import DescriptionError

MISREAD = [
    "", " ", "~", "null", "Null", "NULL", "y", "Y", "n", "N", "yes", "No", "on", "OFF", "true", "False",
    "0o17", "017", "0644", "0x1F", "0b11", "1_000", "1.10", "1e3", "1E3", "12e03", ".5", "5.", "-1", "+1",
    ".inf", "-.INF", ".nan", "nan", "inf", "12:30", "12:30:45", "190:20:30.15", "2026-01-01",
    "2026-01-01T00:00:00Z", "=", "<<", "111122223333", "000123456789", "18446744073709551616",
    "- a", "a: b", "a:", ":a", "a #b", "#a", "*a", "&a", "!a", "%a", "@a", "`a", "[a", "{a", "]", "}", "a,b",
    "|", ">", "?", "? a", "'", '"', "---", "...", "\t", "a\tb", " a", "a ", "a\n", "\na", "a\nb\n", "a\n\n", "a \nb",
    "a\r\nb", "a\u0085b", "a\u2028b", "a\u2029b", "\ufeff", "\x00", "\x1b", "\x7f", "é", "日本", "🚀", "\\", "a\\nb",
    "${X}", "{{ .Name }}", "1d", "720h", "10%", "v1.54.0", "s3://b/m/v7/", "nvidia.com/gpu", "a: |\n  b\n", "  a\n b\n",
]  # fmt: skip


def document(value: object) -> dict[str, Any]:
    return {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "c"}, "value": value}


def read_by_all(text: str) -> list[Any]:
    read = [yaml.safe_load(text)]
    for version in ((1, 1), (1, 2)):
        parser = YAML(typ="safe", pure=True)
        parser.version = version
        read.append(parser.load(io.StringIO(text)))
    return read


@pytest.mark.parametrize("text", MISREAD)
def test_a_string_that_some_parser_would_misread_stays_a_string(text: str) -> None:
    for read in read_by_all(manifests.dump(document({text: [text, {"k": text}]}))):
        assert read == document({text: [text, {"k": text}]})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_any_json_value_is_read_back_as_it_was(value: object) -> None:
    for read in read_by_all(manifests.dump(document(value))):
        assert read == document(value)


@pytest.mark.parametrize("text", [each for each in MISREAD if each and each[0].isalnum() and each.isascii()])
def test_words_of_other_parsers_are_quoted(text: str) -> None:
    line = manifests.dump({"k": text}).removeprefix("k: ").rstrip("\n")
    quoted = line.startswith(('"', "|"))
    assert quoted or text in {"v1.54.0", "s3://b/m/v7/", "nvidia.com/gpu"}


def test_multi_line_text_is_a_block_that_a_reviewer_can_read() -> None:
    assert manifests.dump({"k": "a = 1\nb = 2\n"}) == "k: |\n  a = 1\n  b = 2\n"


def test_keys_stand_in_the_order_that_people_expect() -> None:
    made = manifests.dump({"spec": {}, "data": {}, "metadata": {}, "kind": "K", "apiVersion": "v1"})
    assert [line.split(":")[0] for line in made.splitlines()] == ["apiVersion", "kind", "metadata", "data", "spec"]


def thing(kind: str, name: str, *, api: str = "v1", namespace: str | None = None, **rest: Any) -> dict[str, Any]:
    metadata = {"name": name} | ({"namespace": namespace} if namespace else {})
    return {"apiVersion": api, "kind": kind, "metadata": metadata, **rest}


def test_objects_that_share_kind_and_name_are_all_kept() -> None:
    network = "networking.k8s.io/v1"
    made = manifests.tree(
        {
            ("prod", "tenancy"): [
                thing("NetworkPolicy", "default-deny", api=network, namespace="a"),
                thing("NetworkPolicy", "default-deny", api=network, namespace="b"),
                thing("Service", "m", namespace="a"),
                thing("Service", "m", api="serving.knative.dev/v1", namespace="a"),
            ],
            ("dr", "tenancy"): [thing("NetworkPolicy", "default-deny", api=network, namespace="a")],
        }
    )
    assert list(made) == [
        "dr/tenancy/a/networkpolicy-default-deny.yaml",
        "prod/tenancy/a/networkpolicy-default-deny.yaml",
        "prod/tenancy/a/service-m.yaml",
        "prod/tenancy/a/service.serving.knative.dev-m.yaml",
        "prod/tenancy/b/networkpolicy-default-deny.yaml",
    ]


@pytest.mark.parametrize(("first", "second"), [("m", "m"), ("system:m", "system/m"), ("M", "m")])
def test_refuses_two_objects_in_one_file(first: str, second: str) -> None:
    with pytest.raises(DescriptionError, match=r"is the file of both .* and "):
        manifests.tree({("prod", "c"): [thing("ClusterRole", first), thing("ClusterRole", second)]})


@pytest.mark.parametrize(
    ("each", "message"),
    [
        (thing("ConfigMap", "c", data={"arn": "${Token[TOKEN.12]}"}), "only CloudFormation knows"),
        (thing("ConfigMap", "c", data={"${Token[AWS.Region.3]}": "x"}), "only CloudFormation knows"),
        (thing("Secret", "s", stringData={"password": "x"}), "must have no content"),
        (thing("Secret", "s", data={"password": "eA=="}), "must have no content"),
    ],
)
def test_refuses_what_must_not_lie_in_git(each: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError, match=message):
        manifests.tree({("prod", "c"): [each]})


def test_says_all_faults_at_once() -> None:
    with pytest.raises(DescriptionError) as raised:
        manifests.tree(
            {("prod", "c"): [thing("Secret", "a", data={"k": "eA=="}), thing("Secret", "a", data={"k": "eA=="})]}
        )
    assert len(raised.value.faults) == 3


def test_writes_these_files_and_no_others(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    manifests.write({"prod/c/old.yaml": "a: 1\n"}, out)
    manifests.write({"prod/c/new.yaml": "b: 2\n"}, out)
    assert [path.relative_to(out).as_posix() for path in out.rglob("*.yaml")] == ["prod/c/new.yaml"]
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]


def test_a_failure_leaves_the_earlier_folder(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    manifests.write({"a.yaml": "a: 1\n"}, out)
    with pytest.raises(OSError, match="File name too long"):
        manifests.write({"b.yaml": "b: 2\n", "c" * 300: ""}, out)
    assert (out / "a.yaml").read_text() == "a: 1\n"
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]
