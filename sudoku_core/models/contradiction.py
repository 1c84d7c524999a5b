"""The equation or rule that no digits satisfy, once singles and rules lead to a contradiction."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.candidates import candidates, follow
from ..board.grid import cell_at
from ..board.lowering import lowered
from ..board.puzzle import Puzzle


def contradiction(puzzle: Puzzle) -> str:
    """Return the name of an equation or a rule that no digits satisfy, after singles and rules.

    Args:
        puzzle: a puzzle for which ``propagate`` returns None.

    Returns:
        For a cell or a block, the name of the equation in the full model: ``cell_r1c4``,
        ``row1_digit5``. For another rule, the name of its primitive, which may have several
        equations. "" if ``propagate`` finds no contradiction.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> contradiction(Puzzle([1, 0, 1, 0])), contradiction(Puzzle([1, 0, 0, 0]))
    ('column1_digit1', '')
    """
    masks, lower = list(candidates(puzzle)), lowered(puzzle.layout)
    if follow(puzzle, masks):
        return ""
    for cell in puzzle.cells:
        if not masks[cell]:
            row, column = cell_at(cell, puzzle.columns)
            return f"cell_r{row}c{column}"
    for name, different in lower.all_different:
        full = len(different.cells) == puzzle.side
        if digit := _unsatisfied(different.cells, masks, full):
            return f"{name}_digit{digit}"
    return next(name for name, primitive in lower.others if primitive.prune(masks) is None)


def _unsatisfied(cells: Sequence[int], masks: Sequence[int], full: bool) -> int:
    """Return a digit with no place in a full block, or with two cells in any block; 0 for none.

    If one cell is the only place for two digits, the larger of the two has no place.
    """
    once = twice = settled = 0
    for cell in cells:
        mask = masks[cell]
        if not mask & (mask - 1):
            if mask & settled:
                return mask.bit_length()
            settled |= mask
        twice |= once & mask
        once |= mask
    if not full:
        return 0
    lacking = (1 << len(cells)) - 1 & ~once
    if lacking:
        return lacking.bit_length()
    for cell in cells:
        alone = masks[cell] & once & ~twice
        if alone & (alone - 1):
            return alone.bit_length()
    return 0
