"""Amazon resource names that a description gives: their shape, and whose they are; knows no framework."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from inferplane.errors import Fault
from inferplane.spec.value import checked

_ARN = re.compile(r"arn:(aws|aws-us-gov|aws-cn):([a-z0-9-]+):([a-z0-9-]*):([0-9]{12}|aws)?:(\S+)")
_CURE = "write it as AWS shows it, such as {example}"


@dataclass(frozen=True, slots=True)
class Arn:
    """An ARN, taken apart."""

    partition: str
    """`aws`, `aws-us-gov` or `aws-cn`."""
    service: str
    region: str
    """Empty where the service is global."""
    account: str
    """Twelve digits; empty where the resource belongs to no account."""
    resource: str


def parse(text: str) -> Arn | None:
    """The ARN taken apart, or None if the text is none."""
    match = _ARN.fullmatch(text)
    return Arn(*(part or "" for part in match.groups())) if match else None


def foreign_faults(field: str, text: str, *, partition: str, account: str | None = None) -> tuple[Fault, ...]:
    """What is wrong with using this ARN in the partition, and in the account if one is given."""
    arn = parse(text)
    if arn is None:
        return (Fault(field, "must be an ARN", text, _CURE.format(example=f"arn:{partition}:…")),)
    faults: list[Fault] = []
    if arn.partition != partition:
        faults.append(
            Fault(field, f"must be in the environment's partition {partition}", text, f"begin it with arn:{partition}:")
        )
    if account is not None and arn.account not in ("", account):
        faults.append(Fault(field, f"must be in the environment's account {account}", text, "name one of that account"))
    return tuple(faults)


def _of(service: str, resource: str, example: str) -> object:
    pattern = re.compile(resource)

    def check(text: str) -> str | None:
        arn = parse(text)
        if arn is None or arn.service != service or not pattern.fullmatch(arn.resource):
            return f"must be the ARN of {_KINDS[service]}"
        return None

    return checked(check, _CURE.format(example=example))


_KINDS = {
    "iam": "an IAM role",
    "kms": "a KMS key",
}

RoleArn = Annotated[str, _of("iam", r"role/[\w+=,.@/*-]+", "arn:<partition>:iam::111122223333:role/publisher")]
"""The ARN of an IAM role; `*` may stand in its name where it is compared, never in an account."""
KeyArn = Annotated[
    str,
    _of(
        "kms",
        r"key/(mrk-)?[0-9a-f-]+",
        "arn:<partition>:kms:us-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab",
    ),
]
"""The ARN of a KMS key (not of an alias)."""
