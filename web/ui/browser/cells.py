"""Cells of the board in the document; only changes are written.

Changes that nobody notices while typing wait for a pause: the notes of cells that are not picked,
and the labels of such cells for screen readers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from sudoku_core.drawing import layouts
from sudoku_core.drawing.sketch import UNDER

from ..board import cells
from ..board.cell_html import cell_html
from ..board.grid_html import element_id, grid_html
from ..board.labels import Labeller
from ..colours import SHIFT
from ..failures import guarded, note
from ..features import FEATURES
from ..playing.state import Typing
from . import document
from .effects import now

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..rendering import Change, Key
    from ..state import Board, State
    from ..words import Words

_IN_PLACE = to_js({"preventScroll": True})
USER_KINDS = ("empty", "given", "entry")
"""The kinds of looks that typing makes."""
SIDES = ("--left", "--top", "--right", "--bottom")
"""The margins around the board, in cells."""
FIELDS_BESIDE_NOTES = ("kind", "text", "struck", "second", "fixed", "colour", "parts")
"""The fields of a look that are written at once; all others are notes."""
PAUSE_MILLISECONDS = 150
"""The time from the last change of the board until waiting changes are written."""
LATEST_MILLISECONDS = 1000
"""The longest time that a change waits."""
CELLS_AT_ONCE = 24
"""The number of waiting cells written by one call; the page takes keys between two calls."""


class Cells:
    """The elements of the cells, and the looks, marks and labels that they have now."""

    def __init__(self) -> None:
        self._looks: list[cells.Look | None] = []
        self._marks: list[tuple[str, ...]] = []
        self._marks_in_labels: list[tuple[str, ...]] = []
        self._labelled: list[cells.Look | None] = []  # by cell the look that its label describes
        self._scene: cells.Scene | None = None
        self._labeller: Labeller | None = None
        self._layout: Layout | None = None
        self._drawings = ""  # of the board
        self._texts: tuple[str, ...] = ()
        self._box: tuple[int, int] | None = None
        self._tab_stop = -1  # the cell that the Tab key reaches, -1 for none
        self._due: set[int] = set()  # cells that have changed and are not written
        self._waiting: set[int] = set()  # cells whose notes or labels wait for a pause
        self._first_wait = 0.0  # the time since which a cell waits
        self._last_change = 0.0  # the time of the last change
        self._has_timer = False  # whether a timer for the waiting cells runs
        self._begun = False  # whether a board was drawn
        self._packed = False  # whether centre notes stand side by side
        js.window.addEventListener("beforeprint", lambda _event: self.write_waiting())

    def changes(self, state: State, words: Words) -> list[Change]:
        """Return the changes of the document that show a state.

        Only before the first board was drawn, an error is raised.
        """
        changes: list[Change] = []
        board = state.board
        layout = board.layout
        if layout is not self._layout or board.drawings != self._drawings:
            self._replace_board(board, changes)
        labeller = self._labeller
        if labeller and labeller.words is not words:
            changes.append((("spoken", "textContent"), ""))  # its text has another language
        anew = labeller is None or labeller.words is not words or not self._scene
        if anew:
            labeller = self._labeller = Labeller(words, layout)
        assert labeller
        scene = cells.scene(state, FEATURES, self._scene)
        self._move_tab_stop(state.picked, changes)
        before = self._looks[state.picked]
        if anew:
            self._due.update(layout.cells)
            self._labelled = [None] * layout.size
        else:
            self._due.update(cells.changed_cells(scene, self._scene))
            self._defer(cells.cells_of_changed_notes(scene, self._scene))
        self._scene = scene
        if state.part(Typing).packed != self._packed:
            self._packed = not self._packed
            self._looks = [None] * layout.size
            self._due.update(layout.cells)
        picked = state.cells
        self._due.update([cell for cell in picked if cell in self._waiting])
        self._show_due(changes, layout.cells if anew else picked)
        if before and not anew:
            self._speak(state.picked, before, changes)
        self._begun = True
        return changes

    def failed(self, keys: Iterable[Key]) -> None:
        """Note changes that could not be written: ``changes`` returns them again."""
        for name, changed in keys:
            if changed == "tabIndex":
                self._tab_stop = -1
            place = name[len(element_id(0)) - 1 :]
            if place.isdigit():
                cell = int(place)
                self._looks[cell] = self._labelled[cell] = None
                self._due.add(cell)

    def write_waiting(self) -> None:
        """Write all waiting changes at once."""
        while self._waiting:
            self._write_some()

    def focus(self, cell: int) -> None:
        """Give a cell the focus."""
        js.document.getElementById(element_id(cell)).focus(_IN_PLACE)

    def edges(self, cell: int) -> Any:
        """Return the rectangle of a cell on the screen."""
        return js.document.getElementById(element_id(cell)).getBoundingClientRect()

    def _replace_board(self, board: Board, changes: list[Change]) -> None:
        """Add the changes that replace the elements by those for another layout or drawings."""
        layout, shapes = board.layout, board.shapes
        sketch = layouts.sketch(layout, shapes, two_tones=True)
        for side, margin in zip(SIDES, sketch.margins):
            changes.append((("sheet", side), str(margin / 100)))
        changes.append((("lines", "innerHTML"), sketch.svg(layers=UNDER)))
        changes.append((("over", "innerHTML"), sketch.over()))
        changes.append((("board", "innerHTML"), grid_html(layout)))
        self._drawings = board.drawings
        self._looks = [None] * layout.size
        self._marks = [()] * layout.size
        self._marks_in_labels = [()] * layout.size
        self._labelled = [None] * layout.size
        self._scene = None
        self._due = set()
        self._waiting = set()
        self._layout = layout
        self._texts = layouts.texts_of(layout)
        self._box = layout.box
        self._tab_stop = -1

    def _show_due(self, changes: list[Change], whole: Iterable[int]) -> None:
        """Add the changes of all due cells; a cell that raises stays due.

        Args:
            changes: gets the changes.
            whole: the cells whose notes and labels cannot wait.
        """
        failed, whole = [], set(whole)
        while self._due:
            cell = self._due.pop()
            try:
                self._show(cell, changes, cell in whole)
            except Exception as error:
                if not self._begun:
                    raise
                note("cell", error)
                failed.append(cell)
        self._due.update(failed)

    def _show(self, cell: int, changes: list[Change], whole: bool) -> None:
        """Add the changes of a cell.

        Args:
            cell: the cell.
            changes: gets the changes.
            whole: whether notes, and a label that follows from notes only, cannot wait.
        """
        scene, labeller = self._scene, self._labeller
        assert scene
        assert labeller
        name, before, past = element_id(cell), self._looks[cell], self._marks[cell]
        look, marks = cells.look(scene, cell, self._texts), cells.marks_of(scene, cell)
        if before is None or marks != past or look.kind != before.kind:
            changes.append(((name, "className"), " ".join((look.kind,) + marks)))
            if before is None or ("picked" in marks) != ("picked" in past):
                changes.append(((name, "aria-selected"), "picked" in marks))
        self._marks[cell] = marks
        marks_in_words = labeller.marks_in_words(marks)
        same = look is before
        at_once = whole or before is None or not (same or _only_notes(look, before))
        if at_once and not same:
            self._show_look(name, look, before, changes)
            self._looks[cell] = before = look
        if at_once:
            self._label(cell, look, marks_in_words, changes)
            self._waiting.discard(cell)
        elif not same or self._is_mislabelled(cell, look, marks_in_words):
            self._defer((cell,))

    def _is_mislabelled(self, cell: int, look: cells.Look, marks: tuple[str, ...]) -> bool:
        return look is not self._labelled[cell] or marks != self._marks_in_labels[cell]

    def _label(
        self, cell: int, look: cells.Look, marks: tuple[str, ...], changes: list[Change]
    ) -> None:
        if self._is_mislabelled(cell, look, marks):
            assert self._labeller
            label = self._labeller.label(cell, look, marks, self._texts)
            changes.append(((element_id(cell), "aria-label"), label))
            self._labelled[cell], self._marks_in_labels[cell] = look, marks

    def _defer(self, deferred: Iterable[int]) -> None:
        """Write the looks and labels of cells in a pause."""
        self._last_change = now()
        if not self._waiting:
            self._first_wait = self._last_change
        self._waiting.update(deferred)
        if self._waiting and not self._has_timer:
            self._has_timer = True
            js.setTimeout(self._write_in_pause, PAUSE_MILLISECONDS)

    def _write_in_pause(self) -> None:
        """Write some of the waiting cells if there is a pause; set a timer for the rest."""
        end = min(self._last_change + PAUSE_MILLISECONDS, self._first_wait + LATEST_MILLISECONDS)
        delay = end - now()
        if delay <= 1:
            delay = 0
            self._write_some()
        self._has_timer = bool(self._waiting)
        if self._has_timer:
            js.setTimeout(self._write_in_pause, delay)

    def _write_some(self) -> None:
        changes: list[Change] = []
        count = 0
        while self._waiting and count < CELLS_AT_ONCE:
            cell = self._waiting.pop()
            guarded(self._show, None, cell, changes, True)
            count += 1
        errors = document.write(changes)
        for _key, error in errors:
            note("cell", error)
        self.failed([key for key, _error in errors])

    def _speak(self, cell: int, before: cells.Look, changes: list[Change]) -> None:
        """Announce the label of the picked cell if the pad or another element changed it.

        If the cell has the focus, a screen reader announces the change by itself.
        """
        look = self._looks[cell]
        if not look or look is before:
            return
        if before.kind not in USER_KINDS or look.kind not in USER_KINDS:
            return
        if not js.document.getElementById("board").contains(js.document.activeElement):
            assert self._labeller
            label = self._labeller.label(cell, look, self._marks_in_labels[cell], self._texts)
            changes.append((("spoken", "textContent"), label))

    def _show_look(
        self, name: str, look: cells.Look, before: cells.Look | None, changes: list[Change]
    ) -> None:
        content = cell_html(look, self._texts, self._box, packed=self._packed)
        changes.append(((name, "innerHTML" if "<" in content else "textContent"), content))
        if before is None or look.text != before.text:
            changes.append(((name, "data-value"), look.text))
        for attribute, value, past in (
            ("aria-readonly", look.fixed and "true", before and before.fixed and "true"),
            ("data-colour", _single(look), before and _single(before)),
        ):
            if value:
                changes.append(((name, attribute), value))
            elif past:
                changes.append(((name, attribute), None))

    def _move_tab_stop(self, picked: int, changes: list[Change]) -> None:
        """Add the changes that let Tab reach the picked cell.

        When the focused cell's ``tabIndex`` changes, the browser computes styles at once: so these
        changes precede those of the cells' contents.
        """
        if self._tab_stop != picked:
            if self._tab_stop >= 0:
                changes.append(((element_id(self._tab_stop), "tabIndex"), -1))
            changes.append(((element_id(picked), "tabIndex"), 0))
            self._tab_stop = picked


def _single(look: cells.Look) -> int:
    """Return the only colour of a cell; several are elements in it."""
    return 0 if look.colour >> SHIFT else look.colour


def _only_notes(look: cells.Look, before: cells.Look) -> bool:
    """Return whether two looks differ in nothing but notes."""
    return all(getattr(look, name) == getattr(before, name) for name in FIELDS_BESIDE_NOTES)
