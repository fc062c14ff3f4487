"""The gateway: claims, budgets, retries and authorization."""
