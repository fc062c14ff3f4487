"""The AWS half: CDK constructs that place what the plan says. Never imports cdk8s."""

from inferplane.node import provide_node

provide_node("aws_cdk")
