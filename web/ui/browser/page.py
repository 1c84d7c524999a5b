"""Draws the page: views are computed whole, and what changed is patched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..features import FEATURES
from . import patching
from .attempt import attempt
from .cells import Cells

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Properties, View
    from ..state import State
    from ..words import Words


class Page:
    """The page's elements and what they show."""

    def __init__(self) -> None:
        self._found: dict[str, Any] = {}
        self._shown: Properties = {}
        self._drawn_from: dict[int, tuple[object, ...]] = {}
        self._words: Words | None = None
        self._cells = Cells()

    def draw(self, state: State, words: Words) -> None:
        """Show a state."""
        if words is not self._words:
            _translate(words)
        self._cells.draw(state, words)
        changed = []
        number = 0
        for feature in FEATURES:
            for view in feature.views:
                number += 1
                for key, value in self._properties(number, view, state, words).items():
                    if key not in self._shown or self._shown[key] != value:
                        changed.append((key, value))
        self._shown.update(changed)
        for (name, what), value in sorted(changed, key=patching.turn):
            patching.patch(self, name, what, value)
        self._words = words

    def _properties(self, number: int, view: View, state: State, words: Words) -> Properties:
        """What a view shows, anew only when what it follows from is another."""
        if view.follows_from:
            before, now = self._drawn_from.get(number), view.follows_from(state) + (words,)
            if before and all(a is b for a, b in zip(now, before)):
                return {}
            self._drawn_from[number] = now
        return view.properties(state, words)

    @property
    def words(self) -> Words:
        """Those that the page is drawn in; it is."""
        assert self._words
        return self._words

    def shown(self, name: str, what: str) -> Any:
        """A property as it was set last, or None."""
        return self._shown.get((name, what))

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
        self.element(name).value = self._shown[name, "value"]

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
