"""The model of a puzzle as text that other tools read: solvers, modelling languages, programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from ..messages import InputError, Message
from ..model import FORMS, BinaryModel
from ..puzzle import Puzzle
from ..validation import expect_puzzle
from .contract import Export
from .lp import write_lp
from .mps import write_mps

__all__ = ["EXPORTS", "PROGRAMS", "export", "export_files", "export_forms"]

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
"""The files that have an ``EXPORT`` each, in the order in which people are told of them."""
_BY_NAME: Mapping[str, Export] = {
    export.name: export for export in [import_module(f".{file}", __name__).EXPORT for file in FILES]
}
EXPORTS = tuple(_BY_NAME)
"""The formats there are."""
PROGRAMS: Mapping[str, Callable[[BinaryModel], str]] = {"lp": write_lp, "mps": write_mps}
"""Those that any binary program can be written in, and what writes it."""


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
    return _found(to).forms


def export(puzzle: Puzzle, to: str, form: str = "full") -> str:
    """Write the model of a puzzle as one text that its tool reads as it is.

    Args:
        puzzle: any blocks and rules, any givens.
        to: one of ``EXPORTS``. "ampl" holds model and data, as ``glpsol --math`` takes them; "mps"
            is free MPS, since the names are longer than eight characters.
        form: "full", or "reduced" where ``export_forms`` has it: what singles settle is then left
            out, and told in comments.

    Returns:
        The text, with a newline at its end. What it prints when run, or the variables ``x_r_c_d``
        that are 1 (``x_r_c`` in SMT-LIB), is the grid. What it prints are the values that the
        digits stand for, with "-" where there is no cell; the d of ``x_r_c_d`` counts the digits
        from 1, and a note says what they stand for.

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
    expect_puzzle(puzzle)
    found = _found(to)
    if form not in FORMS:
        raise InputError(Message("model.form", form=form, known=", ".join(FORMS)))
    if form not in found.forms:
        raise InputError(Message("export.form", format=to, form=form))
    return found.write(puzzle, form)


def export_files(puzzle: Puzzle, to: str, form: str = "full") -> dict[str, str]:
    """Write the model of a puzzle as the files its tool usually has: for AMPL, model and data.

    Args:
        puzzle: any blocks and rules, any givens.
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
    found = _found(to)
    return {name: write(puzzle) for name, write in found.parts} or {found.file: text}


def _found(to: str) -> Export:
    if to not in _BY_NAME:
        raise InputError(Message("export.format", format=to, known=", ".join(EXPORTS)))
    return _BY_NAME[to]
