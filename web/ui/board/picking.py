"""Picking cells: one by moving or pressing, several by dragging, Ctrl and Shift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.blocks import default_box

from .. import effects as do
from ..game.state import unless_paused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sudoku_core.board.layout import Layout

    from ..feature import Next
    from ..state import State


def pick(state: State, cell: int) -> Next:
    """Pick one cell and no other."""
    if cell == state.picked and not state.others:
        return state, []
    return _pick(state, cell)


def go_to(state: State, cell: int) -> Next:
    """Pick one cell and move the focus there."""
    return _pick(state, cell)[0], [do.focus()]


def focus(state: State) -> Next:
    """Move the focus to the picked cell."""
    return state, [do.focus()]


def move(state: State, target: str) -> Next:
    """Pick the cell at the end of a move, see ``destination``, and move the focus there."""
    return go_to(state, destination(state.board.layout, state.picked, target))


def extend(state: State, target: str) -> Next:
    """Pick the cell at the end of a move too."""
    cell = destination(state.board.layout, state.picked, target)
    return _pick(state, cell, state.cells)[0], [do.focus()]


def toggle(state: State, cell: int) -> Next:
    """Pick a cell too, or no longer; the last picked cell stays picked."""
    left = [other for other in state.cells if other != cell]
    if len(left) == len(state.cells):
        state, _ = _pick(state, cell, left)
    elif left:
        state, _ = _pick(state, left[0], left)
    return state, [do.focus()]


def drag(state: State, cell: int) -> Next:
    """Pick a cell that was dragged to, and the cells on the straight line to it, too."""
    layout, start = state.board.layout, state.picked
    columns = layout.columns
    row, column = start // columns, start % columns
    down, across = cell // columns - row, cell % columns - column
    steps = max(abs(down), abs(across))
    places = [
        (row + round(down * step / steps)) * columns + column + round(across * step / steps)
        for step in range(1, steps)
    ]
    line = tuple([place for place in places if place in layout.cells])
    return _pick(state, cell, state.cells + line)


def pick_rectangle(state: State, cell: int) -> Next:
    """Pick the rectangle of cells between the cell that was picked last and another too."""
    layout = state.board.layout
    columns = layout.columns
    rows, across = [
        sorted(pair)
        for pair in (
            (state.picked // columns, cell // columns),
            (state.picked % columns, cell % columns),
        )
    ]
    between = tuple(
        [
            other
            for other in layout.cells
            if rows[0] <= other // columns <= rows[1] and across[0] <= other % columns <= across[1]
        ]
    )
    return _pick(state, cell, state.cells + between)[0], [do.focus()]


def pick_same_digit(state: State, cell: int) -> Next:
    """Pick all cells that show the same digit as a cell."""
    shown = state.board.shown
    same = [other for other, digit in enumerate(shown) if digit == shown[cell]]
    return _pick(state, cell, same if shown[cell] else ())


def pick_all(state: State) -> Next:
    """Pick all cells."""
    return _pick(state, state.picked, state.board.layout.cells)


def pick_last(state: State) -> Next:
    """Pick only the last of several picked cells."""
    return pick(state, state.picked)


def _pick(state: State, cell: int, others: Iterable[int] = ()) -> Next:
    """Pick a cell, and others with it, each once; a number that was being typed ends."""
    seen = {cell}
    cells: list[int] = []
    for other in others:
        if other not in seen:
            seen.add(other)
            cells.append(other)
    return state.but(picked=cell, others=tuple(cells), growing=0), []


def destination(layout: Layout, cell: int, target: str) -> int:
    """Return the cell that a move ends at, or the cell itself if there is no other.

    A board may have any shape: places without a cell are passed over.

    Args:
        layout: the board's layout.
        cell: the cell that the move begins at.
        target: left, right, up, down; row-start, row-end, first, last; box-up, box-down.
    """
    if target in ("first", "last"):
        return layout.cells[0 if target == "first" else -1]
    row = cell // layout.columns
    if target in ("row-start", "row-end"):
        cells = [other for other in layout.cells if other // layout.columns == row]
        return cells[0 if target == "row-start" else -1]
    box = layout.box or default_box(layout.side)
    jump = box[0] if box and target.startswith("box-") else 1
    places = _places_towards(layout, cell, target)
    for place in places[jump - 1 :] + list(reversed(places[: jump - 1])):
        if place in layout.cells:
            return place
    return cell


def _places_towards(layout: Layout, cell: int, target: str) -> list[int]:
    """Return the places from a cell on to the edge of the board's rectangle."""
    columns = layout.columns
    first = cell // columns * columns
    if target == "left":
        return list(range(cell - 1, first - 1, -1))
    if target == "right":
        return list(range(cell + 1, first + columns))
    if target in ("up", "box-up"):
        return list(range(cell - columns, -1, -columns))
    return list(range(cell + columns, layout.size, columns))


ACTIONS: dict[str, Callable[..., Next]] = {
    "pick": pick,
    "go-to": go_to,
    "focus": focus,
    "move": move,
    "extend": extend,
    "toggle": toggle,
    "drag": drag,
    "pick-rectangle": pick_rectangle,
    "pick-same-digit": pick_same_digit,
    "pick-all": pick_all,
    "pick-last": unless_paused(pick_last, resumes=True),
}
