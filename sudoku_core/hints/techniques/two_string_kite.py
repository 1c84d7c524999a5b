"""Two-string kite: a row and a column with two places for a digit each, one of each in one box."""

from __future__ import annotations

from collections.abc import Iterator

from .position import Position
from .step import Step, Technique
from .turbot_fish import RATINGS, shaped


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all two-string kites."""
    yield from shaped(position, "two-string-kite", rating)


TECHNIQUE = Technique("two-string-kite", (RATINGS["two-string-kite"],), find)
