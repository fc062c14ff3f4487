"""Names: lengths, characters and prefixes after composition."""
