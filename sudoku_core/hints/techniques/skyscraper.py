"""Skyscraper: two rows with two places for a digit each, one of each in one column; or columns."""

from __future__ import annotations

from collections.abc import Iterator

from .position import Position
from .step import Step, Technique
from .turbot_fish import RATINGS, shaped


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all skyscrapers."""
    yield from shaped(position, "skyscraper", rating)


TECHNIQUE = Technique("skyscraper", (RATINGS["skyscraper"],), find)
