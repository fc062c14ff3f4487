"""Scaling: one owner of replicas, metrics that somebody exports, evictions that can happen."""
