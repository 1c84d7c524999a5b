"""The board in the document: its cells, their lines and rules; only what changed is touched.

What nobody looks at while they type comes in a pause: the notes of cells that are not picked, and
what a screen reader says of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from sudoku_core.drawing import layouts

from ..board import cells
from ..board.cell_html import cell_html
from ..board.grid_html import element_id, grid_html
from ..board.labels import Labeller
from ..failures import guarded, note
from ..features import FEATURES
from . import document
from .effects import now

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..rendering import Change, Key
    from ..state import State
    from ..words import Words

_IN_PLACE = to_js({"preventScroll": True})
OWN = ("empty", "given", "entry")
"""The kinds of looks that the user makes."""
SEEN_AT_ONCE = ("kind", "text", "struck", "second", "fixed", "colour", "parts")
"""Of a look what is not notes."""
PAUSE_MILLISECONDS = 150
"""Since the last change of the board, before what can wait is written."""
LATEST_MILLISECONDS = 1000
"""So long what can wait does so at most."""
AT_ONCE = 24
"""So many cells that can wait are written by one call, between which keys are heard."""


class Cells:
    """The elements of the cells and what they show."""

    def __init__(self) -> None:
        self._looks: list[cells.Look | None] = []
        self._marks: list[tuple[str, ...]] = []
        self._said: list[tuple[str, ...]] = []
        self._labelled: list[cells.Look | None] = []  # by cell the look that its label is of
        self._scene: cells.Scene | None = None
        self._labeller: Labeller | None = None
        self._layout: Layout | None = None
        self._texts: tuple[str, ...] = ()
        self._box: tuple[int, int] | None = None
        self._stop = 0
        self._due: set[int] = set()  # cells that show something else by now
        self._later: set[int] = set()  # cells whose notes or labels are other ones by now
        self._since = 0.0  # when the first of these came to be so
        self._last = 0.0  # when something was drawn last
        self._waits = False  # whether they are looked after
        self._begun = False  # whether a board was drawn
        js.window.addEventListener("beforeprint", lambda _event: self.settle())

    def changes(self, state: State, words: Words) -> list[Change]:
        """Return what changes in the document so that it shows a state.

        An error is raised only before the first board was drawn.
        """
        changes: list[Change] = []
        layout = state.board.layout
        if layout is not self._layout:
            self._lay(layout, changes)
        labeller = self._labeller
        if labeller and labeller.words is not words:
            changes.append((("spoken", "textContent"), ""))  # it is of another language
        anew = labeller is None or labeller.words is not words or labeller.layout is not layout
        if anew:
            labeller = self._labeller = Labeller(words, layout)
        assert labeller
        scene = cells.scene(state, FEATURES, self._scene)
        before = self._looks[state.picked]
        if anew:
            self._due.update(layout.cells)
            self._labelled = [None] * layout.size
        else:
            self._due.update(cells.changed_cells(scene, self._scene))
            self._wait(cells.cells_of_changed_notes(scene, self._scene))
        self._scene = scene
        picked = state.cells
        self._due.update([cell for cell in picked if cell in self._later])
        self._show_due(changes, layout.cells if anew else picked)
        self._tab_stop(state.picked, changes)
        if before and not anew:
            self._speak(state.picked, before, changes)
        self._begun = True
        return changes

    def failed(self, keys: Iterable[Key]) -> None:
        """Let changes that could not be written be made again the next time."""
        for name, _what in keys:
            place = name[len(element_id(0)) - 1 :]
            if place.isdigit():
                cell = int(place)
                self._looks[cell] = self._labelled[cell] = None
                self._due.add(cell)

    def settle(self) -> None:
        """Write what has waited, at once."""
        while self._later:
            self._write_some()

    def focus(self, cell: int) -> None:
        """A cell takes the focus."""
        js.document.getElementById(element_id(cell)).focus(_IN_PLACE)

    def edges(self, cell: int) -> Any:
        """Where a cell is on the screen."""
        return js.document.getElementById(element_id(cell)).getBoundingClientRect()

    def _lay(self, layout: Layout, changes: list[Change]) -> None:
        """Elements for another layout."""
        sketch = layouts.sketch(layout)
        changes.append((("sheet", "--margin"), str(sketch.margin)))
        changes.append((("lines", "innerHTML"), sketch.svg()))
        changes.append((("board", "innerHTML"), grid_html(layout)))
        self._looks = [None] * layout.size
        self._marks = [()] * layout.size
        self._said = [()] * layout.size
        self._labelled = [None] * layout.size
        self._scene = None
        self._due = set()
        self._later = set()
        self._layout = layout
        self._texts = layouts.texts_of(layout)
        self._box = layout.box
        self._stop = layout.cells[0]

    def _show_due(self, changes: list[Change], whole: Iterable[int]) -> None:
        """Show what changed; a cell that cannot be shown is tried again the next time.

        Args:
            changes: gets the changes.
            whole: the cells of which nothing can wait.
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
        """A cell shows what it has now; notes, and the label where only they change, may wait."""
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
        said = labeller.marks_in_words(marks)
        at_once = whole or before is None or not _only_notes(look, before)
        if look is not before and at_once:
            self._show_look(name, look, before, changes)
            self._looks[cell] = before = look
        if at_once:
            self._label(cell, look, said, changes)
            self._later.discard(cell)
        elif look is not before or self._is_mislabelled(cell, look, said):
            self._wait((cell,))

    def _is_mislabelled(self, cell: int, look: cells.Look, said: tuple[str, ...]) -> bool:
        return look is not self._labelled[cell] or said != self._said[cell]

    def _label(
        self, cell: int, look: cells.Look, said: tuple[str, ...], changes: list[Change]
    ) -> None:
        if self._is_mislabelled(cell, look, said):
            assert self._labeller
            label = self._labeller.label(cell, look, said, self._texts)
            changes.append(((element_id(cell), "aria-label"), label))
            self._labelled[cell], self._said[cell] = look, said

    def _wait(self, waiting: Iterable[int]) -> None:
        """Write what these cells show and say in a pause."""
        self._last = now()
        if not self._later:
            self._since = self._last
        self._later.update(waiting)
        if self._later and not self._waits:
            self._waits = True
            js.setTimeout(self._look_after, PAUSE_MILLISECONDS)

    def _look_after(self) -> None:
        """Write some of what waits if there is a pause; come back for the rest."""
        time = now()
        left = min(self._last + PAUSE_MILLISECONDS, self._since + LATEST_MILLISECONDS) - time
        if left <= 1:
            left = 0
            self._write_some()
        self._waits = bool(self._later)
        if self._waits:
            js.setTimeout(self._look_after, left)

    def _write_some(self) -> None:
        changes: list[Change] = []
        count = 0
        while self._later and count < AT_ONCE:
            cell = self._later.pop()
            guarded(self._show, None, cell, changes, True)
            count += 1
        errors = document.write(changes)
        for _key, error in errors:
            note("cell", error)
        self.failed([key for key, _error in errors])

    def _speak(self, cell: int, before: cells.Look, changes: list[Change]) -> None:
        """The picked cell is said if the user changed it from elsewhere, as with the pad.

        Where the focus is on it, a screen reader notices by itself.
        """
        look, find = self._looks[cell], js.document.getElementById
        if not look or look is before or before.kind not in OWN or look.kind not in OWN:
            return
        if not find("board").contains(js.document.activeElement):
            assert self._labeller
            label = self._labeller.label(cell, look, self._said[cell], self._texts)
            changes.append((("spoken", "textContent"), label))

    def _show_look(
        self, name: str, look: cells.Look, before: cells.Look | None, changes: list[Change]
    ) -> None:
        within = cell_html(look, self._texts, self._box)
        changes.append(((name, "innerHTML" if "<" in within else "textContent"), within))
        if before is None or look.text != before.text:
            changes.append(((name, "data-value"), look.text))
        for what, value, past in (
            ("aria-readonly", look.fixed and "true", before and before.fixed and "true"),
            ("data-colour", look.colour, before and before.colour),
        ):
            if value:
                changes.append(((name, what), value))
            elif past:
                changes.append(((name, what), None))

    def _tab_stop(self, picked: int, changes: list[Change]) -> None:
        if self._stop != picked:
            changes.append(((element_id(self._stop), "tabIndex"), -1))
        changes.append(((element_id(picked), "tabIndex"), 0))
        self._stop = picked


def _only_notes(look: cells.Look, before: cells.Look) -> bool:
    """Return whether two looks differ in nothing but notes."""
    return all(getattr(look, name) == getattr(before, name) for name in SEEN_AT_ONCE)
