"""The stacks of a plan, in the order in which they deploy; the one file of this room that knows the plan.

What crosses from stack to stack is exported under explicit names: ids of the network, the cluster's issuer, the
registry's key. Everything else is known by its chosen name.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from aws_cdk import App, CfnOutput, Fn, Stack
from aws_cdk import Environment as CdkEnvironment

from inferplane.aws.capacity import KarpenterCapacity
from inferplane.aws.cluster import InferenceCluster
from inferplane.aws.delivery import ArgoCdCapability
from inferplane.aws.identity import ModelAssociation, ModelReaderRole, PodIdentityReaders, pod_identity_role_name
from inferplane.aws.images import ImageMirror
from inferplane.aws.keys import ModelKey
from inferplane.aws.network import NetworkPlace, ServingNetwork
from inferplane.aws.registry import ModelRegistryBucket, Replica
from inferplane.aws.replication import replication_role_name
from inferplane.plan.mirror import mirror_repositories
from inferplane.plan.plan import EnvironmentPlan, Plan
from inferplane.spec.cluster import ExistingCluster, NewCluster
from inferplane.spec.delivery import ManagedArgoCd
from inferplane.spec.models import Model
from inferplane.spec.network import ExistingNetwork, NewNetwork
from inferplane.spec.registry import ExistingRegistry, ModelRegistry


def assembly(plan: Plan, out: Path) -> dict[str, dict[str, int]]:
    """Write the cloud assembly into the folder `out`.

    By environment, the number of resources of each stack, in order of deployment.
    """
    app = App(outdir=str(out), analytics_reporting=False)
    added = add_stacks(app, plan)
    resources = {artifact.stack_name: len(artifact.template["Resources"]) for artifact in app.synth().stacks}
    return {name: {stack.stack_name: resources[stack.stack_name] for stack in stacks} for name, stacks in added.items()}


def add_stacks(app: App, plan: Plan) -> dict[str, list[Stack]]:
    """Add the stacks of all environments to an app; by environment, they come back in the order of deployment."""
    environments = {each.names: EnvironmentStacks(app, each) for each in plan.environments}
    for each in plan.environments:
        for source in each.replicated_from:
            # a bucket is replicated only to one that exists, whose key already has its alias
            registry = environments[source].registry
            for earlier in environments[each.names].replica_stacks:
                if registry is not None:
                    registry.add_stack_dependency(earlier, "the replica comes first")
    return {names.environment: each.stacks for names, each in environments.items()}


class EnvironmentStacks:
    """The stacks of one environment."""

    def __init__(self, app: App, plan: EnvironmentPlan) -> None:
        """Add them to the app."""
        self._app = app
        self._plan = plan
        self.stacks: list[Stack] = []
        """All of them, in the order of deployment."""
        place = self._network()
        issuer = self._cluster(place)
        self._capacity(issuer)
        self.registry = self._registry(place)
        """The stack of the model registry, if there is one."""
        self._images()
        models = self._models(issuer)
        self.replica_stacks = [*([self.registry] if self.registry else []), *models]
        """What must be there before another environment's registry can be copied here."""
        self._delivery()

    def _stack(self, room: str, description: str, after: Sequence[Stack | None] = ()) -> Stack:
        names = self._plan.names
        stack = Stack(
            self._app,
            names.stack(room),
            stack_name=names.stack(room),
            description=f"{names.prefix}: {description}",
            env=CdkEnvironment(account=names.account, region=names.region),
            termination_protection=True,
            tags={"inferplane.dev/platform": names.platform, "inferplane.dev/environment": names.environment},
        )
        for earlier in after:
            if earlier is not None:
                stack.add_stack_dependency(earlier, "deploys first")
        self.stacks.append(stack)
        return stack

    def _export(self, stack: Stack, thing: str, value: str) -> str:
        """Export a value under an explicit name; what other stacks import it by."""
        name = f"{self._plan.names.prefix}-{thing}"
        id = "".join(part.capitalize() for part in thing.split("-"))
        CfnOutput(stack, id, value=value, export_name=name)
        return Fn.import_value(name)

    def _network(self) -> NetworkPlace:
        plan, network = self._plan, self._plan.environment.network
        self._network_stack: Stack | None = None
        if isinstance(network, ExistingNetwork):
            return NetworkPlace.of_existing(network)
        assert isinstance(network, NewNetwork)
        zones = plan.environment.zones
        stack = self._network_stack = self._stack("network", "the serving VPC and its endpoints")
        made = ServingNetwork(
            stack,
            "Network",
            names=plan.names,
            network=network,
            zones=zones,
            endpoints=plan.endpoints,
            cluster_name=plan.cluster_name,
        ).place
        return NetworkPlace(
            vpc_id=self._export(stack, "vpc-id", made.vpc_id),
            subnet_ids=tuple(
                self._export(stack, f"subnet-{zone[-1]}", id) for zone, id in zip(zones, made.subnet_ids, strict=True)
            ),
            node_security_group_id=self._export(stack, "node-group-id", made.node_security_group_id),
            control_plane_security_group_id=self._export(
                stack, "control-plane-group-id", made.control_plane_security_group_id
            ),
            s3_endpoint_id=self._export(stack, "s3-endpoint-id", made.s3_endpoint_id),
        )

    def _cluster(self, place: NetworkPlace) -> str | None:
        """The cluster's issuer, as other stacks have it."""
        plan, cluster = self._plan, self._plan.environment.cluster
        self._cluster_stack: Stack | None = None
        if isinstance(cluster, ExistingCluster):
            return cluster.issuer
        assert isinstance(cluster, NewCluster)
        stack = self._cluster_stack = self._stack("cluster", "the EKS cluster", [self._network_stack])
        made = InferenceCluster(
            stack, "Cluster", names=plan.names, cluster=cluster, place=place, zones=plan.environment.zones
        )
        return self._export(stack, "issuer", made.issuer)

    def _capacity(self, issuer: str | None) -> None:
        plan = self._plan
        stack = self._stack("capacity", "Karpenter's roles and queue", [self._cluster_stack])
        KarpenterCapacity(
            stack,
            "Capacity",
            names=plan.names,
            cluster_name=plan.cluster_name,
            identity=plan.platform.identity,
            issuer=issuer,
            create_spot_service_linked_role=plan.platform.create_spot_service_linked_role and self._is_first,
        )

    @property
    def _is_first(self) -> bool:
        """Whether no other environment of the account comes before this one: the Spot role is one per account."""
        account = self._plan.environment.account
        first = next(each for each in self._plan.platform.environments if each.account == account)
        return first == self._plan.environment

    def _registry(self, place: NetworkPlace) -> Stack | None:
        """The registry's stack; None where the registry exists and each model has a role of its own."""
        plan, registry = self._plan, self._plan.platform.registry
        self._shared_key = registry.key_arn if isinstance(registry, ExistingRegistry) else None
        if isinstance(registry, ExistingRegistry) and plan.platform.identity == "irsa":
            return None
        stack = self._stack("registry", "the model registry", [self._network_stack])
        if isinstance(registry, ModelRegistry):
            made = ModelRegistryBucket(
                stack,
                "Registry",
                names=plan.names,
                registry=registry,
                vpc_endpoint_ids=[place.s3_endpoint_id],
                models=[model.name for model in plan.platform.models],
                replica=Replica(plan.replicates_to) if plan.replicates_to else None,
                replicators=[each.role_arn(replication_role_name(each)) for each in plan.replicated_from],
            )
            if registry.keys == "shared":
                self._shared_key = self._export(stack, "registry-key", made.key.key_arn)
        if plan.platform.identity == "pod-identity":
            PodIdentityReaders(
                stack,
                "Readers",
                names=plan.names,
                namespace=plan.platform.model_namespace,
                bucket_arn=plan.names.bucket_arn(plan.bucket),
                cluster_name=plan.cluster_name,
                shared_key_arn=self._shared_key,
            )
        return stack

    def _images(self) -> None:
        plan = self._plan
        stack = self._stack("images", "repositories of mirrored images and charts")
        ImageMirror(
            stack,
            "Images",
            names=plan.names,
            repositories=mirror_repositories(plan.components, plan.engine_images),
        )

    def _models(self, issuer: str | None) -> list[Stack]:
        made: list[Stack] = []
        for number, models in self._plan.shards().items():
            stack = self._stack(f"models-{number}", "keys and roles of models", [self._cluster_stack, self.registry])
            made.append(stack)
            for model in models:
                self._model(stack, model, issuer)
        return made

    def _model(self, stack: Stack, model: Model, issuer: str | None) -> None:
        plan, registry = self._plan, self._plan.platform.registry
        key_arn = self._shared_key
        if isinstance(registry, ModelRegistry) and registry.keys == "per-model":
            key_arn = ModelKey(stack, f"Key-{model.name}", names=plan.names, model=model.name).key_arn
        if plan.platform.identity == "pod-identity":
            ModelAssociation(
                stack,
                f"Association-{model.name}",
                cluster_name=plan.cluster_name,
                namespace=plan.platform.model_namespace,
                service_account=model.name,
                role_arn=plan.names.role_arn(pod_identity_role_name(plan.names)),
            )
            return
        assert issuer is not None  # the description demands it
        ModelReaderRole(
            stack,
            f"Reader-{model.name}",
            role_name=plan.names.model_role(model.name),
            issuer=issuer,
            namespace=plan.platform.model_namespace,
            service_account=model.name,
            model=model.name,
            bucket_arn=plan.names.bucket_arn(plan.bucket),
            key_arn=key_arn,
        )

    def _delivery(self) -> None:
        plan, delivery = self._plan, self._plan.platform.delivery
        if not isinstance(delivery, ManagedArgoCd):
            return
        stack = self._stack("delivery", "the EKS capability for Argo CD", [self._cluster_stack])
        ArgoCdCapability(stack, "Delivery", names=plan.names, delivery=delivery, cluster_name=plan.cluster_name)
