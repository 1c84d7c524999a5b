"""Unique loop: six or more cells, in a ring, that two digits could fill in two ways.

Around the loop the digits alternate, and each block with a cell of the loop has one of either kind.
A unique rectangle is a loop of four cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from .deadly_patterns import DeadlyPattern, deadly_pattern, ratings, steps
from .equation_index import members
from .position import Position
from .rectangles import owners
from .step import Step, Technique

LENGTHS = {6: 4.6, 8: 4.8, 10: 5.0}
"""Rating of type 1 by number of cells."""
MOST_CORNERS = 2
"""Most cells with extra candidates in a loop, unless all extras are of one digit."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all types and lengths with this rating."""
    patterns = position.cached("unique loops", lambda position: tuple(_loops(position)))
    for length, base in LENGTHS.items():
        if rating in ratings(base):
            loops = [loop for loop in patterns if len(loop.cells) == length]
            yield from steps(position, loops, "unique-loop", base, rating)


def _loops(position: Position) -> Iterator[DeadlyPattern]:
    masks, placed = position.state.masks, position.state.placed
    cells = [cell for cell in position.index.layout.cells if not placed[cell]]
    for both in sorted({masks[cell] for cell in cells if masks[cell].bit_count() == 2}):
        usable = [cell for cell in cells if not both & ~masks[cell]]
        for loop in _Rings(position, both, usable).loops:
            if len(loop) in LENGTHS:
                yield deadly_pattern(position, dict.fromkeys(loop, both))


class _Rings:
    """The search for two sets of alternating cells that lie in the same blocks, each block once.

    Attributes:
        loops: the cells of each loop.
    """

    def __init__(self, position: Position, both: int, usable: list[int]) -> None:
        self.masks, self.both = position.state.masks, both
        self.owners_of, self.cells_of = owners(position.index.layout)
        self.usable = sum(1 << cell for cell in usable)
        self.loops: list[tuple[int, ...]] = []
        for cell in usable:
            if self.masks[cell] == both:
                self.usable &= ~(1 << cell)
                self._grow((cell,), self.owners_of[cell], 0)

    def _grow(self, cells: tuple[int, ...], here: int, there: int) -> None:
        """Add a cell to the first block that has a cell of one kind and none of the other."""
        lacking = here ^ there
        if not lacking:
            self.loops.append(cells)
        elif len(cells) < max(LENGTHS):
            first = lacking & -lacking
            if not first & here:
                here, there = there, here
            for cell in members(self.cells_of[first.bit_length() - 1] & self.usable):
                more, owners = (*cells, cell), self.owners_of[cell]
                if cell not in cells and not owners & there and self._few(more):
                    self._grow(more, here, there | owners)

    def _few(self, cells: tuple[int, ...]) -> bool:
        """Return whether few cells have extra candidates, or all extras are of one digit."""
        further = [self.masks[cell] & ~self.both for cell in cells if self.masks[cell] != self.both]
        return len(further) <= MOST_CORNERS or (
            further[0].bit_count() == 1 and further.count(further[0]) == len(further)
        )


RATINGS = tuple(sorted({rating for base in LENGTHS.values() for rating in ratings(base)}))
TECHNIQUE = Technique("unique-loop", RATINGS, find, unique=True)
