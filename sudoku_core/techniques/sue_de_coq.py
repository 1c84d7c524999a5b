"""Sue de Coq: cells of two blocks, around those that are in both, with a digit for each cell.

In the cells common to two blocks, in some more of the one block and some more of the other there
are as many cells as digits, those counted twice that both sides have. So each digit stands in these
cells of its block, and goes from the rest of it. The cells are the truths, the digits the links.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..lowering import lowered
from ..messages import Message
from .ground import members
from .position import Position
from .step import Step, Technique
from .subsets import by_place

RATING = 5.0
COMMON = (2, 3, 4)
"""How many cells of both blocks there can be."""
MOST_CELLS = {9: 5, 16: 4}
"""Up to a side, how many cells one block adds at most; on larger boards three."""


@dataclass(frozen=True, slots=True)
class _Side:
    """Cells of a block that have one or two digits more than they are.

    Args:
        cells: them, as bits.
        digits: their digits, as bits from 0.
        more: how many digits there are more than cells.
    """

    cells: int
    digits: int
    more: int


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All pairs of blocks with what is around their common cells."""
    placed = position.state.placed
    blocks = []
    for name, one in lowered(position.ground.layout).different:
        cells = [cell for cell in one.cells if not placed[cell]]
        blocks.append((name, sum(1 << cell for cell in cells), _sides(position, cells)))
    for (place, own, sides), (beside, others, other_sides) in combinations(blocks, 2):
        if (own & others).bit_count() < COMMON[0]:
            continue
        first = [side for side in sides if not side.cells & others]
        second = [side for side in other_sides if not side.cells & own]
        for count in COMMON:
            for common in combinations(members(own & others), count):
                for a, b in _pairs(position.state.masks, common, first, second):
                    yield from _steps(position, common, (place, a), (beside, b))


def _sides(position: Position, cells: Sequence[int]) -> list[_Side]:
    """The sets of these cells with one or two digits more than cells, no naked subset within."""
    most = next((count for side, count in MOST_CELLS.items() if position.side <= side), 3)
    masks = position.state.masks
    found: list[_Side] = []
    naked: list[int] = []

    def grow(first: int, taken: int, digits: int, count: int) -> None:
        more = digits.bit_count() - count
        if count and more <= 0:
            naked.append(taken)
        elif count and more <= 2:
            found.append(_Side(taken, digits, more))
        if count < most:
            for place in range(first, len(cells)):
                held = digits | masks[cells[place]]
                if held.bit_count() <= most + 2:
                    grow(place + 1, taken | 1 << cells[place], held, count + 1)

    grow(0, 0, 0, 0)
    return [one for one in found if all(cells & ~one.cells for cells in naked)]


def _pairs(
    masks: Sequence[int], cells: Sequence[int], first: list[_Side], second: list[_Side]
) -> Iterator[tuple[_Side, _Side]]:
    """What makes, with these common cells, as many cells as digits."""
    digits, count = 0, len(cells)
    for cell in cells:
        digits |= masks[cell]
    if digits.bit_count() < count + 2:
        return
    second = [side for side in second if side.digits & digits]
    for a in first:
        if a.digits & digits and a.more < count:
            left, room = digits & ~a.digits, count - a.more
            for b in second:
                if (left & ~b.digits).bit_count() == room - b.more:
                    yield a, b


def _steps(
    position: Position, cells: Sequence[int], one: tuple[str, _Side], other: tuple[str, _Side]
) -> Iterator[Step]:
    """The step of this set; two where a digit is in the common cells only, and is in two links."""
    (place, a), (beside, b) = one, other
    numbers, side = by_place(position), position.side
    both = [*cells, *members(a.cells | b.cells)]
    alone = 0
    for cell in cells:
        alone |= position.state.masks[cell]
    alone &= ~(a.digits | b.digits)
    truths = [position.cell_truth(cell) for cell in both]
    fixed = [numbers[place][bit + 1] for bit in members(a.digits)]
    fixed += [numbers[beside][bit + 1] for bit in members(b.digits)]
    roles = {
        name: sum(position.state.masks[cell] << cell * side for cell in held)
        for name, held in (("base", cells), ("a", members(a.cells)), ("b", members(b.cells)))
    }
    for chosen in (place, beside) if alone else (place,):
        links = fixed + [numbers[chosen][bit + 1] for bit in members(alone)]
        said = Message(
            "step.sue-de-coq",
            cells=position.where(sorted(both)),
            digits=position.shown([bit + 1 for bit in members(a.digits | b.digits | alone)]),
            base=position.places_of([fixed[0], fixed[-1]]),
        )
        step = position.eliminating("sue-de-coq", RATING, truths, links, said, roles)
        if step:
            yield step


TECHNIQUE = Technique("sue-de-coq", (RATING,), find)
