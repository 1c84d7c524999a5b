"""The binary program of a puzzle (seeds 000, 001 and 004), as plain data: no solver is needed.

x[r,c,d] is 1 where the cell in row r and column c holds the digit d. Each cell holds exactly one
digit; each digit stands exactly once in every block (at most once in one smaller than the side);
the givens are fixed. A variable is the number ``cell * side + digit - 1``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from .candidates import propagate
from .grid import Grid, Puzzle, cell_at, full_grids
from .messages import InputError, Message

FORMS = ("reduced", "full")
TOLERANCE = 1e-3
"""How far from 0 or 1 a solver's value may lie: they work to about 1e-6, and print fewer places."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """A sum of variables that equals a bound, or is at most that.

    Args:
        name: where it comes from: ``cell_r3c7``, ``row3_digit7``, ``given_r1c2``.
        variables: the variables whose sum it is.
        exact: whether the sum equals the bound; at most that otherwise.
        bound: 1, but in a no-good cut.
    """

    name: str
    variables: tuple[int, ...]
    exact: bool = True
    bound: int = 1


@dataclass(frozen=True, slots=True)
class ModelStats:
    """The size of a model, as AMPL's ``show_stats`` tells it (seed 004).

    Args:
        variables: free or fixed by an equation of the model.
        constraints: equations and inequalities, the givens' own not counted.
        nonzeros: coefficients in them.
        fixed_one: variables known to be 1: by an equation of their own (full) or left out.
        fixed_zero: variables known to be 0 and left out.
    """

    variables: int
    constraints: int
    nonzeros: int
    fixed_one: int
    fixed_zero: int


@dataclass(frozen=True, slots=True)
class BinaryModel:
    """The binary program of a puzzle.

    Args:
        side: the side N.
        form: "full" or "reduced".
        variables: the variables there are, ascending.
        constraints: one for each cell, and one for each block and digit; then the no-good cuts.
        fixings: in the full form, one equation for each given; none in the reduced form.
        settled: by cell, the digit that is known without the variables, 0 where there is none.
    """

    side: int
    form: str
    variables: tuple[int, ...]
    constraints: tuple[Constraint, ...]
    fixings: tuple[Constraint, ...]
    settled: tuple[int, ...]

    @property
    def contradicts(self) -> bool:
        """Whether an equation without variables says 0 = 1: the givens leave no place somewhere."""
        return any(not c.variables and (c.exact or c.bound < 0) for c in self.constraints)

    @property
    def stats(self) -> ModelStats:
        """The size of the model."""
        ones = sum(1 for digit in self.settled if digit)
        return ModelStats(
            variables=len(self.variables),
            constraints=len(self.constraints),
            nonzeros=sum(len(c.variables) for c in self.constraints),
            fixed_one=ones + len(self.fixings),
            fixed_zero=self.side**3 - len(self.variables) - ones,
        )

    def name(self, variable: int) -> str:
        """The name of a variable, counted from 1: ``x_1_2_5``.

        >>> build_model(Puzzle([0] * 16)).name(6)
        'x_1_2_3'
        """
        cell, digit = divmod(variable, self.side)
        row, column = cell_at(cell, self.side)
        return f"x_{row}_{column}_{digit + 1}"

    def decode(self, values: Mapping[str, float]) -> Grid:
        """Turn the values of the variables into a grid.

        Args:
            values: the value of each variable, by name; within ``TOLERANCE`` of 0 or 1.

        Returns:
            The grid. Whether it is a solution is for ``is_solution`` to say.

        Raises:
            InputError: a value is missing or neither 0 nor 1, or a cell has not exactly one digit.

        >>> model = build_model(Puzzle([1, 2, 2, 1], blocks=[]), "full")
        >>> ones = {"x_1_1_1", "x_1_2_2", "x_2_1_2", "x_2_2_1"}
        >>> names = [model.name(variable) for variable in model.variables]
        >>> model.decode({name: 0.9999 * (name in ones) for name in names})
        Grid([(1, 2), (2, 1)])
        """
        ones = []
        for variable in self.variables:
            name = self.name(variable)
            value = values.get(name)
            if value is None or min(abs(value), abs(value - 1)) > TOLERANCE:
                raise InputError(Message("model.value", variable=name, value=str(value)))
            if value > TOLERANCE:
                ones.append(variable)
        return self.grid_of(ones)

    def grid_of(self, ones: Iterable[int]) -> Grid:
        """Turn the variables that are 1 into a grid.

        Args:
            ones: variables of the model; the others are 0.

        Raises:
            InputError: a cell has not exactly one digit.

        >>> build_model(Puzzle([1, 2, 2, 1], blocks=[]), "full").grid_of([0, 3, 5, 6])
        Grid([(1, 2), (2, 1)])
        """
        digits = list(self.settled)
        for variable in ones:
            cell, digit = divmod(variable, self.side)
            if digits[cell]:
                where = (cell_at(cell, self.side),)
                raise InputError(Message("model.two-digits", cells=where))
            digits[cell] = digit + 1
        if 0 in digits:
            where = (cell_at(digits.index(0), self.side),)
            raise InputError(Message("model.no-digit", cells=where))
        return Grid(digits)


def build_model(
    puzzle: Puzzle, form: str = "reduced", *, excluding: Iterable[Grid] = ()
) -> BinaryModel:
    """Write a puzzle down as a binary program.

    Args:
        puzzle: any blocks, any givens.
        form: "full" has all N³ variables and the givens as equations, as the seeds write it;
            "reduced" only the variables that are left once the givens are followed to the end by
            naked and hidden singles (more than AMPL's ``substout`` takes away, seed 004).
        excluding: solutions to rule out, each by a no-good cut: of the variables that are 1 in it,
            at least one is not.

    Returns:
        The model. In the reduced form of a puzzle that singles alone solve there are no variables.

    Raises:
        InputError: there is no such form, or what is ruled out is no full grid of this side.

    >>> puzzle = Puzzle([1] + [0] * 15)
    >>> build_model(puzzle, "full").stats
    ModelStats(variables=64, constraints=64, nonzeros=256, fixed_one=1, fixed_zero=0)
    >>> build_model(puzzle).stats
    ModelStats(variables=53, constraints=60, nonzeros=212, fixed_one=1, fixed_zero=10)
    """
    if form not in FORMS:
        raise InputError(Message("model.form", form=form, known=", ".join(FORMS)))
    side = puzzle.side
    excluded = full_grids(excluding, side)
    if form == "full":
        masks = ((1 << side) - 1,) * (side * side)
        settled = (0,) * len(masks)
        variables = tuple(range(side**3))
        fixings = tuple(_fixings(puzzle))
    else:
        left = propagate(puzzle)
        if left is None:
            contradiction = (Constraint("contradiction", ()),)
            return BinaryModel(side, form, (), contradiction, (), puzzle.givens.cells)
        masks, fixings = left, ()
        settled = tuple(mask.bit_length() if mask & (mask - 1) == 0 else 0 for mask in masks)
        variables = tuple(
            variable
            for cell, mask in enumerate(masks)
            if not settled[cell]
            for variable in _variables(cell, mask, side)
        )
    constraints = [*_constraints(puzzle, masks, settled), *_cuts(excluded, masks, settled)]
    return BinaryModel(side, form, variables, tuple(constraints), fixings, settled)


def _cuts(
    excluding: Iterable[Grid], masks: Sequence[int], settled: Sequence[int]
) -> Iterator[Constraint]:
    """A no-good cut for each grid that the masks still allow."""
    for number, grid in enumerate(excluding, 1):
        if all(mask >> (digit - 1) & 1 for mask, digit in zip(masks, grid.cells)):
            ones = tuple(
                cell * grid.side + digit - 1
                for cell, digit in enumerate(grid.cells)
                if not settled[cell]
            )
            yield Constraint(f"no_good_{number}", ones, exact=False, bound=len(ones) - 1)


def _variables(cell: int, mask: int, side: int) -> Iterator[int]:
    return (cell * side + digit for digit in range(side) if mask >> digit & 1)


def _fixings(puzzle: Puzzle) -> Iterator[Constraint]:
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            row, column = cell_at(cell, puzzle.side)
            yield Constraint(f"given_r{row}c{column}", (cell * puzzle.side + digit - 1,))


def _constraints(
    puzzle: Puzzle, masks: Sequence[int], settled: Sequence[int]
) -> Iterator[Constraint]:
    """One for each cell that is not settled, and for each block and digit not settled in it."""
    side = puzzle.side
    for cell, mask in enumerate(masks):
        if not settled[cell]:
            row, column = cell_at(cell, side)
            yield Constraint(f"cell_r{row}c{column}", tuple(_variables(cell, mask, side)))
    for block in puzzle.blocks:
        placed = {settled[cell] for cell in block.cells}
        exact = len(block.cells) == side
        for digit in range(side):
            if digit + 1 not in placed:
                places = tuple(
                    cell * side + digit
                    for cell in block.cells
                    if not settled[cell] and masks[cell] >> digit & 1
                )
                if exact or len(places) > 1:
                    yield Constraint(f"{block.name}_digit{digit + 1}", places, exact)
