"""Streams: the longest answer and the largest request against every timeout and buffer on the way."""
