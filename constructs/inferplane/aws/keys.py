"""KMS keys of the model registry: one a model, or one for all; knows no bucket.

With S3 Bucket Keys a key's encryption context is the bucket, not the object, so only a key per model keeps models apart
by decryption.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from aws_cdk import CfnTag, RemovalPolicy
from aws_cdk import aws_kms as kms
from constructs import Construct

from inferplane.aws.identity import MODEL_TAG, PLATFORM_TAG
from inferplane.aws.policy import Statement, allow_principal, document
from inferplane.plan.names import Names, fitted

ALIAS_NAME_LIMIT = 256
"""Characters in the name of a KMS alias, `alias/` included."""
ROTATION_DAYS = 365
"""Days between two rotations of a key's material."""
DELETION_WINDOW_DAYS = 30
"""Days for which a key that is to be deleted can still be saved; what it encrypted is lost afterwards."""


class PlatformKey(Construct):
    """A rotated KMS key with an alias, kept when its stack goes; the account's IAM policies say who may use it."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        alias: str,
        description: str,
        tags: Sequence[CfnTag] = (),
        statements: Sequence[Statement] = (),
    ) -> None:
        """Make the key and its alias.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            alias: the alias, beginning with `alias/`.
            description: what the key is for.
            tags: the key's tags.
            statements: what the key policy allows beside the account's own IAM policies.
        """
        super().__init__(scope, id)
        self.alias = alias
        """The key's alias."""
        self.alias_arn = names.arn("kms", alias)
        """The alias's ARN, written out."""
        self.key = kms.CfnKey(
            self,
            "Key",
            description=description,
            enable_key_rotation=True,
            rotation_period_in_days=ROTATION_DAYS,
            pending_window_in_days=DELETION_WINDOW_DAYS,
            key_policy=document(
                [
                    allow_principal(
                        "AllowAccount", {"AWS": names.arn("iam", "root", region="")}, "kms:*", resources="*"
                    ),
                    *statements,
                ]
            ),
            tags=list(tags) or None,
        )
        self.key.apply_removal_policy(RemovalPolicy.RETAIN)
        kms.CfnAlias(self, "Alias", alias_name=alias, target_key_id=self.key.ref)

    @property
    def key_arn(self) -> str:
        """The key's ARN, for use in the same app's templates."""
        return self.key.attr_arn

    @cached_property
    def key_interface(self) -> kms.IKey:
        """The key as CDK's own interface, for `grant_x` methods of other constructs."""
        return kms.Key.from_key_arn(self, "Imported", self.key_arn)


class ModelKey(PlatformKey):
    """The key of one model, tagged with the model's name so that Pod Identity roles are let to it: two resources."""

    def __init__(self, scope: Construct, id: str, *, names: Names, model: str) -> None:
        """Make the key of the model `model` and its alias `model_key_alias(names, model)`."""
        super().__init__(
            scope,
            id,
            names=names,
            alias=model_key_alias(names, model),
            description=f"Weights of model {model} in {names.prefix}",
            tags=[CfnTag(key=MODEL_TAG, value=model), CfnTag(key=PLATFORM_TAG, value=names.prefix)],
        )


def model_key_alias(names: Names, model: str) -> str:
    """The alias of a model's key."""
    return fitted(f"alias/{names.prefix}-model-{model}", ALIAS_NAME_LIMIT)


def registry_key_alias(names: Names) -> str:
    """The alias of the registry's own key: all models' if they share one, else that of what belongs to no model."""
    return fitted(f"alias/{names.prefix}-registry", ALIAS_NAME_LIMIT)


def any_model_key_alias(names: Names) -> str:
    """The pattern that the aliases of all models' keys match."""
    return f"alias/{names.prefix}-model-*"
