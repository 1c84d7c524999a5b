"""Which cells are picked: one by moving or pressing, several by dragging, Ctrl and Shift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..game.state import in_sight
from .moving import destination

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..feature import Next
    from ..state import Cells, State


def pick(state: State, cell: int) -> Next:
    """One cell is picked, and no other."""
    if cell == state.picked and not state.others:
        return state, []
    return _picked(state, cell)


def go_to(state: State, cell: int) -> Next:
    """One cell is picked, and takes the focus."""
    return _picked(state, cell)[0], [do.focus()]


def here(state: State) -> Next:
    """The cell that is picked takes the focus."""
    return state, [do.focus()]


def move(state: State, where: str) -> Next:
    """Another cell is picked, by arrow key, to an end, or a box up or down; focus follows."""
    return go_to(state, destination(state.board.layout, state.picked, where))


def extend(state: State, where: str) -> Next:
    """The cell that a move would end at is picked too."""
    cell = destination(state.board.layout, state.picked, where)
    return _picked(state, cell, state.cells)[0], [do.focus()]


def toggle(state: State, cell: int) -> Next:
    """A cell is picked too, or is so no more; one always stays."""
    left = [other for other in state.cells if other != cell]
    if len(left) == len(state.cells):
        state, _ = _picked(state, cell, left)
    elif left:
        state, _ = _picked(state, left[0], left)
    return state, [do.focus()]


def drag(state: State, cell: int) -> Next:
    """A cell that was dragged to is picked too, and all on the straight way to it."""
    layout, start = state.board.layout, state.picked
    columns = layout.columns
    row, column = start // columns, start % columns
    down, across = cell // columns - row, cell % columns - column
    steps = max(abs(down), abs(across))
    way = [
        (row + round(down * step / steps)) * columns + column + round(across * step / steps)
        for step in range(1, steps)
    ]
    return _picked(state, cell, state.cells + tuple([one for one in way if one in layout.cells]))


def reach(state: State, cell: int) -> Next:
    """All cells between the one picked last and another are picked too."""
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
    return _picked(state, cell, state.cells + between)[0], [do.focus()]


def alike(state: State, cell: int) -> Next:
    """All cells that show the same digit as this one are picked."""
    shown = state.board.shown
    same = [other for other, digit in enumerate(shown) if digit == shown[cell]]
    return _picked(state, cell, same if shown[cell] else ())


def everything(state: State) -> Next:
    """All cells are picked."""
    return _picked(state, state.picked, state.board.layout.cells)


def alone(state: State) -> Next:
    """Of several picked cells only the last one stays picked."""
    return pick(state, state.picked)


def _picked(state: State, cell: int, others: Iterable[int] = ()) -> Next:
    """A cell is picked, and others with it, each once; what was being typed ends."""
    seen = {cell}
    kept: list[int] = []
    for other in others:
        if other not in seen:
            seen.add(other)
            kept.append(other)
    held: Cells = tuple(kept)
    return state.but(picked=cell, others=held, growing=0), []


ACTIONS: dict[str, Callable[..., Next]] = {
    "pick": pick,
    "go-to": go_to,
    "here": here,
    "move": move,
    "extend": extend,
    "toggle": toggle,
    "drag": drag,
    "reach": reach,
    "alike": alike,
    "everything": everything,
    "alone": in_sight(alone, resumes=True),
}
