"""What Karpenter and the nodes are told about shared GPUs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import yaml
from cdk8s import App, Chart
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.errors import DescriptionError
from inferplane.k8s.device_plugin import GpuDevicePlugin
from inferplane.k8s.device_sharing import DeviceSharing
from inferplane.k8s.gpu_capacity import GpuCapacity
from inferplane.spec.pools import GpuPool, Mig, Mps, TimeSlicing
from inferplane.spec.taints import GPU_TAINT, Taint

Objects = list[dict[str, Any]]
Render = Callable[[Callable[[Construct], object]], Objects]
Select = Callable[[Objects, str], Objects]

IMAGE = "111122223333.dkr.ecr.us-east-1.amazonaws.com/claims/nvidia/k8s-device-plugin:v0.20.0"
AL2023 = "al2023@v20261120"
SHARING: dict[str, Any] = {
    "pool": "shared",
    "sharing": TimeSlicing(4),
    "families": ["g6"],
    "operating_system": "bottlerocket",
}


def _capacities(objects: Objects) -> dict[str, dict[str, str]]:
    """Capacity by the GPU count of the instances that an overlay matches."""
    found: dict[str, dict[str, str]] = {}
    for each in objects:
        if each["kind"] == "NodeOverlay":
            values = {one["key"]: one["values"][0] for one in each["spec"]["requirements"]}
            found[values["karpenter.k8s.aws/instance-gpu-count"]] = each["spec"]["capacity"]
    return found


def test_renders(rendered: Render, yaml_snapshot: SnapshotAssertion) -> None:
    def build(scope: Construct) -> None:
        for pool in (
            GpuPool(name="shared", families=("g6",), gpu_limit=8, sharing=TimeSlicing(4)),
            GpuPool(name="slices", families=("p5",), gpu_limit=16, sharing=Mig("1g.10gb")),
            GpuPool(name="parallel", families=("g6e",), gpu_limit=4, sharing=Mps(2), ami=AL2023),
        ):
            GpuCapacity(
                scope,
                pool.name,
                pool=pool,
                cluster_name="claims-prod",
                instance_profile="claims-prod-node",
                device_plugin_image=IMAGE,
                tags={"platform": "claims"},
            )
        GpuDevicePlugin(scope, "plugin", image=IMAGE, except_pools=["parallel"])

    assert rendered(build) == yaml_snapshot


def test_karpenter_sees_shares_by_the_number_of_gpus(rendered: Render) -> None:
    objects = rendered(lambda scope: DeviceSharing(scope, "sharing", **SHARING))
    assert _capacities(objects) == {
        "1": {"nvidia.com/gpu": "4"},
        "4": {"nvidia.com/gpu": "16"},
        "8": {"nvidia.com/gpu": "32"},
    }


def test_slices_take_the_place_of_whole_gpus(rendered: Render) -> None:
    slices = {**SHARING, "sharing": Mig("1g.10gb"), "families": ["p5"]}
    objects = rendered(lambda scope: DeviceSharing(scope, "sharing", **slices))
    assert _capacities(objects) == {
        "1": {"nvidia.com/gpu": "0", "nvidia.com/mig-1g.10gb": "7"},
        "8": {"nvidia.com/gpu": "0", "nvidia.com/mig-1g.10gb": "56"},
    }


def test_an_overlay_matches_one_pool_and_one_kind_of_gpu(rendered: Render) -> None:
    both = {**SHARING, "families": ["p4d", "p4de"], "sharing": Mps(2)}
    objects = rendered(lambda scope: DeviceSharing(scope, "sharing", **both))
    matched = [{one["key"]: one["values"] for one in each["spec"]["requirements"]} for each in objects]
    assert [each["karpenter.k8s.aws/instance-gpu-memory"] for each in matched] == [["40960"], ["81920"]]
    for each in matched:
        assert each["inferplane.dev/pool"] == ["shared"]
        assert each["karpenter.k8s.aws/instance-gpu-name"] == ["a100"]


def test_instance_types_narrow_the_overlays(rendered: Render) -> None:
    one = {**SHARING, "families": ["p5"], "instance_types": ["p5.4xlarge"]}
    objects = rendered(lambda scope: DeviceSharing(scope, "sharing", **one))
    assert _capacities(objects) == {"1": {"nvidia.com/gpu": "4"}}


@pytest.mark.parametrize("sharing", [TimeSlicing(4), Mps(4), Mig("1g.10gb")])
def test_nodes_are_told_by_their_settings_or_by_a_config_map_and_never_by_both(
    rendered: Render, of_kind: Select, sharing: Any
) -> None:
    def capacity(ami: str | None) -> Objects:
        system = {} if ami is None else {"ami": ami}
        pool = GpuPool(name="shared", families=("p5",), gpu_limit=8, sharing=sharing, **system)  # type: ignore[arg-type]  # a choice of keyword
        return rendered(
            lambda scope: GpuCapacity(
                scope,
                "capacity",
                pool=pool,
                cluster_name="claims-prod",
                instance_profile="node",
                device_plugin_image=IMAGE,
            )
        )

    bottlerocket, al2023 = capacity(None), capacity(AL2023)
    assert "kubelet-device-plugins" in of_kind(bottlerocket, "EC2NodeClass")[0]["spec"]["userData"]
    assert not of_kind(bottlerocket, "ConfigMap")
    assert not of_kind(bottlerocket, "DaemonSet")
    assert "kubelet-device-plugins" not in of_kind(al2023, "EC2NodeClass")[0]["spec"].get("userData", "")
    assert len(of_kind(al2023, "ConfigMap")) == 1
    assert len(of_kind(al2023, "DaemonSet")) == (2 if isinstance(sharing, Mps) else 1)


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [
        (TimeSlicing(4), ("none", "timeSlicing", 4)),
        (Mps(3), ("none", "mps", 3)),
    ],
)
def test_the_plugin_replicates_whole_gpus(
    rendered: Render, of_kind: Select, sharing: Any, expected: tuple[str, str, int]
) -> None:
    objects = rendered(lambda scope: GpuDevicePlugin(scope, "plugin", image=IMAGE, sharing=sharing))
    config = yaml.safe_load(of_kind(objects, "ConfigMap")[0]["data"]["config.yaml"])
    strategy, method, replicas = expected
    assert config["flags"]["migStrategy"] == strategy
    assert config["sharing"] == {
        method: {
            "failRequestsGreaterThanOne": True,
            "renameByDefault": False,
            "resources": [{"name": "nvidia.com/gpu", "replicas": replicas}],
        }
    }


def test_the_plugin_names_slices_by_their_profile(rendered: Render, of_kind: Select) -> None:
    objects = rendered(lambda scope: GpuDevicePlugin(scope, "plugin", image=IMAGE, sharing=Mig("1g.10gb")))
    config = yaml.safe_load(of_kind(objects, "ConfigMap")[0]["data"]["config.yaml"])
    assert config == {"version": "v1", "flags": {"migStrategy": "mixed"}}


def _pod(objects: Objects) -> dict[str, Any]:
    pod: dict[str, Any] = next(each for each in objects if each["kind"] == "DaemonSet")["spec"]["template"]["spec"]
    return pod


def _expressions(pod: dict[str, Any]) -> dict[str, tuple[str, list[str]]]:
    affinity = pod["affinity"]["nodeAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"]
    (term,) = affinity["nodeSelectorTerms"]
    return {each["key"]: (each["operator"], each["values"]) for each in term["matchExpressions"]}


def test_the_plugin_stays_off_bottlerocket(rendered: Render) -> None:
    pod = _pod(rendered(lambda scope: GpuDevicePlugin(scope, "plugin", image=IMAGE)))
    assert _expressions(pod)["inferplane.dev/operating-system"] == ("In", ["al2023"])


def test_two_plugins_never_share_a_node(rendered: Render) -> None:
    own = _pod(rendered(lambda scope: GpuDevicePlugin(scope, "own", image=IMAGE, pools=["shared"])))
    rest = _pod(rendered(lambda scope: GpuDevicePlugin(scope, "rest", image=IMAGE, except_pools=["shared"])))
    assert _expressions(own)["inferplane.dev/pool"] == ("In", ["shared"])
    assert _expressions(rest)["inferplane.dev/pool"] == ("NotIn", ["shared"])


def test_the_plugin_tolerates_the_taints_of_its_nodes(rendered: Render) -> None:
    taints = [GPU_TAINT, Taint(key="inferplane.dev/pool", value="batch")]
    pod = _pod(rendered(lambda scope: GpuDevicePlugin(scope, "plugin", image=IMAGE, taints=taints)))
    assert [each["key"] for each in pod["tolerations"]] == ["nvidia.com/gpu", "inferplane.dev/pool"]


def test_the_plugin_starts_anew_with_another_sharing(rendered: Render, of_kind: Select) -> None:
    names = {
        of_kind(
            rendered(lambda scope, each=each: GpuDevicePlugin(scope, "plugin", image=IMAGE, sharing=each)),  # type: ignore[misc]  # bound early
            "ConfigMap",
        )[0]["metadata"]["name"]
        for each in (TimeSlicing(2), TimeSlicing(4), Mps(2), Mig("1g.10gb"), Mig("2g.20gb"))
    }
    assert len(names) == 5


@pytest.mark.parametrize(
    ("wrong", "field", "rule"),
    [
        ({"families": []}, "families", "at least one"),
        ({"families": ["m7i"]}, "families[0]", "must have NVIDIA GPUs"),
        ({"sharing": Mig("1g.10gb")}, "sharing", "knows none"),
        ({"operating_system": "al2023"}, "device_plugin_image", "required on AL2023"),
        ({"device_plugin_image": IMAGE}, "device_plugin_image", "goes with AL2023"),
        ({"overrides": {"x": {}}}, "overrides[x]", "must name a NodeOverlay"),
    ],
)
def test_refuses_a_sharing(wrong: dict[str, Any], field: str, rule: str) -> None:
    with pytest.raises(DescriptionError) as error:
        DeviceSharing(Chart(App(), "chart"), "sharing", **{**SHARING, **wrong})
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"image": "nvidia/k8s-device-plugin:latest"}, "image"),
        ({"image": "nvidia/k8s-device-plugin"}, "image"),
        ({"image": "registry.example.com:5000/k8s-device-plugin"}, "image"),
        ({"image": IMAGE, "name": "n" * 60}, "name"),
        ({"image": IMAGE, "pools": ["a"], "except_pools": ["a"]}, "except_pools"),
    ],
)
def test_refuses_a_plugin(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(DescriptionError) as error:
        GpuDevicePlugin(Chart(App(), "chart"), "plugin", **wrong)
    (fault,) = error.value.faults
    assert fault.field == field


def test_a_shared_al2023_pool_needs_the_plugins_image() -> None:
    pool = GpuPool(name="shared", families=("g6",), gpu_limit=8, sharing=TimeSlicing(4), ami=AL2023)
    with pytest.raises(DescriptionError, match="device_plugin_image: is required by the pool shared"):
        GpuCapacity(Chart(App(), "chart"), "capacity", pool=pool, cluster_name="c", instance_profile="node")


def test_the_longest_pool_name_fits(rendered: Render, of_kind: Select) -> None:
    longest = {**SHARING, "pool": "p" * 63, "sharing": Mps(2), "operating_system": "al2023"}
    objects = rendered(lambda scope: DeviceSharing(scope, "sharing", **longest, device_plugin_image=IMAGE))
    names = [each["metadata"]["name"] for each in of_kind(objects, "DaemonSet")]
    assert len(set(names)) == 2
    assert max(map(len, names)) <= 63
