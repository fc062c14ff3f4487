"""Karpenter as the oracle of our arithmetic: generated pods and pools, each asked of both.

Seeds are fixed; `CASES=2000 make conformance` asks more.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from conformance_fleet import POOL, Fleet, pod, types_of
from control_plane.client import Object, until
from inferplane.facts import instances, pods
from inferplane.plan.karpenter import PodRequests, cheapest
from inferplane.spec.requirements import Requirement

CASES = int(os.environ.get("CASES", "300"))
BATCH = 100
SEED = 20261201
TAINT = "conformance.inferplane.dev/pool"
DAEMONS = PodRequests(cpu_millis=500, memory_mib=1024, pods=1)
"""What a DaemonSet on every node takes."""
LEAST_AGREEMENT = 0.99
CLAIM_TYPES = 60
"""Instance types that a claim names at most."""
SETTLED_SECONDS = 15
"""Seconds without a new node after which an answer is final: Karpenter looks again every ten."""
_AWS = "karpenter.k8s.aws/instance-"
_GPU = ("g4dn", "g5", "g6", "g6e", "g7e", "p4d", "p4de", "p5", "p6-b200")
_PLAIN = ("m6i", "m7i", "c7g", "m7g", "m8g")


@dataclass(frozen=True)
class Case:
    """One question."""

    name: str
    node_class: str
    disk_gib: int
    pool: tuple[Requirement, ...]
    limit: int | None
    """GPUs that the pool may have."""
    spot: bool
    weight: int | None
    node: tuple[Requirement, ...]
    """What the pod demands of its node."""
    asked: PodRequests
    ephemeral_gib: int

    @property
    def ours(self) -> tuple[str, ...]:
        """The instance types that we say hold it, the cheapest first."""
        needs = pods.needs()
        if self.ephemeral_gib > self.disk_gib * (1 - needs.eviction_share) - needs.reserved_gib:
            return ()
        found = cheapest(self.asked + DAEMONS, (*self.pool, *self.node))
        return tuple(each.name for each in found if self.limit is None or each.gpu_count <= self.limit)

    @property
    def manifests(self) -> tuple[Object, Object]:
        """The pool, which only this case's pod tolerates, and the pod."""
        capacity = ["spot", "on-demand"] if self.spot else ["on-demand"]
        requirements = [_written(each) for each in self.pool]
        requirements.append({"key": "karpenter.sh/capacity-type", "operator": "In", "values": capacity})
        spec: dict[str, Any] = {
            "template": {
                "spec": {
                    "nodeClassRef": {
                        "group": "karpenter.k8s.aws",
                        "kind": "EC2NodeClass",
                        "name": self.node_class,
                    },
                    "requirements": requirements,
                    "taints": [{"key": TAINT, "value": self.name, "effect": "NoSchedule"}],
                }
            }
        }
        if self.limit is not None:
            spec["limits"] = {"nvidia.com/gpu": str(self.limit)}
        if self.weight is not None:
            spec["weight"] = self.weight
        made = {"apiVersion": "karpenter.sh/v1", "kind": "NodePool", "metadata": {"name": self.name}, "spec": spec}
        requests = {
            "cpu": f"{self.asked.cpu_millis}m",
            "memory": f"{self.asked.memory_mib}Mi",
            "ephemeral-storage": f"{self.ephemeral_gib}Gi",
        }
        limits = {}
        if self.asked.gpus:
            requests["nvidia.com/gpu"] = limits["nvidia.com/gpu"] = str(self.asked.gpus)
        terms = [{"matchExpressions": [_written(each) for each in self.node]}]
        affinity = {"nodeAffinity": {"requiredDuringSchedulingIgnoredDuringExecution": {"nodeSelectorTerms": terms}}}
        tolerations = [{"key": TAINT, "operator": "Equal", "value": self.name, "effect": "NoSchedule"}]
        return made, pod(
            self.name,
            {"requests": requests, "limits": limits},
            affinity=affinity if self.node else None,
            tolerations=tolerations,
        )


def _written(each: Requirement) -> Object:
    return {"key": each.key, "operator": each.operator, "values": list(each.values)}


