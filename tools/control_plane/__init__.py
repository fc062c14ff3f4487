"""A real control plane on loopback: the API server and the controllers, as plain processes built from Go modules."""
