"""Labels: what pods select on, and who gives it to nodes."""
