"""The registry's bucket: what protects it, and where it is copied to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from constructs import Construct
from syrupy.assertion import SnapshotAssertion

from inferplane.aws.keys import ModelKey, PlatformKey
from inferplane.aws.registry import ModelRegistryBucket, Replica
from inferplane.errors import DescriptionError
from inferplane.plan.names import Names
from inferplane.spec.registry import ModelRegistry, Retention

PUBLISHER = "arn:aws:iam::111122223333:role/publish-models"


def _registry(scope: Construct, names: Names, **changes: Any) -> ModelRegistryBucket:
    return ModelRegistryBucket(
        scope,
        "Registry",
        **{
            "names": names,
            "registry": ModelRegistry(retention=Retention(days=2557, mode="COMPLIANCE"), publishers=(PUBLISHER,)),
            "vpc_endpoint_ids": ["vpce-0123456789abcdef0"],
            "models": ["triage", "clinical-summary"],
            **changes,
        },
    )


def _bucket(resources: dict[str, Any]) -> dict[str, Any]:
    return next(
        resource["Properties"]
        for resource in resources.values()
        if resource["Type"] == "AWS::S3::Bucket" and "ObjectLockEnabled" in resource["Properties"]
    )


def test_renders(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names, json_snapshot: SnapshotAssertion
) -> None:
    assert rendered(lambda scope: _registry(scope, names, replica=Replica(paired))) == json_snapshot


def test_every_version_is_locked_for_the_described_time(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    bucket = _bucket(rendered(lambda scope: _registry(scope, names)))
    assert bucket["ObjectLockEnabled"] is True
    assert bucket["VersioningConfiguration"] == {"Status": "Enabled"}
    assert bucket["ObjectLockConfiguration"]["Rule"]["DefaultRetention"] == {"Mode": "COMPLIANCE", "Days": 2557}


def test_encrypts_with_a_customer_key_and_a_bucket_key(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    (rule,) = _bucket(rendered(lambda scope: _registry(scope, names)))["BucketEncryption"][
        "ServerSideEncryptionConfiguration"
    ]
    assert rule["BucketKeyEnabled"] is True
    assert rule["ServerSideEncryptionByDefault"]["SSEAlgorithm"] == "aws:kms"
    assert "Fn::GetAtt" in rule["ServerSideEncryptionByDefault"]["KMSMasterKeyID"]


def test_the_access_log_goes_to_another_bucket_that_is_not_locked(
    rendered: Callable[..., dict[str, Any]], names: Names
) -> None:
    resources = rendered(lambda scope: _registry(scope, names))
    target = resources[_bucket(resources)["LoggingConfiguration"]["DestinationBucketName"]["Ref"]]["Properties"]
    assert "ObjectLockEnabled" not in target
    (rule,) = target["BucketEncryption"]["ServerSideEncryptionConfiguration"]
    assert rule["ServerSideEncryptionByDefault"]["SSEAlgorithm"] == "AES256"


def test_buckets_and_keys_outlive_their_stack(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    kept = [
        resource
        for resource in rendered(lambda scope: _registry(scope, names)).values()
        if resource["Type"] in ("AWS::S3::Bucket", "AWS::KMS::Key")
    ]
    assert len(kept) == 3
    assert all(resource["DeletionPolicy"] == resource["UpdateReplacePolicy"] == "Retain" for resource in kept)


def test_every_bucket_blocks_public_access_and_access_lists(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    for bucket in of_type(rendered(lambda scope: _registry(scope, names)), "AWS::S3::Bucket"):
        assert all(bucket["PublicAccessBlockConfiguration"].values())
        assert bucket["OwnershipControls"]["Rules"] == [{"ObjectOwnership": "BucketOwnerEnforced"}]


def test_unreplicated_registry_has_no_replication_role(
    rendered: Callable[..., dict[str, Any]], names: Names, of_type: Callable[..., list[dict[str, Any]]]
) -> None:
    resources = rendered(lambda scope: _registry(scope, names))
    assert "ReplicationConfiguration" not in _bucket(resources)
    assert of_type(resources, "AWS::IAM::Role") == []


def test_each_model_is_replicated_to_its_own_key_by_alias(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names
) -> None:
    rules = _bucket(rendered(lambda scope: _registry(scope, names, replica=Replica(paired))))[
        "ReplicationConfiguration"
    ]["Rules"]
    assert {
        rule["Filter"]["Prefix"]: rule["Destination"]["EncryptionConfiguration"]["ReplicaKmsKeyID"] for rule in rules
    } == {
        "": "arn:aws:kms:us-west-2:111122223333:alias/claims-dr-registry",
        "clinical-summary/": "arn:aws:kms:us-west-2:111122223333:alias/claims-dr-model-clinical-summary",
        "triage/": "arn:aws:kms:us-west-2:111122223333:alias/claims-dr-model-triage",
    }


def test_replication_rules_differ_in_priority_and_the_general_one_yields(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names
) -> None:
    rules = _bucket(rendered(lambda scope: _registry(scope, names, replica=Replica(paired))))[
        "ReplicationConfiguration"
    ]["Rules"]
    priorities = {rule["Filter"]["Prefix"]: rule["Priority"] for rule in rules}
    assert len(set(priorities.values())) == len(rules)
    assert min(priorities, key=lambda prefix: priorities[prefix]) == ""


def test_replication_promises_a_time_and_measures_it(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names
) -> None:
    for rule in _bucket(rendered(lambda scope: _registry(scope, names, replica=Replica(paired))))[
        "ReplicationConfiguration"
    ]["Rules"]:
        assert rule["Destination"]["ReplicationTime"] == {"Status": "Enabled", "Time": {"Minutes": 15}}
        assert rule["Destination"]["Metrics"]["Status"] == "Enabled"
        assert rule["SourceSelectionCriteria"] == {"SseKmsEncryptedObjects": {"Status": "Enabled"}}
        assert rule["DeleteMarkerReplication"] == {"Status": "Disabled"}


def test_models_that_share_a_key_need_one_replication_rule(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names
) -> None:
    shared = ModelRegistry(retention=Retention(days=30), keys="shared")
    bucket = _bucket(rendered(lambda scope: _registry(scope, names, registry=shared, replica=Replica(paired))))
    assert len(bucket["ReplicationConfiguration"]["Rules"]) == 1


def test_replicating_does_not_depend_on_the_order_of_models(
    rendered: Callable[..., dict[str, Any]], names: Names, paired: Names
) -> None:
    one = rendered(lambda scope: _registry(scope, names, replica=Replica(paired), models=["a", "b", "c"]))
    other = rendered(lambda scope: _registry(scope, names, replica=Replica(paired), models=["c", "a", "b"]))
    assert one == other


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bucket_name": "Claims_Models"}, "bucket_name: must hold lower-case letters, digits and hyphens only"),
        ({"vpc_endpoint_ids": []}, "vpc_endpoint_ids: must name at least one endpoint"),
        ({"models": ["triage", "triage"]}, 'models: must name each model once, got "triage"'),
        (
            {
                "models": [f"model-{place}" for place in range(1000)],
                "replica": Replica(Names("claims", "dr", "111122223333", "us-west-2")),
            },
            'models: must need at most 1,000 replication rules on one bucket, got 1,001; .*keys="shared"',
        ),
        (
            {
                "registry": ModelRegistry(
                    retention=Retention(days=1), publishers=("arn:aws-cn:iam::111122223333:role/p",)
                )
            },
            r"publishers\[0\]: must be in the environment's partition aws",
        ),
        (
            {
                "registry": ModelRegistry(
                    retention=Retention(days=1),
                    publishers=tuple(f"arn:aws:iam::111122223333:role/publisher-{place}" for place in range(500)),
                )
            },
            "publishers: must have at most 20,480 bytes in a bucket policy",
        ),
    ],
)
def test_what_s3_would_refuse_is_refused(
    rendered: Callable[..., dict[str, Any]], names: Names, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(DescriptionError, match=message):
        rendered(lambda scope: _registry(scope, names, **changes))


def test_a_models_key_is_tagged_rotated_and_found_by_alias(
    rendered: Callable[..., dict[str, Any]],
    names: Names,
    of_type: Callable[..., list[dict[str, Any]]],
    json_snapshot: SnapshotAssertion,
) -> None:
    resources = rendered(lambda scope: ModelKey(scope, "Key", names=names, model="triage"))
    (key,) = of_type(resources, "AWS::KMS::Key")
    assert key["EnableKeyRotation"] is True
    assert {tag["Key"]: tag["Value"] for tag in key["Tags"]} == {
        "inferplane.dev/model": "triage",
        "inferplane.dev/platform": "claims-prod",
    }
    (alias,) = of_type(resources, "AWS::KMS::Alias")
    assert alias["AliasName"] == "alias/claims-prod-model-triage"
    assert resources == json_snapshot


def test_a_key_says_its_alias_arn_before_it_exists(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    made: list[PlatformKey] = []
    rendered(lambda scope: made.append(ModelKey(scope, "Key", names=names, model="triage")))
    assert made[0].alias_arn == "arn:aws:kms:us-east-1:111122223333:alias/claims-prod-model-triage"


def test_interfaces_are_made_once(rendered: Callable[..., dict[str, Any]], names: Names) -> None:
    def build(scope: Construct) -> None:
        registry = _registry(scope, names)
        assert registry.bucket_interface is registry.bucket_interface
        assert registry.key.key_interface is registry.key.key_interface

    rendered(build)
