"""Cages that overlap or are torn apart, which are allowed but may be slips of the pen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..board.grid import cell_at
from ..board.layout import Layout
from ..language.messages import Message


def odd_cages(layout: Layout) -> Iterator[Message]:
    """Yield the messages about cages that share cells, and cages whose cells do not touch.

    Args:
        layout: the board with its cages.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 3), Killer((1, 2)), Killer((12, 15))])
    >>> for message in odd_cages(puzzle.layout):
    ...     print(message)
    Some cages overlap, in R1C2. That is allowed, but may be a mistake.
    Some cages have cells that do not touch (first cells: R4C1). This may be a mistake.
    """
    cages = [rule.cells for rule in layout.rules if rule.is_cage]
    all_cells = [cell for cells in cages for cell in cells]
    shared = sorted({cell for cell in all_cells if all_cells.count(cell) > 1})
    torn = [cells[0] for cells in cages if not _touch(cells, layout.columns)]
    for code, named in (("shared.overlap", shared), ("shared.torn", torn)):
        if named:
            places = tuple([cell_at(cell, layout.columns) for cell in named])
            yield Message(code, cells=places)


def _touch(cells: Sequence[int], columns: int) -> bool:
    """Return whether cells are connected by their sides."""
    left, reached = set(cells[1:]), [cells[0]]
    while reached:
        row, column = divmod(reached.pop(), columns)
        near = {
            cell for cell in left if abs(cell // columns - row) + abs(cell % columns - column) == 1
        }
        left -= near
        reached += near
    return not left
