"""Fish: the places of one digit in some blocks (bases) covered by as many other blocks (covers).

The bases are exactly-one rows, the covers at-most-one rows. The digit stands in each cover within
the bases and nowhere else. Places left uncovered, the fins, may hold the digit instead; so only
candidates that see all fins are eliminated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from ...language.messages import Message
from .equation_index import LINES, members
from .position import Position
from .step import Step

SIZES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}
"""Name of a fish by its number of bases."""


@dataclass(frozen=True, slots=True)
class BlockPlaces:
    """The places of one digit in one block or rule, as a base or a cover.

    Args:
        number: the number of its equation.
        kind: the kind of the block, such as "row"; "" for a rule.
        places: the set of its live places, as numbered in ``DigitView.at``.
    """

    number: int
    kind: str
    places: int


@dataclass(frozen=True, slots=True)
class DigitView:
    """A position seen by one digit: its live places, numbered from 0 so that their sets are small.

    Args:
        digit: the digit, from 1.
        at: the candidate of each place.
        exactly_one: the blocks in which the digit is still to be placed.
        at_most_one: all blocks and rules with live places of the digit.
        through: for each place, the blocks and rules that contain it.
        rivals: for each place, the set of other places that share a block or rule with it.
    """

    digit: int
    at: tuple[int, ...]
    exactly_one: tuple[BlockPlaces, ...]
    at_most_one: tuple[BlockPlaces, ...]
    through: tuple[tuple[BlockPlaces, ...], ...]
    rivals: tuple[int, ...]

    def candidates(self, places: int) -> int:
        """Return the candidates of a set of places."""
        candidates = 0
        for place in members(places):
            candidates |= 1 << self.at[place]
        return candidates

    def crossings(self) -> tuple[tuple[str, str], ...]:
        """Return the pairs of kinds of lines for bases and covers, such as ("row", "column")."""
        kinds = dict.fromkeys([block.kind for block in self.at_most_one if block.kind in LINES])
        return tuple(permutations(kinds, 2))


def digit_views(position: Position) -> tuple[DigitView, ...]:
    """Return the view of each digit that has live places."""
    return position.cached("fish", _digit_views)


def _digit_views(position: Position) -> tuple[DigitView, ...]:
    kinds = {block.name: block.kind for block in position.index.layout.blocks}
    numbers: dict[int, list[int]] = {}
    for number, live in enumerate(position.live):
        digit = position.equation(number).digit
        if digit and live:
            numbers.setdefault(digit, []).append(number)
    return tuple([_digit_view(position, digit, numbers[digit], kinds) for digit in sorted(numbers)])


def _digit_view(
    position: Position, digit: int, numbers: Sequence[int], kinds: dict[str, str]
) -> DigitView:
    at = tuple(members(position.index.of_digit[digit] & position.alive))
    place_of = {candidate: 1 << place for place, candidate in enumerate(at)}
    through: list[list[BlockPlaces]] = [[] for _ in at]
    rivals = [0] * len(at)
    at_most_one = []
    for number in numbers:
        places = sum([place_of[candidate] for candidate in members(position.live[number])])
        at_most_one.append(
            BlockPlaces(number, kinds.get(position.equation(number).block, ""), places)
        )
        for place in members(places):
            through[place].append(at_most_one[-1])
            rivals[place] |= places & ~(1 << place)
    exactly_one = tuple([block for block in at_most_one if block.number in _open(position)])
    by_place = tuple([tuple(blocks) for blocks in through])
    return DigitView(digit, at, exactly_one, tuple(at_most_one), by_place, tuple(rivals))


def _open(position: Position) -> frozenset[int]:
    return position.cached("open", lambda position: frozenset(position.exactly_one))


def union(blocks: Sequence[BlockPlaces]) -> int:
    """Return the set of places in any of these blocks."""
    places = 0
    for block in blocks:
        places |= block.places
    return places


def _twice(blocks: Sequence[BlockPlaces]) -> int:
    """Return the set of places in at least two of these blocks."""
    once = twice = 0
    for block in blocks:
        twice |= once & block.places
        once |= block.places
    return twice


def crossed(
    view: DigitView, kinds: tuple[str, str], size: int, fin: int = 0
) -> Iterator[tuple[list[BlockPlaces], list[BlockPlaces]]]:
    """Yield bases of one kind of line, and the covers of another kind that meet them outside a fin.

    Args:
        view: the places of the digit.
        kinds: the kind of the bases and the kind of the covers.
        size: the number of bases; there are as many covers, or (with a fin) one less.
        fin: a set of places that need no cover.

    Yields:
        The bases and the covers.
    """
    covers = [block for block in view.at_most_one if block.kind == kinds[1]]
    rows = []
    for base in view.exactly_one:
        left, met = base.places & ~fin, 0
        if base.kind == kinds[0]:
            for index, cover in enumerate(covers):
                if left & cover.places:
                    met |= 1 << index
            if met.bit_count() <= size and not left & ~union([covers[n] for n in members(met)]):
                rows.append((base, met))
    least = size - 1 if fin else size

    def more(
        start: int, bases: list[BlockPlaces], met: int
    ) -> Iterator[tuple[list[BlockPlaces], int]]:
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
    view: DigitView,
    blocks: tuple[Sequence[BlockPlaces], Sequence[BlockPlaces], Sequence[BlockPlaces]],
    only: int = -1,
) -> Step | None:
    """Return the step of a fish; None if it eliminates nothing.

    Args:
        position: the position of the fish.
        technique: the name of the technique.
        rating: the rating of the step.
        view: the places of the digit.
        blocks: its bases, its covers, and the blocks that its fins share with the target.
        only: the set of candidates that belong to this step; by default all.
    """
    bases, covers, fins = blocks
    base, cover = union(bases), union(covers)
    fin = base & ~cover | _twice(bases) & ~_twice(covers)
    message = Message(
        "step.finned-fish" if fins else "step.fish",
        base=position.places_of([block.number for block in bases]),
        cover=position.places_of([block.number for block in covers]),
        digits=position.digit_text((view.digit,)),
        cells=position.coordinates(position.cells_of(view.candidates(fin))),
    )
    roles = {
        "base": view.candidates(base & ~fin),
        "cover": view.candidates(cover & ~base),
        "fin": view.candidates(fin),
    }
    exactly_one = [block.number for block in bases]
    at_most_one = [block.number for block in (*covers, *fins)]
    return position.eliminating(
        technique, rating, exactly_one, at_most_one, message, roles, only=only
    )
