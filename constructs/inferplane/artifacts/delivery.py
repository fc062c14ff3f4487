"""The first apply: what a person does once so that Argo CD does everything else; knows no framework.

It is text, and not objects in `dist/`, because it comes before Argo CD reads `dist/`.
"""

from __future__ import annotations

from inferplane.plan.delivery import ArgoTarget


def first_apply(target: ArgoTarget, *, project: str, project_file: str, root_file: str) -> str:
    """The steps of the first apply, as Markdown.

    Args:
        target: Where Applications live, what they read, and the cluster that they write to.
        project: Name of the project, which is also the root Application's.
        project_file: Path of the AppProject's file in `dist/`.
        root_file: Path of the root Application's file in `dist/`.
    """
    apply = (
        "Apply the project and the root Application, which then keeps itself and everything else:\n\n"
        f"   ```sh\n   kubectl apply --server-side -f {project_file}\n"
        f"   kubectl apply --server-side -f {root_file}\n   ```"
    )
    watch = (
        f"Watch the Applications: `kubectl get applications --namespace {target.namespace} --watch`. {_order(target)}"
    )
    steps = [_register(target), apply, watch] if target.managed else [apply, watch]
    title = f"# First apply of {project}\n\n"
    before = (
        f"Before: everything in the mirror list lies in ECR, and `{target.revision}` of\n`{target.repository}` holds "
        f"this environment under `{target.path or '.'}`. kubectl reaches the cluster from inside its network.\n\n"
    )
    return title + before + "\n".join(f"{number}. {step}" for number, step in enumerate(steps, start=1)) + "\n"


def _register(target: ArgoTarget) -> str:
    return (
        "Register the cluster with the capability, which does not do so by itself. Nothing secret is stored: the "
        "capability's role has access by an access entry.\n\n"
        "   ```sh\n"
        f"   argocd cluster add {target.destination} \\\n"
        f"     --aws-cluster-name {target.destination} --name in-cluster\n"
        "   ```"
    )


def _order(target: ArgoTarget) -> str:
    if not target.managed:
        return "They come wave after wave: each waits until the one before it is healthy."
    return (
        "They start together, and what comes before what it needs fails and is tried again. The capability ends a sync "
        "after 120 s and does not begin it again for the same revision: sync such an Application once more by hand "
        f"(`argocd app sync {target.namespace}/<name>`)."
    )
