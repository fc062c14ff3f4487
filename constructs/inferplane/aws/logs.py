"""A log group that only its own KMS key opens; knows nothing of what is logged."""

from __future__ import annotations

from aws_cdk import RemovalPolicy
from aws_cdk import aws_logs as logs
from constructs import Construct

from inferplane.aws.keys import PlatformKey
from inferplane.aws.policy import allow_principal
from inferplane.plan.names import Names


class EncryptedLogGroup(Construct):
    """A log group with a fixed name, a retention and a rotated key of its own; kept when its stack goes.

    See https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/encrypt-log-data-kms.html
    """

    def __init__(
        self, scope: Construct, id: str, *, names: Names, log_group_name: str, key_alias: str, retention_days: int
    ) -> None:
        """Make the key and the log group.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            log_group_name: the log group's name.
            key_alias: alias of its key, beginning with `alias/`.
            retention_days: days for which an event is kept, one of those that CloudWatch Logs knows.
        """
        super().__init__(scope, id)
        self.arn = names.arn("logs", f"log-group:{log_group_name}")
        """The log group's ARN, without the `:*` of its streams."""
        self.key = PlatformKey(
            self,
            "Key",
            names=names,
            alias=key_alias,
            description=f"Log group {log_group_name}",
            statements=[
                allow_principal(
                    "AllowLogs",
                    {"Service": f"logs.{names.region}.{names.dns_suffix}"},
                    ["kms:Decrypt*", "kms:Describe*", "kms:Encrypt*", "kms:GenerateDataKey*", "kms:ReEncrypt*"],
                    "*",
                    {"ArnEquals": {"kms:EncryptionContext:aws:logs:arn": self.arn}},
                )
            ],
        )
        """Its key."""
        self.group = logs.CfnLogGroup(
            self,
            "Group",
            log_group_name=log_group_name,
            kms_key_id=self.key.key_arn,
            retention_in_days=retention_days,
            deletion_protection_enabled=True,
        )
        self.group.apply_removal_policy(RemovalPolicy.RETAIN)
