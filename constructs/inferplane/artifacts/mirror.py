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
from inferplane.plan.mirror import mirrored_images


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
