"""Interruption: how Karpenter's queue is named and encrypted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from inferplane.checks.objects import Index, Object
from inferplane.checks.pods import pods
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import at, mapping, mappings, text
from inferplane.checks.yaml_text import parsed

_NAME = re.compile(r"[A-Za-z0-9_-]{1,80}(?:\.fifo)?")
_BAD = """
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: karpenter}
spec:
  source:
    chart: karpenter
    helm:
      valuesObject:
        settings:
          clusterName: claims
          interruptionQueue: https://sqs.us-east-1.amazonaws.com/111122223333/karpenter
"""


@rule(
    "IP-161",
    "an interruption queue that is not named by its name",
    happens="Karpenter looks the queue up by name, finds none, and ends at start-up or never hears of a Spot notice.",
    cure="Give the queue's name, not its ARN or address.",
    sources=("https://github.com/kubernetes-sigs/karpenter/issues/1799",),
    bad=_BAD,
    good=_BAD.replace("https://sqs.us-east-1.amazonaws.com/111122223333/karpenter", "karpenter"),
)
def queue_by_another_name(index: Index) -> Iterator[Finding | NotJudged]:
    """What Karpenter's settings call its queue."""
    for each, path, name in queues(index):
        if name and not _NAME.fullmatch(name):
            yield Finding(each, path, name, "the name of a queue", f"use {re.split('[:/]', name)[-1] or 'its name'}")


_MANAGED = """
Resources:
  Interruptions:
    Type: AWS::SQS::Queue
    Properties: {QueueName: karpenter, KmsMasterKeyId: alias/aws/sqs}
  Spot:
    Type: AWS::Events::Rule
    Properties:
      EventPattern: {source: [aws.ec2]}
      Targets: [{Id: queue, Arn: {"Fn::GetAtt": [Interruptions, Arn]}}]
"""


@rule(
    "IP-162",
    "a queue of events under a key that events may not use",
    happens="EventBridge cannot use the key aws/sqs, whose policy nobody can change: no event arrives.",
    cure="Use SqsManagedSseEnabled, or a key of your own whose policy lets events.amazonaws.com use it.",
    sources=("https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-troubleshooting.html",),
    bad=_MANAGED,
    good=_MANAGED.replace("KmsMasterKeyId: alias/aws/sqs", "SqsManagedSseEnabled: true"),
)
def key_of_the_queue(index: Index) -> Iterator[Finding | NotJudged]:
    """A target of an EventBridge rule, under the key that AWS manages."""
    for each in index.resources("AWS::Events::Rule"):
        for _, target in mappings(each.properties, "Targets"):
            queue = index.referred(target.get("Arn"), each)
            key = text(queue.properties, "KmsMasterKeyId") if queue is not None else None
            if queue is not None and key is not None and key.endswith("alias/aws/sqs"):
                yield Finding(
                    queue,
                    "Properties.KmsMasterKeyId",
                    key,
                    "a key that events.amazonaws.com may use",
                    "set SqsManagedSseEnabled instead",
                )


def queues(index: Index) -> Iterator[tuple[Object, str, str]]:
    """Objects that name Karpenter's queue, with the path and the name: values of its chart, or its own environment."""
    for each in index.of("Application", group="argoproj.io"):
        sources = [("spec.source", mapping(each.spec, "source"))]
        sources += [(f"spec.sources[{place}]", held) for place, held in mappings(each.spec, "sources")]
        for path, source in sources:
            inline: Any = parsed(text(source, "helm", "values") or "")
            for field, values in (("valuesObject", at(source, "helm", "valuesObject")), ("values", inline)):
                name = text(values, "settings", "interruptionQueue")
                if name is not None:
                    yield each, f"{path}.helm.{field}.settings.interruptionQueue", name
    for pod in pods(index):
        for container in pod.containers:
            name = container.environment.get("INTERRUPTION_QUEUE")
            if name is not None:
                yield pod.owner, f"{container.path}.env", name
