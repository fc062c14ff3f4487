"""Node images: pinned versions, and the volume that pods really use."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index, Object
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import mappings, text

_DATA_VOLUME = "/dev/xvdb"
_BAD = """
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: {name: gpu}
spec:
  amiSelectorTerms: [{alias: bottlerocket@v1.50.0}]
  blockDeviceMappings:
    - {deviceName: /dev/xvda, ebs: {volumeSize: 200Gi, encrypted: true}}
"""


def _bottlerocket(each: Object) -> bool:
    aliases = [text(term, "alias") or "" for _, term in mappings(each.spec, "amiSelectorTerms")]
    return text(each.spec, "amiFamily") == "Bottlerocket" or any(one.startswith("bottlerocket@") for one in aliases)


@rule(
    "IP-261",
    "Bottlerocket's large volume on the disk of the system",
    happens="Images and ephemeral storage lie on the data volume, which keeps its 20 GiB: pulls fail and the node is "
    "under disk pressure.",
    cure="Size /dev/xvdb, and leave /dev/xvda small.",
    sources=("https://github.com/bottlerocket-os/bottlerocket/discussions/4663",),
    bad=_BAD,
    good=_BAD.replace("/dev/xvda", "/dev/xvdb"),
)
def volume_on_the_wrong_disk(index: Index) -> Iterator[Finding | NotJudged]:
    """A node class of Bottlerocket that states volumes, and not the one of the data."""
    for each in index.of("EC2NodeClass", group="karpenter.k8s.aws"):
        stated = {text(held, "deviceName") for _, held in mappings(each.spec, "blockDeviceMappings")}
        local = text(each.spec, "instanceStorePolicy") == "RAID0"
        if _bottlerocket(each) and stated and _DATA_VOLUME not in stated and not local:
            yield Finding(
                each,
                "spec.blockDeviceMappings",
                f"only {', '.join(sorted(str(name) for name in stated))}",
                f"{_DATA_VOLUME}, which holds images and ephemeral storage",
                f"put the size on {_DATA_VOLUME}",
            )


_LATEST = """
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: {name: gpu}
spec:
  amiSelectorTerms: [{alias: al2023@latest}]
"""


@rule(
    "IP-262",
    "a node image that changes by itself",
    severity="warning",
    happens="Each release of the image makes all nodes drift, and Karpenter replaces them, unannounced and untested.",
    cure="Pin the alias to a version.",
    sources=("https://karpenter.sh/docs/tasks/managing-amis/",),
    bad=_LATEST,
    good=_LATEST.replace("latest", "v20261101"),
)
def floating_image(index: Index) -> Iterator[Finding | NotJudged]:
    """An alias of the latest version."""
    for each in index.of("EC2NodeClass", group="karpenter.k8s.aws"):
        for place, term in mappings(each.spec, "amiSelectorTerms"):
            alias = text(term, "alias") or ""
            if alias.endswith("@latest"):
                yield Finding(
                    each,
                    f"spec.amiSelectorTerms[{place}].alias",
                    alias,
                    "a version, such as bottlerocket@v1.50.0",
                    "pin it to the version that was tested",
                )
