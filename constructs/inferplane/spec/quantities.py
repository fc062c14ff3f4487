"""Quantities of CPU and memory, as Kubernetes writes them; knows no framework."""

from __future__ import annotations

import re
from typing import Annotated

from inferplane.spec.value import checked

_CPU = re.compile(r"[1-9][0-9]*m?")
_MEMORY = re.compile(r"[1-9][0-9]*(Mi|Gi)")


def _cpu(value: str) -> str | None:
    return None if _CPU.fullmatch(value) else "must be a positive CPU quantity"


def _memory(value: str) -> str | None:
    return None if _MEMORY.fullmatch(value) else "must be a positive quantity in Mi or Gi"


CpuQuantity = Annotated[str, checked(_cpu, 'write it as "3" or "3500m"')]
"""CPU, such as `3` or `3500m`."""
MemoryQuantity = Annotated[str, checked(_memory, 'write it as "10Gi"')]
"""Memory or disk, such as `10Gi`."""


def millis(quantity: str) -> int:
    """Thousandths of a CPU."""
    return int(quantity[:-1]) if quantity.endswith("m") else int(quantity) * 1000


def mib(quantity: str) -> int:
    """MiB of memory or disk."""
    return int(quantity[:-2]) * (1024 if quantity.endswith("Gi") else 1)


def cpu_quantity(thousandths: int) -> str:
    """CPU as it is stored."""
    return f"{thousandths // 1000}" if thousandths % 1000 == 0 else f"{thousandths}m"


def memory_quantity(size_mib: int) -> str:
    """Memory as it is stored."""
    return f"{size_mib // 1024}Gi" if size_mib % 1024 == 0 else f"{size_mib}Mi"
