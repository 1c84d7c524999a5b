"""Between the page's plain data and the core's values, and progress on its way to the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import sudoku_core as sc

PROGRESS_SECONDS = 0.1
"""Between two progress events, at least."""
FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""What progress tells beside the seconds and the log."""

Request = Mapping[str, Any]
"""What the page asks for."""
Reply = dict[str, Any]
"""What it is told."""
Tell = Callable[..., object]
"""Takes the kind of an event and its data."""
Extra = Mapping[str, sc.Solver]
"""Solvers that only the page has, by name, and offers of others."""


def puzzle_of(request: Request) -> sc.Puzzle:
    """The puzzle that a request is about."""
    data = request["puzzle"]
    box = data.get("box")
    return sc.Puzzle(data["givens"], box=box and tuple(box))


def plain(message: sc.Message) -> Reply:
    """A message as data."""
    return {"code": message.code, "params": message.params}


class Reporter:
    """Passes progress on, but not more often than a person can see.

    Args:
        tell: takes the events.
        log: whether the solver's log is passed on too; of that, nothing is left out.
    """

    def __init__(self, tell: Tell, log: bool = False) -> None:
        self._tell = tell
        self._log = log
        self._text: list[str] = []
        self._known: dict[str, float | None] = dict.fromkeys(FIGURES)
        self._start = self._last = time.monotonic()

    @property
    def seconds(self) -> float:
        """Since it was made."""
        return time.monotonic() - self._start

    def __call__(self, progress: sc.Progress) -> None:
        """Take what a solver reports; what it does not tell this time stays as it was."""
        told = {name: getattr(progress, name) for name in FIGURES}
        self._known |= {name: value for name, value in told.items() if value is not None}
        if self._log and progress.log:
            self._text.append(progress.log)
        if time.monotonic() - self._last >= PROGRESS_SECONDS:
            self._send()

    def flush(self) -> None:
        """Pass on what is left of the log, and forget the figures: the solver has ended."""
        if self._text:
            self._send()
        self._known = dict.fromkeys(FIGURES)

    def _send(self) -> None:
        self._last = time.monotonic()
        log = "".join(self._text) or None
        self._tell("progress", seconds=self.seconds, log=log, **self._known)
        self._text.clear()
