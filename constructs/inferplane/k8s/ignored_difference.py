"""Fields that Argo CD leaves to somebody else, and who that is; knows no platform.

See https://argo-cd.readthedocs.io/en/stable/user-guide/diffing/.
"""

from __future__ import annotations

from pydantic import model_validator

from inferplane.errors import Fault
from inferplane.spec.value import Value, refuse_all


class IgnoredDifference(Value):
    """Fields that somebody else writes, so that Argo CD neither shows them as a difference nor writes them back.

    Raises:
        DescriptionError: when nothing says which fields.
    """

    kind: str
    """Kind of the objects."""
    group: str = ""
    """API group of the kind; the core group by default."""
    name: str | None = None
    """Name of the one object that is meant; all of the kind by default."""
    json_pointers: tuple[str, ...] = ()
    """The fields, as JSON pointers such as `/spec/replicas`."""
    jq_path_expressions: tuple[str, ...] = ()
    """The fields, as jq paths."""
    managers: tuple[str, ...] = ()
    """Whatever these field managers wrote."""
    reason: str
    """Who writes them and why, in one sentence; it is emitted with the Application."""

    @model_validator(mode="after")
    def _names_fields(self) -> IgnoredDifference:
        if not self.json_pointers and not self.jq_path_expressions and not self.managers:
            cure = "set json_pointers, jq_path_expressions or managers"
            refuse_all(type(self).__name__, [Fault("", "must say which fields are ignored", cure=cure)])
        return self


AGGREGATED_ROLES = IgnoredDifference(
    group="rbac.authorization.k8s.io",
    kind="ClusterRole",
    managers=("clusterrole-aggregation-controller",),
    reason="the controller manager fills the rules of aggregated roles",
)
"""The rules of ClusterRoles that collect other roles' rules, such as the Knative operator's."""
AUTOSCALED_REPLICAS = IgnoredDifference(
    group="apps",
    kind="Deployment",
    json_pointers=("/spec/replicas",),
    reason="the autoscaler sets the number of replicas",
)
"""The replicas of Deployments that an HPA or KEDA scales."""
KARPENTER_HASHES = (
    IgnoredDifference(
        group="karpenter.sh",
        kind="NodePool",
        json_pointers=(
            "/metadata/annotations/karpenter.sh~1nodepool-hash",
            "/metadata/annotations/karpenter.sh~1nodepool-hash-version",
        ),
        reason="Karpenter writes the hash that it finds drift by",
    ),
    IgnoredDifference(
        group="karpenter.k8s.aws",
        kind="EC2NodeClass",
        json_pointers=(
            "/metadata/annotations/karpenter.k8s.aws~1ec2nodeclass-hash",
            "/metadata/annotations/karpenter.k8s.aws~1ec2nodeclass-hash-version",
        ),
        reason="Karpenter writes the hash that it finds drift by",
    ),
)
"""What Karpenter writes onto node pools and node classes."""
