"""The Helm values of each component, for a VPC without a way out and images from the account's ECR; knows no platform.

Functions, not constructs: what they return is the `values` of a `ChartApplication`. Every image that a chart names is
replaced by its mirror under `registry` (`<ecr host>/<platform>`), by the digest where one is known. What is left at a
chart's default is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from inferplane.facts import components
from inferplane.facts.components import Component, Image

Values = Mapping[str, object]
"""The values of a chart, as its `values.yaml` nests them."""

KarpenterFeature = Literal["capacityBuffer", "nodeOverlay", "nodeRepair", "spotToSpotConsolidation", "staticCapacity"]
"""A feature gate of Karpenter that is off by default."""

AI_GATEWAY_HOST = "ai-gateway-controller.envoy-ai-gateway-system.svc.cluster.local"
"""Where Envoy Gateway reaches the AI gateway's extension server."""
AI_GATEWAY_PORT = 1063


def karpenter_values(
    *,
    registry: str,
    cluster_name: str,
    interruption_queue: str | None = None,
    role_arn: str | None = None,
    service_account: str = "karpenter",
    features: Sequence[KarpenterFeature] = (),
    isolated_vpc: bool = True,
    replicas: int = 2,
    cpu: str = "1",
    memory: str = "1Gi",
) -> Values:
    """Values of Karpenter's chart; its CRDs come from a chart of their own.

    `isolated_vpc` tells it that no price list and no IAM can be reached, which is why an EC2NodeClass then names an
    instance profile. CPU and memory are request and limit, as its installation guide has them; the chart sets none.
    Without `role_arn` the role is bound by EKS Pod Identity.

    See https://karpenter.sh/docs/getting-started/getting-started-with-karpenter/#private-clusters.
    """
    chart = components.component("karpenter")
    image = chart.image("karpenter/controller")
    resources = {"cpu": cpu, "memory": memory}
    settings: dict[str, object] = {"clusterName": cluster_name, "isolatedVPC": isolated_vpc}
    if interruption_queue is not None:
        settings["interruptionQueue"] = interruption_queue
    if features:
        settings["featureGates"] = dict.fromkeys(sorted(set(features)), True)
    return {
        "replicas": replicas,
        "serviceAccount": _service_account(service_account, role_arn),
        "settings": settings,
        "controller": {
            "image": {
                "repository": image.mirrored_repository(registry),
                "tag": image.tag,
                "digest": image.digest,
            },
            "resources": {"requests": resources, "limits": resources},
        },
    }


def cert_manager_values(*, registry: str, replicas: int = 2) -> Values:
    """Values of cert-manager's chart, with its CRDs; its leases are in its own namespace, not in kube-system."""
    return {
        "imageRegistry": registry,
        "crds": {"enabled": True, "keep": True},
        "global": {"leaderElection": {"namespace": components.component("cert-manager").namespace}},
        "replicaCount": replicas,
        "podDisruptionBudget": {"enabled": True, "minAvailable": 1},
        "webhook": {"replicaCount": replicas, "podDisruptionBudget": {"enabled": True, "minAvailable": 1}},
        "cainjector": {"replicaCount": replicas, "podDisruptionBudget": {"enabled": True, "minAvailable": 1}},
        # a Job that waits for the webhook: Argo CD's own health check of the Deployment says the same
        "startupapicheck": {"enabled": False},
    }


def gateway_crds_values() -> Values:
    """Values of the chart of Gateway API's and Envoy Gateway's CRDs: the channel that Envoy Gateway is built for."""
    return {"crds": {"gatewayAPI": {"enabled": True, "channel": "experimental"}, "envoyGateway": {"enabled": True}}}


