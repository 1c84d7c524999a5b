"""Empty rectangle: all places of a digit in a box are in two lines that cross there.

Where a third line has two places for the digit, one of them in the first of the two lines, what
both the second line and the other place see goes: it would leave the box without the digit.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .fish import House, OneDigit, digits
from .ground import LINES, members
from .position import Position
from .step import Step, Technique

RATING = 4.3


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All boxes (or regions) with their two lines, and all third lines."""
    for one in digits(position):
        strong = [base for base in one.truths if base.places.bit_count() == 2]
        strong = [base for base in strong if base.kind in LINES]
        for box in one.truths:
            if box.kind not in LINES:
                for first, second in _arms(one, box):
                    for line in strong:
                        yield from _steps(position, one, (box, line), (first, second))


def _arms(one: OneDigit, box: House) -> Iterator[tuple[House, House]]:
    """All pairs of lines of two kinds that together, not alone, cover a box."""
    lines = [link for link in one.links if link.kind in LINES and link.places & box.places]
    for first in lines:
        left = box.places & ~first.places
        for second in lines:
            both = second.kind != first.kind and not left & ~second.places
            if both and left and box.places & ~second.places:
                yield first, second


def _steps(
    position: Position, one: OneDigit, bases: tuple[House, House], arms: tuple[House, House]
) -> Iterator[Step]:
    """What a third line makes of it: its near place is in the first arm, outside the box."""
    (box, line), (first, second) = bases, arms
    for near in members(line.places & first.places & ~box.places):
        far = line.places & ~(1 << near)
        if far & (box.places | first.places):
            continue
        goes = second.places & one.rivals[far.bit_length() - 1] & ~box.places & ~line.places
        for last in one.through[far.bit_length() - 1]:
            if last in (line, second) or not last.places & goes:
                continue
            said = Message(
                "step.empty-rectangle",
                block=position.places_of((box.number,)),
                base=position.places_of((line.number,)),
                cover=position.places_of((first.number,)),
                digits=position.shown((one.digit,)),
                cells=position.where(position.cells_of(one.candidates(last.places & goes))),
            )
            roles = {"base": one.candidates(box.places), "pincer": one.candidates(line.places)}
            truths = [base.number for base in bases]
            links = (first.number, second.number, last.number)
            step = position.eliminating("empty-rectangle", RATING, truths, links, said, roles)
            if step:
                yield step


TECHNIQUE = Technique("empty-rectangle", (RATING,), find)
