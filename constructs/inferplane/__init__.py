"""Inferplane: one typed description of a GPU inference platform on AWS, and the files that build it."""
