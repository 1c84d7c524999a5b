"""ALS-XZ: two almost locked sets share a digit that only one can hold; doubly linked, two."""

from __future__ import annotations

from collections.abc import Iterator

from .als_chain import XZ, chains
from .position import Position
from .step import Step, Technique


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of two almost locked sets."""
    yield from chains(position).of_length(2)


TECHNIQUE = Technique("als-xz", (XZ,), find)
