"""The root Application and all that it holds, each after what it needs; knows no platform.

The root reads the folder of the delivery chart, in which it lies itself: one first apply by a person, and everything
that is emitted is reached from there.

The order is written as sync waves among the Applications. Another Argo CD waits between them once Application health is
restored, which the emitted part of `argocd-cm` does. The EKS capability cannot restore it: there every Application
starts at once, what comes too early fails and is tried again, and the order that holds is the one inside each
Application.

See https://argo-cd.readthedocs.io/en/stable/operator-manual/health/#argocd-app.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cdk8s_plus_28 import k8s
from constructs import Construct

from inferplane.errors import FaultList
from inferplane.facts import components
from inferplane.facts.components import Kind
from inferplane.k8s.argo import ArgoApplication, ArgoProject, ChartApplication
from inferplane.k8s.component_values import Values
from inferplane.k8s.ignored_difference import IgnoredDifference
from inferplane.plan.delivery import ArgoTarget

DELIVERY_CHART = "delivery"
"""The chart, and the folder of `dist/`, that holds Argo CD's own objects."""
FIRST_WAVE = 10
"""Wave of what needs nothing; the project and Argo CD's settings come in waves before it."""

_HEALTH = """\
hs = {}
hs.status = "Progressing"
hs.message = ""
if obj.status ~= nil and obj.status.health ~= nil then
  hs.status = obj.status.health.status
  if obj.status.health.message ~= nil then
    hs.message = obj.status.health.message
  end
end
return hs
"""


@dataclass(frozen=True, slots=True)
class OwnChart:
    """A chart of ours, and what must be there before it."""

    name: str
    """Name of the chart, which is its folder in `dist/`."""
    needs: tuple[str, ...] = ()
    """Names of charts of ours and of components."""
    ignored: tuple[IgnoredDifference, ...] = ()
    """Fields of its objects that somebody else writes."""
    protected: bool = False
    """Whether its removal from Git waits for a person's confirmation."""


@dataclass(frozen=True, slots=True)
class ChartRelease:
    """A third-party chart with its values; what the facts say that it needs is needed anyway."""

    component: str
    """Name of the component, as the facts have it."""
    values: Values = field(default_factory=dict[str, object])
    """The chart's values."""
    needs: tuple[str, ...] = ()
    """What it needs besides, such as the chart that makes its namespace."""
    ignored: tuple[IgnoredDifference, ...] = ()
    """Fields of its objects that somebody else writes."""


class AppOfApps(Construct):
    """A project, a root Application, and one Application for each chart of ours and of others."""

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        target: ArgoTarget,
        name: str,
        namespaces: Sequence[str],
        charts: Sequence[OwnChart],
        releases: Sequence[ChartRelease] = (),
        present: Sequence[str] = (),
        cluster_kinds: Iterable[Kind] = (),
        overrides: Mapping[str, Mapping[str, object]] | None = None,
    ) -> None:
        """Define them, in a chart named `delivery`.

        Args:
            target: Where Applications live, what they read, and the cluster that they write to.
            name: Name of the project and the root, and what the names of the other Applications begin with.
            namespaces: Namespaces that charts of ours write to; those of the components are added.
            charts: Charts of ours, except this one.
            releases: Third-party charts. What one of them needs must be among them, or be present.
            present: Components that the cluster has already, which nothing waits for.
            cluster_kinds: Cluster-scoped kinds that charts of ours hold; those of the components are added.
            overrides: JSON merge patch on an Application, by the name of its chart or component.

        Raises:
            DescriptionError: when a name is used twice, something needed is missing, or needs go round in a circle.
        """
        faults = FaultList(type(self).__name__)
        needs = _needs(faults, charts, releases, present)
        unknown = sorted(set(overrides or {}) - set(needs))
        for each in unknown:
            faults.add(f"overrides[{each}]", "must name a chart or component", got=each, cure="use a name given here")
        waves = _waves(faults, needs)
        faults.raise_if_any()
        super().__init__(scope, id)

        chosen = [components.component(release.component) for release in releases]
        self.project = ArgoProject(
            self,
            "project",
            target=target,
            name=name,
            namespaces=sorted({*namespaces, *(each.namespace for each in chosen)}),
            # CreateNamespace makes Namespaces, and a project must allow that too
            cluster_kinds=[
                Kind("", "Namespace"),
                *cluster_kinds,
                *(kind for each in chosen for kind in each.cluster_kinds),
            ],
            description=f"Everything that {name} is made of",
            wave=-1,
        )
        """The AppProject."""
        if not target.managed:
            ApplicationHealth(self, "application-health", namespace=target.namespace)
        self.root = ArgoApplication(
            self, "root", target=target, project=name, name=name, folder=DELIVERY_CHART, root=True
        )
        """The Application that a person applies once."""
        for chart in charts:
            ArgoApplication(
                self,
                chart.name,
                target=target,
                project=name,
                name=f"{name}-{chart.name}",
                folder=chart.name,
                wave=waves[chart.name],
                ignored=chart.ignored,
                protected=chart.protected,
                overrides=(overrides or {}).get(chart.name),
            )
        for release, component in zip(releases, chosen, strict=True):
            ChartApplication(
                self,
                release.component,
                target=target,
                project=name,
                name=f"{name}-{release.component}",
                component=component,
                values=release.values,
                wave=waves[release.component],
                ignored=release.ignored,
                overrides=(overrides or {}).get(release.component),
            )

        self.waves: Mapping[str, int] = waves
        """Sync wave of each chart and component, by name."""


