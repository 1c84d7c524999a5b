"""What of a board other features ask too: which cells see each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_core.puzzle import Layout

_peers: dict[int, tuple[Layout, dict[int, set[int]]]] = {}
"""Those of the layouts asked last, by identity of the layout, then by cell."""
LAYOUTS = 8
"""So many layouts are remembered."""


def peers(layout: Layout, cell: int) -> set[int]:
    """The cells that may not have the same digit as this one."""
    known = _peers.get(id(layout))
    if known is None:
        if len(_peers) >= LAYOUTS:
            _peers.clear()
        known = _peers[id(layout)] = layout, {}
    by_cell = known[1]
    if cell not in by_cell:
        found: set[int] = set()
        for rule in layout.blocks + layout.rules:
            if rule.differ and cell in rule.cells:
                found.update(rule.cells)
        found.discard(cell)
        by_cell[cell] = found
    return by_cell[cell]
