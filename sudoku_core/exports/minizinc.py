"""The puzzle in MiniZinc: one variable a cell, all different in every block."""

from __future__ import annotations

from ..puzzle import Puzzle
from .families import families

START = """\
% Sudoku: x[i, j] is the digit in row i, column j.
include "alldifferent.mzn";
int: N = {side};
array[1..N, 1..N] of 0..N: givens = [|
{givens} |];
array[1..N, 1..N] of var 1..N: x;

constraint forall (i, j in 1..N where givens[i, j] > 0) (x[i, j] = givens[i, j]);
"""
ROWS = "constraint forall (i in 1..N) (alldifferent([x[i, j] | j in 1..N]));\n"
COLUMNS = "constraint forall (j in 1..N) (alldifferent([x[i, j] | i in 1..N]));\n"
BOXES = """\
constraint forall (a in 0..N div {rows} - 1, b in 0..N div {columns} - 1) (
  alldifferent([x[a * {rows} + i, b * {columns} + j] | i in 1..{rows}, j in 1..{columns}])
);
"""
END = """\
solve satisfy;
output [show(x[i, j]) ++ if j == N then "\\n" else " " endif | i, j in 1..N];
"""


def write_minizinc(puzzle: Puzzle) -> str:
    """The puzzle as a MiniZinc model that prints the grid, a row a line.

    >>> write_minizinc(Puzzle([0] * 16)).splitlines()[-2]
    'solve satisfy;'
    """
    have = families(puzzle)
    givens = " |\n".join(["  " + ", ".join(map(str, row)) for row in puzzle.givens.rows])
    text = START.format(side=puzzle.side, givens=givens)
    text += ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for _, cells in have.others:
        listed = ", ".join([f"x[{row}, {column}]" for row, column in cells])
        text += f"constraint alldifferent([{listed}]);\n"
    return text + END
