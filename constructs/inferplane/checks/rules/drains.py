"""Drains: grace of pods and nodes, expiry, schedules and budgets of disruption."""
