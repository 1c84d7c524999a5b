"""The model of a puzzle as text for other tools: solvers, modelling languages, programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from ...board.checker import expect_puzzle
from ...board.puzzle import Puzzle
from ...language.messages import InputError, Message, unknown
from ..binary import FORMULATIONS, BinaryModel
from .contract import Export
from .lp import write_lp
from .mps import write_mps

__all__ = ["EXPORTS", "PROGRAMS", "export", "export_files", "export_formulations"]

FILES = (
    "lp",
    "mps",
    "ampl",
    "minizinc",
    "smtlib",
    "dimacs",
    "jump",
    "constraintmodels",
    "pulp",
    "z3",
    "ortools",
)
"""The modules that have an ``EXPORT``, in the order in which formats are listed to people."""
_BY_NAME: Mapping[str, Export] = {
    export.name: export for export in [import_module(f".{file}", __name__).EXPORT for file in FILES]
}
EXPORTS = tuple(_BY_NAME)
"""The names of the formats."""
PROGRAMS: Mapping[str, Callable[[BinaryModel], str]] = {"lp": write_lp, "mps": write_mps}
"""The formats for any binary program, each with the function that writes it."""


def export_formulations(to: str) -> tuple[str, ...]:
    """Return the formulations of the model that a format can write.

    Args:
        to: one of ``EXPORTS``.

    Returns:
        The formulations, "full" first. Only the formats that spell out every variable (lp, mps,
        dimacs) have "reduced" too: the other formats state the rules, and their tools have a
        presolve of their own.

    Raises:
        InputError: the format is unknown.

    >>> export_formulations("lp"), export_formulations("ampl")
    (('full', 'reduced'), ('full',))
    """
    return _export_named(to).formulations


def export(puzzle: Puzzle, to: str, formulation: str = "full") -> str:
    """Return the model of a puzzle as one text that its tool reads as it is.

    Args:
        puzzle: any blocks and rules, any givens.
        to: one of ``EXPORTS``. "ampl" has model, ``solve`` and data, as ``glpsol --math`` wants
            them; "mps" is free MPS, since the names are longer than eight characters.
        formulation: "full", or "reduced" if ``export_formulations`` has it: candidates that
            singles settle are then left out and listed in comments.

    Returns:
        The text, with a newline at its end. A program prints the grid when it is run, with the
        values that the digits stand for and "-" for a gap. In other texts the grid is the variables
        ``x_r_c_d`` with value 1, where d counts the digits from 1 and a comment lists their values;
        in SMT-LIB it is the values of ``x_r_c``.

    Raises:
        InputError: the format is unknown, or does not have this formulation.

    >>> print(export(Puzzle([1, 0, 0, 0]), "lp", "reduced"), end="")
    \\ Sudoku of side 2: the reduced model. x_r_c_d is 1 where row r, column c has the digit d.
    \\ settled: x_1_1_1 = 1
    \\ settled: x_1_2_2 = 1
    \\ settled: x_2_1_2 = 1
    \\ settled: x_2_2_1 = 1
    Minimize
     obj: 0 nothing
    Subject To
     settled: nothing = 0
    Bounds
     nothing = 0
    End
    """
    expect_puzzle(puzzle)
    chosen = _export_named(to)
    if formulation not in FORMULATIONS:
        raise InputError(Message("model.form", form=formulation, known=", ".join(FORMULATIONS)))
    if formulation not in chosen.formulations:
        raise InputError(Message("export.form", format=to, form=formulation))
    return chosen.write(puzzle, formulation)


def export_files(puzzle: Puzzle, to: str, formulation: str = "full") -> dict[str, str]:
    """Return the model as the files that its tool usually reads; for AMPL model, data and script.

    Args:
        puzzle: any blocks and rules, any givens.
        to: one of ``EXPORTS``.
        formulation: as for ``export``.

    Returns:
        The text of each file, by file name.

    Raises:
        InputError: the format is unknown, or does not have this formulation.

    >>> list(export_files(Puzzle([0] * 16), "ampl")), list(export_files(Puzzle([0] * 16), "mps"))
    (['sudoku.mod', 'sudoku.dat', 'sudoku.run'], ['sudoku.mps'])
    """
    text = export(puzzle, to, formulation)
    chosen = _export_named(to)
    return {name: write(puzzle) for name, write in chosen.parts} or {chosen.file: text}


def _export_named(to: str) -> Export:
    if to not in _BY_NAME:
        raise InputError(unknown("export.format", EXPORTS, format=to))
    return _BY_NAME[to]
