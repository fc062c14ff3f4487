"""The list of quotas to request."""

from __future__ import annotations

import json

from inferplane.artifacts.quotas import quota_list
from inferplane.plan.fleet import QuotaNeed


def test_a_quota_is_named_by_its_code_in_its_region() -> None:
    need = QuotaNeed(
        code="L-DB2E81BA", name="G and VT", purchase="on-demand", vcpus_least=4, vcpus_most=36, vcpus_dearest=36
    )
    assert json.loads(quota_list([need], "us-east-1")) == {
        "region": "us-east-1",
        "service": "ec2",
        "quotas": [
            {
                "code": "L-DB2E81BA",
                "name": "G and VT",
                "purchase": "on-demand",
                "vcpusLeast": 4,
                "vcpusMost": 36,
                "vcpusAtTheLargestType": 36,
            }
        ],
    }


def test_a_quota_whose_code_sources_disagree_on_has_none() -> None:
    need = QuotaNeed(code="", name="P6", purchase="spot", vcpus_most=192)
    assert json.loads(quota_list([need], "us-east-1"))["quotas"][0]["code"] is None
