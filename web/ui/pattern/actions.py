"""Cells are switched on and off, and a puzzle is made with givens there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..making.state import LONG, asking, with_pattern_asked
from ..setting.state import unmarked
from ..state import empty_board, say
from .state import Pattern

if TYPE_CHECKING:
    from ..feature import Next
    from ..state import State


def draw(state: State) -> Next:
    """A tap switches cells from now on, beginning with those that hold givens; or types again."""
    if state.part(Pattern).drawing or not state.board.entering:
        return state.with_parts(Pattern()), [do.focus()]
    held = tuple([cell for cell, digit in enumerate(state.board.givens) if digit])
    # Other marks would be taken for cells of the pattern.
    state = unmarked(state).with_parts(Pattern(drawing=True, cells=held))
    state, _ = say(state, ("pattern.drawing", {}))
    return state, [do.focus()]


def switch(state: State, cell: int) -> Next:
    """A cell is to hold a given, or is not any more."""
    pattern = state.part(Pattern)
    cells = tuple([other for other in pattern.cells if other != cell])
    if len(cells) == len(pattern.cells):
        cells = tuple(sorted(cells + (cell,)))
    state = state.with_parts(pattern.marking(cells))
    return state.but(picked=cell, others=(), growing=0), [do.focus()]


def switch_here(state: State) -> Next:
    """The same of the picked cell."""
    return switch(state, state.picked)


def fill(state: State) -> Next:
    """A puzzle with givens in these cells is asked for; it opens as any new one does."""
    cells = state.part(Pattern).cells
    if not cells:
        return say(state, ("pattern.none", {}))
    data = puzzle_data(empty_board(state.board.layout))
    request = asking(data, None, "", state.seed, LONG)
    request["pattern"] = list(cells)
    return ask(with_pattern_asked(state), request, "new")


def follow(before: State, state: State) -> Next:
    """No pattern is drawn on what is played, or on another board."""
    if not state.part(Pattern).drawing:
        return state, []
    there = state.board.entering and state.board.layout == before.board.layout
    return (state if there else state.with_parts(Pattern())), []