class ApplicationHealth(Construct):
    """Gives an Argo CD the health of Applications back, so that a root waits for one wave before it starts the next.

    It is one key of `argocd-cm`, applied on the server's side so that the other keys stay their owner's, and left
    behind when it is no longer in Git. Argo CD reads only a ConfigMap that says it is part of `argocd`.
    """

    def __init__(self, scope: Construct, id: str, *, namespace: str) -> None:
        """Define the ConfigMap.

        Args:
            namespace: Namespace of Argo CD.
        """
        super().__init__(scope, id)
        k8s.KubeConfigMap(
            self,
            "settings",
            metadata=k8s.ObjectMeta(
                name="argocd-cm",
                namespace=namespace,
                labels={"app.kubernetes.io/name": "argocd-cm", "app.kubernetes.io/part-of": "argocd"},
                annotations={
                    "argocd.argoproj.io/sync-options": "Delete=false,Prune=false,ServerSideApply=true",
                    "argocd.argoproj.io/sync-wave": "-2",
                },
            ),
            data={"resource.customizations.health.argoproj.io_Application": _HEALTH},
        )


def _needs(
    faults: FaultList, charts: Sequence[OwnChart], releases: Sequence[ChartRelease], present: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    needs: dict[str, tuple[str, ...]] = {}
    for index, chart in enumerate(charts):
        if chart.name == DELIVERY_CHART:
            faults.add(f"charts[{index}].name", "is the root's own", got=chart.name, cure="leave it out")
        if chart.name in needs:
            faults.add(f"charts[{index}].name", "must be used once", got=chart.name, cure="choose another name")
        needs[chart.name] = chart.needs
    for index, release in enumerate(releases):
        at = f"releases[{index}].component"
        if release.component not in components.known():
            faults.add(at, "must be a known component", got=release.component, cure=", ".join(components.known()))
            continue
        if release.component in needs:
            faults.add(at, "must be used once", got=release.component, cure="leave one of them out")
        needs[release.component] = (*components.component(release.component).needs, *release.needs)
    for index, each in enumerate(present):
        if each not in components.known():
            faults.add(f"present[{index}]", "must be a known component", got=each, cure=", ".join(components.known()))
        elif each in needs:
            faults.add(f"present[{index}]", "must not be installed too", got=each, cure="take it out of releases")
    for name, needed in needs.items():
        for each in needed:
            if each not in needs and each not in present:
                cure = "add it to releases, or to present" if each in components.known() else "add it to charts"
                faults.add(f"{name}.needs", "must be among the charts and releases", got=each, cure=cure)
    return needs


def _waves(faults: FaultList, needs: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    waves: dict[str, int] = {}

    def wave(name: str, path: tuple[str, ...]) -> int:
        if name in path:
            circle = " needs ".join((*path[path.index(name) :], name))
            faults.add(f"{name}.needs", "must not go round in a circle", got=circle, cure="take one of them out")
            return FIRST_WAVE
        if name not in waves:
            before = [wave(each, (*path, name)) for each in needs.get(name, ()) if each in needs]
            waves[name] = max(before, default=FIRST_WAVE - 1) + 1
        return waves[name]

    for name in needs:
        wave(name, ())
    return waves
