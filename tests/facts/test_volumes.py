"""What EBS volumes of nodes can be."""

from __future__ import annotations

from inferplane.facts import volumes
from inferplane.facts.table import table


def test_the_table_states_its_source_and_date() -> None:
    assert table("node-storage")["source"]
    assert table("node-storage")["date"]


def test_bottlerocket_keeps_images_on_a_volume_of_their_own() -> None:
    assert (volumes.devices("bottlerocket").root, volumes.devices("bottlerocket").data) == ("/dev/xvda", "/dev/xvdb")
    assert volumes.devices("bottlerocket").root_gib == 4


def test_al2023_has_one_volume() -> None:
    assert volumes.devices("al2023").data == volumes.devices("al2023").root == "/dev/xvda"
    assert volumes.devices("al2023").root_gib is None


def test_the_lowest_throughput_needs_no_more_than_the_lowest_iops() -> None:
    limits = volumes.gp3()
    assert limits.throughput_minimum_mibps * limits.iops_per_mibps <= limits.iops_minimum
