"""Whatever description is accepted, what is written of it is right: by schemas, by CEL, by our rules, by the plan.

`EXAMPLES=200` tries more.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import dist_judge
import template_judge
from inferplane import (
    DescriptionError,
    Environment,
    ExistingArgoCd,
    ExistingCluster,
    ExistingNetwork,
    ExistingSubnet,
    External,
    Fixed,
    GitSource,
    GpuPool,
    Hpa,
    Keda,
    Knative,
    Mig,
    Model,
    ModelRegistry,
    Mps,
    NewNetwork,
    Nvme,
    Platform,
    Priority,
    Quota,
    Requests,
    Retention,
    Standard,
    StandardCanary,
    Team,
    TimeSlicing,
    Vllm,
)
from inferplane.plan.plan import plan
from inferplane.synth import write

EXAMPLES = int(os.environ.get("EXAMPLES", "12"))
ARCHITECTURES = (
    "Qwen/Qwen2.5-0.5B",
    "meta-llama/Llama-3.1-8B-Instruct",
    "meta-llama/Llama-3.3-70B-Instruct",
    "openai/gpt-oss-20b",
)
NAMES = st.from_regex(r"[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,4})?", fullmatch=True)
TRUTH = st.booleans()


def existing_network(region: str) -> ExistingNetwork:
    return ExistingNetwork(
        vpc_id="vpc-0123456789abcdef0",
        cidrs=("10.1.0.0/16",),
        subnets=tuple(
            ExistingSubnet(id=f"subnet-0123456789abcdef{number}", zone=f"{region}{zone}")
            for number, zone in enumerate("ab")
        ),
        node_security_group_id="sg-0123456789abcdef0",
        control_plane_security_group_id="sg-0123456789abcdef1",
        s3_endpoint_id="vpce-0123456789abcdef0",
    )


@st.composite
def environments(draw: st.DrawFn) -> Environment:
    region = draw(st.sampled_from(("us-east-1", "us-west-2", "eu-central-1")))
    given: dict[str, Any] = {"network": NewNetwork(cidr="10.40.0.0/16")}
    if draw(TRUTH):
        cluster = ExistingCluster(name="shared", issuer=f"oidc.eks.{region}.amazonaws.com/id/EXAMPLE")
        given = {"network": existing_network(region), "cluster": cluster}
    return Environment(
        name=draw(NAMES)[:10].rstrip("-"),
        account="111122223333",
        region=region,
        zones=(f"{region}a", f"{region}b"),
        **given,
    )


@st.composite
def pools(draw: st.DrawFn) -> GpuPool:
    families = draw(st.sampled_from((("g6",), ("g6", "g6e"), ("g5", "g6e"), ("p5",), ("g6e", "p4d", "p5"))))
    sharing = draw(st.sampled_from((None, None, None, TimeSlicing(4), Mps(2), Mig("1g.10gb"))))
    return GpuPool(
        name=draw(NAMES),
        families=families,
        gpu_limit=draw(st.integers(4, 64)),
        purchase=draw(st.sampled_from((("on-demand",), ("spot",), ("spot", "on-demand")))),
        ami=draw(st.sampled_from(("bottlerocket@v1.54.0", "al2023@v20261101"))),
        storage=draw(st.sampled_from((None, None, Nvme()))),
        sharing=sharing,
        consolidation=draw(st.sampled_from(("WhenEmpty", "WhenEmptyOrUnderutilized"))),
    )


@st.composite
def serving(draw: st.DrawFn) -> Knative | Standard:
    least, more = draw(st.integers(0, 3)), draw(st.integers(0, 4))
    if draw(TRUTH):
        return Knative(
            min_replicas=least,
            max_replicas=max(1, least + more),
            concurrency=draw(st.integers(1, 16)),
            timeout_seconds=draw(st.integers(30, 600)),
            canary_percent=draw(st.sampled_from((None, 10, 50))),
        )
    keda = Keda(server="http://prometheus.monitoring:9090", query="sum(vllm:num_requests_waiting)", target="5")
    scaler = draw(st.sampled_from((Fixed(), Hpa(), External(), keda)))
    least = max(1, least)
    return Standard(
        min_replicas=least,
        max_replicas=least if isinstance(scaler, Fixed) else least + more,
        concurrency=draw(st.integers(1, 16)),
        autoscaler=scaler,
        pre_stop_seconds=draw(st.integers(5, 30)),
        termination_grace_seconds=draw(st.integers(60, 110)),
        canary=draw(st.sampled_from((None, StandardCanary(name="next", version=2, traffic_percent=10)))),
    )


@st.composite
def models(draw: st.DrawFn) -> Model:
    context = draw(st.sampled_from((2048, 8192, 32768)))
    return Model(
        name=draw(NAMES),
        version=draw(st.integers(1, 99)),
        architecture=draw(st.sampled_from(ARCHITECTURES)),
        precision=draw(st.sampled_from((None, None, "fp8"))),
        requests=draw(st.sampled_from((None, Requests(prompt_tokens=1000, answer_tokens=200)))),
        engine=Vllm(max_model_len=context),
        serving=draw(serving()),
        stream_weights=draw(TRUTH),
    )


@st.composite
def platforms(draw: st.DrawFn) -> Platform:
    """A description; those that are refused are thrown away, since they are not what is asked about."""
    try:
        return Platform(
            name=draw(NAMES),
            environments=(draw(environments()),),
            registry=ModelRegistry(
                retention=Retention(days=draw(st.integers(1, 3650))),
                keys=draw(st.sampled_from(("per-model", "shared"))),
            ),
            pools=tuple(draw(st.lists(pools(), min_size=1, max_size=3))),
            models=tuple(draw(st.lists(models(), max_size=4))),
            delivery=ExistingArgoCd(source=GitSource(url="https://git.example.com/platform/gitops.git", egress="git")),
            teams=draw(
                st.sampled_from(((), (Team(name="prior-auth", quota=Quota(gpus=4), priority=Priority(value=1000)),)))
            ),
            identity=draw(st.sampled_from(("irsa", "pod-identity"))),
            shards=draw(st.integers(1, 3)),
        )
    except DescriptionError:
        assume(False)
        raise


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.function_scoped_fixture),
)
@given(platforms())
def test_what_is_accepted_is_written_right(released_crds: Path, described: Platform) -> None:
    try:
        made = plan(described)
    except DescriptionError:
        assume(False)
        raise
    with tempfile.TemporaryDirectory() as folder:
        write(made, Path(folder), 0)  # which judges by all rules, and refuses what has an error
        assert dist_judge.faults(Path(folder, "dist"), released_crds, frozenset({"argocd"})) == []
        for path in sorted(Path(folder, "cdk.out").glob("*.template.json")):
            assert template_judge.faults(json.loads(path.read_text())) == [], path.name
