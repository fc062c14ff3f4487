"""What must lie in the account's ECR before anything is deployed: images and charts; knows no framework.

The VPC has no way out and Argo CD reads charts from ECR, so a job outside of it copies everything in this list first.
Each entry keeps its digest when it is copied whole (all platforms), which is what makes a pin by digest hold in ECR
too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from inferplane.facts import components
from inferplane.facts.components import Component, Image

KNATIVE_OPERATOR = "knative-operator"
"""The component whose operator installs images that no chart names."""


def mirrored_images(names: Iterable[str], images: Sequence[Image] = ()) -> tuple[Image, ...]:
    """The images of these components, and further ones such as the engines', each once and in order of their names."""
    chosen = components.in_order(names)
    every = {*images, *(image for each in chosen for image in each.images)}
    if any(each.name == KNATIVE_OPERATOR for each in chosen):
        every.update(components.knative_serving_images().values())
    return tuple(sorted(every, key=lambda image: (image.repository, image.tag, image.registry)))


def mirror_repositories(names: Iterable[str], images: Sequence[Image] = ()) -> tuple[str, ...]:
    """The ECR repositories that the list needs, as paths under the platform's."""
    chosen = tuple(names)
    charts = {f"charts/{each.chart}" for each in components.in_order(chosen)}
    return tuple(sorted(charts | {image.repository for image in mirrored_images(chosen, images)}))


def mirror_list(names: Iterable[str], registry: str, images: Sequence[Image] = ()) -> str:
    """The list as JSON text, for a job that copies it.

    Args:
        names: Components that are installed; what they need is added.
        registry: Where everything goes, `<ecr host>/<platform>`.
        images: Further images, such as the engines'.
    """
    chosen = tuple(names)
    charts = sorted(components.in_order(chosen), key=lambda each: each.chart)
    content = {
        "registry": registry,
        "images": [_image(image, registry) for image in mirrored_images(chosen, images)],
        "charts": [_chart(each, registry) for each in charts],
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _image(image: Image, registry: str) -> dict[str, str]:
    return {"source": image.upstream, "target": image.mirrored_tag(registry)}


def _chart(component: Component, registry: str) -> dict[str, str]:
    return {
        "source": component.source,
        "chart": component.chart,
        "version": component.chart_version,
        "target": f"oci://{registry}/charts",
    }
