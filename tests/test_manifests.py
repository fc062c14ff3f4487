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
    "a\nb\u2028c", "a\n\u2029", "\u2028a\nb", "a\n\xa0\nb",
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


def json_values(keys: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    return st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
        max_leaves=12,
    )


JSON = json_values(st.text())


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


@given(json_values(st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), min_size=1)))  # no others are written
def test_both_dumpers_of_pyyaml_write_the_same_bytes(value: object) -> None:
    class InPython(yaml.SafeDumper):
        ignore_aliases = manifests._Dumper.ignore_aliases

    InPython.add_representer(str, manifests._string)
    text = yaml.dump(
        document(value), Dumper=InPython, sort_keys=False, allow_unicode=True, width=2**31 - 1, default_flow_style=False
    )
    assert manifests.dump(document(value)) == text


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


def test_a_path_depends_on_nothing_but_the_object() -> None:
    ours = thing("Certificate", "a", api="cert-manager.io/v1", namespace="n")
    knative = thing("Certificate", "a", api="networking.internal.knative.dev/v1alpha1", namespace="n")
    alone = set(manifests.tree({("prod", "c"): [ours]}))
    assert alone == {"prod/c/n/certificate.cert-manager.io-a.yaml"}
    assert alone <= set(manifests.tree({("prod", "c"): [ours, knative]}))


def test_a_name_too_long_for_a_file_becomes_a_prefix_and_a_hash() -> None:
    long, longer = (thing("ConfigMap", "a" * length) for length in (252, 253))
    made = manifests.tree({("prod", "c"): [long, longer]})
    assert len(made) == 2
    assert max(len(path) for path in made) <= len("prod/c/") + manifests.FILE_NAME_LIMIT + len(".yaml")


@pytest.mark.parametrize(
    ("each", "message"),
    [
        ({"apiVersion": "v1", "kind": "ConfigMap"}, r"prod/c\[0\].metadata.name: is required"),
        ({"apiVersion": "v1", "metadata": {"name": "a"}}, r"prod/c\[0\].kind: is required"),
        ({"kind": "ConfigMap", "metadata": {"name": "a"}}, r"prod/c\[0\].apiVersion: is required"),
        (thing("ConfigMap", "c", x=float("nan")), r"v1 ConfigMap c.x: must be what JSON can hold, got NaN"),
        (thing("ConfigMap", "c", x=[float("inf")]), r"v1 ConfigMap c.x\[0\]: must be what JSON can hold"),
        (thing("ConfigMap", "c", x="\ud800"), r"v1 ConfigMap c.x: must be what JSON can hold"),
        (thing("ConfigMap", "c", x=object()), r"v1 ConfigMap c.x: must be what JSON can hold"),
        (thing("ConfigMap", "c", x=-1.8881545897087626e289), "only CloudFormation knows"),
        (thing("ConfigMap", "c", x={"": 1}), "v1 ConfigMap c.x: must have keys of printable ASCII"),
        (thing("ConfigMap", "c", x=[{"a\nb": 1}]), r"v1 ConfigMap c.x\[0\]: must have keys of printable ASCII"),
        (thing("ConfigMap", "c", x={1: 1}), "v1 ConfigMap c.x: must have keys of printable ASCII"),
    ],
)
def test_refuses_what_is_no_object(each: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError, match=message):
        manifests.tree({("prod", "c"): [each]})


def test_keeps_what_no_run_wrote(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    (out / "prod").mkdir(parents=True)
    (out / "prod" / "README.md").write_text("by hand")
    (out / "link").symlink_to("prod")
    manifests.write({"prod/old.yaml": "a: 1\n"}, out)
    manifests.write({"prod/new.yaml": "b: 2\n"}, out)
    found = sorted(path.relative_to(out).as_posix() for path in out.rglob("*"))
    assert found == [manifests.INDEX, "link", "prod", "prod/README.md", "prod/new.yaml"]
    assert (out / "link").is_symlink()
    assert (out / "prod" / "README.md").read_text() == "by hand"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("by-hand.yaml", "must not take the place of by-hand.yaml, which no run wrote"),
        ("by-hand.yaml/a.yaml", "must not take the place of by-hand.yaml, which no run wrote"),
        ("folder", "must not take the place of folder/by-hand.yaml, which no run wrote"),
        ("../a.yaml", "must be a path below the folder"),
        ("/a.yaml", "must be a path below the folder"),
        ("a//b.yaml", "must be a path below the folder"),
        ("", "must be a path below the folder"),
        (manifests.INDEX, "must be a path below the folder, other than its index"),
    ],
)
def test_refuses_a_place_that_is_not_its_own(path: str, message: str, tmp_path: Path) -> None:
    out = tmp_path / "dist"
    (out / "folder").mkdir(parents=True)
    (out / "by-hand.yaml").write_text("1")
    (out / "folder" / "by-hand.yaml").write_text("1")
    with pytest.raises(DescriptionError, match=message):
        manifests.write({path: "a: 1\n"}, out)
    assert sorted(file.name for file in out.iterdir()) == ["by-hand.yaml", "folder"]


def test_writes_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "dist").symlink_to("real")
    manifests.write({"a.yaml": "a: 1\n"}, tmp_path / "dist")
    assert (tmp_path / "real" / "a.yaml").read_text() == "a: 1\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dist", "real"]
