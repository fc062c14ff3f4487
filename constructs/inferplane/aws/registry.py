"""The model registry's bucket: published once, never changed, read from inside the VPC only; knows no workload.

Object Lock protects *versions*: a new object under an old key would become the current one, and current is what engines
read. So the bucket policy admits creations only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from aws_cdk import RemovalPolicy
from aws_cdk import aws_s3 as s3
from constructs import Construct

from inferplane.aws.access_logs import AccessLogBucket, blocked_public_access, owner_enforced
from inferplane.aws.keys import PlatformKey, registry_key_alias
from inferplane.aws.policy import Statement, deny, document
from inferplane.aws.replication import ReplicationRole, replication_configuration, replication_role_name
from inferplane.errors import Fault, FaultList, shown
from inferplane.plan.limits import Demand, bucket_policy_faults, demand_faults
from inferplane.plan.names import Names
from inferplane.spec.registry import ModelRegistry, bucket_name_rule

INCOMPLETE_UPLOAD_DAYS = 7
"""Days after which the parts of an upload that was never completed are deleted."""

_DELETING = ["s3:DeleteObject", "s3:DeleteObjectVersion", "s3:DeleteBucket"]
_UNLOCKING = ["s3:BypassGovernanceRetention", "s3:PutObjectLegalHold", "s3:PutObjectRetention"]
_RECONFIGURING = ["s3:PutBucketObjectLockConfiguration", "s3:PutBucketVersioning"]


@dataclass(frozen=True, slots=True)
class Replica:
    """Where a registry is copied to."""

    names: Names
    """Names of the environment whose registry receives the copies; its registry stack deploys first."""
    bucket_name: str | None = None
    """That registry's bucket; `names.registry_bucket` by default."""

    @property
    def bucket_arn(self) -> str:
        """The receiving bucket's ARN."""
        return self.names.bucket_arn(self.bucket_name or self.names.registry_bucket)


