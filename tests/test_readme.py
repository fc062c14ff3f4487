"""What the README shows runs, and makes what the README says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_example_makes_what_the_text_below_it_says(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    counting = """
from collections import Counter
print(sorted(Counter(r["Type"] for r in app.synth().stacks[0].template["Resources"].values()).items()))
"""
    done = subprocess.run(
        [sys.executable, "-P", "-c", example + counting], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert eval(done.stdout) == [
        ("AWS::EKS::AccessEntry", 1),
        ("AWS::Events::Rule", 5),
        ("AWS::IAM::InstanceProfile", 1),
        ("AWS::IAM::ManagedPolicy", 6),
        ("AWS::IAM::Role", 2),
        ("AWS::SQS::Queue", 1),
        ("AWS::SQS::QueuePolicy", 1),
    ]


def test_every_module_named_exists() -> None:
    package = Path(__file__).parent.parent / "constructs" / "inferplane"
    rows = [row for row in README.splitlines() if row.startswith("| `inferplane.")]
    assert len(rows) == 7
    for row in rows:
        first, *others = re.findall(r"`([\w.]+)`", row.split("|")[1])
        room = first.rpartition(".")[0]
        for name in (first, *(f"{room}{other}" for other in others)):
            assert (package / Path(*name.split(".")[1:])).with_suffix(".py").exists(), name
