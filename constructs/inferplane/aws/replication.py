"""Replication of the model registry to the paired region: its role and its rules; no custom resource.

The destination's registry stack deploys first, since S3 checks the destination when replication is configured. Keys in
the other region are named by alias: a key's ARN there cannot be known here.

See https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-config-for-kms-objects.html
"""

from __future__ import annotations

from collections.abc import Sequence

from aws_cdk import aws_iam as iam
from aws_cdk import aws_s3 as s3
from constructs import Construct

from inferplane.aws.keys import any_model_key_alias, model_key_alias, registry_key_alias
from inferplane.aws.policy import Statement, allow, document, service_trust
from inferplane.plan.names import Names

REPLICATION_MINUTES = 15
"""Minutes within which S3's Replication Time Control promises a replica; also when a late one is reported."""


class ReplicationRole(Construct):
    """The role with which S3 copies published versions, locks and all, to the replica bucket."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        source_bucket_arn: str,
        destination: Names,
        destination_bucket_arn: str,
    ) -> None:
        """Make the role.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: names of the environment that is copied from.
            source_bucket_arn: its registry bucket's ARN.
            destination: names of the environment that is copied to.
            destination_bucket_arn: its registry bucket's ARN.
        """
        super().__init__(scope, id)
        self.role_name = replication_role_name(names)
        """The role's name, which the destination's bucket policy lets past its VPC endpoint."""
        self.role_arn = names.role_arn(self.role_name)
        """The role's ARN, written out."""
        policy = iam.CfnManagedPolicy(
            self,
            "Policy",
            managed_policy_name=self.role_name,
            policy_document=document(
                [
                    allow("ReadConfiguration", ["s3:GetReplicationConfiguration", "s3:ListBucket"], source_bucket_arn),
                    allow(
                        "ReadVersions",
                        [
                            "s3:GetObjectVersionForReplication",
                            "s3:GetObjectVersionAcl",
                            "s3:GetObjectVersionTagging",
                            "s3:GetObjectRetention",
                            "s3:GetObjectLegalHold",
                        ],
                        f"{source_bucket_arn}/*",
                    ),
                    allow("WriteReplicas", ["s3:ReplicateObject", "s3:ReplicateTags"], f"{destination_bucket_arn}/*"),
                    _use_of_keys("DecryptVersions", ["kms:Decrypt"], names, source_bucket_arn),
                    _use_of_keys(
                        "EncryptReplicas", ["kms:Encrypt", "kms:GenerateDataKey"], destination, destination_bucket_arn
                    ),
                ]
            ),
        )
        self.role = iam.CfnRole(
            self,
            "Role",
            role_name=self.role_name,
            description=f"S3 replicates the model registry of {names.prefix} to {destination.prefix}",
            assume_role_policy_document=service_trust("s3.amazonaws.com"),
            managed_policy_arns=[policy.ref],
        )


def replication_configuration(
    role: ReplicationRole,
    *,
    destination: Names,
    destination_bucket_arn: str,
    models: Sequence[str],
    per_model_keys: bool,
) -> s3.CfnBucket.ReplicationConfigurationProperty:
    """The bucket's replication: a rule a model, each to that model's key there, or one rule where models share a key.

    Where rules overlap, S3 takes the one of the highest priority. The rule for everything has the lowest, so that it
    takes what lies under no described model's prefix; the others have their places in the order of models' names.
    """
    rules = [
        _rule(
            "everything",
            priority=0,
            prefix="",
            key_arn=destination.arn("kms", registry_key_alias(destination)),
            bucket_arn=destination_bucket_arn,
        )
    ]
    if per_model_keys:
        rules += [
            _rule(
                model,
                priority=place,
                prefix=f"{model}/",
                key_arn=destination.arn("kms", model_key_alias(destination, model)),
                bucket_arn=destination_bucket_arn,
            )
            for place, model in enumerate(sorted(models), start=1)
        ]
    return s3.CfnBucket.ReplicationConfigurationProperty(role=role.role.attr_arn, rules=rules)


def replication_role_name(names: Names) -> str:
    """The name of the role with which an environment's registry is copied elsewhere."""
    return names.unique("replication")


def _rule(
    id: str, *, priority: int, prefix: str, key_arn: str, bucket_arn: str
) -> s3.CfnBucket.ReplicationRuleProperty:
    time = s3.CfnBucket.ReplicationTimeValueProperty(minutes=REPLICATION_MINUTES)
    return s3.CfnBucket.ReplicationRuleProperty(
        id=id,
        priority=priority,
        status="Enabled",
        filter=s3.CfnBucket.ReplicationRuleFilterProperty(prefix=prefix),
        delete_marker_replication=s3.CfnBucket.DeleteMarkerReplicationProperty(status="Disabled"),
        source_selection_criteria=s3.CfnBucket.SourceSelectionCriteriaProperty(
            sse_kms_encrypted_objects=s3.CfnBucket.SseKmsEncryptedObjectsProperty(status="Enabled")
        ),
        destination=s3.CfnBucket.ReplicationDestinationProperty(
            bucket=bucket_arn,
            encryption_configuration=s3.CfnBucket.EncryptionConfigurationProperty(replica_kms_key_id=key_arn),
            replication_time=s3.CfnBucket.ReplicationTimeProperty(status="Enabled", time=time),
            metrics=s3.CfnBucket.MetricsProperty(status="Enabled", event_threshold=time),
        ),
    )


def _use_of_keys(sid: str, actions: list[str], names: Names, bucket_arn: str) -> Statement:
    return allow(
        sid,
        actions,
        names.arn("kms", "key/*"),
        {
            "ForAnyValue:StringLike": {"kms:ResourceAliases": [registry_key_alias(names), any_model_key_alias(names)]},
            "StringEquals": {"kms:ViaService": f"s3.{names.region}.{names.dns_suffix}"},
            "StringLike": {"kms:EncryptionContext:aws:s3:arn": [bucket_arn, f"{bucket_arn}/*"]},
        },
    )
