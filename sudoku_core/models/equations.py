"""The equations of a cell, with the part of each that the givens leave open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from fractions import Fraction

from ..board.candidates import candidates
from ..board.checker import expect_puzzle
from ..board.grid import cell_at
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..rules.kernel import Constraint, holds
from .book import book_of

NO_BREAK = "\u00a0"
"""No-break space between a coefficient and its variable, which stay on one line."""
SENSES = {"=": "=", "<=": "≤", ">=": "≥"}
"""The sign of each sense as it is written on paper."""

Term = tuple[int | Fraction, str]
"""A coefficient and the name of its variable."""


@dataclass(frozen=True, slots=True)
class Equation:
    """A row of the full model, and the part of it that the givens leave open.

    Args:
        name: the row's name in the full model.
        rule: the name of the row's rule; "" for the row of a cell or a block.
        part: the beginning of the name that all rows of one primitive share, such as the rows of
            two neighbours on a thermometer.
        terms: the left-hand side.
        sense: "=", "<=" or ">=".
        bound: the right-hand side.
        cells: the cells of the row's variables, each once; auxiliary variables have no cell.
        free: the terms whose variables the givens do not fix, neither to 1 nor to 0.
        rest: the right-hand side that is left for the free terms.
        open_cells: the cells of the free terms.
    """

    name: str
    rule: str
    part: str
    terms: tuple[Term, ...]
    sense: str
    bound: int
    cells: tuple[int, ...]
    free: tuple[Term, ...]
    rest: int
    open_cells: tuple[int, ...]

    @property
    def text(self) -> str:
        """The whole row, as it is written on paper."""
        return sum_text(self.terms, self.sense, self.bound)

    @property
    def left(self) -> str:
        """The part that the givens leave open, as it is written on paper."""
        return sum_text(self.free, self.sense, self.rest)

    @property
    def impossible(self) -> bool:
        """True if the givens fix all variables of the row and the row is then false."""
        return not self.free and not holds(0, self.sense, self.rest)


def equations(puzzle: Puzzle, cell: int) -> tuple[Equation, ...]:
    r"""Return the rows of the full model that concern a cell.

    These are the row of the cell, then for each block and each rule with the cell the rows that
    have a variable of the cell, and those of auxiliary variables only that share such a variable
    with them. The equations of the givens are not among them.

    Args:
        puzzle: any blocks and rules, any givens.
        cell: a cell index from 0.

    Returns:
        The rows, in the order of the model.

    Raises:
        InputError: the board has no such cell.

    >>> from sudoku_core.rules import Killer
    >>> rows = equations(Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3)]), 1)
    >>> (rows[0].name, rows[0].text)
    ('cell_r1c2', 'x_1_2_1 + x_1_2_2 + x_1_2_3 + x_1_2_4 = 1')
    >>> [row.name for row in rows if row.rule][-2:]
    ['killer_r1c1_place1', 'killer_r1c1_place2']
    >>> next(row for row in rows if row.name == "killer_r1c1_sum").left
    '2\xa0x_1_2_2 + 3\xa0x_1_2_3 + 4\xa0x_1_2_4 = 2'
    """
    expect_puzzle(puzzle)
    layout = puzzle.layout
    if cell not in layout.cells:
        raise InputError(Message("model.cell", cell=str(cell)))
    book = book_of(layout)
    to_equation = _converter(puzzle, book.model.name)
    first_row = book.rows["cell_r{}c{}".format(*cell_at(cell, layout.columns))]
    rows = [to_equation("", first_row.name, first_row)]
    cell_variables = set(first_row.variables)
    parts_of_cell = [
        (rule, part) for rule, part, primitive in lowered(layout).parts if cell in primitive.cells
    ]
    for rule, part in dict.fromkeys(parts_of_cell):  # two primitives of a rule may share a name
        part_rows = book.parts.get(part, ())
        first = book.model.first_auxiliary
        near = {v for row in part_rows if _meets(row, cell_variables) for v in row.variables}
        for row in part_rows:
            only_auxiliary = all(v >= first for v in row.variables)
            if _meets(row, cell_variables) or (only_auxiliary and _meets(row, near)):
                rows.append(to_equation(rule, part, row))
    return tuple(rows)


def _meets(row: Constraint, variables: Set[int]) -> bool:
    """Return whether a row has any of some variables, or none at all."""
    return not row.variables or not variables.isdisjoint(row.variables)


def _converter(
    puzzle: Puzzle, name_of: Callable[[int], str]
) -> Callable[[str, str, Constraint], Equation]:
    """Return a function that turns a row, with its rule and its part, into an equation."""
    side, givens, masks = puzzle.side, puzzle.givens.cells, candidates(puzzle)
    first = puzzle.layout.size * side

    def fixed_value(variable: int) -> int | None:
        if variable >= first:
            return None
        cell, digit = divmod(variable, side)
        if givens[cell]:
            return int(givens[cell] == digit + 1)
        return None if masks[cell] >> digit & 1 else 0

    def to_equation(rule: str, part: str, row: Constraint) -> Equation:
        free = [(factor, v) for factor, v in row.terms if fixed_value(v) is None]
        ones = sum([factor for factor, v in row.terms if fixed_value(v)])

        def cells(variables: Iterator[int]) -> tuple[int, ...]:
            return tuple(sorted({v // side for v in variables if v < first}))

        return Equation(
            row.name,
            rule,
            part,
            tuple([(factor, name_of(v)) for factor, v in row.terms]),
            row.sense,
            row.bound,
            cells(iter(row.variables)),
            tuple([(factor, name_of(v)) for factor, v in free]),
            row.bound - ones,
            cells(v for _, v in free),
        )

    return to_equation


def sum_text(terms: tuple[Term, ...], sense: str, bound: int | Fraction) -> str:
    r"""Return a sum and its bound as they are written on paper.

    >>> sum_text(((-1, "y"), (2, "x")), "<=", 3), sum_text((), "=", -1)
    ('−y + 2\xa0x ≤ 3', '0 = −1')
    """
    text = ""
    for factor, name in terms:
        sign = "−" if factor < 0 else "+"
        text += f" {sign} " if text else sign.strip("+")
        text += name if abs(factor) == 1 else f"{abs(factor)}{NO_BREAK}{name}"
    return f"{text or 0} {SENSES[sense]} {'−' if bound < 0 else ''}{abs(bound)}"
