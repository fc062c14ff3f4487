"""Where models go: the choices of both platforms, of every way to share, and what is never chosen."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from inferplane.facts import gpus, instances, precisions
from inferplane.facts.model_config import known
from inferplane.facts.prices import Prices
from inferplane.plan.advice import ways_out, why_not
from inferplane.plan.offers import Offer, offers_of_kinds, offers_of_pools
from inferplane.plan.placement import Demand, Rejection, judge, place
from inferplane.spec.nodes import DataVolume
from inferplane.spec.pools import GpuPool, Mig, Mps, Nvme, TimeSlicing

LLAMA_8B = known()["meta-llama/Llama-3.1-8B-Instruct"]
LLAMA_70B = known()["meta-llama/Llama-3.3-70B-Instruct"]
TINY = known()["Qwen/Qwen2.5-0.5B"]
EVERYWHERE = offers_of_kinds()


def demand(**changes: Any) -> Demand:
    return Demand(**({"architecture": LLAMA_8B, "precision": "bf16", "context": 8192} | changes))


def pool(**changes: Any) -> GpuPool:
    return GpuPool(**({"name": "gpu", "families": ("g6", "g6e", "p4d", "p5"), "gpu_limit": 64} | changes))


def first(asked: Demand, **changes: Any) -> tuple[str, int, float]:
    """GPUs, node and price of the first choice in one pool."""
    (choice, *_) = place(asked, offers_of_pools([pool(**changes)])).choices
    return choice.offer.name, choice.instance_type.name, choice.usd_hour  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        # 8B on an L4, mid-size on an L40S, 70B over several GPUs: the platform's own words
        (demand(), ("1 x l4", "g6.xlarge", 0.8048)),
        (demand(architecture=known()["microsoft/phi-4"]), ("1 x l40s", "g6e.xlarge", 1.861)),
        (demand(architecture=LLAMA_70B), ("4 x l40s", "g6e.12xlarge", 10.49264)),
        (demand(architecture=LLAMA_70B, precision="fp8", context=32768), ("4 x l40s", "g6e.12xlarge", 10.49264)),
        # twelve packets of 29,500 tokens beside 131 GiB of weights
        (
            demand(architecture=LLAMA_70B, context=32768, requests=12, request_tokens=29500),
            ("8 x a100", "p4d.24xlarge", 21.957642),
        ),
        (demand(precision="fp8", context=16384, requests=12, request_tokens=3400), ("1 x l4", "g6.xlarge", 0.8048)),
        (demand(context=16384, requests=12), ("4 x l4", "g6.12xlarge", 4.6016)),
        (demand(architecture=TINY, context=4096), ("1 x l4", "g6.xlarge", 0.8048)),
    ],
    ids=str,
)
def test_the_cheapest_gpu_that_holds_the_promise_is_chosen(asked: Demand, expected: tuple[str, str, float]) -> None:
    assert first(asked) == expected


def test_a_replica_has_its_node_for_itself_unless_nodes_are_shared() -> None:
    asked = demand(architecture=known()["Qwen/Qwen3-14B"])
    alone = place(asked, offers_of_pools([pool(families=("p4d",))])).choices
    assert [(choice.gpus, choice.offer.count) for choice in alone] == [(8, 8)]
    shared = place(asked, offers_of_pools([pool(families=("p4d",), shared_nodes=True)])).choices
    assert [choice.gpus for choice in shared] == [1, 2, 4, 8]
    assert shared[0].usd_hour == pytest.approx(21.957642 / 8)
    assert shared[0].seat.nodes(9) == 2


def test_a_cheaper_choice_is_never_passed_over() -> None:
    for asked in (demand(), demand(architecture=LLAMA_70B), demand(architecture=TINY)):
        prices = [choice.usd_hour for choice in place(asked, EVERYWHERE).choices]
        assert prices == sorted(prices)


@pytest.mark.parametrize("precision", sorted(precisions.known()))
def test_no_gpu_below_the_precisions_compute_capability_is_chosen(precision: str) -> None:
    needed = precisions.known()[precision].capability
    for choice in place(demand(architecture=TINY, precision=precision), EVERYWHERE).choices:
        assert choice.offer.kind.capability >= max(needed, (7, 5))


def test_a_volta_gpu_has_no_code_in_the_pinned_engine() -> None:
    (rejection,) = [
        each for each in place(demand(precision="fp16"), EVERYWHERE).rejections if each.offer.kind.name == "v100"
    ]
    assert "needs 7.5, has compute capability 7.0" in rejection.reason


@pytest.mark.parametrize(
    ("model", "precision", "reason"),
    [
        ("Qwen/Qwen2.5-0.5B", "bf16", "14 attention heads are not divided by 4 GPUs"),
        ("microsoft/phi-4", "bf16", "10 KV heads and 4 GPUs do not divide each other"),
        (
            "Qwen/Qwen2.5-72B-Instruct",
            "awq",
            "a feed-forward width of 29568 is not divided by 8 GPUs in groups of 128",
        ),
    ],
)
def test_parallelism_that_does_not_divide_is_rejected(model: str, precision: str, reason: str) -> None:
    count = int(re.findall("([0-9]+) GPUs", reason)[0])
    (offer,) = [each for each in EVERYWHERE if each.kind.name == "l4" and each.count == 4]
    found = judge(demand(architecture=known()[model], precision=precision), offer, count)
    assert isinstance(found, Rejection)
    assert found.reason == reason


def test_daemonsets_count_on_the_node() -> None:
    """3 CPU and 10 GiB beside 500m and 1 GiB fit g6.xlarge's 3920m; beside 1 CPU they do not."""
    assert first(demand())[1] == "g6.xlarge"
    assert first(demand(), daemonset_cpu="1")[1] == "g6.2xlarge"
    assert first(demand(), daemonset_memory="6Gi")[1] == "g6.2xlarge"


