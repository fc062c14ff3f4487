"""Argo CD's own objects: a project, and Applications of our folders and of others' charts; knows no platform.

Every Application applies on the server's side and is compared there too. The two belong together: a comparison by the
server sees what was taken out of Git only for fields that were applied so, and CRDs beyond 262,144 bytes cannot be
applied otherwise. What the server or a controller fills in is then no difference; what remains is ignored by name,
each with its reason.

See https://argo-cd.readthedocs.io/en/stable/user-guide/sync-options/ and
https://argo-cd.readthedocs.io/en/stable/user-guide/diff-strategies/.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cdk8s import ApiObject, ApiObjectMetadata
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import components
from inferplane.facts.components import Component, Kind
from inferplane.k8s.component_values import Values
from inferplane.k8s.ignored_difference import IgnoredDifference
from inferplane.k8s.overrides import apply_overrides
from inferplane.plan.delivery import ArgoTarget
from inferplane_crds.io import argoproj

FINALIZER = "resources-finalizer.argocd.argoproj.io"
"""Makes the deletion of an Application delete what it applied."""
RETRY_FIRST, RETRY_LAST, RETRY_FACTOR = "5s", "3m", 2
"""Pause before a failed sync is tried again, its ceiling, and how it grows; there is no last attempt."""


def cluster_kinds(objects: Iterable[Mapping[str, object]]) -> tuple[Kind, ...]:
    """The cluster-scoped kinds among rendered objects, which a project must allow."""
    kinds = {Kind(str(each["apiVersion"]).rpartition("/")[0], str(each["kind"])) for each in objects}
    return tuple(sorted(kinds & components.cluster_scoped()))


def place_in_wave(scope: Construct, wave: int) -> None:
    """Put every object under a construct into a sync wave of the Application that holds it.

    Argo CD waits until a wave is healthy before it starts the next, but not for the last one: what is slow to become
    healthy, such as an InferenceService, belongs there. A CRD comes before its objects by itself.
    """
    for construct in scope.node.find_all():
        if ApiObject.is_api_object(construct):
            ApiObject.of(construct).metadata.add_annotation("argocd.argoproj.io/sync-wave", str(wave))


class ArgoProject(Construct):
    """The AppProject: what Applications of the platform may read, and what they may write where."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        target: ArgoTarget,
        name: str,
        namespaces: Sequence[str],
        cluster_kinds: Iterable[Kind],
        description: str = "",
        wave: int = 0,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the project.

        Args:
            target: Where Applications live, what they read, and the cluster that they write to.
            name: Name of the project.
            namespaces: Namespaces of the cluster that they may write to.
            cluster_kinds: Cluster-scoped kinds that they may write; namespaced kinds are all allowed.
            description: What the project is for.
            wave: Its sync wave.
            overrides: JSON merge patch on the AppProject.

        Raises:
            DescriptionError: when no namespace is allowed.
        """
        faults = FaultList(type(self).__name__)
        if not namespaces:
            faults.add("namespaces", "must allow at least one", cure="name the namespaces that Applications write to")
        if "*" in namespaces:
            faults.add("namespaces", "must be names", got="*", cure="name the namespaces that Applications write to")
        faults.raise_if_any()
        super().__init__(scope, id)

        destinations = {(target.destination, namespace) for namespace in namespaces}
        destinations.add((target.own_destination, target.namespace))
        project = argoproj.AppProject(
            self,
            "project",
            metadata=ApiObjectMetadata(name=name, namespace=target.namespace, annotations=_wave(wave)),
            spec=argoproj.AppProjectSpec(
                description=description or None,
                source_repos=sorted({target.repository, target.chart_registry}),
                # the capability refuses an Application of a project that does not name its namespace
                source_namespaces=[target.namespace],
                destinations=[
                    argoproj.AppProjectSpecDestinations(server=server, namespace=namespace)
                    for server, namespace in sorted(destinations)
                ],
                cluster_resource_whitelist=[
                    argoproj.AppProjectSpecClusterResourceWhitelist(group=each.group, kind=each.kind)
                    for each in sorted(set(cluster_kinds))
                ],
            ),
        )
        patched = apply_overrides(project, overrides)

        self.name = name
        """Name of the project."""
        self.project: ApiObject = patched
        """The AppProject."""


class ArgoApplication(Construct):
    """The Application of one folder of `dist/`: everything in it, in whatever depth."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        target: ArgoTarget,
        project: str,
        name: str,
        folder: str,
        namespace: str | None = None,
        wave: int = 0,
        ignored: Sequence[IgnoredDifference] = (),
        protected: bool = False,
        root: bool = False,
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the Application.

        Args:
            target: Where it lives, what it reads, and the cluster that it writes to.
            project: Name of its AppProject.
            name: Its name.
            folder: The folder under `target.path`, which is the name of a chart of ours.
            namespace: Namespace of objects that name none; each of ours names its own.
            wave: Its sync wave among the Applications.
            ignored: Fields that somebody else writes.
            protected: Whether its removal from Git waits for a person's confirmation.
            root: Whether it holds the Applications themselves: it then writes to Argo CD's own cluster, and its
                deletion deletes nothing else.
            overrides: JSON merge patch on the Application.

        Raises:
            DescriptionError: when the folder leaves the environment's.
        """
        faults = FaultList(type(self).__name__)
        if not folder or folder.startswith("/") or ".." in folder.split("/"):
            faults.add("folder", "must be a folder under the target's path", got=folder, cure="name a chart of ours")
        faults.raise_if_any()
        super().__init__(scope, id)

        self.name = name
        """Name of the Application."""
        self.application: ApiObject = _application(
            self,
            target,
            name=name,
            project=project,
            namespace=namespace,
            wave=wave,
            ignored=ignored,
            protected=protected,
            root=root,
            # the root's folder holds a ConfigMap that Argo CD's own installation may hold too
            options=[] if root else ["FailOnSharedResource=true"],
            source=argoproj.ApplicationSpecSource(
                repo_url=target.repository,
                target_revision=target.revision,
                path=f"{target.path}/{folder}" if target.path else folder,
                directory=argoproj.ApplicationSpecSourceDirectory(recurse=True),
            ),
        )
        self.application = apply_overrides(self.application, overrides)


class ChartApplication(Construct):
    """The Application of one third-party chart, at the version that the facts pin, from its mirror in ECR."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        target: ArgoTarget,
        project: str,
        name: str,
        component: Component,
        values: Values | None = None,
        wave: int = 0,
        ignored: Sequence[IgnoredDifference] = (),
        overrides: Mapping[str, object] | None = None,
    ) -> None:
        """Define the Application.

        A component with CRDs is protected: with its CRDs, every object of theirs would go, the nodes and models among
        them.

        Args:
            target: Where it lives, where charts are mirrored, and the cluster that it writes to.
            project: Name of its AppProject.
            name: Its name.
            component: The chart, of `inferplane.facts.components`.
            values: The chart's values; its defaults when left out.
            wave: Its sync wave among the Applications.
            ignored: Fields that somebody else writes.
            overrides: JSON merge patch on the Application.
        """
        super().__init__(scope, id)

        self.name = name
        """Name of the Application."""
        self.application: ApiObject = _application(
            self,
            target,
            name=name,
            project=project,
            namespace=component.namespace,
            wave=wave,
            ignored=ignored,
            protected=bool(component.crds),
            root=False,
            options=["CreateNamespace=true", "FailOnSharedResource=true"],
            source=argoproj.ApplicationSpecSource(
                repo_url=target.chart_registry,
                chart=component.chart,
                target_revision=component.chart_version,
                helm=argoproj.ApplicationSpecSourceHelm(
                    release_name=component.name,
                    values_object=values or None,
                    skip_crds=True if component.skip_crds else None,
                ),
            ),
        )
        self.application = apply_overrides(self.application, overrides)


