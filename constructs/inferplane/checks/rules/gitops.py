"""Argo CD: order, definitions before objects, sizes, and what it would see as drift."""
