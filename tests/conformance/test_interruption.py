"""What EventBridge says of a node passes our rules to our queue, and Karpenter drains the node inside two minutes."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

import pytest
from moto.events.models import EventPattern

from conformance_fleet import Fleet
from control_plane.client import Object, until

NOTICE_SECONDS = 120
INSTANCE = "i-0123456789abcdef0"


def event(source: str, detail_type: str, **detail: Any) -> dict[str, Any]:
    """An event, as EventBridge sends it."""
    return {
        "version": "0",
        "id": "12345678-1234-1234-1234-123456789012",
        "detail-type": detail_type,
        "source": source,
        "account": "111122223333",
        "time": "2026-12-01T12:00:00Z",
        "region": "us-east-1",
        "resources": [f"arn:aws:ec2:us-east-1:111122223333:instance/{INSTANCE}"],
        "detail": detail,
    }


EVENTS = {
    "spot": event(
        "aws.ec2",
        "EC2 Spot Instance Interruption Warning",
        **{"instance-id": INSTANCE, "instance-action": "terminate"},
    ),
    "rebalance": event("aws.ec2", "EC2 Instance Rebalance Recommendation", **{"instance-id": INSTANCE}),
    "state-change": event(
        "aws.ec2", "EC2 Instance State-change Notification", **{"instance-id": INSTANCE, "state": "stopping"}
    ),
    "health": event(
        "aws.health",
        "AWS Health Event",
        service="EC2",
        eventTypeCode="AWS_EC2_INSTANCE_STOP_SCHEDULED",
        eventTypeCategory="scheduledChange",
        affectedEntities=[{"entityValue": INSTANCE}],
    ),
    "capacity-reservation": event(
        "aws.ec2",
        "EC2 Capacity Reservation Instance Interruption Warning",
        **{"instance-id": INSTANCE, "instance-action": "terminate"},
    ),
}


@pytest.fixture(scope="module")
def rules(fleet: Fleet) -> dict[str, Object]:
    """The event rules of our template, by the last part of their names."""
    prefix = f"{fleet.environment.names.interruption_queue}-"
    found = [each["Properties"] for each in fleet.resources("AWS::Events::Rule")]
    return {each["Name"].removeprefix(prefix): each for each in found}


def matches(pattern: Object, sent: dict[str, Any]) -> bool:
    """Whether a pattern lets an event through, by moto's reading of EventBridge."""
    found: bool = EventPattern.load(json.dumps(pattern)).matches_event(sent)
    return found


def test_each_event_passes_one_rule_and_each_rule_an_event(rules: dict[str, Object]) -> None:
    passed = {
        name: [rule for rule, each in rules.items() if matches(each["EventPattern"], sent)]
        for name, sent in EVENTS.items()
    }
    assert passed == {name: [name] for name in EVENTS}
    assert set(rules) == set(EVENTS)


def test_a_pattern_that_never_matches_is_seen(rules: dict[str, Object]) -> None:
    broken = copy.deepcopy(rules["spot"]["EventPattern"])
    broken["detail-type"] = ["EC2 Spot Instance Interruption Warnings"]
    assert not any(matches(broken, sent) for sent in EVENTS.values())


def test_every_rule_leads_to_our_queue(fleet: Fleet, rules: dict[str, Object]) -> None:
    (queue,) = fleet.resources("AWS::SQS::Queue")
    name = queue["Properties"]["QueueName"]
    assert name == fleet.environment.names.interruption_queue
    for each in rules.values():
        assert [target["Arn"].rpartition(":")[2] for target in each["Targets"]] == [name]


def test_a_spot_node_is_drained_inside_the_notice(fleet: Fleet) -> None:
    fleet.apply_capacity({"consolidateAfter": "1h"})
    (pod,) = fleet.ask(fleet.pods_of("code-extraction", 1))

    def running() -> Object | None:
        one = fleet.client.get("v1", "Pod", pod["metadata"]["name"], "default")
        return one if one and one["status"].get("phase") == "Running" else None

    node = until("the pod runs", running, seconds=150, alive=[fleet.check])["spec"]["nodeName"]
    (claim,) = fleet.claims()
    assert claim["metadata"]["labels"]["karpenter.sh/capacity-type"] == "spot"
    sent = copy.deepcopy(EVENTS["spot"])
    sent["detail"]["instance-id"] = claim["status"]["providerID"].rpartition("/")[2]
    sqs = fleet.aws.client("sqs")
    address = sqs.get_queue_url(QueueName=fleet.environment.names.interruption_queue)["QueueUrl"]
    sqs.send_message(QueueUrl=address, MessageBody=json.dumps(sent))
    begun = time.monotonic()

    def drained() -> bool:
        gone = fleet.client.get("v1", "Pod", pod["metadata"]["name"], "default") is None
        return gone and fleet.client.get("v1", "Node", node) is None

    until("the node is drained", drained, seconds=NOTICE_SECONDS, alive=[fleet.check])
    assert time.monotonic() - begun < NOTICE_SECONDS
    fleet.clear()
