"""Files for systems that are neither AWS nor Kubernetes. Pure text; imports neither framework."""
