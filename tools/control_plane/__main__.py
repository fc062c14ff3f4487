"""`python -m control_plane`: build the components; with `run`, start them and wait until Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from control_plane.build import MissingToolError, build
from control_plane.crds import apply_crds, folder


def main(arguments: Sequence[str]) -> int:
    """Build, and run if asked; 2 where something is missing or does not build."""
    if not folder().is_dir():
        cure = "set INFERPLANE_CRDS to a folder of what imports/sources.json lists"
        print(f"error: no released CRDs at {folder()}; {cure}", file=sys.stderr)
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
    from control_plane.kubernetes import ControlPlane
    from control_plane.process import ComponentError

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="control-plane-") as scratch:
        try:
            with ControlPlane(programs, Path(scratch)) as plane:
                count = apply_crds(plane.client)
                print(f"{count} kinds are served; Ctrl-C ends it\nexport KUBECONFIG={plane.kubeconfig}", flush=True)
                while True:
                    signal.sigtimedwait({signal.SIGUSR1}, 1)
                    plane.check()
        except ComponentError as error:
            print(f"error: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
