"""Disks: what images and weights need against what a node class gives."""
