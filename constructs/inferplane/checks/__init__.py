"""Judgement over rendered objects, ours or anyone's. Imports neither framework."""