def test_disk_counts_where_it_is_given() -> None:
    """16 GiB of weights ask for 28 GiB; a tenth of the disk is kept from eviction, and 1 GiB is the kubelet's."""
    asked = demand(copied_gib=16)
    assert first(asked, storage=None)[1] == "g6.xlarge"
    small = place(asked, offers_of_pools([pool(families=("g6",), storage=_volume(32))]))
    assert not small.choices
    assert "28 GiB of disk" in why_not(small)
    assert place(asked, offers_of_pools([pool(families=("g6",), storage=_volume(33))])).choices
    big = demand(copied_gib=250)
    assert first(big, families=("g6",), storage=Nvme())[1] == "g6.2xlarge"  # 250 GB of drives do not hold 285 GiB


def _volume(size: int) -> DataVolume:
    return DataVolume(size_gib=size)


def test_a_region_that_lacks_a_gpu_does_not_offer_it() -> None:
    asked = demand(architecture=LLAMA_70B)
    assert {each.kind.name for each in offers_of_pools([pool()], "eu-west-1")} == {"a100"}  # neither g6, g6e nor p5
    assert place(asked, offers_of_pools([pool(families=("g6e",))], "eu-west-1")).choices == ()
    assert offers_of_pools([pool()], "us-gov-west-1") == offers_of_pools([pool()])  # not known, so nothing is left out


@pytest.mark.parametrize(
    ("sharing", "families", "visible", "utilization"),
    [
        (TimeSlicing(4), ("g6",), 22.03, 0.22),  # each sees the whole GPU and takes its part
        (Mps(4), ("g6",), 22.03 / 4, 0.9),  # each sees its part and takes nearly all of it
        (Mig("1g.10gb"), ("p5",), 9.62, 0.9),
        (Mig("3g.40gb"), ("p4de",), 39.25, 0.9),
    ],
    ids=str,
)
def test_parts_of_a_gpu_are_placed_by_the_same_arithmetic(
    sharing: Any, families: tuple[str, ...], visible: float, utilization: float
) -> None:
    held = pool(families=families, sharing=sharing, storage=_volume(2000), gpu_limit=8)
    (choice, *_) = place(demand(architecture=TINY, context=2048), offers_of_pools([held])).choices
    assert choice.gpus == 1
    assert sum(term.gib for term in choice.sizing.terms) == pytest.approx(visible)
    assert choice.run.utilization == utilization
    assert choice.usd_hour == pytest.approx(choice.seat.node_usd_hour / choice.seat.replicas_of_node)
    room = choice.instance_type
    assert choice.seat.replicas_of_node * choice.seat.asked.cpu_millis + 500 <= room.allocatable_cpu_millis
    assert choice.seat.replicas_of_node * choice.seat.asked.memory_mib + 1024 <= room.allocatable_memory_mib


