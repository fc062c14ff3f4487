"""Builds the components, once, into a cache outside the tree; says what it does, since the first time takes long."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "conformance"
KUBERNETES_VERSION = "1.36.4"


class MissingToolError(Exception):
    """A tool that has to be installed by a person."""


@dataclass(frozen=True, slots=True)
class Component:
    """One Go module, and the programs that are built of it."""

    name: str
    programs: dict[str, str]
    """Package by the name of the program."""
    flags: tuple[str, ...] = ()
    minutes: float = 1.0
    """How long it takes on two cores with nothing cached."""


def _kubernetes_flags() -> tuple[str, ...]:
    major, minor, _ = KUBERNETES_VERSION.split(".")
    at = "k8s.io/component-base/version"
    return (
        "-ldflags",
        f"-X {at}.gitVersion=v{KUBERNETES_VERSION} -X {at}.gitMajor={major} -X {at}.gitMinor={minor}",
    )


COMPONENTS = (
    Component("etcd", {"etcd": "go.etcd.io/etcd/server/v3"}, minutes=0.5),
    Component(
        "kubernetes",
        {
            name: f"k8s.io/kubernetes/cmd/{name}"
            for name in ("kube-apiserver", "kube-controller-manager", "kube-scheduler")
        },
        _kubernetes_flags(),
        minutes=6,
    ),
    Component("karpenter", {"karpenter": "github.com/aws/karpenter-provider-aws/kwok"}, minutes=5),
    Component("kserve", {"kserve": "github.com/kserve/kserve/cmd/manager"}, minutes=3),
    Component(
        "knative",
        {f"knative-{name}": f"knative.dev/serving/cmd/{name}" for name in ("controller", "webhook")},
        minutes=2,
    ),
    Component("helm", {"helm": "helm.sh/helm/v4/cmd/helm"}, minutes=2),
)


def cache_folder() -> Path:
    """Where built programs lie: `$INFERPLANE_CACHE`, or a folder of the user's."""
    own = os.environ.get("INFERPLANE_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(own) if own else Path(home) / "inferplane" / "conformance"


def build(cache: Path | None = None) -> dict[str, Path]:
    """Build what is not there yet; the path of each program.

    Raises:
        MissingToolError: when there is no Go.
        subprocess.CalledProcessError: when a component does not build; its output has been shown.
    """
    go = shutil.which("go")
    if go is None:
        raise MissingToolError("no Go on the path; install Go 1.26 or later (https://go.dev/dl), and run this again")
    version = subprocess.run([go, "env", "GOVERSION"], capture_output=True, text=True, check=True).stdout.strip()
    folder = cache or cache_folder()
    found: dict[str, Path] = {}
    for component in COMPONENTS:
        target = folder / f"{component.name}-{_key(component, version)}"
        if not all((target / program).exists() for program in component.programs):
            _build(component, target, go)
        found |= {program: target / program for program in component.programs}
    return found


def source_of(component: str, module: str) -> Path:
    """Where the source of a module lies that a component is built of."""
    command = ["go", "list", "-mod=readonly", "-m", "-f", "{{.Dir}}", module]
    environment = {**os.environ, "GOFLAGS": ""}
    answer = subprocess.run(
        command, cwd=MODULES / component, capture_output=True, text=True, check=True, env=environment
    )
    return Path(answer.stdout.strip())


def _build(component: Component, target: Path, go: str) -> None:
    """Build into a scratch folder beside the target, which appears only when all of it is there."""
    scratch = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    started = time.monotonic()
    try:
        for program, package in component.programs.items():
            print(
                f"building {program} (up to {component.minutes:g} minutes the first time)", file=sys.stderr, flush=True
            )
            command = [go, "build", "-mod=readonly", *component.flags, "-o", str(scratch / program), package]
            environment = {**os.environ, "GOFLAGS": ""}
            subprocess.run(command, cwd=MODULES / component.name, check=True, env=environment)
        shutil.rmtree(target, ignore_errors=True)
        scratch.rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print(f"built {component.name} in {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)


def _key(component: Component, version: str) -> str:
    digest = hashlib.sha256(f"{version} {component}".encode())
    for name in ("go.mod", "go.sum"):
        digest.update((MODULES / component.name / name).read_bytes())
    return digest.hexdigest()[:12]
