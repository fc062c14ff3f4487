"""Findings of cdk-nag that are right about the template and wrong about the platform, each with its reason.

A row names the exact ids that it answers, as patterns where an id holds an ARN, and the constructs that each may be
found at, by the end of their path; never a whole stack. A finding that no row names fails the tests.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A reason, and the findings that it answers."""

    reason: str
    """Why they do not hold here."""
    findings: tuple[tuple[str, str], ...]
    """Pairs of patterns: of the whole id, with its pack and its bracket, and of the end of the construct's path."""

    def answers(self, finding: str, path: str) -> bool:
        """Whether this row answers the finding at the construct of this path."""
        return any(re.fullmatch(id, finding) and re.search(f"/({at})$", path) for id, at in self.findings)


_IAM4 = r"AwsSolutions::AwsSolutions-IAM4\[Policy::arn:aws[a-z-]*:iam::aws:policy/"
_IAM5 = r"AwsSolutions::AwsSolutions-IAM5\[Resource::"
_ARN = rf"{_IAM5}arn:aws[a-z-]*:"
_HIPAA = r"HIPAA\.Security::HIPAA\.Security-"

ACKNOWLEDGED: tuple[Acknowledged, ...] = (
    Acknowledged(
        "EKS demands AWS's managed policies of itself and its nodes, and keeps them in step with its releases",
        (
            (rf"{_IAM4}AmazonEKS_CNI_Policy\]", "Role|SystemNodeRole"),
            (rf"{_IAM4}AmazonEKSClusterPolicy\]", "Cluster/Role"),
            (rf"{_IAM4}AmazonEKSWorkerNodePolicy\]", "Role|SystemNodeRole"),
            (rf"{_IAM4}AmazonEC2ContainerRegistryPullOnly\]", "Role|SystemNodeRole"),
            (rf"{_IAM4}AmazonSSMManagedInstanceCore\]", "Role|SystemNodeRole"),
        ),
    ),
    Acknowledged(
        "IAM has no resources for these calls: describing, listing, prices, zonal shifts, an ECR token",
        ((rf"{_IAM5}\*\]", "ResourceDiscoveryPolicy|ZonalShiftPolicy|ArtifactPolicy"),),
    ),
    Acknowledged(
        "Karpenter names what it makes as it goes; its documentation scopes it by the cluster's tags instead",
        (
            (rf"{_ARN}ec2:[a-z0-9-]+:\*?:[a-z-]+/\*\]", "NodeLifecyclePolicy"),
            (rf"{_ARN}iam::\d+:instance-profile/\*\]", "IAMIntegrationPolicy|ResourceDiscoveryPolicy"),
            (rf"{_ARN}ssm:[a-z0-9-]+::parameter/aws/service/\*\]", "ResourceDiscoveryPolicy"),
        ),
    ),
    Acknowledged(
        "the role is for everything under this prefix, and for nothing beside it",
        (
            (rf"{_ARN}s3:::[^*]+/v\*/\*\]", "Policy"),
            (rf"{_ARN}s3:::[^*/]+/\*\]", "Replication/Policy"),
            (rf"{_ARN}ecr:[a-z0-9-]+:\d+:repository/[^*]+/\*\]", "ArtifactPolicy"),
            (rf"{_ARN}logs:[a-z0-9-]+:\d+:log-group:[^*]+:\*\]", "FlowLogPolicy"),
        ),
    ),
    Acknowledged(
        "a key that another stack makes has no ARN that can be known here; its tags or aliases scope it instead",
        ((rf"{_ARN}kms:[a-z0-9-]+:\d+:key/\*\]", "Replication/Policy|Readers/Policy"),),
    ),
    Acknowledged(
        "a notice that was not read within five minutes is about a node that is gone",
        ((r"AwsSolutions::AwsSolutions-SQS3", "Interruption/Queue"),),
    ),
    Acknowledged(
        "models are copied from the first region to the second and not back; an access log is about one bucket",
        ((rf"{_HIPAA}S3BucketReplicationEnabled", "Registry/Bucket|AccessLogs/Bucket"),),
    ),
    Acknowledged(
        "S3 delivers access logs only to buckets that are encrypted with its own keys",
        ((rf"{_HIPAA}S3DefaultEncryptionKMS", "AccessLogs/Bucket"),),
    ),
    Acknowledged(
        "nothing has the default group; only a custom resource, which runs code at deployment, could empty it",
        ((rf"{_HIPAA}VPCDefaultSecurityGroupClosed", "Network/Vpc"),),
    ),
    Acknowledged(
        "any port, but between members of the one group of nodes and pods; network policies say which pods",
        ((rf"{_HIPAA}EC2RestrictedCommonPorts", "Network/NodesFromNodes"),),
    ),
    Acknowledged(
        "zones are written out, since a synthesis asks no account",
        ((r"CloudFormation Validate::W3010", "Network/Subnet[A-Z]"),),
    ),
)


def reason_for(finding: str, path: str) -> str | None:
    """Why the finding at the construct of this path is acknowledged, or None if it is not."""
    return next((row.reason for row in ACKNOWLEDGED if row.answers(finding, path)), None)
