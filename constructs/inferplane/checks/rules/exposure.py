"""Exposure: what must not be open, plain or loose."""
