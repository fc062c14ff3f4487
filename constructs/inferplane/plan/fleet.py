"""What all models of an environment take together: GPUs of each pool, vCPUs of each quota, disks, dollars."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from inferplane.errors import Fault
from inferplane.facts import pods, quotas
from inferplane.facts.timings import figure
from inferplane.plan.models import VOLUME_THROUGHPUT_MIBPS, PlacedModel
from inferplane.spec.nodes import DataVolume, Nvme
from inferplane.spec.pool_basics import Purchase
from inferplane.spec.pools import VOLUME_LEAST_GIB, GpuPool
from inferplane.spec.serving import Knative

_VOLUME_STEP_GIB = 10
_SURGE = 0.25
"""Replicas that a Deployment makes beside the old ones while it rolls, as a share: Kubernetes' own default."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolUse:
    """What the models of one pool take of it."""

    pool: GpuPool
    models: tuple[PlacedModel, ...]
    volume: DataVolume | Nvme
    """The volume of its nodes: as described, or as large as its models need."""
    gpus_least: int
    """GPUs of its nodes while every model has its fewest replicas."""
    gpus_most: int
    """GPUs of its nodes while every model has its most replicas."""
    gpus_surge: int
    """GPUs that one model's rollout takes beside them, at worst."""
    usd_hour_least: float
    usd_hour_most: float

    @property
    def beyond_limit(self) -> int:
        """GPUs that the worst case takes beyond the pool's limit; 0 where it holds."""
        return max(0, self.gpus_most + self.gpus_surge - self.pool.gpu_limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaNeed:
    """vCPUs of one quota that an environment needs."""

    code: str
    """Code of the quota; empty where sources disagree on it."""
    name: str
    purchase: Purchase
    vcpus_least: int
    """While every model has its fewest replicas."""
    vcpus_most: int
    """While every model has its most replicas, on the nodes that were priced."""
    vcpus_dearest: int
    """The same, where EC2 chooses the largest of the instance types that hold the replicas."""


def use_of_pools(pools: Sequence[GpuPool], placed: Sequence[PlacedModel]) -> tuple[PoolUse, ...]:
    """What the placed models take of each pool."""
    return tuple(_use(pool, tuple(each for each in placed if each.pool.name == pool.name)) for pool in pools)


def limit_faults(uses: Sequence[PoolUse], models: Sequence[PlacedModel]) -> list[Fault]:
    """Models that can never have their most replicas, whatever the others do."""
    faults: list[Fault] = []
    limits = {use.pool.name: use.pool.gpu_limit for use in uses}
    for index, each in enumerate(models):
        most = each.model.serving.max_replicas
        limit = limits[each.pool.name]
        if each.seat and _gpus(each, most) > limit:
            one = each.seat.replicas_of_node * (limit // each.seat.offer.count)
            rule = f"must be at most {one}, which the {limit} GPUs of the pool {each.pool.name} hold"
            faults.append(
                Fault(f"models[{index}].serving.max_replicas", rule, str(most), "lower it, or raise gpu_limit")
            )
    return faults


def limit_warnings(uses: Sequence[PoolUse]) -> list[str]:
    """Pools whose models, all at their most, do not fit their limit."""
    return [
        f"pool {use.pool.name}: all models at their most take {use.gpus_most} GPUs, a rollout {use.gpus_surge} more, "
        f"beyond its limit of {use.pool.gpu_limit}: some will wait"
        for use in uses
        if use.beyond_limit
    ]


def quota_needs(placed: Sequence[PlacedModel]) -> tuple[QuotaNeed, ...]:
    """The vCPUs that the placed models need, by quota and way of buying.

    A pool that buys Spot and On-Demand needs both in full: either may have to carry all of it.
    """
    needs: dict[tuple[str, Purchase], list[int]] = {}
    names: dict[tuple[str, Purchase], str] = {}
    for each in placed:
        if each.seat is None:
            continue
        held = quotas.of_family(each.seat.instance_type.family)
        serving = each.model.serving
        dearest = max(one.vcpu for one in each.seat.types)
        for purchase in each.pool.purchase:
            code = held.codes.get(purchase, "") if held else ""
            key = (code or (held.name if held else each.seat.instance_type.family), purchase)
            names[key] = held.name if held else each.seat.instance_type.family
            least, most = each.seat.nodes(serving.min_replicas), each.seat.nodes(serving.max_replicas)
            vcpu = each.seat.instance_type.vcpu
            sums = needs.setdefault(key, [0, 0, 0])
            sums[0] += least * vcpu
            sums[1] += most * vcpu
            sums[2] += most * (dearest if purchase == "spot" else vcpu)
    return tuple(
        QuotaNeed(
            code=key[0] if key[0].startswith("L-") else "",
            name=names[key],
            purchase=key[1],
            vcpus_least=least,
            vcpus_most=most,
            vcpus_dearest=dearest,
        )
        for key, (least, most, dearest) in sorted(needs.items())
    )


def _use(pool: GpuPool, models: tuple[PlacedModel, ...]) -> PoolUse:
    seated = [each for each in models if each.seat is not None]
    return PoolUse(
        pool=pool,
        models=models,
        volume=pool.storage or _volume(models),
        gpus_least=sum(_gpus(each, each.model.serving.min_replicas) for each in seated),
        gpus_most=sum(_gpus(each, each.model.serving.max_replicas) for each in seated),
        gpus_surge=max((_gpus(each, _surge(each)) for each in seated), default=0),
        usd_hour_least=sum(_usd(each, each.model.serving.min_replicas) for each in seated),
        usd_hour_most=sum(_usd(each, each.model.serving.max_replicas) for each in seated),
    )


def _gpus(each: PlacedModel, replicas: int) -> int:
    return each.seat.nodes(replicas) * each.seat.offer.count if each.seat else 0


def _usd(each: PlacedModel, replicas: int) -> float:
    return each.seat.nodes(replicas) * each.seat.node_usd_hour if each.seat else 0.0


def _surge(each: PlacedModel) -> int:
    """Replicas beside the old ones while a model rolls: a Knative revision's fewest, a share of a Deployment's most."""
    serving = each.model.serving
    if isinstance(serving, Knative):
        return max(1, serving.min_replicas)
    return math.ceil(serving.max_replicas * _SURGE)


def _volume(models: tuple[PlacedModel, ...]) -> DataVolume:
    """A volume that holds the engine's image, packed and unpacked, and what each replica of its node copies."""
    needs = pods.needs()
    image = figure("image_unpacked_gb").value + figure("image_compressed_gb").value
    copies = max((each.seat.replicas_of_node * each.seat.ephemeral_gib for each in models if each.seat), default=0)
    needed = (image * 1e9 / 2**30 + copies + needs.reserved_gib) / (1 - needs.eviction_share)
    size = max(VOLUME_LEAST_GIB, math.ceil(needed / _VOLUME_STEP_GIB) * _VOLUME_STEP_GIB)
    return DataVolume(size_gib=size, throughput_mibps=VOLUME_THROUGHPUT_MIBPS)
