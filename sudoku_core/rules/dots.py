"""Rules about two cells, marked where they meet (dots, X and V, greater than), and negatives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Pair
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import Shape
from .chess import BESIDE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..board.conditions import Condition
    from ..board.layout import Layout

DOT, MARK = 14, 34
"""Radius of a dot, and height of a mark."""
ROMAN = {5: "V", 10: "X"}
"""Marks of sums."""


@declared
class Difference(Rule):
    """A white dot: the values of two cells differ by a number, by default 1.

    Args:
        pair: two cell indices from 0.
        gap: the difference.

    >>> Difference((0, 1)).broken([4, 6]), Difference((0, 1), 2).broken([4, 6])
    ((0, 1), ())
    """

    kind = "difference"
    worded = True
    pair: tuple[int, ...] = place("pair")
    gap: int = number(default=1)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the difference."""
        gap = self.gap
        yield Pair(self.pair[0], self.pair[1], lambda u, v: abs(u - v) == gap)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a white dot, with the difference in it if it is not 1."""
        point = layout.centre(*self.pair)
        yield Shape("disc", "whitedots", (point,), DOT)
        if self.gap != 1:
            yield Shape("text", "whitemarks", (point,), 20, self.clue)


@declared
class Ratio(Rule):
    """A black dot: one of two values is a multiple of the other, by default the double.

    Args:
        pair: two cell indices from 0.
        factor: the ratio.

    >>> Ratio((0, 1)).broken([6, 3]), Ratio((0, 1)).broken([6, 2]), Ratio((0, 1), 3).broken([6, 2])
    ((), (0, 1), ())
    """

    kind = "ratio"
    worded = True
    pair: tuple[int, ...] = place("pair")
    factor: int = number(default=2)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the ratio."""
        factor = self.factor
        yield Pair(self.pair[0], self.pair[1], lambda u, v: u == factor * v or v == factor * u)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a black dot, with the ratio in it if it is not 2."""
        point = layout.centre(*self.pair)
        yield Shape("disc", "blackdots", (point,), DOT)
        if self.factor != 2:
            yield Shape("text", "blackmarks", (point,), 20, self.clue)


@declared
class PairSum(Rule):
    """Two values add up to a total: X stands for 10, V for 5.

    Args:
        pair: two cell indices from 0.
        total: the sum.

    >>> PairSum((0, 1), 10).broken([4, 6]), PairSum((0, 1), 5).broken([4, 6])
    ((), (0, 1))
    """

    kind = "pairsum"
    worded = True
    pair: tuple[int, ...] = place("pair")
    total: int = number(usual=(10, 5))

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the sum."""
        total = self.total
        yield Pair(self.pair[0], self.pair[1], lambda u, v: u + v == total)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield X, V or the sum where the cells meet."""
        mark = ROMAN.get(self.total, self.clue)
        yield Shape("text", "marks", (layout.centre(*self.pair),), MARK, mark)


@declared
class Greater(Rule):
    """The first of two cells holds the greater digit.

    Args:
        pair: two cell indices from 0.

    >>> Greater((0, 1)).broken([4, 6]), Greater((1, 0)).broken([4, 6])
    ((0, 1), ())
    """

    kind = "greater"
    worded = True
    pair: tuple[int, ...] = place("pair")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the first value is the greater."""
        yield Pair(self.pair[0], self.pair[1], lambda u, v: u > v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield an angle that points to the lesser digit."""
        (x, y), (u, v) = layout.centre(self.pair[0]), layout.centre(self.pair[1])
        across, down = (x + u) // 2, (y + v) // 2
        right, below = (u > x) - (u < x), (v > y) - (v < y)
        if right and below:  # cells across a corner: the angle points sideways
            below = 0
        tip = (across + 9 * right, down + 9 * below)
        wing = (across - 9 * right, down - 9 * below)
        first = (wing[0] - 14 * below, wing[1] - 14 * right)
        second = (wing[0] + 14 * below, wing[1] + 14 * right)
        yield Shape("line", "signs", (first, tip, second))


@declared
class AllDifferences(Rule):
    """No neighbours without a dot hold consecutive digits: all white dots are given.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> rules = Puzzle([0] * 16, rules=[AllDifferences(), Difference((0, 1))]).rules
    >>> rules[0].broken([1, 2, 3, 0] + [0] * 12)
    (1, 2)
    """

    kind = "alldifferences"
    of_others = True
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours without a dot that they are not consecutive."""
        for a, b in _without(layout, (Difference, Ratio)):
            yield Pair(a, b, lambda u, v: abs(u - v) != 1)


@declared
class AllRatios(Rule):
    """No neighbours without a dot have the ratio of those with one: all black dots are given.

    Neighbours with a white or black dot are exempt; without black dots the ratio is 2.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> rules = Puzzle([0] * 16, rules=[AllRatios(), Ratio((0, 1))]).rules
    >>> rules[0].broken([1, 2, 4, 0] + [0] * 12)
    (1, 2)
    """

    kind = "allratios"
    of_others = True
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours without a dot that no ratio of the dots is theirs."""
        factors = {rule.factor for rule in layout.rules if isinstance(rule, Ratio)} or {2}
        for a, b in _without(layout, (Difference, Ratio)):
            yield Pair(a, b, lambda u, v: not any(u == k * v or v == k * u for k in factors))


@declared
class AllPairSums(Rule):
    """No neighbours without a mark add up to 10 or 5: all X and V are given.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> rules = Puzzle([0] * 16, rules=[AllPairSums(), PairSum((0, 1), 5)]).rules
    >>> rules[0].broken([1, 4, 1, 0] + [0] * 12)
    (1, 2)
    """

    kind = "allpairsums"
    of_others = True
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours without a mark that they add up to no marked sum."""
        sums = {rule.total for rule in layout.rules if isinstance(rule, PairSum)} | set(ROMAN)
        for a, b in _without(layout, (PairSum,)):
            yield Pair(a, b, lambda u, v: u + v not in sums)


def _without(layout: Layout, marked: Iterable[type[Rule]]) -> list[tuple[int, int]]:
    """Return the neighbours without a mark of some classes between them."""
    exempt = set()
    for rule in layout.rules:
        if any(isinstance(rule, kind) for kind in marked):
            exempt.add((min(rule.cells), max(rule.cells)))
    return [pair for pair in layout.pairs(BESIDE) if pair not in exempt]
