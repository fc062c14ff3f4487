"""One small model on Spot GPUs, on an EKS cluster that has Karpenter already.

`python -P examples/spot_vllm/app.py` writes `examples/spot_vllm/dist/`, for `kubectl apply --recursive`.
"""

from pathlib import Path

from inferplane import manifests
from inferplane.facts import components
from inferplane.k8s.device_plugin import GpuDevicePlugin
from inferplane.k8s.model_deployment import ModelDeployment
from inferplane.k8s.node_class import GpuNodeClass
from inferplane.k8s.node_pool import GpuNodePool
from inferplane.spec.engines import Vllm
from inferplane.spec.models import Model
from inferplane.spec.placement import Placement
from inferplane.spec.serving import Standard
from inferplane.spec.nodes import DataVolume
from inferplane.spec.taints import GPU_TAINT

from cdk8s import App, Chart  # after inferplane, which gives jsii the Node that comes with Python

CLUSTER = "tutorial"
VLLM = components.engine_image("vllm").upstream
DEVICE_PLUGIN = components.nvidia_device_plugin_image().upstream


def tutorial() -> Chart:
    """The chart: nodes, what makes their GPUs known, and the server."""
    chart = Chart(App(), "spot-vllm", disable_resource_name_hashes=True)
    GpuNodeClass(
        chart,
        "node-class",
        name="gpu",
        ami="al2023@v20261101",  # `latest` would replace every GPU node at each release
        role=f"KarpenterNodeRole-{CLUSTER}",
        cluster_name=CLUSTER,
        storage=DataVolume(size_gib=100),
    )
    GpuNodePool(
        chart,
        "node-pool",
        name="gpu",
        node_class="gpu",
        families=("g6", "g5"),
        purchase=("spot", "on-demand"),
        gpu_limit=8,
        consolidation="WhenEmptyOrUnderutilized",
        consolidate_after="5m",
    )
    GpuDevicePlugin(chart, "device-plugin", image=DEVICE_PLUGIN)
    ModelDeployment(
        chart,
        "server",
        model=Model(
            name="qwen2-5-0-5b-instruct",
            version=1,
            size_gib=1,
            placement=Placement(pool="gpu", gpu="l4", cpu="3", memory="10Gi", ephemeral_storage="20Gi"),
            engine=Vllm(max_model_len=4096),
            serving=Standard(),
        ),
        namespace="default",
        image=VLLM,
        weights="Qwen/Qwen2.5-0.5B-Instruct",
        pinned_to_gpu=False,  # an A10G serves it as well as an L4
        tolerations=[GPU_TAINT.toleration],
    )
    return chart


if __name__ == "__main__":
    files = manifests.tree({("tutorial", "spot-vllm"): tutorial().to_json()})
    manifests.write(files, Path(__file__).parent / "dist")