def _requirement(dice: random.Random, families: tuple[str, ...]) -> Requirement:
    """A demand that a person could make of a node, which often enough no node meets."""
    types = [each for family in families for each in instances.of_family(family)]
    one = dice.choice(types)
    choices: list[tuple[str, str, tuple[str, ...]]] = [
        ("family", "In", tuple(sorted({one.family, dice.choice(families)}))),
        ("family", "NotIn", (one.family,)),
        ("size", "In", (one.size, "xlarge")),
        ("size", "NotIn", (one.size,)),
        ("cpu", dice.choice(("Gt", "Lt")), (str(one.vcpu),)),
        ("memory", dice.choice(("Gt", "Lt")), (str(one.memory_mib),)),
        ("local-nvme", dice.choice(("Exists", "DoesNotExist")), ()),
        ("gpu-name", dice.choice(("Exists", "DoesNotExist")), ()),
        ("category", "In", (one.family[0],)),
    ]
    if one.gpu_count:
        choices += [
            ("gpu-name", "In", (one.gpu_name,)),
            ("gpu-name", "NotIn", (one.gpu_name,)),
            ("gpu-count", "In", (str(one.gpu_count),)),
            ("gpu-memory", dice.choice(("Gt", "Lt")), (str(one.gpu_memory_mib - dice.choice((0, 1))),)),
        ] * 2
    part, operator, values = dice.choice(choices)
    return Requirement(key=f"{_AWS}{part}", operator=operator, values=values)  # type: ignore[arg-type]


def case(number: int) -> Case:
    """The case of this number: always the same one."""
    dice = random.Random(SEED + number)
    gpus = dice.choice((0, 1, 1, 1, 2, 4, 8))
    known = _GPU if gpus or dice.random() < 0.3 else (*_PLAIN, *_GPU)
    families = tuple(sorted(dice.sample(known, dice.randint(1, 4))))
    limit = dice.choice((1, 4, 8)) if gpus and dice.random() < 0.2 else None
    types = [each for family in families for each in instances.of_family(family)]
    near = dice.choice(types)
    edge = dice.random() < 0.3  # at, or one beyond, what the node has for pods
    over = dice.choice((0, 1))
    cpu = near.allocatable_cpu_millis - DAEMONS.cpu_millis + over if edge else dice.choice((250, 3000, 8000, 30000))
    memory = (
        near.allocatable_memory_mib - DAEMONS.memory_mib + over if edge else dice.choice((1024, 10240, 61440, 262144))
    )
    interactive = dice.random() < 0.5
    return Case(
        name=f"case-{number}",
        node_class="interactive" if interactive else "batch",
        disk_gib=220 if interactive else 200,
        pool=(Requirement(key=f"{_AWS}family", values=families),),
        limit=limit,
        spot=dice.random() < 0.3,
        weight=dice.choice((None, 10)),
        node=tuple(_requirement(dice, families) for _ in range(dice.randint(0, 2))),
        asked=PodRequests(cpu_millis=max(1, cpu), memory_mib=max(1, memory), gpus=gpus),
        ephemeral_gib=dice.choice((1, 20, 100, 179, 180, 197, 198, 250)),
    )


@pytest.fixture(scope="module")
def answers(fleet: Fleet) -> Iterator[dict[str, tuple[Case, tuple[str, ...], str]]]:
    """For each case, the instance types that Karpenter names, and what it says where it names none."""
    fleet.apply_capacity()
    daemonset = _daemonset()
    fleet.client.apply(daemonset)
    for each in fleet.client.all("karpenter.k8s.aws/v1", "EC2NodeClass"):
        size = each["spec"]["blockDeviceMappings"][-1]["ebs"]["volumeSize"]
        assert (each["metadata"]["name"], size) in {("interactive", "220Gi"), ("batch", "200Gi"), ("small", "200Gi")}
    found: dict[str, tuple[Case, tuple[str, ...], str]] = {}
    for first in range(0, CASES, BATCH):
        found |= _ask(fleet, [case(number) for number in range(first, min(first + BATCH, CASES))])
    fleet.client.delete(daemonset)
    yield found
    fleet.clear()


def _ask(fleet: Fleet, cases: list[Case]) -> dict[str, tuple[Case, tuple[str, ...], str]]:
    manifests = {each.name: each.manifests for each in cases}
    for pool_, _ in manifests.values():
        fleet.client.apply(pool_)
    _until_known(fleet, f"probe-{cases[0].name}")
    made = {name: fleet.client.create(pod_) for name, (_, pod_) in manifests.items()}

    def answered() -> tuple[dict[str, tuple[str, ...]], dict[str, str]] | None:
        claims = {each["metadata"]["labels"][POOL]: types_of(each) for each in fleet.claims()}
        refused = fleet.answered(list(made.values()))
        return (claims, refused) if set(made) <= set(claims) | _names(refused) else None

    claims, refused = until(f"{len(cases)} answers", answered, alive=[fleet.check])
    settled = time.monotonic()
    while time.monotonic() < settled + SETTLED_SECONDS:
        time.sleep(1)
        now, refused = until(f"{len(cases)} answers", answered, alive=[fleet.check])
        if now != claims:
            claims, settled = now, time.monotonic()
    for pool_, _ in manifests.values():
        fleet.client.delete(pool_)
    fleet.clear()
    return {
        each.name: (each, claims.get(each.name, ()), refused.get(made[each.name]["metadata"]["name"], ""))
        for each in cases
    }


