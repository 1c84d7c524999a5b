"""Progress on a terminal."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..language.messages import Message
from ..language.tables import table_of
from ..solvers.contract import OnProgress, Progress, Stopwatch

EACH = 0.2
"""Seconds between two updates of the line."""
FIRST = 0.5
"""Seconds until the line appears: most jobs end before."""


class Ticker:
    """A line on a terminal's standard error with the progress of a long job.

    Args:
        language: one of ``LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._shown = bool(sys.stderr and sys.stderr.isatty())  # None where it is closed
        self._next = FIRST

    def __call__(self, progress: Progress) -> None:
        if self._shown and progress.seconds >= self._next:
            self._next = progress.seconds + EACH
            print(f"\r{self._text(progress)} ", end="", file=sys.stderr, flush=True)

    def _text(self, progress: Progress) -> str:
        decimal = table_of(self._language).DECIMAL
        seconds = f"{progress.seconds:.1f}".replace(".", decimal)
        if progress.share is not None:
            message = Message(
                "cli.progress-share", seconds=seconds, percent=int(100 * progress.share)
            )
        elif progress.nodes is not None:
            message = Message("cli.progress", seconds=seconds, nodes=str(progress.nodes))
        else:
            return f"{seconds} s"
        return message.in_language(self._language)

    @property
    def when_shown(self) -> OnProgress | None:
        """The ticker; None without a terminal, since an unwatched solver needs no process."""
        return self if self._shown else None

    def clear(self) -> None:
        """Wipe the line, if one was shown."""
        if self._shown and self._next > FIRST:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def ticking(language: str) -> Iterator[Ticker]:
    """Show the seconds of a job that reports no progress; only on a terminal."""
    ticker, watch, over = Ticker(language), Stopwatch(), threading.Event()

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
