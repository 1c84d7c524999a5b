"""Draws the page: views are computed whole, and what changed is patched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..board import cells, drawing
from ..features import FEATURES
from . import patching
from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..feature import Properties, View
    from ..state import Board, State
    from ..words import Words

PART = '<i data-part="{1}" style="--place:{0};--part:{2}"></i>'
"""A digit that holds in part; drawn, not text: the cell's name says it in words."""


class Page:
    """The page's elements and what they show."""

    def __init__(self) -> None:
        self._found: dict[str, Any] = {}
        self._shown: Properties = {}
        self._drawn_from: dict[int, tuple[object, ...]] = {}
        self._words: Words | None = None
        self._layout: Any = None
        self._cells: list[Any] = []
        self._looks: list[cells.Look | None] = []
        self._board_from: tuple[Any, ...] = ()
        self._stop = 0

    def draw(self, state: State, words: Words) -> None:
        """Show a state."""
        if words is not self._words:
            _translate(words)
        self._draw_board(state, words)
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
        self._cells[state.picked].focus(to_js({"preventScroll": True}))
        self.reveal(state)

    def reveal(self, state: State) -> None:
        """The picked cell comes into sight within its frame."""
        frame, cell = self.element("frame"), self._cells[state.picked]
        inner, outer = cell.getBoundingClientRect(), frame.getBoundingClientRect()
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
        if element.getBoundingClientRect().bottom > js.innerHeight / 2:
            element.scrollIntoView(to_js({"block": "start"}))

    def point(self, name: str, line: int, column: int) -> None:
        """A text field takes the focus, with a letter of it selected."""
        field = self.element(name)
        lines = field.value.split("\n")
        start = sum([len(text) + 1 for text in lines[: line - 1]]) + column - 1
        field.focus()
        attempt(field, "setSelectionRange", start, start + 1)

    def _draw_board(self, state: State, words: Words) -> None:
        if state.board.layout is not self._layout:
            self._lay_board(state.board)
        marks = cells.marks(state, FEATURES)
        fillings = cells.fillings(state, FEATURES)
        now = (state.board, state.picked, state.marked, words, marks, fillings)
        if self._board_from and _same(now, self._board_from):
            return
        looks = cells.looks(state, marks, fillings)
        anew = words is not self._words
        for cell, look in looks.items():
            before = self._looks[cell]
            if anew or (look is not before and look != before):
                self._show(cell, look, cells.label(words, state.board, cell, look))
                self._looks[cell] = look
        self._tab_stop(state.picked)
        self._board_from = now

    def _lay_board(self, board: Board) -> None:
        """Cells for another layout."""
        grid = self.element("board")
        grid.innerHTML = drawing.markup(board.layout)
        self._cells = [None] * board.layout.size
        for element in grid.querySelectorAll("[role=gridcell]"):
            self._cells[int(element.dataset.cell)] = element
        self._looks = [None] * board.layout.size
        self._board_from = ()
        self._layout = board.layout
        self._stop = board.layout.cells[0]

    def _show(self, cell: int, look: cells.Look, label: str) -> None:
        element = self._cells[cell]
        text = look.text
        element.className = " ".join((look.kind,) + look.marks)
        if look.parts:
            element.innerHTML = "".join([PART.format(*part) for part in look.parts])
        else:
            element.textContent = text
        element.dataset.value = text
        element.setAttribute("aria-label", label)
        element.setAttribute("aria-selected", "true" if "picked" in look.marks else "false")
        for name, other in (("data-struck", look.struck), ("data-second", look.second)):
            if other:
                element.setAttribute(name, other)
            else:
                element.removeAttribute(name)

    def _tab_stop(self, picked: int) -> None:
        self._cells[self._stop].tabIndex = -1
        self._cells[picked].tabIndex = 0
        self._stop = picked


def _same(one: Iterable[Any], other: Iterable[Any]) -> bool:
    return all(a is b or a == b for a, b in zip(one, other))


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
