"""The tables of instance types and GPUs."""

from __future__ import annotations

import pytest

from inferplane.facts import gpus, instances
from inferplane.facts.table import table


@pytest.mark.parametrize("name", ["instance-types", "gpus"])
def test_a_table_states_its_source_and_date(name: str) -> None:
    assert table(name)["source"]
    assert table(name)["date"]


@pytest.mark.parametrize(
    ("name", "gpu", "count", "memory_mib"),
    [
        ("g6.xlarge", "l4", 1, 22888),
        ("g6e.12xlarge", "l40s", 4, 45776),
        ("p4d.24xlarge", "a100", 8, 40960),
        ("p4de.24xlarge", "a100", 8, 81920),
        ("p5.4xlarge", "h100", 1, 81920),
        ("g6f.xlarge", "l4", 0, 2861),
        ("m7i.xlarge", "", 0, 0),
    ],
)
def test_an_instance_type_has_the_gpus_that_ec2_reports(name: str, gpu: str, count: int, memory_mib: int) -> None:
    found = instances.instance_type(name)
    assert (found.gpu_name, found.gpu_count, found.gpu_memory_mib) == (gpu, count, memory_mib)


def test_a_family_lists_its_types_smallest_first() -> None:
    assert [each.name for each in instances.of_family("p5")] == ["p5.4xlarge", "p5.48xlarge"]
    assert instances.of_family("p9") == ()


@pytest.mark.parametrize("family", gpus.families())
def test_a_kind_agrees_with_the_instance_types_of_its_families(family: str) -> None:
    kind = gpus.of_family(family)
    assert kind is not None
    for each in instances.of_family(family):
        assert (each.gpu_name, each.gpu_memory_mib) == (kind.name, kind.memory_mib)


def test_every_family_with_whole_gpus_has_a_kind() -> None:
    whole = {each.family for each in instances.known().values() if each.gpu_count}
    assert whole == set(gpus.families())


@pytest.mark.parametrize(
    ("family", "profile", "slices"),
    [
        ("p4d", "1g.10gb", 4),
        ("p4d", "1g.5gb", 7),
        ("p4de", "1g.10gb", 7),
        ("p5", "1g.10gb", 7),
        ("p5en", "1g.18gb", 7),
        ("p6-b200", "7g.180gb", 1),
        ("g7e", "1g.24gb", 4),
    ],
)
def test_mig_slices_depend_on_the_memory_of_the_gpu(family: str, profile: str, slices: int) -> None:
    kind = gpus.of_family(family)
    assert kind is not None
    assert kind.mig[profile] == slices


@pytest.mark.parametrize("family", ["g4dn", "g5", "g6", "g6e"])
def test_small_gpus_know_no_mig(family: str) -> None:
    kind = gpus.of_family(family)
    assert kind is not None
    assert not kind.mig


@pytest.mark.parametrize("family", ["g6f", "gr6f", "m7i", "g4ad"])
def test_a_family_without_whole_nvidia_gpus_has_no_kind(family: str) -> None:
    assert gpus.of_family(family) is None


PARTITIONED = [kind for kind in gpus.kinds() if kind.bottlerocket_mig_model]


@pytest.mark.parametrize("kind", PARTITIONED, ids=lambda kind: kind.bottlerocket_mig_model)
def test_bottlerocket_makes_some_of_the_profiles_that_a_gpu_knows(kind: gpus.GpuKind) -> None:
    assert set(kind.bottlerocket_mig_profiles) < set(kind.mig)
