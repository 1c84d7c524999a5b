"""The board in the document: its cells, their lines and rules; only what changed is touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from sudoku_core.drawing import layouts

from ..board import cells, markup
from ..board.inside import inside
from ..board.spoken import Speaker
from ..failures import note
from ..features import FEATURES

if TYPE_CHECKING:
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..state import State
    from ..words import Words

_IN_PLACE = to_js({"preventScroll": True})
OWN = ("empty", "given", "entry")
"""The kinds of looks that the user makes."""


class Cells:
    """The elements of the cells and what they show."""

    def __init__(self) -> None:
        self._elements: list[Any] = []
        self._looks: list[cells.Look | None] = []
        self._marks: list[tuple[str, ...]] = []
        self._said: list[tuple[str, ...]] = []
        self._scene: cells.Scene | None = None
        self._speaker: Speaker | None = None
        self._layout: Layout | None = None
        self._texts: tuple[str, ...] = ()
        self._box: tuple[int, int] | None = None
        self._stop = 0
        self._due: set[int] = set()  # cells that show something else by now
        self._drawn = False  # whether a board was drawn

    def draw(self, state: State, words: Words) -> None:
        """Show a state."""
        layout = state.board.layout
        if layout is not self._layout:
            self._lay(layout)
        speaker = self._speaker
        if speaker and speaker.words is not words:
            js.document.getElementById("spoken").textContent = ""  # it is of another language
        anew = speaker is None or speaker.words is not words or speaker.layout is not layout
        if anew:
            speaker = self._speaker = Speaker(words, layout)
        assert speaker
        scene = cells.scene(state, FEATURES, self._scene)
        before = self._looks[state.picked]
        self._due.update(layout.cells if anew else cells.changed(scene, self._scene))
        self._scene = scene
        self._show_due(scene, speaker, anew)
        self._tab_stop(state.picked)
        if before and not anew:
            self._speak(state.picked, before)
        self._drawn = True

    def focus(self, cell: int) -> None:
        """A cell takes the focus."""
        self._elements[cell].focus(_IN_PLACE)

    def edges(self, cell: int) -> Any:
        """Where a cell is on the screen."""
        return self._elements[cell].getBoundingClientRect()

    def _lay(self, layout: Layout) -> None:
        """Elements for another layout."""
        find = js.document.getElementById
        sketch = layouts.sketch(layout)
        find("sheet").style.setProperty("--margin", str(sketch.margin))
        find("lines").innerHTML = sketch.svg()
        grid = find("board")
        grid.innerHTML = markup.markup(layout)
        self._elements = [None] * layout.size
        for element in grid.querySelectorAll("[role=gridcell]"):
            self._elements[int(element.dataset.cell)] = element
        self._looks = [None] * layout.size
        self._marks = [()] * layout.size
        self._said = [()] * layout.size
        self._scene = None
        self._due = set()
        self._layout = layout
        self._texts = layouts.texts_of(layout)
        self._box = layout.box
        self._stop = layout.cells[0]

    def _show_due(self, scene: cells.Scene, speaker: Speaker, anew: bool) -> None:
        """Show what changed; a cell that cannot be shown is tried again the next time."""
        failed = []
        while self._due:
            cell = self._due.pop()
            try:
                self._show(cell, scene, speaker, anew)
            except Exception as error:
                if not self._drawn:
                    raise
                note("cell", error)
                failed.append(cell)
        self._due.update(failed)

    def _show(self, cell: int, scene: cells.Scene, speaker: Speaker, anew: bool) -> None:
        """A cell shows what it has now."""
        element, before, past = self._elements[cell], self._looks[cell], self._marks[cell]
        look, marks = cells.look(scene, cell, self._texts), cells.marks_of(scene, cell)
        if before is None or marks != past or look.kind != before.kind:
            element.className = " ".join((look.kind,) + marks)
            if before is None or ("picked" in marks) != ("picked" in past):
                element.setAttribute("aria-selected", "true" if "picked" in marks else "false")
        said = speaker.marks(marks)
        if anew or look is not before or said != self._said[cell]:
            element.setAttribute("aria-label", speaker.label(cell, look, said, self._texts))
        if look is not before:
            self._show_look(element, look, before)
        self._looks[cell], self._marks[cell], self._said[cell] = look, marks, said

    def _speak(self, cell: int, before: cells.Look) -> None:
        """The picked cell is said if the user changed it from elsewhere, as with the pad.

        Where the focus is on it, a screen reader notices by itself.
        """
        look, find = self._looks[cell], js.document.getElementById
        if look is before or before.kind not in OWN or (look and look.kind not in OWN):
            return
        if not find("board").contains(js.document.activeElement):
            find("spoken").textContent = self._elements[cell].getAttribute("aria-label")

    def _show_look(self, element: Any, look: cells.Look, before: cells.Look | None) -> None:
        markup = inside(look, self._texts, self._box)
        if "<" in markup:
            element.innerHTML = markup
        else:
            element.textContent = markup
        if before is None or look.text != before.text:
            element.dataset.value = look.text
        for name, now, past in (
            ("aria-readonly", look.fixed and "true", before and before.fixed and "true"),
            ("data-colour", look.colour, before and before.colour),
        ):
            if now:
                element.setAttribute(name, str(now))
            elif past:
                element.removeAttribute(name)

    def _tab_stop(self, picked: int) -> None:
        if self._stop != picked:
            self._elements[self._stop].tabIndex = -1
        self._elements[picked].tabIndex = 0
        self._stop = picked
