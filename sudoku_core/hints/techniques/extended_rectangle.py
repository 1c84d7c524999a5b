"""Extended rectangle: three digits in three pairs of cells that could swap sides.

The two cells of each pair share all their blocks except two: one of these blocks has one cell of
every pair, the other block the other cells. On a plain board these are two rows, and three columns
in more than one box. If all six cells held the same three digits, all pairs could be swapped.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...board.lowering import lowered
from .deadly_patterns import DeadlyPattern, deadly_pattern, ratings, steps
from .position import Position
from .rectangles import owners
from .step import Step, Technique

RATING = 4.8
SIZE = 3
"""Number of pairs, and of digits."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all types with this rating."""
    patterns = position.cached("extended rectangles", lambda position: tuple(_patterns(position)))
    yield from steps(position, patterns, "extended-rectangle", RATING, rating)


def _patterns(position: Position) -> Iterator[DeadlyPattern]:
    masks = position.state.masks
    for pairs in _aligned(position):
        for chosen in combinations(pairs, SIZE):
            digits = 0
            for cell, _other in chosen:
                digits |= masks[cell]
            if digits.bit_count() == SIZE and all(masks[other] & digits for _cell, other in chosen):
                cells = [cell for pair in chosen for cell in pair]
                yield deadly_pattern(position, dict.fromkeys(cells, digits))


def _aligned(position: Position) -> Iterator[list[tuple[int, int]]]:
    """Yield lists of pairs that differ in the same two blocks; first cells have few digits."""
    masks, placed, layout = position.state.masks, position.state.placed, position.index.layout
    owners_of, _digits = owners(layout)
    aligned: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in layout.cells:
        if not placed[cell] and masks[cell].bit_count() <= SIZE:
            for other in lowered(layout).peers[cell]:
                if not placed[other]:
                    sides = owners_of[cell] & ~owners_of[other], owners_of[other] & ~owners_of[cell]
                    aligned.setdefault(sides, []).append((cell, other))
    for (here, there), pairs in aligned.items():
        if here and there:
            yield pairs


TECHNIQUE = Technique("extended-rectangle", ratings(RATING), find, unique=True)
