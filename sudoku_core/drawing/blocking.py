"""Drawing of what leaves a single: digits that block other cells, or rule out other digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .glyphs import CIRCLE, PATH
from .outlines import centre

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from .shapes import DrawnLayout

HIDDEN, NAKED = "hidden-single", "naked-single"
"""Names of the techniques."""
HALF = 50
"""Half the side of a cell."""
RING = 43
"""Radius of the ring around a digit that blocks."""


def blocking(layout: DrawnLayout, step: Mapping[str, Any], shown: Sequence[int]) -> str:
    """Return rings around the digits that leave a single, and bands to the cells that they block.

    Args:
        layout: the board's layout.
        step: the step, as plain data.
        shown: by cell the digit on the board, or 0.

    Returns:
        Markup in hundredths of a cell; empty for a step of another technique.
    """
    pairs = blockers(layout, step, shown)
    return "".join([_bands(layout.columns, blocker, blocked) for blocker, blocked in pairs])


def blockers(
    layout: DrawnLayout, step: Mapping[str, Any], shown: Sequence[int]
) -> list[tuple[int, list[int]]]:
    """Return the cells whose digits block the other cells of a hidden single's block, or rule out
    the other digits of a naked single.

    Args:
        layout: the board's layout.
        step: the step, as plain data.
        shown: by cell the digit on the board, or 0.

    Returns:
        Each such cell with the cells that it blocks: none in a naked single. No cell for a step of
        another technique.
    """
    if step["technique"] not in (HIDDEN, NAKED) or len(step["places"]) != 1:
        return []
    cell, digit = step["places"][0]
    if step["technique"] == NAKED:
        return [(other, []) for other in _nearest(layout, cell, shown)]
    names = [each["name"].rsplit("_", 1)[0] for each in step["proof"]]
    pairs = []
    for block in layout.blocks:
        if block.name in names and cell in block.cells:
            waiting = {other for other in block.cells if other != cell and not shown[other]}
            pairs += _blockers(layout, waiting, digit, shown)
    return pairs


def _nearest(layout: DrawnLayout, cell: int, shown: Sequence[int]) -> list[int]:
    """Return for each digit that a cell sees the nearest of the cells where it stands."""
    x, y = centre(cell, layout.columns)
    nearest: dict[int, tuple[int, int]] = {}
    for block in layout.blocks:
        for other in block.cells if cell in block.cells else ():
            if other != cell and shown[other]:
                u, v = centre(other, layout.columns)
                place = ((u - x) ** 2 + (v - y) ** 2, other)
                nearest[shown[other]] = min(place, nearest.get(shown[other], place))
    return sorted([other for _distance, other in nearest.values()])


def _blockers(
    layout: DrawnLayout, waiting: set[int], digit: int, shown: Sequence[int]
) -> list[tuple[int, list[int]]]:
    """Return few cells with a digit that together block the waiting cells, each with its cells."""
    seen: dict[int, set[int]] = {}
    for block in layout.blocks:
        blocked = waiting.intersection(block.cells)
        for cell in block.cells:
            if blocked and shown[cell] == digit:
                seen.setdefault(cell, set()).update(blocked)
    chosen: list[tuple[int, list[int]]] = []
    left = set(waiting)
    while True:
        counts = [(len(seen[cell] & left), -cell) for cell in seen]
        count, place = max(counts) if counts else (0, 0)
        if not count:
            return chosen
        chosen.append((-place, sorted(seen[-place] & left)))
        left = left - seen[-place]


def _bands(columns: int, blocker: int, blocked: Iterable[int]) -> str:
    """Draw a band along the row and the column from a digit to the cells that it blocks."""
    x, y = centre(blocker, columns)
    points = [centre(cell, columns) for cell in blocked]
    drawn = "".join([PATH.format("blocked", _rectangle(u, v, u, v)) for u, v in points])
    across = sorted([u for u, v in points if v == y] + [x])
    down = sorted([v for u, v in points if u == x] + [y])
    if len(across) > 1:
        drawn += PATH.format("band", _rectangle(across[0], y, across[-1], y))
    if len(down) > 1:
        drawn += PATH.format("band", _rectangle(x, down[0], x, down[-1]))
    return drawn + CIRCLE.format("blocker", x, y, RING)


def _rectangle(left: float, top: float, right: float, bottom: float) -> str:
    """Return the path around the cells between two centres."""
    return f"M{left - HALF} {top - HALF}H{right + HALF}V{bottom + HALF}H{left - HALF}Z"
