"""What follows from a pattern that would be deadly: one of its further candidates holds.

Those are its extras, the cells with any of them its corners. The types, of any pattern:

1. there is one corner: the pattern's digits go from it;
2. all extras are of one digit: it goes from what sees them all (5, where the corners of a unique
   rectangle are not side by side);
3. the extras of the corners, taken as one cell, and a few other cells of a block have as many
   digits as they are: these go from the rest of the block;
4. of two corners, one of the pattern's digits has no other place in a block: the others go.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..lowering import lowered
from ..messages import Message
from ..puzzle import Layout
from ..rules.kernel import Linear, Relation
from .ground import members
from .position import Position
from .step import Step

MOST_CELLS = 4
"""So many cells, at most, join the corners in type 3."""
Chosen = tuple[tuple[int, ...], int]
"""Cells, and the set of their digits, as bits from 0."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cells that could be filled in two ways, were it not for the extras.

    Args:
        cells: all of them; none is a given.
        deadly: the set of candidates of these ways.
        extra: the set of the other candidates of these cells: one of them holds.
        corners: the cells that have such.
        code: of the message that says why it would be deadly.
    """

    cells: tuple[int, ...]
    deadly: int
    extra: int
    corners: tuple[int, ...]
    code: str = "step.deadly"


def pattern(position: Position, digits: dict[int, int], code: str = "step.deadly") -> Pattern:
    """The pattern of these cells.

    Args:
        position: where it is.
        digits: by cell, the set of its digits that belong to the pattern, as bits from 0.
        code: of the message that says why it would be deadly.
    """
    deadly = extra = 0
    for cell, held in digits.items():
        deadly |= held << cell * position.side
        extra |= (position.state.masks[cell] & ~held) << cell * position.side
    return Pattern(tuple(digits), deadly, extra, position.cells_of(extra), code)


@lru_cache(maxsize=8)
def particular(layout: Layout) -> frozenset[int]:
    """The cells of which some rule asks more than that digits differ, or add up to something.

    Which of them has which digit matters there, so they can be in no pattern.

    Args:
        layout: all of a puzzle but its givens.
    """
    return frozenset(
        [
            cell
            for _owner, _name, one in lowered(layout).parts
            if isinstance(one, Relation) or (isinstance(one, Linear) and one.coefficients)
            for cell in one.cells
        ]
    )


def ratings(base: float) -> tuple[float, ...]:
    """The ratings of all types, where the first has this one."""
    return tuple([round(base + more / 10, 1) for more in range(MOST_CELLS + 1)])


def steps(
    position: Position, found: Iterable[Pattern], name: str, base: float, rating: float
) -> Iterator[Step]:
    """All steps of one rating of the types 1 to 5.

    Args:
        position: where they are looked for.
        found: patterns of one kind.
        name: what the steps are called, without the type.
        base: the rating of type 1.
        rating: the one that is asked for.
    """
    more = round((rating - base) * 10)
    for one in found:
        if not more:
            yield from _one_corner(position, one, name, rating)
            continue
        if more == 1:
            yield from _one_digit(position, one, name, rating)
            yield from _no_other_place(position, one, name, rating)
        yield from _with_cells(position, one, name, rating, more)


def deadly_step(
    position: Position,
    one: Pattern,
    technique: str,
    rating: float,
    gone: int,
    message: Message,
    base: int = 0,
    rests_on: Iterable[str] = (),
) -> Iterator[Step]:
    """The step that rules out what is left of a set of candidates, if anything is.

    Args:
        position: where it is.
        one: the pattern that it rests on.
        technique: its name.
        rating: how hard it is.
        gone: the set of candidates that cannot hold.
        message: why.
        base: the set of candidates of further cells.
        rests_on: the names of blocks that it rests on beside those of the pattern.
    """
    gone &= position.alive
    if gone:
        roles = {"deadly": one.deadly, "extra": one.extra, "base": base}
        places = dict.fromkeys((*_places(position, one), *rests_on))
        yield position.resting(technique, rating, gone, message, roles, places, unique=True)


def why(position: Position, one: Pattern) -> Message:
    """Why a pattern would be deadly."""
    digits = position.shown(position.digits_of(one.deadly))
    cells, corners = position.where(sorted(one.cells)), position.where(one.corners)
    return Message(one.code, cells=cells, digits=digits, others=corners)


def confining(position: Position, digit: int, cells: Iterable[int]) -> int | None:
    """The number of a full block's equation in which a digit has no place but these cells."""
    wanted = position.ground.of_digit[digit]
    wanted &= sum(position.ground.of_cell[cell] for cell in cells)
    for number in position.covering(wanted):
        live = position.live[number]
        if live and not live & ~wanted and number in position.truths:
            return number
    return None


