"""Stores: buckets, keys, locks and replication."""
