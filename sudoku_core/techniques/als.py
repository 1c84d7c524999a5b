"""Almost locked sets: n cells of a block with n + 1 digits, so that at most one digit is not there.

Between any two of its digits that makes a strong link: if the one is in none of the cells, all
others are. The truths are the cells, the links those of the other digits in the block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from .chains import Strong
from .position import Position
from .subsets import by_place

MOST_CELLS = 6
"""The sets have no more cells than this."""
MOST_SUBSETS = 200_000
"""On large boards sets have fewer cells: so many that no more subsets than this are looked at."""


@dataclass(frozen=True, slots=True)
class AlmostLocked:
    """Cells of a block with one digit more than there are cells.

    Args:
        truths: the numbers of the cells' equations.
        live: the set of their candidates.
        by_digit: of each of their digits the set of its candidates, and the number of its
            equation in the block.
    """

    truths: tuple[int, ...]
    live: int
    by_digit: tuple[tuple[int, int], ...]

    def strong(self) -> Iterator[Strong]:
        """The strong links between any two of its digits."""
        for one, other in combinations(range(len(self.by_digit)), 2):
            links = [link for place, (_, link) in enumerate(self.by_digit) if place != one]
            del links[other - 1]
            yield Strong(self.by_digit[one][0], self.by_digit[other][0], self.truths, tuple(links))


def strong_links(position: Position) -> list[Strong]:
    """The strong links of all almost locked sets, those of the smallest first."""
    return position.once(
        "als-links", lambda it: [link for one in almost_locked(it) for link in one.strong()]
    )


def almost_locked(position: Position) -> list[AlmostLocked]:
    """All almost locked sets of two cells or more, each once, the smallest first."""
    return position.once("almost-locked", _almost_locked)


def _almost_locked(position: Position) -> list[AlmostLocked]:
    blocks = _blocks(position)
    most = MOST_CELLS
    while most > 2 and _subsets([len(cells) for _, cells in blocks], most) > MOST_SUBSETS:
        most -= 1
    of_digit, found = position.ground.of_digit, {}
    for numbers, cells in blocks:
        for truths, live, digits in _in_block(position, cells, most):
            if truths not in found:
                by_digit = [
                    (live & of_digit[digit], number)
                    for digit, number in numbers.items()
                    if digits >> digit - 1 & 1
                ]
                found[truths] = AlmostLocked(truths, live, tuple(by_digit))
    return sorted(found.values(), key=lambda one: (len(one.truths), one.truths))


def _subsets(sizes: Sequence[int], most: int) -> int:
    return sum([comb(size, cells) for size in sizes for cells in range(2, most + 1)])


def _blocks(position: Position) -> list[tuple[dict[int, int], list[int]]]:
    """The equations of each block by digit, and its cells that are open."""
    found = []
    for numbers in by_place(position).values():
        first = next(iter(numbers.values()))
        cells = position.cells_of(position.ground.equations[first].candidates)
        found.append((numbers, [cell for cell in cells if not position.state.placed[cell]]))
    return found


def _in_block(
    position: Position, cells: Sequence[int], most: int
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """The cells' equations, the candidates and the digits of the sets of a block."""
    masks = [position.state.masks[cell] for cell in cells]
    numbers = [position.cell_truth(cell) for cell in cells]

    def further(
        start: int, truths: tuple[int, ...], digits: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        for place in range(start, len(cells)):
            every = digits | masks[place]
            count = every.bit_count()
            if count <= most + 1:
                more = (*truths, numbers[place])
                if count == len(more) + 1 and truths:
                    yield more, every
                if len(more) < most:
                    yield from further(place + 1, more, every)

    for truths, digits in further(0, (), 0):
        live = 0
        for truth in truths:
            live |= position.live[truth]
        yield truths, live, digits
