"""Each example writes what lies beside it, and what it writes would be taken by a cluster."""

from __future__ import annotations

import filecmp
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import dist_judge

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture(scope="module")
def tutorial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("examples") / "spot_vllm"
    folder.mkdir()
    shutil.copy(EXAMPLES / "spot_vllm" / "app.py", folder)
    subprocess.run([sys.executable, "-P", "app.py"], cwd=folder, check=True, capture_output=True)
    return folder / "dist"


def objects(folder: Path) -> dict[tuple[str, str], dict[str, Any]]:
    read = [yaml.safe_load(path.read_text()) for path in sorted(folder.rglob("*.yaml"))]
    return {(each["kind"], each["metadata"]["name"]): each for each in read}


def test_the_tutorials_output_is_what_lies_beside_it(tutorial: Path) -> None:
    beside = EXAMPLES / "spot_vllm" / "dist"
    names = sorted(path.relative_to(beside).as_posix() for path in beside.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(tutorial).as_posix() for path in tutorial.rglob("*") if path.is_file())
    assert filecmp.cmpfiles(beside, tutorial, names, shallow=False)[1:] == ([], [])


def test_the_tutorials_output_is_right(tutorial: Path, released_crds: Path) -> None:
    assert dist_judge.faults(tutorial, released_crds) == []


def test_the_tutorials_pool_is_as_it_says(tutorial: Path) -> None:
    pool = objects(tutorial)["NodePool", "gpu"]["spec"]
    held = {each["key"]: each["values"] for each in pool["template"]["spec"]["requirements"]}
    assert held["karpenter.sh/capacity-type"] == ["spot", "on-demand"]
    assert sorted(held["karpenter.k8s.aws/instance-family"]) == ["g5", "g6"]
    assert held["kubernetes.io/arch"] == ["amd64"]
    assert pool["limits"]["nvidia.com/gpu"] == "8"
    assert pool["disruption"]["consolidateAfter"] == "5m"
    assert pool["template"]["spec"]["taints"] == [{"key": "nvidia.com/gpu", "value": "true", "effect": "NoSchedule"}]


def test_the_tutorials_server_runs_where_its_nodes_are(tutorial: Path) -> None:
    pod = objects(tutorial)["Deployment", "qwen2-5-0-5b-instruct"]["spec"]["template"]["spec"]
    (engine,) = pod["containers"]
    assert engine["resources"]["requests"] == {
        "cpu": "3",
        "memory": "10Gi",
        "ephemeral-storage": "20Gi",
        "nvidia.com/gpu": "1",
    }
    assert "--max-model-len=4096" in engine["args"]
    assert engine["readinessProbe"]["httpGet"]["path"] == "/health"
    assert {each["key"] for each in pod["tolerations"]} == {"nvidia.com/gpu"}
    plugin = objects(tutorial)["DaemonSet", "nvidia-device-plugin"]["spec"]["template"]["spec"]
    assert {each.get("key") for each in plugin["tolerations"]} >= {"nvidia.com/gpu"}


def test_the_tutorials_nodes_have_a_disk_for_the_image_and_a_version(tutorial: Path) -> None:
    held = objects(tutorial)["EC2NodeClass", "gpu"]["spec"]
    (volume,) = held["blockDeviceMappings"]
    assert (volume["deviceName"], volume["ebs"]["volumeSize"], volume["ebs"]["encrypted"]) == (
        "/dev/xvda",
        "100Gi",
        True,
    )
    assert held["amiSelectorTerms"] == [{"alias": "al2023@v20261101"}]
    assert held["role"] == "KarpenterNodeRole-tutorial"


def test_a_teams_own_app_uses_our_constructs_beside_its_own_import_of_the_same_kind(
    tmp_path: Path, released_crds: Path
) -> None:
    folder = tmp_path / "team_app"
    shutil.copytree(EXAMPLES / "team_app", folder, ignore=shutil.ignore_patterns("dist", "cdk.out", "__pycache__"))
    done = subprocess.run([sys.executable, "app.py"], cwd=folder, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    beside = EXAMPLES / "team_app" / "dist"
    names = sorted(path.relative_to(beside).as_posix() for path in beside.rglob("*") if path.is_file())
    assert "dev/vision/nodepool-vision.yaml" in names
    assert names == sorted(path.relative_to(folder / "dist").as_posix() for path in (folder / "dist").rglob("*.*"))
    assert filecmp.cmpfiles(beside, folder / "dist", names, shallow=False)[1:] == ([], [])
    assert dist_judge.faults(folder / "dist", released_crds) == []


def test_our_types_and_a_teams_own_of_the_same_kind_live_in_one_process(tmp_path: Path) -> None:
    script = """
import inferplane.k8s, cdk8s
from imports.sh import karpenter as theirs
from inferplane.k8s import GpuNodePool
chart = cdk8s.Chart(cdk8s.App(), "both")
GpuNodePool(chart, "ours", name="ours", node_class="gpu", families=("g6",), gpu_limit=1)
node_class = {"group": "karpenter.k8s.aws", "kind": "EC2NodeClass", "name": "gpu"}
theirs.NodePool(chart, "theirs", metadata=cdk8s.ApiObjectMetadata(name="theirs"),
                spec={"template": {"spec": {"node_class_ref": node_class, "requirements": []}}})
print([each["metadata"]["name"] for each in chart.to_json()])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=EXAMPLES / "team_app", check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['ours', 'theirs']"
