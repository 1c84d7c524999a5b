"""The equation or rule that nothing satisfies, where singles and rules contradict each other."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.candidates import candidates, follow
from ..board.grid import cell_at
from ..board.lowering import lowered
from ..board.puzzle import Puzzle


def contradiction(puzzle: Puzzle) -> str:
    """Name an equation, or a rule, that nothing can satisfy once singles and rules are followed.

    Args:
        puzzle: a puzzle that ``propagate`` refutes.

    Returns:
        The name as the full model has it, such as ``cell_r1c4``, ``row1_digit5``; of what is no
        block the name of the rule, which may have several equations. Empty where there is none.

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

    Where one cell is the only place for two digits, the second of them has no place.
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
