"""The names and ARNs that both halves rely on, chosen once; knows no framework.

Regional things are `<platform>-<environment>-<thing>`; things that are global in an account or in the world (IAM,
buckets) also carry region and account. A name beyond its limit becomes a prefix and a stable hash. Names are contract:
a changed name replaces a resource.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from inferplane.facts import regions

LABEL_DOMAIN = "inferplane.dev"
"""The one domain of our labels and annotations."""
POOL_LABEL = f"{LABEL_DOMAIN}/pool"
"""Label of every node of a pool; its value is the pool's name."""

ROLE_NAME_LIMIT = 64
"""Characters in an IAM role, policy-holder or instance-profile name."""
BUCKET_NAME_LIMIT = 63
"""Characters in an S3 bucket name, and in a DNS label."""
_HASH_LENGTH = 8


def fitted(name: str, limit: int) -> str:
    """The name itself, or a prefix of it and a stable hash when it is longer than `limit`."""
    if len(name) <= limit:
        return name
    digest = hashlib.sha256(name.encode()).hexdigest()[:_HASH_LENGTH]
    return f"{name[: limit - _HASH_LENGTH - 1].rstrip('-.')}-{digest}"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one environment of one platform."""

    platform: str
    environment: str
    account: str
    region: str

    @property
    def partition(self) -> str:
        """`aws`, `aws-us-gov` or `aws-cn`, by region."""
        return regions.region(self.region).partition

    @property
    def dns_suffix(self) -> str:
        """The domain of AWS's services, such as `amazonaws.com`."""
        return regions.region(self.region).dns_suffix

    @property
    def prefix(self) -> str:
        """What every name of the environment begins with; also the EKS cluster's name."""
        return f"{self.platform}-{self.environment}"

    def regional(self, thing: str, limit: int = BUCKET_NAME_LIMIT) -> str:
        """The name of a thing that is unique within one region of one account."""
        return fitted(f"{self.prefix}-{thing}", limit)

    def unique(self, thing: str, limit: int = ROLE_NAME_LIMIT) -> str:
        """The name of a thing that is global in the account or in the world."""
        return fitted(f"{self.prefix}-{thing}-{self.region}-{self.account}", limit)

    def stack(self, room: str) -> str:
        """The name of a CloudFormation stack."""
        return fitted(f"{self.prefix}-{room}", 128)

    @property
    def registry_bucket(self) -> str:
        """The name of the model registry's bucket."""
        return self.unique("registry", BUCKET_NAME_LIMIT)

    @property
    def node_role(self) -> str:
        """The name of the role and of the instance profile of Karpenter's nodes."""
        return self.unique("node")

    @property
    def karpenter_role(self) -> str:
        """The name of the role of Karpenter's controller."""
        return self.unique("karpenter")

    @property
    def interruption_queue(self) -> str:
        """The name of the queue of interruption notices."""
        return self.regional("interruption")

    def model_role(self, model: str) -> str:
        """The name of the role that a model's pods have under IRSA."""
        return self.unique(f"model-{model}")

    def arn(self, service: str, resource: str, *, region: str | None = None, account: str | None = None) -> str:
        """An ARN in this environment's partition; pass an empty region or account where the service has none."""
        at_region = self.region if region is None else region
        at_account = self.account if account is None else account
        return f"arn:{self.partition}:{service}:{at_region}:{at_account}:{resource}"

    def role_arn(self, name: str) -> str:
        """The ARN of the account's IAM role of this name."""
        return self.arn("iam", f"role/{name}", region="")

    def bucket_arn(self, name: str) -> str:
        """The ARN of a bucket."""
        return self.arn("s3", name, region="", account="")

    @property
    def ecr_host(self) -> str:
        """The host of the account's private image registry in this region."""
        return f"{self.account}.dkr.ecr.{self.region}.{self.dns_suffix}"
