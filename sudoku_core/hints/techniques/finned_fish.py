"""Finned and sashimi fish: lines across lines, with some places, the fins, outside the covers.

The fins share a block that is no line, and the eliminated candidates lie in it too. In a *sashimi*
fish some base has fewer than two places besides the fins.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .equation_index import LINES
from .fish import SIZES, BlockPlaces, DigitView, crossed, digit_views, fish_step, union
from .position import Position
from .step import Step, Technique

RATINGS = {3.4: (2, "finned"), 3.5: (2, "sashimi"), 4.0: (3, "finned"), 4.1: (3, "sashimi")}
RATINGS |= {5.4: (4, "finned"), 5.6: (4, "sashimi")}
"""Number of bases and shape by rating."""
Fish = tuple[DigitView, list[BlockPlaces], list[BlockPlaces], BlockPlaces]


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of fish of lines across lines whose fins share one block."""
    size, shape = RATINGS[rating]
    fish = position.cached(f"finned {size}", lambda position: _fish(position, size))
    for view, bases, covers, fin in fish:
        cover = union(covers)
        sashimi = any((base.places & cover).bit_count() < 2 for base in bases)
        if sashimi == (shape == "sashimi"):
            name = f"{shape}-{SIZES[size]}"
            step = fish_step(position, name, rating, view, (bases, covers, (fin,)))
            if step:
                yield step


def _fish(position: Position, size: int) -> list[Fish]:
    return [fish for view in digit_views(position) for fish in _of_digit(view, size)]


# A digit whose places stay the same from state to state is searched only once.
@lru_cache(maxsize=256)
def _of_digit(view: DigitView, size: int) -> tuple[Fish, ...]:
    fish = []
    for fin in view.at_most_one:
        if fin.kind in LINES or not fin.places & (fin.places - 1):
            continue
        for kinds in view.crossings():
            for bases, covers in crossed(view, kinds, size, fin.places):
                for each in _as_many(view, bases, covers, kinds[1]):
                    base, cover = union(bases), union(each)
                    if base & ~cover and fin.places & cover & ~base:
                        fish.append((view, bases, each, fin))
    return tuple(fish)


def _as_many(
    view: DigitView, bases: list[BlockPlaces], covers: list[BlockPlaces], kind: str
) -> Iterator[list[BlockPlaces]]:
    """Yield as many covers as bases; where a cover is missing, each other line of the kind."""
    if len(covers) == len(bases):
        yield covers
    else:
        for cover in view.at_most_one:
            if cover.kind == kind and cover not in covers:
                yield [*covers, cover]


TECHNIQUE = Technique("finned-fish", tuple(RATINGS), find)