def envoy_gateway_values(
    *,
    registry: str,
    ai_gateway: bool = True,
    inference_pools: bool = False,
    redis_address: str | None = None,
    replicas: int = 2,
) -> Values:
    """Values of Envoy Gateway's chart, without CRDs.

    With `ai_gateway`, the hooks through which the AI gateway finishes the proxies' configuration, and the Backend kind
    that its backends are. `redis_address` (`host:port`) is what global rate limits, token budgets among them, are
    counted in; without one there are none.

    See https://aigateway.envoyproxy.io/docs/getting-started/installation/.
    """
    chart = components.component("envoy-gateway")
    gateway: dict[str, object] = {
        "gateway": {"controllerName": "gateway.envoyproxy.io/gatewayclass-controller"},
        "provider": {"type": "Kubernetes"},
        "logging": {"level": {"default": "info"}},
        "extensionApis": {"enableBackend": True, "enableEnvoyPatchPolicy": ai_gateway},
    }
    if ai_gateway:
        gateway["extensionManager"] = _ai_gateway_hooks(inference_pools=inference_pools)
    if redis_address is not None:
        gateway["rateLimit"] = {"backend": {"type": "Redis", "redis": {"url": redis_address}}}
    return {
        "global": {
            "images": {
                "envoyGateway": {"image": _mirrored(chart, "envoyproxy/gateway", registry)},
                "envoyProxy": {"image": _mirrored(chart, "envoyproxy/envoy", registry)},
                "ratelimit": {"image": _mirrored(chart, "envoyproxy/ratelimit", registry)},
            }
        },
        "crds": {"enabled": False},
        "podDisruptionBudget": {"minAvailable": 1},
        "deployment": {"replicas": replicas},
        "config": {"envoyGateway": gateway},
    }


def ai_gateway_values(
    *, registry: str, request_header_attributes: Mapping[str, str] | None = None, replicas: int = 2
) -> Values:
    """Values of the AI gateway's chart, without CRDs.

    Its webhook's certificate comes from cert-manager: the chart would put a key of its own into a Secret. Headers
    named in `request_header_attributes` (header to attribute, such as `x-team` to `team`) become attributes of
    metrics, traces and logs.
    """
    chart = components.component("ai-gateway")
    attributes = ",".join(f"{header}:{name}" for header, name in sorted((request_header_attributes or {}).items()))
    controller: dict[str, object] = {
        "image": _repository_and_tag(chart.image("envoyproxy/ai-gateway-controller"), registry),
        "replicaCount": replicas,
        "podDisruptionBudget": {"enabled": True, "minAvailable": 1},
        "mutatingWebhook": {"certManager": {"enable": True}},
    }
    if attributes:
        controller["requestHeaderAttributes"] = attributes
    return {
        "extProc": {"image": _repository_and_tag(chart.image("envoyproxy/ai-gateway-extproc"), registry)},
        "controller": controller,
    }


def keda_values(*, registry: str, replicas: int = 2) -> Values:
    """Values of KEDA's chart, with its CRDs. Only one replica of the operator works at a time; the other waits."""
    return {
        "global": {"image": {"registry": registry}},
        "image": {"pullPolicy": "IfNotPresent"},
        "crds": {"install": True},
        "operator": {"replicaCount": replicas},
        "metricsServer": {"replicaCount": replicas},
        "webhooks": {"replicaCount": replicas},
        "podDisruptionBudget": {each: {"minAvailable": 1} for each in ("operator", "metricServer", "webhooks")},
    }


def knative_operator_values(*, registry: str) -> Values:
    """Values of the Knative operator's chart; what the operator installs is named by `KnativeServingConfig`."""
    chart = components.component("knative-operator")
    operator = chart.image("knative-releases/knative.dev/operator/cmd/operator")
    webhook = chart.image("knative-releases/knative.dev/operator/cmd/webhook")
    return {
        "knative_operator": {
            "knative_operator": {"image": operator.mirrored_repository(registry), "tag": operator.tag},
            "operator_webhook": {"image": webhook.mirrored_repository(registry), "tag": webhook.tag},
        }
    }


