"""Stores: locks and replication of buckets."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import boolean, mapping, mappings, text

_BUCKET = "AWS::S3::Bucket"
_LOCK = """
Resources:
  Registry:
    Type: AWS::S3::Bucket
    Properties:
      ObjectLockConfiguration:
        ObjectLockEnabled: Enabled
        Rule: {DefaultRetention: {Mode: GOVERNANCE, Days: 30}}
"""


@rule(
    "IP-521",
    "a lock of objects in a bucket that is not made for it",
    happens="The stack hangs while the bucket is created, and ends with an internal error.",
    cure="Set ObjectLockEnabled on the bucket.",
    sources=("https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/626",),
    bad=_LOCK,
    good=_LOCK.replace("    Properties:\n", "    Properties:\n      ObjectLockEnabled: true\n"),
)
def lock_not_enabled(index: Index) -> Iterator[Finding | NotJudged]:
    """A configuration of Object Lock without what enables it."""
    for each in index.resources(_BUCKET):
        if "ObjectLockConfiguration" in each.properties and "ObjectLockEnabled" not in each.properties:
            yield Finding(
                each,
                "Properties.ObjectLockConfiguration",
                "a lock without ObjectLockEnabled",
                "ObjectLockEnabled: true",
                "set ObjectLockEnabled",
            )


_REPLICATED = """
Resources:
  Registry:
    Type: AWS::S3::Bucket
    Properties:
      VersioningConfiguration: {Status: Enabled}
      BucketEncryption:
        ServerSideEncryptionConfiguration:
          - ServerSideEncryptionByDefault: {SSEAlgorithm: aws:kms}
      ReplicationConfiguration:
        Role: replication
        Rules:
          - Status: Enabled
            Destination: {Bucket: copies}
"""


@rule(
    "IP-522",
    "encrypted objects that are silently not replicated",
    happens="S3 skips every object that a KMS key encrypts: the copy is empty on the day that it is needed.",
    cure="Select SseKmsEncryptedObjects, and name the key of the copies.",
    sources=("https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-config-for-kms-objects.html",),
    bad=_REPLICATED,
    good=_REPLICATED.replace(
        "            Destination: {Bucket: copies}",
        "            SourceSelectionCriteria: {SseKmsEncryptedObjects: {Status: Enabled}}\n"
        "            Destination: {Bucket: copies, EncryptionConfiguration: {ReplicaKmsKeyID: key}}",
    ),
)
def encrypted_and_not_replicated(index: Index) -> Iterator[Finding | NotJudged]:
    """A rule of replication that leaves out what the bucket's own encryption makes."""
    for each in index.resources(_BUCKET):
        defaults = mappings(each.properties, "BucketEncryption", "ServerSideEncryptionConfiguration")
        algorithms = {text(held, "ServerSideEncryptionByDefault", "SSEAlgorithm") for _, held in defaults}
        if not algorithms & {"aws:kms", "aws:kms:dsse"}:
            continue
        for place, replication in mappings(each.properties, "ReplicationConfiguration", "Rules"):
            selected = text(replication, "SourceSelectionCriteria", "SseKmsEncryptedObjects", "Status")
            key = mapping(replication, "Destination", "EncryptionConfiguration").get("ReplicaKmsKeyID")
            if text(replication, "Status") == "Enabled" and not (selected == "Enabled" and key):
                yield Finding(
                    each,
                    f"Properties.ReplicationConfiguration.Rules[{place}]",
                    "KMS encryption, and a rule that does not select it"
                    if selected != "Enabled"
                    else "no key of the copies",
                    "SseKmsEncryptedObjects and a ReplicaKmsKeyID",
                    "add both, and let the role decrypt with one key and encrypt with the other",
                )


_COPIED = """
Resources:
  Registry:
    Type: AWS::S3::Bucket
    Properties:
      ObjectLockEnabled: true
      VersioningConfiguration: {Status: Enabled}
      ReplicationConfiguration:
        Role: replication
        Rules:
          - Status: Enabled
            Destination: {Bucket: {"Fn::GetAtt": [Copies, Arn]}}
  Copies:
    Type: AWS::S3::Bucket
    Properties:
      VersioningConfiguration: {Status: Enabled}
"""


@rule(
    "IP-523",
    "locked objects that are replicated to a bucket without a lock",
    happens="S3 refuses the replication: the destination of a locked bucket has to be locked too.",
    cure="Enable Object Lock on the destination.",
    sources=("https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-requirements.html",),
    bad=_COPIED,
    good=_COPIED.replace(
        "  Copies:\n    Type: AWS::S3::Bucket\n    Properties:\n",
        "  Copies:\n    Type: AWS::S3::Bucket\n    Properties:\n      ObjectLockEnabled: true\n",
    ),
)
def copies_without_lock(index: Index) -> Iterator[Finding | NotJudged]:
    """A locked bucket's destination, where it is among the files."""
    for each in index.resources(_BUCKET):
        if boolean(each.properties, "ObjectLockEnabled") is not True:
            continue
        for place, replication in mappings(each.properties, "ReplicationConfiguration", "Rules"):
            target = index.referred(mapping(replication, "Destination").get("Bucket"), each)
            if target is None or target.type != _BUCKET or "ObjectLockEnabled" in target.properties:
                continue
            yield Finding(
                target,
                "Properties.ObjectLockEnabled",
                f"no lock, while {each.logical_id} is locked (rule {place})",
                "ObjectLockEnabled: true",
                "enable it; an existing bucket has to be replaced",
            )
