"""Compare a player's board with its solutions: find the wrong entries and notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from ..board.board import Board
from ..board.candidates import Candidates
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..search import Search
from .techniques.path import MOST_NODES

MOST_SOLUTIONS = 200
"""Most solutions that notes are compared with; with more solutions, no note counts as wrong."""

MOST_NODES_RULES = 1500
"""Node limit of a search on a board with rules, where a node takes up to ten times as long."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts that a search found out about a puzzle.

    Args:
        first: a solution, or None.
        count: how many were found, up to two.
        complete: whether there are no others.
    """

    first: Grid | None
    count: int
    complete: bool

    @property
    def unsolvable(self) -> bool:
        """True if there is surely no solution."""
        return self.complete and not self.count

    @property
    def only(self) -> Grid | None:
        """The one solution, where there is surely no other."""
        return self.first if self.complete and self.count == 1 else None


@lru_cache(maxsize=16)
def facts_about(puzzle: Puzzle) -> Facts:
    """Return what a search of limited length finds out about a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
    """
    most = MOST_NODES_RULES if puzzle.rules else MOST_NODES
    search = Search(puzzle, lambda nodes: nodes >= most)
    grids = list(islice(search, 2))
    return Facts(grids[0] if grids else None, len(grids), search.complete)


@dataclass(frozen=True, slots=True)
class Player:
    """A player's board without its mistakes.

    Args:
        board: the board without entries that are known to be wrong, and with the notes that may be
            right; with a wrong note, where there are several solutions, without notes.
        facts: facts about the puzzle's solutions.
        wrong_entry: a cell and the digit in it that cannot stand there; None where none is known.
        wrong_note: a cell whose notes lack what has to stand there, and the mask of these notes;
            None where none is known.
        lacking: the digits that the cell of the wrong note holds in solutions.
    """

    board: Board
    facts: Facts
    wrong_entry: tuple[int, int] | None = None
    wrong_note: tuple[int, int] | None = None
    lacking: tuple[int, ...] = ()

    @property
    def puzzle(self) -> Puzzle:
        """The givens, the blocks and the rules."""
        return self.board.puzzle

    def state(self, *, by_notes: bool = True) -> Candidates:
        """Return the board with its entries, and the candidates left.

        Args:
            by_notes: True: candidates missing from the notes are eliminated; False: notes are
                ignored.
        """
        board = self.board if by_notes else Board(self.puzzle, self.board.entries)
        return board.candidates


def player_of(board: Board) -> Player:
    """Return a player's board without its mistakes, and the first of them."""
    puzzle, notes = board.puzzle, board.notes
    facts = facts_about(puzzle)
    filled = {cell: digit for cell, digit in enumerate(board.entries) if digit}
    wrong = None
    if facts.unsolvable:
        return Player(board, facts)
    if facts.only:
        solved = facts.only.cells
        false = [cell for cell, digit in filled.items() if solved[cell] != digit]
        right = {cell: digit for cell, digit in filled.items() if cell not in false}
        if false:
            wrong = _first_clash(puzzle, right, [(cell, filled[cell]) for cell in false])
    else:
        right, wrong = _until_mistake(puzzle, filled)
    rest = Board(puzzle, right, None, notes)
    cell, lacking = _wrong_note(rest, facts)
    if cell is None:
        return Player(rest, facts, wrong)
    note = cell, notes[cell]
    solved = facts.only.cells if facts.only else ()
    agreeing = {
        cell: mask for cell, mask in notes.items() if solved and mask >> solved[cell] - 1 & 1
    }
    return Player(Board(puzzle, right, None, agreeing), facts, wrong, note, lacking)


def _first_clash(
    puzzle: Puzzle, right: Mapping[int, int], wrong: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """Return the first wrong entry that clashes at sight, or else the first."""
    left = Board(puzzle, right).candidates.masks
    seen = [(cell, digit) for cell, digit in wrong if not left[cell] >> digit - 1 & 1]
    return (*seen, *wrong)[0]


def _until_mistake(
    puzzle: Puzzle, filled: Mapping[int, int]
) -> tuple[dict[int, int], tuple[int, int] | None]:
    """Return the entries that leave a solution, in reading order, and the first wrong one."""
    pairs = list(filled.items())
    if not facts_about(Board(puzzle, filled).filled).unsolvable:
        return dict(pairs), None
    solvable, hopeless = 0, len(pairs)
    while hopeless - solvable > 1:
        middle = (solvable + hopeless) // 2
        if facts_about(Board(puzzle, dict(pairs[:middle])).filled).unsolvable:
            hopeless = middle
        else:
            solvable = middle
    return dict(pairs[:solvable]), pairs[solvable]


def _wrong_note(board: Board, facts: Facts) -> tuple[int | None, tuple[int, ...]]:
    """Return the first cell whose notes fit no solution with the entries, and the digits that the
    solutions have there.
    """
    if facts.only:
        left = [facts.only]
    else:
        search = Search(board.filled, lambda nodes: nodes >= MOST_NODES)
        left = list(islice(search, MOST_SOLUTIONS)) if board.notes else []
        if not search.complete:
            return None, ()
    for cell, mask in sorted(board.notes.items()):
        agreeing = [grid for grid in left if mask >> grid.cells[cell] - 1 & 1]
        if not agreeing:
            return cell, tuple(sorted({grid.cells[cell] for grid in left}))
        left = agreeing
    return None, ()
