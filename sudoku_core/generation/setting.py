"""Setting a puzzle by hand: how far its givens are from leaving one solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..grid import Grid
from ..puzzle import Puzzle
from ..search import Search
from ..validation import expect_puzzle
from .digging import Digging

MOST_NODES = 20_000
"""So long it is looked for solutions."""
MOST_EACH = 1000
"""So long it is looked for a second solution without a given."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the givens stand.

    Args:
        found: how many solutions were found, up to a limit.
        complete: whether there are no others.
        spare: the givens that could go: without any one of them there is still one solution.
            Empty unless there is one.
        soonest: the empty cells in which a digit leaves the fewest solutions, as far as those
            found tell; empty unless there are several.
    """

    found: int
    complete: bool
    spare: tuple[int, ...] = ()
    soonest: tuple[int, ...] = ()


def setting(puzzle: Puzzle, limit: int = 100) -> Setting:
    """How many solutions there are while one sets a puzzle, which givens could go, what to add.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: where to stop counting solutions.

    >>> setting(Puzzle([1, 2, 3, 4, 3, 4] + [0] * 10)).found
    6
    >>> setting(Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0])).spare[:3]
    (0, 1, 2)
    """
    expect_puzzle(puzzle)
    # By chance, since solutions that come one after the other are much alike; each time the same.
    search = Search(puzzle, lambda nodes: nodes >= MOST_NODES, Random(len(puzzle.cells)))
    grids: list[Grid] = []
    for grid in search:
        grids.append(grid)
        if len(grids) >= limit:
            break
    found, complete = len(grids), search.complete
    if found == 1 and complete:
        return Setting(found, complete, spare=_spare(puzzle, grids[0]))
    return Setting(found, complete, soonest=_soonest(puzzle, grids) if found > 1 else ())


def _spare(puzzle: Puzzle, solution: Grid) -> tuple[int, ...]:
    digging = Digging(puzzle.layout, solution, lambda nodes: nodes >= MOST_EACH)
    given = [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]
    everything = sum([1 << cell for cell in given])
    return tuple([cell for cell in given if digging.enough(everything & ~(1 << cell))])


def _soonest(puzzle: Puzzle, grids: Sequence[Grid]) -> tuple[int, ...]:
    """The cells whose digit tells most: fewest solutions are left of those found, on average."""
    left = {}
    for cell in puzzle.cells:
        if not puzzle.givens.cells[cell]:
            counts = Counter([grid.cells[cell] for grid in grids])
            left[cell] = sum([count * count for count in counts.values()])
    fewest = min(left.values())
    return tuple([cell for cell, count in left.items() if count == fewest])
