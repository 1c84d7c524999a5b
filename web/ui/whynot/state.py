"""What was asked: why not a digit, and which cell can be filled next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..hinting.state import same_play
from ..state import Value

if TYPE_CHECKING:
    from protocol import StepData

    from ..state import Board, Cells, Sentence

DIALOG = "why-not"
"""The dialog in which one chooses a digit."""


@dataclass(frozen=True, slots=True)
class Question(Value):
    """Why a digit cannot stand in a cell, and what there is to say to that: a part of a Hint."""

    cell: int = field()
    digit: int = field()
    answer: tuple[Sentence, ...] = field(default=())  # empty before it is there
    steps: tuple[tuple[StepData, Cells, Cells], ...] = field(default=())
    """Those that show it, each with the digits and masks of the state that it is a step of."""
    at: int = field(default=0)  # which of them the hint tells

    @property
    def unanswered(self) -> Question:
        """The same, to be asked again."""
        return self.but(answer=(), steps=(), at=0)


@dataclass(frozen=True, slots=True)
class NextCell(Value):
    """What was found last."""

    of_puzzle = True

    board: Board | None = field(default=None)  # what it was asked of
    cell: int = field(default=0)

    def lit(self, board: Board) -> Cells:
        """The cell, as long as nothing else is played."""
        return (self.cell,) if self.board and same_play(self.board, board) else ()
