"""Cages and regions of boards that give a number or sign of its area for each cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules import Killer
from ..packing.damage import strange


def cages(program: str, areas: Sequence[object], sums: Sequence[int], side: int) -> list[Killer]:
    """Return a cage for each area that has two cells or a sum.

    Args:
        program: whose text it is.
        areas: by cell what tells its cage.
        sums: by cell the sum of its cage; it may stand in one of its cells, 0 in the others.
        side: how many digits there are.

    Raises:
        ParseError: a cage has more cells than there are digits, or two sums.

    >>> cages("text", "aab", [5, 0, 0], 4)
    [Killer((0, 1), 5)]
    """
    pieces = []
    for cells in groups(areas):
        totals = {sums[cell] for cell in cells} - {0}
        if len(cells) > side or len(totals) > 1:
            raise strange(program, "cages")
        if totals or len(cells) > 1:
            pieces.append(Killer(cells, totals.pop() if totals else None))
    return pieces


def groups(areas: Sequence[object]) -> Iterator[tuple[int, ...]]:
    """Yield the cells of each area, in the order in which the areas begin.

    >>> list(groups("aba"))
    [(0, 2), (1,)]
    """
    by_mark: dict[object, list[int]] = {}
    for cell, mark in enumerate(areas):
        by_mark.setdefault(mark, []).append(cell)
    for cells in by_mark.values():
        yield tuple(cells)
