"""Empty rectangle: all places of a digit in a box lie in two lines that cross there.

A third line has two places for the digit, one of them in the first of the two lines. A candidate in
the second line that sees the other place is eliminated: it would leave the box without the digit.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .equation_index import LINES, members
from .fish import BlockPlaces, DigitView, digit_views
from .position import Position
from .step import Step, Technique

RATING = 4.3


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all boxes (or regions) with their two lines and a third line."""
    for view in digit_views(position):
        strong = [base for base in view.exactly_one if base.places.bit_count() == 2]
        strong = [base for base in strong if base.kind in LINES]
        for box in view.exactly_one:
            if box.kind not in LINES:
                for first, second in _arms(view, box):
                    for line in strong:
                        yield from _steps(position, view, (box, line), (first, second))


def _arms(view: DigitView, box: BlockPlaces) -> Iterator[tuple[BlockPlaces, BlockPlaces]]:
    """Yield the pairs of lines of different kinds that cover the places in a box only together."""
    lines = [link for link in view.at_most_one if link.kind in LINES and link.places & box.places]
    for first in lines:
        left = box.places & ~first.places
        for second in lines:
            both = second.kind != first.kind and not left & ~second.places
            if both and left and box.places & ~second.places:
                yield first, second


def _steps(
    position: Position,
    view: DigitView,
    bases: tuple[BlockPlaces, BlockPlaces],
    arms: tuple[BlockPlaces, BlockPlaces],
) -> Iterator[Step]:
    """Yield the steps with a third line that has one place in the first arm, outside the box."""
    (box, line), (first, second) = bases, arms
    for near in members(line.places & first.places & ~box.places):
        far = line.places & ~(1 << near)
        if far & (box.places | first.places):
            continue
        goes = second.places & view.rivals[far.bit_length() - 1] & ~box.places & ~line.places
        for last in view.through[far.bit_length() - 1]:
            if last in (line, second) or not last.places & goes:
                continue
            message = Message(
                "step.empty-rectangle",
                block=position.places_of((box.number,)),
                base=position.places_of((line.number,)),
                cover=position.places_of((first.number,)),
                digits=position.digit_text((view.digit,)),
                cells=position.coordinates(position.cells_of(view.candidates(last.places & goes))),
            )
            roles = {"base": view.candidates(box.places), "pincer": view.candidates(line.places)}
            exactly_one = [base.number for base in bases]
            at_most_one = (first.number, second.number, last.number)
            step = position.eliminating(
                "empty-rectangle", RATING, exactly_one, at_most_one, message, roles
            )
            if step:
                yield step


TECHNIQUE = Technique("empty-rectangle", (RATING,), find)
