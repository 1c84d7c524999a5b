"""The cells that are to hold the givens of a puzzle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Cells, State


@dataclass(frozen=True, slots=True)
class Pattern(Value):
    """Cells that are to hold givens, with their own undo and redo."""

    drawing: bool = field(default=False)  # whether a tap switches cells on and off
    cells: Cells = field(default=())
    past: tuple[Cells, ...] = field(default=())  # the cells before each change, for Undo
    future: tuple[Cells, ...] = field(default=())  # the cells after each undone change, for Redo

    def with_cells(self, cells: Cells) -> Pattern:
        """Return the pattern with other cells, as a change for Undo."""
        return self.but(cells=cells, past=self.past + (self.cells,), future=())


def undo_cells(state: State) -> State:
    """Return the state without the last change of the pattern; there must be one."""
    pattern = state.part(Pattern)
    future = (pattern.cells,) + pattern.future
    return state.with_parts(
        pattern.but(cells=pattern.past[-1], past=pattern.past[:-1], future=future)
    )


def redo_cells(state: State) -> State:
    """Return the state with the change of the pattern that was undone last; there must be one."""
    pattern = state.part(Pattern)
    past = pattern.past + (pattern.cells,)
    return state.with_parts(
        pattern.but(cells=pattern.future[0], past=past, future=pattern.future[1:])
    )


def clear_cells(state: State) -> State:
    """Return the state without cells in the pattern, as a change for Undo."""
    pattern = state.part(Pattern)
    return state.with_parts(pattern.with_cells(())) if pattern.cells else state
