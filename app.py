"""The payer's platform: models that read prior-authorization packets, in two regions, without the internet."""

from inferplane import (
    CodeConnectionsSource,
    Environment,
    GpuPool,
    Hpa,
    Knative,
    MaintenanceWindow,
    ManagedArgoCd,
    Model,
    ModelRegistry,
    NewCluster,
    NewNetwork,
    Platform,
    Requests,
    Retention,
    Standard,
    Taint,
    TimeSlicing,
    Vllm,
    synthesize,
)

ACCOUNT = "111122223333"
PUBLISHER = f"arn:aws:iam::{ACCOUNT}:role/claims-publish-models"
SUNDAY_NIGHT = MaintenanceWindow(days=("Sun",), start="02:00", duration="4h")
BATCH_TAINTS = (Taint(key="nvidia.com/gpu", value="true"), Taint(key="inferplane.dev/pool", value="batch"))
SEVEN_YEARS = 2557


def environment(name: str, region: str, cidr: str) -> Environment:
    """One of the two: the paired region is the same platform elsewhere."""
    return Environment(
        name=name,
        account=ACCOUNT,
        region=region,
        zones=tuple(f"{region}{letter}" for letter in "abc"),
        network=NewNetwork(cidr=cidr),
        cluster=NewCluster(admin_role_arns=(f"arn:aws:iam::{ACCOUNT}:role/platform-admin",)),
    )


def payer() -> Platform:
    """The platform, as its owners say it."""
    return Platform(
        name="claims",
        environments=(environment("prod", "us-east-1", "10.40.0.0/16"), environment("dr", "us-west-2", "10.60.0.0/16")),
        registry=ModelRegistry(retention=Retention(days=SEVEN_YEARS), replicate_to="dr", publishers=(PUBLISHER,)),
        pools=(
            GpuPool(
                name="interactive",
                families=("g6", "g6e", "p4d", "p5"),
                gpu_limit=40,
                consolidation="WhenEmptyOrUnderutilized",
                consolidate_after="2m",
                budgets=(SUNDAY_NIGHT,),
            ),
            GpuPool(
                name="batch",
                families=("g6", "g6e"),
                purchase=("spot", "on-demand"),
                gpu_limit=20,
                consolidation="WhenEmptyOrUnderutilized",
                consolidate_after="2m",
                taints=BATCH_TAINTS,
            ),
            GpuPool(name="small", families=("g6",), gpu_limit=4, sharing=TimeSlicing(4), consolidate_after="2m"),
        ),
        models=(
            Model(
                name="clinical-summary",
                version=7,
                architecture="meta-llama/Llama-3.3-70B-Instruct",
                precision="fp8",
                requests=Requests(prompt_tokens=28000, answer_tokens=1500),
                pools=("interactive",),
                engine=Vllm(max_model_len=32768),
                serving=Standard(max_replicas=8, concurrency=8, autoscaler=Hpa(), termination_grace_seconds=300),
            ),
            Model(
                name="code-extraction",
                version=3,
                architecture="meta-llama/Llama-3.1-8B-Instruct",
                precision="fp8",
                requests=Requests(prompt_tokens=3000, answer_tokens=400),
                pools=("batch",),
                engine=Vllm(max_model_len=16384),
                serving=Knative(min_replicas=0, max_replicas=8, concurrency=12, timeout_seconds=110),
            ),
            Model(
                name="triage",
                version=2,
                architecture="Qwen/Qwen2.5-0.5B",
                pools=("small",),
                engine=Vllm(max_model_len=4096),
                serving=Knative(min_replicas=1, max_replicas=4, concurrency=8, timeout_seconds=60),
            ),
        ),
        delivery=ManagedArgoCd(
            identity_center_instance_arn="arn:aws:sso:::instance/ssoins-1234567890abcdef",
            admin_group_ids=("90676a1234-1a2b3c4d-1111-4222-8333-444455556666",),
            source=CodeConnectionsSource(
                connection_id="1a2b3c4d-1111-4222-8333-444455556666", owner="example-payer", repository="claims-gitops"
            ),
        ),
    )


if __name__ == "__main__":
    synthesize(payer)
