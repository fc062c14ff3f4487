"""What a lint costs: 10,000 objects, made of our own output, against reading the same files with PyYAML alone.

`make bench` prints it: seconds, their ratio to PyYAML's, and how memory grows from 1,000 objects to 10,000.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = (1_000, 10_000)
MEASURED = """
import json, resource, sys, time
from pathlib import Path
folder = sys.argv[1]
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
started = time.perf_counter()
"""
FLOOR = (
    MEASURED
    + """
import yaml
count = sum(len(list(yaml.load_all(file.read_text(), yaml.CSafeLoader))) for file in Path(folder).rglob("*.yaml"))
"""
)
LINT = (
    MEASURED
    + """
from inferplane.checks.judge import judge
from inferplane.checks.objects import sorted_out
from inferplane.checks.reading import read
found = read([folder])
index = sorted_out(found.documents, found.texts)
count = len(index.objects)
judge(index)
"""
)
PRINTED = """
used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
print(json.dumps([time.perf_counter() - started, used / 1024, count]))
"""


def copies(folder: Path, objects: int) -> None:
    """Our own output, again and again under other names, until there are so many objects."""
    texts = [path.read_text() for path in sorted((ROOT / "dist" / "prod").rglob("*.yaml"))]
    for number in range(objects):
        copy, place = divmod(number, len(texts))
        file = folder / f"copy-{copy}" / f"{place}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        names = (
            "clinical-summary",
            "code-extraction",
            "triage",
            "interactive",
            "batch",
            "small",
            "namespace: inference",
        )
        text = texts[place]
        for name in names:
            text = text.replace(name, f"{name}-{copy}")
        file.write_text(text)


def measured(script: str, folder: Path) -> tuple[float, float, int]:
    """Seconds, MiB and objects of one fresh process."""
    command = [sys.executable, "-P", "-c", script + PRINTED, str(folder)]
    seconds, mib, count = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return seconds, mib, count


def main() -> None:
    """Print the table."""
    print(f"{'objects':>8}  {'lint s':>7}  {'PyYAML s':>8}  {'ratio':>5}  {'lint MiB':>8}")
    used: dict[int, float] = {}
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            copies(Path(folder), size)
            seconds, mib, count = measured(LINT, Path(folder))
            floor, _, _ = measured(FLOOR, Path(folder))
        used[size] = mib
        print(f"{count:>8}  {seconds:>7.2f}  {floor:>8.2f}  {seconds / floor:>5.2f}  {mib:>8.0f}")
    print(f"memory grows {used[SIZES[1]] / used[SIZES[0]]:.1f} times from {SIZES[0]:,} objects to {SIZES[1]:,}")


if __name__ == "__main__":
    main()
