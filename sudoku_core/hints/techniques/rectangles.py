"""Deadly rectangles: four cells that two digits could fill in two ways.

Around the rectangle the digits alternate. Both fillings must look the same to each block and cage,
so each block with a corner also has exactly one neighbouring corner, and no other rule may involve
the corners. On a plain board these are two rows and two columns in two boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered
from .deadly_patterns import DeadlyPattern, deadly_pattern, particular
from .equation_index import members
from .position import Position

Corners = tuple[int, int, int, int]
"""Cells of a rectangle, in order around it."""


def rectangles(position: Position) -> tuple[DeadlyPattern, ...]:
    """Return all rectangles of empty cells with a corner that has two candidates left."""
    return position.cached("rectangles", lambda position: tuple(_empty(position)))


def _empty(position: Position) -> Iterator[DeadlyPattern]:
    state, seen = position.state, set()
    for cell in position.index.layout.cells:
        mask = state.masks[cell]
        if state.placed[cell] or mask.bit_count() != 2:
            continue
        low, high = (bit + 1 for bit in members(mask))
        for cells in corners(position.index.layout, cell):
            key = (frozenset(cells), mask)
            if key not in seen and not any(state.placed[corner] for corner in cells):
                seen.add(key)
                pattern = rectangle(position, cells, (low, high))
                if pattern:
                    yield pattern


def rectangle(position: Position, cells: Corners, digits: tuple[int, int]) -> DeadlyPattern | None:
    """Return the pattern of four cells and two digits if the cells can still alternate, else None.

    Args:
        position: the position to search.
        cells: the corners, in order around; none of them a given.
        digits: the two digits.
    """
    masks = position.state.masks
    for first, second in (digits, digits[::-1]):
        alternating = (first, second, first, second)
        if all(masks[cell] >> digit - 1 & 1 for cell, digit in zip(cells, alternating)):
            return deadly_pattern(position, dict.fromkeys(cells, 1 << first - 1 | 1 << second - 1))
    return None


@lru_cache(maxsize=8)
def owners(layout: Layout) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return for each cell the set of its owners, and for each owner the set of its cells.

    An owner, numbered from 0, is a block, a rule, or a cell that no deadly pattern may contain.

    Args:
        layout: the board without givens.
    """
    cells_of = [primitive.cells for _owner, _name, primitive in lowered(layout).parts]
    cells_of += [(cell,) for cell in particular(layout)]
    owners_of = [0] * layout.size
    for number, cells in enumerate(cells_of):
        for cell in cells:
            owners_of[cell] |= 1 << number
    return tuple(owners_of), tuple([sum(1 << cell for cell in cells) for cells in cells_of])


def corners(layout: Layout, cell: int) -> tuple[Corners, ...]:
    """Return all rectangles with a corner in a cell, that corner first.

    Args:
        layout: the board without givens.
        cell: a cell index from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> corners(Puzzle([0] * 16).layout, 0)
    ((0, 1, 9, 8), (0, 1, 13, 12), (0, 2, 6, 4), (0, 3, 7, 4))
    """
    return _corners(layout, cell)


@lru_cache(maxsize=4096)
def _corners(layout: Layout, cell: int) -> tuple[Corners, ...]:
    owners_of, cells_of = owners(layout)
    rectangles = []
    for near in lowered(layout).peers[cell]:
        lacking = owners_of[cell] & ~owners_of[near]
        for far in members(_all_in(cells_of, lacking) if lacking else 0):
            if far > near:
                wanted = (owners_of[near] | owners_of[far]) & ~owners_of[cell]
                rectangles += [
                    (cell, near, last, far)
                    for last in members(_all_in(cells_of, wanted) if wanted else 0)
                    if _alternating(owners_of, (cell, near, last, far))
                ]
    return tuple(rectangles)


def _alternating(owners_of: tuple[int, ...], cells: Corners) -> bool:
    """Return whether each owner of a corner contains exactly one neighbouring corner."""
    first, second, third, fourth = (owners_of[cell] for cell in cells)
    return not first & third and not second & fourth and first | third == second | fourth


def _all_in(cells_of: Sequence[int], owners: int) -> int:
    cells = -1
    for mark in members(owners):
        cells &= cells_of[mark]
    return cells
