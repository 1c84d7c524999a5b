"""Consequences of a pattern that would be deadly: one of its extra candidates holds.

The extras are the candidates beyond the pattern's own digits, the corners the cells with extras.
The types, for any pattern:

1. one corner: the pattern's digits are eliminated from it;
2. all extras are of one digit: it is eliminated from all cells that see them all (type 5 where the
   corners of a unique rectangle are not side by side);
3. the extras of the corners, taken as one cell, and a few other cells of a block have as many
   digits as there are cells: these digits are eliminated from the rest of the block;
4. two corners, and one of the pattern's digits has no other place in a block: the pattern's other
   digits are eliminated from the corners.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered
from ...language.messages import Message
from ...rules.kernel import Linear
from .equation_index import members
from .position import Position
from .step import Step

MOST_CELLS = 4
"""Most cells that join the corners in type 3."""
Chosen = tuple[tuple[int, ...], int]
"""Cells, and the set of their digits as bits from 0."""


@dataclass(frozen=True, slots=True)
class DeadlyPattern:
    """Cells that could be filled in two ways if they had no extra candidates.

    Args:
        cells: all cells of the pattern; none is a given.
        deadly: the set of candidates of these fillings.
        extra: the set of the other candidates of the cells: one of them holds.
        corners: the cells with extra candidates.
        code: the code of the message that says why the pattern would be deadly.
    """

    cells: tuple[int, ...]
    deadly: int
    extra: int
    corners: tuple[int, ...]
    code: str = "step.deadly"


def deadly_pattern(
    position: Position, digits: dict[int, int], code: str = "step.deadly"
) -> DeadlyPattern:
    """Return the pattern of cells and digits.

    Args:
        position: the position of the pattern.
        digits: for each cell the set of its digits in the pattern, as bits from 0.
        code: the code of the message that says why the pattern would be deadly.
    """
    deadly = extra = 0
    for cell, mask in digits.items():
        deadly |= mask << cell * position.side
        extra |= (position.state.masks[cell] & ~mask) << cell * position.side
    return DeadlyPattern(tuple(digits), deadly, extra, position.cells_of(extra), code)


@lru_cache(maxsize=8)
def particular(layout: Layout) -> frozenset[int]:
    """Return the cells of rules that ask more than different digits or a plain sum.

    Such rules tell the cells apart, so no deadly pattern contains these cells.

    Args:
        layout: the board without givens.
    """
    return frozenset(
        [
            cell
            for _name, primitive in lowered(layout).others
            if not isinstance(primitive, Linear) or primitive.coefficients
            for cell in primitive.cells
        ]
    )


def ratings(base: float) -> tuple[float, ...]:
    """Return the ratings of all types.

    Args:
        base: the rating of type 1.
    """
    return tuple([round(base + more / 10, 1) for more in range(MOST_CELLS + 1)])


def steps(
    position: Position, patterns: Iterable[DeadlyPattern], name: str, base: float, rating: float
) -> Iterator[Step]:
    """Yield the steps of types 1 to 5 with a rating.

    Args:
        position: the position to search.
        patterns: the patterns of one kind.
        name: the name of the technique, without the type.
        base: the rating of type 1.
        rating: the rating of the steps.
    """
    more = round((rating - base) * 10)
    for pattern in patterns:
        if not more:
            yield from _one_corner(position, pattern, name, rating)
            continue
        if more == 1:
            yield from _one_digit(position, pattern, name, rating)
            yield from _no_other_place(position, pattern, name, rating)
        yield from _with_cells(position, pattern, name, rating, more)


def deadly_step(
    position: Position,
    pattern: DeadlyPattern,
    technique: str,
    rating: float,
    eliminated: int,
    message: Message,
    base: int = 0,
    rests_on: Iterable[str] = (),
) -> Iterator[Step]:
    """Yield the step that eliminates a set of candidates, if any of them is left.

    Args:
        position: the position of the pattern.
        pattern: the deadly pattern.
        technique: the name of the technique.
        rating: the rating of the step.
        eliminated: the set of candidates that cannot hold.
        message: the explanation.
        base: the set of candidates of further cells.
        rests_on: the names of further blocks used, besides those of the pattern.
    """
    eliminated &= position.alive
    if eliminated:
        roles = {"deadly": pattern.deadly, "extra": pattern.extra, "base": base}
        places = dict.fromkeys((*_places(position, pattern), *rests_on))
        yield position.resting(technique, rating, eliminated, message, roles, places, unique=True)


def why(position: Position, pattern: DeadlyPattern) -> Message:
    """Return the message that says why a pattern would be deadly."""
    digits = position.digit_text(position.digits_of(pattern.deadly))
    cells, corners = (
        position.coordinates(sorted(pattern.cells)),
        position.coordinates(pattern.corners),
    )
    return Message(pattern.code, cells=cells, digits=digits, others=corners)


def confining(position: Position, digit: int, cells: Iterable[int]) -> int | None:
    """Return the number of a full block's equation confining a digit to these cells, or None."""
    wanted = position.index.of_digit[digit]
    wanted &= sum(position.index.of_cell[cell] for cell in cells)
    for number in position.covering(wanted):
        live = position.live[number]
        if live and not live & ~wanted and number in position.exactly_one:
            return number
    return None


