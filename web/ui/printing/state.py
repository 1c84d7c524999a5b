"""The puzzles to be printed, with their solutions as far as known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..grading.state import LEVELS, Graded
from ..paper.sheets import LARGE, PrintedPuzzle, PrintOptions, longer_side
from ..recent.state import Recent
from ..state import Value
from ..storage.boards import puzzle_name

if TYPE_CHECKING:
    from ..recent.state import Entry
    from ..state import Board, State

DIALOG = "printing"
NEW_COUNTS = (0, 1, 2, 3, 5, 7, 11)
"""Numbers of new puzzles on offer: with the board they fill pages."""
MOST = 24
"""Number of boards of the last days on offer."""


@dataclass(frozen=True, slots=True)
class Printing(Value):
    """The choices in the dialog, and the puzzles made and solved for it."""

    options: PrintOptions = field(default_factory=PrintOptions)
    chosen: tuple[str, ...] = field(default=())  # boards of the last days, by their stored names
    new_count: int = field(default=0)  # how many new puzzles are to be printed
    new_puzzles: tuple[PrintedPuzzle, ...] = field(default=())  # those that are made
    results: dict[str, tuple[str, bytes, int]] = field(default_factory=dict)
    """By the name of a puzzle: the outcome of solving, a solution if known, the seconds."""
    solving: str = field(default="")  # the name of the puzzle that is being solved
    waiting: bool = field(default=False)  # whether printing begins when all puzzles are ready
    problem: str = field(default="")  # uncoded: codes were not fetched; short: too few were made


def recent_boards(state: State) -> tuple[Entry, ...]:
    """Return the boards of the last days on offer, without the one that is open."""
    current = puzzle_name(state.board)
    entries = [e for e in state.part(Recent).entries if puzzle_name(e.board) != current]
    return tuple(entries[:MOST])


def puzzles(state: State) -> list[PrintedPuzzle]:
    """Return the puzzles to be printed, as far as made, with their solutions as far as known.

    The board comes first, then the puzzles that can share a page with the board.
    """
    printing, grade = state.part(Printing), state.part(Graded).grade
    level = grade["level"] if grade and grade["status"] == "solved" else ""
    puzzles = [PrintedPuzzle(board=state.board, level=level)]
    for entry in recent_boards(state):
        if entry.name in printing.chosen:
            puzzles.append(PrintedPuzzle(board=entry.board, level=_stored_level(entry.text)))
    puzzles += printing.new_puzzles[: printing.new_count]
    large = longer_side(puzzles[0]) > LARGE
    alike = [puzzle for puzzle in puzzles if (longer_side(puzzle) > LARGE) is large]
    others = [puzzle for puzzle in puzzles if (longer_side(puzzle) > LARGE) is not large]
    return [_with_solution(printing, puzzle) for puzzle in alike + others]


def unsolved_boards(state: State) -> list[Board]:
    """Return the boards that are still to be solved."""
    printing = state.part(Printing)
    if not printing.options.solutions or state.engine == "failed":
        return []
    boards = [puzzle.board for puzzle in puzzles(state)]
    return [board for board in boards if puzzle_name(board) not in printing.results]


def missing_count(state: State) -> int:
    """Return the number of new puzzles that are still to be made."""
    printing = state.part(Printing)
    if state.engine == "failed":
        return 0
    return max(0, printing.new_count - len(printing.new_puzzles))


def _with_solution(printing: Printing, puzzle: PrintedPuzzle) -> PrintedPuzzle:
    unknown = "unknown", b"", 0
    outcome, solution, seconds = printing.results.get(puzzle_name(puzzle.board), unknown)
    return puzzle.but(outcome=outcome, solution=solution, seconds=seconds)


def _stored_level(text: str) -> str:
    """Return the level that is stored with a board; empty where none is stored."""
    import json

    grade = json.loads(text).get("grade")
    level = grade.get("level") if isinstance(grade, dict) else ""
    return level if level in LEVELS else ""
