"""The binary program as clauses in DIMACS text."""

from __future__ import annotations

from ..binary import BinaryModel, build_model
from ..clauses import build_clauses, to_dimacs
from .contract import ALL_FORMULATIONS, Export
from .program import notes


def write_dimacs(model: BinaryModel) -> str:
    """Return the model as clauses in DIMACS text, with the name of each literal in a comment.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> write_dimacs(build_model(Puzzle([0, 0, 0, 0]))).splitlines()[1]
    'c 1 x_1_1_1'
    """
    clauses = build_clauses(model)
    comments = "".join([f"c {note}\n" for note in notes(model, bool(clauses.auxiliaries))])
    return comments + to_dimacs(clauses)


EXPORT = Export(
    name="dimacs",
    file="sudoku.cnf",
    tool="SAT solvers: CaDiCaL, Kissat, MiniSat",
    write=lambda puzzle, formulation: write_dimacs(build_model(puzzle, formulation)),
    formulations=ALL_FORMULATIONS,
)
