"""ARNs that a description names."""

from __future__ import annotations

import pytest

from inferplane.spec.arn import Arn, foreign_faults, parse


def test_an_arn_is_taken_apart() -> None:
    assert parse("arn:aws-us-gov:kms:us-gov-west-1:111122223333:key/1") == Arn(
        "aws-us-gov", "kms", "us-gov-west-1", "111122223333", "key/1"
    )


def test_a_global_resource_has_neither_region_nor_account() -> None:
    assert parse("arn:aws:s3:::models") == Arn("aws", "s3", "", "", "models")


@pytest.mark.parametrize("text", ["", "models", "arn:aws:s3", "arn:gcp:s3:::models", "arn:aws:iam::1111:role/x"])
def test_what_is_no_arn_is_none(text: str) -> None:
    assert parse(text) is None
    assert [fault.rule for fault in foreign_faults("key_arn", text, partition="aws")] == ["must be an ARN"]


def test_partition_and_account_are_compared_together() -> None:
    faults = foreign_faults("role", "arn:aws-cn:iam::444455556666:role/x", partition="aws", account="111122223333")
    assert [fault.rule for fault in faults] == [
        "must be in the environment's partition aws",
        "must be in the environment's account 111122223333",
    ]
