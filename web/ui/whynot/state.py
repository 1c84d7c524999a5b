"""The question why a digit cannot stand in a cell, and the cell that can be filled next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..hinting.state import same_play
from ..state import Value

if TYPE_CHECKING:
    from protocol import StepData

    from ..state import Board, Cells, Sentence

DIALOG = "why-not"
"""The dialog with the choice of a digit."""


@dataclass(frozen=True, slots=True)
class Question(Value):
    """Why a digit cannot stand in a cell, with the answer: a part of a Hint."""

    cell: int = field()
    digit: int = field()
    answer: tuple[Sentence, ...] = field(default=())  # empty until the engine answers
    steps: tuple[tuple[StepData, Cells, Cells], ...] = field(default=())
    """Steps that rule the digit out, each with the digits and candidates before the step."""
    step_number: int = field(default=0)  # the step that the hint shows

    @property
    def unanswered(self) -> Question:
        """The question without its answer."""
        return self.but(answer=(), steps=(), step_number=0)


@dataclass(frozen=True, slots=True)
class NextCell(Value):
    """The cell that can be filled next."""

    of_puzzle = True

    board: Board | None = field(default=None)  # the board that was sent to the engine
    cell: int = field(default=0)

    def marked_cells(self, board: Board) -> Cells:
        """Return the cell, or no cell once digits or notes have changed."""
        return (self.cell,) if self.board and same_play(self.board, board) else ()
