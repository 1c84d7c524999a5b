"""Help to set a puzzle by hand: how far its givens are from leaving one solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..board.checker import expect_puzzle
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..search import Search
from .removal import Removal

MOST_NODES = 20_000
"""Node limit of the search for solutions."""
MOST_EACH = 1000
"""Node limit of each search for a second solution without a given."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The state of a puzzle in the making.

    Args:
        found: the number of solutions found, up to a limit.
        complete: whether there are no others.
        spare: the givens any one of which could be left out; empty unless there is one solution.
        soonest: the cells in which the next given leaves the fewest of the solutions found, on
            average; empty unless there are several solutions.
        left: the average number of solutions that a given in such a cell leaves; 0 without cells.
        fewest: the best next given: its cell, its digit, and the number of solutions it leaves.
    """

    found: int
    complete: bool
    spare: tuple[int, ...] = ()
    soonest: tuple[int, ...] = ()
    left: float = 0
    fewest: tuple[int, int, int] | None = None


def setting(puzzle: Puzzle, limit: int = 100) -> Setting:
    """Count a puzzle's solutions; find the givens to leave out, or the given to add next.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: number of solutions at which counting stops.

    >>> setting(Puzzle([1, 2, 3, 4, 3, 4] + [0] * 10)).found
    6
    >>> setting(Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0])).spare[:3]
    (0, 1, 2)
    """
    expect_puzzle(puzzle)
    # In random order, since consecutive solutions are alike; with a fixed seed, to be reproducible.
    search = Search(puzzle, lambda nodes: nodes >= MOST_NODES, Random(len(puzzle.cells)))
    grids: list[Grid] = []
    for grid in search:
        grids.append(grid)
        if len(grids) >= limit:
            break
    count, complete = len(grids), search.complete
    if count == 1 and complete:
        return Setting(count, complete, spare=_spare(puzzle, grids[0]))
    return _among(puzzle, grids, complete) if count > 1 else Setting(count, complete)


def _spare(puzzle: Puzzle, solution: Grid) -> tuple[int, ...]:
    removal = Removal(puzzle.layout, solution, lambda nodes: nodes >= MOST_EACH)
    given = [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]
    everything = sum([1 << cell for cell in given])
    return tuple([cell for cell in given if removal.enough(everything & ~(1 << cell))])


def _among(puzzle: Puzzle, grids: Sequence[Grid], complete: bool) -> Setting:
    """Return the setting with the best cells and the best given, by several solutions."""
    total: dict[int, int] = {}
    fewest: list[tuple[int, int, int]] = []
    for cell in puzzle.cells:
        if not puzzle.givens.cells[cell]:
            counts = Counter([grid.cells[cell] for grid in grids])
            total[cell] = sum([count * count for count in counts.values()])
            fewest += [(count, cell, digit) for digit, count in counts.items()]
    least = min(total.values())
    soonest = tuple([cell for cell, squares in total.items() if squares == least])
    count, cell, digit = min(fewest)
    mean = least / len(grids)
    return Setting(len(grids), complete, soonest=soonest, left=mean, fewest=(cell, digit, count))
