"""The integer program that reads a picture: the likeliest reading that a solution has.

x[r,c,d] is 1 where a solution has the digit d, as in every model of a puzzle; g[r,c,d] is 1 where
d is read. Maximise the sum of log p over what is read, so that g ≤ x. Two solutions that have all
digits of a reading rule it out, and all others that both have: some digit has to be read that one
of them does not have there. A cell whose second choice alone costs more than a reading may lose
shows what it shows: it is a given of the model, which singles follow to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..grid import Grid, cell_at, variable_name, variable_of
from ..model import BinaryModel, build_model
from ..puzzle import Layout, Puzzle
from ..rules.kernel import Constraint
from .likelihoods import Chances, Likelihoods, checked

MOST_LOSS = 4.0
"""How much less likely than the plain reading a mended one may be. With an earlier network, which
saw worse, right ones of 200 photos lost 3.6 at most, wrong ones 4.3 and more."""
PLACES = 6
"""Of the factors in the objective; the loss of a reading is added up again without them."""

Pair = tuple[Grid, Grid]
"""Two solutions that both have what was read."""


@dataclass(frozen=True, slots=True)
class Program:
    """The model, and what its variables say of a reading.

    Args:
        model: the integer program.
        certain: by place, what is read there in any case.
        read: the variables g, each with its cell and digit.
    """

    model: BinaryModel
    certain: tuple[int, ...]
    read: dict[int, tuple[int, int]]

    def reading(self, ones: Iterable[int]) -> tuple[int, ...]:
        """What is read where these variables are 1: by place a digit, 0 for blank."""
        digits = list(self.certain)
        for variable in ones:
            if variable in self.read:
                cell, digit = self.read[variable]
                digits[cell] = digit
        return tuple(digits)


def mending_model(
    board: Puzzle | Layout,
    likelihoods: Likelihoods,
    form: str = "reduced",
    *,
    reach: float = MOST_LOSS,
    pairs: Sequence[Pair] = (),
    others: Sequence[Sequence[int]] = (),
) -> BinaryModel:
    """The program as a model, which is written and solved as any other.

    Args:
        board: whose blocks and rules hold.
        likelihoods: by place and digit, as for ``mend``.
        form: "full" or "reduced", as for ``build_model``.
        reach: how much a reading may lose.
        pairs: solutions that some digit of a reading tells apart.
        others: readings, by place, that are ruled out.

    Raises:
        InputError: there is no such form, or the likelihoods do not fit the board.

    >>> one, other, none = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> model = mending_model(Puzzle([0] * 4), [one, [-2, 0, -1], none, none])
    >>> model.objective, model.name(8)
    (((1.0, 8),), 'g_1_2_2')
    """
    return program(checked(board, likelihoods), form, reach, pairs, others).model


def program(
    chances: Chances,
    form: str = "reduced",
    reach: float = MOST_LOSS,
    pairs: Sequence[Pair] = (),
    others: Sequence[Sequence[int]] = (),
) -> Program:
    """The same of likelihoods that are known to fit, with what its variables mean."""
    layout = chances.layout
    choices = chances.within(reach)
    certain = tuple([shown[0] if len(shown) == 1 else 0 for shown in choices])
    model = build_model(layout.puzzle(certain), form)
    if model.contradicts:
        return Program(model, certain, {})
    number = layout.size * layout.side + len(model.auxiliaries)
    open_cells = [cell for cell in layout.cells if len(choices[cell]) > 1]
    by_candidate: dict[tuple[int, int], int] = {}
    for cell in open_cells:
        for digit in choices[cell]:
            if digit and model.left.masks[cell] >> (digit - 1) & 1:
                by_candidate[cell, digit] = number + len(by_candidate)
    names = [variable_name(_x(layout, *at), layout.side, layout.columns) for at in by_candidate]
    rows = [*_reading_rows(model, by_candidate), *_shown(layout, choices, by_candidate)]
    rows += _cuts(choices, by_candidate, pairs, others)
    found = replace(
        model,
        variables=model.variables + tuple(by_candidate.values()),
        auxiliaries=model.auxiliaries + tuple(["g" + name[1:] for name in names]),
        constraints=model.constraints + tuple(rows),
        objective=tuple(_gains(chances, choices, by_candidate)),
    )
    return Program(found, certain, {number: at for at, number in by_candidate.items()})


def _x(layout: Layout, cell: int, digit: int) -> int:
    return variable_of(cell, digit, layout.side)


def _reading_rows(
    model: BinaryModel, by_candidate: dict[tuple[int, int], int]
) -> Iterator[Constraint]:
    """What is read is part of the solution."""
    for (cell, digit), variable in by_candidate.items():
        if not model.settled[cell]:
            row, column = cell_at(cell, model.layout.columns)
            solved = _x(model.layout, cell, digit)
            name = f"read_r{row}c{column}_digit{digit}"
            yield Constraint(name, (variable, solved), "<=", 0, (1, -1))


def _shown(
    layout: Layout,
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
) -> Iterator[Constraint]:
    """Something is read where it cannot be blank."""
    cells = [cell for cell in layout.cells if len(choices[cell]) > 1 and 0 not in choices[cell]]
    here: dict[int, list[int]] = {cell: [] for cell in cells}
    for (cell, _), variable in by_candidate.items():
        if cell in here:
            here[cell].append(variable)
    for cell, variables in here.items():
        row, column = cell_at(cell, layout.columns)
        yield Constraint(f"read_r{row}c{column}", tuple(variables), ">=")


def _cuts(
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
    pairs: Sequence[Pair],
    others: Sequence[Sequence[int]],
) -> Iterator[Constraint]:
    """What rules readings out: pairs of solutions, and readings one by one."""
    for count, (one, other) in enumerate(pairs, 1):
        telling = [
            variable
            for (cell, digit), variable in by_candidate.items()
            if not one.cells[cell] == digit == other.cells[cell]
        ]
        yield Constraint(f"tell_apart_{count}", tuple(telling), ">=")
    for count, reading in enumerate(others, 1):
        read = {at for at in by_candidate if reading[at[0]] == at[1]}
        if any(
            shown not in known or (len(known) > 1 and shown and (cell, shown) not in read)
            for cell, (shown, known) in enumerate(zip(reading, choices))
        ):
            continue  # it loses too much, or has no solution, in any case
        signs = tuple([1 if at in read else -1 for at in by_candidate])
        variables = tuple(by_candidate.values())
        yield Constraint(f"not_again_{count}", variables, "<=", len(read) - 1, signs)


def _gains(
    chances: Chances,
    choices: Sequence[Sequence[int]],
    by_candidate: dict[tuple[int, int], int],
) -> Iterator[tuple[float, int]]:
    """How much likelier a digit is than blank; where that is no choice, than the likeliest."""
    for (cell, digit), variable in by_candidate.items():
        row = chances.logs[cell]
        base = row[0] if 0 in choices[cell] else max(row)
        yield round(row[digit] - base, PLACES), variable
