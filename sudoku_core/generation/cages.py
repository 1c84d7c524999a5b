"""Make the cages of a killer from a solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..rules import Killer

SIZES = (2, 2, 2, 3, 3, 3, 4, 4, 5)
"""Sizes of cages; each new cage draws one. Most killers have cages of two to five cells."""


def cages(layout: Layout, solution: Grid, rng: Random) -> tuple[Killer, ...]:
    """Return cages that cover all cells, without repeated digits, each with its sum.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        rng: source of all random numbers.
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
    """Join each single cell, which would be a given, to the smallest fitting cage beside it."""
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
    """Return a cage grown from a cell over cells that are in no cage yet."""
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
