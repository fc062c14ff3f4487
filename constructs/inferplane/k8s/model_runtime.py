"""What models of one namespace share: the runtime of each engine, and how weights are fetched; knows no model."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.k8s import engine_container as container
from inferplane.k8s.overrides import apply_overrides
from inferplane.k8s.pinned_image import check_image
from inferplane.spec.engines import Engine, Tgi, Vllm
from inferplane_crds.io.kserve import serving

EngineName = Literal["vllm", "tgi"]
"""An engine, as its runtime and its model format are named."""
CONTAINER_NAME = "kserve-container"
"""The name that KServe demands of the container that serves."""


class ModelRuntime(Construct):
    """KServe's ServingRuntime of one engine: its image, command and port; everything else is the model's.

    See https://kserve.github.io/website/docs/concepts/resources/servingruntime.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        engine: EngineName,
        namespace: str,
        image: str,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the runtime, which bears the engine's name.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            engine: The engine.
            namespace: Namespace of the models.
            image: The engine's image, by digest or by a tag that does not move.
            overrides: JSON merge patch on the ServingRuntime.

        Raises:
            DescriptionError: when the image has no tag and no digest, or the tag `latest`.
        """
        faults = FaultList(type(self).__name__)
        check_image(faults, "image", image)
        faults.raise_if_any()
        super().__init__(scope, id)
        self.runtime: ApiObject = serving.ServingRuntime(
            self,
            "runtime",
            metadata=ApiObjectMetadata(name=engine, namespace=namespace),
            spec=serving.ServingRuntimeSpec(
                multi_model=False,
                protocol_versions=["v2"],
                supported_model_formats=[
                    serving.ServingRuntimeSpecSupportedModelFormats(name=engine, auto_select=False)
                ],
                containers=[
                    {
                        "name": CONTAINER_NAME,
                        "image": image,
                        "imagePullPolicy": "IfNotPresent",
                        "command": container.command(Vllm() if engine == "vllm" else Tgi()),
                        "ports": [{"containerPort": container.SERVING_PORT, "protocol": "TCP"}],
                        "securityContext": container.security_context(),
                    }
                ],
            ),
        )
        self.runtime = apply_overrides(self.runtime, overrides)
        """The ServingRuntime."""


class WeightsFetcher(Construct):
    """KServe's storage initializer for `s3://`, with the memory and CPU that large weights take.

    The one of KServe's chart has 1Gi and one CPU, and is switched off, since the first that matches is used.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        image: str,
        region: str,
        largest_gib: float,
        name: str = "s3",
        cpu: str = "2",
        memory: str = "4Gi",
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define it, for the whole cluster.

        Args:
            scope: The construct that it becomes part of.
            id: Its id there.
            image: Image of KServe's storage initializer, by digest or by a tag that does not move.
            region: The registry's region: under EKS Pod Identity nothing else says it.
            name: Name of the ClusterStorageContainer.
            largest_gib: GiB of the largest weights: how much local disk it may fill.
            cpu: CPU that it may use: what it copies is encrypted.
            memory: Memory that it may use.
            overrides: JSON merge patch on the ClusterStorageContainer.

        Raises:
            DescriptionError: when the image has no tag and no digest, or the tag `latest`.
        """
        faults = FaultList(type(self).__name__)
        check_image(faults, "image", image)
        faults.raise_if_any()
        super().__init__(scope, id)
        self.name = name
        """Its name."""
        self.fetcher: ApiObject = serving.ClusterStorageContainer(
            self,
            "fetcher",
            metadata=ApiObjectMetadata(name=name),
            spec=serving.ClusterStorageContainerSpec(
                container={
                    "name": "storage-initializer",
                    "image": image,
                    "imagePullPolicy": "IfNotPresent",
                    "env": [{"name": "AWS_DEFAULT_REGION", "value": region}],
                    # requests are small: a pod asks for the larger of this and of its engine, which holds the weights
                    "resources": {
                        "requests": {"cpu": "500m", "memory": "1Gi", "ephemeral-storage": "1Gi"},
                        "limits": {
                            "cpu": cpu,
                            "memory": memory,
                            "ephemeral-storage": f"{math.ceil(largest_gib * 11 / 10)}Gi",
                        },
                    },
                    "securityContext": container.security_context(),
                },
                supported_uri_formats=[serving.ClusterStorageContainerSpecSupportedUriFormats(prefix="s3://")],
                workload_type="initContainer",
            ),
        )
        self.fetcher = apply_overrides(self.fetcher, overrides)
        """The ClusterStorageContainer."""


def engine_name(engine: Engine) -> EngineName:
    """The name of an engine's runtime."""
    return "vllm" if isinstance(engine, Vllm) else "tgi"
