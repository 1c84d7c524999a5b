"""Make the cages of a killer from a solution, and cut some of them anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..rules import Killer

Cage = tuple[int, ...]
KILLER = Killer.kind
"""The rule line that asks for cages over all cells, with the sums of a new solution."""
USUAL = (2, 2, 2, 3, 3, 3, 4, 4, 5)
"""Sizes of cages; each new cage draws one. Most killers have cages of two to five cells."""
SMALL = (2, 2, 2, 3)
"""Sizes of cages that make a puzzle easier."""
LARGE = (3, 4, 4, 5, 5, 6)
"""Sizes of cages that make a puzzle harder."""
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Rows and columns from a cell to the cells that share a side with it."""


def cages(layout: Layout, solution: Grid, rng: Random) -> list[Cage]:
    """Return cages that cover all cells, without repeated digits.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        rng: source of all random numbers.
    """
    return _cut(layout, solution, set(layout.cells), USUAL, rng)


def cut_anew(
    layout: Layout, solution: Grid, pieces: Sequence[Cage], near: Collection[int], rng: Random
) -> list[Cage]:
    """Return the cages with two or three neighbours of them cut in another form.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        pieces: the cages.
        near: cells, one of them in the new cages, which are small; if empty, the new cages are
            large.
        rng: source of all random numbers.
    """
    start = rng.choice(sorted(near) or layout.cells)
    pool = {cell for cage in pieces if start in cage for cell in cage}
    for _ in range(rng.choice((1, 1, 2))):
        around = sorted({next_to for cell in pool for next_to in layout.near(cell, BESIDE)} - pool)
        if around:
            other = rng.choice(around)
            pool.update(*[cage for cage in pieces if other in cage])
    others = [cage for cage in pieces if pool.isdisjoint(cage)]
    return others + _cut(layout, solution, pool, SMALL if near else LARGE, rng)


def small_cages(layout: Layout, solution: Grid, rng: Random) -> list[Cage]:
    """Return small cages that cover all cells, without repeated digits.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        rng: source of all random numbers.
    """
    return _cut(layout, solution, set(layout.cells), SMALL, rng)


def pairs(
    layout: Layout, solution: Grid, pieces: Sequence[Cage], rng: Random
) -> list[tuple[Cage, Cage]]:
    """Return in random order all pairs of neighbouring cages that may become one.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        pieces: the cages.
        rng: source of all random numbers.
    """
    fitting = []
    for place, cage in enumerate(pieces):
        near = {beside for cell in cage for beside in layout.near(cell, BESIDE)}
        digits = {solution.cells[cell] for cell in cage}
        for other in pieces[place + 1 :]:
            if (
                len(cage) + len(other) <= max(LARGE)
                and not near.isdisjoint(other)
                and digits.isdisjoint([solution.cells[cell] for cell in other])
            ):
                fitting.append((cage, other))
    return rng.sample(fitting, len(fitting))


def joined(pieces: Sequence[Cage], pair: tuple[Cage, Cage]) -> list[Cage]:
    """Return the cages with a pair of them as one; none if one of the pair is no longer there."""
    rest = [cage for cage in pieces if cage not in pair]
    return [*rest, tuple(sorted(pair[0] + pair[1]))] if len(rest) == len(pieces) - 2 else []


def killers(layout: Layout, solution: Grid, pieces: Sequence[Cage]) -> list[Killer]:
    """Return cages with their sums.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        pieces: the cages.
    """
    values = [layout.digits[digit - 1] for digit in solution.cells]
    return [Killer(cage, sum([values[cell] for cell in cage])) for cage in sorted(pieces)]


def _cut(
    layout: Layout, solution: Grid, cells: Collection[int], sizes: Sequence[int], rng: Random
) -> list[Cage]:
    """Return cages of some sizes that cover some cells."""
    left, pieces = set(cells), list[Cage]()
    for start in rng.sample(sorted(cells), len(cells)):
        if start in left:
            cage = _grown(layout, solution, start, left, rng.choice(sizes), rng)
            left.difference_update(cage)
            pieces.append(cage)
    _join(layout, solution, pieces)
    return pieces


def _join(layout: Layout, solution: Grid, pieces: list[Cage]) -> None:
    """Join each single cell, which would be a given, to the smallest fitting cage beside it."""
    for lone in [cage for cage in pieces if len(cage) == 1]:
        near = set(layout.near(lone[0], BESIDE))
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
    layout: Layout, solution: Grid, start: int, left: set[int], size: int, rng: Random
) -> Cage:
    """Return a cage grown from a cell over cells that are in no cage yet."""
    cage = [start]
    while len(cage) < size:
        digits = {solution.cells[cell] for cell in cage}
        beside = {near for cell in cage for near in layout.near(cell, BESIDE)} & left - {*cage}
        free = sorted(near for near in beside if solution.cells[near] not in digits)
        if not free:
            break
        cage.append(rng.choice(free))
    return tuple(sorted(cage))
