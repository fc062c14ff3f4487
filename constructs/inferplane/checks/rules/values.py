"""Values: what others rewrite or misread."""
