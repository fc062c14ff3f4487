"""The stack that a model's resources lie in."""

from __future__ import annotations

from inferplane.plan.shards import shard


def test_a_shard_is_the_same_for_ever() -> None:
    assert {name: shard(name, 8) for name in ("clinical-summary", "triage", "codes", "embedder")} == {
        "clinical-summary": 3,
        "triage": 6,
        "codes": 4,
        "embedder": 2,
    }


def test_models_spread_evenly_enough_to_plan_stacks() -> None:
    counts = [0] * 10
    for place in range(1000):
        counts[shard(f"model-{place}", 10)] += 1
    assert max(counts) < 150


def test_one_shard_holds_everything() -> None:
    assert {shard(name, 1) for name in ("a", "b", "c")} == {0}
