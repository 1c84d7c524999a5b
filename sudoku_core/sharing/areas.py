"""Boards that tell by cell which cage or region it is in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules import Killer
from .refusing import strange


def cages(program: str, areas: Sequence[object], sums: Sequence[int], side: int) -> list[Killer]:
    """A cage for each area that has two cells or a sum.

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
    found = []
    for cells in groups(areas):
        told = {sums[cell] for cell in cells} - {0}
        if len(cells) > side or len(told) > 1:
            raise strange(program, "cages")
        if told or len(cells) > 1:
            found.append(Killer(cells, told.pop() if told else None))
    return found


def groups(areas: Sequence[object]) -> Iterator[tuple[int, ...]]:
    """The cells of each area, in the order in which the areas begin.

    >>> list(groups("aba"))
    [(0, 2), (1,)]
    """
    found: dict[object, list[int]] = {}
    for cell, mark in enumerate(areas):
        found.setdefault(mark, []).append(cell)
    for cells in found.values():
        yield tuple(cells)
