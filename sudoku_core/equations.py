"""The equations that a cell stands in, by their names in the full binary program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from .candidates import candidates
from .grid import variable_name
from .lowering import lowered
from .messages import InputError, Message
from .model import cell_row
from .puzzle import Puzzle
from .rules.kernel import Constraint, Left, holds
from .validation import expect_puzzle

NEXT = "\u00a0"
"""Between a coefficient and its variable, which stay on one line."""
SENSES = {"=": "=", "<=": "≤", ">=": "≥"}

Term = tuple[int | Fraction, str]
"""A coefficient and the name of its variable."""


@dataclass(frozen=True, slots=True)
class Equation:
    """An equation or inequality of the full model, and what the givens leave of it.

    Args:
        name: as the full model calls it.
        rule: the name of the rule that it comes from; "" where it is of the cell alone, or a block.
        part: the beginning of the name that all share that say one thing: the pair of cells on a
            thermometer, of which there may be several.
        terms: what is added up.
        sense: "=", "<=" or ">=".
        bound: the right-hand side.
        cells: those of its variables, each once; auxiliary variables have none.
        free: the terms that the givens do not fix: neither as a given nor as what one rules out.
        rest: the right-hand side that is left for these.
        open_cells: the cells of these.
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
        """All of it, as it is written on paper."""
        return written(self.terms, self.sense, self.bound)

    @property
    def left(self) -> str:
        """What the givens leave of it."""
        return written(self.free, self.sense, self.rest)

    @property
    def impossible(self) -> bool:
        """Whether the givens leave no variable of it, and it says what is not so."""
        return not self.free and not holds(0, self.sense, self.rest)


def equations(puzzle: Puzzle, cell: int) -> tuple[Equation, ...]:
    r"""The equations and inequalities that a cell stands in, and those that tie their variables.

    They are those of ``build_model(puzzle, "full")``, but for the givens' own: one for the cell,
    then for each block and each rule those with a variable of the cell, or with none of any cell.

    Args:
        puzzle: any blocks and rules, any givens.
        cell: a cell index from 0.

    Raises:
        InputError: there is no such cell.

    >>> from sudoku_core.rules import Killer
    >>> found = equations(Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3)]), 1)
    >>> (found[0].name, found[0].text)
    ('cell_r1c2', 'x_1_2_1 + x_1_2_2 + x_1_2_3 + x_1_2_4 = 1')
    >>> [one.name for one in found if one.rule][-2:]
    ['killer_r1c1_place1', 'killer_r1c1_place2']
    >>> next(one for one in found if one.name == "killer_r1c1_sum").left
    '2\xa0x_1_2_2 + 3\xa0x_1_2_3 + 4\xa0x_1_2_4 = 2'
    """
    expect_puzzle(puzzle)
    layout = puzzle.layout
    if cell not in layout.cells:
        raise InputError(Message("model.cell", cell=str(cell)))
    names: list[str] = []
    first = layout.size * layout.side

    def fresh(name: str) -> int:
        names.append(name)
        return first + len(names) - 1

    def called(variable: int) -> str:
        if variable >= first:
            return names[variable - first]
        return variable_name(variable, puzzle.side, layout.columns)

    read = _reading(puzzle, called)
    left = Left.whole(layout.cells, layout.size, layout.side)
    own = cell_row(layout, left, cell)
    found = [read("", own.name, own)]
    own_variables = set(own.variables)
    for owner, part, primitive in lowered(layout).parts:
        if cell in primitive.cells:
            for row in primitive.rows(part, left, fresh):
                of_cells = [variable for variable in row.variables if variable < first]
                if not of_cells or own_variables.intersection(of_cells):
                    found.append(read(owner, part, row))
    return tuple(found)


def _reading(
    puzzle: Puzzle, called: Callable[[int], str]
) -> Callable[[str, str, Constraint], Equation]:
    """What turns a row, with the rule and the part that it is of, into an equation."""
    side, givens, held = puzzle.side, puzzle.givens.cells, candidates(puzzle)
    first = puzzle.layout.size * side

    def fixed(variable: int) -> int | None:
        """The value of a variable that the givens fix."""
        if variable >= first:
            return None
        cell, digit = divmod(variable, side)
        if givens[cell]:
            return int(givens[cell] == digit + 1)
        return None if held[cell] >> digit & 1 else 0

    def read(rule: str, part: str, row: Constraint) -> Equation:
        free = [(factor, v) for factor, v in row.terms if fixed(v) is None]
        ones = sum([factor for factor, v in row.terms if fixed(v)])

        def cells(variables: Iterator[int]) -> tuple[int, ...]:
            return tuple(sorted({v // side for v in variables if v < first}))

        return Equation(
            row.name,
            rule,
            part,
            tuple([(factor, called(v)) for factor, v in row.terms]),
            row.sense,
            row.bound,
            cells(iter(row.variables)),
            tuple([(factor, called(v)) for factor, v in free]),
            row.bound - ones,
            cells(v for _, v in free),
        )

    return read


def written(terms: tuple[Term, ...], sense: str, bound: int | Fraction) -> str:
    r"""A sum and its bound as they are written on paper.

    >>> written(((-1, "y"), (2, "x")), "<=", 3), written((), "=", -1)
    ('−y + 2\xa0x ≤ 3', '0 = −1')
    """
    text = ""
    for factor, name in terms:
        sign = "−" if factor < 0 else "+"
        text += f" {sign} " if text else sign.strip("+")
        text += name if abs(factor) == 1 else f"{abs(factor)}{NEXT}{name}"
    return f"{text or 0} {SENSES[sense]} {'−' if bound < 0 else ''}{abs(bound)}"
