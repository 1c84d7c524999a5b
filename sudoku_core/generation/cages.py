"""Random cages over cells of a solution: cut, cut in another way, joined in pairs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..rules import Killer

Cage = tuple[int, ...]
"""The cells of a cage, ascending."""
KILLER = Killer.kind
"""The rule line that asks for cages over all cells, with the sums of a new solution."""
USUAL_SIZES = (2, 2, 2, 3, 3, 3, 4, 4, 5)
"""Sizes of cages; each new cage draws one. Most killers have cages of two to five cells."""
SMALL_SIZES = (2, 2, 2, 3)
"""Sizes of cages that make a puzzle easier."""
LARGE_SIZES = (3, 4, 4, 5, 5, 6)
"""Sizes of cages that make a puzzle harder."""
RECUTS = 5
"""Further tries for new cages of which none is a single cell, which would be a given."""
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Rows and columns from a cell to the cells that share a side with it."""


def random_cages(
    layout: Layout, solution: Grid, rng: Random, sizes: Sequence[int] = USUAL_SIZES
) -> list[Cage]:
    """Return random cages that cover all cells, without repeated digits.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        rng: source of all random numbers.
        sizes: sizes of cages; each new cage draws one.
    """
    return _cut(layout, solution, layout.cells, sizes, rng)


def recut(
    layout: Layout, solution: Grid, cages: Sequence[Cage], near: Collection[int], rng: Random
) -> list[Cage]:
    """Return cages of which two or three neighbouring ones are replaced by new ones.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        cages: the cages to start from.
        near: cells, one of which the replaced cages hold; the new cages are then small. Without
            such cells the replaced cages are anywhere, and the new ones large.
        rng: source of all random numbers.
    """
    start = rng.choice(sorted(near) or layout.cells)
    pool = {cell for cage in cages if start in cage for cell in cage}
    for _ in range(rng.choice((1, 1, 2))):
        around = sorted({beside for cell in pool for beside in layout.near(cell, BESIDE)} - pool)
        if around:
            other = rng.choice(around)
            pool.update(*[cage for cage in cages if other in cage])
    others = [cage for cage in cages if pool.isdisjoint(cage)]
    sizes = SMALL_SIZES if near else LARGE_SIZES
    new = _cut(layout, solution, pool, sizes, rng)
    for _ in range(RECUTS):
        if min(map(len, new)) > 1:
            break
        new = _cut(layout, solution, pool, sizes, rng)
    return others + new


def joinable_pairs(
    layout: Layout, solution: Grid, cages: Sequence[Cage], rng: Random
) -> list[tuple[Cage, Cage]]:
    """Return in random order all pairs of neighbouring cages that can become a single cage.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        cages: the cages.
        rng: source of all random numbers.
    """
    fitting = []
    for place, cage in enumerate(cages):
        near = {beside for cell in cage for beside in layout.near(cell, BESIDE)}
        digits = {solution.cells[cell] for cell in cage}
        for other in cages[place + 1 :]:
            if (
                len(cage) + len(other) <= max(LARGE_SIZES)
                and not near.isdisjoint(other)
                and digits.isdisjoint([solution.cells[cell] for cell in other])
            ):
                fitting.append((cage, other))
    return rng.sample(fitting, len(fitting))


def joined(cages: Sequence[Cage], pair: tuple[Cage, Cage]) -> list[Cage] | None:
    """Return cages in which a pair has become a single cage.

    Args:
        cages: the cages.
        pair: two cages.

    Returns:
        The cages; None if one of the pair is not among them, as after another join.
    """
    rest = [cage for cage in cages if cage not in pair]
    return [*rest, tuple(sorted(pair[0] + pair[1]))] if len(rest) == len(cages) - 2 else None


def killers(layout: Layout, solution: Grid, cages: Sequence[Cage]) -> list[Killer]:
    """Return the rules of cages, with their sums.

    Args:
        layout: the board.
        solution: the full grid with the digits.
        cages: the cages.
    """
    values = [layout.digits[digit - 1] for digit in solution.cells]
    return [Killer(cage, sum([values[cell] for cell in cage])) for cage in sorted(cages)]


def _cut(
    layout: Layout, solution: Grid, cells: Collection[int], sizes: Sequence[int], rng: Random
) -> list[Cage]:
    """Return new cages of some sizes that together cover some cells."""
    left, cages = set(cells), list[Cage]()
    for start in rng.sample(sorted(cells), len(cells)):
        if start in left:
            cage = _grown(layout, solution, start, left, rng.choice(sizes), rng)
            left.difference_update(cage)
            cages.append(cage)
    _join(layout, solution, cages)
    return cages


def _join(layout: Layout, solution: Grid, cages: list[Cage]) -> None:
    """Join each single cell, which would be a given, to the smallest fitting cage beside it."""
    for lone in [cage for cage in cages if len(cage) == 1]:
        near = set(layout.near(lone[0], BESIDE))
        digit = solution.cells[lone[0]]
        fitting = [
            cage
            for cage in cages
            if not near.isdisjoint(cage) and digit not in [solution.cells[cell] for cell in cage]
        ]
        if fitting and lone in cages:
            other = min(fitting, key=len)
            cages.remove(other)
            cages.remove(lone)
            cages.append(tuple(sorted((*other, *lone))))


def _grown(
    layout: Layout, solution: Grid, start: int, left: set[int], size: int, rng: Random
) -> Cage:
    """Return a cage grown from a cell over the cells that are left, without repeated digits."""
    cage = [start]
    while len(cage) < size:
        digits = {solution.cells[cell] for cell in cage}
        beside = {near for cell in cage for near in layout.near(cell, BESIDE)} & left - {*cage}
        free = sorted(near for near in beside if solution.cells[near] not in digits)
        if not free:
            break
        cage.append(rng.choice(free))
    return tuple(sorted(cage))
