"""Values: what others misread."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from inferplane.checks.objects import Index
from inferplane.checks.rule import Finding, NotJudged, rule

_TOKEN = re.compile(r"[$#]\{Token\[[^\]]*\]\}")
_NUMBERS_FROM, _NUMBERS_TO = -1.8882e289, -1.8881e289
"""Between these lie the numbers by which the CDK stands for what deployment decides."""
_BAD = """
apiVersion: v1
kind: ConfigMap
metadata: {name: registry}
data:
  uri: s3://${Token[TOKEN.23]}/triage/
"""


@rule(
    "IP-701",
    "a token of the CDK that nobody resolves",
    happens="The placeholder is taken literally: only CloudFormation's synthesis would have replaced it.",
    cure="Write the physical name, or read it at run time.",
    sources=("https://github.com/cdk8s-team/cdk8s/issues/1216",),
    bad=_BAD,
    good=_BAD.replace("${Token[TOKEN.23]}", "claims-models"),
)
def unresolved_token(index: Index) -> Iterator[Finding | NotJudged]:
    """A placeholder of the CDK's in a Kubernetes object, as a value or as a key."""
    for each in index.objects:
        for path, got in _tokens(each.content):
            yield Finding(each, path, got, "a value", "write the physical name, or read it at run time")


def _tokens(content: Any) -> Iterator[tuple[str, str]]:
    waiting: list[tuple[str, Any]] = [("", content)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            for key, held in value.items():
                inner = f"{path}.{key}" if path else str(key)
                if _TOKEN.search(str(key)):
                    yield path, str(key)
                waiting.append((inner, held))
        elif isinstance(value, list):
            waiting += [(f"{path}[{place}]", held) for place, held in enumerate(value)]
        elif isinstance(value, str):
            if _TOKEN.search(value):
                yield path, value
        elif isinstance(value, float) and _NUMBERS_FROM < value < _NUMBERS_TO:
            yield path, f"{value:g}"
