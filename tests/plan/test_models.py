"""The models of a platform: what is decided for them, and which descriptions and promises are refused."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.facts.model_config import known
from inferplane.plan.fleet import tight_warnings
from inferplane.plan.models import place_models
from inferplane.plan.placed import PlacedModel, stored_gib
from inferplane.spec.engines import Tgi, Vllm
from inferplane.spec.models import Model, Requests
from inferplane.spec.nodes import DataVolume
from inferplane.spec.placement import Placement
from inferplane.spec.pools import GpuPool, Mig, TimeSlicing
from inferplane.spec.serving import Knative, Standard

POOL = GpuPool(name="gpu", families=("g6", "g6e"), gpu_limit=64)
SPOT = GpuPool(name="batch", families=("g6",), gpu_limit=8, purchase=("spot", "on-demand"))
LLAMA = "meta-llama/Llama-3.1-8B-Instruct"


def model(**changes: Any) -> Model:
    given: dict[str, Any] = {"name": "triage", "version": 1, "architecture": LLAMA}
    return Model(**(given | {"serving": Knative(concurrency=1)} | changes))


def placed(*pools: GpuPool, **changes: Any) -> PlacedModel:
    (found,) = place_models([model(**changes)], pools or (POOL,), region="us-east-1")
    return found


def refused(*pools: GpuPool, **changes: Any) -> str:
    with pytest.raises(DescriptionError) as raised:
        placed(*pools, **changes)
    return str(raised.value)


def test_what_is_left_open_is_decided() -> None:
    found = placed().model
    assert found.placed == Placement(
        pool="gpu",
        gpu="l4",
        gpus_per_node=1,
        gpus=1,
        cpu="3",
        memory="10Gi",
        ephemeral_storage="27Gi",
        shared_memory="1Gi",
    )
    assert isinstance(found.engine, Vllm)
    assert (found.engine.max_num_seqs, found.engine.max_num_batched_tokens) == (8, 2048)
    assert found.engine.gpu_memory_utilization == 0.9
    assert found.weights_gib == pytest.approx(14.96, abs=0.01)
    assert found.load_seconds is not None


def test_what_is_said_by_hand_stays() -> None:
    hand = Placement(pool="gpu", gpu="l40s", cpu="2", memory="12Gi", ephemeral_storage="40Gi")
    engine = Vllm(gpu_memory_utilization=0.8, max_num_seqs=64, max_num_batched_tokens=4096)
    found = placed(placement=hand, engine=engine, load_seconds=700).model
    assert (found.placement, found.engine, found.load_seconds) == (hand, engine, 700)


@pytest.mark.parametrize(
    ("architecture", "precision", "flag", "dtype", "stored"),
    [
        (LLAMA, None, None, "auto", 14.96),
        (LLAMA, "fp16", None, "float16", 14.96),
        (LLAMA, "fp8", "fp8", "auto", 14.96),  # made while loading, of the 16-bit files in the registry
        (LLAMA, "awq", None, "auto", 5.33),  # the files say themselves how they are quantized
        ("openai/gpt-oss-20b", None, None, "auto", None),
    ],
)
def test_a_precision_becomes_the_engines_own_words(
    architecture: str, precision: Any, flag: str | None, dtype: str, stored: float | None
) -> None:
    found = placed(architecture=architecture, precision=precision)
    assert isinstance(found.model.engine, Vllm)
    assert (found.model.engine.quantization, found.model.engine.dtype) == (flag, dtype)
    if stored is not None:
        assert stored_gib(model(architecture=architecture, precision=precision)) == pytest.approx(stored, rel=0.01)


def test_concurrency_batch_and_kv_cache_agree_by_construction() -> None:
    asked = Requests(prompt_tokens=3000, answer_tokens=400)
    found = placed(precision="fp8", requests=asked, serving=Knative(concurrency=12), engine=Vllm(max_model_len=16384))
    assert isinstance(found.model.engine, Vllm)
    assert found.sizing is not None
    assert found.model.engine.max_num_seqs == found.model.concurrency == 12
    assert found.sizing.requests_of(asked.tokens) >= 12
    assert found.sizing.full_length_requests >= 1


def test_a_model_stays_on_its_pools_and_off_spot_where_its_streams_are_too_long() -> None:
    assert placed(SPOT, POOL).pool.name == "batch"
    assert placed(SPOT, POOL, pools=("gpu",)).pool.name == "gpu"
    long = Standard(termination_grace_seconds=600, concurrency=1)
    assert placed(SPOT, POOL, serving=long).pool.name == "gpu"
    assert "no pool that this model may run on" in refused(SPOT, serving=long)


def test_two_kinds_of_one_name_are_told_apart_by_their_memory() -> None:
    found = placed(
        GpuPool(name="a100", families=("p4d", "p4de"), gpu_limit=64), architecture="meta-llama/Llama-3.1-70B"
    )
    assert found.model.placed.gpu == "a100"
    assert found.model.placed.gpu_memory_mib == 40960
    assert placed().model.placed.gpu_memory_mib is None


@pytest.mark.parametrize(
    ("changes", "messages"),
    [
        (
            {"architecture": "meta-llama/Llama-3.1-405B"},
            (
                "models[0].placement: must fit a GPU of its pools, with weights in bf16 and 1 request of 4096 tokens",
                "8 x l40s: short by",
                "use the family p5en",
            ),
        ),
        (
            {"serving": Knative(concurrency=1000)},
            ("promise 5", "in flight (8 x l40s, g6e.48xlarge", "keep the KV cache in fp8"),
        ),
        (
            {"placement": Placement(pool="gpu", gpu="l4", gpus_per_node=4, ephemeral_storage="40Gi")},
            ("models[0].placement.gpus: must be all 4 GPUs of its node", "set the pool's shared_nodes"),
        ),
        (
            {"placement": Placement(pool="gpu", gpu="l4", gpus_per_node=2, ephemeral_storage="40Gi")},
            ("must be nodes that its pool may make here, got 2 x l4; use one of 1 x l4, 1 x l40s, 4 x l4",),
        ),
        (
            {"placement": Placement(pool="gpu", gpu="l4", cpu="80", ephemeral_storage="40Gi")},
            ("models[0].placement: must fit a node of its pool, got no instance type holds 80 CPU",),
        ),
        (
            {
                "placement": Placement(pool="gpu", gpu="l4", ephemeral_storage="40Gi"),
                "engine": Vllm(max_model_len=131072),
            },
            (
                "must hold what the model promises, got 1 x l4: KV cache needs 16.0 GiB a GPU, has 4.",
                "lower the context",
            ),
        ),
        (
            {"ready_within": 60},
            (
                "models[0].ready_within: must be at least the 364 s of a cold start",
                "keep a warm replica",
                "stream_weights",
            ),
        ),
        (
            {
                "architecture": "meta-llama/Llama-3.3-70B-Instruct",
                "requests": Requests(prompt_tokens=100, answer_tokens=3000),
                "serving": Knative(concurrency=1, timeout_seconds=60),
            },
            ("serving.timeout_seconds: must be at least the 15", "3000 tokens take there, got 60 s"),
        ),
    ],
)
def test_what_cannot_work_is_refused_with_need_have_and_a_way_out(
    changes: dict[str, Any], messages: tuple[str, ...]
) -> None:
    said = refused(**changes)
    for message in messages:
        assert message in said


def test_a_way_out_that_outlasts_its_node_is_refused() -> None:
    pool = GpuPool(name="gpu", families=("g6",), gpu_limit=8, termination_grace="5m")
    said = refused(pool, serving=Standard(termination_grace_seconds=600, concurrency=1))
    assert "serving.termination_grace_seconds: must end within the 300 s that a node of the pool gpu is left" in said
    assert "got 600 s; shorten it, or raise the pool's termination_grace" in said


def test_a_tight_placement_by_hand_is_taken_and_said() -> None:
    hand = Placement(pool="gpu", gpu="l4", ephemeral_storage="40Gi")
    found = placed(placement=hand, engine=Vllm(max_model_len=33000))
    assert found.sizing is not None
    assert found.sizing.verdict == "tight"
    (warning,) = tight_warnings([found])
    assert warning == "models[0] (triage): its placement holds what it promises without a margin"
    assert tight_warnings([placed(placement=hand, engine=Vllm(max_model_len=33000), tight=True)]) == []


def test_engines_that_take_turns_do_not_take_more_than_there_is() -> None:
    pool = GpuPool(name="gpu", families=("g6",), gpu_limit=4, sharing=TimeSlicing(4))
    engine = Vllm(gpu_memory_utilization=0.9)
    assert "4 engines that each take 0.9 of one GPU take more than there is" in refused(
        pool, architecture="Qwen/Qwen2.5-0.5B", engine=engine
    )
    placed(pool, architecture="Qwen/Qwen2.5-0.5B", engine=Vllm(gpu_memory_utilization=0.2))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"cpu": "3"}, {"cpu": "3000m"}),
        ({"memory": "10Gi"}, {"memory": "10240Mi"}),
        ({"ephemeral_storage": "40Gi"}, {"ephemeral_storage": "40960Mi"}),
        ({"shared_memory": "2Gi"}, {"shared_memory": "2048Mi"}),
    ],
)
def test_units_do_not_change_a_place(one: dict[str, str], other: dict[str, str]) -> None:
    basic = {"pool": "gpu", "gpu": "l4", "ephemeral_storage": "40Gi"}
    assert placed(placement=Placement(**(basic | one))).seat == placed(placement=Placement(**(basic | other))).seat


def test_a_price_that_is_not_known_leaves_a_placement_by_hand_without_a_node() -> None:
    pool = GpuPool(name="gpu", families=("p5e",), gpu_limit=8)
    hand = Placement(pool="gpu", gpu="h200", gpus_per_node=8, gpus=8, cpu="32", memory="64Gi", ephemeral_storage="40Gi")
    (found,) = place_models([model(placement=hand)], (pool,), region="us-west-2")
    assert found.seat is None
    assert found.cold_start is None
    assert found.sizing is not None
    assert "this region has none of the pool's instance types" in refused(pool, placement=hand)


def test_all_models_that_cannot_work_are_named_at_once() -> None:
    wrong = [model(name=f"m{index}", architecture="meta-llama/Llama-3.1-405B") for index in range(3)]
    with pytest.raises(DescriptionError) as raised:
        place_models(wrong, (POOL,), region="us-east-1")
    assert [fault.field for fault in raised.value.faults] == [f"models[{index}].placement" for index in range(3)]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"architecture": None}, "architecture: is required where placement is not given"),
        ({"architecture": None}, "size_gib: is required where architecture is not given"),
        ({"architecture": "meta-llama/Llama-3.1-8B"}, "meta-llama/Llama-3.1-8B-Instruct"),
        ({"architecture": 7}, "architecture: must be the name of a model or what read_checkpoint gives"),
        ({"engine": Vllm(max_model_len=131073)}, "engine.max_model_len: must be at most the 131072 positions"),
        ({"engine": Tgi()}, "placement: is required with Tgi"),
        ({"precision": "int3"}, "precision: must be 'bf16'"),
        ({"precision": "fp8", "engine": Vllm(quantization="awq")}, "precision: must agree with the engine's"),
        ({"requests": Requests(prompt_tokens=4000, answer_tokens=97)}, "requests: must have at most the 4096 tokens"),
        (
            {"engine": Vllm(max_num_seqs=4), "serving": Knative(concurrency=5)},
            "engine.max_num_seqs: must be at least the concurrency of a replica, 5",
        ),
        (
            {"pools": ("a",), "placement": Placement(pool="b", gpu="l4", ephemeral_storage="40Gi")},
            "placement.pool: must be one of the model's pools, a",
        ),
    ],
)
def test_a_description_that_contradicts_itself_is_refused_at_birth(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        model(**changes)
    assert message in str(raised.value)


def test_a_construct_alone_asks_no_plan() -> None:
    with pytest.raises(DescriptionError, match="placement: is required by a construct"):
        _ = model().placed
    with pytest.raises(DescriptionError, match="size_gib: is required by a construct"):
        _ = model().weights_gib


@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        (GpuPool(name="small", families=("g6",), gpu_limit=4, sharing=TimeSlicing(4)), ("nvidia.com/gpu", "800m", 4)),
        (
            GpuPool(
                name="slices",
                families=("p5",),
                instance_types=("p5.48xlarge",),
                gpu_limit=8,
                sharing=Mig("1g.10gb"),
                storage=DataVolume(size_gib=2000),
            ),
            ("nvidia.com/mig-1g.10gb", "3", 56),
        ),
    ],
    ids=["time-slicing", "MIG"],
)
def test_a_small_model_gets_a_part_of_a_gpu(pool: GpuPool, expected: tuple[str, str, int]) -> None:
    found = placed(pool, architecture="Qwen/Qwen2.5-0.5B")
    assert found.seat is not None
    here = found.model.placed
    assert (here.resource, here.cpu, found.seat.replicas_of_node) == expected


def test_the_tutorials_model_is_placed_as_its_example_says() -> None:
    """The tutorial: g6 and g5, one L4 on an xlarge, 3 CPU and 10 GiB."""
    pool = GpuPool(
        name="gpu", families=("g6", "g5"), gpu_limit=8, purchase=("spot", "on-demand"), ami="al2023@v20261101"
    )
    found = placed(pool, architecture="Qwen/Qwen2.5-0.5B", serving=Standard())
    assert found.seat is not None
    assert (found.model.placed.gpu, found.seat.instance_type.name) == ("l4", "g6.xlarge")
    assert (found.model.placed.cpu, found.model.placed.memory) == ("3", "10Gi")
    assert {each.name for each in found.seat.types} == {
        "g6.xlarge", "g6.2xlarge", "g6.4xlarge", "g6.8xlarge", "g6.16xlarge",
    }  # fmt: skip


@pytest.mark.parametrize("name", sorted(known()))
def test_every_known_model_is_placed_somewhere_or_told_why_not(name: str) -> None:
    everything = GpuPool(
        name="all",
        families=("g5", "g6", "g6e", "g7e", "p4d", "p4de", "p5", "p5en", "p6-b200", "p6-b300"),
        gpu_limit=64,
    )
    context = min(4096, known()[name].positions or 4096)
    tight = known()[name].multimodal and known()[name].precision == "awq"
    found = placed(everything, architecture=name, engine=Vllm(max_model_len=context), tight=tight)
    assert found.sizing is not None
    assert found.sizing.verdict == ("tight" if tight else "fits")
