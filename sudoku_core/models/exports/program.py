"""The parts that LP, MPS and DIMACS share: comments, and a variable for empty sums."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.grid import variable_of
from ..binary import BinaryModel

NOTHING = "nothing"
"""Name of a variable that is always 0, for a program or a row without variables."""


def notes(model: BinaryModel, auxiliaries: bool) -> Iterator[str]:
    """Yield the comments at the head of a text.

    Args:
        model: the program.
        auxiliaries: whether there are variables that stand for no candidate.

    >>> from sudoku_core.models.binary import build_model
    >>> from sudoku_core.board.puzzle import Puzzle
    >>> list(notes(build_model(Puzzle([0] * 4, digits=(0, 1)), "full"), False))[1:]
    ['The digit 1 stands for 0.', 'The digit 2 stands for 1.']
    """
    layout, side = model.layout, model.side
    shape = f"Sudoku of side {side}"
    gaps = len(layout.gaps)
    if (layout.rows, layout.columns) != (side, side) or gaps:
        shape = f"Sudoku of {side} digits on {layout.rows} rows and {layout.columns} columns"
        shape += f", {gaps} places of which are no cells" * bool(gaps)
    shape += f": the {model.formulation} model"
    yield f"{shape}. x_r_c_d is 1 where row r, column c has the digit d."
    if layout.digits != tuple(range(1, side + 1)):
        for digit, value in enumerate(layout.digits, 1):
            yield f"The digit {digit} stands for {value}."
    if model.objective:
        yield "g_r_c_d is 1 where that digit is read there; the likeliest reading is looked for."
    if auxiliaries:
        yield "A variable of another name helps to say the rule that it is named after."
    for cell, digit in enumerate(model.settled):
        if digit:
            yield f"settled: {model.name(variable_of(cell, digit, side))} = 1"


def wants_nothing(model: BinaryModel) -> bool:
    """Return whether a text needs ``NOTHING``: the program or a row has no variables."""
    return not model.variables or any(not row.variables for row in model.constraints)