def _application(
    scope: Construct,
    target: ArgoTarget,
    *,
    name: str,
    project: str,
    namespace: str | None,
    wave: int,
    ignored: Sequence[IgnoredDifference],
    protected: bool,
    root: bool,
    options: Sequence[str],
    source: argoproj.ApplicationSpecSource,
) -> ApiObject:
    annotations = {**_wave(wave), "argocd.argoproj.io/compare-options": "ServerSideDiff=true"}
    if protected:
        annotations["argocd.argoproj.io/sync-options"] = "Delete=confirm,Prune=confirm"
    every = ["ServerSideApply=true", "SkipDryRunOnMissingResource=true", *options]
    if ignored:
        every.append("RespectIgnoreDifferences=true")
    return argoproj.Application(
        scope,
        "application",
        metadata=ApiObjectMetadata(
            name=name,
            namespace=target.namespace,
            annotations=annotations,
            finalizers=None if root else [FINALIZER],
        ),
        spec=argoproj.ApplicationSpec(
            project=project,
            source=source,
            destination=argoproj.ApplicationSpecDestination(
                server=target.own_destination if root else target.destination,
                namespace=target.namespace if root else namespace,
            ),
            info=[argoproj.ApplicationSpecInfo(name=f"ignored on {each.kind}", value=each.reason) for each in ignored]
            or None,
            ignore_differences=[_ignored(each) for each in ignored] or None,
            sync_policy=argoproj.ApplicationSpecSyncPolicy(
                automated=argoproj.ApplicationSpecSyncPolicyAutomated(prune=True, self_heal=True),
                sync_options=sorted(every),
                retry=argoproj.ApplicationSpecSyncPolicyRetry(
                    limit=-1,
                    refresh=True,
                    backoff=argoproj.ApplicationSpecSyncPolicyRetryBackoff(
                        duration=RETRY_FIRST, factor=RETRY_FACTOR, max_duration=RETRY_LAST
                    ),
                ),
            ),
        ),
    )


def _ignored(each: IgnoredDifference) -> argoproj.ApplicationSpecIgnoreDifferences:
    return argoproj.ApplicationSpecIgnoreDifferences(
        group=each.group or None,
        kind=each.kind,
        name=each.name,
        json_pointers=list(each.json_pointers) or None,
        jq_path_expressions=list(each.jq_path_expressions) or None,
        managed_fields_managers=list(each.managers) or None,
    )


def _wave(wave: int) -> dict[str, str]:
    return {"argocd.argoproj.io/sync-wave": str(wave)}
