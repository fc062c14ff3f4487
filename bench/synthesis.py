"""What a synthesis costs, as ratios of one run to its floor: an empty CDK app and an empty cdk8s app in one process.

`make bench` prints the tables. Every figure is the least of several fresh processes; machines are shared and noisy.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNS = 3

PRELUDE = """
import json, resource, sys, tempfile, time
from pathlib import Path
started = time.perf_counter()
"""
POSTLUDE = """
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss + resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(json.dumps([time.perf_counter() - started, peak / 1024]))
"""
CDK_FLOOR = """
import inferplane.aws
import aws_cdk
app = aws_cdk.App(outdir=tempfile.mkdtemp(), analytics_reporting=False)
aws_cdk.Stack(app, "empty")
app.synth()
"""
CDK8S_FLOOR = """
import inferplane.k8s
import cdk8s, cdk8s_plus_28.k8s
cdk8s.Chart(cdk8s.App(), "empty").to_json()
"""
PAYER = f"""
import importlib.util
spec = importlib.util.spec_from_file_location("app", {str(ROOT / "app.py")!r})
app = importlib.util.module_from_spec(spec)
spec.loader.exec_module(app)
from inferplane import Platform, ModelRegistry
from inferplane.plan.plan import plan
described = app.payer()
if ONE:
    registry = ModelRegistry(retention=described.registry.retention)
    fields = {{name: getattr(described, name) for name in Platform.model_fields}}
    described = Platform(**fields | {{"environments": described.environments[:1], "registry": registry}})
made = plan(described)
"""
BOTH_HALVES = """
from inferplane.synth import write
write(made, Path(tempfile.mkdtemp()), started)
"""
YAML_HALF = """
from inferplane import manifests
from inferplane.k8s.charts import charts
objects = {(each.names.environment, chart): held for each in made.environments for chart, held in charts(each).items()}
manifests.write(manifests.tree(objects), Path(tempfile.mkdtemp()) / "dist")
assert "aws_cdk" not in sys.modules
"""
MODELS = """
import inferplane.k8s
import cdk8s
from inferplane import Knative, Model, Placement, Taint
from inferplane.k8s import GatewayRef, KnativeIngress, ModelServer, WorkloadServiceAccount
toleration = Taint(key="nvidia.com/gpu", value="true").toleration
gateway = GatewayRef("inference", "gateway", "models.internal")
ingress = KnativeIngress("knative", "envoy-gateway-system")
placement = Placement(pool="gpu", gpu="l4", ephemeral_storage="30Gi")
def build(scope, name):
    model = Model(name=name, version=1, size_gib=16, placement=placement, serving=Knative(max_replicas=8))
    WorkloadServiceAccount(scope, f"{name}-account", name=name, namespace="inference")
    ModelServer(scope, name, model=model, namespace="inference", bucket="models", tolerations=[toleration],
                gateway=gateway, knative=ingress)
"""
TYPED = """
started = time.perf_counter()
chart = cdk8s.Chart(cdk8s.App(), "models")
for number in range(COUNT):
    build(chart, f"model-{number}")
assert len(chart.to_json()) == 4 * COUNT
"""
BARE = """
sample = cdk8s.Chart(cdk8s.App(), "sample")
build(sample, "model-name")
content = json.dumps(sample.to_json())
started = time.perf_counter()
chart = cdk8s.Chart(cdk8s.App(), "models")
for number in range(COUNT):
    for index, each in enumerate(json.loads(content.replace("model-name", f"model-{number}"))):
        metadata = each.pop("metadata")
        made = cdk8s.ApiObject(chart, f"{number}-{index}", api_version=each.pop("apiVersion"), kind=each.pop("kind"),
            metadata=cdk8s.ApiObjectMetadata(name=metadata["name"], namespace="inference",
                annotations=metadata.get("annotations")))
        if each:
            made.add_json_patch(*(cdk8s.JsonPatch.add(f"/{key}", value) for key, value in each.items()))
assert len(chart.to_json()) == 4 * COUNT
"""
IMPORTS = """
import inferplane.k8s
import cdk8s_plus_28.k8s
started = time.perf_counter()
from inferplane_crds.aws.k8s import karpenter as _1
from inferplane_crds.dev.knative import operator as _2
from inferplane_crds.io import argoproj as _3
from inferplane_crds.io.envoyproxy import gateway as _4
from inferplane_crds.io.k8s.networking import gateway as _5
from inferplane_crds.io.kserve import serving as _6
from inferplane_crds.sh import karpenter as _7
"""


def measure(*parts: str, runs: int = RUNS, **constants: object) -> tuple[float, float]:
    """Seconds and peak MiB of a program in a fresh process: the least of several runs."""
    names = "".join(f"{name} = {value!r}\n" for name, value in constants.items())
    script = PRELUDE + names + "".join(textwrap.dedent(part) for part in parts) + POSTLUDE
    figures = []
    for _ in range(runs):
        done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
        figures.append(json.loads(done.stdout.splitlines()[-1]))
    return min(seconds for seconds, _ in figures), min(peak for _, peak in figures)


def row(name: str, figures: tuple[float, float], floor: float | None = None) -> float:
    """Print a line of a table; the seconds."""
    seconds, peak = figures
    ratio = "" if floor is None else f"{seconds / floor:6.2f} x"
    print(f"  {name:<42} {seconds:7.2f} s {peak:7.0f} MiB {ratio}")
    return seconds


def main() -> None:
    """Print all tables."""
    print("both halves, against an empty CDK app and an empty cdk8s app")
    floor = row("floor", measure(CDK_FLOOR, CDK8S_FLOOR))
    row("the payer's platform, one environment", measure(PAYER, BOTH_HALVES, ONE=True), floor)
    row("the payer's platform, both environments", measure(PAYER, BOTH_HALVES, ONE=False), floor)
    print("the YAML half alone, against an empty cdk8s app")
    floor = row("floor", measure(CDK8S_FLOOR))
    row("the payer's platform, one environment", measure(PAYER, YAML_HALF, ONE=True), floor)
    row("the payer's platform, both environments", measure(PAYER, YAML_HALF, ONE=False), floor)
    print("models, each four objects, against the same objects by bare cdk8s.ApiObject calls")
    for count in (10, 100, 1000):
        bare = row(f"{count} models, bare", measure(MODELS, BARE, COUNT=count, runs=2))
        row(f"{count} models, typed", measure(MODELS, TYPED, COUNT=count, runs=2), bare)
    print("importing all generated types, on top of cdk8s_plus_28")
    row("imports/inferplane_crds", measure(IMPORTS))


if __name__ == "__main__":
    main()
