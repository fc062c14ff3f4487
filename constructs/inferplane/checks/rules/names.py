"""Names: prefixes that match more than is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import mapping, text

_VERSION = re.compile(r"(?:s3|gs)://.+/v?[0-9]+(?:\.[0-9]+)*")
_BAD = """
apiVersion: serving.kserve.io/v1beta1
kind: InferenceService
metadata: {name: triage}
spec:
  predictor:
    model:
      modelFormat: {name: vllm}
      storageUri: s3://models/triage/v7
"""


@rule(
    "IP-801",
    "a version that is the beginning of others",
    severity="warning",
    happens="KServe downloads every key that begins so: v7 also loads v70 and v71, as soon as they exist.",
    cure="End the address with a slash.",
    sources=("https://kserve.github.io/website/docs/model-serving/storage/providers/s3",),
    bad=_BAD,
    good=_BAD.replace("/v7", "/v7/"),
)
def version_prefix(index: Index) -> Iterator[Finding | NotJudged]:
    """The address of a version in an object store, without the slash that ends it."""
    for each in index.of("InferenceService", group="serving.kserve.io"):
        for component in ("predictor", "transformer", "explainer"):
            for field, held in mapping(each.spec, component).items():
                uri = text(held, "storageUri")
                if uri and _VERSION.fullmatch(uri):
                    path = f"spec.{component}.{field}.storageUri"
                    yield Finding(each, path, uri, f"{uri}/", "end it with a slash")
