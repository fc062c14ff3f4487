"""What is public is listed, sorted, loads, and costs nothing until it is used."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest


@pytest.mark.parametrize("name", ["inferplane", "inferplane.aws", "inferplane.k8s"])
def test_public_names_are_sorted_and_there(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__all__ == sorted(module.__all__)
    assert dir(module) == module.__all__
    for public in module.__all__:
        assert getattr(module, public).__doc__


@pytest.mark.parametrize("name", ["inferplane", "inferplane.aws", "inferplane.k8s"])
def test_an_unknown_name_is_said(name: str) -> None:
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'Nothing'"):
        importlib.import_module(name).Nothing  # noqa: B018 # the access is what is tested


def test_a_description_starts_neither_framework() -> None:
    script = "import sys, inferplane; inferplane.Platform; inferplane.synthesize; print('jsii' in sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize(("half", "other"), [("aws", "cdk8s"), ("k8s", "aws_cdk")])
def test_one_half_does_not_load_the_others_framework(half: str, other: str) -> None:
    script = f"import sys, inferplane.{half} as m; [getattr(m, n) for n in m.__all__]; print({other!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
