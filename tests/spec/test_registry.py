"""The described registry: what is refused, and with which words."""

from __future__ import annotations

from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.spec.registry import ExistingRegistry, ModelRegistry, Retention, bucket_name_rule

PUBLISHER = "arn:aws:iam::111122223333:role/publish-models"


def _registry(**changes: Any) -> ModelRegistry:
    return ModelRegistry(**{"retention": Retention(days=365), **changes})


def test_models_have_keys_of_their_own_by_default() -> None:
    assert _registry().keys == "per-model"


def test_retention_is_governance_unless_said_otherwise() -> None:
    assert Retention(days=1).mode == "GOVERNANCE"


@pytest.mark.parametrize("days", [0, -1, 36_501])
def test_refuses_retention_that_s3_would_refuse(days: int) -> None:
    with pytest.raises(DescriptionError, match=r"days: must be (greater|less) than or equal to"):
        Retention(days=days)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"keys": "each"}, "keys: must be 'per-model' or 'shared', got \"each\""),
        ({"publishers": ("arn:aws:iam::111122223333:user/ci",)}, r"publishers\[0\]: must be the ARN of an IAM role"),
        ({"publishers": ("publish-models",)}, r"publishers\[0\]: must be the ARN of an IAM role"),
        ({"publishers": (PUBLISHER, PUBLISHER)}, r"publishers\[1\]: must be named once"),
        ({"break_glass": ("arn:aws:iam::1111:role/x",)}, r"break_glass\[0\]: must be the ARN of an IAM role"),
        ({"replicate_to": ""}, "replicate_to: must name an environment"),
        ({"cdk_qualifier": "HNB659"}, "cdk_qualifier: must hold 1 to 10 lower-case letters and digits"),
        ({"access_log_days": 0}, "access_log_days: must be greater than or equal to 1"),
        ({"replicate": "dr"}, 'replicate: is not a known field, got "dr"; did you mean replicate_to?'),
    ],
)
def test_refuses_what_cannot_be(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError, match=message):
        _registry(**changes)


def test_all_faults_come_together() -> None:
    with pytest.raises(DescriptionError) as refused:
        _registry(keys="each", publishers=("x",), access_log_days=0)
    assert [fault.field for fault in refused.value.faults] == ["keys", "publishers[0]", "access_log_days"]


def test_a_role_of_another_partition_is_a_fault_of_its_environment() -> None:
    registry = _registry(publishers=("arn:aws-us-gov:iam::111122223333:role/p",))
    assert registry.faults_in(partition="aws-us-gov", account="111122223333") == ()
    (fault,) = registry.faults_in(partition="aws", account="111122223333")
    assert str(fault) == (
        "publishers[0]: must be in the environment's partition aws, got arn:aws-us-gov:iam::111122223333:role/p; "
        "begin it with arn:aws:"
    )


def test_a_publisher_of_another_account_is_a_fault_of_its_environment() -> None:
    registry = _registry(publishers=("arn:aws:iam::444455556666:role/ci",))
    (fault,) = registry.faults_in(partition="aws", account="111122223333")
    assert "must be in the environment's account 111122223333" in str(fault)


@pytest.mark.parametrize(
    "name",
    [
        "ab",
        "a" * 64,
        "Claims-models",
        "claims_models",
        "claims.models",
        "-claims",
        "claims-",
        "192.168.5.4",
        "xn--claims",
        "sthree-claims",
        "amzn-s3-demo-claims",
        "claims-s3alias",
        "claims--ol-s3",
        "claims--x-s3",
        "claims models",
        "",
    ],
)
def test_refuses_bucket_names_that_s3_refuses(name: str) -> None:
    assert bucket_name_rule(name)
    with pytest.raises(DescriptionError, match="bucket: must"):
        ExistingRegistry(bucket=name)


@pytest.mark.parametrize("name", ["abc", "a" * 63, "claims-prod-registry-us-east-1-111122223333", "1models"])
def test_takes_bucket_names_that_s3_takes(name: str) -> None:
    assert ExistingRegistry(bucket=name).bucket == name


@pytest.mark.parametrize(
    "arn",
    [
        "alias/models",
        "arn:aws:kms:us-east-1:111122223333:alias/models",
        "1234abcd-12ab-34cd-56ef-1234567890ab",
        "arn:aws:s3:::models",
    ],
)
def test_an_existing_registrys_key_is_named_by_its_arn(arn: str) -> None:
    with pytest.raises(DescriptionError, match="key_arn: must be the ARN of a KMS key"):
        ExistingRegistry(bucket="models-of-ours", key_arn=arn)


def test_an_existing_registrys_key_of_another_partition_is_a_fault() -> None:
    key = "arn:aws-cn:kms:cn-north-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"
    registry = ExistingRegistry(bucket="models-of-ours", key_arn=key)
    assert [fault.field for fault in registry.faults_in(partition="aws", account="1" * 12)] == ["key_arn"]
    assert ExistingRegistry(bucket="models-of-ours").faults_in(partition="aws", account="1" * 12) == ()
