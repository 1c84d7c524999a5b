"""Sue de Coq: cells of two blocks, around their common cells, with a digit for each cell.

The common cells, some more cells of the one block and some more of the other together have as many
cells as digits; digits of both sides count twice. So each digit stands in these cells of its block,
and is eliminated from the rest of the block. The cells are the exactly-one rows, the digits the
at-most-one rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ...board.lowering import lowered
from ...language.messages import Message
from .equation_index import members
from .position import Position
from .step import Step, Technique
from .subsets import by_block

RATING = 5.0
COMMON = (2, 3, 4)
"""Possible numbers of common cells."""
MOST_CELLS = {9: 5, 16: 4}
"""Most cells added by one block, by largest side of the board; on larger boards three, to bound the
number of sets."""


@dataclass(frozen=True, slots=True)
class _Side:
    """Cells of a block that have one or two digits more than there are cells.

    Args:
        cells: the set of the cells, as bits.
        digits: the set of their digits, as bits from 0.
        more: the number of digits less the number of cells.
    """

    cells: int
    digits: int
    more: int


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all pairs of blocks."""
    placed = position.state.placed
    blocks = []
    for name, primitive in lowered(position.index.layout).all_different:
        cells = [cell for cell in primitive.cells if not placed[cell]]
        blocks.append((name, sum(1 << cell for cell in cells), _sides(position, cells)))
    for (place, own_cells, sides), (beside, other_cells, other_sides) in combinations(blocks, 2):
        if (own_cells & other_cells).bit_count() < COMMON[0]:
            continue
        first = [side for side in sides if not side.cells & other_cells]
        second = [side for side in other_sides if not side.cells & own_cells]
        for count in COMMON:
            for common in combinations(members(own_cells & other_cells), count):
                for a, b in _pairs(position.state.masks, common, first, second):
                    yield from _steps(position, common, (place, a), (beside, b))


def _sides(position: Position, cells: Sequence[int]) -> list[_Side]:
    """Return the sets of cells with one or two surplus digits, without a naked subset inside."""
    most = next((count for side, count in MOST_CELLS.items() if position.side <= side), 3)
    masks = position.state.masks
    sides: list[_Side] = []
    naked: list[int] = []

    def grow(first: int, chosen: int, digits: int, count: int) -> None:
        more = digits.bit_count() - count
        if count and more <= 0:
            naked.append(chosen)
        elif count and more <= 2:
            sides.append(_Side(chosen, digits, more))
        if count < most:
            for place in range(first, len(cells)):
                union = digits | masks[cells[place]]
                if union.bit_count() <= most + 2:
                    grow(place + 1, chosen | 1 << cells[place], union, count + 1)

    grow(0, 0, 0, 0)
    return [side for side in sides if all(cells & ~side.cells for cells in naked)]


def _pairs(
    masks: Sequence[int], cells: Sequence[int], first: list[_Side], second: list[_Side]
) -> Iterator[tuple[_Side, _Side]]:
    """Yield the pairs of sides that have, with these common cells, as many cells as digits."""
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
    position: Position, cells: Sequence[int], first: tuple[str, _Side], second: tuple[str, _Side]
) -> Iterator[Step]:
    """Yield the step of a set; two if either block can cover a digit of the common cells."""
    (place, a), (beside, b) = first, second
    numbers, side = by_block(position), position.side
    both = [*cells, *members(a.cells | b.cells)]
    alone = 0
    for cell in cells:
        alone |= position.state.masks[cell]
    alone &= ~(a.digits | b.digits)
    exactly_one = [position.cell_equation(cell) for cell in both]
    fixed = [numbers[place][bit + 1] for bit in members(a.digits)]
    fixed += [numbers[beside][bit + 1] for bit in members(b.digits)]
    roles = {
        name: sum(position.state.masks[cell] << cell * side for cell in role_cells)
        for name, role_cells in (("base", cells), ("a", members(a.cells)), ("b", members(b.cells)))
    }
    for chosen in (place, beside) if alone else (place,):
        at_most_one = fixed + [numbers[chosen][bit + 1] for bit in members(alone)]
        message = Message(
            "step.sue-de-coq",
            cells=position.coordinates(sorted(both)),
            digits=position.digit_text([bit + 1 for bit in members(a.digits | b.digits | alone)]),
            base=position.places_of([fixed[0], fixed[-1]]),
        )
        step = position.eliminating("sue-de-coq", RATING, exactly_one, at_most_one, message, roles)
        if step:
            yield step


TECHNIQUE = Technique("sue-de-coq", (RATING,), find)