def _places(position: Position, one: Pattern) -> list[str]:
    """The blocks and rules that hold several cells of a pattern."""
    places = position.once("blocks", _blocks)
    return [name for name, cells in places if len(cells.intersection(one.cells)) > 1]


def _blocks(position: Position) -> list[tuple[str, frozenset[int]]]:
    """The blocks, and the rules that make digits differ, with their cells."""
    different = lowered(position.ground.layout).different
    return [(name, frozenset(one.cells)) for name, one in different]


def _told(position: Position, one: Pattern, kind: int, **more: object) -> Message:
    corners = position.where(one.corners)
    return Message(f"step.deadly-{kind}", deadly=why(position, one), others=corners, **more)


def _one_corner(position: Position, one: Pattern, name: str, rating: float) -> Iterator[Step]:
    if len(one.corners) == 1:
        gone = one.deadly & position.ground.of_cell[one.corners[0]]
        said = _told(position, one, 1)
        yield from deadly_step(position, one, f"{name}-1", rating, gone, said)


def _one_digit(position: Position, one: Pattern, name: str, rating: float) -> Iterator[Step]:
    digits = position.digits_of(one.extra)
    if len(one.corners) > 1 and len(digits) == 1:
        kind = 2
        if name == "unique-rectangle" and not position.covering(one.extra):
            kind = 5
        said = _told(position, one, 2, digits=position.shown(digits))
        gone = position.seen_by_all(one.extra)
        yield from deadly_step(position, one, f"{name}-{kind}", rating, gone, said)


def _no_other_place(position: Position, one: Pattern, name: str, rating: float) -> Iterator[Step]:
    if len(one.corners) != 2:
        return
    both = one.deadly & sum(position.ground.of_cell[cell] for cell in one.corners)
    for digit in position.digits_of(both):
        number = confining(position, digit, one.corners)
        if number is not None:
            gone = both & ~position.ground.of_digit[digit]
            base = position.places_of((number,))
            said = _told(position, one, 4, digits=position.shown((digit,)), base=base)
            place = position.rests_on((number,))
            yield from deadly_step(position, one, f"{name}-4", rating, gone, said, 0, place)


def _with_cells(
    position: Position, one: Pattern, name: str, rating: float, count: int
) -> Iterator[Step]:
    extra = _mask(position, one.extra)
    if len(one.corners) < 2 or extra.bit_count() > count + 1:
        return
    masks, side = position.state.masks, position.side
    for place, cells in position.once("blocks", _blocks):
        if not cells.issuperset(one.corners):
            continue
        rest = [c for c in sorted(cells) if not position.state.placed[c] and c not in one.corners]
        for chosen, digits in _subsets(masks, rest, count, extra):
            own = sum(masks[cell] << cell * side for cell in chosen)
            gone = sum(digits << cell * side for cell in cells) & ~own & ~one.extra
            taken = position.shown([bit + 1 for bit in members(digits)])
            where = position.where(chosen)
            said = _told(position, one, 3, cells=where, digits=taken)
            yield from deadly_step(position, one, f"{name}-3", rating, gone, said, own, (place,))


def _mask(position: Position, candidates: int) -> int:
    found = 0
    for digit in position.digits_of(candidates):
        found |= 1 << digit - 1
    return found


def _subsets(
    masks: Sequence[int], cells: Sequence[int], count: int, digits: int
) -> Iterator[Chosen]:
    """So many cells that have, together with these digits, one digit more than they are."""
    most = count + 1

    def grow(first: int, chosen: tuple[int, ...], held: int) -> Iterator[Chosen]:
        if len(chosen) == count:
            if held.bit_count() == most:
                yield chosen, held
            return
        for place in range(first, len(cells)):
            more = held | masks[cells[place]]
            if more.bit_count() <= most:
                yield from grow(place + 1, (*chosen, cells[place]), more)

    return grow(0, (), digits)
