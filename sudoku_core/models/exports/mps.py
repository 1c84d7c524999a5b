"""The binary program as free MPS."""

from __future__ import annotations

from ..binary import BinaryModel, build_model
from .contract import ALL_FORMULATIONS, Export
from .program import NOTHING, notes, wants_nothing

SENSES = {"=": "E", "<=": "L", ">=": "G"}
MARKERS = (" MARKER 'MARKER' 'INTORG'", " MARKER 'MARKER' 'INTEND'")
"""Lines around the columns. PuLP's reader takes only columns between them for whole numbers."""


def write_mps(model: BinaryModel) -> str:
    """Return the model as free MPS: fields between spaces, names of any length.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> write_mps(build_model(Puzzle([1, 0, 0, 0]), "full")).splitlines()[1:5]
    ['NAME sudoku', 'ROWS', ' N obj', ' E cell_r1c1']
    """
    rows = model.constraints + model.fixings
    columns: dict[int, list[str]] = {variable: [] for variable in model.variables}
    for gain, variable in model.objective:
        columns[variable].append(f"obj {-gain}")
    for row in rows:
        for factor, variable in row.terms:
            columns[variable].append(f"{row.name} {factor}")
    lines = [f"* {note}" for note in notes(model, bool(model.auxiliaries))]
    lines += ["NAME sudoku", "ROWS", " N obj"]
    lines += [f" {SENSES[row.sense]} {row.name}" for row in rows]
    lines += ["COLUMNS", MARKERS[0]]
    for variable, entries in columns.items():
        lines += [f" {model.name(variable)} {entry}" for entry in entries]
    if wants_nothing(model):
        empty = [row.name for row in rows if not row.variables]
        lines += [f" {NOTHING} {name} 1" for name in ["obj", *empty]]
    lines += [MARKERS[1], "RHS", *[f" RHS {row.name} {row.bound}" for row in rows]]
    lines += ["BOUNDS", *[f" BV BND {model.name(variable)}" for variable in columns]]
    if wants_nothing(model):
        lines += [f" FX BND {NOTHING} 0"]
    return "\n".join([*lines, "ENDATA", ""])


EXPORT = Export(
    name="mps",
    file="sudoku.mps",
    tool="solvers of integer programs: CPLEX, Gurobi, HiGHS, SCIP, GLPK, CBC",
    write=lambda puzzle, formulation: write_mps(build_model(puzzle, formulation)),
    formulations=ALL_FORMULATIONS,
)
