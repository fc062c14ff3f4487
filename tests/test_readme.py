"""What the README shows runs, and does what the README says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text()
REFUSED, CONSTRUCT = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=False, cwd=folder)


def test_the_refused_description_is_refused_in_these_words(tmp_path: Path) -> None:
    said = re.findall(r"```text\n(.*?)```", README, re.DOTALL)[0]
    done = run("import inferplane.synth\n" + REFUSED, tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == said
    assert list(tmp_path.iterdir()) == []


def test_the_construct_makes_what_the_text_below_it_says(tmp_path: Path) -> None:
    counting = """
from collections import Counter
print(sorted(Counter(r["Type"] for r in app.synth().stacks[0].template["Resources"].values()).items()))
"""
    done = run(CONSTRUCT + counting, tmp_path)
    assert done.returncode == 0, done.stderr
    assert eval(done.stdout) == [
        ("AWS::EKS::AccessEntry", 1),
        ("AWS::Events::Rule", 5),
        ("AWS::IAM::InstanceProfile", 1),
        ("AWS::IAM::ManagedPolicy", 6),
        ("AWS::IAM::Role", 2),
        ("AWS::SQS::Queue", 1),
        ("AWS::SQS::QueuePolicy", 1),
    ]


def test_every_room_of_the_map_is_there() -> None:
    package = Path(__file__).parent.parent / "constructs" / "inferplane"
    rooms = re.findall(r"^\| `([\w.]+)` \|", README, re.MULTILINE)
    assert len(rooms) == 10
    assert all((package / room).exists() for room in rooms)


def test_as_many_findings_are_acknowledged_as_it_says() -> None:
    from inferplane.aws.acknowledged import ACKNOWLEDGED

    assert "eleven acknowledged findings" in README
    assert len(ACKNOWLEDGED) == 11