def _places(position: Position, pattern: DeadlyPattern) -> list[str]:
    """Return the names of the blocks and rules with several cells of a pattern."""
    places = position.cached("blocks and cells", _blocks)
    return [name for name, cells in places if len(cells.intersection(pattern.cells)) > 1]


def _blocks(position: Position) -> list[tuple[str, frozenset[int]]]:
    """Return the blocks, and the rules whose digits differ, with their cells."""
    different = lowered(position.index.layout).all_different
    return [(name, frozenset(primitive.cells)) for name, primitive in different]


def _type_message(position: Position, pattern: DeadlyPattern, kind: int, **more: object) -> Message:
    corners = position.coordinates(pattern.corners)
    return Message(f"step.deadly-{kind}", deadly=why(position, pattern), others=corners, **more)


def _one_corner(
    position: Position, pattern: DeadlyPattern, name: str, rating: float
) -> Iterator[Step]:
    if len(pattern.corners) == 1:
        eliminated = pattern.deadly & position.index.of_cell[pattern.corners[0]]
        message = _type_message(position, pattern, 1)
        yield from deadly_step(position, pattern, f"{name}-1", rating, eliminated, message)


def _one_digit(
    position: Position, pattern: DeadlyPattern, name: str, rating: float
) -> Iterator[Step]:
    digits = position.digits_of(pattern.extra)
    if len(pattern.corners) > 1 and len(digits) == 1:
        kind = 2
        if name == "unique-rectangle" and not position.covering(pattern.extra):
            kind = 5
        message = _type_message(position, pattern, 2, digits=position.digit_text(digits))
        eliminated = position.seen_by_all(pattern.extra)
        yield from deadly_step(position, pattern, f"{name}-{kind}", rating, eliminated, message)


def _no_other_place(
    position: Position, pattern: DeadlyPattern, name: str, rating: float
) -> Iterator[Step]:
    if len(pattern.corners) != 2:
        return
    both = pattern.deadly & sum(position.index.of_cell[cell] for cell in pattern.corners)
    for digit in position.digits_of(both):
        number = confining(position, digit, pattern.corners)
        if number is not None:
            eliminated = both & ~position.index.of_digit[digit]
            base = position.places_of((number,))
            message = _type_message(
                position, pattern, 4, digits=position.digit_text((digit,)), base=base
            )
            place = position.rests_on((number,))
            yield from deadly_step(
                position, pattern, f"{name}-4", rating, eliminated, message, 0, place
            )


def _with_cells(
    position: Position, pattern: DeadlyPattern, name: str, rating: float, count: int
) -> Iterator[Step]:
    extra = _mask(position, pattern.extra)
    if len(pattern.corners) < 2 or extra.bit_count() > count + 1:
        return
    masks, side = position.state.masks, position.side
    for place, cells in position.cached("blocks and cells", _blocks):
        if not cells.issuperset(pattern.corners):
            continue
        rest = [
            c for c in sorted(cells) if not position.state.placed[c] and c not in pattern.corners
        ]
        for chosen, digits in _subsets(masks, rest, count, extra):
            base = sum(masks[cell] << cell * side for cell in chosen)
            eliminated = sum(digits << cell * side for cell in cells) & ~base & ~pattern.extra
            digits_shown = position.digit_text([bit + 1 for bit in members(digits)])
            where = position.coordinates(chosen)
            message = _type_message(position, pattern, 3, cells=where, digits=digits_shown)
            yield from deadly_step(
                position, pattern, f"{name}-3", rating, eliminated, message, base, (place,)
            )


def _mask(position: Position, candidates: int) -> int:
    mask = 0
    for digit in position.digits_of(candidates):
        mask |= 1 << digit - 1
    return mask


def _subsets(
    masks: Sequence[int], cells: Sequence[int], count: int, digits: int
) -> Iterator[Chosen]:
    """Yield ``count`` cells that have, together with these digits, ``count + 1`` digits."""
    most = count + 1

    def grow(first: int, chosen: tuple[int, ...], union: int) -> Iterator[Chosen]:
        if len(chosen) == count:
            if union.bit_count() == most:
                yield chosen, union
            return
        for place in range(first, len(cells)):
            more = union | masks[cells[place]]
            if more.bit_count() <= most:
                yield from grow(place + 1, (*chosen, cells[place]), more)

    return grow(0, (), digits)
