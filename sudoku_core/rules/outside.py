"""Rules with a clue outside the board, about the line of cells seen from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Walk
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..board.rule_case import RuleCase
from ..drawing.shapes import CELL, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout

    State = tuple[int, ...]

HEIGHT = 40
"""Height of a clue."""


def differing_sums(values: Sequence[int], count: int | None = None) -> set[int]:
    """Return the sums of different values.

    Args:
        values: the values, all different.
        count: how many of them are added; None for any number.

    >>> sorted(differing_sums((2, 3))), sorted(differing_sums((2, 3, 5), 2))
    ([0, 2, 3, 5], [5, 7, 8])
    """
    sums = {(0, 0)}
    for value in values:
        sums.update([(size + 1, total + value) for size, total in sums])
    return {total for size, total in sums if count is None or size == count}


def _differ(line: Sequence[int], layout: Layout) -> bool:
    """Return whether a line lies in one row, column, box or region.

    Other blocks do not count: an explanation may leave them out and keep this rule.
    """
    extras = layout.extras
    return any(set(line).issubset(block.cells) for block in layout.blocks if block not in extras)


def clue_shape(position: tuple[int, ...], clue: str, look: str = "clues") -> Shape:
    """Return a clue as text at a position outside the board.

    Args:
        position: row and column, from 0.
        clue: the text.
        look: the style.
    """
    x, y = position[1] * CELL + CELL // 2, position[0] * CELL + CELL // 2
    return Shape("text", look, ((x, y),), HEIGHT, clue)


@declared
class Sandwich(Rule):
    """The digits between the least and the greatest digit of a line add up to a total.

    Args:
        outside: row and column, from 0, of the clue.
        total: the sum.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[Sandwich((-1, 0), 2)]).rules
    >>> rule.broken([1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0])
    ()
    >>> rule.broken([1, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0])
    (0, 4, 8, 12)
    """

    kind = "sandwich"
    worded = True
    outside: tuple[int, ...] = place("outside")
    total: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the sum from crust to crust; the state is (crusts so far, sum between them)."""
        total, crusts = self.total, (layout.digits[0], layout.digits[-1])

        def step(state: State, value: int) -> State | None:
            count, between = state
            if value in crusts:
                if count == 2 or (count == 1 and between != total):
                    return None
                return count + 1, 0
            between = between + value if count == 1 else 0
            return (count, between) if between <= total else None

        def meaning(values: Sequence[int]) -> bool:
            places = [k for k, value in enumerate(values) if value in crusts]
            return len(places) == 2 and sum(values[places[0] + 1 : places[1]]) == total

        line = layout.seen_from(self.outside)
        possible = not _differ(line, layout) or total in differing_sums(layout.digits[1:-1])
        yield Walk(line, (0, 0), step, lambda state: possible and state[0] == 2, meaning)

    def cases(self, layout: Layout) -> Iterator[RuleCase]:
        """Yield the places of the two crusts."""
        line, crusts = layout.seen_from(self.outside), (layout.digits[0], layout.digits[-1])
        for end, last in enumerate(line):
            for start, first in enumerate(line[:end]):
                between = line[start + 1 : end]
                yield RuleCase(
                    ((first, crusts), (last, crusts)), between, summed=True, between=True
                )

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the clue."""
        yield clue_shape(self.outside, self.clue)


@declared
class XSum(Rule):
    """The first digits of a line, as many as the very first says, add up to a total.

    Args:
        outside: row and column, from 0, of the clue.
        total: the sum, with the very first digit.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[XSum((0, -1), 6)]).rules
    >>> rule.broken([2, 4, 0, 0] + [0] * 12), rule.broken([2, 3, 1, 4] + [0] * 12)
    ((), (0, 1, 2, 3))
    """

    kind = "xsum"
    worded = True
    outside: tuple[int, ...] = place("outside")
    total: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the sum; the state is (cells still to add, what is missing), first ()."""
        total = self.total

        def step(state: State, value: int) -> State | None:
            if state == ():
                state = (value, total)
            left, missing = state
            if not left:
                return state if not missing else None
            return (left - 1, missing - value) if missing >= value else None

        def meaning(values: Sequence[int]) -> bool:
            return values[0] <= len(values) and sum(values[: values[0]]) == total

        line = layout.seen_from(self.outside)
        possible = not _differ(line, layout) or any(
            total in self._sums(first, layout.digits)
            for first in layout.digits
            if first <= len(line)
        )
        yield Walk(line, (), step, lambda state: possible and state == (0, 0), meaning)

    def _sums(self, first: int, values: Sequence[int]) -> set[int]:
        """Return the sums that a line of different values can begin with, after its first."""
        if not first:
            return {0}
        others = [value for value in values if value != first]
        return {first + others_sum for others_sum in differing_sums(others, first - 1)}

    def cases(self, layout: Layout) -> Iterator[RuleCase]:
        """Yield the very first digits."""
        line = layout.seen_from(self.outside)
        for first in layout.digits:
            if 0 <= first <= len(line):
                yield RuleCase(((line[0], (first,)),), line[:first], summed=True)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the clue."""
        yield clue_shape(self.outside, self.clue)


@declared
class Skyscraper(Rule):
    """A number of digits on a line that are greater than all before them; a 0 is not counted.

    Args:
        outside: row and column, from 0, of the clue.
        visible: the number.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[Skyscraper((0, -1), 2)]).rules
    >>> rule.broken([2, 1, 4, 3] + [0] * 12), rule.broken([1, 2, 4, 3] + [0] * 12)
    ((), (0, 1, 2, 3))
    """

    kind = "skyscraper"
    worded = True
    outside: tuple[int, ...] = place("outside")
    visible: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the number; the state is (greatest so far, digits seen)."""
        visible = self.visible

        def step(state: State, value: int) -> State | None:
            highest, seen = state
            if value <= highest:
                return state
            return (value, seen + 1) if seen < visible else None

        def meaning(values: Sequence[int]) -> bool:
            return visible == len(
                [k for k, v in enumerate(values) if v > max((0,) + tuple(values[:k]))]
            )

        line = layout.seen_from(self.outside)
        yield Walk(line, (0, 0), step, lambda state: state[1] == visible, meaning)

    def cases(self, layout: Layout) -> Iterator[RuleCase]:
        """Yield the places of the greatest digit, if the line must have it."""
        line = layout.seen_from(self.outside)
        if len(line) == layout.side and _differ(line, layout):
            for count, cell in enumerate(line):
                yield RuleCase(((cell, (layout.digits[-1],)),), line[:count])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the clue."""
        yield clue_shape(self.outside, self.clue)


@declared
class HiddenSkyscraper(Rule):
    """The first digit on a line that is less than a digit before it.

    Args:
        outside: row and column, from 0, of the clue.
        digit: the value.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[HiddenSkyscraper((0, -1), 1)]).rules
    >>> rule.broken([2, 1, 4, 3] + [0] * 12), rule.broken([1, 2, 4, 3] + [0] * 12)
    ((), (0, 1, 2, 3))
    """

    kind = "hiddenskyscraper"
    worded = True
    outside: tuple[int, ...] = place("outside")
    digit: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the digit; the state is (greatest so far,), and () behind the digit."""
        digit = self.digit

        def step(state: State, value: int) -> State | None:
            if state == () or value >= state[0]:
                return state and (value,)
            return () if value == digit else None

        def meaning(values: Sequence[int]) -> bool:
            for k, value in enumerate(values):
                if values[:k] and value < max(values[:k]):
                    return value == digit
            return False

        line = layout.seen_from(self.outside)
        yield Walk(line, (-1,), step, lambda state: state == (), meaning)

    def cases(self, layout: Layout) -> Iterator[RuleCase]:
        """Yield the places of the digit."""
        line = layout.seen_from(self.outside)
        for count, cell in enumerate(line):
            yield RuleCase(((cell, (self.digit,)),), line[:count])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the clue, in a style of its own."""
        yield clue_shape(self.outside, self.clue, "hiddenclues")


@declared
class NumberedRoom(Rule):
    """The digit at the place on a line that the line's first digit names.

    Args:
        outside: row and column, from 0, of the clue.
        digit: the value.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[NumberedRoom((0, -1), 4)]).rules
    >>> rule.broken([2, 4, 0, 0] + [0] * 12), rule.broken([3, 1, 2, 4] + [0] * 12)
    ((), (0, 1, 2, 3))
    """

    kind = "numberedroom"
    worded = True
    outside: tuple[int, ...] = place("outside")
    digit: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the digit; the state is the number of cells to go, -1 at first."""
        digit = self.digit

        def step(left: int, value: int) -> int | None:
            if left == 0:
                return 0
            if left == -1:
                left = value
                if not left:
                    return None
            if left > 1:
                return left - 1
            return 0 if value == digit else None

        def meaning(values: Sequence[int]) -> bool:
            first = values[0]
            return 1 <= first <= len(values) and values[first - 1] == digit

        line = layout.seen_from(self.outside)
        yield Walk(line, -1, step, lambda left: left == 0, meaning)

    def cases(self, layout: Layout) -> Iterator[RuleCase]:
        """Yield the first digits, each with the place that it names."""
        line = layout.seen_from(self.outside)
        for first in layout.digits:
            if 2 <= first <= len(line):
                yield RuleCase(((line[0], (first,)), (line[first - 1], (self.digit,))))
            elif first == self.digit == 1:
                yield RuleCase(((line[0], (1,)),))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the clue in a circle."""
        shape = clue_shape(self.outside, self.clue)
        yield Shape("disc", "circles", shape.points, 34)
        yield shape
