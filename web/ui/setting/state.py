"""How far the givens that are entered are from leaving one solution."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import SettingReply

    from ..state import Board, Cells, State


@dataclass(frozen=True, slots=True)
class Standing(Value):
    """What was counted last; while more is typed, it is of the givens before."""

    asked: Board | None = field(default=None)  # what is being counted
    board: Board | None = field(default=None)  # what was counted
    reply: SettingReply | None = field(default=None)  # None where the engine could not tell
    marking: bool = field(default=False)  # whether cells that it is about are marked

    def is_of(self, board: Board) -> bool:
        """Whether it is of these givens."""
        return self.board is not None and self.board.same_puzzle(board)

    @property
    def cells(self) -> Cells:
        """The givens that could go, or where one more would tell most."""
        return tuple(self.reply["removable"] + self.reply["best_cells"]) if self.reply else ()


def unmarked(state: State) -> State:
    """Return the state whose board marks no givens that could go."""
    return state.with_parts(state.part(Standing).but(marking=False))
