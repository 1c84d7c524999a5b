"""X-wing, swordfish, jellyfish: two, three, four rows with a digit in as many columns, or columns.

Larger ones need not be looked for up to a side of 9: they have a smaller one beside them.
"""

from __future__ import annotations

from collections.abc import Iterator

from .fish import SIZES, crossed, digits, fish_step, union
from .position import Position
from .step import Step, Technique

RATINGS = {3.2: 2, 3.8: 3, 5.2: 4}
"""By rating, the number of bases."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All fish without fins, of lines across lines."""
    size = RATINGS[rating]
    for one in digits(position):
        for kinds in one.crossings():
            for bases, covers in crossed(one, kinds, size):
                if union(covers) & ~union(bases):
                    step = fish_step(position, SIZES[size], rating, one, (bases, covers, ()))
                    if step:
                        yield step


TECHNIQUE = Technique("basic-fish", tuple(RATINGS), find)
