"""What the texts that spell out every variable have in common: what they tell a reader."""

from __future__ import annotations

from collections.abc import Iterator

from ..grid import variable_of
from ..model import BinaryModel

NOTHING = "nothing"
"""The variable of a program or a row that has none: the readers want one. It is 0."""


def notes(model: BinaryModel, auxiliaries: bool) -> Iterator[str]:
    """What a reader has to know beside the program.

    Args:
        model: the program.
        auxiliaries: whether there are variables that stand for no candidate.

    >>> from sudoku_core.model import build_model
    >>> from sudoku_core.puzzle import Puzzle
    >>> list(notes(build_model(Puzzle([0] * 4, digits=(0, 1)), "full"), False))[1:]
    ['The digit 1 stands for 0.', 'The digit 2 stands for 1.']
    """
    layout, side = model.layout, model.side
    shape = f"Sudoku of side {side}"
    gaps = len(layout.gaps)
    if (layout.rows, layout.columns) != (side, side) or gaps:
        shape = f"Sudoku of {side} digits on {layout.rows} rows and {layout.columns} columns"
        shape += f", {gaps} places of which are no cells" * bool(gaps)
    yield f"{shape}: the {model.form} model. x_r_c_d is 1 where row r, column c has the digit d."
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
    """Whether a text needs ``NOTHING``: there are no variables at all, or none in a row."""
    return not model.variables or any(not row.variables for row in model.constraints)
