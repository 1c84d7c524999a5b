"""The model of a puzzle as text that other tools read: solvers, modelling languages, programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..messages import InputError, Message
from ..model import FORMS, BinaryModel, build_model
from ..puzzle import Puzzle
from . import ampl, julia, python
from .minizinc import write_minizinc
from .programs import write_dimacs, write_lp, write_mps
from .smtlib import write_smtlib


@dataclass(frozen=True, slots=True)
class _Of:
    """What one format is made of: the name of its file, and a writer of the model or the puzzle."""

    file: str
    model: Callable[[BinaryModel], str] | None = None
    puzzle: Callable[[Puzzle], str] | None = None


_FORMATS: Mapping[str, _Of] = {
    "lp": _Of("sudoku.lp", model=write_lp),
    "mps": _Of("sudoku.mps", model=write_mps),
    "ampl": _Of("sudoku.mod", puzzle=ampl.write_ampl_program),
    "minizinc": _Of("sudoku.mzn", puzzle=write_minizinc),
    "smtlib": _Of("sudoku.smt2", puzzle=write_smtlib),
    "dimacs": _Of("sudoku.cnf", model=write_dimacs),
    "jump": _Of("sudoku.jl", puzzle=julia.write_jump),
    "constraintmodels": _Of("sudoku.jl", puzzle=julia.write_constraintmodels),
    "pulp": _Of("sudoku.py", puzzle=python.write_pulp),
    "z3": _Of("sudoku.py", puzzle=python.write_z3),
    "ortools": _Of("sudoku.py", puzzle=python.write_ortools),
}
EXPORTS = tuple(_FORMATS)
"""The formats there are."""


def export_forms(to: str) -> tuple[str, ...]:
    """The forms of the model that a format can be written in.

    Args:
        to: one of ``EXPORTS``.

    Returns:
        "full" first. Only what spells out every variable (lp, mps, dimacs) has "reduced" too: the
        others state the rules, and their tools reduce for themselves.

    Raises:
        InputError: there is no such format.

    >>> export_forms("lp"), export_forms("ampl")
    (('full', 'reduced'), ('full',))
    """
    return ("full", "reduced") if _found(to).model else ("full",)


def export(puzzle: Puzzle, to: str, form: str = "full") -> str:
    """Write the model of a puzzle as one text that its tool reads as it is.

    Args:
        puzzle: any blocks, any givens.
        to: one of ``EXPORTS``. "ampl" holds model and data, as ``glpsol --math`` takes them; "mps"
            is free MPS, since the names are longer than eight characters.
        form: "full", or "reduced" where ``export_forms`` has it: what singles settle is then left
            out, and told in comments.

    Returns:
        The text, with a newline at its end. What it prints when run, or the variables ``x_r_c_d``
        that are 1 (``x_r_c`` in SMT-LIB), is the grid.

    Raises:
        InputError: there is no such format, or not in this form.

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
    writer = _found(to)
    if form not in FORMS:
        raise InputError(Message("model.form", form=form, known=", ".join(FORMS)))
    if writer.model:
        return writer.model(build_model(puzzle, form))
    if form != "full":
        raise InputError(Message("export.form", format=to, form=form))
    assert writer.puzzle is not None
    return writer.puzzle(puzzle)


def export_files(puzzle: Puzzle, to: str, form: str = "full") -> dict[str, str]:
    """Write the model of a puzzle as the files its tool usually has: for AMPL, model and data.

    Args:
        puzzle: any blocks, any givens.
        to: one of ``EXPORTS``.
        form: as for ``export``.

    Returns:
        By file name, the text.

    Raises:
        InputError: there is no such format, or not in this form.

    >>> list(export_files(Puzzle([0] * 16), "ampl")), list(export_files(Puzzle([0] * 16), "mps"))
    (['sudoku.mod', 'sudoku.dat'], ['sudoku.mps'])
    """
    text = export(puzzle, to, form)
    if to == "ampl":
        return {
            "sudoku.mod": ampl.write_ampl_model(puzzle),
            "sudoku.dat": ampl.write_ampl_data(puzzle),
        }
    return {_found(to).file: text}


def _found(to: str) -> _Of:
    if to not in _FORMATS:
        raise InputError(Message("export.format", format=to, known=", ".join(EXPORTS)))
    return _FORMATS[to]
