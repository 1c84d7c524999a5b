"""W-wing: two cells with the same two candidates, and a block where one of these has no place left
but what one or the other of the two cells sees.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .chain_steps import open_step, targets
from .chains import Strong, Turn
from .position import Position
from .step import Step, Technique
from .strong_links import cells_of_two, same_digit

RATING = 4.4


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All pairs of such cells; the strong link between them may be of groups."""
    by_digits: dict[tuple[int, int], list[Strong]] = {}
    for link in cells_of_two(position).values():
        digits = [(one.bit_length() - 1) % position.side for one in (link.one, link.other)]
        for other in by_digits.setdefault((digits[0], digits[1]), []):
            yield from _steps(position, link, other)
        by_digits[digits[0], digits[1]].append(link)


def _steps(position: Position, one: Strong, other: Strong) -> Iterator[Step]:
    """The steps of two cells that are linked by the digit of ``one.one``."""
    first, last = one.other.bit_length() - 1, other.other.bit_length() - 1
    if position.rivals(first) >> last & 1:
        return
    ends = one.other | other.other
    covers = (same_digit(position, first), same_digit(position, last))
    found = targets(position, covers[0], covers[1], ends)
    middle = _middle(position, one.one, other.one) if found else None
    if middle:
        turns = (
            Turn(one.other, one.one, one),
            Turn(middle.one, middle.other, middle),
            Turn(other.one, other.other, other),
        )
        said = Message(
            "step.w-wing",
            cells=position.where(position.cells_of(ends)),
            base=position.places_of(middle.truths),
            digits=position.shown(position.digits_of(one.one)),
            other=position.shown(position.digits_of(ends)),
        )
        roles = {"pincer": ends | one.one | other.one, "base": middle.one | middle.other}
        for gone, links in found.items():
            step = open_step(position, "w-wing", RATING, turns, links, gone, said, roles)
            if step:
                yield step


def _middle(position: Position, start: int, end: int) -> Strong | None:
    """A strong link of a digit, either side of which one of two candidates of it sees."""
    live = position.live
    digit = position.candidate(start.bit_length() - 1)[1]
    ways = [same_digit(position, one.bit_length() - 1) for one in (start, end)]
    for truth in position.truths:
        left = live[truth]
        if position.equation(truth).digit == digit and not left & (start | end):
            for one in ways[0]:
                rest = left & ~live[one]
                for other in ways[1] if rest else ():
                    # One cell that sees all of them by itself is another technique's.
                    if not rest & ~live[other] and left & ~live[other]:
                        return Strong(left & live[one], rest, (truth,))
    return None


TECHNIQUE = Technique("w-wing", (RATING,), find)
