"""The puzzle in MiniZinc: one variable a cell, all different in every block."""

from __future__ import annotations

from collections.abc import Iterator

from ..puzzle import Puzzle
from .board import NO_CELL, NOT_GIVEN, Board, board
from .contract import Export
from .demands import Cell, Table, added, demands
from .families import families

START = """\
% Sudoku: x[i, j] is the digit in row i, column j.
include "alldifferent.mzn";
{table}int: N = {side};
{shape}array[1..{rows}, 1..{columns}] of {marks}: givens = [|
{givens} |];
array[1..{rows}, 1..{columns}] of var {digits}: x;

constraint forall ({each} where givens[i, j] {given}) (x[i, j] = givens[i, j]);
"""
NO_CELLS = """\
% What is no cell has no part in it: any value will do, but only one.
constraint forall ({each} where givens[i, j] = NO_CELL) (x[i, j] = min(DIGITS));
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
output [{shown} ++ if j == {columns} then "\\n" else " " endif | {each}];
"""


def write_minizinc(puzzle: Puzzle) -> str:
    """The puzzle as a MiniZinc model that prints the grid, a row a line.

    >>> write_minizinc(Puzzle([0] * 16)).splitlines()[-2]
    'solve satisfy;'
    """
    have, shape = families(puzzle), board(puzzle)
    words = {
        "rows": "N" if shape.square else "ROWS",
        "columns": "N" if shape.square else "COLUMNS",
        "each": "i, j in 1..N" if shape.square else "i in 1..ROWS, j in 1..COLUMNS",
    }
    shown = "show(x[i, j])"
    if shape.gaps:
        shown = f'if givens[i, j] = NO_CELL then "-" else {shown} endif'
    text = START.format(
        table='include "table.mzn";\n' if demands(puzzle).tables else "",
        side=shape.side,
        shape="".join(_shape(shape)),
        marks="0..N" if shape.plain else "int",
        givens=" |\n".join(["  " + ", ".join(map(str, row)) for row in shape.givens]),
        digits="1..N" if shape.plain else "DIGITS",
        given="> 0" if shape.plain else ">= 0",
        **words,
    )
    text += NO_CELLS.format(**words) if shape.gaps else ""
    text += ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for one in have.others:
        listed = ", ".join([_at(cell) for cell in one.cells])
        text += f"constraint alldifferent([{listed}]);\n"
    return text + "".join(_demands(puzzle)) + END.format(shown=shown, **words)


def _shape(shape: Board) -> Iterator[str]:
    """What the board is where it is not plain."""
    if not shape.square:
        yield f"int: ROWS = {shape.rows};\nint: COLUMNS = {shape.columns};\n"
    if not shape.plain:
        digits = "{" + ", ".join(map(str, shape.digits)) + "}"
        if shape.in_sequence:
            digits = f"{shape.digits[0]}..{shape.digits[-1]}"
        yield f"set of int: DIGITS = {digits};\n"
        if shape.gaps:
            yield f"int: NO_CELL = {NO_CELL};\n"
        yield f"% {NOT_GIVEN}: not given.\n"


def _at(cell: Cell) -> str:
    return f"x[{cell[0]}, {cell[1]}]"


def _demands(puzzle: Puzzle) -> Iterator[str]:
    found = demands(puzzle)
    for one in found.sums:
        total = added([(factor, _at(cell)) for factor, cell in one.terms])
        yield f"constraint {total} {one.sense} {one.total};  % {one.name}\n"
    for pair in found.comparisons:
        yield f"constraint {_at(pair.a)} {pair.sense} {_at(pair.b)};  % {pair.name}\n"
    for table in found.tables:
        yield f"constraint {_table(table)};  % {table.name}\n"


def _table(table: Table) -> str:
    if not table.pairs:
        return "false"
    pairs = " | ".join([f"{one}, {other}" for one, other in table.pairs])
    return f"table([{_at(table.a)}, {_at(table.b)}], [| {pairs} |])"


EXPORT = Export(
    name="minizinc",
    file="sudoku.mzn",
    tool="MiniZinc and its solvers: Gecode, Chuffed, OR-Tools",
    write=lambda puzzle, _form: write_minizinc(puzzle),
)
