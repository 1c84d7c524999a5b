"""Made-up rules that need no more than the kernel has: any sum, any table of pairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import mul

from sudoku_core import Rule
from sudoku_core.rules.kernel import Linear, Primitive, Relation

Digits = tuple[int, ...]
"""Cells, or what the digits of a puzzle stand for."""


@dataclass(frozen=True, slots=True)
class Weighted(Rule):
    """A made-up rule: a sum with coefficients keeps a bound, and digits may repeat."""

    cells: tuple[int, ...]
    coefficients: tuple[int, ...]
    sense: str
    total: int
    name: str = ""
    kind = "weighted"
    differ = False

    def named(self, name: str) -> Weighted:
        return replace(self, name=name)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> Digits:
        held = [digits[cell] for cell in self.cells]
        if 0 in held:
            return ()
        added = [values[digit - 1] if values else digit for digit in held]
        total = sum(map(mul, self.coefficients, added))
        keeps = {"=": total == self.total, "<=": total <= self.total, ">=": total >= self.total}
        return () if keeps[self.sense] else self.cells

    def lower(self, values: Digits) -> tuple[Primitive, ...]:
        linear = Linear(
            self.cells, self.total, values, self.coefficients, self.sense, distinct=False
        )
        return (linear,)


@dataclass(frozen=True, slots=True)
class Paired(Rule):
    """A made-up rule: two cells hold a pair of digits out of any table."""

    cells: tuple[int, int]
    pairs: frozenset[tuple[int, int]]
    name: str = ""
    kind = "paired"
    differ = False

    def named(self, name: str) -> Paired:
        return replace(self, name=name)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> Digits:
        one, other = digits[self.cells[0]], digits[self.cells[1]]
        return self.cells if one and other and (one, other) not in self.pairs else ()

    def lower(self, values: Digits) -> tuple[Primitive, ...]:
        digits = range(1, len(values) + 1)
        allowed = [sum(1 << v - 1 for v in digits if (u, v) in self.pairs) for u in digits]
        return (Relation(*self.cells, tuple(allowed)),)
