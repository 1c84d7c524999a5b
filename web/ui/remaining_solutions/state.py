"""The number of solutions that the givens leave while they are entered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import RemainingSolutionsReply

    from ..state import Board, Cells, State


@dataclass(frozen=True, slots=True)
class SolutionCount(Value):
    """The last count of solutions; until the next, it is of the givens before."""

    requested: Board | None = field(default=None)  # the board that is being counted
    board: Board | None = field(default=None)  # the board that was counted
    reply: RemainingSolutionsReply | None = field(
        default=None
    )  # None where the engine could not count
    marking: bool = field(default=False)  # whether the cells that the count points at are marked

    def is_of(self, board: Board) -> bool:
        """Return whether the count is of a board's givens."""
        return self.board is not None and self.board.same_puzzle(board)

    @property
    def cells(self) -> Cells:
        """The givens that can be removed, or the cells where another given helps most."""
        return tuple(self.reply["removable"] + self.reply["best_cells"]) if self.reply else ()


def without_marks(state: State) -> State:
    """Return the state in which no cells are marked for a count of solutions."""
    return state.with_parts(state.part(SolutionCount).but(marking=False))
