"""ALS-XY-wing: two almost locked sets, each sharing with a third a digit that only one can hold."""

from __future__ import annotations

from collections.abc import Iterator

from .als_chain import XY_WING, chains
from .position import Position
from .step import Step, Technique


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of three almost locked sets."""
    yield from chains(position).of_length(3)


TECHNIQUE = Technique("als-xy-wing", (XY_WING,), find)
