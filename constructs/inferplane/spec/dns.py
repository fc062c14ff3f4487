"""Names that must be DNS labels, as those of namespaces and most objects are; knows no kind."""

from __future__ import annotations

import re

DNS_LABEL_LIMIT = 63
"""Characters in a DNS label."""

_DNS_LABEL = re.compile(r"[a-z0-9]([-a-z0-9]*[a-z0-9])?")


def dns_label_rule(name: str, limit: int = DNS_LABEL_LIMIT) -> str | None:
    """The rule that the name breaks, or None; `limit` is less than a label's where something is put behind the name."""
    if len(name) <= limit and _DNS_LABEL.fullmatch(name):
        return None
    return f"must be a DNS label: lower-case letters, digits and hyphens, at most {limit} characters"
