"""What follows from a description, for each environment; pure data, no framework."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from inferplane.errors import DescriptionError, Fault
from inferplane.facts import components
from inferplane.facts.components import Image
from inferplane.facts.endpoints import Caller
from inferplane.facts.prices import ON_DEMAND, Prices
from inferplane.plan.delivery import ArgoTarget, argo_target
from inferplane.plan.endpoints import Endpoint, needed_endpoints
from inferplane.plan.fleet import (
    PoolUse,
    QuotaNeed,
    limit_faults,
    limit_warnings,
    quota_faults,
    quota_needs,
    quota_warnings,
    tight_warnings,
    use_of_pools,
    wake_warnings,
)
from inferplane.plan.limits import Demand, demand_faults, demand_of_models
from inferplane.plan.models import place_models
from inferplane.plan.names import Names
from inferplane.plan.placed import PlacedModel
from inferplane.plan.shards import shard
from inferplane.spec.cluster import ExistingCluster, NewCluster
from inferplane.spec.engines import Tgi, Vllm
from inferplane.spec.models import Model
from inferplane.spec.network import NewNetwork
from inferplane.spec.platform import Environment, Platform
from inferplane.spec.pools import GpuPool
from inferplane.spec.registry import ExistingRegistry, ModelRegistry
from inferplane.spec.serving import Keda, Knative, Standard

GATEWAY_NAMESPACE = "gateway"
"""Namespace of the Gateways of models and of Knative."""


@dataclass(frozen=True)
class EnvironmentPlan:
    """One environment of a platform, and what it needs."""

    platform: Platform
    environment: Environment
    placed: tuple[PlacedModel, ...]
    """Where each model runs, in the platform's order."""
    pool_uses: tuple[PoolUse, ...]
    """What the models take of each pool, in the platform's order."""

    @property
    def models(self) -> tuple[Model, ...]:
        """The models, with nothing left open."""
        return tuple(each.model for each in self.placed)

    @property
    def pools(self) -> tuple[GpuPool, ...]:
        """The pools, each with a volume that its models fit."""
        return tuple(use.pool.model_copy(update={"storage": use.volume}) for use in self.pool_uses)

    @property
    def quota_needs(self) -> tuple[QuotaNeed, ...]:
        """The vCPUs that the models need, by quota and way of buying."""
        cluster = self.environment.cluster
        system = cluster.system_nodes if isinstance(cluster, NewCluster) else None
        return quota_needs(self.placed, system, len(self.environment.zones))

    @cached_property
    def names(self) -> Names:
        """The environment's names."""
        return names_of(self.platform, self.environment)

    @property
    def cluster_name(self) -> str:
        """Name of the cluster, made or given."""
        cluster = self.environment.cluster
        return cluster.name if isinstance(cluster, ExistingCluster) else self.names.prefix

    @property
    def bucket(self) -> str:
        """Name of the bucket that models are read from."""
        registry = self.platform.registry
        return registry.bucket if isinstance(registry, ExistingRegistry) else self.names.registry_bucket

    @property
    def vpc_cidrs(self) -> tuple[str, ...]:
        """Blocks of the serving VPC."""
        network = self.environment.network
        return (network.cidr,) if isinstance(network, NewNetwork) else network.cidrs

    @property
    def image_registry(self) -> str:
        """Where all images are mirrored: host and path of the account's ECR."""
        return f"{self.names.ecr_host}/{self.platform.name}"

    @property
    def knative(self) -> bool:
        """Whether a model runs in Knative mode."""
        return any(isinstance(model.serving, Knative) for model in self.platform.models)

    @property
    def keda(self) -> bool:
        """Whether KEDA scales a model."""
        return any(
            isinstance(model.serving, Standard) and isinstance(model.serving.autoscaler, Keda)
            for model in self.platform.models
        )

    @cached_property
    def components(self) -> tuple[str, ...]:
        """Third-party components, each after what it needs."""
        chosen = ["karpenter", "envoy-gateway", "kserve"]
        chosen += ["knative-operator"] if self.knative else []
        chosen += ["keda"] if self.keda else []
        return tuple(each.name for each in components.in_order(chosen))

    @cached_property
    def engine_images(self) -> tuple[Image, ...]:
        """Images of the engines and of the device plugin, as far as they are used."""
        kinds = {type(model.engine) for model in self.platform.models}
        images = [components.engine_image("vllm")] if Vllm in kinds else []
        images += [components.engine_image("tgi")] if Tgi in kinds else []
        if any(pool.operating_system == "al2023" for pool in self.platform.pools):
            images.append(components.nvidia_device_plugin_image())
        return tuple(images)

    @cached_property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The VPC endpoints that the components call through."""
        callers: list[Caller] = ["karpenter", "logs", "models", "nodes"]
        callers.append("irsa" if self.platform.identity == "irsa" else "pod-identity")
        return needed_endpoints(callers)

    @cached_property
    def target(self) -> ArgoTarget:
        """Where Argo CD's Applications live, what they read and write."""
        return argo_target(self.platform.delivery, self.names, cluster_name=self.cluster_name)

    @property
    def replicates_to(self) -> Names | None:
        """Names of the environment that the registry is copied to; None where it is not, or is itself the copy."""
        target = self._replica
        return None if target is None or target == self.names else target

    @property
    def replicated_from(self) -> tuple[Names, ...]:
        """Names of the environments whose registries are copied here."""
        if self._replica != self.names:
            return ()
        others = (names_of(self.platform, each) for each in self.platform.environments)
        return tuple(each for each in others if each != self.names)

    @property
    def _replica(self) -> Names | None:
        registry = self.platform.registry
        if not isinstance(registry, ModelRegistry) or registry.replicate_to is None:
            return None
        (target,) = [each for each in self.platform.environments if each.name == registry.replicate_to]
        return names_of(self.platform, target)

    def model_role_arn(self, model: Model) -> str | None:
        """ARN of the role that a model's service account names; None where Pod Identity binds it."""
        if self.platform.identity == "pod-identity":
            return None
        return self.names.role_arn(self.names.model_role(model.name))

    def shards(self) -> dict[int, list[Model]]:
        """The models of each stack of models, by its number; empty stacks are left out."""
        held: dict[int, list[Model]] = {}
        for model in self.platform.models:
            held.setdefault(shard(model.name, self.platform.shards), []).append(model)
        return dict(sorted(held.items()))

    @property
    def demand(self) -> Demand:
        """What of the account's quotas the models of this environment take."""
        registry = self.platform.registry
        return demand_of_models(
            [model.name for model in self.platform.models],
            identity=self.platform.identity,
            keys=registry.keys if isinstance(registry, ModelRegistry) else "shared",
            replicated=self.replicates_to is not None,
            shards=self.platform.shards,
        )


