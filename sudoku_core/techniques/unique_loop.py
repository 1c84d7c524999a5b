"""Unique loop: two digits that six or more cells, in a ring, could hold in two ways.

Around the loop the digits take turns, and each block that has a cell of it has one of either kind.
A unique rectangle is a loop of four cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from .ground import members
from .patterns import Pattern, pattern, ratings, steps
from .position import Position
from .rectangles import owners
from .step import Step, Technique

LENGTHS = {6: 4.6, 8: 4.8, 10: 5.0}
"""By how many cells there are, the rating of type 1."""
MOST_CORNERS = 2
"""Cells with further candidates that a loop may have, but where these are all of one digit."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps of one rating, of all types and lengths."""
    found = position.once("unique loops", lambda known: tuple(_loops(known)))
    for length, base in LENGTHS.items():
        if rating in ratings(base):
            these = [one for one in found if len(one.cells) == length]
            yield from steps(position, these, "unique-loop", base, rating)


def _loops(position: Position) -> Iterator[Pattern]:
    """All loops, each once."""
    masks, placed = position.state.masks, position.state.placed
    cells = [cell for cell in position.ground.layout.cells if not placed[cell]]
    for both in sorted({masks[cell] for cell in cells if masks[cell].bit_count() == 2}):
        usable = [cell for cell in cells if not both & ~masks[cell]]
        for loop in _Rings(position, both, usable).found:
            if len(loop) in LENGTHS:
                yield pattern(position, dict.fromkeys(loop, both))


class _Rings:
    """The search for two sets of cells, of either kind, that are in the same blocks, each once.

    Attributes:
        found: the cells of both, for each loop.
    """

    def __init__(self, position: Position, both: int, usable: list[int]) -> None:
        self.masks, self.both = position.state.masks, both
        self.own, self.held = owners(position.ground.layout)
        self.usable = sum(1 << cell for cell in usable)
        self.found: list[tuple[int, ...]] = []
        for cell in usable:
            if self.masks[cell] == both:
                self.usable &= ~(1 << cell)
                self._grow((cell,), self.own[cell], 0)

    def _grow(self, cells: tuple[int, ...], here: int, there: int) -> None:
        """Add a cell where the first block that has one of either kind, and not the other, is."""
        lacking = here ^ there
        if not lacking:
            self.found.append(cells)
        elif len(cells) < max(LENGTHS):
            first = lacking & -lacking
            if not first & here:
                here, there = there, here
            for cell in members(self.held[first.bit_length() - 1] & self.usable):
                more, own = (*cells, cell), self.own[cell]
                if cell not in cells and not own & there and self._few(more):
                    self._grow(more, here, there | own)

    def _few(self, cells: tuple[int, ...]) -> bool:
        """Whether few cells have further candidates, or those are of one digit."""
        further = [self.masks[cell] & ~self.both for cell in cells if self.masks[cell] != self.both]
        return len(further) <= MOST_CORNERS or (
            further[0].bit_count() == 1 and further.count(further[0]) == len(further)
        )


RATINGS = tuple(sorted({rating for base in LENGTHS.values() for rating in ratings(base)}))
TECHNIQUE = Technique("unique-loop", RATINGS, find, unique=True)
