"""Other platforms than the payer's: what exists is brought, other identities, other partitions, many models."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cfnlint.api import ManualArgs, lint

import dist_judge
import template_judge
from inferplane import (
    Environment,
    ExistingArgoCd,
    ExistingCluster,
    ExistingNetwork,
    ExistingRegistry,
    ExistingSubnet,
    GitSource,
    GpuPool,
    Hpa,
    Keda,
    Knative,
    Mig,
    Model,
    ModelRegistry,
    NewNetwork,
    Placement,
    Platform,
    Priority,
    Quota,
    Retention,
    Standard,
    StandardCanary,
    Team,
    Tgi,
)
from inferplane.plan.plan import plan
from inferplane.synth import write

ACCOUNT = "111122223333"
GIT = ExistingArgoCd(source=GitSource(url="https://git.example.com/platform/gitops.git", egress="git"))
ON_L4 = Placement(pool="gpu", gpu="l4", memory="10Gi", ephemeral_storage="30Gi")
POOL = GpuPool(name="gpu", families=("g6",), gpu_limit=8)
MODEL = Model(name="triage", version=1, size_gib=16, placement=ON_L4, serving=Knative(max_replicas=4))
REGISTRY = ModelRegistry(retention=Retention(days=365))


def environment(region: str = "us-east-1", **changed: Any) -> Environment:
    described: dict[str, Any] = {
        "name": "prod",
        "account": ACCOUNT,
        "region": region,
        "zones": (f"{region}a", f"{region}b"),
        "network": NewNetwork(cidr="10.40.0.0/16"),
    }
    return Environment(**described | changed)


def platform(**changed: Any) -> Platform:
    described: dict[str, Any] = {
        "name": "claims",
        "environments": (environment(),),
        "registry": REGISTRY,
        "pools": (POOL,),
        "models": (MODEL,),
        "delivery": GIT,
    }
    return Platform(**described | changed)


EXISTING = environment(
    network=ExistingNetwork(
        vpc_id="vpc-0123456789abcdef0",
        cidrs=("10.1.0.0/16",),
        subnets=(
            ExistingSubnet(id="subnet-0123456789abcdef0", zone="us-east-1a"),
            ExistingSubnet(id="subnet-0123456789abcdef1", zone="us-east-1b"),
        ),
        node_security_group_id="sg-0123456789abcdef0",
        control_plane_security_group_id="sg-0123456789abcdef1",
        s3_endpoint_id="vpce-0123456789abcdef0",
    ),
    cluster=ExistingCluster(name="shared", issuer="oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE"),
)
ON_SLICE = Placement(
    pool="slices", gpu="h100", gpus_per_node=8, resource="nvidia.com/mig-1g.10gb", cpu="2", memory="8Gi"
)
SLICES = GpuPool(name="slices", families=("p5",), instance_types=("p5.48xlarge",), gpu_limit=8, sharing=Mig("1g.10gb"))
CANARY = StandardCanary(name="next", version=2, traffic_percent=10)
KEDA = Keda(server="http://prometheus.monitoring:9090", query="sum(vllm:num_requests_waiting)", target="5")
BY_QUEUE = Standard(max_replicas=3, autoscaler=KEDA)
VARIANTS: dict[str, Callable[[], Platform]] = {
    "what exists is brought": lambda: platform(
        environments=(EXISTING,), registry=ExistingRegistry(bucket="claims-models-111122223333")
    ),
    "pod identity and one key": lambda: platform(
        identity="pod-identity", registry=ModelRegistry(retention=Retention(days=365), keys="shared")
    ),
    "GovCloud": lambda: platform(environments=(environment("us-gov-west-1"),)),
    "al2023, slices, tgi, canary, keda and teams": lambda: platform(
        pools=(
            GpuPool(name="gpu", families=("g6",), gpu_limit=8, ami="al2023@v20261101"),
            GpuPool(
                name="slices", families=("p5",), instance_types=("p5.48xlarge",), gpu_limit=8, sharing=Mig("1g.10gb")
            ),
        ),
        models=(
            Model(
                name="triage",
                version=1,
                size_gib=16,
                placement=ON_L4,
                serving=Standard(min_replicas=2, max_replicas=4, autoscaler=Hpa(), canary=CANARY),
            ),
            Model(
                name="small",
                version=1,
                size_gib=2,
                placement=ON_SLICE,
                serving=Standard(max_replicas=3, autoscaler=KEDA),
            ),
            Model(name="old", version=1, size_gib=2, placement=ON_L4, engine=Tgi()),
        ),
        teams=(Team(name="prior-auth", quota=Quota(gpus=4, pods=50), priority=Priority(value=1000)),),
    ),
    "no models yet": lambda: platform(models=()),
}


@pytest.fixture(params=sorted(VARIANTS), scope="module")
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("variant")
    write(plan(VARIANTS[request.param]()), folder, time.perf_counter())
    return folder


def test_dist_is_right(written: Path, released_crds: Path) -> None:
    assert dist_judge.faults(written / "dist", released_crds, frozenset({"argocd"})) == []


def test_templates_are_right(written: Path) -> None:
    for path in sorted((written / "cdk.out").glob("*.template.json")):
        assert template_judge.faults(json.loads(path.read_text())) == [], path.name
        assert [str(match) for match in lint(path.read_text(), config=ManualArgs(ignore_checks=["W3010"]))] == []


def test_another_partition_is_nowhere_named(tmp_path: Path) -> None:
    write(plan(VARIANTS["GovCloud"]()), tmp_path, time.perf_counter())
    for path in [*tmp_path.rglob("*.template.json"), *(tmp_path / "dist").rglob("*.yaml")]:
        assert "arn:aws:" not in path.read_text(), path


def test_what_exists_is_not_made_and_is_named(tmp_path: Path) -> None:
    write(plan(VARIANTS["what exists is brought"]()), tmp_path, time.perf_counter())
    made = {path.name.removesuffix(".template.json") for path in (tmp_path / "cdk.out").glob("*.template.json")}
    assert made == {"claims-prod-capacity", "claims-prod-images", "claims-prod-models-0"}
    dist = "\n".join(path.read_text() for path in (tmp_path / "dist").rglob("*.yaml"))
    assert "clusterName: shared" in dist
    assert "s3://claims-models-111122223333/triage/v1/" in dist


def test_a_thousand_models_stay_below_the_resources_of_a_stack(tmp_path: Path) -> None:
    models = tuple(
        Model(name=f"model-{number}", version=1, size_gib=16, placement=ON_L4, serving=Knative())
        for number in range(1000)
    )
    registry = ModelRegistry(retention=Retention(days=365), keys="shared")
    described = platform(models=models, registry=registry, identity="pod-identity", shards=4)
    synthesis = write(plan(described), tmp_path, time.perf_counter())
    shards = {name: count for name, count in synthesis.stacks.items() if "-models-" in name}
    assert sum(shards.values()) == 1000
    assert max(synthesis.stacks.values()) < 500
    assert synthesis.charts["prod/models"] == 4000
