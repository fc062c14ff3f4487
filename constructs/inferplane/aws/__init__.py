"""The AWS half: CDK constructs that place what the plan says. Never imports cdk8s."""
