"""What the arithmetic says of public start-up logs: weights, KV cache, and whether the engine starts."""

from __future__ import annotations

import re

import pytest

from inferplane.errors import DescriptionError
from inferplane.facts.table import table
from inferplane.plan.accuracy import Comparison, accuracy, compare_all, logged, unjudged

COMPARED = compare_all()


def tokens_error(each: Comparison) -> float | None:
    return each.sizing.kv_tokens / each.kv_tokens - 1 if each.kv_tokens and each.started else None


def test_weights_are_within_one_percent_in_the_median() -> None:
    found = accuracy(COMPARED, lambda each: each.weights_error, in_fit=False)
    assert found.count >= 35
    assert found.median <= 0.01
    assert found.ninetieth <= 0.02


def test_the_kv_cache_is_within_its_bounds_where_all_that_decides_is_known() -> None:
    found = accuracy(COMPARED, lambda each: each.kv_error, in_fit=True)
    assert found.count >= 30
    assert found.median <= 0.02
    assert found.ninetieth <= 0.12


def test_the_kv_cache_is_within_its_bounds_over_all_records() -> None:
    found = accuracy(COMPARED, lambda each: each.kv_error, in_fit=False)
    assert found.count >= 35
    assert found.median <= 0.02
    assert found.ninetieth <= 0.12


def test_tokens_are_counted_as_the_log_counts_them() -> None:
    found = accuracy(COMPARED, tokens_error, in_fit=True)
    assert found.median <= 0.02
    assert found.ninetieth <= 0.12


@pytest.mark.parametrize("each", [each for each in COMPARED if not each.started], ids=lambda each: each.id)
def test_nothing_that_failed_to_start_is_said_to_fit(each: Comparison) -> None:
    assert each.sizing.verdict != "fits"


def test_at_most_one_start_that_succeeded_is_called_impossible() -> None:
    assert sum(each.sizing.verdict == "no" for each in COMPARED if each.started) <= 1


def test_full_length_requests_agree_with_the_logged_maximum_concurrency() -> None:
    """The arithmetic of blocks alone: full, windowed and linear layers, from the logged cache."""
    logged = {record["id"]: record["reported"] for record in table("engine-logs")["records"]}
    checked = 0
    for each in COMPARED:
        reported = logged[each.id]
        if each.started and each.kv_gib and reported.get("max_concurrency") and reported.get("kv_tokens"):
            counted = each.sizing.layout.requests(each.kv_gib, each.sizing.max_model_len)
            assert counted == pytest.approx(reported["max_concurrency"], rel=0.01), each.id
            checked += 1
    assert checked >= 25


COMPLETE = next(record for record in logged() if record["outcome"] == "ok")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"arch": "nobody/nothing"}, "the shape of nobody/nothing not known"),
        ({"arch": None, "vram_gib": None}, "arch, vram_gib not known"),
        ({"reported": []}, "nothing reported"),
    ],
)
def test_a_record_that_says_too_little_is_left_out_and_named(changed: dict[str, object], reason: str) -> None:
    records = [COMPLETE, {**COMPLETE, "id": "odd", **changed}]
    assert len(compare_all(records)) == 1
    assert unjudged(records) == {"odd": reason}
    with pytest.raises(DescriptionError, match=re.escape(f"must hold one that can be judged, got {reason}")):
        compare_all(records[1:])


def test_a_record_may_leave_out_what_has_a_default() -> None:
    bare = {key: COMPLETE[key] for key in COMPLETE if key not in ("tp", "pp", "n_gpus", "kv_dtype", "gpu", "engine")}
    (found,) = compare_all([bare])
    assert found.sizing.kv_gib > 0


def test_every_record_of_the_facts_is_judged() -> None:
    assert unjudged(logged()) == {}


def test_no_logs_are_no_accuracy() -> None:
    with pytest.raises(DescriptionError, match=re.escape("must hold a logged figure")):
        accuracy([], lambda each: each.kv_error, in_fit=False)
