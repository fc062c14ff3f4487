"""Roles: who may do what, and who is trusted to be whom."""
