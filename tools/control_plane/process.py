"""Processes that are started, watched and stopped; one that dies is shown with the end of its log."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

LAST_LINES = 20
"""Lines of a log that are shown of a process that died."""
STOP_SECONDS = 10.0
"""Seconds that a process has to stop before it is killed."""


class ComponentError(Exception):
    """A component died, or did not become ready."""


class Process:
    """One process, in a group of its own, with its log in a file."""

    def __init__(
        self, name: str, command: Sequence[str | Path], log: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        """Start it."""
        self.name, self._log = name, log
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as stream:
            self._process = subprocess.Popen(
                [str(part) for part in command],
                stdout=stream,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                env={**os.environ, **(environment or {})},
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def log(self) -> str:
        """All that it has said."""
        return self._log.read_text(errors="replace")

    def check(self) -> None:
        """Raise ComponentError when it is not running."""
        if self._process.poll() is not None:
            raise ComponentError(f"{self.name} ended with {self._process.returncode}:\n{self._tail()}")

    def wait(self, ready: Callable[[], bool], seconds: float) -> None:
        """Wait until it is ready.

        Raises:
            ComponentError: when it dies before, or takes longer.
        """
        deadline = time.monotonic() + seconds
        while True:
            self.check()
            with contextlib.suppress(OSError):  # nobody listens yet
                if ready():
                    return
            if time.monotonic() > deadline:
                raise ComponentError(f"{self.name} is not ready after {seconds:g} s:\n{self._tail()}")
            time.sleep(0.2)

    def stop(self) -> None:
        """Stop it and whatever it started, by its process group."""
        for how, seconds in ((signal.SIGTERM, STOP_SECONDS), (signal.SIGKILL, STOP_SECONDS)):
            if self._process.poll() is not None:
                return
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)

    def _tail(self) -> str:
        return "\n".join(f"  {line}" for line in self.log.splitlines()[-LAST_LINES:])


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port
