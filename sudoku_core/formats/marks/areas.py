"""Areas of a board that has a mark for each cell, the same for all cells of an area; cages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules import Killer
from ..packing.damage import strange


def cages(program: str, areas: Sequence[object], sums: Sequence[int], side: int) -> list[Killer]:
    """Return a cage for each area that has two cells or a sum.

    Args:
        program: the program that wrote the text, for messages.
        areas: by cell the mark of its cage.
        sums: by cell the sum of its cage, or 0; one cell of a cage is enough to have the sum.
        side: number of digits.

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
    """Yield the cells of each area, in the order of their first cells.

    >>> list(groups("aba"))
    [(0, 2), (1,)]
    """
    by_mark: dict[object, list[int]] = {}
    for cell, mark in enumerate(areas):
        by_mark.setdefault(mark, []).append(cell)
    for cells in by_mark.values():
        yield tuple(cells)
