"""Readings of texts that people write, which the strict grammar does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.grid import Grid
from ...board.puzzle import Puzzle
from ...rules import boards

if TYPE_CHECKING:
    from ..contract import Options

SAMURAI = ((0, 0), (0, 12), (6, 6), (12, 0), (12, 12))
"""Rows and columns, from 0, of the first cells of a samurai's five boards."""
WIDE, BOX = 21, (3, 3)
"""Rows and columns of a samurai, and of a box."""


def with_blanks(text: str) -> str:
    """Return a text whose dashes are dots, except in rule lines and in lines that are drawn.

    >>> with_blanks("5 - -\\n- - -\\n---+---\\nkiller:5=r1c1-r1c2")
    '5 . .\\n. . .\\n---+---\\nkiller:5=r1c1-r1c2'
    """
    lines = []
    for line in text.split("\n"):
        digits = any(sign in line for sign in "123456789")
        row = ":" not in line and (digits or "- -" in line)
        lines.append(line.replace("-", ".") if row else line)
    return "\n".join(lines)


def as_samurai(puzzle: Puzzle, options: Options) -> Puzzle:
    """Return the samurai that a grid of 21 rows and columns stands for, else the puzzle itself.

    A grid stands for a samurai if it has givens, none above 9, and none outside the five boards.

    Args:
        puzzle: the puzzle of the grid.
        options: the caller's wishes; with a side or a box, the grid is what it says.
    """
    side = BOX[0] * BOX[1]
    digits = puzzle.givens.cells
    if puzzle.side != WIDE or puzzle.rules or options.side or options.box:
        return puzzle
    if not 0 < max(digits) <= side or not puzzle.layout.plain:
        return puzzle
    blocks = boards(SAMURAI, WIDE, BOX)
    cells = {cell for block in blocks for cell in block.cells}
    if any(digit and cell not in cells for cell, digit in enumerate(digits)):
        return puzzle
    return Puzzle(Grid(digits, side=side, columns=WIDE), blocks)