def test_a_model_that_one_part_does_not_hold_is_not_split_over_parts() -> None:
    found = place(demand(), offers_of_pools([pool(families=("g6",), sharing=TimeSlicing(4))]))
    assert not found.choices
    assert {each.gpus for each in found.rejections} == {1}


def test_what_fits_nowhere_is_told_the_nearest_ways_out_with_their_prices() -> None:
    asked = demand(architecture=LLAMA_70B, context=32768, requests=6)
    only_l40s = offers_of_pools([pool(families=("g6e",), instance_types=("g6e.12xlarge",))])
    found = place(asked, only_l40s)
    assert why_not(found) == "4 x l40s: KV cache needs 15.0 GiB a GPU, has 6.4"
    ways = {way.change: way.choice for way in ways_out(asked, only_l40s, region="us-east-1")}
    assert {change.rpartition(" ")[0] for change in ways} >= {"use the family", "store the weights in"}
    assert ways["store the weights in awq"].usd_hour == pytest.approx(10.49264)
    assert "promise 2 requests in flight" in ways
    for change, choice in ways.items():
        assert choice.sizing.verdict in ("fits", "tight"), change
    (context,) = [change for change in ways if change.startswith("lower the context")]
    tokens = int(context.split()[4])
    assert place(dataclasses.replace(asked, context=tokens), only_l40s).choices
    assert not place(dataclasses.replace(asked, context=tokens + 256), only_l40s).choices


def test_a_price_that_is_not_known_is_not_guessed_and_can_be_given() -> None:
    asked = demand(architecture=LLAMA_70B)
    unpriced = offers_of_pools([pool(families=("p5e",))])
    assert "no price is known" in why_not(place(asked, unpriced))
    (choice,) = place(asked, unpriced, Prices({"p5e.48xlarge": 40.0})).choices
    assert choice.usd_hour == 40.0


DEMANDS = some.builds(
    demand,
    architecture=some.sampled_from(sorted(known().values(), key=lambda each: each.name)),
    precision=some.sampled_from(sorted(precisions.known())),
    kv_precision=some.sampled_from(sorted(precisions.kv_known())),
    context=some.integers(1, 300_000),
    requests=some.integers(1, 500),
    request_tokens=some.one_of(some.none(), some.integers(1, 300_000)),
    copied_gib=some.floats(0, 2000),
    tight=some.booleans(),
)


@settings(deadline=None, max_examples=200)
@given(asked=DEMANDS, shared=some.booleans())
def test_every_choice_holds_what_it_promises_at_the_least_price(asked: Demand, shared: bool) -> None:
    offered = tuple(dataclasses.replace(offer, shared_nodes=shared) for offer in EVERYWHERE)
    found = place(asked, offered)
    prices = [choice.usd_hour for choice in found.choices]
    assert prices == sorted(prices)
    for choice in found.choices:
        seat, node = choice.seat, choice.instance_type
        assert choice.sizing.verdict == "fits" or (asked.tight and choice.sizing.verdict == "tight")
        assert asked.architecture.heads % choice.gpus == 0
        assert seat.replicas_of_node * seat.asked.cpu_millis <= node.allocatable_cpu_millis
        assert seat.replicas_of_node * choice.gpus <= node.gpu_count
        assert all(each.gpu_name == node.gpu_name and each.gpu_count == node.gpu_count for each in seat.types)
        cheaper = [
            each
            for each in instances.known().values()
            if each.on_demand_usd_hour is not None and each.on_demand_usd_hour < seat.node_usd_hour
        ]
        assert not set(cheaper) & set(seat.types)


def test_every_kind_and_count_of_ec2_is_an_offer() -> None:
    assert len({(offer.kind, offer.count) for offer in EVERYWHERE}) == len(EVERYWHERE)
    assert {offer.kind for offer in EVERYWHERE} == set(gpus.kinds())
    assert isinstance(EVERYWHERE[0], Offer)
