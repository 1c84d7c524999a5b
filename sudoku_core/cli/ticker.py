"""Progress on a terminal."""

from __future__ import annotations

import sys

from ..solvers.contract import OnProgress, Progress


class Ticker:
    """Shows on a terminal's standard error how a long job goes."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._next = 0.5

    def __call__(self, progress: Progress) -> None:
        if self._shown and progress.seconds >= self._next:
            self._next = progress.seconds + 0.2
            nodes = "" if progress.nodes is None else f", {progress.nodes} nodes"
            print(f"\r{progress.seconds:.1f} s{nodes} ", end="", file=sys.stderr, flush=True)

    @property
    def when_shown(self) -> OnProgress | None:
        """Itself, or None where nobody looks: a solver that is not watched needs no process."""
        return self if self._shown else None

    def clear(self) -> None:
        """Wipe the line, if one was shown."""
        if self._shown and self._next > 0.5:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
