"""Avoidable rectangle: a unique rectangle some corners of which hold digits already, no givens."""

from __future__ import annotations

from collections.abc import Iterator

from .ground import members
from .patterns import Pattern, steps
from .position import Position
from .rectangles import corners, rectangle
from .step import Step, Technique

RATINGS = (4.7, 4.8)


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps of types 1 and 2."""
    found = position.once("avoidable rectangles", lambda _: tuple(_patterns(position)))
    for step in steps(position, found, "avoidable-rectangle", RATINGS[0], rating):
        if step.technique[-1] in "12":
            yield step


def _patterns(position: Position) -> Iterator[Pattern]:
    """All rectangles with placed corners and empty ones, none of them a given."""
    state, layout, seen = position.state, position.ground.layout, set()
    givens, placed = state.puzzle.givens.cells, state.placed
    for cell in layout.cells:
        if givens[cell] or not placed[cell]:
            continue
        for cells in corners(layout, cell):
            if any(givens[one] for one in cells) or all(placed[one] for one in cells):
                continue
            for other in _others(position, cells):
                key = (frozenset(cells), frozenset((placed[cell], other)))
                if key not in seen:
                    seen.add(key)
                    one = rectangle(position, cells, (placed[cell], other))
                    if one and one.extra & ~position.alive == 0:
                        yield one


def _others(position: Position, cells: tuple[int, ...]) -> Iterator[int]:
    """The digits that can take turns with the first corner's."""
    masks = position.state.masks
    for bit in members(masks[cells[1]] & masks[cells[3]]):
        if bit + 1 != position.state.placed[cells[0]]:
            yield bit + 1


TECHNIQUE = Technique("avoidable-rectangle", RATINGS, find, unique=True)