def kserve_values(
    *,
    registry: str,
    gateway: str,
    deployment_mode: Literal["Knative", "Standard"] = "Standard",
    domain: str = "svc.cluster.local",
    knative_gateway_host: str | None = None,
    creates_routes: bool = True,
    controller_memory: str = "1Gi",
) -> Values:
    """Values of KServe's chart, which holds `inferenceservice-config`.

    Routes are Gateway API's, on the Gateway `gateway` (`namespace/name`), without KServe's 60 s timeout, which would
    end a streamed answer; Istio is not used. The chart's own ClusterStorageContainer is left out: the first that
    matches a URI is used, and ours has the resources that weights need. Models get no token for the Kubernetes API.

    `deployment_mode` is what an InferenceService without the annotation gets; ours always carry it.
    `knative_gateway_host` is the gateway that models in Knative mode are reached by inside the cluster. With
    `creates_routes` False, KServe makes no route in Standard mode. `controller_memory` is request and limit: the
    chart's 300Mi end at some hundred models.

    See https://kserve.github.io/website/docs/admin-guide/configurations.
    """
    chart = components.component("kserve")
    images = {name: _repository(chart.image(f"kserve/{name}"), registry) for name in ("agent", "router")}
    tag = chart.image("kserve/agent").tag
    routes: dict[str, object] = {
        "domain": domain,
        "disableIstioVirtualHost": True,
        "disableIngressCreation": not creates_routes,
        "disableHTTPRouteTimeout": True,
        "ingressGateway": {"enableGatewayApi": True, "kserveGateway": gateway, "createGateway": False},
    }
    if knative_gateway_host is not None:
        routes["localGateway"] = {"gatewayService": knative_gateway_host}
    return {
        "kserve": {
            "version": tag,
            "createSharedResources": False,
            "inferenceServiceConfig": {"enabled": True},
            "certManager": {"enabled": True},
            "storagecontainer": {"enabled": False},
            "agent": {"image": images["agent"], "tag": tag},
            "router": {"image": images["router"], "tag": tag},
            "storage": {"image": _repository(chart.image("kserve/storage-initializer"), registry), "tag": tag},
            "security": {"autoMountServiceAccountToken": False},
            "controller": {
                "deploymentMode": deployment_mode,
                "image": _repository(chart.image("kserve/kserve-controller"), registry),
                "tag": tag,
                "imagePullPolicy": "IfNotPresent",
                "rbacProxyImage": _mirrored(chart, "brancz/kube-rbac-proxy", registry),
                "resources": {
                    "requests": {"cpu": "100m", "memory": controller_memory},
                    "limits": {"memory": controller_memory},
                },
                "gateway": routes,
            },
        }
    }


def aws_load_balancer_controller_values(
    *,
    registry: str,
    cluster_name: str,
    region: str,
    vpc_tags: Mapping[str, str],
    role_arn: str | None = None,
    service_account: str = "aws-load-balancer-controller",
    replicas: int = 2,
) -> Values:
    """Values of the AWS Load Balancer Controller's chart, for binding targets and internal NLBs.

    It finds its VPC by tags and its region by name: instance metadata is out of a pod's reach, and a VPC's id is no
    name that is known beforehand. Shield and WAF have no endpoint in the VPC, so they are off, and Ingresses are not
    its business. Its webhook's certificate comes from cert-manager: the chart would make a new one at every rendering.

    See https://kubernetes-sigs.github.io/aws-load-balancer-controller/latest/deploy/installation/.
    """
    image = components.component("aws-load-balancer-controller").image("eks/aws-load-balancer-controller")
    return {
        "clusterName": cluster_name,
        "region": region,
        "vpcTags": dict(sorted(vpc_tags.items())),
        "replicaCount": replicas,
        "image": _repository_and_tag(image, registry),
        "serviceAccount": _service_account(service_account, role_arn),
        "defaultTargetType": "ip",
        "enableCertManager": True,
        "enableShield": False,
        "enableWaf": False,
        "enableWafv2": False,
        "enableServiceMutatorWebhook": False,
        "createIngressClassResource": False,
        "ingressClassParams": {"create": False},
        "podDisruptionBudget": {"maxUnavailable": 1},
    }


def _service_account(name: str, role_arn: str | None) -> dict[str, object]:
    account: dict[str, object] = {"create": True, "name": name}
    if role_arn is not None:
        account["annotations"] = {
            "eks.amazonaws.com/role-arn": role_arn,
            "eks.amazonaws.com/sts-regional-endpoints": "true",
        }
    return account


def _ai_gateway_hooks(*, inference_pools: bool) -> dict[str, object]:
    hooks: dict[str, object] = {
        "hooks": {
            "xdsTranslator": {
                "translation": {each: {"includeAll": True} for each in ("listener", "route", "cluster", "secret")},
                "post": ["Translation", "Cluster", "Route"],
            }
        },
        "service": {"fqdn": {"hostname": AI_GATEWAY_HOST, "port": AI_GATEWAY_PORT}},
    }
    if inference_pools:
        hooks["backendResources"] = [{"group": "inference.networking.k8s.io", "kind": "InferencePool", "version": "v1"}]
    return hooks


def _mirrored(chart: Component, repository: str, registry: str) -> str:
    return chart.image(repository).mirrored_tag(registry)


def _repository(image: Image, registry: str) -> str:
    return image.mirrored_repository(registry)


def _repository_and_tag(image: Image, registry: str) -> dict[str, object]:
    return {"repository": image.mirrored_repository(registry), "tag": image.tag}
