"""The account's own image repositories, to which images and charts are mirrored; knows no image but by its repository.

Nothing is pulled from elsewhere: the VPC has no way out, and a first pull through a pull-through cache would need one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from aws_cdk import RemovalPolicy
from aws_cdk import aws_ecr as ecr
from constructs import Construct

from inferplane.aws.keys import ALIAS_NAME_LIMIT, PlatformKey
from inferplane.errors import FaultList, repetitions
from inferplane.plan.names import Names, fitted

REPOSITORY_NAME_MIN, REPOSITORY_NAME_MAX = 2, 256
"""Characters in the name of an ECR repository."""
UNTAGGED_DAYS = 30
"""Days after which an image that no tag names is deleted."""

_NAME = re.compile(r"[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*")
_LIFECYCLE = json.dumps(
    {
        "rules": [
            {
                "rulePriority": 1,
                "description": "Delete what no tag names",
                "selection": {
                    "tagStatus": "untagged",
                    "countType": "sinceImagePushed",
                    "countUnit": "days",
                    "countNumber": UNTAGGED_DAYS,
                },
                "action": {"type": "expire"},
            }
        ]
    }
)


class ImageMirror(Construct):
    """Repositories whose tags cannot be moved, scanned on push and encrypted with a key of their own.

    Each environment has its own, made by its own stack, so that the paired region's are immutable and encrypted too:
    repositories that replication makes by itself are neither. With `replicate_to`, ECR copies what is pushed here to
    the repositories of the same name there.

    See https://docs.aws.amazon.com/AmazonECR/latest/userguide/replication.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        repositories: Sequence[str],
        replicate_to: Names | None = None,
    ) -> None:
        """Make the repositories.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names; repositories are `<platform>/<path>`.
            repositories: paths of the upstream repositories without their host, such as `vllm/vllm-openai`.
            replicate_to: names of the environment whose region receives copies of what is pushed. An account has
                one replication configuration a region, which this makes: leave it out, as by default, where there is
                one already.

        Raises:
            DescriptionError: if ECR would refuse a name, a name is given twice, or the copies would go to the same
                region.
        """
        faults = FaultList(type(self).__name__)
        paths = list(repositories)
        for index, path in enumerate(paths):
            name = repository_name(names, path)
            if not REPOSITORY_NAME_MIN <= len(name) <= REPOSITORY_NAME_MAX or not _NAME.fullmatch(name):
                faults.add(
                    f"repositories[{index}]",
                    f"must give an ECR repository name of {REPOSITORY_NAME_MIN} to {REPOSITORY_NAME_MAX} characters:"
                    " lower-case letters, digits, single . _ - and /",
                    got=path,
                    cure="write the path alone, such as vllm/vllm-openai, without host, tag or digest",
                )
        faults.extend(repetitions("repositories", paths))
        if replicate_to is not None and (replicate_to.region, replicate_to.account) == (names.region, names.account):
            faults.add(
                "replicate_to",
                "must be another region or account",
                got=replicate_to.region,
                cure="name the paired environment, or leave it out",
            )
        faults.raise_if_any()
        super().__init__(scope, id)
        self.key = PlatformKey(
            self,
            "Key",
            names=names,
            alias=fitted(f"alias/{names.prefix}-images", ALIAS_NAME_LIMIT),
            description=f"Mirrored images of {names.prefix}",
        )
        """The key that the repositories are encrypted with."""
        encryption = ecr.CfnRepository.EncryptionConfigurationProperty(encryption_type="KMS", kms_key=self.key.key_arn)
        scanning = ecr.CfnRepository.ImageScanningConfigurationProperty(scan_on_push=True)
        lifecycle = ecr.CfnRepository.LifecyclePolicyProperty(lifecycle_policy_text=_LIFECYCLE)
        self.repository_names = tuple(repository_name(names, path) for path in paths)
        """The repositories' names, in the order given."""
        for path, name in zip(paths, self.repository_names, strict=True):
            repository = ecr.CfnRepository(
                self,
                path.replace("/", ":"),
                repository_name=name,
                image_tag_mutability="IMMUTABLE",
                image_scanning_configuration=scanning,
                encryption_configuration=encryption,
                lifecycle_policy=lifecycle,
            )
            repository.apply_removal_policy(RemovalPolicy.RETAIN)
        if replicate_to is not None:
            ecr.CfnReplicationConfiguration(
                self,
                "Replication",
                replication_configuration=ecr.CfnReplicationConfiguration.ReplicationConfigurationProperty(
                    rules=[
                        ecr.CfnReplicationConfiguration.ReplicationRuleProperty(
                            destinations=[
                                ecr.CfnReplicationConfiguration.ReplicationDestinationProperty(
                                    region=replicate_to.region, registry_id=replicate_to.account
                                )
                            ],
                            repository_filters=[
                                ecr.CfnReplicationConfiguration.RepositoryFilterProperty(
                                    filter=f"{names.platform}/", filter_type="PREFIX_MATCH"
                                )
                            ],
                        )
                    ]
                ),
            )


def repository_name(names: Names, path: str) -> str:
    """The name of the repository to which an upstream path is mirrored."""
    return f"{names.platform}/{path}"
