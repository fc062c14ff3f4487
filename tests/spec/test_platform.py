"""What a described platform may be, and how what it may not be is said: all faults at once, nothing written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from inferplane.errors import DescriptionError
from inferplane.plan.plan import plan
from inferplane.spec.cluster import ExistingCluster
from inferplane.spec.delivery import CodeCommitSource, ManagedArgoCd
from inferplane.spec.engines import Tgi
from inferplane.spec.models import Model
from inferplane.spec.network import NewNetwork
from inferplane.spec.placement import Placement
from inferplane.spec.platform import Environment, Platform
from inferplane.spec.pools import GpuPool, TimeSlicing
from inferplane.spec.registry import ModelRegistry, Retention
from inferplane.spec.serving import Knative, Standard
from inferplane.spec.tenants import Team

ENVIRONMENT: dict[str, Any] = {
    "name": "prod",
    "account": "111122223333",
    "region": "us-east-1",
    "zones": ("us-east-1a", "us-east-1b"),
    "network": NewNetwork(cidr="10.40.0.0/16"),
}
PAIRED: dict[str, Any] = ENVIRONMENT | {
    "name": "dr",
    "region": "us-west-2",
    "zones": ("us-west-2a", "us-west-2b"),
    "network": NewNetwork(cidr="10.60.0.0/16"),
}
PLACEMENT = Placement(pool="gpu", gpu="l4", memory="10Gi", ephemeral_storage="30Gi")
MODEL: dict[str, Any] = {"name": "triage", "version": 1, "size_gib": 16, "placement": PLACEMENT}
PLATFORM: dict[str, Any] = {
    "name": "claims",
    "environments": (Environment(**ENVIRONMENT), Environment(**PAIRED)),
    "registry": ModelRegistry(retention=Retention(days=365), replicate_to="dr"),
    "pools": (GpuPool(name="gpu", families=("g6",), gpu_limit=8),),
    "models": (Model(**MODEL),),
    "delivery": ManagedArgoCd(
        identity_center_instance_arn="arn:aws:sso:::instance/ssoins-1234567890abcdef",
        admin_group_ids=("90676a1234-1a2b3c4d-1111-4222-8333-444455556666",),
        source=CodeCommitSource(repository="gitops"),
    ),
}
SPOT = GpuPool(name="gpu", families=("g6",), gpu_limit=8, purchase=("spot",))
SHARED = GpuPool(name="gpu", families=("g6",), gpu_limit=8, sharing=TimeSlicing(4))


def model(**changed: Any) -> Model:
    return Model(**MODEL | changed)


BAD_ENVIRONMENTS = [
    ({"name": "Prod"}, "name: must be lower-case letters, digits and hyphens, begin with a letter, at most 10"),
    ({"name": "production1"}, "at most 10 characters"),
    ({"account": 111122223333}, "account: must be a valid string, got 111122223333; write it in quotes"),
    ({"account": "000123"}, "account: must be the 12 digits of an AWS account"),
    ({"region": "us-east-9"}, 'region: must be an AWS region, got "us-east-9"'),
    ({"zones": ("us-east-1a",)}, "zones: "),
    ({"zones": ("us-east-1a", "us-west-2a")}, 'zones[1]: must be a zone of us-east-1, got "us-west-2a"'),
    ({"zones": ("us-east-1a", "us-east-1a")}, "zones[1]: must be named once"),
    ({"zones": ["us-east-1a", "us-east-1b"]}, "zones: must be a valid tuple"),
    ({"network": NewNetwork(cidr="10.0.0.0/25")}, "network.cidr: must leave each of 2 zones a subnet of /24 or larger"),
    ({"vpc": "vpc-1"}, "vpc: is not a known field"),
]


@pytest.mark.parametrize(("changed", "message"), BAD_ENVIRONMENTS)
def test_refuses_an_environment_that_cannot_be(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        Environment(**ENVIRONMENT | changed)
    assert message in str(raised.value)


PROD, DR = PLATFORM["environments"]
SAME_REGION = Environment(**ENVIRONMENT | {"name": "dr", "network": NewNetwork(cidr="10.60.0.0/16")})
BAD = [
    ({"name": "claims-of-the-whole-nation"}, "name: must be lower-case letters, digits and hyphens"),
    ({"environments": ()}, "environments: "),
    ({"environments": (PROD, PROD)}, "environments[1]: must be named once, got \"prod\""),
    (
        {"environments": (PROD, Environment(**PAIRED | {"network": NewNetwork(cidr="10.40.0.0/16")}))},
        "environments[1].network: must not overlap the block of environments[0].network",
    ),
    (
        {"environments": (PROD, SAME_REGION)},
        "registry.replicate_to: must name an environment in another region than prod's",
    ),
    (
        {"registry": ModelRegistry(retention=Retention(days=1), replicate_to="paris")},
        "registry.replicate_to: must name an environment, got \"paris\"; use one of prod, dr",
    ),
    (
        {"environments": (DR,)},
        "registry.replicate_to: must name another environment, got \"dr\"",
    ),
    (
        {"environments": (Environment(**ENVIRONMENT | {"cluster": ExistingCluster(name="c")}), DR)},
        "environments[0].cluster.issuer: is required for irsa; give it, or use pod-identity",
    ),
    ({"pools": ()}, "pools: "),
    ({"pools": PLATFORM["pools"] * 2}, "pools[1]: must be named once"),
    ({"models": (model(), model(version=2))}, "models[1]: must be named once, got \"triage\""),
    (
        {"models": (model(placement=Placement(pool="big", gpu="l4", ephemeral_storage="30Gi")),)},
        "models[0].placement.pool: must name a pool, got \"big\"; use one of gpu",
    ),
    (
        {"models": (model(placement=Placement(pool="gpu", gpu="h100", ephemeral_storage="30Gi")),)},
        "models[0].placement.gpu: must be a GPU of the pool gpu, got \"h100\"; use one of l4",
    ),
    (
        {"models": (model(placement=Placement(
            pool="gpu", gpu="l4", resource="nvidia.com/mig-1g.10gb", ephemeral_storage="30Gi")),)},
        "models[0].placement.resource: must be what the pool gpu offers",
    ),
    (
        {"pools": (SHARED,), "models": (model(placement=Placement(
            pool="gpu", gpu="l4", gpus_per_node=4, gpus=4, ephemeral_storage="30Gi")),)},
        "models[0].placement.gpus: must be 1 on the pool gpu, whose GPUs are shared",
    ),
    (
        {"pools": (GpuPool(name="gpu", families=("g6",), gpu_limit=2),), "models": (model(placement=Placement(
            pool="gpu", gpu="l4", gpus_per_node=4, gpus=4, ephemeral_storage="30Gi")),)},
        "models[0].placement.gpus: must be at most the limit of the pool gpu, 2, got 4",
    ),
    (
        {"pools": (SPOT,), "models": (model(serving=Knative(timeout_seconds=300)),)},
        "models[0].serving.timeout_seconds: must be at most 110 s on a Spot pool",
    ),
    (
        {"pools": (SPOT,), "models": (model(serving=Standard(termination_grace_seconds=300)),)},
        "models[0].serving.termination_grace_seconds: must be at most 110 s on a Spot pool",
    ),
    (
        {"model_namespace": "prior-authorization-models", "models": (model(name="clinical-document-summary-long"),)},
        "models[0].name: must leave clinical-document-summary-long-predictor-prior-authorization-models at most 63",
    ),
    ({"teams": (Team(name="a"), Team(name="a"))}, "teams[1]: must be named once"),
    ({"gateway_domain": "models"}, "gateway_domain: must be a DNS name in lower case"),
    ({"shards": 0}, "shards: must be greater than or equal to 1, got 0; raise it"),
    ({"identity": "keys"}, "identity: must be 'irsa' or 'pod-identity', got \"keys\"; use one of these"),
    ({"modles": ()}, "modles: is not a known field, got []; did you mean models?"),
]  # fmt: skip


@pytest.mark.parametrize(("changed", "message"), BAD)
def test_refuses_a_platform_that_cannot_be(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(DescriptionError) as raised:
        Platform(**PLATFORM | changed)
    assert message in str(raised.value)


def test_takes_what_is_right() -> None:
    made = plan(Platform(**PLATFORM | {"models": (model(serving=Knative(min_replicas=1)),)}))
    assert [each.names.prefix for each in made.environments] == ["claims-prod", "claims-dr"]
    assert made.warnings == ()


def test_says_all_faults_at_once() -> None:
    with pytest.raises(DescriptionError) as raised:
        Platform(**PLATFORM | {"name": "X", "shards": 0, "identity": "keys", "gateway_domain": "m"})
    assert [fault.field for fault in raised.value.faults] == ["name", "identity", "gateway_domain", "shards"]


def test_warns_of_what_is_allowed_but_worth_knowing() -> None:
    made = plan(
        Platform(**PLATFORM | {"pools": (SPOT,), "models": (model(engine=Tgi(), serving=Knative(min_replicas=1)),)})
    )
    assert [warning.split(":")[0] for warning in made.warnings] == ["models[0] (triage)", "pools[0] (gpu)"]


def many(count: int, **described: Any) -> Platform:
    models = tuple(model(name=f"model-{number}") for number in range(count))
    return Platform(**PLATFORM | {"models": models} | described)


def test_a_limit_that_the_description_would_break_is_named_before_synthesis() -> None:
    with pytest.raises(DescriptionError) as raised:
        plan(many(1000))
    said = str(raised.value)
    assert "IAM roles in the account, got 2,000" in said
    assert "resources in one CloudFormation stack, got 4,000" in said


def test_a_thousand_models_fit_with_pod_identity_one_key_and_shards() -> None:
    registry = ModelRegistry(retention=Retention(days=365), keys="shared", replicate_to="dr")
    made = plan(many(1000, identity="pod-identity", registry=registry, shards=4))
    held = made.environments[0].shards()
    assert sum(len(models) for models in held.values()) == 1000
    assert all(len(models) < 500 for models in held.values())


def test_nothing_is_written_when_anything_is_refused(tmp_path: Path) -> None:
    script = """
from inferplane import GpuPool, synthesize
synthesize(lambda: GpuPool(name="p", families=("m5",), gpu_limit=0))
"""
    command = [sys.executable, "-P", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("error: GpuPool has 2 faults:")
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
