"""W-wing: two cells with the same two candidates, and a block that joins them.

In the block one of the two digits has no place left but cells that see either of the two cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .chain_steps import open_step, targets
from .chains import Inference, StrongLink
from .position import Position
from .step import Step, Technique
from .strong_links import cells_of_two, same_digit

RATING = 4.4


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all such pairs of cells; the block's link may be between groups."""
    by_digits: dict[tuple[int, int], list[StrongLink]] = {}
    for link in cells_of_two(position).values():
        digits = [
            (candidate.bit_length() - 1) % position.side for candidate in (link.first, link.second)
        ]
        for partner in by_digits.setdefault((digits[0], digits[1]), []):
            yield from _steps(position, link, partner)
        by_digits[digits[0], digits[1]].append(link)


def _steps(position: Position, left: StrongLink, right: StrongLink) -> Iterator[Step]:
    first, last = left.second.bit_length() - 1, right.second.bit_length() - 1
    if position.rivals(first) >> last & 1:
        return
    ends = left.second | right.second
    covers = (same_digit(position, first), same_digit(position, last))
    sums = targets(position, covers[0], covers[1], ends)
    middle = _middle(position, left.first, right.first) if sums else None
    if middle:
        inferences = (
            Inference(left.second, left.first, left),
            Inference(middle.first, middle.second, middle),
            Inference(right.first, right.second, right),
        )
        message = Message(
            "step.w-wing",
            cells=position.coordinates(position.cells_of(ends)),
            base=position.places_of(middle.exactly_one),
            digits=position.digit_text(position.digits_of(left.first)),
            other=position.digit_text(position.digits_of(ends)),
        )
        roles = {"pincer": ends | left.first | right.first, "base": middle.first | middle.second}
        for eliminated, at_most_one in sums.items():
            step = open_step(
                position, "w-wing", RATING, inferences, at_most_one, eliminated, message, roles
            )
            if step:
                yield step


def _middle(position: Position, start: int, end: int) -> StrongLink | None:
    """Return a strong link of a digit, each side of which sees one of two candidates, or None."""
    live = position.live
    digit = position.candidate(start.bit_length() - 1)[1]
    equations = [same_digit(position, first.bit_length() - 1) for first in (start, end)]
    for number in position.exactly_one:
        left = live[number]
        if position.equation(number).digit == digit and not left & (start | end):
            for first in equations[0]:
                rest = left & ~live[first]
                for second in equations[1] if rest else ():
                    # If one cell sees all of them, another technique finds the step.
                    if not rest & ~live[second] and left & ~live[second]:
                        return StrongLink(left & live[first], rest, (number,))
    return None


TECHNIQUE = Technique("w-wing", (RATING,), find)
