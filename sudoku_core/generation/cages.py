"""Cages cut out of a solution: a killer's sums."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..rules import Killer

SIZES = (2, 2, 2, 3, 3, 3, 4, 4, 5)
"""Sizes of cages; a new cage takes one of them by chance."""


def cages(layout: Layout, solution: Grid, rng: Random) -> tuple[Killer, ...]:
    """Cages over all cells, none with a digit twice, each with its sum.

    Args:
        layout: the board.
        solution: the full grid whose digits they add up.
        rng: decides on all.
    """
    left, pieces = set(layout.cells), list[tuple[int, ...]]()
    for start in rng.sample(layout.cells, len(layout.cells)):
        if start in left:
            cage = _grown(layout, solution, start, left, rng)
            left.difference_update(cage)
            pieces.append(cage)
    _join(layout, solution, pieces)
    values = [layout.digits[digit - 1] for digit in solution.cells]
    totals = [Killer(cage, sum([values[cell] for cell in cage])) for cage in pieces]
    return tuple(sorted(totals, key=lambda killer: killer.cells))


def _join(layout: Layout, solution: Grid, pieces: list[tuple[int, ...]]) -> None:
    """Cages of one cell, which would be givens, join the smallest beside them that can."""
    for lone in [cage for cage in pieces if len(cage) == 1]:
        near = set(_beside(layout, lone[0]))
        digit = solution.cells[lone[0]]
        fitting = [
            cage
            for cage in pieces
            if not near.isdisjoint(cage) and digit not in [solution.cells[cell] for cell in cage]
        ]
        if fitting and lone in pieces:
            other = min(fitting, key=len)
            pieces.remove(other)
            pieces.remove(lone)
            pieces.append(tuple(sorted((*other, *lone))))


def _grown(
    layout: Layout, solution: Grid, start: int, left: set[int], rng: Random
) -> tuple[int, ...]:
    """Return a cage from one cell on, of cells that are left."""
    cage, size = [start], rng.choice(SIZES)
    while len(cage) < size:
        digits = {solution.cells[cell] for cell in cage}
        beside = {near for cell in cage for near in _beside(layout, cell)} & left - {*cage}
        free = sorted(near for near in beside if solution.cells[near] not in digits)
        if not free:
            break
        cage.append(rng.choice(free))
    return tuple(sorted(cage))


def _beside(layout: Layout, cell: int) -> Iterator[int]:
    row, column = divmod(cell, layout.columns)
    if row:
        yield cell - layout.columns
    if row < layout.rows - 1:
        yield cell + layout.columns
    if column:
        yield cell - 1
    if column < layout.columns - 1:
        yield cell + 1
