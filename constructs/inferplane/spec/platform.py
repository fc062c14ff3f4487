"""The description of a whole platform: what a person says, and nothing that follows from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from inferplane.errors import Fault, repetitions, shown
from inferplane.facts import quotas, regions
from inferplane.spec.cluster import Cluster, ExistingCluster, NewCluster
from inferplane.spec.delivery import Delivery
from inferplane.spec.models import Model, namespace_faults, spot_faults
from inferplane.spec.network import Network, network_faults, overlap_faults
from inferplane.spec.placement import Placement
from inferplane.spec.pools import GpuPool
from inferplane.spec.registry import ModelRegistry, Registry
from inferplane.spec.tenants import Team
from inferplane.spec.value import Value, checked, refuse_all

PLATFORM_NAME_LIMIT = 16
"""Characters in a platform's name: it begins every name in the account, and IAM's end at 64."""
ENVIRONMENT_NAME_LIMIT = 10
"""Characters in an environment's name."""
ZONES_MINIMUM = 2
"""Zones that EKS needs at least."""

_RENAME = "rename or remove it"
_NAME = re.compile(r"[a-z]([-a-z0-9]*[a-z0-9])?")
_DOMAIN = re.compile(r"[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)+")
_ACCOUNT = re.compile(r"[0-9]{12}")


def _name(limit: int) -> object:
    def check(value: str) -> str | None:
        if len(value) > limit or not _NAME.fullmatch(value):
            return f"must be lower-case letters, digits and hyphens, begin with a letter, at most {limit} characters"
        return None

    return checked(check, "choose a short name such as claims or prod")


def _account(value: str) -> str | None:
    return None if _ACCOUNT.fullmatch(value) else "must be the 12 digits of an AWS account, as a string"


def _region(value: str) -> str | None:
    return None if value in regions.known() else "must be an AWS region"


def _domain(value: str) -> str | None:
    return None if _DOMAIN.fullmatch(value) else "must be a DNS name in lower case"


class Environment(Value):
    """One place where the platform runs: an account, a region, a network and a cluster."""

    name: Annotated[str, _name(ENVIRONMENT_NAME_LIMIT)]
    """Short name, such as `prod`; part of every name in the account."""
    account: Annotated[str, checked(_account, 'write it in quotes, such as "111122223333"')]
    """The AWS account's id."""
    region: Annotated[str, checked(_region, "write it as us-east-1")]
    """The AWS region."""
    zones: Annotated[tuple[str, ...], Field(min_length=ZONES_MINIMUM)]
    """Availability zones, written out: a synthesis asks no account."""
    network: Network
    """The serving VPC: one to be made, or one that exists."""
    cluster: Cluster = NewCluster()
    """The EKS cluster: made by default, or one that exists."""
    vcpu_quotas: Mapping[str, Annotated[int, Field(ge=0)]] = {}
    """vCPUs that AWS has granted here, by the quota's code, such as `{"L-DB2E81BA": 512}`; not compared by default."""

    @model_validator(mode="after")
    def _judge(self) -> Environment:
        faults: list[Fault] = []
        for index, zone in enumerate(self.zones):
            if not re.fullmatch(re.escape(self.region) + "[a-z]", zone):
                cure = f"write zones of {self.region}, such as {self.region}a"
                faults.append(Fault(f"zones[{index}]", f"must be a zone of {self.region}", shown(zone), cure))
        faults += repetitions("zones", self.zones, cure=_RENAME)
        for code in sorted(set(self.vcpu_quotas) - quotas.codes()):
            cure = f"use one of {', '.join(sorted(quotas.codes()))}"
            faults.append(Fault(f"vcpu_quotas[{code}]", "must be the code of a quota on vCPUs", shown(code), cure))
        faults += [fault.under("network") for fault in network_faults(self.network, self.zones)]
        if isinstance(self.cluster, NewCluster):
            partition = regions.region(self.region).partition
            found = self.cluster.faults_in(partition=partition, account=self.account)
            faults += [fault.under("cluster") for fault in found]
        refuse_all(type(self).__name__, faults)
        return self


