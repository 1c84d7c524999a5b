"""Made-up rules, declared as one outside the package is: any sum, any table, any count, any set of
digits, an automaton, a clue outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul

from sudoku_core.board.fields import Field
from sudoku_core.rules import (
    Allowed,
    Rule,
    Shape,
    Tally,
    Total,
    Walk,
    declared,
    number,
    place,
)
from sudoku_core.rules.kernel import Linear, Primitive, Table

Digits = tuple[int, ...]
"""Cells, or what the digits of a puzzle stand for."""


class Anything(Field):
    """A field that takes any value, and is neither drawn nor typed."""

    def checked(self, value: object, kind: str) -> object:
        return value


@declared
class Weighted(Rule):
    """A made-up rule: a sum with coefficients keeps a bound, and digits may repeat."""

    kind = "weighted"
    cells: Digits = place("cells")
    coefficients: Digits = Anything()
    sense: str = Anything()
    total: int = Anything()

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> Digits:
        row = [digits[cell] for cell in self.cells]
        if 0 in row:
            return ()
        added = [values[digit - 1] if values else digit for digit in row]
        total = sum(map(mul, self.coefficients, added))
        keeps = {"=": total == self.total, "<=": total <= self.total, ">=": total >= self.total}
        return () if keeps[self.sense] else self.cells

    def fault(self, digits: Sequence[int], values: Sequence[int] | None = None) -> str:
        return ""

    def lower(self, values: Digits) -> tuple[Primitive, ...]:
        linear = Linear(
            self.cells, self.total, values, self.coefficients, self.sense, distinct=False
        )
        return (linear,)


@declared
class Paired(Rule):
    """A made-up rule: two cells hold a pair of digits out of any table."""

    kind = "paired"
    cells: tuple[int, int] = place("cells")
    pairs: frozenset[tuple[int, int]] = Anything()

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> Digits:
        first, other = digits[self.cells[0]], digits[self.cells[1]]
        return self.cells if first and other and (first, other) not in self.pairs else ()

    def fault(self, digits: Sequence[int], values: Sequence[int] | None = None) -> str:
        return ""

    def lower(self, values: Digits) -> tuple[Primitive, ...]:
        digits = range(1, len(values) + 1)
        allowed = [sum(1 << v - 1 for v in digits if (u, v) in self.pairs) for u in digits]
        return (Table(*self.cells, tuple(allowed)),)


@declared
class Among(Rule):
    """A made-up rule: each cell holds one of some values."""

    kind = "among"
    cells: Digits = place("cells")
    values: frozenset[int] = Anything()

    def conditions(self, layout) -> Iterator[Allowed]:
        for cell in self.cells:
            yield Allowed(cell, lambda value: value in self.values)


@declared
class Often(Rule):
    """A made-up rule: a value, which may be no digit, stands in the cells so often."""

    kind = "often"
    cells: Digits = place("cells")
    value: int = Anything()
    least: int = Anything()
    most: int = Anything()

    def conditions(self, layout) -> Iterator[Tally]:
        yield Tally(self.cells, self.value, self.least, self.most)


@declared
class Remainder(Rule):
    """A made-up rule: the values add up to a number that leaves a remainder."""

    kind = "remainder"
    cells: Digits = place("cells")
    modulus: int = Anything()
    remainder: int = Anything()

    def conditions(self, layout) -> Iterator[Walk]:
        yield Walk(
            self.cells,
            0,
            lambda state, value: (state + value) % self.modulus,
            lambda state: state == self.remainder,
            lambda values: sum(values) % self.modulus == self.remainder,
        )


@declared
class FrameSum(Rule):
    """A made-up rule with its clue outside: the sum of the first two cells seen from there."""

    kind = "framesum"
    position: tuple[int, ...] = place("outside")
    total: int = number()

    def conditions(self, layout) -> Iterator[Total]:
        yield Total(layout.seen_from(self.position)[:2], self.total)

    def shapes(self, layout) -> Iterator[Shape]:
        row, column = self.position[:2]
        yield Shape("text", "clues", ((column * 100 + 50, row * 100 + 50),), 40, self.clue)
