"""Which limit of AWS a description would break, known before anything is synthesized; pure arithmetic.

An account holds other things too, which nobody here can count: what is refused is what the description alone would
break.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Literal

from inferplane.errors import Fault
from inferplane.facts import limits
from inferplane.plan.shards import shard

_WAYS_OUT = {
    "roles": "use Pod Identity, which needs one role for any number of models",
    "managed_policies": "use Pod Identity, which needs one policy for any number of models",
    "instance_profiles": "let node classes share an instance profile",
    "kms_keys": 'let models share a key with keys="shared"',
    "replication_rules": 'let models share a key with keys="shared", which needs one rule',
    "pod_identity_associations": "spread the models over two clusters",
    "stack_resources": "spread the models over more shards",
    "repositories": "mirror fewer repositories",
    "security_group_rules": "name address ranges instead of single addresses, or use a prefix list",
}


@dataclass(frozen=True, slots=True)
class Demand:
    """What a description asks for, of what AWS counts."""

    roles: int = 0
    """IAM roles."""
    managed_policies: int = 0
    """Managed policies of the customer's."""
    instance_profiles: int = 0
    """Instance profiles."""
    kms_keys: int = 0
    """KMS keys, in one region."""
    replication_rules: int = 0
    """Replication rules of the registry's bucket."""
    pod_identity_associations: int = 0
    """EKS Pod Identity associations, of one cluster."""
    stack_resources: int = 0
    """Resources in the largest stack."""
    repositories: int = 0
    """ECR repositories, in one region."""
    security_group_rules: int = 0
    """Inbound rules of the security group that has most."""

    def __add__(self, other: Demand) -> Demand:
        """Both together: sums, but for the largest stack and the largest security group."""
        return Demand(
            **{
                name: max(mine, others) if name in _LARGEST else mine + others
                for name, mine, others in (
                    (field.name, int(getattr(self, field.name)), int(getattr(other, field.name)))
                    for field in fields(Demand)
                )
            }
        )


_LARGEST = ("replication_rules", "pod_identity_associations", "stack_resources", "security_group_rules")


def demand_of_models(
    models: Iterable[str],
    *,
    identity: Literal["irsa", "pod-identity"],
    keys: Literal["per-model", "shared"],
    replicated: bool,
    shards: int,
) -> Demand:
    """What the models of one environment ask for.

    Args:
        models: their names.
        identity: a role a model, or an association a model with one role for all.
        keys: a KMS key a model, or one for all.
        replicated: whether the registry is copied to another environment.
        shards: how many stacks the models' keys and identities are spread over.
    """
    names = list(models)
    irsa, own_keys = identity == "irsa", keys == "per-model"
    largest = max(Counter(shard(name, shards) for name in names).values(), default=0)
    return Demand(
        roles=len(names) if irsa else 1,
        managed_policies=len(names) if irsa else 1,
        kms_keys=len(names) + 1 if own_keys else 1,
        replication_rules=(len(names) + 1 if own_keys else 1) if replicated else 0,
        pod_identity_associations=0 if irsa else len(names),
        stack_resources=largest * ((2 if irsa else 1) + (2 if own_keys else 0)),
    )


def demand_faults(
    demand: Demand, *, field: str = "models", raised: Mapping[str, int] | None = None
) -> tuple[Fault, ...]:
    """Every limit that the demand breaks, with the number and the way out.

    Args:
        demand: what is asked for.
        field: the field of the description that asks for it.
        raised: limits that the account has had raised, by their name in `Demand`.
    """
    faults: list[Fault] = []
    for each in fields(Demand):
        limit = limits.limit(each.name)
        allowed = (raised or {}).get(each.name, limit.value)
        asked = int(getattr(demand, each.name))
        if asked > allowed:
            or_raised = "; or have the quota raised, and say so" if limit.adjustable else ""
            faults.append(
                Fault(
                    field,
                    f"must need at most {allowed:,} {limit.unit}",
                    f"{asked:,}",
                    f"{_WAYS_OUT[each.name]}{or_raised}",
                )
            )
    return tuple(faults)


def policy_faults(field: str, document: object) -> tuple[Fault, ...]:
    """What is wrong with the size of a managed policy's document."""
    return _size_faults(field, "managed_policy_size", _non_white(document), "split it into two managed policies")


def trust_faults(field: str, document: object) -> tuple[Fault, ...]:
    """What is wrong with the size of a role's trust document, once its `Fn::Sub` variables are filled in."""
    return _size_faults(field, "trust_policy_size", _non_white(document), "give each trusted party a role of its own")


def bucket_policy_faults(field: str, document: object) -> tuple[Fault, ...]:
    """What is wrong with the size of a bucket's policy."""
    size = len(_compact(document).encode())
    return _size_faults(field, "bucket_policy_size", size, "name roles by a pattern instead of one by one")


def attached_policy_faults(field: str, count: int) -> tuple[Fault, ...]:
    """What is wrong with attaching that many managed policies to one role."""
    return _size_faults(field, "policies_per_role", count, "put their statements into fewer policies")


def _size_faults(field: str, name: str, size: int, cure: str) -> tuple[Fault, ...]:
    limit = limits.limit(name)
    if size <= limit.value:
        return ()
    return (Fault(field, f"must have at most {limit.value:,} {limit.unit}", f"{size:,}", cure),)


def _compact(document: object) -> str:
    return document if isinstance(document, str) else json.dumps(document, separators=(",", ":"))


def _non_white(document: object) -> int:
    return len("".join(_compact(document).split()))
