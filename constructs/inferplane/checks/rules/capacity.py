"""Room: every pod has an instance type that holds it, and pools have room for all of them at once."""
