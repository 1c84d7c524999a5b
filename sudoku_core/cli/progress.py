"""Progress on a terminal."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..solvers.contract import OnProgress, Progress, Stopwatch

EACH = 0.2
"""Seconds from one report of the time to the next."""


class Ticker:
    """Shows on a terminal's standard error how a long job goes."""

    def __init__(self) -> None:
        self._shown = bool(sys.stderr and sys.stderr.isatty())  # None where it is closed
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


@contextmanager
def ticking() -> Iterator[Ticker]:
    """Show the seconds of work that itself reports nothing; on a terminal alone."""
    ticker, watch, over = Ticker(), Stopwatch(), threading.Event()

    def tick() -> None:
        while not over.wait(EACH):
            ticker(Progress(watch.seconds))

    thread = threading.Thread(target=tick, daemon=True)
    if ticker.when_shown:
        thread.start()
    try:
        yield ticker
    finally:
        over.set()
        if ticker.when_shown:
            thread.join()
        ticker.clear()
