"""Engines: weights, KV cache and parallelism against the GPUs of the nodes that a model can get."""
