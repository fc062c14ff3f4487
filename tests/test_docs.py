"""Commands that the documents show print what the documents say: run with `REGENERATE=1` to write it anew."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from inferplane import cli
from inferplane.checks.catalogue import rules
from inferplane.reports.lint import page

ROOT = Path(__file__).parent.parent
SHOWN = re.compile(r"```sh\n\.venv/bin/inferplane (.*?)\n```\n\n```text\n(.*?)\n```", re.DOTALL)


def said(arguments: str) -> str:
    """What a command prints, without the blanks at the ends of lines."""
    script = "import sys; from inferplane.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script, *arguments.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "80"},
    )
    assert done.returncode < 2, done.stderr  # 1 is a finding
    return "\n".join(line.rstrip() for line in done.stdout.splitlines())


@pytest.mark.parametrize("document", ["README.md", "docs/planning.md", "docs/lint.md"])
def test_a_command_prints_what_the_document_says(document: str) -> None:
    path = ROOT / document
    text = path.read_text()
    shown = SHOWN.findall(text)
    assert shown
    made = SHOWN.sub(
        lambda found: f"```sh\n.venv/bin/inferplane {found[1]}\n```\n\n```text\n{said(found[1])}\n```", text
    )
    if os.environ.get("REGENERATE"):
        path.write_text(made)
    assert text == made


def test_the_described_model_is_one_that_can_be_described() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/planning.md").read_text(), re.DOTALL)
    subprocess.run([sys.executable, "-P", "-c", block], check=True)


def test_the_page_of_rules_is_made_from_the_rules() -> None:
    path, made = ROOT / "docs/rules.md", page(rules().values())
    if os.environ.get("REGENERATE"):
        path.write_text(made)
    assert path.read_text() == made


def test_the_hook_runs_the_command() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["entry"].split()[0] == "inferplane"
    assert cli.main([*hook["entry"].split()[1:], str(ROOT / "dist")]) in (0, 1)
