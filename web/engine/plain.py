"""Between the page's plain data and the core's values, and progress on its way to the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import sudoku_core as sc

if TYPE_CHECKING:
    from protocol import ErrorReply, Event, MessageData, PuzzleData, Request

PROGRESS_SECONDS = 0.1
"""Between two progress events, at least."""
FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""What progress tells beside the seconds and the log."""
LAYOUTS = 4
"""So many boards are kept that were read from text."""

Post = Callable[["Event"], object]
"""Takes an event on its way to the page."""
Extra = Mapping[str, sc.Solver]
"""Solvers that only the page has, by name, and offers of others."""


def puzzle_of(data: PuzzleData) -> sc.Puzzle:
    """A puzzle that crossed over.

    >>> data = {"box": None, "layout": "." * 16 + ";diagonals", "givens": [4] + [0] * 15}
    >>> puzzle_of(data).givens.cells[0], len(puzzle_of(data).blocks)
    (4, 14)
    """
    if data["layout"]:
        return _layout(data["layout"]).puzzle(data["givens"])
    box = data["box"]
    return sc.Puzzle(data["givens"], box=(box[0], box[1]) if box else None)


@lru_cache(LAYOUTS)
def _layout(text: str) -> sc.Layout:
    return sc.parse(text).layout


def size_of(model: sc.models.BinaryModel) -> dict[str, int]:
    """The size of a model, by the names of its figures.

    >>> size_of(sc.build_model(sc.Puzzle([0] * 4)))["auxiliaries"]
    0
    """
    return {**asdict(model.stats), "auxiliaries": len(model.auxiliaries)}


def error_reply(message: sc.Message) -> ErrorReply:
    """The reply that something could not be done."""
    return {"status": "error", "message": message_data(message)}


def message_data(message: sc.Message) -> MessageData:
    """A message as it crosses over, with those that it holds.

    >>> message_data(sc.Message("a", base=(sc.Message("b"),)))["params"]["base"]
    [{'code': 'b', 'params': {}}]
    """
    params = {name: _plain(value) for name, value in message.params.items()}
    return {"code": message.code, "params": params}


def _plain(value: object) -> object:
    if isinstance(value, sc.Message):
        return message_data(value)
    return [_plain(one) for one in value] if isinstance(value, (tuple, list)) else value


def ended(status: sc.Status) -> Literal["solved", "infeasible", "limit"]:
    """How a job ended, as it crosses over; to cancel one, the page ends the worker.

    >>> ended(sc.Status.LIMIT)
    'limit'
    """
    assert status is not sc.Status.CANCELLED
    name: Literal["solved", "infeasible", "limit"] = status.value
    return name


class Reporter:
    """Passes progress on, but not more often than a person can see.

    Args:
        request: what the progress is of.
        post: takes the events.
        log: whether the solver's log is passed on too; of that, nothing is left out.
    """

    def __init__(self, request: Request, post: Post, log: bool = False) -> None:
        self._number = request["id"]
        self._post = post
        self._log = log
        self._text: list[str] = []
        self._known: dict[str, Any] = dict.fromkeys(FIGURES)
        self._seconds = self._last = 0.0

    def __call__(self, progress: sc.solvers.Progress) -> None:
        """Take what a solver reports; what it does not tell this time stays as it was."""
        told = {name: getattr(progress, name) for name in FIGURES}
        self._known |= {name: value for name, value in told.items() if value is not None}
        if self._log and progress.log:
            self._text.append(progress.log)
        self._seconds = progress.seconds
        if self._seconds - self._last >= PROGRESS_SECONDS:
            self._send()

    def flush(self) -> None:
        """Pass on what is left of the log, and forget the figures: the solver has ended."""
        if self._text:
            self._send()
        self._known = dict.fromkeys(FIGURES)

    def _send(self) -> None:
        self._last = self._seconds
        known = self._known
        self._post(
            {
                "kind": "progress",
                "id": self._number,
                "seconds": self._seconds,
                "log": "".join(self._text) or None,
                "nodes": known["nodes"],
                "bound": known["bound"],
                "incumbent": known["incumbent"],
                "cuts": known["cuts"],
            }
        )
        self._text.clear()
