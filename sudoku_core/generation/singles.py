"""Whether singles solve a puzzle, found out much faster than it is graded."""

from __future__ import annotations

from ..candidates import candidates, open_cells
from ..lowering import lowered
from ..puzzle import Puzzle


def by_singles(puzzle: Puzzle) -> bool:
    """Whether naked and hidden singles solve a puzzle, with what its rules say at once.

    Args:
        puzzle: has a solution.
    """
    return not open_cells(puzzle)


def by_hidden_singles(puzzle: Puzzle) -> bool:
    """Whether hidden singles and full houses alone solve a puzzle.

    Args:
        puzzle: has a solution.

    >>> by_hidden_singles(Puzzle([1, 2, 3, 0, 3, 4, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0]))
    True
    """
    lower = lowered(puzzle.layout)
    masks, placed = list(candidates(puzzle)), [bool(digit) for digit in puzzle.givens.cells]
    left = len(puzzle.cells) - sum(placed)
    moved = True
    while left and moved:
        moved = False
        for cells in lower.full:
            once = twice = 0
            for cell in cells:
                twice |= once & masks[cell]
                once |= masks[cell]
            once &= ~twice
            for cell in cells:
                bit = masks[cell] & once
                if bit and not placed[cell]:
                    placed[cell] = moved = True
                    left -= 1
                    masks[cell] = bit
                    for peer in lower.peers[cell]:
                        masks[peer] &= ~bit
    return not left