@dataclass(frozen=True)
class Plan:
    """What follows from a description."""

    platform: Platform
    environments: tuple[EnvironmentPlan, ...]
    warnings: tuple[str, ...]
    """What is allowed but worth knowing."""


def plan(platform: Platform, prices: Prices = ON_DEMAND) -> Plan:
    """Work out what a description leads to.

    Args:
        platform: The description.
        prices: What instances cost.

    Raises:
        DescriptionError: when a model fits nowhere, a promise cannot hold, or a limit would be broken.
    """
    environments: list[EnvironmentPlan] = []
    faults: list[Fault] = []
    for index, each in enumerate(platform.environments):
        try:
            placed = place_models(platform.models, platform.pools, region=each.region, prices=prices)
        except DescriptionError as error:
            faults += error.faults
            continue
        uses = use_of_pools(platform.pools, placed)
        faults += limit_faults(uses, placed)
        made = EnvironmentPlan(platform, each, placed, uses)
        found = quota_faults(made.quota_needs, each.vcpu_quotas)
        faults += [fault.under(f"environments[{index}]") for fault in found]
        environments.append(made)
    faults += _limit_faults(environments)
    if faults:
        raise DescriptionError("Platform", dict.fromkeys(faults))
    return Plan(platform, tuple(environments), _warnings(platform, environments))


def names_of(platform: Platform, environment: Environment) -> Names:
    """The names of an environment."""
    return Names(platform.name, environment.name, environment.account, environment.region)


def _limit_faults(environments: Sequence[EnvironmentPlan]) -> list[Fault]:
    """Quotas of IAM are the account's: what environments of one account ask for is added up."""
    by_account: dict[str, Demand] = {}
    for each in environments:
        account = each.environment.account
        by_account[account] = by_account.get(account, Demand()) + each.demand
    return list(dict.fromkeys(fault for demand in by_account.values() for fault in demand_faults(demand)))


def _warnings(platform: Platform, environments: Sequence[EnvironmentPlan]) -> tuple[str, ...]:
    warnings = [
        f"models[{index}] ({model.name}): TGI is in maintenance mode; its authors point to vLLM"
        for index, model in enumerate(platform.models)
        if isinstance(model.engine, Tgi)
    ]
    warnings += [
        f"pools[{index}] ({pool.name}): Spot capacity has a vCPU quota of its own, which starts at 0 in new accounts"
        for index, pool in enumerate(platform.pools)
        if "spot" in pool.purchase
    ]
    for each in environments:
        warnings += limit_warnings(each.pool_uses)
        warnings += tight_warnings(each.placed)
        warnings += wake_warnings(each.placed)
        warnings += quota_warnings(each.quota_needs, each.environment.vcpu_quotas)
    return tuple(dict.fromkeys(warnings))
