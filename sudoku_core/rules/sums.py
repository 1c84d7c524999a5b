"""Rules about sums beyond cages: diagonals, arrows, lines, groups of cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Total, Walk
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import CELL, Shape
from .lines import line_shape, numbered_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout

    Point = tuple[int, int]

CIRCLE = 40
"""Radius of an arrow's circle."""
TIP = 28
"""Distance of an arrow's tip from the middle of its last cell, along the longer side of its last
part, so that a digit in the cell does not cover the tip."""


@declared
class LittleKiller(Rule):
    """The digits on a diagonal line, seen from outside, add up to a total; they may repeat.

    Args:
        diagonal: row and column outside, from 0, and the steps of -1 or 1 down and to the right.
        total: the sum.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[LittleKiller((-1, 1, 1, 1), 4)]).rules
    >>> rule.cells, rule.broken([0, 0, 3, 0, 0, 0, 0, 2] + [0] * 8)
    ((2, 7), (2, 7))
    """

    kind = "littlekiller"
    worded = True
    diagonal: tuple[int, ...] = place("diagonal")
    total: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the sum."""
        yield Total(layout.seen_from(self.diagonal), self.total)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the sum and an arrow along the line."""
        row, column, down, right = self.diagonal
        x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
        yield Shape("text", "clues", ((x - 6 * right, y - 6 * down),), 36, self.clue)
        start, end = (x + 24 * right, y + 24 * down), (x + 46 * right, y + 46 * down)
        yield Shape("arrow", "arrows", (start, end))


@declared
class Arrow(Rule):
    """The digits on an arrow add up to the digit in its circle.

    Args:
        circle: the circle's cell index.
        path: the arrow's cell indices, without the circle, the nearest first.

    >>> Arrow((0,), (1, 2)).broken([5, 2, 4]), Arrow((0,), (1, 2)).broken([6, 2, 4])
    ((0, 1, 2), ())
    """

    kind = "arrow"
    worded = True
    circle: tuple[int, ...] = place("cell")
    path: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of the arrow less the circle is 0."""
        yield Total(self.path + self.circle, 0, [1] * len(self.path) + [-1])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the circle, and the arrow from its edge."""
        centre = layout.centre(self.circle[0])
        yield Shape("disc", "circles", (centre,), CIRCLE)
        yield _arrow_from(centre, self.path, layout)


