"""How a pool of GPU nodes is described."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.pools import DataVolume, GpuPool, MaintenanceWindow, Mig, Mps, Nvme, Taint, TimeSlicing

POOL: dict[str, Any] = {"name": "interactive", "families": ("g6", "g6e"), "gpu_limit": 64}
OLD_BOTTLEROCKET = "bottlerocket@v1.53.0"
AL2023 = "al2023@v20261120"

FAULTS: list[tuple[dict[str, Any], str, str, str]] = [
    # what is wrong, the field, a part of the rule, a part of the cure
    ({"name": "Interactive"}, "name", "DNS label", "choose a name"),
    ({"name": "a" * 64}, "name", "at most 63 characters", "choose a name"),
    ({"families": ()}, "families", "at least one", ""),
    ({"families": ("g6", "g6")}, "families", "must not repeat", "name each once"),
    ({"families": ("p4",)}, "families[0]", "that Karpenter knows", "p4d"),
    ({"families": ("g4ad",)}, "families[0]", "not accelerators of AMD", "g4dn"),
    ({"families": ("inf2",)}, "families[0]", "not accelerators of AWS", "g4dn"),
    ({"families": ("m7i",)}, "families[0]", "must have NVIDIA GPUs", "g6e"),
    ({"families": ("g6f",)}, "families[0]", "must have whole GPUs", "g6"),
    ({"families": ("g6", "g5g")}, "families", "one processor architecture", "make a pool for each"),
    ({"gpu_limit": 0}, "gpu_limit", "greater than or equal to 1", ""),
    ({"purchase": ("on_demand",)}, "purchase[0]", "on-demand", ""),
    ({"purchase": ()}, "purchase", "at least one", ""),
    ({"instance_types": ("p5.48xlarge",)}, "instance_types[0]", "of the pool's families", "add its family"),
    ({"instance_types": ("g6.bogus",)}, "instance_types[0]", "of the pool's families", "name one of them"),
    ({"zones": ("us-east-1",)}, "zones[0]", "availability zone", "us-east-1a"),
    ({"weight": 0}, "weight", "greater than or equal to 1", ""),
    ({"weight": 101}, "weight", "less than or equal to 100", ""),
    ({"ami": "bottlerocket@latest"}, "ami", "must pin a version", "bottlerocket@v1.54.0"),
    ({"ami": "al2023@latest"}, "ami", "must pin a version", "al2023@v"),
    ({"ami": "al2@v20240807"}, "ami", "Bottlerocket or AL2023", "bottlerocket@v"),
    ({"ami": "bottlerocket@1.54.0"}, "ami", "with its version", "bottlerocket@v1.54.0"),
    ({"expire_after": "1d"}, "expire_after", "hours, minutes and seconds, or Never", "720h"),
    ({"expire_after": "90"}, "expire_after", "hours, minutes and seconds, or Never", "720h"),
    ({"expire_after": "never"}, "expire_after", "hours, minutes and seconds, or Never", "Never"),
    ({"termination_grace": "Never"}, "termination_grace", "hours, minutes and seconds", "24h"),
    ({"termination_grace": "500ms"}, "termination_grace", "hours, minutes and seconds", "24h"),
    ({"consolidate_after": "90"}, "consolidate_after", "hours, minutes and seconds", "1h30m"),
    ({"consolidation": "WhenUnderutilized"}, "consolidation", "WhenEmptyOrUnderutilized", ""),
    ({"storage": Nvme(), "families": ("g5g",)}, "storage", "no NVMe drives", "use DataVolume"),
    (
        {"sharing": Mig("1g.10gb"), "families": ("g6",)},
        "sharing",
        "must not be MIG on a GPU that knows none",
        "TimeSlicing",
    ),
    ({"sharing": Mig("1g.24gb"), "families": ("p5",)}, "sharing", "must be a profile of h100", "1g.10gb"),
    ({"sharing": Mig("1g.10gb"), "families": ("p4d", "p5")}, "sharing", "same number of 1g.10gb slices", "each kind"),
    ({"sharing": Mig("1g.24gb"), "families": ("g7e",)}, "sharing", "Bottlerocket cannot partition", "al2023"),
    ({"sharing": Mig("4g.40gb"), "families": ("p5",)}, "sharing", "any other for the largest", "3g.40gb"),
    ({"sharing": Mig("1g.5gb"), "families": ("p4d",), "ami": AL2023}, "sharing", "restart of the node", "bottlerocket"),
    ({"sharing": Mps(4), "ami": OLD_BOTTLEROCKET}, "sharing", "MPS on Bottlerocket before 1.54.0", "v1.54.0 or later"),
    ({"taints": (Taint(key="a"), Taint(key="a", value="b"))}, "taints[1]", "differ from the other taints", "remove"),
    ({"startup_taints": (Taint(key="nvidia.com/gpu"),)}, "startup_taints[0]", "differ from the other taints", "remove"),
    ({"labels": {"karpenter.sh/discovery": "c"}}, "labels[karpenter.sh/discovery]", "keeps to itself", "tag of AWS"),
    ({"labels": {"kubernetes.io/hostname": "c"}}, "labels[kubernetes.io/hostname]", "keeps to itself", "your own"),
    ({"labels": {"karpenter.k8s.aws/x": "c"}}, "labels[karpenter.k8s.aws/x]", "keeps to itself", "your own"),
    ({"labels": {"a": "x" * 64}}, "labels[a]", "at most 63 characters", ""),
    ({"labels": {"a b": "x"}}, "labels[a b]", "label key", "example.com/name"),
    ({"tags": {"Owner": ""}}, "tags[Owner]", "1 to 256 characters", "give it a value"),
    ({"tags": {"": "x"}}, "tags[]", "1 to 128 characters", "name the tag"),
    ({"tags": {"karpenter.sh/nodepool": "x"}}, "tags[karpenter.sh/nodepool]", "Karpenter writes itself", "remove it"),
    ({"tags": {"eks:eks-cluster-name": "x"}}, "tags[eks:eks-cluster-name]", "Karpenter writes itself", "remove it"),
    (
        {"tags": {"kubernetes.io/cluster/claims-prod": "owned"}},
        "tags[kubernetes.io/cluster/claims-prod]",
        "Karpenter writes itself",
        "remove it",
    ),
    (
        {
            "budgets": (
                MaintenanceWindow(days=("Sat",), start="01:00", duration="2h"),
                MaintenanceWindow(days=("Sun",), start="01:00", duration="2h"),
            )
        },
        "budgets[1]",
        "only maintenance window",
        "in one window",
    ),
    ({"wieght": 1}, "wieght", "not a known field", "did you mean weight?"),
]


@pytest.mark.parametrize(("wrong", "field", "rule", "cure"), FAULTS, ids=lambda value: str(value)[:50])
def test_refuses(wrong: dict[str, Any], field: str, rule: str, cure: str) -> None:
    with pytest.raises(DescriptionError) as error:
        GpuPool(**{**POOL, **wrong})
    (fault,) = error.value.faults
    assert fault.field == field
    assert rule in fault.rule
    assert cure in fault.cure


def test_names_all_faults_at_once() -> None:
    with pytest.raises(DescriptionError) as error:
        GpuPool(
            name="Batch",
            families=("g6", "zz"),
            gpu_limit=0,
            weight=101,
            ami="bottlerocket@latest",
            expire_after="1d",
            labels={"karpenter.sh/discovery": "x"},
            tags={"Owner": ""},
        )
    assert [fault.field for fault in error.value.faults] == [
        "name",
        "weight",
        "expire_after",
        "families[1]",
        "gpu_limit",
        "ami",
        "labels[karpenter.sh/discovery]",
        "tags[Owner]",
    ]


def test_defaults_are_safe_for_models_that_take_minutes_to_load() -> None:
    pool = GpuPool(**POOL)
    assert pool.purchase == ("on-demand",)
    assert pool.consolidation == "WhenEmpty"
    assert pool.expire_after == "720h"
    assert pool.termination_grace == "1h"
    assert pool.operating_system == "bottlerocket"
    assert [each.key for each in pool.tolerations] == ["nvidia.com/gpu"]
    assert pool.volume == DataVolume(size_gib=200)


@pytest.mark.parametrize(
    ("families", "sharing", "resource", "slices"),
    [
        (("g6",), None, "nvidia.com/gpu", 1),
        (("g6",), TimeSlicing(4), "nvidia.com/gpu", 4),
        (("g6", "g6e"), Mps(3), "nvidia.com/gpu", 3),
        (("p4d",), Mig("1g.10gb"), "nvidia.com/mig-1g.10gb", 4),
        (("p4d",), Mig("1g.5gb"), "nvidia.com/mig-1g.5gb", 7),
        (("p4de", "p5"), Mig("1g.10gb"), "nvidia.com/mig-1g.10gb", 7),
    ],
)
def test_sharing_decides_resource_and_slices(
    families: tuple[str, ...], sharing: Any, resource: str, slices: int
) -> None:
    pool = GpuPool(name="shared", families=families, gpu_limit=8, sharing=sharing)
    assert (pool.resource_name, pool.slices_per_gpu) == (resource, slices)


def test_mps_works_on_al2023_and_from_the_first_bottlerocket_that_has_it() -> None:
    GpuPool(**POOL, sharing=Mps(2), ami=AL2023)
    GpuPool(**POOL, sharing=Mps(2), ami="bottlerocket@v1.54.0")


def test_al2023_partitions_what_bottlerocket_cannot() -> None:
    pool = GpuPool(name="slices", families=("g7e",), gpu_limit=8, sharing=Mig("1g.24gb"), ami=AL2023)
    assert pool.slices_per_gpu == 4


def test_knows_its_gpus_and_architecture() -> None:
    pool = GpuPool(name="large", families=("p4d", "p4de", "p5"), gpu_limit=8)
    assert [(kind.name, kind.memory_mib) for kind in pool.gpu_kinds] == [
        ("a100", 40960),
        ("a100", 81920),
        ("h100", 81920),
    ]
    assert pool.architecture == "amd64"
    assert GpuPool(name="arm", families=("g5g",), gpu_limit=1).architecture == "arm64"
