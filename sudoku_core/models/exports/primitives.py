"""The sums, comparisons and tables of a puzzle, in rows, columns and the values of digits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ...board.grid import cell_at
from ...board.layout import Layout
from ...board.lowering import lowered
from ...board.puzzle import Puzzle
from ...rules.kernel import Constraint, Count, Domains, Linear, Regular, Table

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
class Tallied:
    """Bounds on how often a value stands in some cells.

    Args:
        name: the name of the constraint.
        cells: the cells.
        value: the value.
        least: how often it stands there at least.
        most: how often at most.
    """

    name: str
    cells: tuple[Cell, ...]
    value: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Automaton:
    """An automaton that accepts the values of some cells, in their order.

    It begins in state 0. A line that has an arc for each of its cells is accepted.

    Args:
        name: the name of the constraint.
        cells: the cells.
        arcs: a state, a value, and the state that the value leads to; a state belongs to one cell.
        accepted: the states behind the last cell; none if no values are accepted.
    """

    name: str
    cells: tuple[Cell, ...]
    arcs: tuple[tuple[int, int, int], ...]
    accepted: tuple[int, ...]

    @property
    def layers(self) -> list[list[tuple[int, int, int]]]:
        """The arcs of each cell."""
        layers = []
        states = {0}
        for _ in self.cells:
            layers.append([arc for arc in self.arcs if arc[0] in states])
            states = {arc[2] for arc in layers[-1]}
        return layers


@dataclass(frozen=True, slots=True)
class Row:
    """A linear row over candidates and variables of its own.

    Args:
        name: the name of the row.
        candidates: coefficients, each with its cell and value.
        auxiliary: coefficients, each with the name of a binary variable.
        sense: "=", "<=" or ">=".
        bound: the bound.
    """

    name: str
    candidates: tuple[tuple[int, Cell, int], ...]
    auxiliary: tuple[tuple[int, str], ...]
    sense: str
    bound: int


@dataclass(frozen=True, slots=True)
class Primitives:
    """The constraints of a puzzle other than all-different.

    Args:
        sums: sums with a bound.
        comparisons: comparisons of two cells.
        tables: all other conditions on two cells.
        tallies: bounds on how often a value stands in cells.
        automata: automata over cells.
        variables: names of the binary variables in ``rows`` that are no candidates.
        rows: tallies and automata as linear rows.
    """

    sums: tuple[Sum, ...]
    comparisons: tuple[Comparison, ...]
    tables: tuple[PairTable, ...]
    tallies: tuple[Tallied, ...]
    automata: tuple[Automaton, ...]
    variables: tuple[str, ...]
    rows: tuple[Row, ...]


def primitives_of(puzzle: Puzzle) -> Primitives:
    """Return the constraints of a puzzle other than all-different.

    The values of digits grow with the digits, so two values compare as their digits do.

    Raises:
        NotImplementedError: a rule adds up other values than those of the puzzle's digits.

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
    tallies: list[Tallied] = []
    automata: list[Automaton] = []
    rest: list[tuple[str, Count | Regular]] = []
    for name, primitive in lowered(layout).others:
        if isinstance(primitive, Linear):
            if primitive.values != layout.digits:
                raise NotImplementedError(f"{name} adds up what its digits do not stand for")
            sums.append(_sum(name, primitive, layout.columns))
            continue
        if isinstance(primitive, Count):
            tallies.append(_tallied(name, primitive, layout))
            rest.append((name, primitive))
            continue
        if isinstance(primitive, Regular):
            automata.append(_automaton(name, primitive, layout))
            rest.append((name, primitive))
            continue
        a, b = cell_at(primitive.a, layout.columns), cell_at(primitive.b, layout.columns)
        sense = primitive.operator
        if sense is None:
            tables.append(PairTable(name, a, b, _values(primitive, layout.digits)))
        elif sense in (">", ">="):
            comparisons.append(Comparison(name, b, sense.replace(">", "<"), a))
        else:
            comparisons.append(Comparison(name, a, sense, b))
    return Primitives(
        tuple(sums),
        tuple(comparisons),
        tuple(tables),
        tuple(tallies),
        tuple(automata),
        *_rows(rest, layout),
    )


def _cells(cells: Iterable[int], layout: Layout) -> tuple[Cell, ...]:
    return tuple([cell_at(cell, layout.columns) for cell in cells])


def _tallied(name: str, count: Count, layout: Layout) -> Tallied:
    value = layout.digits[count.digit - 1]
    return Tallied(name, _cells(count.cells, layout), value, count.least, count.most)


def _automaton(name: str, regular: Regular, layout: Layout) -> Automaton:
    arcs, accepted = regular.whole()
    valued = [(state, layout.digits[digit - 1], after) for state, digit, after in arcs]
    return Automaton(name, _cells(regular.cells, layout), tuple(valued), tuple(accepted))


def _rows(
    primitives: Iterable[tuple[str, Count | Regular]], layout: Layout
) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    """Return the names of the auxiliary variables of primitives, and their rows."""
    domains = Domains.whole(layout.cells, layout.size, layout.side)
    first = layout.size * layout.side
    names: list[str] = []

    def fresh(name: str) -> int:
        names.append(name)
        return first + len(names) - 1

    rows = [row for name, primitive in primitives for row in primitive.rows(name, domains, fresh)]
    return tuple(names), tuple([_row(row, names, layout) for row in rows])


def _row(row: Constraint, names: Sequence[str], layout: Layout) -> Row:
    first = layout.size * layout.side
    candidates = []
    for factor, variable in row.terms:
        if variable < first:
            cell, digit = divmod(variable, layout.side)
            candidates.append((factor, cell_at(cell, layout.columns), layout.digits[digit]))
    auxiliary = [(factor, names[v - first]) for factor, v in row.terms if v >= first]
    return Row(row.name, tuple(candidates), tuple(auxiliary), row.sense, row.bound)


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
