"""The binary program in the LP format of CPLEX."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..binary import BinaryModel, build_model
from .contract import ALL_FORMULATIONS, Export
from .program import NOTHING, notes, wants_nothing

WIDTH = 100


def write_lp(model: BinaryModel) -> str:
    """Return the model in the LP format of CPLEX.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> write_lp(build_model(Puzzle([1, 0, 0, 0]), "full")).splitlines()[1:5]
    ['Minimize', ' obj: 0 x_1_1_1', 'Subject To', ' cell_r1c1: x_1_1_1 + x_1_1_2 = 1']
    """
    names = {variable: model.name(variable) for variable in model.variables}
    lines = [f"\\ {note}" for note in notes(model, bool(model.auxiliaries))]
    if model.objective:
        lines += ["Maximize", *_wrapped([" obj:", *_terms(model.objective, names)]), "Subject To"]
    else:
        lines += ["Minimize", f" obj: 0 {next(iter(names.values()), NOTHING)}", "Subject To"]
    rows = model.constraints + model.fixings
    for row in rows:
        bound = [row.sense, str(row.bound)]
        lines += _wrapped([f" {row.name}:", *_terms(row.terms, names), *bound])
    if not rows:
        lines += [f" settled: {NOTHING} = 0"]
    if wants_nothing(model):
        lines += ["Bounds", f" {NOTHING} = 0"]
    if names:
        lines += ["Binaries", *_wrapped(["", *names.values()])]
    return "\n".join([*lines, "End", ""])


def _terms(terms: Sequence[tuple[float, int]], names: Mapping[int, str]) -> Iterator[str]:
    """Yield the words of a sum; a coefficient and its variable are one word."""
    if not terms:
        yield NOTHING
    for number, (factor, variable) in enumerate(terms):
        if number or factor < 0:
            yield "-" if factor < 0 else "+"
        yield names[variable] if abs(factor) == 1 else f"{abs(factor)} {names[variable]}"


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """Yield words as lines short enough for every reader; all lines but the first are indented."""
    line = ""
    for number, word in enumerate(words):
        if len(line) + len(word) >= WIDTH:
            yield line
            line = " "
        line += f" {word}" if number else word
    yield line


EXPORT = Export(
    name="lp",
    file="sudoku.lp",
    tool="solvers of integer programs: CPLEX, Gurobi, HiGHS, SCIP, GLPK, CBC",
    write=lambda puzzle, formulation: write_lp(build_model(puzzle, formulation)),
    formulations=ALL_FORMULATIONS,
)
