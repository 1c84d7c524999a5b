"""Pattern: a puzzle with givens in the cells that the user marks, and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..feature import Feature, View
from ..making.state import LONG, generate_request, with_pending_pattern
from ..remaining_solutions.state import without_marks
from ..state import empty_board, say
from .state import Pattern

if TYPE_CHECKING:
    from ..feature import Action, Next, Properties
    from ..keys import Key
    from ..state import Cells, State
    from ..words import Words


def toggle_drawing(state: State) -> Next:
    """Begin to draw a pattern, with the cells that hold givens marked; or end drawing."""
    if state.part(Pattern).drawing or not state.board.entering:
        return state.with_parts(Pattern()), [do.focus()]
    cells = tuple([cell for cell, digit in enumerate(state.board.givens) if digit])
    # Other marks would be taken for cells of the pattern.
    state = without_marks(state).with_parts(Pattern(drawing=True, cells=cells))
    state, _ = say(state, ("pattern.drawing", {}))
    return state, [do.focus()]


def toggle_cell(state: State, cell: int) -> Next:
    """Mark a cell for a given, or remove its mark."""
    pattern = state.part(Pattern)
    cells = tuple([other for other in pattern.cells if other != cell])
    if len(cells) == len(pattern.cells):
        cells = tuple(sorted(cells + (cell,)))
    state = state.with_parts(pattern.with_cells(cells))
    return state.but(picked=cell, others=(), growing=0), [do.focus()]


def toggle_picked_cell(state: State) -> Next:
    """Mark the picked cell for a given, or remove its mark."""
    return toggle_cell(state, state.picked)


def make_puzzle(state: State) -> Next:
    """Ask for a puzzle with givens in the marked cells; it opens as any new puzzle does."""
    cells = state.part(Pattern).cells
    if not cells:
        return say(state, ("pattern.none", {}))
    data = puzzle_data(empty_board(state.board.layout))
    request = generate_request(data, None, "", state.seed, LONG)
    request["pattern"] = list(cells)
    return ask(with_pending_pattern(state), request, "new")


def follow(before: State, state: State) -> Next:
    """End drawing when the puzzle is played, or when the board becomes another."""
    if not state.part(Pattern).drawing:
        return state, []
    goes_on = state.board.entering and state.board.layout == before.board.layout
    return (state if goes_on else state.with_parts(Pattern())), []


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of Space and Enter while a pattern is drawn: switch the picked cell."""
    switches = key.name in (" ", "Enter") and key.is_for_board and not (key.control or key.alt)
    return (("pattern.here",),) if switches and state.part(Pattern).drawing else ()


def presses(state: State, cell: int, _dragged: bool) -> Action | None:
    """Return the action of a press on a cell while a pattern is drawn: switch that cell."""
    return ("pattern.cell", cell) if state.part(Pattern).drawing else None


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the buttons follow from."""
    return state.part(Pattern), state.board.entering, bool(state.job)


def properties(state: State, words: Words) -> Properties:
    """Return the button that draws, while a puzzle is entered, and the button that makes one."""
    pattern, entering = state.part(Pattern), state.board.entering
    return {
        ("pattern", "hidden"): not entering,
        ("pattern", "aria-pressed"): pattern.drawing,
        ("fill-pattern", "hidden"): not (entering and pattern.drawing),
        ("fill-pattern", "aria-disabled"): not pattern.cells or bool(state.job),
        ("fill-pattern", "textContent"): words("pattern.fill", {"count": len(pattern.cells)}),
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the cells of the pattern."""
    return {"patterned": state.part(Pattern).cells}


FEATURE = Feature(
    name="pattern",
    actions={"draw": toggle_drawing, "cell": toggle_cell, "here": toggle_picked_cell},
    when_free={"fill": make_puzzle},
    follow=follow,
    keys_in_mode=keys_in_mode,
    presses=presses,
    views=(View(properties, follows_from),),
    marks=marks,
)
