"""ALS-XY-wing: two almost locked sets, each of which cannot hold a digit together with a third."""

from __future__ import annotations

from collections.abc import Iterator

from .als_chain import XY_WING, chains
from .position import Position
from .step import Step, Technique


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All such almost locked sets, three at a time."""
    yield from chains(position).of_length(3)


TECHNIQUE = Technique("als-xy-wing", (XY_WING,), find)
