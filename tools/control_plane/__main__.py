"""`python -m control_plane`: build the components; with `run`, start them and wait until Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from control_plane.build import ROOT, MissingToolError, build
from crds import at_hand


def main(arguments: Sequence[str]) -> int:
    """Build, and run if asked; 2 where something is missing or does not build."""
    if not at_hand().is_dir():
        cure = "set INFERPLANE_CRDS to a folder of what imports/sources.json lists"
        print(f"error: no released CRDs at {at_hand()}; {cure}", file=sys.stderr)
        return 2
    try:
        programs = build()
    except MissingToolError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"error: {' '.join(error.cmd)} ended with {error.returncode}; its output is above", file=sys.stderr)
        return 2
    return _run(programs) if "run" in arguments else 0


def _run(programs: dict[str, Path]) -> int:
    """The control plane of `app.py`'s first environment, until Ctrl-C."""
    from control_plane.fleet import running_fleet, templates_of
    from control_plane.process import ComponentError
    from inferplane.described import described
    from inferplane.plan.plan import plan

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    environment = plan(described(str(ROOT / "app.py"))).environments[0]
    templates = templates_of(environment, ROOT / "cdk.out")
    with tempfile.TemporaryDirectory(prefix="control-plane-") as scratch:
        try:
            with running_fleet(environment, templates, programs, Path(scratch)) as running:
                print(f"export KUBECONFIG={running.plane.kubeconfig}")
                print(f"kubectl apply --server-side --recursive -f dist/{environment.names.environment}/capacity")
                print("Ctrl-C ends it", flush=True)
                while True:
                    time.sleep(1)
                    running.plane.check()
                    running.kubelets.check()
        except ComponentError as error:
            print(f"error: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
