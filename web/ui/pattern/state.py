"""The pattern that a puzzle is to be made with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import Cells, State


@dataclass(frozen=True, slots=True)
class Pattern(Value):
    """The cells that are to hold givens."""

    drawing: bool = field(default=False)  # whether a tap switches cells on and off
    cells: Cells = field(default=())
    past: tuple[Cells, ...] = field(default=())  # the cells before each change, for Undo
    future: tuple[Cells, ...] = field(default=())  # the cells after each undone change, for Redo

    def marking(self, cells: Cells) -> Pattern:
        """Return the pattern with other cells, as a change that Undo takes back."""
        return self.but(cells=cells, past=self.past + (self.cells,), future=())

    def undone(self) -> Pattern:
        """Return the pattern without its last change; there must be one."""
        future = (self.cells,) + self.future
        return self.but(cells=self.past[-1], past=self.past[:-1], future=future)

    def redone(self) -> Pattern:
        """Return the pattern with the change that was undone last; there must be one."""
        past = self.past + (self.cells,)
        return self.but(cells=self.future[0], past=past, future=self.future[1:])


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that switches the picked cell, for Space and Enter while one draws."""
    switches = key.name in (" ", "Enter") and key.is_for_board and not (key.control or key.alt)
    return (("pattern.here",),) if switches and state.part(Pattern).drawing else ()


def presses(state: State, cell: int, _dragged: bool) -> Action | None:
    """Return the action that switches a cell that is pressed or dragged over, while one draws."""
    return ("pattern.cell", cell) if state.part(Pattern).drawing else None


def undone(state: State) -> State:
    """Return the state without the last change of the pattern; there must be one."""
    return state.with_parts(state.part(Pattern).undone())


def redone(state: State) -> State:
    """Return the state with the change of the pattern that was undone last; there must be one."""
    return state.with_parts(state.part(Pattern).redone())


def cleared(state: State) -> State:
    """Return the state without cells in the pattern, as a change that Undo takes back."""
    pattern = state.part(Pattern)
    return state.with_parts(pattern.marking(())) if pattern.cells else state
