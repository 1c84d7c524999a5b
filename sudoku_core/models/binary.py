"""The binary program of a puzzle (seeds 000, 001 and 004) as plain data, without any solver.

x[r,c,d] is 1 if the cell in row r and column c holds the digit d. Each cell holds exactly one
digit; each digit stands exactly once in every full block, at most once in a smaller block; the
givens are fixed. A variable is the number ``cell * side + digit - 1``. Rules add further rows, some
with auxiliary variables, whose numbers follow those of the candidates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..board.candidates import candidates, propagate
from ..board.checker import expect_puzzle
from ..board.grid import Grid, cell_at, full_grids, variable_name, variable_of
from ..board.layout import Layout
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..rules.kernel import Constraint, Domains, bits
from .contradiction import contradiction
from .pulp_problem import has_solution, pulp_values

if TYPE_CHECKING:
    import pulp

FORMULATIONS = ("reduced", "full")
"""The formulations of the binary program, as ``build_model`` explains."""
TOLERANCE = 1e-3
"""Largest distance of a solver's value from 0 or 1: solvers work to about 1e-6, and print fewer
places.
"""


@dataclass(frozen=True, slots=True)
class ModelStats:
    """The size of a model, as AMPL's ``show_stats`` reports it (seed 004).

    Args:
        variables: number of variables, free or fixed by an equation of the model.
        constraints: number of equations and inequalities, without the equations of the givens.
        nonzeros: number of coefficients in the constraints.
        fixed_one: number of variables known to be 1: fixed by an equation (full) or left out of
            the model (reduced).
        fixed_zero: number of variables known to be 0, which are left out of the model.
        givens: number of equations of the givens (full), each with one variable; a solver gets
            these rows in addition to the constraints.
    """

    variables: int
    constraints: int
    nonzeros: int
    fixed_one: int
    fixed_zero: int
    givens: int = 0


@dataclass(frozen=True, slots=True)
class BinaryModel:
    """The binary program of a puzzle.

    Args:
        layout: the board, its blocks and rules.
        formulation: "full" or "reduced".
        variables: the numbers of the variables, ascending; those of auxiliary variables come last.
        constraints: a row for each cell, a row for each block and digit, the rows of the rules,
            then the no-good cuts.
        fixings: in the full formulation, an equation for each given; none in the reduced one.
        domains: the candidates that have variables, and the digits settled without variables.
        auxiliaries: the names of the auxiliary variables.
        excluded: solutions that are ruled out.
        objective: the sum to maximise, as factors and variables; empty if any solution will do.
    """

    layout: Layout
    formulation: str
    variables: tuple[int, ...]
    constraints: tuple[Constraint, ...]
    fixings: tuple[Constraint, ...]
    domains: Domains
    auxiliaries: tuple[str, ...] = ()
    excluded: tuple[Grid, ...] = ()
    objective: tuple[tuple[float, int], ...] = ()

    @property
    def side(self) -> int:
        """The number of digits."""
        return self.layout.side

    @property
    def settled(self) -> tuple[int, ...]:
        """By cell the digit that is known without variables, 0 for an open cell."""
        return self.domains.settled

    @property
    def digits_left(self) -> tuple[tuple[int, ...], ...]:
        """By cell the digits, from 1, that it can still hold; none for a gap.

        Where the givens contradict each other, these are the digits that no given peer rules out.

        >>> build_model(Puzzle([1, 0, 0, 0])).digits_left
        ((1,), (2,), (2,), (1,))
        """
        return tuple([tuple([bit + 1 for bit in bits(mask)]) for mask in self.domains.masks])

    @property
    def first_auxiliary(self) -> int:
        """The first number that stands for no candidate."""
        return self.layout.size * self.side

    @property
    def candidates(self) -> tuple[int, ...]:
        """The variables that stand for candidates."""
        return self.variables[: len(self.variables) - len(self.auxiliaries)]

    @property
    def contradicts(self) -> bool:
        """True if a row without variables is false: some cell or digit has no place."""
        return any(row.impossible for row in self.constraints)

    @property
    def stats(self) -> ModelStats:
        """The size of the model."""
        ones = sum(1 for digit in self.settled if digit)
        return ModelStats(
            variables=len(self.variables),
            constraints=len(self.constraints),
            nonzeros=sum(len(c.variables) for c in self.constraints),
            fixed_one=ones + len(self.fixings),
            fixed_zero=len(self.layout.cells) * self.side - len(self.candidates) - ones,
            givens=len(self.fixings),
        )

    def name(self, variable: int) -> str:
        """Return the name of a variable, with row, column and digit from 1: ``x_1_2_5``.

        >>> build_model(Puzzle([0] * 16)).name(6)
        'x_1_2_3'
        """
        if variable >= self.first_auxiliary:
            return self.auxiliaries[variable - self.first_auxiliary]
        return variable_name(variable, self.side, self.layout.columns)

    def decode(self, values: Mapping[str, float] | pulp.LpProblem) -> Grid:
        """Return the grid that the values of the variables stand for.

        Args:
            values: the value of each variable, by name; within ``TOLERANCE`` of 0 or 1. Or the
                problem of ``to_pulp``, once a solver has solved it.

        Returns:
            The grid, which ``is_solution`` can check.

        Raises:
            InputError: a value is missing or neither 0 nor 1, a cell does not have exactly one
                digit, or the problem has no solution or is not solved.

        >>> model = build_model(Puzzle([1, 2, 2, 1], blocks=[]), "full")
        >>> ones = {"x_1_1_1", "x_1_2_2", "x_2_1_2", "x_2_2_1"}
        >>> names = [model.name(variable) for variable in model.variables]
        >>> model.decode({name: 0.9999 * (name in ones) for name in names})
        Grid([(1, 2), (2, 1)])
        """
        if not isinstance(values, Mapping):
            if not has_solution(values):
                raise InputError(Message("model.unsolved"))
            values = pulp_values(values)
        ones = []
        for variable in self.candidates:
            name = self.name(variable)
            value = values.get(name)
            if value is None or min(abs(value), abs(value - 1)) > TOLERANCE:
                raise InputError(Message("model.value", variable=name, value=str(value)))
            if value > TOLERANCE:
                ones.append(variable)
        return self.grid_of(ones)

    def grid_of(self, ones: Iterable[int]) -> Grid:
        """Return the grid that the variables with value 1 stand for.

        Args:
            ones: the variables with value 1; all others are 0.

        Raises:
            InputError: a cell does not have exactly one digit.

        >>> build_model(Puzzle([1, 2, 2, 1], blocks=[]), "full").grid_of([0, 3, 5, 6])
        Grid([(1, 2), (2, 1)])
        """
        digits = list(self.settled)
        columns = self.layout.columns
        for variable in ones:
            cell, digit = divmod(variable, self.side)
            if digits[cell]:
                raise InputError(Message("model.two-digits", cells=(cell_at(cell, columns),)))
            digits[cell] = digit + 1
        for cell in self.layout.cells:
            if not digits[cell]:
                raise InputError(Message("model.no-digit", cells=(cell_at(cell, columns),)))
        return self.layout.grid(digits)

    def no_good(self, grid: Grid) -> tuple[int, ...] | None:
        """Return the variables of a no-good cut: not all of them are 1 in any other solution.

        Args:
            grid: a full grid of this board.

        Returns:
            The variables that are 1 in the grid; None if the model rules the grid out already.
        """
        if self.contradicts:
            return None
        ones = []
        for cell in self.layout.cells:
            digit = grid.cells[cell]
            if not self.domains.masks[cell] >> (digit - 1) & 1:
                return None
            if not self.settled[cell]:
                ones.append(self.domains.variable(cell, digit - 1))
        return tuple(ones)


def build_model(
    puzzle: Puzzle, formulation: str = "reduced", *, excluding: Iterable[Grid] = ()
) -> BinaryModel:
    """Return the binary program of a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
        formulation: "full" has all N³ variables and the givens as equations, as the seeds
            write them; "reduced" has only the variables that are left once naked and hidden
            singles follow the givens to the end (more than AMPL's ``substout`` takes away, seed
            004).
        excluding: solutions to rule out, each by a no-good cut: at least one of the variables that
            are 1 in the solution is 0.

    Returns:
        The model. The reduced formulation of a puzzle that singles alone solve has no variables.

    Raises:
        InputError: the formulation is unknown, or an excluded grid is not a full grid of this
            board.

    >>> puzzle = Puzzle([1] + [0] * 15)
    >>> build_model(puzzle, "full").stats
    ModelStats(variables=64, constraints=64, nonzeros=256, fixed_one=1, fixed_zero=0, givens=1)
    >>> build_model(puzzle).stats
    ModelStats(variables=53, constraints=60, nonzeros=212, fixed_one=1, fixed_zero=10, givens=0)
    """
    model = model_without_rows(puzzle, formulation)
    excluded = full_grids(excluding, puzzle.givens)
    layout, domains = model.layout, model.domains
    if model.contradicts:
        return model
    names: list[str] = []

    def fresh(name: str) -> int:
        names.append(name)
        return model.first_auxiliary + len(names) - 1

    rows = list(_cell_rows(layout, domains))
    for name, primitive in (*lowered(layout).all_different, *lowered(layout).others):
        rows += primitive.rows(name, domains, fresh)
    auxiliaries = range(model.first_auxiliary, model.first_auxiliary + len(names))
    model = replace(
        model,
        variables=(*model.variables, *auxiliaries),
        constraints=tuple(rows),
        auxiliaries=tuple(names),
        excluded=excluded,
    )
    cuts = tuple(_cuts(model))
    return replace(model, constraints=model.constraints + cuts) if cuts else model


def model_without_rows(puzzle: Puzzle, formulation: str) -> BinaryModel:
    """Return the candidates and fixings of ``build_model``: all that the clauses need.

    Args:
        puzzle: as for ``build_model``.
        formulation: "full" or "reduced".

    Returns:
        The model without rows, except that it has an empty one if the givens contradict each other.

    Raises:
        InputError: the formulation is unknown.

    >>> model = model_without_rows(Puzzle([1] + [0] * 15), "reduced")
    >>> len(model.variables), model.constraints
    (53, ())
    """
    expect_puzzle(puzzle)
    if formulation not in FORMULATIONS:
        raise InputError(Message("model.form", form=formulation, known=", ".join(FORMULATIONS)))
    layout, domains = puzzle.layout, _domains(puzzle, formulation)
    if domains is None:
        placed = Domains(puzzle.side, candidates(puzzle), puzzle.givens.cells)
        empty = (Constraint(contradiction(puzzle), ()),)
        return BinaryModel(layout, formulation, (), empty, (), placed)
    variables = [
        v for cell in layout.cells if not domains.settled[cell] for v in domains.variables(cell)
    ]
    fixings = tuple(_fixings(puzzle)) if formulation == "full" else ()
    return BinaryModel(layout, formulation, tuple(variables), (), fixings, domains)


def _domains(puzzle: Puzzle, formulation: str) -> Domains | None:
    """Return the domains of a formulation; None where the givens contradict each other."""
    if formulation == "full":
        return Domains.whole(puzzle.layout.cells, puzzle.layout.size, puzzle.side)
    masks = propagate(puzzle)
    if masks is None:
        return None
    settled = tuple([0 if mask & (mask - 1) else mask.bit_length() for mask in masks])
    return Domains(puzzle.side, masks, settled)


def cell_row(layout: Layout, domains: Domains, cell: int) -> Constraint:
    """Return the row by which an open cell holds exactly one digit."""
    row, column = cell_at(cell, layout.columns)
    return Constraint(f"cell_r{row}c{column}", tuple(domains.variables(cell)))


def _cuts(model: BinaryModel) -> Iterator[Constraint]:
    """Yield a no-good cut for each excluded grid that the model still allows."""
    for number, grid in enumerate(model.excluded, 1):
        ones = model.no_good(grid)
        if ones is not None:
            yield Constraint(f"no_good_{number}", ones, "<=", len(ones) - 1)


def _fixings(puzzle: Puzzle) -> Iterator[Constraint]:
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            row, column = cell_at(cell, puzzle.columns)
            yield Constraint(f"given_r{row}c{column}", (variable_of(cell, digit, puzzle.side),))


def _cell_rows(layout: Layout, domains: Domains) -> Iterator[Constraint]:
    for cell in layout.cells:
        if not domains.settled[cell]:
            yield cell_row(layout, domains, cell)
