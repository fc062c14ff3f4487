"""Identities of workloads: a role per service account (IRSA), or one role for any number of them (EKS Pod Identity).

No long-lived keys anywhere, and no inline policies. These constructs know buckets and keys by ARN only, and no cluster
but by its name and issuer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from aws_cdk import CfnTag
from aws_cdk import aws_eks as eks
from aws_cdk import aws_iam as iam
from constructs import Construct

from inferplane.aws.policy import Statement, allow, document, irsa_trust, pod_identity_trust
from inferplane.errors import FaultList
from inferplane.plan.limits import policy_faults
from inferplane.plan.names import LABEL_DOMAIN, ROLE_NAME_LIMIT, Names

MODEL_TAG = f"{LABEL_DOMAIN}/model"
"""Tag of a model's KMS key: the model's name. Pod Identity roles are let to a key by it."""
PLATFORM_TAG = f"{LABEL_DOMAIN}/platform"
"""Tag of a model's KMS key: `<platform>-<environment>`, so that two platforms' models of one name stay apart."""

_SERVICE_ACCOUNT = "${aws:PrincipalTag/kubernetes-service-account}"


class WorkloadRole(Construct):
    """A role that the pods of one Kubernetes service account assume, with one managed policy (IRSA).

    See https://docs.aws.amazon.com/eks/latest/userguide/iam-roles-for-service-accounts.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        role_name: str,
        issuer: str,
        namespace: str,
        service_account: str,
        statements: Sequence[Statement] = (),
        managed_policy_arns: Sequence[str] = (),
        description: str | None = None,
    ) -> None:
        """Make the role.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            role_name: the role's fixed name, so that its ARN can be written on the service account; at most 64
                characters.
            issuer: the cluster's OIDC issuer, host and path without `https://`; may be a CloudFormation token.
            namespace: the service account's namespace.
            service_account: the service account's name.
            statements: what the workload may do, as one managed policy; none is made when there are no statements.
            managed_policy_arns: policies made elsewhere that the role also has.
            description: what the role is for; says whose it is by default.

        Raises:
            DescriptionError: if the name is too long, the issuer is written with its scheme, or the statements are too
                long for one managed policy.
        """
        faults = FaultList(type(self).__name__)
        if len(role_name) > ROLE_NAME_LIMIT:
            faults.add(
                "role_name",
                f"must have at most {ROLE_NAME_LIMIT} characters",
                got=role_name,
                cure="take the name from inferplane.plan.names, which shortens it",
            )
        if issuer.startswith("https://"):
            faults.add("issuer", "must be host and path alone", got=issuer, cure="leave https:// out")
        permissions = document(statements)
        faults.extend(policy_faults("statements", permissions))
        faults.raise_if_any()
        super().__init__(scope, id)
        policies = list(managed_policy_arns)
        if statements:
            policy = iam.CfnManagedPolicy(self, "Policy", managed_policy_name=role_name, policy_document=permissions)
            policies.append(policy.ref)
        self.role = iam.CfnRole(
            self,
            "Role",
            role_name=role_name,
            description=description or f"Pods of service account {service_account} in namespace {namespace}",
            assume_role_policy_document=irsa_trust(issuer, namespace=namespace, service_account=service_account),
            managed_policy_arns=policies or None,
        )
        self.role_name = role_name
        """The role's name."""

    @property
    def role_arn(self) -> str:
        """The role's ARN, for use in the same app's templates."""
        return self.role.attr_arn

    @cached_property
    def role_interface(self) -> iam.IRole:
        """The role as CDK's own interface, for `grant_x` methods of other constructs."""
        return iam.Role.from_role_name(self, "Imported", self.role_name)


class ModelReaderRole(WorkloadRole):
    """A role that reads one model's published versions and decrypts with that model's key, and nothing else (IRSA).

    It may make exactly the calls that KServe's storage initializer makes: HeadBucket, ListObjects under the version's
    prefix, HeadObject and GetObject, and what S3 asks of KMS on its behalf.

    HeadBucket is `s3:ListBucket` without a prefix, and so is the listing of a whole bucket: IAM cannot tell them apart.
    The ways out are a bucket or access point per model (one more resource and one more policy each, and the
    initializer's URI is then no longer the registry's), an initializer of one's own, or letting workloads see key
    *names*. The last is the default: a key name holds a model's name, a version and a file name; contents stay closed
    by prefix and by key. With `sees_key_names=False` the un-prefixed call is closed, for engines that stream weights
    and never call HeadBucket.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        role_name: str,
        issuer: str,
        namespace: str,
        service_account: str,
        model: str,
        bucket_arn: str,
        key_arn: str | None,
        sees_key_names: bool = True,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Make the role.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            role_name: the role's fixed name.
            issuer: the cluster's OIDC issuer, host and path without `https://`; may be a CloudFormation token.
            namespace: the service account's namespace.
            service_account: the service account's name.
            model: the model's name; its versions lie under `<model>/v<N>/`.
            bucket_arn: the registry bucket's ARN.
            key_arn: ARN of the key that the model's objects are encrypted with; None when S3's own keys are used.
            sees_key_names: let the pods call HeadBucket, which KServe's initializer does first.
            statements: what else the workload may do.
        """
        super().__init__(
            scope,
            id,
            role_name=role_name,
            issuer=issuer,
            namespace=namespace,
            service_account=service_account,
            statements=[
                *reading_statements(model, bucket_arn=bucket_arn, sees_key_names=sees_key_names),
                *([] if key_arn is None else [_decrypting(key_arn, model, bucket_arn)]),
                *statements,
            ],
            description=f"Reads model {model} for service account {service_account} in namespace {namespace}",
        )


