"""The AWS half: CDK constructs that place what the plan says. Never imports cdk8s."""

from typing import TYPE_CHECKING

from inferplane.lazy import loader
from inferplane.node import provide_node

if TYPE_CHECKING:
    from inferplane.aws.capacity import KarpenterCapacity as KarpenterCapacity
    from inferplane.aws.capacity import NodeRole as NodeRole
    from inferplane.aws.cluster import InferenceCluster as InferenceCluster
    from inferplane.aws.delivery import ArgoCdCapability as ArgoCdCapability
    from inferplane.aws.identity import ModelAssociation as ModelAssociation
    from inferplane.aws.identity import ModelReaderRole as ModelReaderRole
    from inferplane.aws.identity import PodIdentityReaders as PodIdentityReaders
    from inferplane.aws.identity import WorkloadRole as WorkloadRole
    from inferplane.aws.images import ImageMirror as ImageMirror
    from inferplane.aws.interruption import InterruptionQueue as InterruptionQueue
    from inferplane.aws.keys import ModelKey as ModelKey
    from inferplane.aws.keys import PlatformKey as PlatformKey
    from inferplane.aws.logs import EncryptedLogGroup as EncryptedLogGroup
    from inferplane.aws.network import NetworkPlace as NetworkPlace
    from inferplane.aws.network import ServingNetwork as ServingNetwork
    from inferplane.aws.registry import ModelRegistryBucket as ModelRegistryBucket
    from inferplane.aws.registry import Replica as Replica

provide_node("aws_cdk")

_HOMES = {
    "ArgoCdCapability": "inferplane.aws.delivery",
    "EncryptedLogGroup": "inferplane.aws.logs",
    "ImageMirror": "inferplane.aws.images",
    "InferenceCluster": "inferplane.aws.cluster",
    "InterruptionQueue": "inferplane.aws.interruption",
    "KarpenterCapacity": "inferplane.aws.capacity",
    "ModelAssociation": "inferplane.aws.identity",
    "ModelKey": "inferplane.aws.keys",
    "ModelReaderRole": "inferplane.aws.identity",
    "ModelRegistryBucket": "inferplane.aws.registry",
    "NetworkPlace": "inferplane.aws.network",
    "NodeRole": "inferplane.aws.capacity",
    "PlatformKey": "inferplane.aws.keys",
    "PodIdentityReaders": "inferplane.aws.identity",
    "Replica": "inferplane.aws.registry",
    "ServingNetwork": "inferplane.aws.network",
    "WorkloadRole": "inferplane.aws.identity",
}

__all__ = [
    "ArgoCdCapability",
    "EncryptedLogGroup",
    "ImageMirror",
    "InferenceCluster",
    "InterruptionQueue",
    "KarpenterCapacity",
    "ModelAssociation",
    "ModelKey",
    "ModelReaderRole",
    "ModelRegistryBucket",
    "NetworkPlace",
    "NodeRole",
    "PlatformKey",
    "PodIdentityReaders",
    "Replica",
    "ServingNetwork",
    "WorkloadRole",
]

__getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
