"""The sums and relations of a puzzle, in rows, columns and the values that digits stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..grid import cell_at
from ..lowering import lowered
from ..puzzle import Puzzle
from ..rules.kernel import Linear, Relation

Cell = tuple[int, int]
"""Row and column, both from 1."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum of values, each times a coefficient, keeps a bound.

    Args:
        name: what a constraint on them is called.
        terms: the coefficients, none of them 0, with their cells.
        sense: "=", "<=" or ">=".
        total: the bound.
    """

    name: str
    terms: tuple[tuple[int, Cell], ...]
    sense: str
    total: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """The values of two cells compared.

    Args:
        name: what a constraint on them is called.
        a: one cell.
        sense: "<", "<=", "=" or "!=".
        b: the other cell.
    """

    name: str
    a: Cell
    sense: str
    b: Cell


@dataclass(frozen=True, slots=True)
class Table:
    """The pairs of values that two cells may hold.

    Args:
        name: what a constraint on them is called.
        a: one cell.
        b: the other cell.
        pairs: the pairs, ascending.
    """

    name: str
    a: Cell
    b: Cell
    pairs: tuple[tuple[int, int], ...]

    def partners(self, digits: Iterable[int]) -> Iterator[tuple[int, list[int]]]:
        """For each of the values of a, those that b may hold with it.

        >>> list(Table("t", (1, 1), (1, 2), ((1, 2), (1, 3))).partners((1, 2)))
        [(1, [2, 3]), (2, [])]
        """
        for value in digits:
            yield value, [v for u, v in self.pairs if u == value]


@dataclass(frozen=True, slots=True)
class Demands:
    """What a puzzle demands beside cells that must differ."""

    sums: tuple[Sum, ...]
    comparisons: tuple[Comparison, ...]
    tables: tuple[Table, ...]


def demands(puzzle: Puzzle) -> Demands:
    """What a puzzle demands beside cells that must differ.

    As what digits stand for grows with the digits, they compare as these values do.

    Raises:
        NotImplementedError: a rule adds up other values than those that the digits stand for.

    >>> from sudoku_core.rules import Killer, Thermometer
    >>> found = demands(Puzzle([0] * 16, rules=[Killer((0, 1), 3), Thermometer((4, 5))]))
    >>> found.sums
    (Sum(name='killer_r1c1_sum', terms=((1, (1, 1)), (1, (1, 2))), sense='=', total=3),)
    >>> found.comparisons
    (Comparison(name='thermometer_r2c1', a=(2, 1), sense='<', b=(2, 2)),)
    """
    layout = puzzle.layout
    sums: list[Sum] = []
    comparisons: list[Comparison] = []
    tables: list[Table] = []
    for name, one in lowered(layout).others:
        if isinstance(one, Linear):
            if one.values != layout.digits:
                raise NotImplementedError(f"{name} adds up what its digits do not stand for")
            sums.append(_sum(name, one, layout.columns))
            continue
        if not isinstance(one, Relation):
            raise NotImplementedError(f"{name} is a primitive that the exports do not know")
        a, b = cell_at(one.a, layout.columns), cell_at(one.b, layout.columns)
        sense = one.operator
        if sense is None:
            tables.append(Table(name, a, b, _values(one, layout.digits)))
        elif sense in (">", ">="):
            comparisons.append(Comparison(name, b, sense.replace(">", "<"), a))
        else:
            comparisons.append(Comparison(name, a, sense, b))
    return Demands(tuple(sums), tuple(comparisons), tuple(tables))


def _sum(name: str, one: Linear, columns: int) -> Sum:
    terms = [(factor, cell_at(cell, columns)) for factor, cell in one.terms if factor]
    return Sum(f"{name}_sum", tuple(terms), one.sense, one.total)


def _values(one: Relation, digits: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(digits[u - 1], digits[v - 1]) for u, v in one.pairs])


def added(terms: Iterable[tuple[int, str]], times: str = " * ") -> str:
    """Terms as a sum in the signs that nearly all languages have.

    >>> added([(1, "a"), (-1, "b"), (2, "c")]), added([(-2, "a")], " "), added([])
    ('a - b + 2 * c', '-2 a', '0')
    """
    text = ""
    for factor, word in terms:
        sign = " - " if factor < 0 else " + "
        if not text:
            sign = "-" if factor < 0 else ""
        text += sign + (word if abs(factor) == 1 else f"{abs(factor)}{times}{word}")
    return text or "0"
