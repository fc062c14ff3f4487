"""What planning costs: one model against every GPU, and a platform of a thousand models, without any framework.

`make bench` prints the table. Every figure is the least of several runs in one process; machines are shared and noisy.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from inferplane import (
    CodeCommitSource,
    Environment,
    GpuPool,
    Knative,
    ManagedArgoCd,
    Model,
    ModelRegistry,
    NewNetwork,
    Platform,
    Requests,
    Retention,
    Vllm,
)
from inferplane.facts.model_config import known
from inferplane.plan import placement
from inferplane.plan.fit import FitRequest, fit
from inferplane.plan.plan import plan

ROOT = Path(__file__).resolve().parent.parent
RUNS = 5
START_RUNS = 10


def least(run: Callable[[], object]) -> float:
    """Seconds of the fastest of several runs, none of which finds another's placements."""
    figures = []
    for _ in range(RUNS):
        placement.forget()
        started = time.perf_counter()
        run()
        figures.append(time.perf_counter() - started)
    return min(figures)


def platform(count: int) -> Platform:
    """A platform of so many models, no two alike, over pools of 18 kinds and numbers of GPUs."""
    names = [name for name, model in known().items() if (model.positions or 0) >= 8192 and not model.multimodal]
    return Platform(
        name="bench",
        environments=(
            Environment(
                name="prod",
                account="111122223333",
                region="us-east-1",
                zones=("us-east-1a", "us-east-1b"),
                network=NewNetwork(cidr="10.40.0.0/16"),
            ),
        ),
        registry=ModelRegistry(retention=Retention(days=365), keys="shared"),
        identity="pod-identity",
        shards=10,
        pools=(
            GpuPool(name="common", families=("g6", "g6e", "p4d", "p5"), gpu_limit=100_000),
            GpuPool(name="rare", families=("g5", "g7e", "p4de", "p5en", "p6-b200", "p6-b300"), gpu_limit=100_000),
        ),
        models=tuple(
            Model(
                name=f"model-{number}",
                version=1,
                architecture=names[number % len(names)],
                requests=Requests(prompt_tokens=1000 + number, answer_tokens=100),
                engine=Vllm(max_model_len=4096 + number),
                serving=Knative(concurrency=1 + number % 16, max_replicas=8),
                tight=True,
            )
            for number in range(count)
        ),
        delivery=ManagedArgoCd(
            identity_center_instance_arn="arn:aws:sso:::instance/ssoins-1234567890abcdef",
            admin_group_ids=("90676a1234-1a2b3c4d-1111-4222-8333-444455556666",),
            source=CodeCommitSource(repository="gitops"),
        ),
    )


def start(*arguments: str) -> float:
    """Seconds of a whole command, in a fresh process."""
    command = [str(ROOT / ".venv/bin/inferplane"), *arguments]
    figures = []
    for _ in range(START_RUNS):
        started = time.perf_counter()
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        figures.append(time.perf_counter() - started)
    return min(figures)


def row(name: str, seconds: float, allowed: str = "") -> None:
    """Print a line of the table."""
    print(f"  {name:<42} {seconds:8.4f} s  {allowed}")


def main() -> None:
    """Print the table."""
    print("planning, and what is allowed")
    asked = FitRequest(model="meta-llama/Llama-3.1-70B", context=32768, requests=12)
    row("one model against every GPU", least(partial(fit, asked)), "0.1 s")
    row("a plan of 10 models", least(partial(plan, platform(10))))
    row("a plan of 100 models", least(partial(plan, platform(100))))
    row("a plan of 1,000 models", least(partial(plan, platform(1000))), "1 s")
    row("a bare Python", min(start_of_python() for _ in range(START_RUNS)))
    row("inferplane fit, from start to end", start("fit", "meta-llama/Llama-3.1-70B"), "0.4 s")
    row("inferplane plan, from start to end", start("plan"), "0.4 s")


def start_of_python() -> float:
    """Seconds of a Python that does nothing."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-P", "-c", "pass"], check=True)
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
