"""The binary program of a puzzle (seeds 000, 001 and 004), as plain data: no solver is needed.

x[r,c,d] is 1 where the cell in row r and column c holds the digit d. Each cell holds exactly one
digit; each digit stands exactly once in every block (at most once in one smaller than the side);
the givens are fixed. A variable is the number ``cell * side + digit - 1``. Rules add rows of their
own, some with auxiliary variables, whose numbers come after all of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from .candidates import candidates, propagate
from .grid import Grid, cell_at, full_grids, variable_name, variable_of
from .lowering import lowered
from .messages import InputError, Message
from .puzzle import Layout, Puzzle
from .rules.kernel import Constraint, Left, bits
from .validation import expect_puzzle

FORMS = ("reduced", "full")
TOLERANCE = 1e-3
"""How far from 0 or 1 a solver's value may lie: they work to about 1e-6, and print fewer places."""


@dataclass(frozen=True, slots=True)
class ModelStats:
    """The size of a model, as AMPL's ``show_stats`` tells it (seed 004).

    Args:
        variables: free or fixed by an equation of the model.
        constraints: equations and inequalities, the givens' own not counted.
        nonzeros: coefficients in them.
        fixed_one: variables known to be 1: by an equation of their own (full) or left out.
        fixed_zero: variables known to be 0 and left out.
        givens: equations of the givens, each with one variable (full); with them, a solver that
            gets this model has so many rows more.
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
        form: "full" or "reduced".
        variables: the variables there are, ascending; the auxiliary ones last.
        constraints: one for each cell, one for each block and digit, those of the rules; then the
            no-good cuts.
        fixings: in the full form, one equation for each given; none in the reduced form.
        left: the candidates that have variables, and the digits known without.
        auxiliaries: the names of the auxiliary variables.
        excluded: solutions that are ruled out.
        objective: what is to be as large as it can, as factors and variables; empty if any will do.
    """

    layout: Layout
    form: str
    variables: tuple[int, ...]
    constraints: tuple[Constraint, ...]
    fixings: tuple[Constraint, ...]
    left: Left
    auxiliaries: tuple[str, ...] = ()
    excluded: tuple[Grid, ...] = ()
    objective: tuple[tuple[float, int], ...] = ()

    @property
    def side(self) -> int:
        """How many digits there are."""
        return self.layout.side

    @property
    def settled(self) -> tuple[int, ...]:
        """By cell, the digit that is known without the variables, 0 where there is none."""
        return self.left.settled

    @property
    def digits_left(self) -> tuple[tuple[int, ...], ...]:
        """By cell, the digits from 1 that it can still hold; none where there is no cell.

        Where the givens contradict each other, what the given of no peer rules out.

        >>> build_model(Puzzle([1, 0, 0, 0])).digits_left
        ((1,), (2,), (2,), (1,))
        """
        return tuple([tuple([bit + 1 for bit in bits(mask)]) for mask in self.left.masks])

    @property
    def first_auxiliary(self) -> int:
        """Variables from here up stand for no candidate."""
        return self.layout.size * self.side

    @property
    def candidates(self) -> tuple[int, ...]:
        """The variables that stand for candidates."""
        return self.variables[: len(self.variables) - len(self.auxiliaries)]

    @property
    def contradicts(self) -> bool:
        """Whether an equation without variables says 0 = 1: the givens leave no place somewhere."""
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
        """The name of a variable, row, column and digit counted from 1: ``x_1_2_5``.

        >>> build_model(Puzzle([0] * 16)).name(6)
        'x_1_2_3'
        """
        if variable >= self.first_auxiliary:
            return self.auxiliaries[variable - self.first_auxiliary]
        return variable_name(variable, self.side, self.layout.columns)

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
        for variable in self.candidates:
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
        columns = self.layout.columns
        for variable in ones:
            cell, digit = divmod(variable, self.side)
            if digits[cell]:
                where = (cell_at(cell, columns),)
                raise InputError(Message("model.two-digits", cells=where))
            digits[cell] = digit + 1
        for cell in self.layout.cells:
            if not digits[cell]:
                raise InputError(Message("model.no-digit", cells=(cell_at(cell, columns),)))
        return self.layout.grid(digits)

    def no_good(self, grid: Grid) -> tuple[int, ...] | None:
        """The variables that are not all 1 in any other solution than this one (a no-good cut).

        Args:
            grid: a full grid of this board.

        Returns:
            Those that are 1 in it; None if the model rules it out already.
        """
        if self.contradicts:
            return None
        ones = []
        for cell in self.layout.cells:
            digit = grid.cells[cell]
            if not self.left.masks[cell] >> (digit - 1) & 1:
                return None
            if not self.settled[cell]:
                ones.append(self.left.variable(cell, digit - 1))
        return tuple(ones)


