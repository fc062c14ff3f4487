"""Images that stay what they are; knows no registry."""

from __future__ import annotations

from inferplane.errors import FaultList


def check_image(faults: FaultList, field: str, image: str) -> None:
    """Record it when the image may be another one tomorrow."""
    if "@sha256:" in image:
        return
    _, colon, tag = image.rpartition("/")[2].partition(":")
    if not colon or tag == "latest":
        faults.add(field, "must have a tag that does not move, or a digest", got=image, cure="name the version")
