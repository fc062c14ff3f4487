"""The third-party components: versions, charts, images, CRDs, and which need which; the one place of versions.

A chart is installed by an Argo CD Application; a chart's images and the chart itself are mirrored to the account's ECR
first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from inferplane.facts.table import table


@dataclass(frozen=True, slots=True, order=True)
class Kind:
    """An API kind, by group and name."""

    group: str
    """API group; empty for the core group."""
    kind: str


@dataclass(frozen=True, slots=True)
class Crd:
    """A CustomResourceDefinition that a chart brings."""

    kind: Kind
    cluster_scoped: bool
    size_bytes: int
    """Size as compact JSON, which is what client-side apply would have to store in one annotation."""


@dataclass(frozen=True, slots=True)
class Image:
    """A container image, by its upstream name."""

    registry: str
    """Upstream host, such as `quay.io`."""
    repository: str
    """Path there, which is also its path under the platform's in ECR."""
    tag: str
    digest: str = ""
    """`sha256:…` when a source states it, else empty."""

    @classmethod
    def parse(cls, reference: str, digest: str = "") -> Image:
        """The image of a fully qualified `host/path:tag`."""
        name, _, tag = reference.rpartition(":")
        registry, _, repository = name.partition("/")
        return cls(registry, repository, tag, digest)

    @property
    def upstream(self) -> str:
        """The image upstream: by digest where it is known, by tag elsewhere."""
        name = f"{self.registry}/{self.repository}"
        return f"{name}@{self.digest}" if self.digest else f"{name}:{self.tag}"

    def mirrored_repository(self, prefix: str) -> str:
        """The repository that it is mirrored to under `prefix` (`<ecr host>/<platform>`), without tag."""
        return f"{prefix}/{self.repository}"

    def mirrored(self, prefix: str) -> str:
        """The image as pods name it: in ECR, by digest where the digest is known and by immutable tag elsewhere."""
        return f"{self.mirrored_repository(prefix)}@{self.digest}" if self.digest else self.mirrored_tag(prefix)

    def mirrored_tag(self, prefix: str) -> str:
        """The image in ECR, by tag."""
        return f"{self.mirrored_repository(prefix)}:{self.tag}"


@dataclass(frozen=True, slots=True)
class Component:
    """One third-party chart at one version."""

    name: str
    version: str
    chart: str
    """Name of the chart in its source, and of its repository under the mirror."""
    chart_version: str
    """Version of the chart as its source spells it."""
    source: str
    """Where the chart is published: `oci://…` without the chart's name, or an HTTPS index."""
    namespace: str
    """Namespace of the release."""
    needs: tuple[str, ...]
    """Components that must be there before."""
    images: tuple[Image, ...]
    crds: tuple[Crd, ...]
    skip_crds: bool
    """Whether the chart brings CRDs that another component owns, and must leave out."""
    cluster_kinds: tuple[Kind, ...]
    """Cluster-scoped kinds that the chart creates, which a project must allow."""
    kubernetes_minimum: str
    """Lowest Kubernetes version that its documentation names; empty when it names none."""
    kubernetes_tested: str
    """Highest Kubernetes version that its documentation names; empty when it names none."""
    upstream: str
    date: str

    @property
    def server_side_apply(self) -> bool:
        """Whether a CRD of it passes what client-side apply can keep in its annotation."""
        return any(crd.size_bytes > client_side_apply_limit_bytes() for crd in self.crds)

    def image(self, repository: str) -> Image:
        """The image of this repository path; raises KeyError when the component has none such."""
        for image in self.images:
            if image.repository == repository:
                return image
        raise KeyError(repository)


MODELS = "models"
"""In an opening: the namespaces of the models, whatever they are called."""
SERVING_PORT = "serving"
"""In an opening: the ports on which model servers listen, whatever they are."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Traffic between a component and the pods of one namespace."""

    namespace: str
    """The other namespace, or `MODELS`."""
    ports: tuple[int | str, ...]
    """TCP ports of the side that listens, or `SERVING_PORT`."""


