"""Who may do what, decided as IAM decides: the very calls of engines, publishers, deployers and replication.

The judge below knows the few operators that these policies use and refuses any other. It follows
https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from constructs import Construct

from inferplane.aws.identity import MODEL_TAG, PLATFORM_TAG, ModelReaderRole, PodIdentityReaders
from inferplane.aws.registry import ModelRegistryBucket, Replica, registry_statements
from inferplane.plan.names import Names
from inferplane.spec.registry import ModelRegistry, Retention

VPCE = "vpce-0123456789abcdef0"
BUCKET = "arn:aws:s3:::claims-prod-registry-us-east-1-111122223333"
REPLICA_BUCKET = "arn:aws:s3:::claims-dr-registry-us-west-2-111122223333"
KEY = "arn:aws:kms:us-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"
OTHER_KEY = "arn:aws:kms:us-east-1:111122223333:key/99999999-12ab-34cd-56ef-1234567890ab"
ROLE = "arn:aws:iam::111122223333:role/"
PUBLISHER, BREAK_GLASS, STRANGER = f"{ROLE}publish-models", f"{ROLE}break-glass", f"{ROLE}stranger"
DEPLOYER = f"{ROLE}cdk-hnb659fds-cfn-exec-role-111122223333-us-east-1"
REPLICATOR = f"{ROLE}claims-prod-replication-us-east-1-111122223333"

Context = Mapping[str, str | Sequence[str]]


def _like(pattern: str, value: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*").replace(r"\?", "."), value, re.DOTALL) is not None


_OPERATORS: dict[str, Callable[[str, str], bool]] = {
    "StringEquals": lambda wanted, got: wanted == got,
    "StringLike": _like,
    "ArnLike": _like,
    "Bool": lambda wanted, got: wanted.lower() == got.lower(),
    "NumericLessThan": lambda wanted, got: float(got) < float(wanted),
}
_NEGATED = {"StringNotEquals": "StringEquals", "ArnNotLike": "ArnLike"}


def _listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def _filled(text: str, context: Context) -> str | None:
    """The text with its policy variables replaced, or None if the request lacks one of them."""
    for name in re.findall(r"\$\{([^}]+)\}", text):
        if name not in context:
            return None
        text = text.replace(f"${{{name}}}", str(context[name]))
    return text


def _meets(operator: str, key: str, wanted: list[str], context: Context) -> bool:
    base = operator.removeprefix("ForAnyValue:")
    if base == "Null":
        return (key not in context) == (wanted == ["true"])
    if base.endswith("IfExists"):
        return key not in context or _meets(base.removesuffix("IfExists"), key, wanted, context)
    if base in _NEGATED:
        return not _meets(_NEGATED[base], key, wanted, context)
    if key not in context:
        return False
    filled = [text for each in wanted if (text := _filled(each, context)) is not None]
    return any(_OPERATORS[base](text, got) for text in filled for got in _listed(context[key]))


def _applies(statement: Mapping[str, Any], action: str, resource: str, context: Context) -> bool:
    resources = [text for each in _listed(statement["Resource"]) if (text := _filled(each, context)) is not None]
    return (
        any(_like(each.lower(), action.lower()) for each in _listed(statement["Action"]))
        and any(_like(each, resource) for each in resources)
        and all(
            _meets(operator, key, _listed(wanted), context)
            for operator, keys in statement.get("Condition", {}).items()
            for key, wanted in keys.items()
        )
    )


def allowed(statements: Sequence[Mapping[str, Any]], action: str, resource: str, context: Context) -> bool:
    """Whether these statements together, of the principal's and of the resource's policies, allow the request."""
    effects = {each["Effect"] for each in statements if _applies(each, action, resource, context)}
    return effects == {"Allow"}


def request(principal: str, *, inside: bool = True) -> dict[str, str | Sequence[str]]:
    """What IAM knows of a signed call over TLS, from inside the VPC or from outside."""
    context: dict[str, str | Sequence[str]] = {
        "aws:PrincipalArn": principal,
        "aws:PrincipalIsAWSService": "false",
        "aws:SecureTransport": "true",
        "s3:TlsVersion": "1.3",
    }
    if inside:
        context["aws:SourceVpce"] = VPCE
    return context


@pytest.fixture
def policies(rendered: Callable[..., dict[str, Any]], names: Names, paired: Names) -> dict[str, list[dict[str, Any]]]:
    """The statements of every policy of a registry with its readers, by the policy's name or bucket."""

    def build(scope: Construct) -> None:
        registry = ModelRegistry(retention=Retention(days=30), publishers=(PUBLISHER,), break_glass=(BREAK_GLASS,))
        ModelRegistryBucket(
            scope, "Registry", names=names, registry=registry, vpc_endpoint_ids=[VPCE], replica=Replica(paired)
        )
        ModelReaderRole(
            scope,
            "Reader",
            role_name="reader",
            issuer="oidc.example",
            namespace="inference",
            service_account="clinical-summary",
            model="clinical-summary",
            bucket_arn=BUCKET,
            key_arn=KEY,
        )
        PodIdentityReaders(
            scope, "Readers", names=names, namespace="inference", bucket_arn=BUCKET, role_name="pod-identity"
        )

    return {
        str(properties.get("ManagedPolicyName", properties.get("Bucket"))): properties["PolicyDocument"]["Statement"]
        for resource in rendered(build).values()
        for properties in [resource["Properties"]]
        if resource["Type"] in ("AWS::IAM::ManagedPolicy", "AWS::S3::BucketPolicy")
    }


