"""The payer's platform: open-weight models that read prior-authorization packets, in two regions, without the internet.

`python -P app.py` writes `cdk.out/` for `cdk deploy` and `dist/` for Argo CD.
"""

from inferplane.spec.cluster import NewCluster
from inferplane.spec.delivery import CodeConnectionsSource, ManagedArgoCd
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Hpa, Knative, Model, Placement, Standard
from inferplane.spec.network import NewNetwork
from inferplane.spec.platform import Environment, Platform
from inferplane.spec.pools import DataVolume, GpuPool, MaintenanceWindow, TimeSlicing
from inferplane.spec.registry import ModelRegistry, Retention
from inferplane.spec.taints import GPU_TAINT, Taint
from inferplane.synth import synthesize

ACCOUNT = "111122223333"
ADMINISTRATORS = (f"arn:aws:iam::{ACCOUNT}:role/platform-admin",)
SUNDAY_NIGHT = MaintenanceWindow(days=("Sun",), start="02:00", duration="4h")
BATCH = Taint(key="inferplane.dev/pool", value="batch")
SEVEN_YEARS = 2557


def payer() -> Platform:
    """The platform, as its owners say it."""
    return Platform(
        name="claims",
        environments=(
            Environment(
                name="prod",
                account=ACCOUNT,
                region="us-east-1",
                zones=("us-east-1a", "us-east-1b", "us-east-1c"),
                network=NewNetwork(cidr="10.40.0.0/16"),
                cluster=NewCluster(admin_role_arns=ADMINISTRATORS),
            ),
            Environment(
                name="dr",
                account=ACCOUNT,
                region="us-west-2",
                zones=("us-west-2a", "us-west-2b", "us-west-2c"),
                network=NewNetwork(cidr="10.60.0.0/16"),
                cluster=NewCluster(admin_role_arns=ADMINISTRATORS),
            ),
        ),
        registry=ModelRegistry(
            retention=Retention(days=SEVEN_YEARS),
            replicate_to="dr",
            publishers=(f"arn:aws:iam::{ACCOUNT}:role/claims-publish-models",),
        ),
        pools=(
            GpuPool(
                name="interactive",
                families=("g6", "g6e", "p4d", "p5"),
                gpu_limit=40,
                consolidate_after="2m",
                budgets=(SUNDAY_NIGHT,),
            ),
            GpuPool(
                name="batch",
                families=("g6", "g6e"),
                purchase=("spot", "on-demand"),
                gpu_limit=20,
                consolidate_after="2m",
                taints=(GPU_TAINT, BATCH),
            ),
            GpuPool(
                name="small",
                families=("g6",),
                gpu_limit=4,
                sharing=TimeSlicing(4),
                storage=DataVolume(size_gib=100),
                consolidate_after="2m",
                labels={"inferplane.dev/tier": "small"},
            ),
        ),
        models=(
            Model(
                name="clinical-summary",
                version=7,
                size_gib=132,
                placement=Placement(
                    pool="interactive",
                    gpu="l40s",
                    gpus_per_node=4,
                    gpus=4,
                    cpu="24",
                    memory="160Gi",
                    ephemeral_storage="160Gi",
                    shared_memory="16Gi",
                ),
                engine=Vllm(max_model_len=32768, max_num_seqs=16),
                serving=Standard(min_replicas=1, max_replicas=8, autoscaler=Hpa(), termination_grace_seconds=300),
                load_seconds=1200,
            ),
            Model(
                name="code-extraction",
                version=3,
                size_gib=16,
                placement=Placement(
                    pool="batch", gpu="l4", cpu="3", memory="10Gi", ephemeral_storage="30Gi", shared_memory="2Gi"
                ),
                engine=Vllm(max_model_len=16384, max_num_seqs=12),
                serving=Knative(min_replicas=0, max_replicas=8, concurrency=12, timeout_seconds=110),
            ),
            Model(
                name="triage",
                version=2,
                size_gib=2,
                placement=Placement(
                    pool="small", gpu="l4", cpu="800m", memory="3Gi", ephemeral_storage="10Gi", shared_memory="1Gi"
                ),
                engine=Vllm(max_model_len=4096, gpu_memory_utilization=0.2, max_num_seqs=8),
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