@dataclass(frozen=True, slots=True)
class Traffic:
    """What a component's namespace takes in and sends out, besides DNS, the API server and itself."""

    vpc_ports: tuple[int, ...]
    """Ports that the VPC reaches: webhooks, API services, and proxies behind a load balancer."""
    serves: tuple[Opening, ...]
    calls: tuple[Opening, ...]


@cache
def known() -> Mapping[str, Component]:
    """All components, by name."""
    return {name: _component(name, facts) for name, facts in table("components")["charts"].items()}


def component(name: str) -> Component:
    """The component of this name; raises KeyError when there is none."""
    return known()[name]


def in_order(names: Iterable[str]) -> tuple[Component, ...]:
    """These components and all that they need, each after what it needs; by name where nothing decides."""
    done: dict[str, Component] = {}

    def add(name: str) -> None:
        if name not in done:
            for need in sorted(component(name).needs):
                add(need)
            done[name] = component(name)

    for name in sorted(set(names)):
        add(name)
    return tuple(done.values())


@cache
def client_side_apply_limit_bytes() -> int:
    """Bytes that all annotations of one object may have together, which ends client-side apply of a large CRD."""
    return int(table("components")["client_side_apply_limit_bytes"])


@cache
def traffic() -> Mapping[str, Traffic]:
    """What the components' namespaces take in and send out, by namespace."""
    rows = table("components")["traffic"]["namespaces"]
    return {
        name: Traffic(
            tuple(row["vpc_ports"]),
            tuple(Opening(each["from"], tuple(each["ports"])) for each in row.get("serves", ())),
            tuple(Opening(each["to"], tuple(each["ports"])) for each in row.get("calls", ())),
        )
        for name, row in rows.items()
    }


@cache
def cluster_scoped() -> frozenset[Kind]:
    """The kinds without a namespace: Kubernetes' own, and those of the components' CRDs."""
    own = (Kind(kind["group"], kind["kind"]) for kind in table("components")["cluster_scoped_kinds"]["kinds"])
    theirs = (crd.kind for each in known().values() for crd in each.crds if crd.cluster_scoped)
    return frozenset((*own, *theirs))


@cache
def software(name: str) -> str:
    """The version of what is no chart, such as `kubernetes`, `bottlerocket`, `gateway-api`, `envoy` or `argo-cd`."""
    return str(table("components")["software"][name]["version"])


@cache
def nvidia_device_plugin_image() -> Image:
    """The device plugin's image, for nodes whose AMI does not bring the plugin."""
    return Image.parse(table("components")["software"]["nvidia-device-plugin"]["image"])


@cache
def engine_image(engine: Literal["vllm", "tgi"]) -> Image:
    """The image of an engine."""
    name = {"vllm": "vllm", "tgi": "text-generation-inference"}[engine]
    return Image.parse(table("components")["software"][name]["image"])


@cache
def knative_serving_version() -> str:
    """The version of Knative Serving that the operator is told to install, the one that KServe is built with."""
    return str(table("components")["knative_serving"]["version"])


@cache
def knative_serving_images() -> Mapping[str, Image]:
    """The images that the operator installs, by the name under which `spec.registry.override` replaces each."""
    rows = table("components")["knative_serving"]["images"]
    return {row["name"]: Image.parse(row["image"], row["digest"]) for row in rows}


def _component(name: str, facts: Mapping[str, Any]) -> Component:
    return Component(
        name=name,
        version=facts["version"],
        chart=facts["chart"],
        chart_version=facts["chart_version"],
        source=facts["source"],
        namespace=facts["namespace"],
        needs=tuple(facts["needs"]),
        images=tuple(Image.parse(image["image"], image.get("digest", "")) for image in facts["images"]),
        crds=tuple(
            Crd(Kind(crd["group"], crd["kind"]), crd["scope"] == "Cluster", crd["bytes"]) for crd in facts["crds"]
        ),
        skip_crds=facts.get("skip_crds", False),
        cluster_kinds=tuple(Kind(kind["group"], kind["kind"]) for kind in facts["cluster_kinds"]),
        kubernetes_minimum=facts["kubernetes"].get("minimum", ""),
        kubernetes_tested=facts["kubernetes"].get("tested", ""),
        upstream=facts["upstream"],
        date=facts["date"],
    )
