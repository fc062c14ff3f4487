"""References: what objects name in each other exists."""
