"""The cells as they stand in the document, and the changes that make them show a state.

Changes that nobody notices while typing may wait for a pause: the notes of cells that are not
picked, and the labels of such cells for screen readers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing import layouts
from sudoku_core.drawing.sketch import UNDER

from ..colours import SHIFT
from ..failures import guarded, note
from ..playing.state import Typing
from . import cells
from .cell_html import cell_html
from .grid_html import cell_with_id, element_id, grid_html
from .labels import Labeller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..feature import Feature
    from ..rendering import Change, Key
    from ..state import Board, State
    from ..words import Words

USER_KINDS = ("empty", "given", "entry")
"""The kinds of looks that typing makes."""
SIDES = ("--left", "--top", "--right", "--bottom")
"""The margins around the board, in cells."""
FIELDS_EXCEPT_NOTES = ("kind", "text", "struck", "second", "fixed", "colour", "parts")
"""The fields of a look that are written at once; its notes may wait."""


class DrawnCells:
    """The looks, marks and labels of the cells in the document.

    Args:
        features: the features of the page.
        has_focus: returns whether the board has the focus.
    """

    def __init__(self, features: Iterable[Feature], has_focus: Callable[[], bool]) -> None:
        self._features = features
        self._has_focus = has_focus
        self._looks: list[cells.Look | None] = []
        self._marks: list[tuple[str, ...]] = []
        self._marks_in_labels: list[tuple[str, ...]] = []
        self._labelled: list[cells.Look | None] = []  # by cell the look that its label describes
        self._scene: cells.Scene | None = None
        self._labeller: Labeller | None = None
        self._layout: Layout | None = None
        self._drawings = ""  # of the board
        self._texts: tuple[str, ...] = ()
        self._tab_stop = -1  # the cell that the Tab key reaches, -1 if that is not known
        self._tab_stops: set[int] = set()  # other cells that it may reach, as one was refused
        self._due: set[int] = set()  # cells that have changed and are not shown
        self._refused: set[int] = set()  # cells of which a change could not be written
        self._packed = False  # whether centre notes stand side by side
        self._begun = False  # whether a board was drawn
        self.waiting: set[int] = set()  # cells whose notes or labels wait for a pause

    def changes(self, state: State, words: Words) -> list[Change]:
        """Return the changes of the document that show a state; cells may be left waiting.

        Raises:
            Exception: the board cannot be drawn; the next changes then draw all of it. A single
                cell that cannot be drawn raises only before a first board was drawn.
        """
        try:
            changes = self._changes(state, words)
        except Exception:
            self._forget()
            raise
        self._begun = True
        return changes

    def changes_of_waiting(self, most: int) -> list[Change]:
        """Return the changes of some waiting cells, which then no longer wait."""
        changes: list[Change] = []
        chosen = [self.waiting.pop() for _ in range(min(most, len(self.waiting)))]
        self._due.update(chosen)
        self._show_each(chosen, changes, chosen)
        return changes

    def failed(self, keys: Iterable[Key]) -> None:
        """Note changes that could not be written: the next changes have them again."""
        for name, changed in keys:
            cell = cell_with_id(name)
            if changed == "tabIndex":
                self._tab_stops.update((cell, self._tab_stop))
                self._tab_stop = -1
            elif cell >= 0:
                self._looks[cell] = self._labelled[cell] = None
                self._refused.add(cell)
                self._due.add(cell)
            elif name != "spoken":
                self._forget()

    def _forget(self) -> None:
        """Have the whole board drawn anew by the next changes."""
        self._layout = self._scene = None
        self.waiting.clear()

    def _changes(self, state: State, words: Words) -> list[Change]:
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
        scene = cells.scene(state, self._features, self._scene)
        self._move_tab_stop(state.picked, changes)
        before = self._looks[state.picked]
        if anew:
            self._due.update(layout.cells)
            self._labelled = [None] * layout.size
        else:
            self._due.update(cells.changed_cells(scene, self._scene))
            self.waiting.update(cells.cells_of_changed_notes(scene, self._scene))
        self._scene = scene
        if state.part(Typing).packed != self._packed:
            self._packed = not self._packed
            self._looks = [None] * layout.size
            self._due.update(layout.cells)
        picked = state.cells
        self._due.update([cell for cell in picked if cell in self.waiting])
        self._show_each(list(self._due), changes, layout.cells if anew else picked)
        if before and not anew:
            guarded(self._speak, None, state.picked, before, changes)
        return changes

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
        self._due, self._refused = set(), set()
        self.waiting.clear()
        self._layout = layout
        self._texts = layouts.texts_of(layout)
        self._tab_stop = -1
        self._tab_stops.clear()

    def _show_each(
        self, chosen: Iterable[int], changes: list[Change], whole: Iterable[int]
    ) -> None:
        """Add the changes of due cells; a cell that raises stays due.

        Args:
            chosen: the cells.
            changes: gets the changes.
            whole: the cells whose notes and labels cannot wait.
        """
        whole = set(whole)
        for cell in chosen:
            try:
                self._show(cell, changes, cell in whole)
            except Exception as error:
                if not self._begun:
                    raise
                note("cell", error)
            else:
                self._due.discard(cell)

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
            self._show_look(cell, look, before, changes)
            self._looks[cell] = before = look
        if at_once:
            self._label(cell, look, marks_in_words, changes)
            self.waiting.discard(cell)
        elif not same or self._is_mislabelled(cell, look, marks_in_words):
            self.waiting.add(cell)

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

    def _speak(self, cell: int, before: cells.Look, changes: list[Change]) -> None:
        """Announce the label of the picked cell if the pad or another element changed it.

        If the cell has the focus, a screen reader announces the change by itself.
        """
        look = self._looks[cell]
        if not look or look is before:
            return
        if before.kind not in USER_KINDS or look.kind not in USER_KINDS:
            return
        if not self._has_focus():
            assert self._labeller
            label = self._labeller.label(cell, look, self._marks_in_labels[cell], self._texts)
            changes.append((("spoken", "textContent"), label))

    def _show_look(
        self, cell: int, look: cells.Look, before: cells.Look | None, changes: list[Change]
    ) -> None:
        """Add the changes that show a look; ``before`` is None if it is not known what shows."""
        assert self._layout
        name, refused = element_id(cell), cell in self._refused
        content = cell_html(look, self._texts, self._layout.box, packed=self._packed)
        changes.append(((name, "innerHTML" if "<" in content else "textContent"), content))
        if before is None or look.text != before.text:
            changes.append(((name, "data-value"), look.text))
        attributes: tuple[tuple[str, Any, Any], ...] = (
            ("aria-readonly", look.fixed and "true", before.fixed if before else refused),
            ("data-colour", _single(look), _single(before) if before else refused),
        )
        for attribute, value, past in attributes:
            if value:
                changes.append(((name, attribute), value))
            elif past:
                changes.append(((name, attribute), None))
        if refused:
            self._refused.discard(cell)

    def _move_tab_stop(self, picked: int, changes: list[Change]) -> None:
        """Add the changes that let Tab reach the picked cell.

        When the focused cell's ``tabIndex`` changes, the browser computes styles at once: so these
        changes precede those of the cells' contents.
        """
        if self._tab_stop != picked:
            self._tab_stops.add(self._tab_stop)
            for cell in self._tab_stops:
                if cell not in (-1, picked):
                    changes.append(((element_id(cell), "tabIndex"), -1))
            changes.append(((element_id(picked), "tabIndex"), 0))
            self._tab_stop = picked
            self._tab_stops.clear()


def _single(look: cells.Look) -> int:
    """Return the only colour of a cell; several are elements in it."""
    return 0 if look.colour >> SHIFT else look.colour


def _only_notes(look: cells.Look, before: cells.Look) -> bool:
    """Return whether two looks differ in nothing but notes."""
    return all(getattr(look, name) == getattr(before, name) for name in FIELDS_EXCEPT_NOTES)