def _until_known(fleet: Fleet, name: str) -> None:
    """Wait until Karpenter knows all pools: its overlays are evaluated for all at once, so one more pool tells."""
    probe = Case(
        name=name,
        node_class="batch",
        disk_gib=200,
        pool=(Requirement(key=f"{_AWS}family", values=("g6",)),),
        limit=None,
        spot=False,
        weight=None,
        node=(),
        asked=PodRequests(cpu_millis=250, memory_mib=1024, gpus=1),
        ephemeral_gib=1,
    )
    pool_, pod_ = probe.manifests
    fleet.client.apply(pool_)
    until("all pools are ready", fleet.capacity_ready, alive=[fleet.check])
    made = fleet.client.create(pod_)
    until("Karpenter knows the pools", fleet.claims, alive=[fleet.check])
    fleet.client.delete(made, grace=0)
    fleet.client.delete(pool_)


def _launched(names: tuple[str, ...]) -> set[str]:
    """What Karpenter launches of the types that a claim names: neither GPUs nor bare metal, where there are others."""
    types = [instances.instance_type(name) for name in names]
    plain = {each.name for each in types if not each.gpu_name and not each.size.startswith("metal")}
    return plain or set(names)


def _names(refused: Iterable[str]) -> set[str]:
    """The cases of pods that were refused: a pod is called by its case and a suffix."""
    return {each.rpartition("-")[0] for each in refused}


def _daemonset() -> Object:
    resources = {"requests": {"cpu": f"{DAEMONS.cpu_millis}m", "memory": f"{DAEMONS.memory_mib}Mi"}}
    labels = {"app": "agent"}
    return {
        "apiVersion": "apps/v1",
        "kind": "DaemonSet",
        "metadata": {"name": "agent", "namespace": "default"},
        "spec": {
            "selector": {"matchLabels": labels},
            "template": {
                "metadata": {"labels": labels},
                "spec": {
                    "containers": [{"name": "agent", "image": "agent", "resources": resources}],
                    "tolerations": [{"operator": "Exists"}],
                },
            },
        },
    }


def verdict(asked: Case, theirs: tuple[str, ...]) -> str:
    """How both answers compare."""
    ours = asked.ours
    if not ours and not theirs:
        return "nothing fits"
    if bool(ours) != bool(theirs):
        return "only ours fits" if ours else "only Karpenter's fits"
    price = instances.instance_type
    same = price(ours[0]).on_demand_usd_hour == price(theirs[0]).on_demand_usd_hour
    return "the same cheapest type" if same and ours[0] in theirs else "another cheapest type"


def test_karpenter_and_our_arithmetic_agree(answers: dict[str, tuple[Case, tuple[str, ...], str]]) -> None:
    found = {name: verdict(asked, theirs) for name, (asked, theirs, _) in answers.items()}
    counts = Counter(found.values())
    print(f"\n{len(found)} cases: {dict(counts)}")
    wrong = {
        name: (each, answers[name][0], answers[name][0].ours[:3], answers[name][1][:3], answers[name][2][:300])
        for name, each in found.items()
        if each not in ("nothing fits", "the same cheapest type")
    }
    assert counts["only ours fits"] == 0, wrong
    assert 1 - len(wrong) / len(found) >= LEAST_AGREEMENT, wrong
    assert min(counts["nothing fits"], counts["the same cheapest type"]) >= len(found) / 10  # it asks both ways


def test_our_types_are_all_of_karpenters(answers: dict[str, tuple[Case, tuple[str, ...], str]]) -> None:
    """Not only the cheapest: the whole set, which Spot chooses from."""
    unlike = {
        name: (sorted(set(asked.ours) ^ _launched(theirs)), asked)
        for name, (asked, theirs, _) in answers.items()
        if theirs
        and len(theirs) < CLAIM_TYPES
        and set(asked.ours) != (set(theirs) if asked.asked.gpus else _launched(theirs))
    }
    assert len(unlike) <= len(answers) * (1 - LEAST_AGREEMENT), unlike
