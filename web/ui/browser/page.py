"""Draws the page: cells and views are computed, then what changed is written at once."""

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
    """The page's elements and what they show."""

    def __init__(self) -> None:
        self._found: dict[str, Any] = {}
        self._words: Words | None = None
        self._cells = Cells()
        patch = lambda name, what, value: patching.patch(self, name, what, value)  # noqa: E731
        self._renderer = Renderer(patch, patching)
        self.shown = self._renderer.value_of

    def pass_time(self, state: State, words: Words) -> None:
        """Show a state that differs from the one before only in its time."""
        self._renderer.pass_time(state, words)

    def draw(self, state: State, words: Words) -> None:
        """Show a state; an error if the first one's board cannot be drawn."""
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
        """Those that the page is drawn in; it is."""
        assert self._words
        return self._words

    def element(self, name: str) -> Any:
        """The element with an id."""
        if name not in self._found:
            self._found[name] = js.document.getElementById(name)
        return self._found[name]

    def focus(self, state: State) -> None:
        """The picked cell takes the focus and comes into sight within its frame."""
        self._cells.focus(state.picked)
        self.reveal(state)

    def follow(self, state: State) -> None:
        """The picked cell comes into sight; the focus follows if it is on the board."""
        if self.element("board").contains(js.document.activeElement):
            self._cells.focus(state.picked)
        self.reveal(state)

    def reveal(self, state: State) -> None:
        """The picked cell comes into sight within its frame, where the board is larger."""
        if not state.zoom:
            return  # asking where things are costs a layout at each key
        frame = self.element("frame")
        inner, outer = self._cells.edges(state.picked), frame.getBoundingClientRect()
        frame.scrollLeft += _past(inner.left, inner.right, outer.left, outer.right)
        frame.scrollTop += _past(inner.top, inner.bottom, outer.top, outer.bottom)

    def in_sight(self) -> None:
        """The board comes into sight where it is scrolled away."""
        frame = self.element("frame")
        if frame.getBoundingClientRect().top < 0:
            frame.scrollIntoView()

    def rewrite(self, name: str) -> None:
        """A field shows its value again, whatever was typed into it."""
        self.element(name).value = self.shown(name, "value")

    def go(self, name: str) -> None:
        """An element comes into sight, and takes the focus."""
        element = self.element(name)
        element.focus(to_js({"preventScroll": True}))
        low = element.getBoundingClientRect().bottom > js.innerHeight / 2
        element.scrollIntoView(to_js({"block": "start" if low else "nearest"}))

    def point(self, name: str, line: int, column: int) -> None:
        """A text field takes the focus, with a letter of it selected."""
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


def _past(start: float, end: float, first: float, last: float) -> float:
    """How far a stretch sticks out of another, to either side."""
    if start < first:
        return start - first
    return max(end - last, 0)
