"""How hard the puzzle is, as far as that is known, and whether the player wants to know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import GradeReply

    from ..state import Board, State

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "extreme")
"""From the easiest to the hardest, as the core names them."""
DIALOG = "grading"
"""The dialog with the whole grade."""
REASONS = {"grade.several": "grading.several", "grade.none": "grading.none"}
"""What is said where there is none, by what the engine says."""
SLOW, UNKNOWN = "grading.slow", "unknown"
"""The same where it takes too long, and where the engine failed: of that nothing is said."""
SMALL = 100
"""Up to so many cells, and without rules beside blocks, the engine answers in no time."""


@dataclass(frozen=True, slots=True)
class Graded(Value):
    """The grade of the puzzle."""

    of_puzzle = True

    grade: GradeReply | None = field(default=None)
    lacking: str = field(default="")  # why there is none: the code of a sentence
    slow: bool = field(default=False)  # whether it takes so long that nobody may wait behind it

    @property
    def known(self) -> bool:
        """Whether there is nothing to ask."""
        return bool(self.grade or self.lacking)


@dataclass(frozen=True, slots=True)
class Preferences(Value):
    """What players want to know of every puzzle."""

    shows: bool = field(default=True)  # whether its grade shows


def is_small(board: Board) -> bool:
    """Whether a board is so small and plain that what is asked about it takes no time."""
    return len(board.layout.cells) <= SMALL and not board.layout.rules


def with_grade(state: State, grade: GradeReply) -> State:
    """Return the state that knows the grade of the puzzle."""
    return state.with_parts(Graded(grade=grade))