@pytest.fixture
def bucket_policy(policies: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    return policies["claims-prod-registry-us-east-1-111122223333"]


@pytest.mark.parametrize("way", ["reader", "pod-identity"])
@pytest.mark.parametrize(
    ("action", "resource", "context", "verdict"),
    [
        pytest.param("s3:ListBucket", BUCKET, {}, True, id="HeadBucket, the initializer's first call"),
        pytest.param("s3:ListBucket", BUCKET, {"s3:prefix": "clinical-summary/v7/"}, True, id="list its version"),
        pytest.param("s3:GetObject", f"{BUCKET}/clinical-summary/v7/a/b.safetensors", {}, True, id="get its weights"),
        pytest.param("s3:ListBucket", BUCKET, {"s3:prefix": "clinical-summary/v7"}, False, id="v7 is not v70"),
        pytest.param("s3:ListBucket", BUCKET, {"s3:prefix": "clinical-summary/"}, False, id="list all its versions"),
        pytest.param("s3:ListBucket", BUCKET, {"s3:prefix": "triage/v1/"}, False, id="list another model"),
        pytest.param("s3:ListBucket", BUCKET, {"s3:prefix": ""}, False, id="list by an empty prefix"),
        pytest.param("s3:GetObject", f"{BUCKET}/triage/v1/model.safetensors", {}, False, id="get another's weights"),
        pytest.param("s3:GetObject", f"{BUCKET}/clinical-summary-2/v1/model", {}, False, id="get a namesake's weights"),
        pytest.param("s3:PutObject", f"{BUCKET}/clinical-summary/v8/model", {}, False, id="publish"),
        pytest.param("s3:DeleteObject", f"{BUCKET}/clinical-summary/v7/model", {}, False, id="withdraw"),
        pytest.param("s3:ListBucket", REPLICA_BUCKET, {}, False, id="another bucket"),
    ],
)
def test_a_model_reads_its_own_versions_only(
    policies: dict[str, list[dict[str, Any]]],
    bucket_policy: list[dict[str, Any]],
    way: str,
    action: str,
    resource: str,
    context: dict[str, str],
    verdict: bool,
) -> None:
    tags = {"aws:PrincipalTag/kubernetes-service-account": "clinical-summary"} if way == "pod-identity" else {}
    made = request(f"{ROLE}{way}") | context | tags
    assert allowed(policies[way] + bucket_policy, action, resource, made) is verdict


@pytest.mark.parametrize("way", ["reader", "pod-identity"])
def test_a_model_is_not_read_from_outside_the_vpc(
    policies: dict[str, list[dict[str, Any]]], bucket_policy: list[dict[str, Any]], way: str
) -> None:
    context = request(f"{ROLE}{way}", inside=False) | {
        "aws:PrincipalTag/kubernetes-service-account": "clinical-summary"
    }
    weights = f"{BUCKET}/clinical-summary/v7/model.safetensors"
    assert not allowed(policies[way] + bucket_policy, "s3:GetObject", weights, context)


@pytest.mark.parametrize(
    ("key", "context", "verdict"),
    [
        (KEY, {"kms:EncryptionContext:aws:s3:arn": BUCKET}, True),
        (KEY, {"kms:EncryptionContext:aws:s3:arn": f"{BUCKET}/clinical-summary/v7/model"}, True),
        (KEY, {"kms:EncryptionContext:aws:s3:arn": f"{BUCKET}/triage/v1/model"}, False),
        (KEY, {"kms:EncryptionContext:aws:s3:arn": "arn:aws:s3:::elsewhere"}, False),
        (KEY, {}, False),
        (OTHER_KEY, {"kms:EncryptionContext:aws:s3:arn": BUCKET}, False),
    ],
)
def test_a_model_decrypts_with_its_own_key_only(
    policies: dict[str, list[dict[str, Any]]], key: str, context: dict[str, str], verdict: bool
) -> None:
    assert allowed(policies["reader"], "kms:Decrypt", key, request(f"{ROLE}reader") | context) is verdict


@pytest.mark.parametrize(
    ("tags", "verdict"),
    [
        ({MODEL_TAG: "clinical-summary", PLATFORM_TAG: "claims-prod"}, True),
        ({MODEL_TAG: "triage", PLATFORM_TAG: "claims-prod"}, False),
        ({MODEL_TAG: "clinical-summary", PLATFORM_TAG: "research-prod"}, False),
        ({}, False),
    ],
)
def test_pod_identity_decrypts_with_the_key_that_bears_the_service_accounts_name(
    policies: dict[str, list[dict[str, Any]]], tags: dict[str, str], verdict: bool
) -> None:
    context = request(f"{ROLE}pod-identity") | {
        "aws:PrincipalTag/kubernetes-service-account": "clinical-summary",
        "kms:EncryptionContext:aws:s3:arn": BUCKET,
        **{f"aws:ResourceTag/{key}": value for key, value in tags.items()},
    }
    assert allowed(policies["pod-identity"], "kms:Decrypt", KEY, context) is verdict


def test_a_session_without_tags_reads_nothing(policies: dict[str, list[dict[str, Any]]]) -> None:
    context = request(f"{ROLE}pod-identity")
    assert not allowed(policies["pod-identity"], "s3:GetObject", f"{BUCKET}/clinical-summary/v7/model", context)
    assert not allowed(policies["pod-identity"], "s3:GetObject", f"{BUCKET}//v7/model", context)


EVERYTHING = [{"Effect": "Allow", "Action": "*", "Resource": "*"}]
OBJECT = f"{BUCKET}/clinical-summary/v7/model.safetensors"
CREATING = {"s3:ObjectCreationOperation": "true"}
IF_NONE_MATCH = {"s3:if-none-match": "*"}


@pytest.mark.parametrize(
    ("principal", "inside", "action", "resource", "context", "verdict"),
    [
        pytest.param(PUBLISHER, False, "s3:PutObject", OBJECT, CREATING | IF_NONE_MATCH, True, id="publish"),
        pytest.param(PUBLISHER, False, "s3:PutObject", OBJECT, CREATING, False, id="overwrite"),
        pytest.param(
            PUBLISHER, False, "s3:PutObject", OBJECT, {"s3:ObjectCreationOperation": "false"}, True, id="upload a part"
        ),
        pytest.param(
            PUBLISHER,
            False,
            "s3:PutObject",
            OBJECT,
            CREATING | IF_NONE_MATCH | {"s3:x-amz-server-side-encryption": "aws:kms"},
            True,
            id="publish with a key",
        ),
        pytest.param(
            PUBLISHER,
            False,
            "s3:PutObject",
            OBJECT,
            CREATING | IF_NONE_MATCH | {"s3:x-amz-server-side-encryption": "AES256"},
            False,
            id="publish without a KMS key",
        ),
        pytest.param(STRANGER, True, "s3:PutObject", OBJECT, CREATING, False, id="overwrite from inside"),
        pytest.param(DEPLOYER, False, "s3:PutObject", OBJECT, CREATING, False, id="overwrite by the deployer"),
        pytest.param(BREAK_GLASS, False, "s3:PutObject", OBJECT, CREATING, False, id="overwrite in an emergency"),
        pytest.param(STRANGER, False, "s3:GetObject", OBJECT, {}, False, id="read from outside"),
        pytest.param(STRANGER, True, "s3:GetObject", OBJECT, {}, True, id="read from inside, if IAM allows"),
        pytest.param(PUBLISHER, False, "s3:DeleteObject", OBJECT, {}, False, id="hide by the publisher"),
        pytest.param(PUBLISHER, False, "s3:DeleteObjectVersion", OBJECT, {}, False, id="delete by the publisher"),
        pytest.param(DEPLOYER, False, "s3:DeleteObjectVersion", OBJECT, {}, False, id="delete by the deployer"),
        pytest.param(DEPLOYER, False, "s3:DeleteBucket", BUCKET, {}, False, id="delete the bucket"),
        pytest.param(PUBLISHER, False, "s3:PutObjectRetention", OBJECT, {}, False, id="shorten retention"),
        pytest.param(DEPLOYER, False, "s3:BypassGovernanceRetention", OBJECT, {}, False, id="bypass by the deployer"),
        pytest.param(DEPLOYER, False, "s3:PutBucketPolicy", BUCKET, {}, True, id="deploy the policy"),
        pytest.param(DEPLOYER, False, "s3:PutBucketVersioning", BUCKET, {}, True, id="deploy versioning"),
        pytest.param(
            DEPLOYER, False, "s3:PutBucketObjectLockConfiguration", BUCKET, {}, True, id="deploy the default retention"
        ),
        pytest.param(STRANGER, True, "s3:PutBucketVersioning", BUCKET, {}, False, id="suspend versioning"),
        pytest.param(BREAK_GLASS, False, "s3:DeleteObjectVersion", OBJECT, {}, True, id="delete in an emergency"),
        pytest.param(BREAK_GLASS, False, "s3:BypassGovernanceRetention", OBJECT, {}, True, id="bypass in an emergency"),
        pytest.param(
            REPLICATOR, False, "s3:GetObjectVersionForReplication", OBJECT, {}, True, id="copy to the paired region"
        ),
        pytest.param(
            PUBLISHER, False, "s3:GetObject", OBJECT, {"aws:SecureTransport": "false"}, False, id="plain HTTP"
        ),
        pytest.param(STRANGER, True, "s3:GetObject", OBJECT, {"s3:TlsVersion": "1.1"}, False, id="old TLS"),
    ],
)
def test_the_bucket_policy_binds_whoever_iam_lets_do_everything(
    bucket_policy: list[dict[str, Any]],
    principal: str,
    inside: bool,
    action: str,
    resource: str,
    context: dict[str, str],
    verdict: bool,
) -> None:
    made = request(principal, inside=inside) | context
    assert allowed(EVERYTHING + bucket_policy, action, resource, made) is verdict


def test_without_break_glass_roles_nobody_deletes() -> None:
    statements = [*EVERYTHING, *registry_statements(BUCKET, vpc_endpoint_ids=[VPCE], deployers=[DEPLOYER])]
    for principal in (DEPLOYER, STRANGER, BREAK_GLASS):
        assert not allowed(statements, "s3:DeleteObjectVersion", OBJECT, request(principal))


def test_aws_services_pass_the_endpoint() -> None:
    statements = [*EVERYTHING, *registry_statements(BUCKET, vpc_endpoint_ids=[VPCE])]
    service = {"aws:PrincipalIsAWSService": "true", "aws:SecureTransport": "true"}
    assert allowed(statements, "s3:GetBucketLocation", BUCKET, service)


@pytest.mark.parametrize(
    ("action", "resource", "context", "verdict"),
    [
        ("s3:GetReplicationConfiguration", BUCKET, {}, True),
        ("s3:GetObjectVersionForReplication", OBJECT, {}, True),
        ("s3:GetObjectRetention", OBJECT, {}, True),
        ("s3:GetObjectLegalHold", OBJECT, {}, True),
        ("s3:ReplicateObject", f"{REPLICA_BUCKET}/clinical-summary/v7/model", {}, True),
        ("s3:ReplicateDelete", f"{REPLICA_BUCKET}/clinical-summary/v7/model", {}, False),
        ("s3:GetObject", OBJECT, {}, False),
        (
            "kms:Decrypt",
            KEY,
            {
                "kms:ViaService": "s3.us-east-1.amazonaws.com",
                "kms:ResourceAliases": ["alias/claims-prod-model-clinical-summary"],
                "kms:EncryptionContext:aws:s3:arn": BUCKET,
            },
            True,
        ),
        (
            "kms:Decrypt",
            KEY,
            {
                "kms:ViaService": "s3.us-east-1.amazonaws.com",
                "kms:ResourceAliases": ["alias/payroll"],
                "kms:EncryptionContext:aws:s3:arn": BUCKET,
            },
            False,
        ),
        (
            "kms:Encrypt",
            "arn:aws:kms:us-west-2:111122223333:key/5678abcd-12ab-34cd-56ef-1234567890ab",
            {
                "kms:ViaService": "s3.us-west-2.amazonaws.com",
                "kms:ResourceAliases": ["alias/claims-dr-model-clinical-summary"],
                "kms:EncryptionContext:aws:s3:arn": REPLICA_BUCKET,
            },
            True,
        ),
        (
            "kms:Decrypt",
            "arn:aws:kms:us-west-2:111122223333:key/5678abcd-12ab-34cd-56ef-1234567890ab",
            {
                "kms:ViaService": "s3.us-west-2.amazonaws.com",
                "kms:ResourceAliases": ["alias/claims-dr-model-clinical-summary"],
                "kms:EncryptionContext:aws:s3:arn": REPLICA_BUCKET,
            },
            False,
        ),
    ],
)
def test_replication_reads_here_and_writes_there(
    policies: dict[str, list[dict[str, Any]]],
    action: str,
    resource: str,
    context: dict[str, str | list[str]],
    verdict: bool,
) -> None:
    role = policies["claims-prod-replication-us-east-1-111122223333"]
    assert allowed(role, action, resource, request(REPLICATOR, inside=False) | context) is verdict


def test_the_paired_bucket_takes_replicas_from_outside_its_vpc() -> None:
    statements = [
        *EVERYTHING,
        *registry_statements(REPLICA_BUCKET, vpc_endpoint_ids=["vpce-dr"], replicators=[REPLICATOR]),
    ]
    replica = f"{REPLICA_BUCKET}/clinical-summary/v7/model"
    assert allowed(statements, "s3:ReplicateObject", replica, request(REPLICATOR, inside=False))
    assert not allowed(statements, "s3:ReplicateObject", replica, request(STRANGER, inside=False))


def test_the_judge_refuses_an_operator_that_it_does_not_know() -> None:
    statement = {"Effect": "Allow", "Action": "*", "Resource": "*", "Condition": {"DateGreaterThan": {"k": "v"}}}
    with pytest.raises(KeyError):
        allowed([statement], "s3:GetObject", OBJECT, {"k": "v"})
