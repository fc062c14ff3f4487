"""Networks: endpoints, subnets, groups and ports between the control plane and nodes."""