class ModelRegistryBucket(Construct):
    """A bucket with Object Lock, versioning, a KMS key with S3 Bucket Keys, an access log, and a policy that

    - refuses plain HTTP and TLS older than 1.2;
    - refuses everybody who does not come through the VPC's endpoint, but for deployers, publishers and replication;
    - refuses to write a key that exists (`If-None-Match: *` is required; the parts of a multipart upload are free, its
      completion is not), which also rules out server-side copies;
    - refuses any encryption but that with a KMS key;
    - refuses to delete, to shorten retention and to alter lock or versioning, but for break-glass roles (and for
      deployers, as to the bucket's configuration).

    Models' own keys are made apart (`ModelKey`), since they are many; publishers name them when they upload. What is
    uploaded without a key is encrypted with the registry's own, and then no model's role can read it.

    See https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        registry: ModelRegistry,
        vpc_endpoint_ids: Sequence[str],
        models: Sequence[str] = (),
        replica: Replica | None = None,
        replicators: Sequence[str] = (),
        bucket_name: str | None = None,
    ) -> None:
        """Make the bucket, its key, its log bucket and, with a replica, its replication role.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            registry: the registry as described.
            vpc_endpoint_ids: ids of the S3 endpoints through which it is read; may be CloudFormation tokens.
            models: names of the models, for replication by per-model keys.
            replica: where it is copied to; nowhere by default.
            replicators: ARNs of the replication roles of other environments that copy to this one.
            bucket_name: its name; `names.registry_bucket` by default.

        Raises:
            DescriptionError: if S3 would refuse the bucket's name or its policy's size, there is no endpoint, a model
                is named twice, a role is of another partition or account, or the bucket would need too many replication
                rules.
        """
        self.bucket_name = bucket_name or names.registry_bucket
        """The bucket's name."""
        self.bucket_arn = names.bucket_arn(self.bucket_name)
        """The bucket's ARN, written out."""
        own_role = [names.role_arn(replication_role_name(names))] if replica else []
        policy = document(
            registry_statements(
                self.bucket_arn,
                vpc_endpoint_ids=vpc_endpoint_ids,
                deployers=deployer_arns(names, registry),
                publishers=registry.publishers,
                break_glass=registry.break_glass,
                replicators=[*replicators, *own_role],
            )
        )
        faults = FaultList(type(self).__name__)
        faults.extend(_faults(self.bucket_name, registry, vpc_endpoint_ids, models, replica))
        faults.extend(registry.faults_in(partition=names.partition, account=names.account))
        faults.extend(bucket_policy_faults("publishers", policy))
        faults.raise_if_any()
        super().__init__(scope, id)
        self.key = PlatformKey(
            self,
            "Key",
            names=names,
            alias=registry_key_alias(names),
            description=f"Model registry of {names.prefix}",
        )
        """The registry's own key: all models' if they share one."""
        logs = AccessLogBucket(
            self,
            "AccessLogs",
            names=names,
            source_bucket_arn=self.bucket_arn,
            retention_days=registry.access_log_days,
        )
        role = replica and ReplicationRole(
            self,
            "Replication",
            names=names,
            source_bucket_arn=self.bucket_arn,
            destination=replica.names,
            destination_bucket_arn=replica.bucket_arn,
        )
        self.bucket = s3.CfnBucket(
            self,
            "Bucket",
            bucket_name=self.bucket_name,
            bucket_encryption=_encryption(self.key),
            versioning_configuration=s3.CfnBucket.VersioningConfigurationProperty(status="Enabled"),
            object_lock_enabled=True,
            object_lock_configuration=_object_lock(registry),
            public_access_block_configuration=blocked_public_access(),
            ownership_controls=owner_enforced(),
            logging_configuration=s3.CfnBucket.LoggingConfigurationProperty(
                destination_bucket_name=logs.bucket.ref, log_file_prefix=f"{self.bucket_name}/"
            ),
            lifecycle_configuration=_lifecycle(registry),
            replication_configuration=replication_configuration(
                role,
                destination=replica.names,
                destination_bucket_arn=replica.bucket_arn,
                models=models,
                per_model_keys=registry.keys == "per-model",
            )
            if replica and role
            else None,
        )
        self.bucket.apply_removal_policy(RemovalPolicy.RETAIN)
        self.bucket.add_resource_dependency(logs.policy)
        self.policy = s3.CfnBucketPolicy(self, "Policy", bucket=self.bucket_name, policy_document=policy)
        self.policy.add_resource_dependency(self.bucket)

    @cached_property
    def bucket_interface(self) -> s3.IBucket:
        """The bucket as CDK's own interface, for `grant_x` methods of other constructs."""
        return s3.Bucket.from_bucket_name(self, "Imported", self.bucket_name)


def deployer_arns(names: Names, registry: ModelRegistry) -> tuple[str, ...]:
    """ARNs of the roles that deploy the registry: CDK's for CloudFormation, and those that the description names."""
    execution = f"cdk-{registry.cdk_qualifier}-cfn-exec-role-{names.account}-{names.region}"
    return (names.role_arn(execution), *registry.deployers)


