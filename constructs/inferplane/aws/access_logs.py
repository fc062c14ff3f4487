"""The bucket that receives the server access log of another; a locked bucket cannot receive its own.

See https://docs.aws.amazon.com/AmazonS3/latest/userguide/enable-server-access-logging.html
"""

from __future__ import annotations

from aws_cdk import RemovalPolicy
from aws_cdk import aws_s3 as s3
from constructs import Construct

from inferplane.aws.policy import allow_principal, deny, document
from inferplane.plan.names import BUCKET_NAME_LIMIT, Names


class AccessLogBucket(Construct):
    """A private bucket for access logs, encrypted with S3's own keys: log delivery cannot use a customer's key."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        source_bucket_arn: str,
        retention_days: int,
        bucket_name: str | None = None,
    ) -> None:
        """Make the bucket.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            source_bucket_arn: ARN of the bucket whose log comes here.
            retention_days: days after which a log file is deleted.
            bucket_name: its name; the environment's `registry-logs` by default.
        """
        super().__init__(scope, id)
        self.bucket_name = bucket_name or names.unique("registry-logs", BUCKET_NAME_LIMIT)
        """The bucket's name."""
        arn = names.bucket_arn(self.bucket_name)
        self.bucket = s3.CfnBucket(
            self,
            "Bucket",
            bucket_name=self.bucket_name,
            bucket_encryption=s3.CfnBucket.BucketEncryptionProperty(
                server_side_encryption_configuration=[
                    s3.CfnBucket.ServerSideEncryptionRuleProperty(
                        server_side_encryption_by_default=s3.CfnBucket.ServerSideEncryptionByDefaultProperty(
                            sse_algorithm="AES256"
                        )
                    )
                ]
            ),
            public_access_block_configuration=blocked_public_access(),
            ownership_controls=owner_enforced(),
            versioning_configuration=s3.CfnBucket.VersioningConfigurationProperty(status="Enabled"),
            lifecycle_configuration=s3.CfnBucket.LifecycleConfigurationProperty(
                rules=[
                    s3.CfnBucket.RuleProperty(
                        id="expire-logs",
                        status="Enabled",
                        expiration_in_days=retention_days,
                        noncurrent_version_expiration=s3.CfnBucket.NoncurrentVersionExpirationProperty(
                            noncurrent_days=1
                        ),
                        abort_incomplete_multipart_upload=s3.CfnBucket.AbortIncompleteMultipartUploadProperty(
                            days_after_initiation=1
                        ),
                    )
                ]
            ),
        )
        self.bucket.apply_removal_policy(RemovalPolicy.RETAIN)
        self.policy = s3.CfnBucketPolicy(
            self,
            "Policy",
            bucket=self.bucket_name,
            policy_document=document(
                [
                    allow_principal(
                        "AllowLogDelivery",
                        {"Service": "logging.s3.amazonaws.com"},
                        "s3:PutObject",
                        f"{arn}/*",
                        {
                            "ArnLike": {"aws:SourceArn": source_bucket_arn},
                            "StringEquals": {"aws:SourceAccount": names.account},
                        },
                    ),
                    deny("DenyPlainHTTP", "s3:*", [arn, f"{arn}/*"], {"Bool": {"aws:SecureTransport": "false"}}),
                ]
            ),
        )
        self.policy.add_resource_dependency(self.bucket)


def blocked_public_access() -> s3.CfnBucket.PublicAccessBlockConfigurationProperty:
    """All four blocks of public access."""
    return s3.CfnBucket.PublicAccessBlockConfigurationProperty(
        block_public_acls=True, block_public_policy=True, ignore_public_acls=True, restrict_public_buckets=True
    )


def owner_enforced() -> s3.CfnBucket.OwnershipControlsProperty:
    """No access control lists: the bucket's owner owns every object."""
    return s3.CfnBucket.OwnershipControlsProperty(
        rules=[s3.CfnBucket.OwnershipControlsRuleProperty(object_ownership="BucketOwnerEnforced")]
    )
