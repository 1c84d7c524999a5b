"""Extended rectangle: three digits in three cells of two blocks, which could change sides.

Of three pairs of cells each is in the same blocks but for two: the one block has a cell of every
pair, the other block the other cells. On a plain board these are two rows, and three columns in
more than one box. Where all six cells hold the same three digits, the pairs could be turned around.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..lowering import lowered
from .patterns import Pattern, pattern, ratings, steps
from .position import Position
from .rectangles import owners
from .step import Step, Technique

RATING = 4.8
SIZE = 3
"""How many pairs and digits there are."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps of one rating, of all types."""
    found = position.once("extended rectangles", lambda known: tuple(_patterns(known)))
    yield from steps(position, found, "extended-rectangle", RATING, rating)


def _patterns(position: Position) -> Iterator[Pattern]:
    """All patterns of which one side has its three digits alone."""
    masks = position.state.masks
    for pairs in _aligned(position):
        for chosen in combinations(pairs, SIZE):
            digits = 0
            for cell, _other in chosen:
                digits |= masks[cell]
            if digits.bit_count() == SIZE and all(masks[other] & digits for _cell, other in chosen):
                cells = [cell for pair in chosen for cell in pair]
                yield pattern(position, dict.fromkeys(cells, digits))


def _aligned(position: Position) -> Iterator[list[tuple[int, int]]]:
    """Pairs that are in the same blocks but for two, the same two for all; the first is bare."""
    masks, placed, layout = position.state.masks, position.state.placed, position.ground.layout
    own, _held = owners(layout)
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in layout.cells:
        if not placed[cell] and masks[cell].bit_count() <= SIZE:
            for other in lowered(layout).peers[cell]:
                if not placed[other]:
                    sides = own[cell] & ~own[other], own[other] & ~own[cell]
                    found.setdefault(sides, []).append((cell, other))
    for (here, there), pairs in found.items():
        if here and there:
            yield pairs


TECHNIQUE = Technique("extended-rectangle", ratings(RATING), find, unique=True)
