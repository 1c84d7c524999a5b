"""Subsets: as many cells as digits, so that each of these digits stands in one of these cells.

Of a *naked* one the cells are the truths and a digit in a block each of the links, of a *hidden*
one digits in a block are the truths and the cells the links.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from ..lowering import lowered
from .ground import members
from .locked_candidates import reaching
from .position import Position

NAMES = {2: "pair", 3: "triple", 4: "quad"}
"""Of how many there are names; larger ones nobody looks for."""


@dataclass(frozen=True, slots=True)
class Subset:
    """Cells and as many digits, and the sum that follows.

    Args:
        digits: the digits, ascending.
        base: the candidates that these cells have of these digits.
        truths: numbers of equations, as often as they are taken.
        links: the same of the links.
        several: whether the cells are all in two blocks, and both are cleared.
        place: the block whose digits the truths are; "" where they are cells.
        only: of what the sum rules out, the set that belongs to this step.
    """

    digits: tuple[int, ...]
    base: int
    truths: tuple[int, ...]
    links: tuple[int, ...]
    several: bool
    place: str = ""
    only: int = -1


def naked(position: Position, count: int) -> tuple[Subset, ...]:
    """All naked subsets of so many cells that rule something out.

    The cells need not be in one block: that no digit has two places in them is enough.

    Args:
        position: the state.
        count: how many cells.
    """
    return position.once(f"naked {count}", lambda known: tuple(_naked(known, count)))


def hidden(position: Position, count: int) -> tuple[Subset, ...]:
    """All hidden subsets of so many digits that rule something out of their cells.

    Args:
        position: the state.
        count: how many digits.
    """
    return position.once(f"hidden {count}", lambda known: tuple(_hidden(known, count)))


def by_place(position: Position) -> dict[str, dict[int, int]]:
    """By block (or rule) and digit, the number of the equation."""
    return position.once("by place", _by_place)


def _by_place(position: Position) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for number, one in enumerate(position.ground.equations):
        if one.place:
            found.setdefault(one.place, {})[one.digit] = number
    return found


class _Naked:
    """The search for cells that hold as many digits as they are.

    Each set of cells that hang together by shared digits is met once (Wernicke 2006).
    """

    def __init__(self, position: Position, count: int) -> None:
        self.count = count
        side, ground = position.side, position.ground
        full = (1 << side) - 1
        self.masks: dict[int, int] = {}
        for cell in ground.layout.cells:
            mask = position.alive >> cell * side & full
            if 2 <= mask.bit_count() <= count:
                self.masks[cell] = mask
        self.near = dict.fromkeys(self.masks, 0)
        peers = lowered(ground.layout).peers
        for cell, mask in self.masks.items():
            for peer in peers[cell]:
                if self.masks.get(peer, 0) & mask:
                    self.near[cell] |= 1 << peer
        # By cell and digit from 0 the equations of blocks; the first is the cell's own.
        self.holding = {
            cell: {
                bit: sum([1 << number for number in ground.holding[cell * side + bit][1:]])
                for bit in members(mask)
            }
            for cell, mask in self.masks.items()
        }

    def all(self) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
        """The cells, and by digit from 0 the equations that its candidates in them are all in."""
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
            union, taken = digits | self.masks[cell], len(cells) + 1
            size = union.bit_count()
            if size > self.count or (size <= taken < self.count):
                continue
            joined = self._joined(cells, covers, cell)
            if joined is None:
                continue
            if taken == self.count:
                if self._least((*cells, cell)):
                    yield (*cells, cell), joined
                continue
            new = self.near[cell] & ~met
            new = new >> cells[0] + 1 << cells[0] + 1
            yield from self._grown((*cells, cell), union, joined, more | new, met | new)

    def _joined(
        self, cells: Sequence[int], covers: dict[int, int], more: int
    ) -> dict[int, int] | None:
        """What covers the candidates of each digit with another cell's; None where two can hold.

        Of one digit the places may see each other through several blocks.
        """
        found = dict(covers)
        for digit, numbers in self.holding[more].items():
            if digit in covers:
                near = self.near[more]
                if any(self.masks[c] >> digit & 1 and not near >> c & 1 for c in cells):
                    return None
                numbers &= covers[digit]
            found[digit] = numbers
        return found if list(found.values()).count(0) < 2 else None

    def _least(self, cells: tuple[int, ...]) -> bool:
        """Whether no fewer of the cells hold as many digits as they are."""
        for fewer in range(2, len(cells)):
            for some in combinations(cells, fewer):
                if _union([self.masks[cell] for cell in some]).bit_count() <= fewer:
                    return False
        return True


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _naked(position: Position, count: int) -> Iterator[Subset]:
    for cells, covers in _Naked(position, count).all():
        digits = tuple([bit + 1 for bit in sorted(covers)])
        truths = tuple([position.cell_truth(cell) for cell in cells])
        base = _union([position.live[number] for number in truths])
        links = [list(members(covers[digit - 1])) for digit in digits]
        yield from _apart(position, digits, base, truths, links)
        shared = set.intersection(
            *[{position.equation(number).place for number in numbers} for numbers in links]
        )
        if shared:
            useful = _useful(position, sorted(shared), digits, base)
            if useful:
                yield Subset(
                    digits,
                    base,
                    truths * len(useful),
                    tuple([by_place(position)[place][d] for place in useful for d in digits]),
                    len(useful) > 1,
                )
            continue
        # No block has all of the cells: each digit has blocks of its own.
        chosen = [
            [n for n in numbers if position.live[n] & ~base] or numbers[:1] for numbers in links
        ]
        if all(chosen):
            most = max(map(len, chosen))
            taken = [n for own in chosen for n in (own * most)[:most]]
            yield Subset(digits, base, truths * most, tuple(taken), False)
            continue
        # With each two of three places in a block, they count once and a half.
        odd = chosen.index([])
        pairs = _pairs(position, base & position.ground.of_digit[digits[odd]])
        for some in product(*[own for own in chosen if own], *pairs):
            singles = some[: len(digits) - 1]
            yield Subset(digits, base, truths * 2, (*singles, *some), False)


def _apart(
    position: Position,
    digits: tuple[int, ...],
    base: int,
    truths: tuple[int, ...],
    links: Sequence[Sequence[int]],
) -> Iterator[Subset]:
    """The subset against what sees all places of a digit, but not through one block."""
    for digit in digits:
        others = [own[0] for other, own in zip(digits, links) if other != digit and own]
        if len(others) == len(digits) - 1:
            places = base & position.ground.of_digit[digit]
            for several, gone in reaching(position, places, base):
                if len(several) > 1:
                    yield Subset(digits, base, truths, (*others, *several), False, only=gone)


def _pairs(position: Position, places: int) -> list[tuple[int, ...]]:
    """For each two of the places of a digit the blocks that both are in."""
    return [position.covering(1 << a | 1 << b) for a, b in combinations(members(places), 2)]


def _useful(
    position: Position, places: Sequence[str], digits: Sequence[int], base: int
) -> list[str]:
    """Those of the blocks in which one of the digits has candidates elsewhere."""
    numbers = by_place(position)
    return [
        place
        for place in places
        if any(position.live[numbers[place][digit]] & ~base for digit in digits)
    ]


def _hidden(position: Position, count: int) -> Iterator[Subset]:
    open_truths = set(position.truths)
    for place, numbers in by_place(position).items():
        places = {}
        for digit, number in numbers.items():
            live = position.live[number]
            if number in open_truths and 2 <= live.bit_count() <= count:
                places[digit] = _union([1 << cell for cell in position.cells_of(live)])
        for digits, cells in _together(places, count):
            base = _union([position.live[numbers[digit]] for digit in digits])
            truths = tuple([numbers[digit] for digit in digits])
            links = tuple([position.cell_truth(cell) for cell in members(cells)])
            if not any(position.live[number] & ~base for number in links):
                continue
            held = [position.live[number] for number in truths]
            others = _useful(position, _shared(position, held), digits, base)
            more = [by_place(position)[other][d] for other in others for d in digits]
            yield Subset(
                digits, base, truths * (1 + len(others)), (*links, *more), bool(others), place
            )


def _together(
    places: dict[int, int], count: int, digits: tuple[int, ...] = (), cells: int = 0
) -> Iterator[tuple[tuple[int, ...], int]]:
    """So many digits that have as many cells, and these cells.

    A smaller set within is easier and found before, so whether there is one is not asked.
    """
    for digit, own in places.items():
        if digits and digit <= digits[-1]:
            continue
        taken, union = (*digits, digit), cells | own
        if union.bit_count() <= count:
            if len(taken) < count:
                yield from _together(places, count, taken, union)
            elif union.bit_count() == count:
                yield taken, union


def _shared(position: Position, held: Sequence[int]) -> list[str]:
    """The blocks and rules that have all of these sets of candidates, one digit each."""
    names = [{position.equation(n).place for n in position.covering(some)} for some in held]
    return sorted(set.intersection(*names) - {""})
