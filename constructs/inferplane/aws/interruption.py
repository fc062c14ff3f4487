"""The queue from which Karpenter learns that nodes are about to go, and the five rules that feed it.

See https://karpenter.sh/v1.14/reference/cloudformation/#interruption-handling
"""

from __future__ import annotations

from aws_cdk import aws_events as events
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from inferplane.aws.policy import allow_principal, deny, document
from inferplane.plan.names import Names

RETENTION_SECONDS = 300
"""Seconds for which a notice is kept; one that is older concerns a node that is gone."""
RULE_NAME_LIMIT = 64
"""Characters in the name of an EventBridge rule."""
TARGET_ID = "KarpenterInterruptionQueueTarget"
"""Id of the queue as each rule's target, as Karpenter's documentation has it."""

_RULES = (
    ("HealthRule", "health", "aws.health", "AWS Health Event"),
    ("SpotInterruptionRule", "spot", "aws.ec2", "EC2 Spot Instance Interruption Warning"),
    ("RebalanceRule", "rebalance", "aws.ec2", "EC2 Instance Rebalance Recommendation"),
    ("StateChangeRule", "state-change", "aws.ec2", "EC2 Instance State-change Notification"),
    (
        "CapacityReservationRule",
        "capacity-reservation",
        "aws.ec2",
        "EC2 Capacity Reservation Instance Interruption Warning",
    ),
)


class InterruptionQueue(Construct):
    """A queue of notices that nodes are about to go.

    They tell of Spot interruptions, rebalancing, health, state changes and capacity reservations that end.

    Encrypted with SQS's own keys: with a key of the customer's, EventBridge would need a grant on it.
    """

    def __init__(self, scope: Construct, id: str, *, names: Names, queue_name: str | None = None) -> None:
        """Make the queue, its policy and the rules.

        Args:
            scope: the construct that it becomes part of.
            id: its id there.
            names: the environment's names.
            queue_name: the queue's name, which Karpenter's settings hold; `names.interruption_queue` by default.
        """
        super().__init__(scope, id)
        self.queue_name = queue_name or names.interruption_queue
        """The queue's name."""
        self.queue_arn = names.arn("sqs", self.queue_name)
        """The queue's ARN, written out."""
        self.queue = sqs.CfnQueue(
            self,
            "Queue",
            queue_name=self.queue_name,
            message_retention_period=RETENTION_SECONDS,
            sqs_managed_sse_enabled=True,
        )
        sqs.CfnQueuePolicy(
            self,
            "Policy",
            queues=[self.queue.ref],
            policy_document=document(
                [
                    allow_principal(
                        "AllowNotices",
                        {"Service": ["events.amazonaws.com", "sqs.amazonaws.com"]},
                        "sqs:SendMessage",
                        self.queue_arn,
                    ),
                    deny("DenyHTTP", "sqs:*", self.queue_arn, {"Bool": {"aws:SecureTransport": "false"}}),
                ],
                identifier="EC2InterruptionPolicy",
            ),
        )
        for rule_id, thing, source, detail_type in _RULES:
            rule = events.CfnRule(
                self,
                rule_id,
                name=names.regional(f"interruption-{thing}", RULE_NAME_LIMIT),
                description=f"{detail_type} to Karpenter's queue {self.queue_name}",
                event_pattern={"source": [source], "detail-type": [detail_type]},
                targets=[events.CfnRule.TargetProperty(id=TARGET_ID, arn=self.queue_arn)],
            )
            rule.add_resource_dependency(self.queue)