@declared
class PillArrow(Rule):
    """The digits on an arrow add up to the number that the digits in its pill spell.

    Args:
        pill: two or three cell indices from 0, in the order in which the number is read.
        path: the arrow's cell indices, without the pill, the nearest first.

    >>> PillArrow((0, 1), (2, 3)).broken([1, 5, 6, 9]), PillArrow((0, 1), (2,)).broken([1, 1, 5])
    ((), (0, 1, 2))
    """

    kind = "pill"
    worded = True
    pill: tuple[int, ...] = place("path", least=2, most=3)
    path: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of the arrow less the number is 0."""
        count = len(self.pill)
        powers = [-(10 ** (count - 1 - k)) for k in range(count)]
        yield Total(self.path + self.pill, 0, [1] * len(self.path) + powers)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the pill, and the arrow from its edge."""
        points = tuple([layout.centre(cell) for cell in self.pill])
        yield Shape("pill", "circles", points, CIRCLE)
        x, y = layout.centre(self.path[0])
        nearest = min(points, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
        yield _arrow_from(nearest, self.path, layout)


@declared
class DoubleArrow(Rule):
    """The digits between the two ends of a line add up to the sum of the ends.

    Args:
        path: cell indices from 0, along the line.

    >>> DoubleArrow((0, 1, 2)).broken([1, 5, 4]), DoubleArrow((0, 1, 2)).broken([1, 5, 3])
    ((), (0, 1, 2))
    """

    kind = "doublearrow"
    worded = True
    path: tuple[int, ...] = place("path", least=3)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of the middle less the ends is 0."""
        yield Total(self.path, 0, [-1] + [1] * (len(self.path) - 2) + [-1])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield circles at both ends, and the line between their edges."""
        points = [layout.centre(cell) for cell in self.path]
        for end in (points[0], points[-1]):
            yield Shape("disc", "circles", (end,), CIRCLE)
        points[0] = _edge_of(points[0], points[1])
        points[-1] = _edge_of(points[-1], points[-2])
        yield Shape("line", "arrows", tuple(points))


@declared
class RegionSumLine(Rule):
    """A line whose parts in each box or region have the same sum.

    A box that the line enters twice has two parts.

    Args:
        path: cell indices from 0, along the line.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[RegionSumLine((0, 1, 2))]).rules
    >>> rule.broken([1, 2, 4] + [0] * 13), rule.broken([1, 3, 4] + [0] * 13)
    ((0, 1, 2), ())
    """

    kind = "regionsum"
    worded = True
    path: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of the first part less that of each other part is 0."""
        parts: list[list[int]] = []
        before: object = None
        for cell in self.path:
            area = _area_of(cell, layout)
            if area != before or not parts:
                parts.append([])
                before = area
            parts[-1].append(cell)
        for part in parts[1:]:
            yield Total(parts[0] + part, 0, [1] * len(parts[0]) + [-1] * len(part))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("regionsums", self.path, layout)


@declared
class Zipper(Rule):
    """A line on which two cells at the same distance from its middle add up to the middle digit.

    Without a cell in the middle, all such pairs have the same sum.

    Args:
        path: cell indices from 0, along the line.

    >>> Zipper((0, 1, 2)).broken([1, 5, 4]), Zipper((0, 1, 2)).broken([1, 5, 3])
    ((), (0, 1, 2))
    """

    kind = "zipper"
    worded = True
    path: tuple[int, ...] = place("path", least=2)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of each pair less the middle, or the first pair, is 0."""
        path, count = self.path, len(self.path)
        pairs = [(path[k], path[count - 1 - k]) for k in range(count // 2)]
        if count % 2:
            for a, b in pairs:
                yield Total((a, b, path[count // 2]), 0, (1, 1, -1))
        else:
            for a, b in pairs[1:]:
                yield Total((a, b) + pairs[0], 0, (1, 1, -1, -1))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("zippers", self.path, layout)


@declared
class EqualSums(Rule):
    """Two groups of cells whose digits have the same sum.

    Args:
        first: cell indices from 0.
        second: other cell indices.

    >>> EqualSums((0, 1), (2,)).broken([1, 3, 4]), EqualSums((0, 1), (2,)).broken([1, 3, 5])
    ((), (0, 1, 2))
    """

    kind = "equalsums"
    worded = True
    first: tuple[int, ...] = place("cells")
    second: tuple[int, ...] = place("cells")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sum of the first group less that of the second is 0."""
        yield Total(self.first + self.second, 0, [1] * len(self.first) + [-1] * len(self.second))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a shade over each group."""
        for cells in (self.first, self.second):
            yield Shape("shade", "equalsums", tuple([layout.centre(cell) for cell in cells]))


@declared
class SumLine(Rule):
    """A line that can be cut into parts that each add up to a total, by default 10.

    Args:
        path: cell indices from 0, along the line.
        total: the sum of each part.

    >>> SumLine((0, 1, 2)).broken([4, 6, 10]), SumLine((0, 1, 2), 8).broken([4, 6, 6])
    ((), (0, 1, 2))
    """

    kind = "sumline"
    worded = True
    path: tuple[int, ...] = place("path")
    total: int = number(default=10)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the sums along the line come back to the total again and again."""
        total = self.total

        def step(state: int, value: int) -> int | None:
            added = (0 if state == total and value else state) + value
            return added if added <= total else None

        yield Walk(self.path, 0, step, lambda state: state == total, self._cut)

    def _cut(self, values: Sequence[int]) -> bool:
        """Return whether all sums from the beginning that pass a multiple of the total meet it."""
        sums = [sum(values[: k + 1]) for k in range(len(values))]
        multiples = range(self.total, sums[-1] + 1, self.total) if self.total else [0]
        whole = sums[-1] % self.total == 0 if self.total else sums[-1] == 0
        return whole and sums[-1] >= self.total and all(each in sums for each in multiples)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and the sum if it is not 10."""
        yield from numbered_line("sumlines", self, self.path, layout)


def _arrow_from(centre: Point, path: Sequence[int], layout: Layout) -> Shape:
    """Return an arrow along a path from the edge of the circle around a point."""
    points = [centre] + [layout.centre(cell) for cell in path]
    (u, v), (x, y) = points[-2:]
    share = TIP / (max(abs(u - x), abs(v - y)) or 1)
    tip = round(x + share * (u - x)), round(y + share * (v - y))
    points[0] = _edge_of(centre, points[1])
    return Shape("arrow", "arrows", tuple(points[:-1] + [tip]))


def _edge_of(centre: Point, towards: Point) -> Point:
    """Return the point of a circle in the direction of another point."""
    across, down = towards[0] - centre[0], towards[1] - centre[1]
    long = (across * across + down * down) ** 0.5 or 1
    return round(centre[0] + CIRCLE * across / long), round(centre[1] + CIRCLE * down / long)


def _area_of(cell: int, layout: Layout) -> object:
    """Return the name of the first box or region with the cell; None if there is none."""
    for block in layout.blocks:
        if block.kind in ("box", "region") and cell in block.cells:
            return block.name
    return None