def registry_statements(
    bucket_arn: str,
    *,
    vpc_endpoint_ids: Sequence[str],
    deployers: Sequence[str] = (),
    publishers: Sequence[str] = (),
    break_glass: Sequence[str] = (),
    replicators: Sequence[str] = (),
) -> list[Statement]:
    """The bucket policy's statements, for a registry bucket of one's own; all of them deny."""
    bucket_and_objects = [bucket_arn, f"{bucket_arn}/*"]
    outsiders = [*deployers, *publishers, *break_glass, *replicators]
    return [
        deny("DenyPlainHTTP", "s3:*", bucket_and_objects, {"Bool": {"aws:SecureTransport": "false"}}),
        deny("DenyOldTLS", "s3:*", bucket_and_objects, {"NumericLessThan": {"s3:TlsVersion": "1.2"}}),
        deny(
            "DenyOutsideEndpoint",
            "s3:*",
            bucket_and_objects,
            {
                "StringNotEquals": {"aws:SourceVpce": list(vpc_endpoint_ids)},
                "BoolIfExists": {"aws:PrincipalIsAWSService": "false"},
                **_but_for(outsiders),
            },
        ),
        deny(
            "DenyOverwriting",
            "s3:PutObject",
            f"{bucket_arn}/*",
            {"Null": {"s3:if-none-match": "true"}, "Bool": {"s3:ObjectCreationOperation": "true"}},
        ),
        deny(
            "DenyOtherEncryption",
            "s3:PutObject",
            f"{bucket_arn}/*",
            {
                "Null": {"s3:x-amz-server-side-encryption": "false"},
                "StringNotEquals": {"s3:x-amz-server-side-encryption": "aws:kms"},
            },
        ),
        deny("DenyDeleting", _DELETING, bucket_and_objects, _but_for(break_glass)),
        deny("DenyUnlocking", _UNLOCKING, f"{bucket_arn}/*", _but_for([*break_glass, *replicators])),
        deny("DenyReconfiguring", _RECONFIGURING, bucket_arn, _but_for([*break_glass, *deployers])),
    ]


def _but_for(arns: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    return {"ArnNotLike": {"aws:PrincipalArn": list(arns)}} if arns else {}


def _encryption(key: PlatformKey) -> s3.CfnBucket.BucketEncryptionProperty:
    return s3.CfnBucket.BucketEncryptionProperty(
        server_side_encryption_configuration=[
            s3.CfnBucket.ServerSideEncryptionRuleProperty(
                bucket_key_enabled=True,
                server_side_encryption_by_default=s3.CfnBucket.ServerSideEncryptionByDefaultProperty(
                    sse_algorithm="aws:kms", kms_master_key_id=key.key_arn
                ),
            )
        ]
    )


def _object_lock(registry: ModelRegistry) -> s3.CfnBucket.ObjectLockConfigurationProperty:
    return s3.CfnBucket.ObjectLockConfigurationProperty(
        object_lock_enabled="Enabled",
        rule=s3.CfnBucket.ObjectLockRuleProperty(
            default_retention=s3.CfnBucket.DefaultRetentionProperty(
                mode=registry.retention.mode, days=registry.retention.days
            )
        ),
    )


def _lifecycle(registry: ModelRegistry) -> s3.CfnBucket.LifecycleConfigurationProperty:
    return s3.CfnBucket.LifecycleConfigurationProperty(
        rules=[
            s3.CfnBucket.RuleProperty(
                id="end-incomplete-uploads",
                status="Enabled",
                abort_incomplete_multipart_upload=s3.CfnBucket.AbortIncompleteMultipartUploadProperty(
                    days_after_initiation=INCOMPLETE_UPLOAD_DAYS
                ),
            ),
            s3.CfnBucket.RuleProperty(
                id="expire-withdrawn-versions",
                status="Enabled",
                noncurrent_version_expiration=s3.CfnBucket.NoncurrentVersionExpirationProperty(
                    noncurrent_days=registry.retention.days
                ),
            ),
        ]
    )


def _faults(
    bucket_name: str,
    registry: ModelRegistry,
    vpc_endpoint_ids: Sequence[str],
    models: Sequence[str],
    replica: Replica | None,
) -> list[Fault]:
    faults: list[Fault] = []
    rule = bucket_name_rule(bucket_name)
    if rule:
        faults.append(
            Fault("bucket_name", rule, shown(bucket_name), "choose a name such as claims-models-111122223333")
        )
    if not vpc_endpoint_ids:
        faults.append(
            Fault("vpc_endpoint_ids", "must name at least one endpoint", "[]", "give the id of the VPC's S3 endpoint")
        )
    faults += [
        Fault("models", "must name each model once", shown(model), "remove the repetition")
        for model, count in sorted(Counter(models).items())
        if count > 1
    ]
    if replica and registry.keys == "per-model":
        faults += demand_faults(Demand(replication_rules=len(set(models)) + 1))
    return faults
