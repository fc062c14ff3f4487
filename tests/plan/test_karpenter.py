"""Which instance type Karpenter takes: 200 pod shapes worked out by brute force from EC2's data, and the rules apart.

The answers come from a program that knows neither `plan.karpenter` nor the allocatable figures of the facts: it takes
EC2's data from moto, Karpenter's published overhead, and only the prices of the facts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from inferplane.facts import instances
from inferplane.facts.prices import Prices
from inferplane.plan.karpenter import PodRequests, allows, cheapest, labels
from inferplane.spec.requirements import Requirement

AWS = "karpenter.k8s.aws/instance-"
SHAPES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "pod_shapes.json").read_text(encoding="utf-8"))
each_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape["name"])


def taken(shape: dict[str, Any]) -> tuple[instances.InstanceType, ...]:
    asked = PodRequests(cpu_millis=shape["cpu_millis"], memory_mib=shape["memory_mib"], gpus=shape["gpus"])
    return cheapest(asked, [Requirement(**each | {"values": tuple(each["values"])}) for each in shape["requirements"]])


@each_shape
def test_the_cheapest_instance_type_that_holds_a_pod_is_taken(shape: dict[str, Any]) -> None:
    assert next((each.name for each in taken(shape)), None) == shape["expected"]


@each_shape
def test_instance_types_come_in_the_order_of_their_price(shape: dict[str, Any]) -> None:
    order = [(each.on_demand_usd_hour, each.name) for each in taken(shape)]
    assert order == sorted(order)


def test_of_equal_prices_the_first_name_is_taken_whatever_order_the_types_come_in() -> None:
    equal = [instances.instance_type(name) for name in ("g5g.metal", "g5g.16xlarge")]
    assert len({each.on_demand_usd_hour for each in equal}) == 1
    for among in (equal, equal[::-1]):
        assert [each.name for each in cheapest(PodRequests(gpus=2), among=among)] == ["g5g.16xlarge", "g5g.metal"]


def test_the_shapes_are_two_hundred_different_ones() -> None:
    assert len(SHAPES) == len({shape["name"] for shape in SHAPES}) == 200
    assert len({shape["expected"] for shape in SHAPES if shape["expected"]}) >= 15


def test_the_shapes_name_every_family_with_a_price_and_every_operator() -> None:
    priced = {each.family for each in instances.known().values() if each.gpu_count and each.on_demand_usd_hour}
    assert priced <= {instances.instance_type(shape["expected"]).family for shape in SHAPES if shape["expected"]}
    used = {each["operator"] for shape in SHAPES for each in shape["requirements"]}
    assert used == {"In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte", "Lte"}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("g6e.12xlarge", {"category": "g", "generation": "6", "family": "g6e", "size": "12xlarge"}),
        ("gr6.4xlarge", {"category": "gr", "generation": "6", "family": "gr6"}),
        ("p6-b200.48xlarge", {"category": "p", "generation": "6", "family": "p6-b200"}),
        ("m7i-flex.large", {"category": "m", "generation": "7", "family": "m7i-flex"}),
        ("m7a.metal-48xl", {"family": "m7a", "size": "metal-48xl"}),
        ("g6.xlarge", {"cpu": "4", "memory": "16384", "local-nvme": "250", "ebs-bandwidth": "5000"}),
        ("g6e.24xlarge", {"network-bandwidth": "200000"}),
        ("p5.48xlarge", {"gpu-name": "h100", "gpu-count": "8", "gpu-memory": "81920", "gpu-manufacturer": "nvidia"}),
        ("g7e.2xlarge", {"gpu-name": "rtx-pro-server-6000", "gpu-count": "1"}),
    ],
)
def test_a_node_has_the_labels_that_karpenter_reads_off_its_instance_type(name: str, expected: dict[str, str]) -> None:
    found = labels(instances.instance_type(name))
    assert {key: found[AWS + key] for key in expected} == expected


@pytest.mark.parametrize(("name", "arch"), [("g5g.xlarge", "arm64"), ("g5.xlarge", "amd64")])
def test_a_node_has_the_labels_of_kubernetes(name: str, arch: str) -> None:
    found = labels(instances.instance_type(name))
    assert found["node.kubernetes.io/instance-type"] == name
    assert (found["kubernetes.io/arch"], found["kubernetes.io/os"]) == (arch, "linux")


@pytest.mark.parametrize("part", ["gpu-name", "gpu-count", "gpu-memory", "gpu-manufacturer", "local-nvme"])
def test_a_node_lacks_the_labels_of_what_it_lacks(part: str) -> None:
    assert AWS + part not in labels(instances.instance_type("m7i.xlarge"))


@pytest.mark.parametrize(
    ("operator", "values", "has_it", "lacks_it", "foreign"),
    [
        ("In", ("450", "600"), True, False, True),
        ("In", ("600",), False, False, True),
        ("NotIn", ("600",), True, True, True),
        ("NotIn", ("450", "600"), False, True, True),
        ("Exists", (), True, False, True),
        ("DoesNotExist", (), False, True, True),
        ("Gt", ("449",), True, False, True),
        ("Gt", ("450",), False, False, True),
        ("Gte", ("450",), True, False, True),
        ("Gte", ("451",), False, False, True),
        ("Lt", ("451",), True, False, True),
        ("Lt", ("450",), False, False, True),
        ("Lte", ("450",), True, False, True),
        ("Lte", ("449",), False, False, True),
        ("Gt", ("1000",), False, False, True),  # as numbers: as texts, 450 is more
    ],
)
def test_an_operator_judges_a_label_that_a_node_has_or_lacks_and_one_that_is_not_its_own(
    operator: str, values: tuple[str, ...], has_it: bool, lacks_it: bool, foreign: bool
) -> None:
    def allowed(key: str, found: dict[str, str]) -> bool:
        return allows(Requirement(key=key, operator=operator, values=values), found)  # type: ignore[arg-type]

    assert allowed(f"{AWS}local-nvme", {f"{AWS}local-nvme": "450"}) is has_it
    assert allowed(f"{AWS}local-nvme", {}) is lacks_it
    assert allowed("example.com/team", {}) is foreign


@pytest.mark.parametrize("operator", ["Gt", "Lt", "Gte", "Lte"])
def test_a_label_that_is_no_number_is_neither_more_nor_less(operator: str) -> None:
    requirement = Requirement(key=f"{AWS}family", operator=operator, values=("5",))  # type: ignore[arg-type]
    assert not allows(requirement, {f"{AWS}family": "g5"})


@pytest.mark.parametrize("key", ["topology.kubernetes.io/zone", "karpenter.sh/capacity-type", "example.com/team"])
def test_a_label_that_comes_with_the_node_or_its_pool_rules_no_type_out(key: str) -> None:
    asked = PodRequests(gpus=1)
    assert cheapest(asked, [Requirement(key=key, values=("any",))]) == cheapest(asked)


def test_a_type_without_a_price_is_taken_only_where_prices_give_one() -> None:
    unpriced = [each for each in instances.known().values() if each.on_demand_usd_hour is None]
    assert [each.name for each in unpriced] == ["p5e.48xlarge"]
    asked = PodRequests(gpus=8)
    assert cheapest(asked, among=unpriced) == ()
    assert cheapest(asked, among=unpriced, prices=Prices({"p5.48xlarge": 1.0})) == ()
    assert cheapest(asked, among=unpriced, prices=Prices({"p5e.48xlarge": 60.0})) == tuple(unpriced)


def test_a_given_price_takes_the_place_of_the_known_one() -> None:
    asked, eight = PodRequests(gpus=8), [Requirement(key=f"{AWS}gpu-name", values=("h100", "h200"))]
    assert [each.family for each in cheapest(asked, eight)] == ["p5", "p5en"]
    given = {"p5en.48xlarge": 40.0, "p5e.48xlarge": 50.0}
    assert [each.family for each in cheapest(asked, eight, prices=Prices(given))] == ["p5en", "p5e", "p5"]


def test_only_the_given_types_are_chosen_from() -> None:
    assert [each.name for each in cheapest(PodRequests(gpus=1), among=instances.of_family("p5"))] == [
        "p5.4xlarge",
        "p5.48xlarge",
    ]


def test_a_node_holds_no_more_pods_than_it_has_addresses_for() -> None:
    p5 = instances.of_family("p5")
    assert [each.name for each in cheapest(PodRequests(pods=118), among=p5)] == ["p5.4xlarge"]
    assert cheapest(PodRequests(pods=119), among=p5) == ()


def test_what_daemonsets_take_adds_to_a_pod() -> None:
    whole = instances.instance_type("g6.xlarge")
    pod = PodRequests(cpu_millis=whole.allocatable_cpu_millis - 100, memory_mib=4096, gpus=1)
    daemonset = PodRequests(cpu_millis=100, memory_mib=64)
    l4 = [Requirement(key=f"{AWS}gpu-name", values=("l4",))]
    assert pod + daemonset == PodRequests(cpu_millis=whole.allocatable_cpu_millis, memory_mib=4160, gpus=1, pods=2)
    assert cheapest(pod + daemonset, l4)[0] is whole
    assert cheapest(pod + daemonset + PodRequests(cpu_millis=1), l4)[0].name == "g6.2xlarge"


def test_a_pod_without_gpus_gets_neither_a_gpu_nor_bare_metal_where_others_hold_it() -> None:
    """As Karpenter leaves exotic types out: the 16xlarge of g5 would be cheaper here."""
    found = cheapest(PodRequests(cpu_millis=63770, memory_mib=234022))
    assert found[0].name == "m8g.24xlarge"
    assert not any(each.gpu_name or each.size.startswith("metal") for each in found)
    only = [Requirement(key=f"{AWS}gpu-name", values=("l4",))]
    assert cheapest(PodRequests(cpu_millis=1000), only)[0].name == "g6f.large"


@pytest.mark.parametrize("part", ["hypervisor", "cpu-manufacturer", "tenancy", "encryption-in-transit-supported"])
def test_a_label_that_the_facts_do_not_tell_excludes_nothing(part: str) -> None:
    asked = PodRequests(cpu_millis=1000, gpus=1)
    assert cheapest(asked, [Requirement(key=f"{AWS}{part}", values=("any",))]) == cheapest(asked)


def test_a_label_that_an_instance_has_not_excludes_it() -> None:
    nvme = [Requirement(key=f"{AWS}local-nvme", operator="DoesNotExist")]
    assert {each.family for each in cheapest(PodRequests(gpus=1), nvme)} == {"g5g"}
    assert cheapest(PodRequests(gpus=1), [Requirement(key=f"{AWS}accelerator-name", operator="Exists")]) == ()
