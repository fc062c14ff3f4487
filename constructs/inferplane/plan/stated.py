"""What a workload's annotations say of its model: facts that no other field holds, and that `inferplane lint` reads."""

from __future__ import annotations

import math

from inferplane.plan.names import LABEL_DOMAIN
from inferplane.plan.placed import PlacedModel

ARCHITECTURE = f"{LABEL_DOMAIN}/architecture"
"""The model's name among the facts."""
PRECISION = f"{LABEL_DOMAIN}/precision"
"""Precision of the weights in GPU memory."""
WEIGHTS_GIB = f"{LABEL_DOMAIN}/weights-gib"
"""GiB of the weights' files."""
CONTEXT_TOKENS = f"{LABEL_DOMAIN}/context-tokens"
"""Tokens of the longest request."""
PROMPT_TOKENS = f"{LABEL_DOMAIN}/prompt-tokens"
"""Tokens of a usual prompt."""
ANSWER_TOKENS = f"{LABEL_DOMAIN}/answer-tokens"
"""Tokens of a usual answer."""
REQUESTS = f"{LABEL_DOMAIN}/requests"
"""Requests that a replica has in flight at once."""
START_SECONDS = f"{LABEL_DOMAIN}/start-seconds"
"""Seconds from a container's start until it serves."""
COLD_START_SECONDS = f"{LABEL_DOMAIN}/cold-start-seconds"
"""Seconds from a waiting pod until it serves."""
STREAM_SECONDS = f"{LABEL_DOMAIN}/stream-seconds"
"""Seconds of the longest answer."""
REQUEST_BYTES = f"{LABEL_DOMAIN}/request-bytes"
"""Bytes of the largest request's body."""


def stated_of(placed: PlacedModel) -> dict[str, str]:
    """What is known of a model, as annotations."""
    model, requests = placed.model, placed.model.requests
    known = {
        ARCHITECTURE: model.shape.name if model.shape else None,
        PRECISION: model.precision or (model.shape.precision if model.shape else None),
        WEIGHTS_GIB: model.size_gib,
        CONTEXT_TOKENS: getattr(model.engine, "max_model_len", None),
        PROMPT_TOKENS: requests.prompt_tokens if requests else None,
        ANSWER_TOKENS: requests.answer_tokens if requests else None,
        REQUESTS: getattr(model.serving, "concurrency", None),
        START_SECONDS: _whole(placed.cold_start.engine_seconds) if placed.cold_start else None,
        COLD_START_SECONDS: _whole(placed.cold_start.timeline.seconds) if placed.cold_start else None,
        STREAM_SECONDS: _whole(placed.answer_seconds),
    }
    return {name: str(value) for name, value in known.items() if value is not None}


def _whole(seconds: float | None) -> int | None:
    return None if seconds is None else math.ceil(seconds)
