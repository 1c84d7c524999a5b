"""The binary program with every variable spelled out: LP, MPS and DIMACS text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..clauses import build_clauses, to_dimacs
from ..model import BinaryModel

NOTHING = "nothing"
"""The variable of a program or an equation that has none: the readers want one. It is 0."""
WIDTH = 100


def _notes(model: BinaryModel) -> Iterator[str]:
    """What a reader has to know beside the program."""
    yield (
        f"Sudoku of side {model.side}: the {model.form} model. "
        "x_r_c_d is 1 where row r, column c has the digit d."
    )
    for cell, digit in enumerate(model.settled):
        if digit:
            yield f"settled: {model.name(cell * model.side + digit - 1)} = 1"


def write_lp(model: BinaryModel) -> str:
    """The model in the LP format of CPLEX.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.model import build_model
    >>> write_lp(build_model(Puzzle([1, 0, 0, 0]), "full")).splitlines()[1:5]
    ['Minimize', ' obj: 0 x_1_1_1', 'Subject To', ' cell_r1c1: x_1_1_1 + x_1_1_2 = 1']
    """
    names = {variable: model.name(variable) for variable in model.variables}
    lines = [f"\\ {note}" for note in _notes(model)]
    lines += ["Minimize", f" obj: 0 {next(iter(names.values()), NOTHING)}", "Subject To"]
    constraints = model.constraints + model.fixings
    for constraint in constraints:
        words = " + ".join([names[v] for v in constraint.variables]) or NOTHING
        sense = "=" if constraint.exact else "<="
        lines += _wrapped(f" {constraint.name}: {words} {sense} {constraint.bound}".split(" "))
    if not constraints:
        lines += [f" settled: {NOTHING} = 0"]
    if _wants_nothing(model):
        lines += ["Bounds", f" {NOTHING} = 0"]
    if names:
        lines += ["Binaries", *_wrapped(["", *names.values()])]
    return "\n".join([*lines, "End", ""])


def _wants_nothing(model: BinaryModel) -> bool:
    return not model.variables or any(not c.variables for c in model.constraints)


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """Words as lines that are short enough for every reader; all but the first are indented."""
    line = ""
    for number, word in enumerate(words):
        if len(line) + len(word) >= WIDTH:
            yield line
            line = " "
        line += f" {word}" if number else word
    yield line


def write_mps(model: BinaryModel) -> str:
    """The model as free MPS: fields between spaces, names of any length.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.model import build_model
    >>> write_mps(build_model(Puzzle([1, 0, 0, 0]), "full")).splitlines()[1:5]
    ['NAME sudoku', 'ROWS', ' N obj', ' E cell_r1c1']
    """
    constraints = model.constraints + model.fixings
    columns: dict[int, list[str]] = {variable: [] for variable in model.variables}
    for constraint in constraints:
        for variable in constraint.variables:
            columns[variable].append(constraint.name)
    lines = [f"* {note}" for note in _notes(model)]
    lines += ["NAME sudoku", "ROWS", " N obj"]
    lines += [f" {'E' if c.exact else 'L'} {c.name}" for c in constraints]
    lines += ["COLUMNS"]
    for variable, rows in columns.items():
        lines += [f" {model.name(variable)} {row} 1" for row in rows]
    if _wants_nothing(model):
        rows = [constraint.name for constraint in constraints if not constraint.variables]
        lines += [f" {NOTHING} {row} 1" for row in ["obj", *rows]]
    lines += ["RHS", *[f" RHS {c.name} {c.bound}" for c in constraints]]
    lines += ["BOUNDS", *[f" BV BND {model.name(variable)}" for variable in columns]]
    if _wants_nothing(model):
        lines += [f" FX BND {NOTHING} 0"]
    return "\n".join([*lines, "ENDATA", ""])


def write_dimacs(model: BinaryModel) -> str:
    """The model as clauses in DIMACS text, each literal's variable named in a comment.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.model import build_model
    >>> write_dimacs(build_model(Puzzle([0, 0, 0, 0]))).splitlines()[1]
    'c 1 x_1_1_1'
    """
    notes = "".join([f"c {note}\n" for note in _notes(model)])
    return notes + to_dimacs(build_clauses(model))
