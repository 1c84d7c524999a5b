"""X-wing, swordfish, jellyfish: a digit of two, three, four rows in as many columns, or reversed.

Up to a side of 9 larger fish need no search: each has a smaller fish as its complement.
"""

from __future__ import annotations

from collections.abc import Iterator

from .fish import SIZES, crossed, digit_views, fish_step, union
from .position import Position
from .step import Step, Technique

RATINGS = {3.2: 2, 3.8: 3, 5.2: 4}
"""Number of bases by rating."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of fish without fins, of lines across lines."""
    size = RATINGS[rating]
    for view in digit_views(position):
        for kinds in view.crossings():
            for bases, covers in crossed(view, kinds, size):
                if union(covers) & ~union(bases):
                    step = fish_step(position, SIZES[size], rating, view, (bases, covers, ()))
                    if step:
                        yield step


TECHNIQUE = Technique("basic-fish", tuple(RATINGS), find)
