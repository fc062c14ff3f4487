"""What all models of an environment take together: GPUs of each pool, vCPUs of each quota, disks, dollars."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from inferplane.errors import Fault
from inferplane.facts import instances, pods, quotas
from inferplane.facts.timings import figure
from inferplane.plan.placed import VOLUME_THROUGHPUT_MIBPS, PlacedModel
from inferplane.spec.cluster import SystemNodes
from inferplane.spec.nodes import DataVolume, Nvme
from inferplane.spec.pool_basics import Purchase
from inferplane.spec.pools import VOLUME_LEAST_GIB, GpuPool
from inferplane.spec.serving import Knative

_VOLUME_STEP_GIB = 10
_NAMED = 3
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
    vcpus_least: int = 0
    """While every model has its fewest replicas."""
    vcpus_most: int = 0
    """While every model has its most replicas, on the nodes that were priced, and one of them rolls."""
    vcpus_dearest: int = 0
    """The same, where EC2 chooses the largest of the instance types that hold the replicas, as it may on Spot."""


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


def quota_needs(
    placed: Sequence[PlacedModel], system: SystemNodes | None = None, zones: int = 0
) -> tuple[QuotaNeed, ...]:
    """The vCPUs that an environment needs, by quota and way of buying.

    A pool that buys Spot and On-Demand needs both in full: either may have to carry all of it.

    Args:
        placed: The placed models.
        system: The nodes that are not Karpenter's, where they are made here.
        zones: Zones that these are in.
    """
    sums: dict[tuple[str, Purchase], list[int]] = {}
    rolls: dict[tuple[str, Purchase], int] = {}
    for each in placed:
        if each.seat is None:
            continue
        serving, first = each.model.serving, each.seat.instance_type
        for purchase in each.pool.purchase:
            vcpu = max(one.vcpu for one in each.seat.types) if purchase == "spot" else first.vcpu
            least, most = each.seat.nodes(serving.min_replicas), each.seat.nodes(serving.max_replicas)
            _add(sums, (first.family, purchase), least * first.vcpu, most * first.vcpu, most * vcpu)
            key = _key(first.family, purchase)
            rolls[key] = max(rolls.get(key, 0), each.seat.nodes(_surge(each)) * first.vcpu)
    if system is not None:
        vcpus = [instances.known()[name].vcpu for name in system.instance_types if name in instances.known()]
        family = system.instance_types[0].partition(".")[0]
        nodes, most = system.nodes_per_zone * zones, system.nodes_per_zone_max * zones
        if vcpus:
            _add(sums, (family, "on-demand"), nodes * vcpus[0], most * vcpus[0], most * max(vcpus))
    found = []
    for key, (least, most, dearest) in sorted(sums.items()):
        name, purchase = key
        held = next(each for each in quotas.classes() if each.name == name)
        rolling = rolls.get(key, 0)
        found.append(
            QuotaNeed(
                code=held.codes.get(purchase, ""),
                name=name,
                purchase=purchase,
                vcpus_least=least,
                vcpus_most=most + rolling,
                vcpus_dearest=dearest + rolling,
            )
        )
    return tuple(found)


def quota_faults(needs: Sequence[QuotaNeed], granted: Mapping[str, int]) -> list[Fault]:
    """Quotas that do not even hold the fewest replicas."""
    return [
        Fault(
            f"vcpu_quotas[{need.code}]",
            f"must be at least {need.vcpus_least}, for the fewest replicas of all ({need.name}, {need.purchase})",
            str(granted[need.code]),
            "request more, or lower min_replicas",
        )
        for need in needs
        if need.code in granted and granted[need.code] < need.vcpus_least
    ]


def quota_warnings(needs: Sequence[QuotaNeed], granted: Mapping[str, int]) -> list[str]:
    """Quotas that do not hold the most replicas."""
    return [
        f"quota {need.code} ({need.name}, {need.purchase}): {granted[need.code]} vCPUs are granted, and all models at "
        f"their most need {need.vcpus_most}"
        for need in needs
        if need.code in granted and need.vcpus_least <= granted[need.code] < need.vcpus_most
    ]


def tight_warnings(placed: Sequence[PlacedModel]) -> list[str]:
    """Placements by hand that hold what is promised without a margin."""
    return [
        f"models[{index}] ({each.model.name}): its placement holds what it promises without a margin"
        for index, each in enumerate(placed)
        if each.sizing and each.sizing.verdict == "tight" and not each.model.tight
    ]


def wake_warnings(placed: Sequence[PlacedModel]) -> list[str]:
    """Models that take longer to come from nothing than the request waits that wakes them, in one line."""
    slow: list[str] = []
    for each in placed:
        serving, cold = each.model.serving, each.cold_start
        if not isinstance(serving, Knative) or serving.min_replicas or cold is None:
            continue
        seconds = cold.timeline.seconds
        if seconds > serving.timeout_seconds:
            slow.append(f"{each.model.name} (about {seconds:.0f} s, a request ends after {serving.timeout_seconds} s)")
    if not slow:
        return []
    more = f" and {len(slow) - _NAMED} more" if len(slow) > _NAMED else ""
    named = ", ".join(slow[:_NAMED])
    return [f"from nothing, {named}{more} serve later than a request waits: whoever wakes a model has to ask again"]


def _add(sums: dict[tuple[str, Purchase], list[int]], of: tuple[str, Purchase], *vcpus: int) -> None:
    held = sums.setdefault(_key(*of), [0, 0, 0])
    for index, count in enumerate(vcpus):
        held[index] += count


def _key(family: str, purchase: Purchase) -> tuple[str, Purchase]:
    held = quotas.of_family(family)
    return (held.name if held else quotas.classes()[0].name, purchase)


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
