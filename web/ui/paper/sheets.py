"""Puzzles for the printer, their options, and the pages that they stand on.

A feature with a list of puzzles hands it to the effect "paper.print", each as a ``PrintedPuzzle``,
with ``PrintOptions``; "paper.clear" takes the sheets out of the document again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Board

    Page = tuple[int, list[int]]  # the number of puzzles that fit, and the indices of its puzzles

PER_PAGE = (1, 2, 4, 6)
"""Numbers of puzzles on a page that are on offer."""
LARGE = 12
"""Rows or columns above which a board has a page of its own."""
SOLUTIONS_PER_PAGE = ((12, 12), (16, 4), (0, 2))
"""Rows or columns up to which so many solutions stand on a page; 0 for larger boards."""


@dataclass(frozen=True, slots=True)
class PrintedPuzzle(Value):
    """A puzzle for the printer."""

    board: Board = field()
    level: str = field(default="")  # empty where it is not known
    outcome: str = field(default="unknown")
    """Of solving: one, several, none; found (a solution, perhaps not the only), late, unknown."""
    solution: bytes = field(default=b"")  # empty where it is not known
    seconds: int = field(default=0)  # of the outcome late: how long a solution was looked for


@dataclass(frozen=True, slots=True)
class PrintOptions(Value):
    """Options of printing."""

    per_page: int = field(default=PER_PAGE[0])  # puzzles on a page
    title: str = field(default="")  # over the first page
    filled: bool = field(default=False)  # whether entries and notes are printed
    solutions: bool = field(default=True)  # whether solutions are printed at the end
    codes: bool = field(default=True)  # whether QR codes of links are printed beside puzzles


def puzzle_pages(puzzles: Sequence[PrintedPuzzle], per_page: int) -> list[Page]:
    """Return the pages of puzzles."""
    return _pages([per_page if longer_side(puzzle) <= LARGE else 1 for puzzle in puzzles])


def solution_pages(puzzles: Sequence[PrintedPuzzle]) -> list[Page]:
    """Return the pages of solutions."""
    rooms = []
    for puzzle in puzzles:
        fitting = [
            count for most, count in SOLUTIONS_PER_PAGE if longer_side(puzzle) <= most or not most
        ]
        rooms.append(fitting[0])
    return _pages(rooms)


def longer_side(puzzle: PrintedPuzzle) -> int:
    """Return the number of rows or columns of a board, whichever is larger."""
    return max(puzzle.board.columns, puzzle.board.layout.rows)


def _pages(rooms: Sequence[int]) -> list[Page]:
    """Return pages for items in their order, each beside others with room for as many only.

    Args:
        rooms: for each item, how many of its size fit on a page.
    """
    pages: list[Page] = []
    for number, room in enumerate(rooms):
        if not pages or pages[-1][0] != room or len(pages[-1][1]) == room:
            pages.append((room, []))
        pages[-1][1].append(number)
    return pages
