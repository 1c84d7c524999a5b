"""Deadly rectangles: four cells that two digits could fill in two ways.

Around the rectangle the digits take turns. In the two fillings each block and each cage has to hold
the same digits, so each one that has a corner in it has just one of the two next to it too, and
nothing but blocks and sums may ask anything of the corners. On a plain board these are two rows and
two columns in two boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ..lowering import lowered
from ..puzzle import Layout
from .ground import members
from .patterns import Pattern, particular, pattern
from .position import Position

Corners = tuple[int, int, int, int]
"""The cells of a rectangle, around."""


def rectangles(position: Position) -> tuple[Pattern, ...]:
    """All rectangles of empty cells, of which one has two candidates left."""
    return position.once("rectangles", lambda known: tuple(_empty(known)))


def _empty(position: Position) -> Iterator[Pattern]:
    state, seen = position.state, set()
    for cell in position.ground.layout.cells:
        mask = state.masks[cell]
        if state.placed[cell] or mask.bit_count() != 2:
            continue
        low, high = (bit + 1 for bit in members(mask))
        for cells in corners(position.ground.layout, cell):
            key = (frozenset(cells), mask)
            if key not in seen and not any(state.placed[one] for one in cells):
                seen.add(key)
                found = rectangle(position, cells, (low, high))
                if found:
                    yield found


def rectangle(position: Position, cells: Corners, digits: tuple[int, int]) -> Pattern | None:
    """The pattern of four cells and two digits, if it can still come to that.

    Args:
        position: where it is looked for.
        cells: the corners, around; none of them a given.
        digits: the two digits.
    """
    masks = position.state.masks
    for first, second in (digits, digits[::-1]):
        turn = (first, second, first, second)
        if all(masks[cell] >> digit - 1 & 1 for cell, digit in zip(cells, turn)):
            return pattern(position, dict.fromkeys(cells, 1 << first - 1 | 1 << second - 1))
    return None


@lru_cache(maxsize=8)
def owners(layout: Layout) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By cell the set of what it is in, and by each of that, counted from 0, the set of its cells.

    That is a block, a rule, or the cell alone where it can be in no pattern.

    Args:
        layout: all of a puzzle but its givens.
    """
    held = [one.cells for _owner, _name, one in lowered(layout).parts]
    held += [(cell,) for cell in particular(layout)]
    own = [0] * layout.size
    for number, cells in enumerate(held):
        for cell in cells:
            own[cell] |= 1 << number
    return tuple(own), tuple([sum(1 << cell for cell in cells) for cells in held])


def corners(layout: Layout, cell: int) -> tuple[Corners, ...]:
    """All rectangles with a corner in a cell, that corner first.

    Args:
        layout: all of a puzzle but its givens.
        cell: a cell index from 0.

    >>> from sudoku_core.puzzle import Puzzle
    >>> corners(Puzzle([0] * 16).layout, 0)
    ((0, 1, 9, 8), (0, 1, 13, 12), (0, 2, 6, 4), (0, 3, 7, 4))
    """
    return _corners(layout, cell)


@lru_cache(maxsize=4096)
def _corners(layout: Layout, cell: int) -> tuple[Corners, ...]:
    own, held = owners(layout)
    found = []
    for one in lowered(layout).peers[cell]:
        lacking = own[cell] & ~own[one]
        for other in members(_all_in(held, lacking) if lacking else 0):
            if other > one:
                wanted = (own[one] | own[other]) & ~own[cell]
                found += [
                    (cell, one, last, other)
                    for last in members(_all_in(held, wanted) if wanted else 0)
                    if _alternating(own, (cell, one, last, other))
                ]
    return tuple(found)


def _alternating(own: tuple[int, ...], cells: Corners) -> bool:
    """Whether all that holds a corner holds just one of the two next to it."""
    one, two, three, four = (own[cell] for cell in cells)
    return not one & three and not two & four and one | three == two | four


def _all_in(held: Sequence[int], owners: int) -> int:
    """The set of cells that all of these blocks and sums hold."""
    found = -1
    for mark in members(owners):
        found &= held[mark]
    return found
