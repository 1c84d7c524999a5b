"""Candidates of a board by the digits in sight of each cell: those in its blocks."""

from __future__ import annotations

from collections.abc import Sequence

from ...board.puzzle import Puzzle
from ..document import Document


def peers(puzzle: Puzzle) -> list[set[int]]:
    """Return by cell the cells that share a block with it.

    >>> sorted(peers(Puzzle([0] * 16))[0])
    [1, 2, 3, 4, 5, 8, 12]
    """
    in_sight: list[set[int]] = [set() for _ in range(puzzle.layout.size)]
    for block in puzzle.blocks:
        for cell in block.cells:
            in_sight[cell].update(block.cells)
    for cell, seen in enumerate(in_sight):
        seen.discard(cell)
    return in_sight


def candidates_in_sight(puzzle: Puzzle, digits: Sequence[int]) -> list[int]:
    """Return by cell the digits in none of its blocks, a bit each; 0 for a filled cell.

    Args:
        puzzle: the puzzle, of which only the blocks count.
        digits: by cell the digit on the board, given or filled in, 0 for none.

    >>> candidates_in_sight(Puzzle([0] * 16), [1, 2, 3] + [0] * 13)[3]
    8
    """
    every = (1 << puzzle.side) - 1
    masks = []
    for cell, seen in enumerate(peers(puzzle)):
        mask = 0 if digits[cell] else every
        for other in seen:
            if digits[other]:
                mask &= ~(1 << (digits[other] - 1))
        masks.append(mask)
    return masks


def partly_noted(document: Document) -> bool:
    """Return whether centre notes stand in some empty cells but not in all.

    >>> from sudoku_core.board.board import Board
    >>> partly_noted(Document(Board(Puzzle([0] * 16), centre=(1,) * 15 + (0,))))
    True
    """
    if not any(document.centre):
        return False
    legal = candidates_in_sight(document.puzzle, document.board.digits)
    return any(mask and not note for mask, note in zip(legal, document.centre, strict=True))


def noted_against_sight(document: Document) -> bool:
    """Return whether a digit in sight excludes a centre note.

    >>> from sudoku_core.board.board import Board
    >>> noted_against_sight(Document(Board(Puzzle([1] + [0] * 15), centre=[0] + [3] * 15)))
    True
    """
    legal = candidates_in_sight(document.puzzle, document.board.digits)
    return any(note & ~mask for mask, note in zip(legal, document.centre, strict=False))
