"""What the controls for typing show, and the board as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import has_outlines, undrawn
from sudoku_core.drawing.spots import places

from ..pattern.state import Pattern
from .actions import ZOOMS
from .highlight import highlight
from .state import leaves_puzzle

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..feature import Properties
    from ..state import State
    from ..words import Words

WITHOUT_ZOOM = 9
"""A board of more columns or rows has buttons to zoom; any has once it is zoomed into."""


def typing_follows_from(state: State) -> tuple[object, ...]:
    """Return what the controls follow from."""
    return state.board, state.past, state.future, state.zoom, state.part(Pattern)


def typing(state: State, words: Words) -> Properties:
    """The controls, as the state changes them."""
    pattern = state.part(Pattern)
    return {
        ("undo", "aria-disabled"): not pattern.past and (not state.past or leaves_puzzle(state)),
        ("redo", "aria-disabled"): not (pattern.future or state.future),
        ("zoom-in", "aria-disabled"): state.zoom == len(ZOOMS) - 1,
        ("zoom-out", "aria-disabled"): state.zoom == 0,
        ("zoom", "hidden"): state.zoom == 0 and not is_large(state.board.layout),
        ("frame", "--zoom"): str(ZOOMS[state.zoom]),
    }


def shape(state: State, words: Words) -> Properties:
    """What follows from the board's layout alone."""
    layout = state.board.layout
    longer = max(layout.rows, layout.columns)
    down, across = places(layout.side, layout.box)
    left = undrawn(layout)
    return {
        ("board", "aria-rowcount"): layout.rows,
        ("board", "aria-colcount"): layout.columns,
        ("board", "data-wide"): layout.digits[-1] > 9,
        ("sheet", "data-caged"): has_outlines(layout),
        ("sheet", "--side"): str(longer),
        ("sheet", "--rows"): str(layout.rows),
        ("sheet", "--columns"): str(layout.columns),
        ("peers", "viewBox"): f"0 0 {layout.columns} {layout.rows}",
        ("sheet", "--down"): str(down),
        ("sheet", "--across"): str(across),
        ("columns", "innerHTML"): _labels(words, "label.column", layout.columns),
        ("row-labels", "innerHTML"): _labels(words, "label.row", layout.rows),
        ("undrawn", "hidden"): not left,
        ("undrawn", "textContent"): words("undrawn", {"count": left}) if left else "",
    }


def peers_follow_from(state: State) -> tuple[object, ...]:
    """Return what the highlight follows from."""
    return state.board.layout, state.picked, bool(state.others)


def peers(state: State, _words: Words) -> Properties:
    """Return the highlight of the picked cell's row, column and box, and of its other blocks."""
    path = "" if state.others else highlight(state.board.layout, state.picked)
    return {("peers-path", "d"): path}


def is_large(layout: Layout) -> bool:
    """Return whether a board has buttons to zoom from the beginning."""
    return max(layout.rows, layout.columns) > WITHOUT_ZOOM


def _labels(words: Words, code: str, count: int) -> str:
    """Names of rows or columns beside the board."""
    names = [words(code, {"number": number}) for number in range(1, count + 1)]
    return "".join([f"<span>{name}</span>" for name in names])
