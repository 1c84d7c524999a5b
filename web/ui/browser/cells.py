"""Cells of the board in the document; only changes are written, some of them in a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..board.drawn_cells import DrawnCells
from ..board.grid_html import element_id
from ..failures import note
from ..features import FEATURES
from . import document
from .effects import now

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..rendering import Change, Key
    from ..state import State
    from ..words import Words

_IN_PLACE = to_js({"preventScroll": True})
PAUSE_MILLISECONDS = 150
"""The time from the last change of the board until waiting changes are written."""
LATEST_MILLISECONDS = 1000
"""The longest time that a change waits."""
CELLS_AT_ONCE = 24
"""The number of waiting cells written by one call; the page takes keys between two calls."""


class Cells:
    """The elements of the cells."""

    def __init__(self) -> None:
        self._drawn = DrawnCells(FEATURES, _board_has_focus)
        self._first_wait = 0.0  # the time since which a cell waits
        self._last_change = 0.0  # the time of the last change
        self._has_timer = False  # whether a timer for the waiting cells runs
        js.window.addEventListener("beforeprint", lambda _event: self.write_waiting())

    def changes(self, state: State, words: Words) -> list[Change]:
        """Return the changes of the document that show a state; raise an error if none can."""
        had_waiting = bool(self._drawn.waiting)
        changes = self._drawn.changes(state, words)
        self._last_change = now()
        if not had_waiting:
            self._first_wait = self._last_change
        if self._drawn.waiting and not self._has_timer:
            self._has_timer = True
            js.setTimeout(self._write_in_pause, PAUSE_MILLISECONDS)
        return changes

    def failed(self, keys: Iterable[Key]) -> None:
        """Note changes that could not be written: ``changes`` returns them again."""
        self._drawn.failed(keys)

    def write_waiting(self) -> None:
        """Write all waiting changes at once."""
        while self._drawn.waiting:
            self._write_some()

    def focus(self, cell: int) -> None:
        """Give a cell the focus."""
        js.document.getElementById(element_id(cell)).focus(_IN_PLACE)

    def edges(self, cell: int) -> Any:
        """Return the rectangle of a cell on the screen."""
        return js.document.getElementById(element_id(cell)).getBoundingClientRect()

    def _write_in_pause(self) -> None:
        """Write some of the waiting cells if there is a pause; set a timer for the rest."""
        end = min(self._last_change + PAUSE_MILLISECONDS, self._first_wait + LATEST_MILLISECONDS)
        delay = end - now()
        if delay <= 1:
            delay = 0
            self._write_some()
        self._has_timer = bool(self._drawn.waiting)
        if self._has_timer:
            js.setTimeout(self._write_in_pause, delay)

    def _write_some(self) -> None:
        errors = document.write(self._drawn.changes_of_waiting(CELLS_AT_ONCE))
        for _key, error in errors:
            note("cell", error)
        self.failed([key for key, _error in errors])


def _board_has_focus() -> bool:
    return bool(js.document.getElementById("board").contains(js.document.activeElement))
