"""Subsets: as many cells as digits, so each of these digits stands in one of these cells.

For a *naked* subset the cells are the exactly-one rows and the digits of blocks the at-most-one
rows, for a *hidden* subset the reverse.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from ...board.lowering import lowered
from .equation_index import members
from .locked_candidates import reaching
from .position import Position

NAMES = {2: "pair", 3: "triple", 4: "quad"}
"""Name by number of cells; players do not look for larger subsets."""


@dataclass(frozen=True, slots=True)
class Subset:
    """Cells and as many digits, and the sum that follows.

    Args:
        digits: the digits, ascending.
        base: the set of these cells' candidates of these digits.
        exactly_one: numbers of the equations to subtract, repeated for multipliers above 1.
        at_most_one: numbers of the equations to add, repeated likewise.
        several: whether all cells are in two blocks, and both blocks are cleared.
        block: the block of the digits of a hidden subset; "" for a naked one.
        only: the set of candidates that belong to this step, of all that the sum rules out.
    """

    digits: tuple[int, ...]
    base: int
    exactly_one: tuple[int, ...]
    at_most_one: tuple[int, ...]
    several: bool
    block: str = ""
    only: int = -1


def naked(position: Position, count: int) -> tuple[Subset, ...]:
    """Return all naked subsets of a size that eliminate something.

    The cells need not be in one block: it is enough that no digit has two places in them.

    Args:
        position: the position to search.
        count: the number of cells.
    """
    return position.cached(f"naked {count}", lambda position: tuple(_naked(position, count)))


def hidden(position: Position, count: int) -> tuple[Subset, ...]:
    """Return all hidden subsets of a size that eliminate something from their cells.

    Args:
        position: the position to search.
        count: the number of digits.
    """
    return position.cached(f"hidden {count}", lambda position: tuple(_hidden(position, count)))


def by_block(position: Position) -> dict[str, dict[int, int]]:
    """Return the number of the equation by block (or rule) and digit."""
    return position.cached("by place", _by_block)


def _by_block(position: Position) -> dict[str, dict[int, int]]:
    numbers: dict[str, dict[int, int]] = {}
    for number, equation in enumerate(position.index.equations):
        if equation.block:
            numbers.setdefault(equation.block, {})[equation.digit] = number
    return numbers


class _Naked:
    """The search for cells with as many digits as cells.

    Each set of cells connected by shared digits is met once (Wernicke 2006).
    """

    def __init__(self, position: Position, count: int) -> None:
        self.count = count
        side, index = position.side, position.index
        full = (1 << side) - 1
        self.masks: dict[int, int] = {}
        for cell in index.layout.cells:
            mask = position.alive >> cell * side & full
            if 2 <= mask.bit_count() <= count:
                self.masks[cell] = mask
        self.near = dict.fromkeys(self.masks, 0)
        peers = lowered(index.layout).peers
        for cell, mask in self.masks.items():
            for peer in peers[cell]:
                if self.masks.get(peer, 0) & mask:
                    self.near[cell] |= 1 << peer
        # For each cell and digit from 0 the equations of blocks, without the cell's equation.
        self.holding = {
            cell: {
                bit: sum([1 << number for number in index.holding[cell * side + bit][1:]])
                for bit in members(mask)
            }
            for cell, mask in self.masks.items()
        }

    def all(self) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
        """Yield the cells, and for each digit from 0 the equations that contain all its places."""
        for cell, mask in self.masks.items():
            later = self.near[cell] >> cell + 1 << cell + 1
            yield from self._grown((cell,), mask, self.holding[cell], later, later | 1 << cell)

    def _grown(
        self, cells: tuple[int, ...], digits: int, covers: dict[int, int], more: int, met: int
    ) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
        while more:
            lowest = more & -more
            more ^= lowest
            cell = lowest.bit_length() - 1
            union, count = digits | self.masks[cell], len(cells) + 1
            size = union.bit_count()
            if size > self.count or (size <= count < self.count):
                continue
            joined = self._joined(cells, covers, cell)
            if joined is None:
                continue
            if count == self.count:
                if self._least((*cells, cell)):
                    yield (*cells, cell), joined
                continue
            new = self.near[cell] & ~met
            new = new >> cells[0] + 1 << cells[0] + 1
            yield from self._grown((*cells, cell), union, joined, more | new, met | new)

    def _joined(
        self, cells: Sequence[int], covers: dict[int, int], more: int
    ) -> dict[int, int] | None:
        """Return the equations that cover each digit with one more cell; None if two can hold.

        The places of one single digit may see each other through several blocks.
        """
        joined = dict(covers)
        for digit, numbers in self.holding[more].items():
            if digit in covers:
                near = self.near[more]
                if any(self.masks[c] >> digit & 1 and not near >> c & 1 for c in cells):
                    return None
                numbers &= covers[digit]
            joined[digit] = numbers
        return joined if list(joined.values()).count(0) < 2 else None

    def _least(self, cells: tuple[int, ...]) -> bool:
        """Return whether no smaller part of the cells has as many digits as cells."""
        for fewer in range(2, len(cells)):
            for some in combinations(cells, fewer):
                if _union([self.masks[cell] for cell in some]).bit_count() <= fewer:
                    return False
        return True


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _naked(position: Position, count: int) -> Iterator[Subset]:
    for cells, covers in _Naked(position, count).all():
        digits = tuple([bit + 1 for bit in sorted(covers)])
        exactly_one = tuple([position.cell_equation(cell) for cell in cells])
        base = _union([position.live[number] for number in exactly_one])
        choices = [list(members(covers[digit - 1])) for digit in digits]
        yield from _apart(position, digits, base, exactly_one, choices)
        shared = set.intersection(
            *[{position.equation(number).block for number in numbers} for numbers in choices]
        )
        if shared:
            useful = _useful(position, sorted(shared), digits, base)
            if useful:
                yield Subset(
                    digits,
                    base,
                    exactly_one * len(useful),
                    tuple([by_block(position)[place][d] for place in useful for d in digits]),
                    len(useful) > 1,
                )
            continue
        # No block contains all of the cells: each digit is covered by blocks of its own.
        chosen = [
            [n for n in numbers if position.live[n] & ~base] or numbers[:1] for numbers in choices
        ]
        if all(chosen):
            most = max(map(len, chosen))
            at_most_one = [n for numbers in chosen for n in (numbers * most)[:most]]
            yield Subset(digits, base, exactly_one * most, tuple(at_most_one), False)
            continue
        # Each two of three places share a block: each of these three equations counts half.
        odd = chosen.index([])
        pairs = _pairs(position, base & position.index.of_digit[digits[odd]])
        for some in product(*[numbers for numbers in chosen if numbers], *pairs):
            singles = some[: len(digits) - 1]
            yield Subset(digits, base, exactly_one * 2, (*singles, *some), False)


def _apart(
    position: Position,
    digits: tuple[int, ...],
    base: int,
    exactly_one: tuple[int, ...],
    covers: Sequence[Sequence[int]],
) -> Iterator[Subset]:
    """Yield subsets whose targets see all places of a digit, but not through one block."""
    for digit in digits:
        others = [
            numbers[0] for other, numbers in zip(digits, covers) if other != digit and numbers
        ]
        if len(others) == len(digits) - 1:
            places = base & position.index.of_digit[digit]
            for several, eliminated in reaching(position, places, base):
                if len(several) > 1:
                    yield Subset(
                        digits, base, exactly_one, (*others, *several), False, only=eliminated
                    )


def _pairs(position: Position, places: int) -> list[tuple[int, ...]]:
    return [position.covering(1 << a | 1 << b) for a, b in combinations(members(places), 2)]


def _useful(
    position: Position, places: Sequence[str], digits: Sequence[int], base: int
) -> list[str]:
    """Return the blocks in which one of the digits has candidates elsewhere."""
    numbers = by_block(position)
    return [
        place
        for place in places
        if any(position.live[numbers[place][digit]] & ~base for digit in digits)
    ]


def _hidden(position: Position, count: int) -> Iterator[Subset]:
    open_equations = set(position.exactly_one)
    for place, numbers in by_block(position).items():
        places = {}
        for digit, number in numbers.items():
            live = position.live[number]
            if number in open_equations and 2 <= live.bit_count() <= count:
                places[digit] = _union([1 << cell for cell in position.cells_of(live)])
        for digits, cells in _together(places, count):
            base = _union([position.live[numbers[digit]] for digit in digits])
            exactly_one = tuple([numbers[digit] for digit in digits])
            at_most_one = tuple([position.cell_equation(cell) for cell in members(cells)])
            if not any(position.live[number] & ~base for number in at_most_one):
                continue
            candidates = [position.live[number] for number in exactly_one]
            others = _useful(position, _shared(position, candidates), digits, base)
            more = [by_block(position)[other][d] for other in others for d in digits]
            yield Subset(
                digits,
                base,
                exactly_one * (1 + len(others)),
                (*at_most_one, *more),
                bool(others),
                place,
            )


def _together(
    places: dict[int, int], count: int, digits: tuple[int, ...] = (), cells: int = 0
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield ``count`` digits that have as many cells, and these cells.

    Smaller subsets inside are not excluded, since they are easier and come first.
    """
    for digit, cells_of_digit in places.items():
        if digits and digit <= digits[-1]:
            continue
        chosen, union = (*digits, digit), cells | cells_of_digit
        if union.bit_count() <= count:
            if len(chosen) < count:
                yield from _together(places, count, chosen, union)
            elif union.bit_count() == count:
                yield chosen, union


def _shared(position: Position, sets: Sequence[int]) -> list[str]:
    """Return the blocks and rules that contain each of these sets of candidates."""
    names = [
        {position.equation(n).block for n in position.covering(candidates)} for candidates in sets
    ]
    return sorted(set.intersection(*names) - {""})
