"""Shared GPUs: slices, time-slicing, MPS and claims, as Karpenter and the device plugin see them."""
