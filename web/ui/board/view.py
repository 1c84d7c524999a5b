"""Views of the board as a whole, and of its buttons for undo and zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import crowded, has_marked_edges, texts_of, undrawn
from sudoku_core.drawing.spots import places

from ..pattern.state import Pattern
from .highlight import highlight
from .state import ZOOMS, leaves_puzzle

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..feature import Properties
    from ..state import State
    from ..words import Words

WITHOUT_ZOOM = 9
"""The longest side of a board that shows its zoom buttons only once it is zoomed into."""


def buttons_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the buttons."""
    return state.board, state.past, state.future, state.zoom, state.part(Pattern)


def buttons(state: State, words: Words) -> Properties:
    """Return the states of the buttons for undo, redo and zoom, and the zoom of the board."""
    pattern = state.part(Pattern)
    zoomable = state.zoom > 0 or is_large(state.board.layout)
    return {
        ("undo", "aria-disabled"): not pattern.past and (not state.past or leaves_puzzle(state)),
        ("redo", "aria-disabled"): not (pattern.future or state.future),
        ("zoom-in", "aria-disabled"): state.zoom == len(ZOOMS) - 1,
        ("zoom-out", "aria-disabled"): state.zoom == 0,
        ("zoom-reset", "hidden"): state.zoom < 2,  # from one step, the other button does it
        ("zoom-start", "hidden"): zoomable,
        ("zoom", "hidden"): not zoomable,
        ("frame", "--zoom"): str(ZOOMS[state.zoom]),
    }


def shape(state: State, words: Words) -> Properties:
    """Return the properties that follow from the board's layout and drawings."""
    layout = state.board.layout
    down, across = places(layout.side, layout.box)
    count = undrawn(layout)
    return {
        ("board", "aria-rowcount"): layout.rows,
        ("board", "aria-colcount"): layout.columns,
        ("html", "data-wide"): layout.digits[-1] > 9,
        ("sheet", "data-marked"): has_marked_edges(layout, state.board.shapes),
        ("sheet", "data-crowded"): " ".join(crowded(layout, state.board.shapes)),
        ("sheet", "--rows"): str(layout.rows),
        ("sheet", "--columns"): str(layout.columns),
        ("peers", "viewBox"): f"0 0 {layout.columns} {layout.rows}",
        ("sheet", "--down"): str(down),
        ("sheet", "--across"): str(across),
        ("columns", "innerHTML"): _labels(words, "label.column", layout.columns),
        ("row-labels", "innerHTML"): _labels(words, "label.row", layout.rows),
        ("undrawn", "hidden"): not count,
        ("undrawn", "textContent"): words("undrawn", {"count": count}) if count else "",
    }


def peers_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the highlight."""
    return state.board.layout, state.picked, bool(state.others)


def peers(state: State, _words: Words) -> Properties:
    """Return the highlight of the picked cell's peers."""
    path = "" if state.others else highlight(state.board.layout, state.picked)
    return {("peers-path", "d"): path}


def notes_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the notes in large letters."""
    return state.board, state.picked, bool(state.others)


def notes(state: State, _words: Words) -> Properties:
    """Return the picked cell's notes in large letters, on boards whose digits have two figures."""
    board, cell, notes_shown = state.board, state.picked, []
    texts = texts_of(board.layout)
    if len(texts[-1]) > 1 and not state.others and not board.filled[cell]:
        mask = board.corner[cell] if board.corner else 0
        mask |= board.centre[cell] if board.centre else 0
        notes_shown = [texts[digit] for digit in range(1, len(texts)) if mask >> digit - 1 & 1]
    return {("cell-notes", "textContent"): " · ".join(notes_shown)}


def is_large(layout: Layout) -> bool:
    """Return whether a board shows its zoom buttons before it is zoomed into."""
    return max(layout.rows, layout.columns) > WITHOUT_ZOOM


def _labels(words: Words, code: str, count: int) -> str:
    """Return the names of rows or columns beside the board."""
    names = [words(code, {"number": number}) for number in range(1, count + 1)]
    return "".join([f"<span>{name}</span>" for name in names])
