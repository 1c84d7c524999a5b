"""The integer program that reads a picture: the likeliest reading that has a solution.

x[r,c,d] is 1 if a solution has the digit d, as in every model of a puzzle; g[r,c,d] is 1 if d is
read. The program maximises the sum of log p over the digits read, subject to g ≤ x. Two solutions
that both contain a reading rule out this reading and every other that both contain: some digit must
be read that one of them does not have there. A cell whose second choice alone loses more than a
reading may lose is fixed: it is a given of the model, from which singles are followed to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..board.grid import Grid, cell_at, variable_name, variable_of
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..models.binary import BinaryModel, build_model
from ..rules.kernel import Constraint
from .likelihoods import Chances, Likelihoods, checked

MOST_LOSS = 4.0
"""Largest loss of log-likelihood of a mended reading against the plain one. With an earlier, weaker
network, right readings of 200 photos lost at most 3.6, wrong ones at least 4.3."""
PLACES = 6
"""Decimals of the objective's coefficients; a reading's loss is computed without rounding."""

Pair = tuple[Grid, Grid]
"""Two solutions that contain the same reading."""


@dataclass(frozen=True, slots=True)
class Program:
    """The model, and the meaning of its variables.

    Args:
        model: the integer program.
        certain: by place the content that does not depend on the model.
        read: the variables g, each with its cell and digit.
    """

    model: BinaryModel
    certain: tuple[int, ...]
    read: dict[int, tuple[int, int]]

    def reading(self, ones: Iterable[int]) -> tuple[int, ...]:
        """Return by place a digit, 0 for blank, from the variables that are 1."""
        digits = list(self.certain)
        for variable in ones:
            if variable in self.read:
                cell, digit = self.read[variable]
                digits[cell] = digit
        return tuple(digits)


def mending_model(
    board: Puzzle | Layout,
    likelihoods: Likelihoods,
    formulation: str = "reduced",
    *,
    reach: float = MOST_LOSS,
    pairs: Sequence[Pair] = (),
    others: Sequence[Sequence[int]] = (),
) -> BinaryModel:
    """Return the integer program as a model, which is exported and solved like any other.

    Args:
        board: board whose blocks and rules apply.
        likelihoods: by place and digit, as for ``mend``.
        formulation: "full" or "reduced", as for ``build_model``.
        reach: largest loss of a reading.
        pairs: pairs of solutions that the reading has to distinguish.
        others: readings, by place, that are ruled out.

    Raises:
        InputError: the formulation is unknown, or the likelihoods do not fit the board.

    >>> one, other, blank = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> model = mending_model(Puzzle([0] * 4), [one, [-2, 0, -1], blank, blank])
    >>> model.objective, model.name(8)
    (((1.0, 8),), 'g_1_2_2')
    """
    return program(checked(board, likelihoods), formulation, reach, pairs, others).model


def program(
    chances: Chances,
    formulation: str = "reduced",
    reach: float = MOST_LOSS,
    pairs: Sequence[Pair] = (),
    others: Sequence[Sequence[int]] = (),
) -> Program:
    """Return the integer program with the meaning of its variables, as for ``mending_model``."""
    layout = chances.layout
    choices = chances.within(reach)
    certain = tuple([shown[0] if len(shown) == 1 else 0 for shown in choices])
    model = build_model(layout.puzzle(certain), formulation)
    if model.contradicts:
        return Program(model, certain, {})
    number = layout.size * layout.side + len(model.auxiliaries)
    open_cells = [cell for cell in layout.cells if len(choices[cell]) > 1]
    by_candidate: dict[tuple[int, int], int] = {}
    for cell in open_cells:
        for digit in choices[cell]:
            if digit and model.domains.masks[cell] >> (digit - 1) & 1:
                by_candidate[cell, digit] = number + len(by_candidate)
    names = [variable_name(_x(layout, *at), layout.side, layout.columns) for at in by_candidate]
    rows = [*_part_of_solution(model, by_candidate), *_not_blank(layout, choices, by_candidate)]
    rows += _cuts(choices, by_candidate, pairs, others)
    extended = replace(
        model,
        variables=model.variables + tuple(by_candidate.values()),
        auxiliaries=model.auxiliaries + tuple(["g" + name[1:] for name in names]),
        constraints=model.constraints + tuple(rows),
        objective=tuple(_gains(chances, choices, by_candidate)),
    )
    return Program(extended, certain, {number: at for at, number in by_candidate.items()})


def _x(layout: Layout, cell: int, digit: int) -> int:
    return variable_of(cell, digit, layout.side)


def _part_of_solution(
    model: BinaryModel, by_candidate: dict[tuple[int, int], int]
) -> Iterator[Constraint]:
    """Yield rows that make the reading a part of the solution."""
    for (cell, digit), variable in by_candidate.items():
        if not model.settled[cell]:
            row, column = cell_at(cell, model.layout.columns)
            solved = _x(model.layout, cell, digit)
            name = f"read_r{row}c{column}_digit{digit}"
            yield Constraint(name, (variable, solved), "<=", 0, (1, -1))


def _not_blank(
    layout: Layout,
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
) -> Iterator[Constraint]:
    """Yield rows for cells that cannot be blank."""
    cells = [cell for cell in layout.cells if len(choices[cell]) > 1 and 0 not in choices[cell]]
    by_cell: dict[int, list[int]] = {cell: [] for cell in cells}
    for (cell, _), variable in by_candidate.items():
        if cell in by_cell:
            by_cell[cell].append(variable)
    for cell, variables in by_cell.items():
        row, column = cell_at(cell, layout.columns)
        yield Constraint(f"read_r{row}c{column}", tuple(variables), ">=")


def _cuts(
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
    pairs: Sequence[Pair],
    others: Sequence[Sequence[int]],
) -> Iterator[Constraint]:
    """Yield rows that rule out readings: those in a pair of solutions, and single ones."""
    for count, (first, second) in enumerate(pairs, 1):
        distinguishing = [
            variable
            for (cell, digit), variable in by_candidate.items()
            if not first.cells[cell] == digit == second.cells[cell]
        ]
        yield Constraint(f"tell_apart_{count}", tuple(distinguishing), ">=")
    for count, reading in enumerate(others, 1):
        read = {at for at in by_candidate if reading[at[0]] == at[1]}
        if any(
            shown not in known or (len(known) > 1 and shown and (cell, shown) not in read)
            for cell, (shown, known) in enumerate(zip(reading, choices))
        ):
            continue  # it loses too much or has no solution anyway
        signs = tuple([1 if at in read else -1 for at in by_candidate])
        variables = tuple(by_candidate.values())
        yield Constraint(f"not_again_{count}", variables, "<=", len(read) - 1, signs)


def _gains(
    chances: Chances,
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
) -> Iterator[tuple[float, int]]:
    """Yield each digit's log-likelihood minus that of blank, or of the likeliest where blank is no
    choice."""
    for (cell, digit), variable in by_candidate.items():
        row = chances.logs[cell]
        base = row[0] if 0 in choices[cell] else max(row)
        yield round(row[digit] - base, PLACES), variable
