"""The tree keeps its directions: a room imports only from rooms to its left."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import inferplane

PACKAGE = Path(inferplane.__file__).parent
ROOT = PACKAGE.parent.parent
LEFT_OF = {
    "facts": set(),
    "spec": {"facts"},
    "plan": {"facts", "spec"},
    "aws": {"facts", "spec", "plan"},
    "k8s": {"facts", "spec", "plan"},
    "artifacts": {"facts", "spec", "plan"},
    "checks": {"facts", "spec", "plan"},
    "reports": {"facts", "spec", "plan", "checks"},
}
FRAMEWORKS = {
    "aws": {"aws_cdk", "constructs", "jsii"},
    "k8s": {"cdk8s", "cdk8s_plus_28", "constructs", "inferplane_crds"},
}
EVERY_FRAMEWORK = {"aws_cdk", "cdk8s", "cdk8s_plus_28", "constructs", "inferplane_crds", "jsii"}
FILES = sorted(path for room in LEFT_OF for path in (PACKAGE / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return modules


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_imports_only_from_its_left(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[0]
    rooms = {name.split(".")[1] for name in imported(path) if name.startswith("inferplane.")} & set(LEFT_OF)
    assert rooms - {room} <= LEFT_OF[room]
    frameworks = {name.split(".")[0] for name in imported(path)} & EVERY_FRAMEWORK
    assert frameworks <= FRAMEWORKS.get(room, set())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_partition_is_written_as_a_literal(path: Path) -> None:
    assert "arn:aws:" not in path.read_text()


def test_the_source_roots_are_no_packages() -> None:
    assert not (ROOT / "constructs" / "__init__.py").exists()
    assert not (ROOT / "imports" / "__init__.py").exists()


@pytest.mark.parametrize(("room", "node"), [("aws", None), ("k8s", None), ("aws", "/usr/bin/node")])
def test_importing_a_half_gives_jsii_a_node_unless_one_is_named(room: str, node: str | None) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "JSII_NODE"}
    if node:
        environment["JSII_NODE"] = node
    script = f"import os, inferplane.{room}; print(os.environ['JSII_NODE'])"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.strip() == node or (node is None and Path(done.stdout.strip()).is_file())
