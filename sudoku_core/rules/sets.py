"""Rules about sets of digits: cells that hold one of a few, groups that hold the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Allowed, Walk
from ..board.fields import declared, place, several_digits
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..language.messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.conditions import Condition
    from ..board.layout import Layout


@declared
class OneOf(Rule):
    """Cells that each hold one of some digits.

    Args:
        marked: cell indices from 0.
        digits: the values, in any order.

    >>> OneOf((0, 1), (1, 3)).broken([3, 4])
    (1,)
    """

    kind = "oneof"
    worded = True
    marked: tuple[int, ...] = place("cells")
    digits: tuple[int, ...] = several_digits()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each cell that its value is one of the digits."""
        for cell in self.marked:
            yield Allowed(cell, lambda value: value in self.digits)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield in each cell's corner the digits, or those excluded where these are fewer."""
        allowed = [digit for digit in layout.digits if digit in self.digits]
        others = [digit for digit in layout.digits if digit not in self.digits]
        separator = "" if layout.digits[-1] < 10 else " "
        text = separator.join([str(digit) for digit in allowed])
        if 0 < len(others) < len(allowed):
            text = "≠" + separator.join([str(digit) for digit in others])
        for cell in self.marked:
            yield Shape("corner", "sums", (layout.centre(cell),), text=text)


@declared
class SameDigits(Rule):
    """Two groups of cells that hold the same digits, each as often, in any order.

    Args:
        first: two or more cell indices from 0.
        second: as many other cell indices.

    Raises:
        InputError: the groups differ in size.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[SameDigits((0, 1), (4, 5))]).rules
    >>> rule.broken([1, 2, 0, 0, 2, 1] + [0] * 10), rule.broken([1, 2, 0, 0, 2, 3] + [0] * 10)
    ((), (0, 1, 4, 5))
    """

    kind = "samedigits"
    worded = True
    first: tuple[int, ...] = place("cells", least=2)
    second: tuple[int, ...] = place("cells", least=2)

    def check(self) -> None:
        """Raise InputError for groups that differ in size."""
        count, other = len(self.first), len(self.second)
        if count != other:
            raise InputError(Message("rule.unequal", kind=self.kind, count=count, other=other))

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each value that it stands as often in the one group as in the other."""
        for value in layout.digits:
            yield _as_often(self.first + self.second, value)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over each group."""
        for cells in (self.first, self.second):
            yield Shape("shade", "samedigits", tuple([layout.centre(cell) for cell in cells]))


def _as_often(cells: tuple[int, ...], value: int) -> Walk:
    """Return the condition that a value stands as often in the first half as in the second."""
    half = len(cells) // 2

    def step(state: tuple[int, int], stands: int) -> tuple[int, int]:
        place, excess = state
        return place + 1, excess + (stands == value) * (1 if place < half else -1)

    def meaning(values: tuple[int, ...]) -> bool:
        return values[:half].count(value) == values[half:].count(value)

    return Walk(cells, (0, 0), step, lambda state: state[1] == 0, meaning)
