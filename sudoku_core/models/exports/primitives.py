"""The sums, comparisons and tables of a puzzle, in rows, columns and the values of digits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...board.grid import cell_at
from ...board.lowering import lowered
from ...board.puzzle import Puzzle
from ...rules.kernel import Linear, Table

Cell = tuple[int, int]
"""Row and column, both from 1."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A bound on a sum of values, each times a coefficient.

    Args:
        name: the name of the constraint.
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
    """A comparison of the values of two cells.

    Args:
        name: the name of the constraint.
        a: one cell.
        sense: "<", "<=", "=" or "!=".
        b: the other cell.
    """

    name: str
    a: Cell
    sense: str
    b: Cell


@dataclass(frozen=True, slots=True)
class PairTable:
    """The pairs of values that two cells may hold.

    Args:
        name: the name of the constraint.
        a: one cell.
        b: the other cell.
        pairs: the pairs, ascending.
    """

    name: str
    a: Cell
    b: Cell
    pairs: tuple[tuple[int, int], ...]

    def partners(self, digits: Iterable[int]) -> Iterator[tuple[int, list[int]]]:
        """Yield each value of a with the values that b may hold beside it.

        >>> list(PairTable("t", (1, 1), (1, 2), ((1, 2), (1, 3))).partners((1, 2)))
        [(1, [2, 3]), (2, [])]
        """
        for value in digits:
            yield value, [v for u, v in self.pairs if u == value]


@dataclass(frozen=True, slots=True)
class Primitives:
    """The constraints of a puzzle other than all-different.

    Args:
        sums: sums with a bound.
        comparisons: comparisons of two cells.
        tables: all other conditions on two cells.
    """

    sums: tuple[Sum, ...]
    comparisons: tuple[Comparison, ...]
    tables: tuple[PairTable, ...]


def primitives_of(puzzle: Puzzle) -> Primitives:
    """Return the constraints of a puzzle other than all-different.

    The values of digits grow with the digits, so two values compare as their digits do.

    Raises:
        NotImplementedError: a rule adds up other values than those of the puzzle's digits, or
            a primitive is neither a sum nor a table.

    >>> from sudoku_core.rules import Killer, Thermometer
    >>> primitives = primitives_of(Puzzle([0] * 16, rules=[Killer((0, 1), 3), Thermometer((4, 5))]))
    >>> primitives.sums
    (Sum(name='killer_r1c1_sum', terms=((1, (1, 1)), (1, (1, 2))), sense='=', total=3),)
    >>> primitives.comparisons
    (Comparison(name='thermometer_r2c1', a=(2, 1), sense='<', b=(2, 2)),)
    """
    layout = puzzle.layout
    sums: list[Sum] = []
    comparisons: list[Comparison] = []
    tables: list[PairTable] = []
    for name, primitive in lowered(layout).others:
        if isinstance(primitive, Linear):
            if primitive.values != layout.digits:
                raise NotImplementedError(f"{name} adds up what its digits do not stand for")
            sums.append(_sum(name, primitive, layout.columns))
            continue
        if not isinstance(primitive, Table):
            raise NotImplementedError(f"{name} is a primitive that the exports do not know")
        a, b = cell_at(primitive.a, layout.columns), cell_at(primitive.b, layout.columns)
        sense = primitive.operator
        if sense is None:
            tables.append(PairTable(name, a, b, _values(primitive, layout.digits)))
        elif sense in (">", ">="):
            comparisons.append(Comparison(name, b, sense.replace(">", "<"), a))
        else:
            comparisons.append(Comparison(name, a, sense, b))
    return Primitives(tuple(sums), tuple(comparisons), tuple(tables))


def _sum(name: str, linear: Linear, columns: int) -> Sum:
    terms = [(factor, cell_at(cell, columns)) for factor, cell in linear.terms if factor]
    return Sum(f"{name}_sum", tuple(terms), linear.sense, linear.total)


def _values(table: Table, digits: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(digits[u - 1], digits[v - 1]) for u, v in table.pairs])


def sum_of_terms(terms: Iterable[tuple[int, str]], times: str = " * ") -> str:
    """Return terms as a sum, in signs that nearly all languages have.

    >>> sum_of_terms([(1, "a"), (-1, "b"), (2, "c")])
    'a - b + 2 * c'
    >>> sum_of_terms([(-2, "a")], " "), sum_of_terms([])
    ('-2 a', '0')
    """
    text = ""
    for factor, word in terms:
        sign = " - " if factor < 0 else " + "
        if not text:
            sign = "-" if factor < 0 else ""
        text += sign + (word if abs(factor) == 1 else f"{abs(factor)}{times}{word}")
    return text or "0"
