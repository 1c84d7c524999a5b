"""Drawing of the page: cells and views are computed, then all changes are written at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..failures import note
from ..rendering import Renderer
from . import patching
from .attempt import attempt
from .cells import Cells

if TYPE_CHECKING:
    from typing import Any

    from ..rendering import Change
    from ..state import State
    from ..words import Words


class Page:
    """The elements of the page, and their properties."""

    def __init__(self) -> None:
        self._elements: dict[str, Any] = {}
        self._words: Words | None = None
        self._cells = Cells()
        self._renderer = Renderer(lambda *change: patching.patch(self, *change), patching)
        self.shown = self._renderer.value_of

    def pass_time(self, state: State, words: Words) -> None:
        """Show a state that differs from the one before only in its time."""
        self._renderer.pass_time(state, words)

    def draw(self, state: State, words: Words) -> None:
        """Show a state; raise an error if the board of the first state cannot be drawn."""
        begun = self._words is not None
        changes: list[Change] = []
        try:
            if words is not self._words:
                _translate(words)
            changes = self._cells.changes(state, words)
        except Exception as error:
            if not begun:
                raise
            note("cells", error)
        self._words = words
        self._cells.failed(self._renderer.draw(state, words, changes))

    @property
    def words(self) -> Words:
        """The words of the drawn page."""
        assert self._words
        return self._words

    def element(self, name: str) -> Any:
        """Return the element with an id."""
        if name not in self._elements:
            self._elements[name] = js.document.getElementById(name)
        return self._elements[name]

    def focus(self, state: State) -> None:
        """Give the picked cell the focus, and scroll it into sight."""
        self._cells.focus(state.picked)
        self.reveal(state)

    def follow(self, state: State) -> None:
        """Scroll the picked cell into sight; give it the focus if the board has the focus."""
        if self.element("board").contains(js.document.activeElement):
            self._cells.focus(state.picked)
        self.reveal(state)

    def reveal(self, state: State) -> None:
        """Scroll the picked cell into sight within the frame of a zoomed board."""
        if not state.zoom:
            return  # reading positions costs a layout at each key
        frame = self.element("frame")
        inner, outer = self._cells.edges(state.picked), frame.getBoundingClientRect()
        frame.scrollLeft += _excess(inner.left, inner.right, outer.left, outer.right)
        frame.scrollTop += _excess(inner.top, inner.bottom, outer.top, outer.bottom)

    def in_sight(self) -> None:
        """Scroll the board into sight if its top is above the window."""
        frame = self.element("frame")
        if frame.getBoundingClientRect().top < 0:
            frame.scrollIntoView()

    def rewrite(self, name: str) -> None:
        """Replace the text typed into a field by the value last written."""
        self.element(name).value = self.shown(name, "value")

    def go(self, name: str) -> None:
        """Scroll an element into sight, and give it the focus."""
        element = self.element(name)
        element.focus(to_js({"preventScroll": True}))
        low = element.getBoundingClientRect().bottom > js.innerHeight / 2
        element.scrollIntoView(to_js({"block": "start" if low else "nearest"}))

    def point(self, name: str, line: int, column: int) -> None:
        """Give a text field the focus, and select one letter of its text."""
        field = self.element(name)
        lines = field.value.split("\n")
        start = sum([len(text) + 1 for text in lines[: line - 1]]) + column - 1
        field.focus()
        attempt(field, "setSelectionRange", start, start + 1)


def _translate(words: Words) -> None:
    for element in js.document.querySelectorAll("[data-word]"):
        element.textContent = words(element.dataset.word)
    for element in js.document.querySelectorAll("[data-word-label]"):
        element.setAttribute("aria-label", words(element.dataset.wordLabel))


def _excess(start: float, end: float, first: float, last: float) -> float:
    """Return the length by which an interval exceeds another; negative at the first end."""
    if start < first:
        return start - first
    return max(end - last, 0)