class PodIdentityReaders(Construct):
    """One role with which any number of models read each its own prefix and decrypt each with its own key.

    EKS Pod Identity puts the pod's service account into the session's tags; bucket prefix and key are compared with it,
    so a service account must bear its model's name. A model's key is recognized by its tags (`MODEL_TAG`,
    `PLATFORM_TAG`), since one policy cannot list thousands of keys and key ARNs cannot be known ahead; whoever may tag
    keys may widen this.

    See https://docs.aws.amazon.com/eks/latest/userguide/pod-id-abac.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        names: Names,
        namespace: str,
        bucket_arn: str,
        cluster_name: str | None = None,
        role_name: str | None = None,
        shared_key_arn: str | None = None,
        sees_key_names: bool = True,
    ) -> None:
        """Make the role; each model then needs a `ModelAssociation`.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            namespace: the namespace of the models' service accounts.
            bucket_arn: the registry bucket's ARN.
            cluster_name: the cluster; the environment's own by default.
            role_name: the role's fixed name; `pod_identity_role_name(names)` by default.
            shared_key_arn: ARN of the one key of the registry; by default each model's own key, known by its tags.
            sees_key_names: let the pods call HeadBucket, which KServe's initializer does first (see `ModelReaderRole`).
        """
        super().__init__(scope, id)
        self.role_name = role_name or pod_identity_role_name(names)
        """The role's name."""
        self.cluster_name = cluster_name or names.prefix
        """The cluster whose pods may have the role."""
        self.namespace = namespace
        """The namespace of the service accounts."""
        decrypting = (
            _decrypting(shared_key_arn, _SERVICE_ACCOUNT, bucket_arn)
            if shared_key_arn is not None
            else _decrypting(
                names.arn("kms", "key/*"),
                _SERVICE_ACCOUNT,
                bucket_arn,
                {
                    f"aws:ResourceTag/{MODEL_TAG}": _SERVICE_ACCOUNT,
                    f"aws:ResourceTag/{PLATFORM_TAG}": names.prefix,
                },
            )
        )
        policy = iam.CfnManagedPolicy(
            self,
            "Policy",
            managed_policy_name=self.role_name,
            policy_document=document(
                [
                    *reading_statements(_SERVICE_ACCOUNT, bucket_arn=bucket_arn, sees_key_names=sees_key_names),
                    decrypting,
                ]
            ),
        )
        self.role = iam.CfnRole(
            self,
            "Role",
            role_name=self.role_name,
            description=f"Models of namespace {namespace}, each reading its own prefix by session tag",
            assume_role_policy_document=pod_identity_trust(cluster_name=self.cluster_name, namespace=namespace),
            managed_policy_arns=[policy.ref],
        )

    @property
    def role_arn(self) -> str:
        """The role's ARN, for use in the same app's templates."""
        return self.role.attr_arn


class ModelAssociation(eks.CfnPodIdentityAssociation):
    """Gives one service account of a cluster a role through EKS Pod Identity: one resource a model.

    Put them in stacks of their own, below CloudFormation's 500 resources each; they need the cluster and the role by
    name only.

    See https://docs.aws.amazon.com/eks/latest/userguide/pod-id-association.html
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        cluster_name: str,
        namespace: str,
        service_account: str,
        role_arn: str,
        tags: Sequence[CfnTag] | None = None,
    ) -> None:
        """Make the association; session tags stay on, since the role's policy reads them."""
        super().__init__(
            scope,
            id,
            cluster_name=cluster_name,
            namespace=namespace,
            service_account=service_account,
            role_arn=role_arn,
            tags=tags,
        )


def pod_identity_role_name(names: Names) -> str:
    """The name of the one role of an environment's models under EKS Pod Identity."""
    return names.unique("models")


def reading_statements(model: str, *, bucket_arn: str, sees_key_names: bool = True) -> list[Statement]:
    """What reading one model's published versions takes of S3, for a role of one's own."""
    head = allow("HeadBucket", "s3:ListBucket", bucket_arn, {"Null": {"s3:prefix": "true"}})
    return [
        *([head] if sees_key_names else []),
        allow(
            "ListOwnVersions",
            "s3:ListBucket",
            bucket_arn,
            {"StringLike": {"s3:prefix": [f"{model}/v*/", f"{model}/v*/*"]}},
        ),
        allow("ReadOwnVersions", "s3:GetObject", f"{bucket_arn}/{model}/v*/*"),
    ]


def _decrypting(key_arn: str, model: str, bucket_arn: str, tags: Mapping[str, str] | None = None) -> Statement:
    """Decrypting for the model's objects.

    The encryption context is the bucket where S3 Bucket Keys are on, else the object.
    """
    condition: dict[str, Mapping[str, str | Sequence[str]]] = {
        "StringLike": {"kms:EncryptionContext:aws:s3:arn": [bucket_arn, f"{bucket_arn}/{model}/v*/*"]}
    }
    if tags:
        condition["StringEquals"] = tags
    return allow("DecryptOwnModel", "kms:Decrypt", key_arn, condition)
