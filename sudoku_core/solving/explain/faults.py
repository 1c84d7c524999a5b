"""Find sets of givens that break a single block or rule, without a solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ...board.checker import conflicts
from ...board.puzzle import Puzzle
from ...board.rule import Rule
from .hitting import Cells


def faults(puzzle: Puzzle) -> Iterator[Cells]:
    """Yield sets of givens that break a single block or rule.

    Args:
        puzzle: any blocks and rules, any givens.

    Yields:
        For a block, every two givens of one digit; for a broken rule, a minimal set of givens that
        breaks it.

    >>> from sudoku_core.rules import Killer
    >>> puzzle = Puzzle([3, 0, 3, 4] + [0] * 12, rules=[Killer((1, 2, 3), 6)])
    >>> [sorted(cells) for cells in faults(puzzle)]
    [[0, 2], [2, 3]]
    """
    for conflict in conflicts(puzzle):
        if conflict.digit is not None:
            for pair in combinations(conflict.cells, 2):
                yield frozenset(pair)
        else:
            yield _fault(puzzle, conflict.rule, conflict.cells)


def _fault(puzzle: Puzzle, rule: Rule, cells: Sequence[int]) -> Cells:
    """Return a minimal set of cells whose givens break the rule."""
    digits = [0] * puzzle.layout.size
    for cell in cells:
        digits[cell] = puzzle.givens.cells[cell]
    needed = []
    for cell in cells:
        digit, digits[cell] = digits[cell], 0
        if not rule.broken(digits, puzzle.digits):
            digits[cell] = digit
            needed.append(cell)
    return frozenset(needed)
