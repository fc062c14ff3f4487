"""The built wheel works where it is installed: in another environment, from another folder."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = out.glob("*.whl")
    return made


def test_carries_both_packages_with_their_data_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"inferplane", "inferplane_crds"}
    facts = {f"inferplane/facts/{path.name}" for path in (ROOT / "constructs/inferplane/facts").glob("*.json")}
    assert facts <= set(names)
    assert "inferplane/py.typed" in names
    assert any(name.endswith(".jsii.tgz") for name in names)


def test_both_halves_work_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "venv"
    venv.create(environment, with_pip=False)
    python = environment / "bin" / "python"
    (site,) = (environment / "lib").glob("python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    # the dependencies are those that are here already; the package must come from the wheel alone
    (site / "dependencies.pth").write_text(f"import sys; sys.path.append({sysconfig.get_path('purelib')!r})\n")
    script = """
import inferplane.aws.capacity, inferplane.k8s.argo
from aws_cdk import App, Stack
from inferplane.k8s.tenancy import TenantNamespace
from inferplane.plan.names import Names
import cdk8s
names = Names("claims", "prod", "111122223333", "us-east-1")
inferplane.aws.capacity.KarpenterCapacity(Stack(App(), "s"), "k", names=names, issuer="oidc.example.com/id/A")
chart = cdk8s.Chart(cdk8s.App(), "c")
TenantNamespace(chart, "t", name="inference", kubernetes_version="1.36")
print(inferplane.__file__, chart.to_json()[0]["kind"])
"""
    done = subprocess.run(
        [python, "-P", "-c", script],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        env={key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "JSII_NODE")},
    )
    assert done.returncode == 0, done.stderr
    file, kind = done.stdout.split()
    assert Path(file).is_relative_to(site)
    assert kind == "Namespace"
