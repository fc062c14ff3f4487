"""The vCPU quotas that an environment needs, for whoever requests them: CloudFormation has no type for that."""

from __future__ import annotations

import json
from collections.abc import Sequence

from inferplane.plan.fleet import QuotaNeed


def quota_list(needs: Sequence[QuotaNeed], region: str) -> str:
    """What to request of AWS Service Quotas, as JSON.

    Args:
        needs: What the environment needs.
        region: Its region: quotas are granted by region.

    See https://docs.aws.amazon.com/servicequotas/latest/userguide/request-quota-increase.html.
    """
    content = {
        "region": region,
        "service": "ec2",
        "quotas": [
            {
                "code": need.code or None,
                "name": need.name,
                "purchase": need.purchase,
                "vcpusLeast": need.vcpus_least,
                "vcpusMost": need.vcpus_most,
                "vcpusAtTheLargestType": need.vcpus_dearest,
            }
            for need in needs
        ],
    }
    return json.dumps(content, indent=2) + "\n"
