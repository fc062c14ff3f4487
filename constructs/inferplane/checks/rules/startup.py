"""Start-up: what takes long against the probes and deadlines that wait for it."""
