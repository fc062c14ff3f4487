"""Which of several stacks a model's resources lie in; pure.

By its name alone: a resource of fixed name that moves from one stack to another fails to deploy, so that neither the
models described beside it nor their order may matter. Changing the number of shards moves resources: a migration.
"""

from __future__ import annotations

import hashlib


def shard(name: str, shards: int) -> int:
    """The place, counted from 0, of what bears this name, among `shards` stacks."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") % shards
