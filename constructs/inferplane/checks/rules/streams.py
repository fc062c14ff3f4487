"""Streams: the longest answer and the largest request against what is on the way."""

from __future__ import annotations

from collections.abc import Iterator

from inferplane.checks.objects import Index
from inferplane.checks.rule import Finding, NotJudged, rule
from inferplane.checks.values import at, mappings, seconds, text

_GROUP = "aigateway.envoyproxy.io"
_ROUTE = """
apiVersion: aigateway.envoyproxy.io/v1beta1
kind: AIGatewayRoute
metadata: {name: models}
spec:
  parentRefs: [{name: inference, kind: Gateway, group: gateway.networking.k8s.io}]
  rules:
    - backendRefs: [{name: triage}]
      timeouts: {request: 600s}
---
apiVersion: gateway.envoyproxy.io/v1alpha1
kind: ClientTrafficPolicy
metadata: {name: large-requests}
spec:
  targetRefs: [{group: gateway.networking.k8s.io, kind: Gateway, name: inference}]
  connection: {bufferLimit: 50Mi}
"""


@rule(
    "IP-311",
    "a route of models without a timeout of its own",
    severity="warning",
    happens="The gateway's default timeout covers the whole stream, and cuts every answer that takes longer.",
    cure="Set timeouts.request to the longest answer, or to 0s with an idle timeout of streams.",
    sources=("https://github.com/envoyproxy/ai-gateway/issues/795",),
    bad=_ROUTE.replace("      timeouts: {request: 600s}\n", ""),
    good=_ROUTE,
)
def default_timeout(index: Index) -> Iterator[Finding | NotJudged]:
    """A rule of an AIGatewayRoute without a timeout, where no policy sets one either."""
    policies = index.of("BackendTrafficPolicy")
    if any(at(each.spec, "timeout", "http", "requestTimeout") is not None for each in policies):
        return
    for each in index.of("AIGatewayRoute", group=_GROUP):
        for place, held in mappings(each.spec, "rules"):
            if text(held, "timeouts", "request") is None:
                yield Finding(
                    each,
                    f"spec.rules[{place}].timeouts",
                    "no timeouts.request",
                    "as long as the longest answer",
                    "set timeouts.request, or 0s with an idle timeout of streams",
                )


_SHORT = _ROUTE.replace(
    "metadata: {name: models}", 'metadata: {name: models, annotations: {inferplane.dev/stream-seconds: "300"}}'
)


@rule(
    "IP-312",
    "a timeout that is shorter than the longest answer",
    happens="The gateway closes the stream in the middle of the answer, after HTTP 200.",
    cure="Raise the timeout above the longest answer.",
    sources=("https://github.com/envoyproxy/ai-gateway/issues/361",),
    bad=_SHORT.replace("600s", "60s"),
    good=_SHORT,
)
def timeout_below_the_stream(index: Index) -> Iterator[Finding | NotJudged]:
    """A route that says how long its streams take, and waits less."""
    for each in [*index.of("AIGatewayRoute", group=_GROUP), *index.of("HTTPRoute")]:
        stated = each.annotations.get("inferplane.dev/stream-seconds", "")
        if not stated.isdecimal() or len(stated) > 9:
            continue
        for place, held in mappings(each.spec, "rules"):
            for field in ("request", "backendRequest"):
                given = seconds(held, "timeouts", field)
                if given and given < int(stated):
                    yield Finding(
                        each,
                        f"spec.rules[{place}].timeouts.{field}",
                        f"{given:g} s",
                        f"at least the {stated} s of its streams",
                        f"raise it to more than {stated}s, or set 0s",
                    )


@rule(
    "IP-401",
    "a gateway of models without room for long prompts",
    severity="warning",
    happens="Envoy buffers requests for the gateway's own processing, and answers 413 to a prompt of more than 32 KiB.",
    cure="Add a ClientTrafficPolicy with a connection.bufferLimit above the largest request.",
    sources=("https://github.com/envoyproxy/ai-gateway/issues/827",),
    bad=_ROUTE.partition("---")[0],
    good=_ROUTE,
)
def default_buffer(index: Index) -> Iterator[Finding | NotJudged]:
    """Routes of models, and no policy among the files that enlarges a buffer."""
    policies = index.of("ClientTrafficPolicy", group="gateway.envoyproxy.io")
    if any(at(each.spec, "connection", "bufferLimit") is not None for each in policies):
        return
    for each in index.of("AIGatewayRoute", group=_GROUP):
        yield Finding(
            each,
            "spec.parentRefs",
            "no ClientTrafficPolicy with a connection.bufferLimit",
            "a buffer for the largest prompt",
            "add one for the Gateway, such as bufferLimit: 50Mi",
        )
