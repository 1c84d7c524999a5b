"""The grade of the puzzle, and whether grades are shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import GradeReply

    from ..state import Board, State

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "extreme")
"""The levels of the core, from the easiest to the hardest."""
DIALOG = "grading"
"""The dialog with the whole grade."""
REASONS = {"grade.several": "grading.several", "grade.none": "grading.none"}
"""Sentences that say why there is no grade, by the code of the engine's message."""
SLOW, UNKNOWN = "grading.slow", "unknown"
"""Other reasons: grading takes too long; the engine failed (no sentence is shown)."""
SMALL = 100
"""Number of cells up to which the engine answers at once, if there are no rules beside blocks."""


@dataclass(frozen=True, slots=True)
class Graded(Value):
    """The grade of the puzzle."""

    of_puzzle = True

    grade: GradeReply | None = field(default=None)
    reason: str = field(default="")  # why there is no grade: the code of a sentence, or UNKNOWN
    slow: bool = field(default=False)  # whether grading is too slow to run between jobs

    @property
    def is_known(self) -> bool:
        """True if the grade, or the reason why there is no grade, is known."""
        return bool(self.grade or self.reason)


@dataclass(frozen=True, slots=True)
class GradePreferences(Value):
    """The player's preferences for every puzzle."""

    shows: bool = field(default=True)  # whether the grade is shown


def is_small(board: Board) -> bool:
    """Return whether a board is so small and plain that the engine answers at once."""
    return len(board.layout.cells) <= SMALL and not board.layout.rules


def with_grade(state: State, grade: GradeReply) -> State:
    """Return the state with the grade of the puzzle."""
    return state.with_parts(Graded(grade=grade))
