"""Interruption: the queue, its key, its rules, and who reads it."""
