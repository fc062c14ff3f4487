"""What a GPU node is told at its first boot: Bottlerocket's settings, or AL2023's parts; knows no construct.

Karpenter adds what joins the node to its cluster, and wins where both say something.
See https://karpenter.sh/v1.14/concepts/nodeclasses/#specuserdata.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence

from inferplane.facts.gpus import GpuKind
from inferplane.spec.nodes import NodeConfig
from inferplane.spec.sharing import GpuSharing, Mig, Mps, TimeSlicing

USER_DATA_LIMIT_BYTES = 16_384
"""Bytes of user data that EC2 takes."""
PARALLEL_PULL = """[settings.container-runtime]
snapshotter = "soci"

[settings.container-runtime-plugins.soci-snapshotter]
pull-mode = "parallel-pull-unpack"
"""
"""Bottlerocket's settings to pull and unpack an image's layers in parallel.

See https://bottlerocket.dev/en/os/1.54.x/api/settings/container-runtime-plugins/.
"""
_BOUNDARY = "INFERPLANE"
_PLUGIN = "settings.kubelet-device-plugins.nvidia"


def toml_fault(text: str) -> str | None:
    """The rule that Bottlerocket settings break, or None."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return f"must be TOML: {str(error)[0].lower()}{str(error)[1:]}"
    if set(content) - {"settings"}:
        return "must hold tables under `settings` only"
    if "kubelet-device-plugins" in content.get("settings", {}):
        return "must not set device plugins: sharing does"
    return None


def bottlerocket_settings(
    *,
    sharing: GpuSharing | None = None,
    gpu_kinds: Iterable[GpuKind] = (),
    admin_container: bool = False,
    settings: str = "",
) -> str:
    """Bottlerocket's settings as TOML.

    Args:
        sharing: How pods share a GPU; the device plugin that is part of the system is told so.
        gpu_kinds: The kinds of GPU of the pool's nodes, each of which MIG is set for.
        admin_container: Whether a container with root's rights over the host can be entered.
        settings: Further tables under `settings`, as TOML; see `toml_fault`.
    """
    tables = [f"[settings.host-containers.admin]\nenabled = {str(admin_container).lower()}"]
    if sharing is not None:
        tables.append(_sharing_settings(sharing, gpu_kinds))
    if settings:
        tables.append(settings.strip())
    return "\n\n".join(tables) + "\n"


def al2023_user_data(
    *, node_config: NodeConfig | None = None, sharing: GpuSharing | None = None, gpus_per_profile: int = 0
) -> str:
    """AL2023's parts as a MIME message; empty when there is nothing to say.

    Args:
        node_config: Settings of the kubelet that Karpenter has no field for.
        sharing: How pods share a GPU. Only MIG concerns the host: its slices are made before the kubelet starts.
        gpus_per_profile: Slices of the MIG profile that one GPU gives.
    """
    parts: list[tuple[str, str]] = []
    if node_config is not None and node_config.kubelet_configuration:
        document = {
            "apiVersion": "node.eks.aws/v1alpha1",
            "kind": "NodeConfig",
            "spec": {"kubelet": {"config": node_config.kubelet_configuration}},
        }
        parts.append(("application/node.eks.aws", json.dumps(document, indent=2, sort_keys=True)))
    if isinstance(sharing, Mig):
        profiles = ",".join([sharing.profile] * gpus_per_profile)
        script = [
            "#!/bin/bash",
            "set -euo pipefail",
            "nvidia-smi --multi-instance-gpu=1",
            f"nvidia-smi mig --create-gpu-instance {profiles} --default-compute-instance",
        ]
        parts.append(('text/x-shellscript; charset="us-ascii"', "\n".join(script)))
    return _mime(parts) if parts else ""


def _sharing_settings(sharing: GpuSharing, kinds: Iterable[GpuKind]) -> str:
    match sharing:
        case TimeSlicing():
            lines = [
                f"[{_PLUGIN}]",
                'device-sharing-strategy = "time-slicing"',
                "",
                f"[{_PLUGIN}.time-slicing]",
                f"replicas = {sharing.replicas}",
                "rename-by-default = false",
                "fail-requests-greater-than-one = true",
            ]
        case Mps():
            lines = [
                f"[{_PLUGIN}]",
                'device-sharing-strategy = "mps"',
                "",
                f"[{_PLUGIN}.mps]",
                f"replicas = {sharing.replicas}",
                "rename-by-default = false",
            ]
        case Mig():
            models = sorted({kind.bottlerocket_mig_model for kind in kinds if kind.bottlerocket_mig_model})
            lines = [
                f"[{_PLUGIN}]",
                'device-partitioning-strategy = "mig"',
                "",
                f"[{_PLUGIN}.mig.profile]",
                *(f'"{model}" = "{sharing.profile}"' for model in models),
            ]
    return "\n".join(lines)


def _mime(parts: Sequence[tuple[str, str]]) -> str:
    lines = ["MIME-Version: 1.0", f'Content-Type: multipart/mixed; boundary="{_BOUNDARY}"', ""]
    for content_type, body in parts:
        lines += [f"--{_BOUNDARY}", f"Content-Type: {content_type}", "", body, ""]
    return "\n".join([*lines, f"--{_BOUNDARY}--", ""])
