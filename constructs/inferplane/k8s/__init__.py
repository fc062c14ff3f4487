"""The Kubernetes half: cdk8s constructs that place what the plan says. Never imports aws_cdk."""

from inferplane.node import provide_node

provide_node("cdk8s")
