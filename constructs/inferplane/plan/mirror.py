"""Which images and charts must lie in the account's ECR, and in which repositories; pure, knows no framework."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inferplane.facts import components
from inferplane.facts.components import Image

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
