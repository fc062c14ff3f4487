"""Serving: KServe's modes, Knative's feature flags, runtimes and canaries."""
