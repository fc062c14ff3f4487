"""The model registry as described: where published models lie, for how long, who may write; knows no framework.

A published model lies under `s3://<bucket>/<model>/v<N>/` and never changes.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, repetitions, shown
from inferplane.spec.arn import KeyArn, RoleArn, foreign_faults
from inferplane.spec.value import Value, checked, refuse_all

RETENTION_DAYS_LIMIT = 36_500
"""Days of Object Lock retention that S3 accepts at most (100 years)."""
BUCKET_NAME_MIN, BUCKET_NAME_MAX = 3, 63
"""Characters in a general purpose bucket's name."""

_BUCKET = re.compile(r"[a-z0-9][a-z0-9-]*[a-z0-9]")
_ADDRESS = re.compile(r"\d+\.\d+\.\d+\.\d+")
_RESERVED_PREFIXES = ("xn--", "sthree-", "amzn-s3-demo-", "aws-")
_RESERVED_SUFFIXES = ("-s3alias", "--ol-s3", ".mrap", "--x-s3", "--table-s3", "-an")
_QUALIFIER = re.compile(r"[a-z0-9]{1,10}")


def bucket_name_rule(name: str) -> str | None:
    """The rule of S3 that the bucket name breaks, or None.

    Dots are refused too: with them TLS fails on virtual-hosted addresses.

    See https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
    """
    if not BUCKET_NAME_MIN <= len(name) <= BUCKET_NAME_MAX:
        return f"must have {BUCKET_NAME_MIN} to {BUCKET_NAME_MAX} characters as an S3 bucket name"
    if _ADDRESS.fullmatch(name):
        return "must not look like an IP address"
    if not _BUCKET.fullmatch(name):
        return "must hold lower-case letters, digits and hyphens only, and begin and end with a letter or digit"
    for prefix in _RESERVED_PREFIXES:
        if name.startswith(prefix):
            return f"must not begin with {prefix}, which S3 keeps for itself"
    for suffix in _RESERVED_SUFFIXES:
        if name.endswith(suffix):
            return f"must not end with {suffix}, which S3 keeps for itself"
    return None


BucketName = Annotated[str, checked(bucket_name_rule, "choose a name such as claims-models-111122223333")]
"""A bucket name that S3 accepts and that TLS accepts as a host."""


class Retention(Value):
    """How long a published version cannot be deleted or altered (S3 Object Lock's default retention).

    See https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-lock.html
    """

    days: Annotated[int, Field(ge=1, le=RETENTION_DAYS_LIMIT)]
    """Days from each object's publication."""
    mode: Literal["GOVERNANCE", "COMPLIANCE"] = "GOVERNANCE"
    """`GOVERNANCE`: only a break-glass role may shorten it. `COMPLIANCE`: nobody may, not even the account's root."""


class ModelRegistry(Value):
    """A registry that the platform makes: a versioned, locked and encrypted bucket for all models of an environment."""

    retention: Retention
    """How long each published version is kept unalterable."""
    keys: Literal["per-model", "shared"] = "per-model"
    """`per-model`: each model has a KMS key of its own, so that a workload can decrypt only its own weights (S3 Bucket
    Keys leave no other way). `shared`: one key; workloads are kept apart by prefix alone."""
    replicate_to: str | None = None
    """Name of the environment whose registry receives a replica of every published version; nowhere by default."""
    publishers: tuple[RoleArn, ...] = ()
    """Roles of the environment's account that publish from outside the VPC, such as a CI's: let past the VPC endpoint,
    not past the lock. Who comes from another account assumes one of them."""
    break_glass: tuple[RoleArn, ...] = ()
    """Roles that may delete versions and shorten governance retention; none by default."""
    deployers: tuple[RoleArn, ...] = ()
    """Roles that deploy the registry's stack, beside CDK's own; let past the VPC endpoint."""
    cdk_qualifier: str = "hnb659fds"
    """Qualifier of the account's CDK bootstrap; its CloudFormation execution role deploys the registry."""
    access_log_days: Annotated[int, Field(ge=1, le=RETENTION_DAYS_LIMIT)] = 2557
    """Days for which the bucket's access log is kept: seven years by default."""

    @model_validator(mode="after")
    def _judge(self) -> ModelRegistry:
        faults: list[Fault] = []
        if not _QUALIFIER.fullmatch(self.cdk_qualifier):
            faults.append(
                Fault(
                    "cdk_qualifier",
                    "must hold 1 to 10 lower-case letters and digits",
                    shown(self.cdk_qualifier),
                    "use the qualifier that `cdk bootstrap` was run with",
                )
            )
        if self.replicate_to is not None and not self.replicate_to:
            faults.append(Fault("replicate_to", "must name an environment", '""', "leave it out to keep no replica"))
        for field in ("publishers", "break_glass", "deployers"):
            faults.extend(repetitions(field, getattr(self, field)))
        refuse_all(type(self).__name__, faults)
        return self

    def faults_in(self, *, partition: str, account: str) -> tuple[Fault, ...]:
        """What is wrong with this registry in an environment of the partition and account."""
        return tuple(
            fault
            for field in ("publishers", "break_glass", "deployers")
            for index, arn in enumerate(getattr(self, field))
            for fault in foreign_faults(f"{field}[{index}]", arn, partition=partition, account=account)
        )


class ExistingRegistry(Value):
    """A bucket that exists already and that the platform only reads."""

    bucket: BucketName
    """Its name."""
    key_arn: KeyArn | None = None
    """The KMS key that its objects are encrypted with; none when it uses S3's own keys."""

    def faults_in(self, *, partition: str, account: str) -> tuple[Fault, ...]:
        """What is wrong with this registry in an environment of the partition; its key may be another account's."""
        del account
        return foreign_faults("key_arn", self.key_arn, partition=partition) if self.key_arn else ()


Registry = ModelRegistry | ExistingRegistry
"""Where an environment's models lie."""
