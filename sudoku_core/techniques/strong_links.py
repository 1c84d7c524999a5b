"""Strong links of truths: two candidates, or groups of them, of which one has to hold."""

from __future__ import annotations

from collections.abc import Iterator

from .chains import Strong
from .position import Position


def in_blocks(position: Position) -> Iterator[Strong]:
    """The two places left of a digit in a block."""
    for truth in position.truths:
        if position.equation(truth).digit:
            yield from _two(position, truth)


def in_cells(position: Position) -> Iterator[Strong]:
    """The two candidates left of a cell."""
    for truth in position.truths:
        if not position.equation(truth).digit:
            yield from _two(position, truth)


def _two(position: Position, truth: int) -> Iterator[Strong]:
    live = position.live[truth]
    lowest = live & -live
    highest = live ^ lowest
    if highest and not highest & (highest - 1):
        yield Strong(lowest, highest, (truth,))


def cells_of_two(position: Position) -> dict[int, Strong]:
    """The cells with two candidates left, by both of them; the candidate asked for is ``one``."""
    return position.once("cells-of-two", _cells_of_two)


def _cells_of_two(position: Position) -> dict[int, Strong]:
    found = {}
    for link in in_cells(position):
        found[link.one.bit_length() - 1] = link
        found[link.other.bit_length() - 1] = Strong(link.other, link.one, link.truths)
    return found


def same_digit(position: Position, candidate: int) -> tuple[int, ...]:
    """The numbers of the equations of a candidate's digit, by its number, not of its cell."""
    equations = position.ground.equations
    return tuple([one for one in position.ground.holding[candidate] if equations[one].digit])


def of_groups(position: Position) -> Iterator[Strong]:
    """A digit's places in a block in two groups, each in some other block too, or one place."""
    for truth in position.truths:
        live = position.live[truth]
        if position.equation(truth).digit and live.bit_count() > 2:
            found = set()
            for part in _parts(position, truth):
                rest = live & ~part
                if rest and _grouped(position, truth, rest):
                    found.add((min(part, rest), max(part, rest)))
            for one, other in sorted(found):
                yield Strong(one, other, (truth,))


def _parts(position: Position, truth: int) -> set[int]:
    """What of a truth is in another block as well, and each of its candidates alone."""
    live = position.live[truth]
    found, left = set(), live
    while left:
        lowest = left & -left
        left ^= lowest
        found.add(lowest)
        for number in position.ground.holding[lowest.bit_length() - 1]:
            if number != truth:
                found.add(live & position.live[number])
    return found


def _grouped(position: Position, truth: int, part: int) -> bool:
    return not part & (part - 1) or any(one != truth for one in position.covering(part))
