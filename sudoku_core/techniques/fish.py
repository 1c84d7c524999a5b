"""Fish: the places of one digit, with truths as bases and links as covers.

Where as many links cover all places of some truths, the digit stands in each of these links within
the truths, and nowhere else. What is left uncovered, the fins, may hold it instead; so only what
sees all fins goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from ..messages import Message
from .ground import LINES, members
from .position import Position
from .step import Step

SIZES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}
"""What a fish is called, by its number of bases."""


@dataclass(frozen=True, slots=True)
class House:
    """One digit in one block or rule, as a base or as a cover.

    Args:
        number: of its equation.
        kind: of its block, such as "row"; "" for a rule.
        places: the set of its live places, by their order in ``OneDigit.at``.
    """

    number: int
    kind: str
    places: int


@dataclass(frozen=True, slots=True)
class OneDigit:
    """The live places of a digit, numbered from 0 so that sets of them are small numbers.

    Args:
        digit: from 1.
        at: by place, the candidate.
        truths: where it has to stand once more.
        links: where it can stand once at most.
        through: by place, the links that it is in.
        rivals: by place, the set of the others that share a link with it.
    """

    digit: int
    at: tuple[int, ...]
    truths: tuple[House, ...]
    links: tuple[House, ...]
    through: tuple[tuple[House, ...], ...]
    rivals: tuple[int, ...]

    def candidates(self, places: int) -> int:
        """A set of places as a set of candidates."""
        found = 0
        for place in members(places):
            found |= 1 << self.at[place]
        return found

    def crossings(self) -> tuple[tuple[str, str], ...]:
        """The pairs of kinds of lines that can be bases and covers: rows and columns."""
        kinds = dict.fromkeys([one.kind for one in self.links if one.kind in LINES])
        return tuple(permutations(kinds, 2))


def digits(position: Position) -> tuple[OneDigit, ...]:
    """The places of each digit that is not all placed."""
    return position.once("fish", _digits)


def _digits(position: Position) -> tuple[OneDigit, ...]:
    kinds = {block.name: block.kind for block in position.ground.layout.blocks}
    numbers: dict[int, list[int]] = {}
    for number, live in enumerate(position.live):
        digit = position.equation(number).digit
        if digit and live:
            numbers.setdefault(digit, []).append(number)
    return tuple([_one_digit(position, digit, numbers[digit], kinds) for digit in sorted(numbers)])


def _one_digit(
    position: Position, digit: int, numbers: Sequence[int], kinds: dict[str, str]
) -> OneDigit:
    at = tuple(members(position.ground.of_digit[digit] & position.alive))
    place_of = {candidate: 1 << place for place, candidate in enumerate(at)}
    through: list[list[House]] = [[] for _ in at]
    rivals = [0] * len(at)
    links = []
    for number in numbers:
        places = sum([place_of[candidate] for candidate in members(position.live[number])])
        links.append(House(number, kinds.get(position.equation(number).place, ""), places))
        for place in members(places):
            through[place].append(links[-1])
            rivals[place] |= places & ~(1 << place)
    truths = tuple([house for house in links if house.number in _open(position)])
    by_place = tuple([tuple(houses) for houses in through])
    return OneDigit(digit, at, truths, tuple(links), by_place, tuple(rivals))


def _open(position: Position) -> frozenset[int]:
    return position.once("open", lambda position: frozenset(position.truths))


def union(houses: Sequence[House]) -> int:
    """The set of places in any of some houses."""
    found = 0
    for house in houses:
        found |= house.places
    return found


def _twice(houses: Sequence[House]) -> int:
    """The set of places in two of some houses."""
    once = found = 0
    for house in houses:
        found |= once & house.places
        once |= house.places
    return found


def crossed(
    one: OneDigit, kinds: tuple[str, str], size: int, fin: int = 0
) -> Iterator[tuple[list[House], list[House]]]:
    """Bases of one kind of line, and the covers of another that they meet outside a fin.

    Args:
        one: the digit.
        kinds: that of the bases, that of the covers.
        size: how many bases; covers are as many, or (with a fin) one less.
        fin: a set of places that need no cover.

    Yields:
        The bases and the covers.
    """
    covers = [house for house in one.links if house.kind == kinds[1]]
    rows = []
    for base in one.truths:
        left, met = base.places & ~fin, 0
        if base.kind == kinds[0]:
            for index, cover in enumerate(covers):
                if left & cover.places:
                    met |= 1 << index
            if met.bit_count() <= size and not left & ~union([covers[n] for n in members(met)]):
                rows.append((base, met))
    least = size - 1 if fin else size

    def more(start: int, bases: list[House], met: int) -> Iterator[tuple[list[House], int]]:
        if len(bases) == size:
            if met.bit_count() >= least:
                yield bases, met
            return
        for index in range(start, len(rows)):
            base, meets = rows[index]
            both = met | meets
            if both.bit_count() <= size:
                yield from more(index + 1, [*bases, base], both)

    for bases, met in more(0, [], 0):
        yield bases, [covers[index] for index in members(met)]


def fish_step(
    position: Position,
    technique: str,
    rating: float,
    one: OneDigit,
    houses: tuple[Sequence[House], Sequence[House], Sequence[House]],
    only: int = -1,
) -> Step | None:
    """The step that a fish makes; None where it rules nothing out.

    Args:
        position: where it is.
        technique: its name.
        rating: how hard it is.
        one: its digit.
        houses: its bases, its covers, and the links that its fins share with what goes.
        only: of what it rules out, the set of candidates that belongs to this step.
    """
    bases, covers, fins = houses
    base, cover = union(bases), union(covers)
    fin = base & ~cover | _twice(bases) & ~_twice(covers)
    said = Message(
        "step.finned-fish" if fins else "step.fish",
        base=position.places_of([house.number for house in bases]),
        cover=position.places_of([house.number for house in covers]),
        digits=position.shown((one.digit,)),
        cells=position.where(position.cells_of(one.candidates(fin))),
    )
    roles = {
        "base": one.candidates(base & ~fin),
        "cover": one.candidates(cover & ~base),
        "fin": one.candidates(fin),
    }
    truths = [house.number for house in bases]
    links = [house.number for house in (*covers, *fins)]
    return position.eliminating(technique, rating, truths, links, said, roles, only=only)
