"""What is printed and how, and which puzzles stand on which page.

Whoever has a list of puzzles hands it to the effect "paper.print", each as a ``Printed``, with the
``Manner`` in which they are printed; "paper.clear" takes the sheets out of the page again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Board

PLACES = (1, 2, 4, 6)
"""How many puzzles there can be to a page."""
LARGE = 12
"""A board of more rows or columns has a page of its own."""
TO_A_PAGE = ((12, 12), (16, 4), (0, 2))
"""Up to so many rows and columns so many solutions stand on a page; of larger boards the last."""


@dataclass(frozen=True, slots=True)
class Printed(Value):
    """A puzzle for the printer."""

    board: Board = field()
    level: str = field(default="")  # how hard it is, by the name of a level, if that is known
    outcome: str = field(default="unknown")
    """Of solving: one, several, none; found (one, perhaps not the only), late, unknown."""
    solution: bytes = field(default=b"")  # where there is one
    seconds: int = field(default=0)  # where none was found in time: how long that was


@dataclass(frozen=True, slots=True)
class Manner(Value):
    """How puzzles are printed."""

    places: int = field(default=PLACES[0])  # how many to a page
    title: str = field(default="")  # over all of them
    filled: bool = field(default=False)  # whether what is filled in is printed, too
    solutions: bool = field(default=True)  # whether they come at the end
    codes: bool = field(default=True)  # whether links stand beside puzzles, as codes


def leaves(puzzles: Sequence[Printed], places: int) -> list[tuple[int, list[int]]]:
    """The pages of puzzles: for how many there is room, and the numbers of those on it."""
    return _packed([places if longer(one) <= LARGE else 1 for one in puzzles])


def answers(puzzles: Sequence[Printed]) -> list[tuple[int, list[int]]]:
    """The same of the pages of solutions."""
    rooms = []
    for one in puzzles:
        fitting = [count for most, count in TO_A_PAGE if longer(one) <= most or not most]
        rooms.append(fitting[0])
    return _packed(rooms)


def longer(puzzle: Printed) -> int:
    """How many rows or columns a board has, whichever are more."""
    return max(puzzle.board.columns, puzzle.board.layout.rows)


def _packed(rooms: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Pages for what has room for so many of its like on one, in its order."""
    found: list[tuple[int, list[int]]] = []
    for number, room in enumerate(rooms):
        if not found or found[-1][0] != room or len(found[-1][1]) == room:
            found.append((room, []))
        found[-1][1].append(number)
    return found
