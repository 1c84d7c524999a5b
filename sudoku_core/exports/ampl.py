"""The model in AMPL (seed 004), in what GLPK's ``glpsol --math`` reads of it."""

from __future__ import annotations

from ..formats import format_grid
from ..puzzle import Puzzle
from .families import families

MODEL = """\
# Sudoku as an integer program: b[r,c,d] is 1 where row r, column c has the digit d.
set ROWS := 1..{side};
set COLS := 1..{side};
set DIGITS := 1..{side};
set CLUES within {{ROWS, COLS}};
param n0 {{CLUES}} integer, >= 1, <= {side};
var b {{ROWS, COLS, DIGITS}} binary;

s.t. unique_digits {{r in ROWS, c in COLS}}: sum {{d in DIGITS}} b[r,c,d] = 1;
"""
ROWS = "s.t. unique_rows {r in ROWS, d in DIGITS}: sum {c in COLS} b[r,c,d] = 1;\n"
COLUMNS = "s.t. unique_cols {c in COLS, d in DIGITS}: sum {r in ROWS} b[r,c,d] = 1;\n"
BOXES = """\
s.t. sub_grid {{R in ROWS, C in COLS, d in DIGITS:
        (R - 1) mod {rows} = 0 and (C - 1) mod {columns} = 0}}:
    sum {{i in 0..{rows}-1, j in 0..{columns}-1}} b[R+i,C+j,d] = 1;
"""
FIX = """\
s.t. fix_vars {(r, c) in CLUES, d in DIGITS}: b[r,c,d] = (if n0[r,c] = d then 1 else 0);
"""
PRINT = """\
solve;
for {r in ROWS} {
    for {c in COLS} printf "%d ", sum {d in DIGITS} d * b[r,c,d];
    printf "\\n";
}
"""


def write_ampl_model(puzzle: Puzzle) -> str:
    """The model file: sets, variables and constraints, and none of the givens.

    >>> print(write_ampl_model(Puzzle([0] * 16)).splitlines()[9])
    s.t. unique_rows {r in ROWS, d in DIGITS}: sum {c in COLS} b[r,c,d] = 1;
    """
    return _model(puzzle) + "end;\n"


def _model(puzzle: Puzzle) -> str:
    have = families(puzzle)
    text = MODEL.format(side=puzzle.side)
    text += ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for block, cells in have.others:
        total = " + ".join([f"b[{row},{column},d]" for row, column in cells])
        sense = "=" if len(cells) == puzzle.side else "<="
        text += f"s.t. {block.name} {{d in DIGITS}}:\n    {total} {sense} 1;\n"
    return text + FIX


def write_ampl_data(puzzle: Puzzle) -> str:
    """The data file: the givens as triples of row, column and digit.

    >>> print(write_ampl_data(Puzzle([0, 2, 0, 0])), end="")
    data;
    # side 2
    param: CLUES: n0 :=
    1 2 2
    ;
    end;
    """
    return f"data;\n{format_grid(puzzle, 'ampl')}\nend;\n"


def write_ampl_program(puzzle: Puzzle) -> str:
    """Model, solving, printing the grid, and data in one text, in the order GLPK wants them.

    >>> write_ampl_program(Puzzle([0] * 4)).splitlines()[-3:]
    ['param: CLUES: n0 :=', ';', 'end;']
    """
    return _model(puzzle) + PRINT + write_ampl_data(puzzle)
