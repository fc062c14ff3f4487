"""Makes `imports/inferplane_crds` from released CRDs, with `cdk8s import`; run by `make imports`.

One bundle an API group, since a second import of a group overwrites the first. Descriptions are dropped, and so is what
KServe and Envoy Gateway embed of Kubernetes' own pod structures: those parts take `cdk8s_plus_28.k8s` structs instead.
"""

from __future__ import annotations

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

import yaml

import crds

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "inferplane_crds"

POD_PARTS = frozenset(
    {
        "affinity",
        "container",
        "containers",
        "dnsConfig",
        "ephemeralContainers",
        "initContainers",
        "patch",
        "securityContext",
        "topologySpreadConstraints",
        "volumes",
    }
)
"""Properties that hold Kubernetes' own pod structures."""

KINDS = {
    "argoproj.io": ("Application", "AppProject"),
    "gateway.envoyproxy.io": ("EnvoyProxy",),
    "gateway.networking.k8s.io": ("Gateway", "GatewayClass", "HTTPRoute", "ReferenceGrant"),
    "karpenter.k8s.aws": ("EC2NodeClass",),
    "karpenter.sh": ("NodeOverlay", "NodePool"),
    "operator.knative.dev": ("KnativeServing",),
    "serving.kserve.io": ("ClusterServingRuntime", "ClusterStorageContainer", "InferenceService", "ServingRuntime"),
}
"""The kinds that the package emits, by API group."""

OPAQUE = {
    "gateway.envoyproxy.io": frozenset({"backendTLS", "bootstrap", "telemetry", *POD_PARTS}),
    "operator.knative.dev": POD_PARTS,
    "serving.kserve.io": frozenset(
        {
            "canary",  # a list of predictors, each as large as the one that stays typed
            "explainer",
            "huggingface",
            "lightgbm",
            "onnx",
            "paddle",
            "pmml",
            "pytorch",
            "sklearn",
            "tensorflow",
            "triton",
            "workerSpec",
            "xgboost",
            *POD_PARTS,
        }
    ),
}
"""Properties, wherever they occur in a group, that stay untyped: pod structures, and what the package never writes."""
CONTAINER_PARTS = frozenset(
    {"env", "envFrom", "lifecycle", "livenessProbe", "readinessProbe", "resources", "startupProbe", "volumeMounts"}
)
"""Parts of a container that KServe flattens into its own model specification."""


def main() -> int:
    """Make the imports anew in the folder given, or in `imports/`."""
    make(crds.folder(), Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "imports")
    return 0


def make(folder_of_crds: Path, target: Path) -> None:
    """Write the package below `target`, in the place of an earlier one."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        for group, documents in bundles(folder_of_crds).items():
            bundle = made / f"{group}.yaml"
            bundle.write_text(yaml.safe_dump_all(documents, sort_keys=True))
            _import(bundle, made / "out")
        for archive in made.rglob("*.jsii.tgz"):
            _repack(archive)
        shutil.rmtree(target / PACKAGE, ignore_errors=True)
        shutil.copytree(made / "out" / PACKAGE, target / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))


def bundles(folder_of_crds: Path) -> dict[str, list[dict[str, Any]]]:
    """The pruned CRDs of each group."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for file in crds.of_groups(folder_of_crds, frozenset(KINDS)):
        group = file.stem.rpartition("_")[0]
        document = next(crds.parsed(file))
        kind = document["spec"]["names"]["kind"]
        if kind in KINDS[group]:
            for version in document["spec"]["versions"]:
                version["schema"] = _pruned(version["schema"], OPAQUE.get(group, frozenset()))
            found.setdefault(group, {})[kind] = document
    missing = [
        f"{group}/{kind}" for group, kinds in KINDS.items() for kind in kinds if kind not in found.get(group, {})
    ]
    if missing:
        raise SystemExit(f"error: no CRD of {', '.join(missing)} is listed")
    return {group: [found[group][kind] for kind in kinds] for group, kinds in KINDS.items()}


def _pruned(schema: Any, opaque: frozenset[str]) -> Any:
    if isinstance(schema, list):
        return [_pruned(each, opaque) for each in schema]
    if not isinstance(schema, dict):
        return schema
    result: dict[str, Any] = {}
    for key, value in schema.items():
        if key == "description" and isinstance(value, str):
            continue
        if key == "properties" and isinstance(value, dict):
            named = opaque | CONTAINER_PARTS if "modelFormat" in value else opaque
            result[key] = {
                name: _opaque(each) if name in named else _pruned(each, opaque) for name, each in value.items()
            }
        else:
            result[key] = _pruned(value, opaque)
    return result


def _opaque(schema: dict[str, Any]) -> dict[str, Any]:
    anything = {"type": "object", "x-kubernetes-preserve-unknown-fields": True}
    return {"type": "array", "items": anything} if schema.get("type") == "array" else anything


def _import(bundle: Path, out: Path) -> None:
    command = [
        str(ROOT / "node_modules" / ".bin" / "cdk8s"),
        "import",
        f"{PACKAGE}:={bundle}",
        "--language=python",
        f"--output={out}",
        "--check-upgrade=false",
    ]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # the venv's own node and npm
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"PATH": path}, cwd=bundle.parent
    )
    if done.returncode:
        raise SystemExit(f"error: {' '.join(command)}\n{done.stdout}{done.stderr}")


def _repack(archive: Path) -> None:
    """Give the archive the same bytes whenever its content is the same."""
    packed = io.BytesIO()
    with tarfile.open(archive, "r:gz") as source, tarfile.open(fileobj=packed, mode="w") as target:
        for member in sorted(source.getmembers(), key=lambda each: each.name):
            content = source.extractfile(member)
            plain = tarfile.TarInfo(member.name)
            plain.size, plain.type, plain.mode = member.size, member.type, 0o644
            target.addfile(plain, content)
    with archive.open("wb") as file, gzip.GzipFile(fileobj=file, filename="", mode="wb", mtime=0) as zipped:
        zipped.write(packed.getvalue())


if __name__ == "__main__":
    raise SystemExit(main())
