"""The judge of a written folder finds what is wrong with it as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import dist_judge
from inferplane import manifests


def thing(kind: str, name: str, namespace: str | None = None, **rest: Any) -> dict[str, Any]:
    metadata = {"name": name} | ({"namespace": namespace} if namespace else {})
    return {"apiVersion": "v1", "kind": kind, "metadata": metadata, **rest}


def pod(account: str, namespace: str) -> dict[str, Any]:
    spec = {"serviceAccountName": account, "containers": [{"name": "c", "image": "i"}]}
    return thing("Pod", "p", namespace, spec=spec)


WHOLE = [thing("Namespace", "n"), thing("ServiceAccount", "s", "n"), pod("s", "n")]


def written(folder: Path, objects: list[dict[str, Any]]) -> Path:
    manifests.write(manifests.tree({("prod", "c"): objects}), folder / "dist")
    return folder / "dist"


def test_finds_nothing_wrong_with_a_whole(tmp_path: Path, released_crds: Path) -> None:
    assert dist_judge.faults(written(tmp_path, WHOLE), released_crds) == []


@pytest.mark.parametrize(
    ("objects", "fault"),
    [
        (WHOLE[1:], "lies in namespace n, which prod does not have"),
        ([WHOLE[0], WHOLE[2]], "runs as service account s, which namespace n does not have"),
        ([*WHOLE, thing("ConfigMap", "c", "n", dada={})], "dada"),
    ],
)
def test_finds_what_is_missing_or_invalid(
    objects: list[dict[str, Any]], fault: str, tmp_path: Path, released_crds: Path
) -> None:
    assert any(fault in each for each in dist_judge.faults(written(tmp_path, objects), released_crds))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("data: {a: 0o17}", "is not read alike by YAML 1.1 and 1.2"),
        ("data: {a: 'arn:${Token[TOKEN.1]}'}", "holds a CloudFormation token"),
    ],
)
def test_finds_what_another_writer_left(text: str, fault: str, tmp_path: Path, released_crds: Path) -> None:
    dist = written(tmp_path, WHOLE)
    head = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c, namespace: n}\n"
    (dist / "prod" / "c" / "n" / "other.yaml").write_text(head + text)
    found = dist_judge.faults(dist, released_crds)
    assert any(fault in each for each in found)
    assert "prod/c/n/other.yaml: is not listed in .inferplane" in found


def test_finds_a_file_that_is_gone(tmp_path: Path, released_crds: Path) -> None:
    dist = written(tmp_path, WHOLE)
    (dist / "prod" / "c" / "n" / "pod-p.yaml").unlink()
    assert dist_judge.faults(dist, released_crds) == ["prod/c/n/pod-p.yaml: is listed and not there"]
