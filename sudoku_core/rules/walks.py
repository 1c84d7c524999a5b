"""Rules about all digits between the two ends of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Walk
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import Shape
from .lines import line_shape, numbered_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout

    Ends = tuple[int, ...]
    """The values of the ends that are known: none, one, or the lesser and the greater."""

END = 40
"""Radius of the circles, or half the side of the diamonds, at a line's ends."""


@declared
class Between(Rule):
    """A line whose digits lie between those of its two ends, and equal neither.

    Args:
        path: cell indices from 0, along the line.

    >>> Between((0, 1, 2)).broken([7, 5, 3]), Between((0, 1, 2)).broken([7, 8, 3])
    ((), (0, 1, 2))
    """

    kind = "between"
    worded = True
    path: tuple[int, ...] = place("path", least=2)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the ends first, then what lies between them."""

        def step(ends: Ends, value: int) -> Ends | None:
            if len(ends) < 2:
                return _with_end(ends, value)
            return ends if ends[0] < value < ends[1] else None

        yield Walk(_ends_first(self.path), (), step, lambda ends: len(ends) == 2, _lies_between)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and circles at its ends."""
        yield line_shape("betweens", self.path, layout)
        for end in (self.path[0], self.path[-1]):
            yield Shape("disc", "ends", (layout.centre(end),), END)


@declared
class Lockout(Rule):
    """A line whose ends differ by at least a number, and whose other digits lie outside theirs.

    Args:
        path: cell indices from 0, along the line.
        gap: the least difference of the ends, by default 4.

    >>> Lockout((0, 1, 2)).broken([3, 8, 7]), Lockout((0, 1, 2)).broken([3, 5, 7])
    ((), (0, 1, 2))
    """

    kind = "lockout"
    worded = True
    path: tuple[int, ...] = place("path", least=2)
    gap: int = number(default=4)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the ends first, then what lies outside them."""
        gap = self.gap

        def step(ends: Ends, value: int) -> Ends | None:
            if not ends:
                return (value,)
            if len(ends) == 1:
                return _with_end(ends, value) if abs(value - ends[0]) >= gap else None
            return None if ends[0] <= value <= ends[1] else ends

        def meaning(values: Sequence[int]) -> bool:
            low, high = min(values[:2]), max(values[:2])
            return high - low >= gap and all(v < low or v > high for v in values[2:])

        yield Walk(_ends_first(self.path), (), step, lambda ends: len(ends) == 2, meaning)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, diamonds at its ends, and the difference if it is not 4."""
        yield from numbered_line("lockouts", self, self.path, layout)
        for end in (self.path[0], self.path[-1]):
            yield Shape("diamond", "ends", (layout.centre(end),), END)


def _ends_first(path: tuple[int, ...]) -> tuple[int, ...]:
    return (path[0], path[-1]) + path[1:-1]


def _with_end(ends: Ends, value: int) -> Ends:
    return (min(ends[0], value), max(ends[0], value)) if ends else (value,)


def _lies_between(values: Sequence[int]) -> bool:
    low, high = min(values[:2]), max(values[:2])
    return all(low < value < high for value in values[2:])
