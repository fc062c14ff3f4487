"""Who may talk to models: NetworkPolicies that close a namespace and open what models need; knows no platform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cdk8s import ApiObject
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s.network_policy import (
    HTTPS_PORT,
    Opening,
    check_cidrs,
    check_ports,
    let_in,
    let_out_to,
    let_out_to_dns,
    network_policy,
)

POD_IDENTITY_AGENT = "169.254.170.23/32"
"""Where the EKS Pod Identity agent answers on each node, on port 80."""
QUEUE_PROXY_PORTS = (8012, 8013)
"""Where Knative's queue proxy takes requests (HTTP/1 and HTTP/2) in front of a model."""
QUEUE_PROXY_METRICS_PORT = 9090
"""Where Knative's autoscaler reads the concurrency that the queue proxy counts."""

_NOT_S3 = ("10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16")
"""Private and link-local ranges: S3 has public addresses only, so these are taken out of what reaches it."""


class DefaultDeny(Construct):
    """Denies every pod of a namespace both directions, except what other policies allow."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        namespace: str | None = None,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the policy.

        Args:
            namespace: The namespace that is closed; the chart's by default.
            overrides: JSON merge patch on the NetworkPolicy.
        """
        super().__init__(scope, id)
        self.network_policy: ApiObject = network_policy(self, "policy", "default-deny", namespace, overrides=overrides)
        """The NetworkPolicy."""


class ModelTraffic(Construct):
    """What model servers need in a closed namespace.

    In: requests from the gateway, metric reads from whoever scales or watches, and with Knative the activator's
    requests and the autoscaler's reads. Out: DNS, the VPC's interface endpoints (STS, KMS, …), and S3.

    S3 is reached through its gateway endpoint, at S3's public addresses: a prefix list, which a NetworkPolicy cannot
    name. So port 443 is opened to every public address. In a VPC without internet gateway, NAT or other way out, S3's
    prefix list is all that has a route, and the endpoint's policy says which buckets; where a route leaves the VPC,
    leave `s3` out and allow that path by name.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        vpc_cidrs: Sequence[str],
        namespace: str | None = None,
        serving_ports: Sequence[int] = (8080,),
        gateway_namespace: str = "envoy-gateway-system",
        knative_namespace: str | None = None,
        metrics_namespaces: Sequence[str] = (),
        s3: bool = True,
        pod_identity: bool = False,
        pod_labels: Mapping[str, str] | None = None,
    ) -> None:
        """Define the policies.

        Args:
            vpc_cidrs: Address ranges of the VPC, in which the interface endpoints are.
            namespace: Namespace of the models; the chart's by default.
            serving_ports: Ports on which model servers listen.
            gateway_namespace: Namespace of the gateway's proxies.
            knative_namespace: Namespace of Knative Serving, where models run in Knative mode; none by default.
            metrics_namespaces: Namespaces whose pods read metrics from the serving ports, such as `keda`.
            s3: Whether model servers or their initializers read S3 through the VPC's gateway endpoint.
            pod_identity: Whether they get credentials from the EKS Pod Identity agent.
            pod_labels: Labels of the pods that this opens; all pods of the namespace by default.

        Raises:
            DescriptionError: when a range or a port cannot be.
        """
        faults = FaultList(type(self).__name__)
        check_cidrs(faults, "vpc_cidrs", vpc_cidrs)
        check_ports(faults, "serving_ports", serving_ports)
        faults.raise_if_any()
        super().__init__(scope, id)

        ports = tuple(serving_ports)
        came_from = [Opening((gateway_namespace,), ports)]
        if knative_namespace is not None:
            # the gateway sends to the queue proxy as soon as the activator has left the path
            came_from[0] = Opening((gateway_namespace,), (*ports, *QUEUE_PROXY_PORTS))
            came_from.append(Opening((knative_namespace,), (*QUEUE_PROXY_PORTS, QUEUE_PROXY_METRICS_PORT)))
        if metrics_namespaces:
            came_from.append(Opening(tuple(metrics_namespaces), ports))
        network_policy(self, "requests", "allow-requests", namespace, labels=pod_labels, ingress=map(let_in, came_from))

        egress = [let_out_to_dns(), let_out_to(vpc_cidrs, HTTPS_PORT)]
        if s3:
            egress.append(let_out_to(["0.0.0.0/0"], HTTPS_PORT, without=_NOT_S3))
        if pod_identity:
            egress.append(let_out_to([POD_IDENTITY_AGENT], 80))
        network_policy(self, "aws", "allow-aws", namespace, labels=pod_labels, egress=egress)
