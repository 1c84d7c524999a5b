"""The cell that can be filled next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..hinting.state import same_play
from ..state import Value

if TYPE_CHECKING:
    from ..state import Board, Cells

DIALOG = "why-not"
"""The dialog in which one chooses a digit."""


@dataclass(frozen=True, slots=True)
class NextCell(Value):
    """What was found last."""

    of_puzzle = True

    board: Board | None = field(default=None)  # what it was asked of
    cell: int = field(default=0)

    def lit(self, board: Board) -> Cells:
        """The cell, as long as nothing else is played."""
        return (self.cell,) if self.board and same_play(self.board, board) else ()
