"""Finned and sashimi fish: lines across lines, where some places, the fins, have no cover.

The fins share a block that is no line, and what goes is in it too. In a *sashimi* fish some base
has fewer than two places left without the fins.
"""

from __future__ import annotations

from collections.abc import Iterator

from .fish import SIZES, House, OneDigit, crossed, digits, fish_step, union
from .ground import LINES
from .position import Position
from .step import Step, Technique

RATINGS = {3.4: (2, "finned"), 3.5: (2, "sashimi"), 4.0: (3, "finned"), 4.1: (3, "sashimi")}
RATINGS |= {5.4: (4, "finned"), 5.6: (4, "sashimi")}
"""By rating, the number of bases and the shape."""
Fish = tuple[OneDigit, list[House], list[House], House]


def find(position: Position, rating: float) -> Iterator[Step]:
    """All fish of lines across lines whose fins share one block."""
    size, shape = RATINGS[rating]
    fish = position.once(f"finned {size}", lambda position: _fish(position, size))
    for one, bases, covers, fin in fish:
        cover = union(covers)
        sashimi = any((base.places & cover).bit_count() < 2 for base in bases)
        if sashimi == (shape == "sashimi"):
            name = f"{shape}-{SIZES[size]}"
            step = fish_step(position, name, rating, one, (bases, covers, (fin,)))
            if step:
                yield step


def _fish(position: Position, size: int) -> list[Fish]:
    """All with a fin and something to rule out."""
    found = []
    for one in digits(position):
        for fin in one.links:
            if fin.kind in LINES or not fin.places & (fin.places - 1):
                continue
            for kinds in one.crossings():
                for bases, covers in crossed(one, kinds, size, fin.places):
                    for each in _as_many(one, bases, covers, kinds[1]):
                        base, cover = union(bases), union(each)
                        if base & ~cover and fin.places & cover & ~base:
                            found.append((one, bases, each, fin))
    return found


def _as_many(
    one: OneDigit, bases: list[House], covers: list[House], kind: str
) -> Iterator[list[House]]:
    """Covers as many as bases: where there is one less, each other line of their kind is one."""
    if len(covers) == len(bases):
        yield covers
    else:
        for cover in one.links:
            if cover.kind == kind and cover not in covers:
                yield [*covers, cover]


TECHNIQUE = Technique("finned-fish", tuple(RATINGS), find)
