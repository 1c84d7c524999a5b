"""Almost locked sets (ALS): n cells of a block with n + 1 digits, so at most one digit is missing.

Any two of the digits make a strong link: if one digit is in none of the cells, all others are. The
exactly-one rows of the link are the cells, its at-most-one rows the other digits in the block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from .chains import StrongLink
from .position import Position
from .subsets import by_block

MOST_CELLS = 6
"""Largest number of cells in an almost locked set."""
MOST_SUBSETS = 200_000
"""Limit on the subsets of cells to try; on large boards sets get fewer cells to stay below it."""


@dataclass(frozen=True, slots=True)
class AlmostLocked:
    """Cells of a block with one digit more than there are cells.

    Args:
        exactly_one: the numbers of the cells' equations.
        live: the set of the cells' candidates.
        by_digit: for each digit of the set, its candidates and the number of its equation in the
            block.
    """

    exactly_one: tuple[int, ...]
    live: int
    by_digit: tuple[tuple[int, int], ...]

    def strong(self) -> Iterator[StrongLink]:
        """Yield the strong links between any two digits of the set."""
        for first, second in combinations(range(len(self.by_digit)), 2):
            at_most_one = [link for place, (_, link) in enumerate(self.by_digit) if place != first]
            del at_most_one[second - 1]
            yield StrongLink(
                self.by_digit[first][0],
                self.by_digit[second][0],
                self.exactly_one,
                tuple(at_most_one),
            )


def strong_links(position: Position) -> list[StrongLink]:
    """Return the strong links of all almost locked sets, smallest sets first."""
    return position.cached(
        "als-links",
        lambda position: [
            link
            for almost_locked_set in almost_locked(position)
            for link in almost_locked_set.strong()
        ],
    )


def almost_locked(position: Position) -> list[AlmostLocked]:
    """Return all almost locked sets of at least two cells, each once, smallest first."""
    return position.cached("almost-locked", _almost_locked)


def _almost_locked(position: Position) -> list[AlmostLocked]:
    blocks = _blocks(position)
    most = MOST_CELLS
    while most > 2 and _subsets([len(cells) for _, cells in blocks], most) > MOST_SUBSETS:
        most -= 1
    of_digit, sets = position.index.of_digit, {}
    for numbers, cells in blocks:
        for cell_numbers, live, digits in _in_block(position, cells, most):
            if cell_numbers not in sets:
                by_digit = [
                    (live & of_digit[digit], number)
                    for digit, number in numbers.items()
                    if digits >> digit - 1 & 1
                ]
                sets[cell_numbers] = AlmostLocked(cell_numbers, live, tuple(by_digit))
    return sorted(
        sets.values(),
        key=lambda almost_locked_set: (
            len(almost_locked_set.exactly_one),
            almost_locked_set.exactly_one,
        ),
    )


def _subsets(sizes: Sequence[int], most: int) -> int:
    return sum([comb(size, cells) for size in sizes for cells in range(2, most + 1)])


def _blocks(position: Position) -> list[tuple[dict[int, int], list[int]]]:
    blocks = []
    for numbers in by_block(position).values():
        first = next(iter(numbers.values()))
        cells = position.cells_of(position.index.equations[first].candidates)
        blocks.append((numbers, [cell for cell in cells if not position.state.placed[cell]]))
    return blocks


def _in_block(
    position: Position, cells: Sequence[int], most: int
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield each almost locked set of a block as the cells' equations, candidates and digits."""
    masks = [position.state.masks[cell] for cell in cells]
    numbers = [position.cell_equation(cell) for cell in cells]

    def further(
        start: int, chosen: tuple[int, ...], digits: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        for place in range(start, len(cells)):
            every = digits | masks[place]
            count = every.bit_count()
            if count <= most + 1:
                more = (*chosen, numbers[place])
                if count == len(more) + 1 and chosen:
                    yield more, every
                if len(more) < most:
                    yield from further(place + 1, more, every)

    for chosen, digits in further(0, (), 0):
        live = 0
        for number in chosen:
            live |= position.live[number]
        yield chosen, live, digits
