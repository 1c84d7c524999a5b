"""Avoidable rectangle: a unique rectangle with some corners placed already, none of them given."""

from __future__ import annotations

from collections.abc import Iterator

from .deadly_patterns import DeadlyPattern, steps
from .equation_index import members
from .position import Position
from .rectangles import corners, rectangle
from .step import Step, Technique

RATINGS = (4.7, 4.8)


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of types 1 and 2 with this rating."""
    patterns = position.cached("avoidable rectangles", lambda _: tuple(_patterns(position)))
    for step in steps(position, patterns, "avoidable-rectangle", RATINGS[0], rating):
        if step.technique[-1] in "12":
            yield step


def _patterns(position: Position) -> Iterator[DeadlyPattern]:
    """Yield all rectangles that have both placed and empty corners, and no given."""
    state, layout, seen = position.state, position.index.layout, set()
    givens, placed = state.puzzle.givens.cells, state.placed
    for cell in layout.cells:
        if givens[cell] or not placed[cell]:
            continue
        for cells in corners(layout, cell):
            if any(givens[corner] for corner in cells) or all(placed[corner] for corner in cells):
                continue
            for other in _others(position, cells):
                key = (frozenset(cells), frozenset((placed[cell], other)))
                if key not in seen:
                    seen.add(key)
                    pattern = rectangle(position, cells, (placed[cell], other))
                    if pattern and pattern.extra & ~position.alive == 0:
                        yield pattern


def _others(position: Position, cells: tuple[int, ...]) -> Iterator[int]:
    """Yield the digits that could alternate with the digit of the first corner."""
    masks = position.state.masks
    for bit in members(masks[cells[1]] & masks[cells[3]]):
        if bit + 1 != position.state.placed[cells[0]]:
            yield bit + 1


TECHNIQUE = Technique("avoidable-rectangle", RATINGS, find, unique=True)
