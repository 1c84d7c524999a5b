"""Rules about marked cells: parity, extremes, equal cells, quadruples, circles, indexers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Allowed, Pair, Tally, Walk
from ..board.fields import declared, place, several_digits
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..language.messages import InputError, Message
from .chess import BESIDE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.conditions import Condition
    from ..board.layout import Layout

MARK = 40
"""Radius of a circle in a cell, and half the side of a square."""


@declared
class Odd(Rule):
    """Cells that hold odd digits.

    Args:
        marked: cell indices from 0.

    >>> Odd((0, 1)).broken([3, 4])
    (1,)
    """

    kind = "odd"
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each cell that its value is odd."""
        for cell in self.marked:
            yield Allowed(cell, lambda value: value % 2 == 1)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a disc in each cell."""
        for cell in self.marked:
            yield Shape("disc", "marked", (layout.centre(cell),), MARK)


@declared
class Even(Rule):
    """Cells that hold even digits.

    Args:
        marked: cell indices from 0.

    >>> Even((0, 1)).broken([3, 4])
    (0,)
    """

    kind = "even"
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each cell that its value is even."""
        for cell in self.marked:
            yield Allowed(cell, lambda value: value % 2 == 0)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a square in each cell."""
        for cell in self.marked:
            yield Shape("square", "marked", (layout.centre(cell),), MARK)


@declared
class Minimum(Rule):
    """Cells whose digits are less than those of their unmarked neighbours.

    Args:
        marked: cell indices from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[Minimum((0, 1))]).rules
    >>> rule.broken([3, 2, 0, 0, 4, 1] + [0] * 10)
    (1, 5)
    """

    kind = "minimum"
    of_others = True
    reaches = True
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that each marked cell is less than each unmarked neighbour."""
        for cell, neighbour in _unmarked_neighbours(self, self.marked, layout):
            yield Pair(cell, neighbour, lambda u, v: u < v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield for each cell a shade and angles that point inwards."""
        for cell in self.marked:
            yield Shape("shade", "shades", (layout.centre(cell),))
            yield from _angles(cell, layout, 38, 30)


@declared
class Maximum(Rule):
    """Cells whose digits are greater than those of their unmarked neighbours.

    Args:
        marked: cell indices from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[Maximum((0,))]).rules
    >>> rule.broken([3, 2, 0, 0, 4, 1] + [0] * 10)
    (0, 4)
    """

    kind = "maximum"
    of_others = True
    reaches = True
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that each marked cell is greater than each unmarked neighbour."""
        for cell, neighbour in _unmarked_neighbours(self, self.marked, layout):
            yield Pair(cell, neighbour, lambda u, v: u > v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield for each cell a shade and angles that point outwards."""
        for cell in self.marked:
            yield Shape("shade", "shades", (layout.centre(cell),))
            yield from _angles(cell, layout, 36, 44)


@declared
class EqualCells(Rule):
    """Cells that all hold the same digit.

    Args:
        marked: cell indices from 0.

    >>> EqualCells((0, 1, 2)).broken([3, 0, 4])
    (0, 2)
    """

    kind = "equal"
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells that they are equal."""
        for k, a in enumerate(self.marked):
            for b in self.marked[k + 1 :]:
                yield Pair(a, b, lambda u, v: u == v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over all cells."""
        yield Shape("shade", "clones", tuple([layout.centre(cell) for cell in self.marked]))


@declared
class Clone(Rule):
    """Two groups of cells that hold the same digits in the same places.

    Args:
        first: cell indices from 0.
        second: as many cell indices, in the same order.

    Raises:
        InputError: the groups differ in size.

    >>> Clone((0, 1), (2, 3)).broken([3, 4, 3, 5])
    (1, 3)
    """

    kind = "clone"
    worded = True
    first: tuple[int, ...] = place("cells", crosses=True)
    second: tuple[int, ...] = place("cells", crosses=True)

    def check(self) -> None:
        """Raise InputError for groups that differ in size."""
        if len(self.first) != len(self.second):
            count, other = len(self.first), len(self.second)
            raise InputError(Message("rule.unequal", kind=self.kind, count=count, other=other))

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells at the same place that they are equal."""
        for a, b in zip(self.first, self.second):
            if a != b:
                yield Pair(a, b, lambda u, v: u == v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over each group."""
        for cells in (self.first, self.second):
            yield Shape("shade", "clones", tuple([layout.centre(cell) for cell in cells]))


@declared
class Quadruple(Rule):
    """Digits that stand in the cells around a corner, each as often as it is written.

    Args:
        square: four cell indices from 0.
        digits: the values, in any order.

    >>> Quadruple((0, 1, 2, 3), (4, 4)).broken([4, 1, 2, 3])
    (0, 1, 2, 3)
    """

    kind = "quadruple"
    worded = True
    square: tuple[int, ...] = place("square")
    digits: tuple[int, ...] = several_digits()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each value how often it stands there at least."""
        for value in sorted(set(self.digits)):
            least = len([digit for digit in self.digits if digit == value])
            yield Tally(self.square, value, least, max(least, len(self.square)))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a circle around the corner, with the digits in one or two lines."""
        x, y = layout.centre(*self.square)
        texts = [str(digit) for digit in self.digits]
        yield Shape("disc", "dots", ((x, y),), 27)
        rows = [texts] if len(texts) < 3 else [texts[: len(texts) // 2], texts[len(texts) // 2 :]]
        for k, row in enumerate(rows):
            down = 0 if len(rows) == 1 else 11 * (2 * k - 1)
            yield Shape("text", "discmarks", ((x, y + down),), 22, " ".join(row))


@declared
class CountingCircles(Rule):
    """Circles: a digit in a circle stands in as many circles as its value says.

    Args:
        marked: cell indices from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[CountingCircles((0, 1, 6))]).rules
    >>> rule.broken([1, 2, 0, 0, 0, 0, 2] + [0] * 9), rule.broken([1, 2, 0, 0, 0, 0, 3] + [0] * 9)
    ((), (0, 1, 6))
    """

    kind = "circles"
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each value that it stands there not at all, or as often as it says."""
        for value in layout.digits:
            yield _none_or_all(self.marked, value)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a circle in each cell."""
        for cell in self.marked:
            yield Shape("disc", "circles", (layout.centre(cell),), MARK)


@declared
class RowIndexer(Rule):
    """Cells that say in which row of their column the number of their own row stands.

    A marked cell in row r that holds v means: row v of the same column holds r.

    Args:
        marked: cell indices from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[RowIndexer((0,))]).rules
    >>> rule.broken([3] + [0] * 7 + [2] + [0] * 7), rule.broken([3] + [0] * 7 + [1] + [0] * 7)
    ((0, 8), ())
    """

    kind = "rowindexer"
    reaches = True
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each cell of the column which digit belongs to it."""
        for cell in self.marked:
            row, column = cell // layout.columns, cell % layout.columns
            for value in layout.digits:
                yield _points_to(cell, layout.at(value - 1, column), value, row + 1)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over the cells."""
        yield Shape("shade", "rowindexers", tuple([layout.centre(cell) for cell in self.marked]))


@declared
class ColumnIndexer(Rule):
    """Cells that say in which column of their row the number of their own column stands.

    A marked cell in column c that holds v means: column v of the same row holds c.

    Args:
        marked: cell indices from 0.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[ColumnIndexer((0,))]).rules
    >>> rule.broken([3, 0, 2, 0] + [0] * 12), rule.broken([3, 0, 1, 0] + [0] * 12)
    ((0, 2), ())
    """

    kind = "columnindexer"
    reaches = True
    worded = True
    marked: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each cell of the row which digit belongs to it."""
        for cell in self.marked:
            row, column = cell // layout.columns, cell % layout.columns
            for value in layout.digits:
                yield _points_to(cell, layout.at(row, value - 1), value, column + 1)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over the cells."""
        centres = tuple([layout.centre(cell) for cell in self.marked])
        yield Shape("shade", "columnindexers", centres)


def _unmarked_neighbours(
    rule: Rule, marked: tuple[int, ...], layout: Layout
) -> list[tuple[int, int]]:
    """Return pairs of a marked cell and a neighbour that no rule of the same kind marks."""
    exempt = set(marked)
    for other in layout.rules:
        if type(other) is type(rule):
            exempt.update(other.cells)
    pairs = layout.pairs(BESIDE)
    pairs += [(b, a) for a, b in pairs]
    return [(a, b) for a, b in pairs if a in marked and b not in exempt]


def _none_or_all(cells: tuple[int, ...], value: int) -> Walk:
    """Return the condition that a value stands in none of the cells or in as many as it says."""

    def step(count: int, stands: int) -> int | None:
        count += stands == value
        return count if count <= value else None

    def meaning(values: tuple[int, ...]) -> bool:
        return values.count(value) in (0, value)

    return Walk(cells, 0, step, lambda count: count in (0, value), meaning)


def _points_to(cell: int, target: int | None, value: int, number: int) -> Condition:
    """Return the condition that a cell holds a value exactly if its target holds a number."""
    if target is None:
        return Allowed(cell, lambda u: u != value)
    if target == cell:
        return Allowed(cell, lambda u: (u == value) == (u == number))
    return Pair(cell, target, lambda u, v: (u == value) == (v == number))


def _angles(cell: int, layout: Layout, wing: int, tip: int) -> Iterator[Shape]:
    """Yield an angle at each edge of a cell, from its middle ``wing`` and ``tip`` away."""
    x, y = layout.centre(cell)
    for across, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        ends = [
            (x + wing * across + 8 * s * down, y + wing * down + 8 * s * across) for s in (-1, 1)
        ]
        yield Shape("line", "signs", (ends[0], (x + tip * across, y + tip * down), ends[1]))
