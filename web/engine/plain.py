"""Conversion between the protocol's data and the core's values, and progress events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import sudoku_core as sc

if TYPE_CHECKING:
    from protocol import ErrorReply, Event, MessageData, PuzzleData, Request

PROGRESS_SECONDS = 0.1
"""Minimum time between two progress events."""
FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""Figures of a progress event, beside the seconds and the log."""
LAYOUTS = 4
"""Number of cached layouts."""

Post = Callable[["Event"], object]
"""Function that sends an event to the page."""
Extra = Mapping[str, sc.Solver]
"""Solvers that only the page has, by name; an ``Offer`` stands for a solver not loaded yet."""


def puzzle_of(data: PuzzleData) -> sc.Puzzle:
    """Return the puzzle of the data.

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
    """Return the size of a model as figures by name.

    >>> size_of(sc.build_model(sc.Puzzle([0] * 4)))["auxiliaries"]
    0
    """
    return {**asdict(model.stats), "auxiliaries": len(model.auxiliaries)}


def error_reply(message: sc.Message) -> ErrorReply:
    """Return a message as an ErrorReply."""
    return {"status": "error", "message": message_data(message)}


def message_data(message: sc.Message) -> MessageData:
    """Return a message and the messages among its parameters as plain data.

    >>> message_data(sc.Message("a", base=(sc.Message("b"),)))["params"]["base"]
    [{'code': 'b', 'params': {}}]
    """
    params = {name: _plain(value) for name, value in message.params.items()}
    return {"code": message.code, "params": params}


def _plain(value: object) -> object:
    if isinstance(value, sc.Message):
        return message_data(value)
    return [_plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def status_of(status: sc.Status) -> Literal["solved", "infeasible", "limit"]:
    """Return the protocol's name of a status. Cancelled jobs have none: the page ends their worker.

    >>> status_of(sc.Status.LIMIT)
    'limit'
    """
    assert status is not sc.Status.CANCELLED
    name: Literal["solved", "infeasible", "limit"] = status.value
    return name


class Reporter:
    """Sender of progress events, at most ten per second.

    Args:
        request: the request in progress.
        post: the function that sends events to the page.
        log: whether to send the solver's log, too; no line of the log is dropped.
    """

    def __init__(self, request: Request, post: Post, log: bool = False) -> None:
        self._number = request["id"]
        self._post = post
        self._log = log
        self._text: list[str] = []
        self._figures: dict[str, Any] = dict.fromkeys(FIGURES)
        self._seconds = self._last = 0.0

    def __call__(self, progress: sc.solvers.Progress) -> None:
        """Send a solver's progress; a figure that is None keeps its last value."""
        figures = {name: getattr(progress, name) for name in FIGURES}
        self._figures |= {name: value for name, value in figures.items() if value is not None}
        if self._log and progress.log:
            self._text.append(progress.log)
        self._seconds = progress.seconds
        if self._seconds - self._last >= PROGRESS_SECONDS:
            self._send()

    def flush(self) -> None:
        """Send the rest of the log and reset the figures at the end of a solve."""
        if self._text:
            self._send()
        self._figures = dict.fromkeys(FIGURES)

    def _send(self) -> None:
        self._last = self._seconds
        figures = self._figures
        self._post(
            {
                "kind": "progress",
                "id": self._number,
                "seconds": self._seconds,
                "log": "".join(self._text) or None,
                "nodes": figures["nodes"],
                "bound": figures["bound"],
                "incumbent": figures["incumbent"],
                "cuts": figures["cuts"],
            }
        )
        self._text.clear()
