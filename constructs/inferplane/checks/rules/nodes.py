"""Node images: drivers, device plugins, and pinned versions."""
