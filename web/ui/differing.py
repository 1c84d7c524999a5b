"""The blocks and rules of a layout whose digits all differ, by cell, and the peers of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout


class DifferingRules:
    """The blocks and rules of a layout whose digits all differ.

    Args:
        layout: the board's layout.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rules = [rule.cells for rule in layout.blocks + layout.rules if rule.differ]
        self.of_cell: dict[int, list[int]] = {}  # by cell the numbers of its rules
        self.peers: dict[int, set[int]] = {}  # by cell, computed when first used
        for number, cells in enumerate(self.rules):
            for cell in cells:
                self.of_cell.setdefault(cell, []).append(number)


_last: list[DifferingRules] = []
"""The rules of the last layout."""


def differing_rules(layout: Layout) -> DifferingRules:
    """Return the differing rules of a layout, remembered for the last layout."""
    if not _last or _last[0].layout is not layout:
        _last[:] = [DifferingRules(layout)]
    return _last[0]


def peers(layout: Layout, cell: int) -> set[int]:
    """Return the cells that may not have the same digit as a cell."""
    differing = differing_rules(layout)
    if cell not in differing.peers:
        cells: set[int] = set()
        for number in differing.of_cell.get(cell, ()):
            cells.update(differing.rules[number])
        differing.peers[cell] = cells - {cell}
    return differing.peers[cell]