def build_model(
    puzzle: Puzzle, form: str = "reduced", *, excluding: Iterable[Grid] = ()
) -> BinaryModel:
    """Write a puzzle down as a binary program.

    Args:
        puzzle: any blocks and rules, any givens.
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
    ModelStats(variables=64, constraints=64, nonzeros=256, fixed_one=1, fixed_zero=0, givens=1)
    >>> build_model(puzzle).stats
    ModelStats(variables=53, constraints=60, nonzeros=212, fixed_one=1, fixed_zero=10, givens=0)
    """
    expect_puzzle(puzzle)
    if form not in FORMS:
        raise InputError(Message("model.form", form=form, known=", ".join(FORMS)))
    layout = puzzle.layout
    excluded = full_grids(excluding, puzzle.givens)
    left = _left(puzzle, form)
    if left is None:
        placed = Left(puzzle.side, candidates(puzzle), puzzle.givens.cells)
        contradiction = (Constraint("contradiction", ()),)
        return BinaryModel(layout, form, (), contradiction, (), placed)
    names: list[str] = []

    def fresh(name: str) -> int:
        names.append(name)
        return layout.size * layout.side + len(names) - 1

    rows = list(_cell_rows(layout, left))
    for name, primitive in (*lowered(layout).different, *lowered(layout).others):
        rows += primitive.rows(name, left, fresh)
    variables = [v for cell in layout.cells if not left.settled[cell] for v in left.variables(cell)]
    fixings = tuple(_fixings(puzzle)) if form == "full" else ()
    auxiliary = [layout.size * layout.side + k for k in range(len(names))]
    numbers = tuple(variables + auxiliary)
    model = BinaryModel(layout, form, numbers, tuple(rows), fixings, left, tuple(names), excluded)
    cuts = tuple(_cuts(model))
    return replace(model, constraints=model.constraints + cuts) if cuts else model


def _left(puzzle: Puzzle, form: str) -> Left | None:
    """What has variables in a form of the model; None where the givens contradict each other."""
    if form == "full":
        return Left.whole(puzzle.layout.cells, puzzle.layout.size, puzzle.side)
    masks = propagate(puzzle)
    if masks is None:
        return None
    settled = tuple([0 if mask & (mask - 1) else mask.bit_length() for mask in masks])
    return Left(puzzle.side, masks, settled)


def cell_row(layout: Layout, left: Left, cell: int) -> Constraint:
    """What an open cell asks for itself: it holds one digit."""
    row, column = cell_at(cell, layout.columns)
    return Constraint(f"cell_r{row}c{column}", tuple(left.variables(cell)))


def _cuts(model: BinaryModel) -> Iterator[Constraint]:
    """A no-good cut for each excluded grid that the model still allows."""
    for number, grid in enumerate(model.excluded, 1):
        ones = model.no_good(grid)
        if ones is not None:
            yield Constraint(f"no_good_{number}", ones, "<=", len(ones) - 1)


def _fixings(puzzle: Puzzle) -> Iterator[Constraint]:
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            row, column = cell_at(cell, puzzle.columns)
            yield Constraint(f"given_r{row}c{column}", (variable_of(cell, digit, puzzle.side),))


def _cell_rows(layout: Layout, left: Left) -> Iterator[Constraint]:
    """One for each cell that is not settled: it holds one digit."""
    for cell in layout.cells:
        if not left.settled[cell]:
            yield cell_row(layout, left, cell)