class Platform(Value):
    """A GPU inference platform in one or more environments.

    Raises:
        DescriptionError: with every fault found.
    """

    name: Annotated[str, _name(PLATFORM_NAME_LIMIT)]
    """Short name; everything the platform makes begins with it."""
    environments: Annotated[tuple[Environment, ...], Field(min_length=1)]
    """Where it runs, such as production and its paired region."""
    registry: Registry
    """Where models are published."""
    pools: Annotated[tuple[GpuPool, ...], Field(min_length=1)]
    """The GPU capacity that may be bought."""
    models: tuple[Model, ...] = ()
    """What is served."""
    delivery: Delivery
    """How the YAML reaches the cluster."""
    teams: tuple[Team, ...] = ()
    """Teams with a namespace of their own."""
    identity: Literal["irsa", "pod-identity"] = "irsa"
    """How pods get their role: one role a workload (IRSA), or one role for all models (EKS Pod Identity)."""
    model_namespace: Annotated[str, _name(40)] = "inference"
    """The namespace of the models."""
    gateway_domain: Annotated[str, checked(_domain, "write it as models.example.internal")] = "models.internal"
    """Domain under which the cluster's Gateway knows models: each is at `<model>.<domain>`."""
    shards: Annotated[int, Field(ge=1, le=100)] = 1
    """Stacks over which the models' resources are spread, by a hash of the name; a later change moves resources."""
    create_spot_service_linked_role: bool = False
    """Whether the account's role for Spot is made here, too; it is one per account."""

    @model_validator(mode="after")
    def _judge(self) -> Platform:
        faults = [
            *repetitions("environments", [each.name for each in self.environments], cure=_RENAME),
            *repetitions("pools", [each.name for each in self.pools], cure=_RENAME),
            *repetitions("models", [each.name for each in self.models], cure=_RENAME),
            *repetitions("teams", [each.name for each in self.teams], cure=_RENAME),
            *self._environment_faults(),
            *self._replication_faults(),
            *self._placement_faults(),
        ]
        refuse_all(type(self).__name__, faults)
        return self

    def _environment_faults(self) -> list[Fault]:
        faults: list[Fault] = []
        networks = {f"environments[{index}].network": each.network for index, each in enumerate(self.environments)}
        faults += overlap_faults(networks)
        for index, each in enumerate(self.environments):
            field = f"environments[{index}]"
            partition = regions.region(each.region).partition
            faults += [
                fault.under("registry") for fault in self.registry.faults_in(partition=partition, account=each.account)
            ]
            if isinstance(each.cluster, ExistingCluster) and each.cluster.issuer is None and self.identity == "irsa":
                rule = "is required for irsa"
                faults.append(Fault(f"{field}.cluster.issuer", rule, cure="give it, or use pod-identity"))
        return list(dict.fromkeys(faults))

    def _replication_faults(self) -> list[Fault]:
        if not isinstance(self.registry, ModelRegistry) or self.registry.replicate_to is None:
            return []
        names = {each.name: each for each in self.environments}
        target = self.registry.replicate_to
        field = "registry.replicate_to"
        if target not in names:
            cure = f"use one of {', '.join(names)}"
            return [Fault(field, "must name an environment", shown(target), cure)]
        sources = [each for each in self.environments if each.name != target]
        if not sources:
            return [Fault(field, "must name another environment", shown(target), "describe the paired region too")]
        return [
            Fault(
                field, f"must name an environment in another region than {each.name}'s", shown(target), "pair regions"
            )
            for each in sources
            if each.region == names[target].region
        ]

    def _placement_faults(self) -> list[Fault]:
        pools = {pool.name: pool for pool in self.pools}
        faults: list[Fault] = []
        for index, model in enumerate(self.models):
            field = f"models[{index}]"
            found = list(namespace_faults(model, self.model_namespace))
            for position, name in enumerate(model.pools):
                if name not in pools:
                    rule, cure = "must name a pool", f"use one of {', '.join(pools)}"
                    found.append(Fault(f"pools[{position}]", rule, shown(name), cure))
            if model.placement is not None:
                found += _placement_faults(model, model.placement, pools)
            faults += [fault.under(field) for fault in found]
        return faults


def _placement_faults(model: Model, placement: Placement, pools: Mapping[str, GpuPool]) -> list[Fault]:
    """What is wrong with a placement by hand, as far as the pool alone tells."""
    pool = pools.get(placement.pool)
    if pool is None:
        cure = f"use one of {', '.join(pools)}"
        return [Fault("placement.pool", "must name a pool", shown(placement.pool), cure)]
    faults = list(spot_faults(model)) if "spot" in pool.purchase else []
    kinds = sorted(kind.name for kind in pool.gpu_kinds)
    if placement.gpu not in kinds:
        rule = f"must be a GPU of the pool {pool.name}"
        faults.append(Fault("placement.gpu", rule, shown(placement.gpu), f"use one of {', '.join(kinds)}"))
    if placement.resource != pool.resource_name:
        rule = f"must be what the pool {pool.name} offers"
        faults.append(Fault("placement.resource", rule, shown(placement.resource), f"use {pool.resource_name}"))
    if pool.sharing is not None and placement.gpus > 1:
        rule = f"must be 1 on the pool {pool.name}, whose GPUs are shared: weights cannot be split over shares"
        faults.append(Fault("placement.gpus", rule, shown(placement.gpus), "use a pool of whole GPUs"))
    most = pool.gpu_limit * pool.slices_per_gpu
    if placement.gpus > most:
        rule = f"must be at most the limit of the pool {pool.name}, {most}"
        faults.append(Fault("placement.gpus", rule, shown(placement.gpus), "raise the pool's gpu_limit"))
    return faults
