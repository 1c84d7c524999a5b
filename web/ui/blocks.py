"""The blocks of a board, with the rules whose digits all differ, by cell; the peers of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout


class Blocks:
    """The blocks of a layout, then its rules whose digits all differ.

    Args:
        layout: the board's layout.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        # By number the cells of each.
        self.cells = [rule.cells for rule in layout.blocks + layout.rules if rule.differ]
        self.of_cell: dict[int, list[int]] = {}  # by cell the numbers of its blocks
        self.peers: dict[int, set[int]] = {}  # by cell, computed when first used
        for number, cells in enumerate(self.cells):
            for cell in cells:
                self.of_cell.setdefault(cell, []).append(number)


_last: list[Blocks] = []
"""The blocks of the last layout."""


def blocks_of(layout: Layout) -> Blocks:
    """Return the blocks of a layout, remembered for the last layout."""
    if not _last or _last[0].layout is not layout:
        _last[:] = [Blocks(layout)]
    return _last[0]


def peers(layout: Layout, cell: int) -> set[int]:
    """Return the cells that may not have the same digit as a cell."""
    blocks = blocks_of(layout)
    if cell not in blocks.peers:
        cells: set[int] = set()
        for number in blocks.of_cell.get(cell, ()):
            cells.update(blocks.cells[number])
        blocks.peers[cell] = cells - {cell}
    return blocks.peers[cell]
