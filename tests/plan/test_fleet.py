"""What all models take together: GPUs against limits, vCPUs against quotas, dollars, times."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.facts import quotas
from inferplane.facts.gpus import kinds
from inferplane.facts.model_config import known
from inferplane.facts.prices import read_prices
from inferplane.facts.timings import figures
from inferplane.plan.cost import LoadCurve, levers, model_cost, usd_per_million_tokens
from inferplane.plan.fleet import (
    limit_faults,
    limit_warnings,
    quota_faults,
    quota_needs,
    quota_warnings,
    use_of_pools,
    wake_warnings,
)
from inferplane.plan.models import place_models
from inferplane.plan.placed import PlacedModel
from inferplane.plan.timeline import ColdStart, drain, drain_limit_seconds, least_stream_seconds
from inferplane.spec.cluster import SystemNodes
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Model
from inferplane.spec.nodes import DataVolume, Nvme
from inferplane.spec.pools import GpuPool, TimeSlicing
from inferplane.spec.serving import Hpa, Knative, Standard

LLAMA = "meta-llama/Llama-3.1-8B-Instruct"
POOL = GpuPool(name="gpu", families=("g6", "g6e"), gpu_limit=16)


def placed(*described: Model, pool: GpuPool = POOL) -> tuple[PlacedModel, ...]:
    return place_models(described, (pool,), region="us-east-1")


def model(**changes: Any) -> Model:
    given: dict[str, Any] = {"name": "triage", "version": 1, "architecture": LLAMA}
    return Model(**(given | {"serving": Knative(concurrency=1, max_replicas=4)} | changes))


BIG = model(
    name="big",
    architecture="meta-llama/Llama-3.3-70B-Instruct",
    serving=Standard(min_replicas=1, max_replicas=3, concurrency=1, autoscaler=Hpa()),
)


def test_nodes_are_counted_whole_and_priced_whole() -> None:
    (use,) = use_of_pools((POOL,), placed(model(), BIG))
    assert (use.gpus_least, use.gpus_most, use.gpus_surge) == (4, 3 * 4 + 4, 4)
    assert use.usd_hour_least == pytest.approx(10.49264)
    assert use.usd_hour_most == pytest.approx(3 * 10.49264 + 4 * 0.8048)


def test_parts_of_a_gpu_share_its_node() -> None:
    pool = GpuPool(name="gpu", families=("g6",), gpu_limit=4, sharing=TimeSlicing(4))
    tiny = model(architecture="Qwen/Qwen2.5-0.5B", serving=Knative(min_replicas=1, max_replicas=5, concurrency=1))
    (use,) = use_of_pools((pool,), placed(tiny, pool=pool))
    assert (use.gpus_least, use.gpus_most) == (1, 2)
    assert use.usd_hour_least == pytest.approx(0.8048)


def test_the_worst_case_is_compared_with_the_pools_limit() -> None:
    uses = use_of_pools((POOL,), placed(model(), BIG))
    assert uses[0].beyond_limit == 4
    (warning,) = limit_warnings(uses)
    assert "pool gpu: all models at their most take 16 GPUs, a rollout 4 more, beyond its limit of 16" in warning


def test_replicas_that_can_never_be_had_are_refused() -> None:
    described = placed(BIG.model_copy(update={"serving": BIG.serving.model_copy(update={"max_replicas": 5})}))
    (fault,) = limit_faults(use_of_pools((POOL,), described), described)
    assert str(fault) == (
        "models[0].serving.max_replicas: must be at most 4, which the 16 GPUs of the pool gpu hold, got 5; "
        "lower it, or raise gpu_limit"
    )


def test_a_volume_holds_the_image_and_what_the_nodes_replicas_copy() -> None:
    """(28.6 + 9.6 GB of image + 155 GiB + 1) / 0.9, in steps of 10 GiB; 200 at least."""
    (use,) = use_of_pools((POOL,), placed(BIG))
    assert use.volume == DataVolume(size_gib=220, throughput_mibps=750)
    (small,) = use_of_pools((POOL,), placed(model()))
    assert small.volume == DataVolume(size_gib=200, throughput_mibps=750)


@pytest.mark.parametrize(
    ("family", "purchase", "code"),
    [
        ("g6", "on-demand", "L-DB2E81BA"),
        ("g6e", "spot", "L-3819A6DF"),
        ("p4d", "on-demand", "L-417A185B"),
        ("p4d", "spot", "L-7212CCBC"),
        ("p5en", "spot", "L-C4BD4855"),
        ("p5", "on-demand", "L-417A185B"),
        ("m6i", "on-demand", "L-1216C47A"),
        ("r7i", "spot", "L-34B43A08"),
    ],
)
def test_a_family_has_the_quota_of_its_class(family: str, purchase: str, code: str) -> None:
    held = quotas.of_family(family)
    assert held is not None
    assert held.codes[purchase] == code


def test_every_family_with_gpus_has_a_quota_and_p6_on_spot_none_that_is_sure() -> None:
    for kind in kinds():
        for family in kind.families:
            held = quotas.of_family(family)
            assert held is not None
            assert "on-demand" in held.codes
    p6 = quotas.of_family("p6-b200")
    assert p6 is not None
    assert "spot" not in p6.codes


def test_vcpus_are_needed_in_full_for_each_way_of_buying() -> None:
    """Four g6.xlarge of 4 vCPUs and one that rolls; on Spot EC2 may give g6.16xlarge of 64."""
    pool = GpuPool(name="gpu", families=("g6",), gpu_limit=16, purchase=("spot", "on-demand"))
    needs = {need.purchase: need for need in quota_needs(placed(model(), pool=pool))}
    assert (needs["on-demand"].code, needs["spot"].code) == ("L-DB2E81BA", "L-3819A6DF")
    assert (needs["on-demand"].vcpus_least, needs["on-demand"].vcpus_most) == (0, 4 * 4 + 4)
    assert needs["spot"].vcpus_dearest == 4 * 64 + 4


def test_the_nodes_that_are_not_karpenters_count_too() -> None:
    (need,) = quota_needs((), SystemNodes(instance_types=("m6i.xlarge",)), 3)
    assert (need.code, need.vcpus_least, need.vcpus_most) == ("L-1216C47A", 12, 24)


def test_granted_quotas_are_compared_with_what_is_needed() -> None:
    needs = quota_needs(placed(BIG))  # one replica of 48 vCPUs, three and one that rolls
    (fault,) = quota_faults(needs, {"L-DB2E81BA": 32})
    assert "vcpu_quotas[L-DB2E81BA]: must be at least 48" in str(fault)
    assert quota_faults(needs, {"L-DB2E81BA": 48}) == []
    (warning,) = quota_warnings(needs, {"L-DB2E81BA": 48})
    assert "48 vCPUs are granted, and all models at their most need 192" in warning
    assert quota_warnings(needs, {"L-DB2E81BA": 192}) == quota_warnings(needs, {}) == []


def test_whoever_wakes_a_slow_model_is_told_to_ask_again() -> None:
    (warning,) = wake_warnings(placed(model()))
    assert warning.startswith("from nothing, triage (about 3")
    assert "a request ends after 110 s" in warning
    (many,) = wake_warnings(placed(*(model(name=f"m{number}") for number in range(9))))
    assert " and 6 more serve later" in many
    assert wake_warnings(placed(model(serving=Knative(min_replicas=1, concurrency=1)))) == []
    assert wake_warnings(placed(model(serving=Knative(concurrency=1, timeout_seconds=600)))) == []


def cold(**changes: Any) -> ColdStart:
    (one,) = placed(model())
    assert one.seat is not None
    given: dict[str, Any] = {
        "instance": one.seat.instance_type,
        "operating_system": "bottlerocket",
        "volume": DataVolume(size_gib=200, throughput_mibps=500),
        "weights_gib": 16.0,
    }
    return ColdStart(**(given | changes))


def test_a_cold_start_is_the_sum_of_its_phases_each_with_its_narrowest_point() -> None:
    """16 GiB at 0.3125 GB/s of network (2,500 Mbit/s), 9.6 GB of image at 71.5 MB/s, and a disk of 500 MiB/s."""
    timeline = cold().timeline
    assert timeline.seconds == pytest.approx(sum(phase.seconds for phase in timeline.phases))
    found = {phase.name: (phase.seconds, phase.limit) for phase in timeline.phases}
    assert found["image"] == (pytest.approx(134, abs=1), "unpacking one after another")
    assert found["weights"] == (pytest.approx(16 * 1.0737 / 0.3125, rel=0.01), "the instance's network")
    assert found["load"] == (pytest.approx(16 * 1.0737 / 0.524, rel=0.01), "the volume, 500 MiB/s")


@pytest.mark.parametrize(
    ("faster", "phase"),
    [
        ({"image_pull": "parallel"}, "image"),
        ({"image_pull": "snapshot"}, "image"),
        ({"streamed": True}, "weights"),
        ({"eager": True}, "compile"),
        ({"weights_gib": 1.0}, "load"),
        ({"volume": DataVolume(size_gib=200, throughput_mibps=600)}, "load"),
    ],
)
def test_each_lever_shortens_its_phase(faster: dict[str, Any], phase: str) -> None:
    assert cold(**faster).timeline.phase(phase) < cold().timeline.phase(phase)


def test_a_slow_volume_is_the_narrowest_point_of_everything() -> None:
    slow = cold(volume=DataVolume(size_gib=200))
    limits = {phase.name: phase.limit for phase in slow.timeline.phases}
    assert limits["image"] == limits["weights"] == limits["load"] == "the volume, 125 MiB/s"
    assert "the NVMe drives" in {phase.limit for phase in cold(volume=Nvme()).timeline.phases}


def test_deadlines_are_twice_the_estimate_in_whole_minutes() -> None:
    one = cold()
    assert one.startup_deadline % 60 == 0
    assert 2 * one.engine_seconds <= one.startup_deadline < 2 * one.engine_seconds + 60
    assert 2 * one.timeline.seconds <= one.ready_deadline < 2 * one.timeline.seconds + 60


def test_every_figure_says_its_source_and_whether_it_was_measured() -> None:
    assert all(each.source and each.kind in ("measured", "documented", "assumed") for each in figures())
    assert all(each.value > 0 for each in figures())


def test_a_drain_ends_within_the_notice_and_the_grace() -> None:
    standard = Standard(pre_stop_seconds=15, termination_grace_seconds=110)
    assert drain(standard, spot=False).seconds == 110
    assert drain(standard, spot=True).seconds == 120 == drain_limit_seconds(spot=True, termination_grace=3600)
    assert drain(Knative(timeout_seconds=90), spot=True).phase("streams") == 90
    assert drain_limit_seconds(spot=False, termination_grace=3600) == 3600


def test_an_answer_takes_as_long_as_the_weights_take_to_read() -> None:
    """70 billion parameters of 2 bytes over four GPUs of 864 GB/s, of which 0.8 is reached: 51 ms a token."""
    (l40s,) = [kind for kind in kinds() if kind.name == "l40s"]
    dense = known()["meta-llama/Llama-3.1-70B"]
    seconds, _ = least_stream_seconds(dense, l40s, weights_gib=131.4 / 4, answer_tokens=1000)
    assert seconds == pytest.approx(51, rel=0.01)
    sparse = known()["Qwen/Qwen3-30B-A3B"]
    few, _ = least_stream_seconds(sparse, l40s, weights_gib=56.9, answer_tokens=1000)
    assert few < 1000 * 56.9 * 1.0737 / 864 / 0.8 / 5  # 3.3 of 30.5 billion parameters are read


def test_money_follows_the_load_curve() -> None:
    """Two busy replicas for 50 of 168 hours, none otherwise; g6.xlarge at $0.8048."""
    (one,) = placed(model())
    cost = model_cost(one, LoadCurve(busy_hours_a_week=50, busy_replicas=2))
    assert cost is not None
    assert cost.usd_month == pytest.approx(2 * 0.8048 * 730 * 50 / 168)
    assert (cost.usd_month_least, cost.usd_hour_least) == (0, 0)
    assert cost.usd_month_always_on == pytest.approx(4 * 0.8048 * 730)
    always = model_cost(one, LoadCurve(busy_hours_a_week=168, busy_replicas=4))
    assert always is not None
    assert always.usd_month == pytest.approx(cost.usd_month_always_on)


def test_spot_saves_its_share_only() -> None:
    pool = GpuPool(name="gpu", families=("g6",), gpu_limit=16, purchase=("spot", "on-demand"))
    (one,) = placed(model(), pool=pool)
    paid = [
        model_cost(one, LoadCurve(busy_hours_a_week=168, busy_replicas=4, spot_share=share)) for share in (0, 0.5, 1)
    ]
    figures_ = [each.usd_month for each in paid if each]
    assert figures_[1] == pytest.approx(figures_[0] * 0.7)
    assert figures_[2] == pytest.approx(figures_[0] * 0.4)


def test_levers_say_what_each_would_save() -> None:
    (one,) = placed(BIG)
    found = {lever.change.partition(" (")[0]: lever.usd_month for lever in levers(one, LoadCurve(busy_replicas=1))}
    assert found["serve by Knative, and scale to zero outside busy hours"] == pytest.approx(
        10.49264 * 730 * (1 - 50 / 168)
    )
    assert found["buy Spot, at the assumed saving"] == pytest.approx(10.49264 * 730 * 0.6)
    long = BIG.model_copy(update={"serving": BIG.serving.model_copy(update={"termination_grace_seconds": 600})})
    (other,) = placed(long)
    assert not [lever for lever in levers(other) if "Spot" in lever.change]


def test_a_quarter_of_use_makes_tokens_four_times_as_dear() -> None:
    full = usd_per_million_tokens(3.6, tokens_second=1000)
    assert full == pytest.approx(1.0)
    assert usd_per_million_tokens(3.6, tokens_second=1000, utilization=0.25) == pytest.approx(4.0)


@pytest.mark.parametrize(
    "wrong", [{"tokens_second": 0}, {"tokens_second": math.nan}, {"utilization": 0}, {"utilization": 1.5}]
)
def test_a_throughput_that_is_none_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(DescriptionError, match="must be more than 0"):
        usd_per_million_tokens(1.0, **({"tokens_second": 10.0} | wrong))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "must be JSON"),
        ("[]", "must be an object"),
        ('{"g6.huge": 1}', "must be an instance type of the facts"),
        ('{"g6.xlarge": "1"}', "must be dollars an hour"),
        ('{"g6.xlarge": -1}', "must be dollars an hour"),
        ('{"g6.xlarge": NaN}', "must be dollars an hour"),
        ('{"g6.xlarge": true}', "must be dollars an hour"),
        ('{"a": "' + "x" * 2**20 + '"}', "must have at most"),
    ],
)
def test_prices_that_are_none_are_refused(tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "prices.json"
    file.write_text(content)
    with pytest.raises(DescriptionError, match=message):
        read_prices(file)


def test_prices_of_ones_own_change_what_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "prices.json"
    file.write_text(json.dumps({"g6.xlarge": 3.0}))
    (one,) = place_models([model()], (POOL,), region="us-east-1", prices=read_prices(file))
    assert one.seat is not None
    assert one.seat.instance_type.name == "g6.2xlarge"
    with pytest.raises(DescriptionError, match="must be readable"):
        read_prices(tmp_path / "nothing.json")


def test_an_engine_by_hand_keeps_its_word_about_graphs() -> None:
    (eager,) = placed(model(engine=Vllm(enforce_eager=True)))
    assert eager.sizing is not None
    assert eager.cold_start is not None
    assert eager.sizing.term("CUDA graphs") == 0
    assert eager.cold_start.timeline.phase("CUDA graphs") == 0
