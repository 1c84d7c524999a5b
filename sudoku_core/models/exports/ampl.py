"""The model in AMPL (seed 004), in what GLPK's ``glpsol --math`` reads of it.

GLPK wants ``solve`` before the data, AMPL after them, so no text serves both. The export as one
text is for GLPK; among the files, ``sudoku.run`` is for AMPL.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from ...board.grid import cell_at
from ...board.puzzle import Puzzle
from .blocks import blocks_of
from .board import Board, board
from .contract import Export
from .primitives import Cell, PairTable, primitives_of, sum_of_terms

ONE_TEXT = """\
# For GLPK as it stands: glpsol --math sudoku.mod
# AMPL wants the data before solve; its files are sudoku.mod, sudoku.dat and sudoku.run.
"""
MODEL_FILE = """\
# For AMPL: ampl sudoku.run
# For GLPK: glpsol --math sudoku.mod --data sudoku.dat --output sudoku.txt
"""
RUN = """\
# For AMPL: ampl sudoku.run, with sudoku.mod and sudoku.dat beside this file
model sudoku.mod;
data sudoku.dat;
option solver highs;  # or any other that takes binary variables, such as cplex, gurobi or cbc
option substout 1;
option show_stats 1;
"""
MODEL = """\
# Sudoku as an integer program: b[r,c,d] is 1 where row r, column c has the digit d.
set ROWS := 1..{rows};
set COLS := 1..{columns};
set DIGITS := {digits};
{gaps}set CLUES within {cells};
param n0 {{CLUES}} {values};
var b {variables} binary;

s.t. unique_digits {each}: sum {{d in DIGITS}} b[r,c,d] = 1;
"""
GAPS = """\
{gaps}
set CELLS := (ROWS cross COLS) diff GAPS;
"""
ROWS = "s.t. unique_rows {r in ROWS, d in DIGITS}: sum {c in COLS} b[r,c,d] = 1;\n"
COLUMNS = "s.t. unique_cols {c in COLS, d in DIGITS}: sum {r in ROWS} b[r,c,d] = 1;\n"
BOXES = """\
s.t. sub_grid {{R in ROWS, C in COLS, d in DIGITS:
        (R - 1) mod {rows} = 0 and (C - 1) mod {columns} = 0}}:
    sum {{i in 0..{rows}-1, j in 0..{columns}-1}} b[R+i,C+j,d] = 1;
"""
COMPARED = {
    "<": "sum {{e in DIGITS: e >= d}} {a}e] + sum {{e in DIGITS: e <= d}} {b}e] <= 1",
    "<=": "sum {{e in DIGITS: e > d}} {a}e] + sum {{e in DIGITS: e <= d}} {b}e] <= 1",
    "=": "{a}d] = {b}d]",
    "!=": "{a}d] + {b}d] <= 1",
}
"""By sense, the row of a comparison for each digit d: "<" forbids that a ≥ d and b ≤ d."""
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
PRINT_CELLS = """\
solve;
for {r in ROWS} {
    for {c in COLS} {
        for {1..1: (r, c) in CELLS} printf "%d ", sum {d in DIGITS} d * b[r,c,d];
        for {1..1: (r, c) in GAPS} printf "- ";
    }
    printf "\\n";
}
"""

RULE = "  # rule"
"""Comment that marks constraints which an AMPL data file cannot carry."""


def write_ampl_model(puzzle: Puzzle) -> str:
    """Return the model file: sets, variables and constraints, without the givens.

    >>> print(write_ampl_model(Puzzle([0] * 16)).splitlines()[11])
    s.t. unique_rows {r in ROWS, d in DIGITS}: sum {c in COLS} b[r,c,d] = 1;
    """
    return MODEL_FILE + _model(puzzle) + "end;\n"


def _model(puzzle: Puzzle) -> str:
    blocks = blocks_of(puzzle)
    text = _head(puzzle) + ROWS * blocks.rows + COLUMNS * blocks.columns
    if blocks.box:
        text += BOXES.format(rows=blocks.box[0], columns=blocks.box[1])
    for block in blocks.others:
        total = " + ".join([f"{_at(cell)}d]" for cell in block.cells])
        sense = "=" if block.full else "<="
        text += f"s.t. {block.name} {{d in DIGITS}}:{RULE}\n    {total} {sense} 1;\n"
    return text + "".join(_constraints(puzzle)) + FIX


def _head(puzzle: Puzzle) -> str:
    shape = board(puzzle)
    bounds = f"integer, >= {shape.digits[0]}, <= {shape.digits[-1]}"
    return MODEL.format(
        rows=shape.rows,
        columns=shape.columns,
        digits=_set_of_digits(shape),
        gaps=GAPS.format(gaps=_gaps(puzzle)) if shape.gaps else "",
        cells="CELLS" if shape.gaps else "{ROWS, COLS}",
        values=bounds if shape.in_sequence else "in DIGITS",
        variables="{CELLS, DIGITS}" if shape.gaps else "{ROWS, COLS, DIGITS}",
        each="{(r, c) in CELLS}" if shape.gaps else "{r in ROWS, c in COLS}",
    )


def _set_of_digits(shape: Board) -> str:
    if shape.in_sequence:
        return f"{shape.digits[0]}..{shape.digits[-1]}"
    return "{" + ", ".join(map(str, shape.digits)) + "}"


def _gaps(puzzle: Puzzle) -> str:
    gaps = [cell_at(cell, puzzle.columns) for cell in puzzle.layout.gaps]
    return _wrapped(f"set GAPS := {_pairs(gaps)};")


def _pairs(pairs: list[Cell]) -> str:
    return "{" + ", ".join([f"({row},{column})" for row, column in pairs]) + "}"


def _wrapped(text: str) -> str:
    return fill(text, 99, subsequent_indent="    ", break_long_words=False)


def _at(cell: Cell) -> str:
    """Return the beginning of a cell's variables, up to their digit."""
    return f"b[{cell[0]},{cell[1]},"


def _constraints(puzzle: Puzzle) -> Iterator[str]:
    primitives = primitives_of(puzzle)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, f"{_at(cell)}d]") for factor, cell in linear.terms])
        bound = f"{linear.sense} {linear.total};\n"
        yield f"s.t. {linear.name}:{RULE}\n    sum {{d in DIGITS}} d * ({total}) {bound}"
    for comparison in primitives.comparisons:
        body = COMPARED[comparison.sense].format(a=_at(comparison.a), b=_at(comparison.b))
        yield f"s.t. {comparison.name} {{d in DIGITS}}:{RULE}\n    {body};\n"
    for table in primitives.tables:
        yield from _table(table, puzzle.digits)
    for name in primitives.variables:
        yield f"var {name} binary;{RULE}\n"
    for row in primitives.rows:
        terms = [(factor, f"{_at(cell)}{value}]") for factor, cell, value in row.candidates]
        total = _wrapped(f"    {sum_of_terms([*terms, *row.auxiliary])} {row.sense} {row.bound};")
        yield f"s.t. {row.name}:{RULE}\n{total}\n"


def _table(table: PairTable, digits: tuple[int, ...]) -> Iterator[str]:
    """Yield for each digit of a the row that allows only the digits of b that fit it."""
    for value, partners in table.partners(digits):
        total = " + ".join([f"{_at(table.b)}{partner}]" for partner in partners]) or "0"
        yield f"s.t. {table.name}_digit{value}:{RULE}\n    {_at(table.a)}{value}] <= {total};\n"


def write_ampl_data(puzzle: Puzzle) -> str:
    """Return the data file: the givens as triples of row, column and digit.

    >>> print(write_ampl_data(Puzzle([0, 2, 0, 0])), end="")
    data;
    # side 2
    param: CLUES: n0 :=
    1 2 2
    ;
    end;
    """
    shape = board(puzzle)
    lines = ["data;", f"# side {shape.side}"] if shape.plain else ["data;"]
    lines.append("param: CLUES: n0 :=")
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            row, column = cell_at(cell, puzzle.columns)
            lines.append(f"{row} {column} {puzzle.digits[digit - 1]}")
    return "\n".join([*lines, ";", "end;", ""])


def write_ampl_program(puzzle: Puzzle) -> str:
    """Return model, solve, output of the grid, and data as one text, in the order of GLPK.

    >>> write_ampl_program(Puzzle([0] * 4)).splitlines()[-3:]
    ['param: CLUES: n0 :=', ';', 'end;']
    """
    return ONE_TEXT + _model(puzzle) + _printing(puzzle) + write_ampl_data(puzzle)


def write_ampl_script(puzzle: Puzzle) -> str:
    """Return the script for AMPL: read model and data, solve, print the grid.

    >>> write_ampl_script(Puzzle([0] * 4)).splitlines()[1:3]
    ['model sudoku.mod;', 'data sudoku.dat;']
    """
    return RUN + _printing(puzzle)


def _printing(puzzle: Puzzle) -> str:
    return PRINT_CELLS if puzzle.layout.gaps else PRINT


EXPORT = Export(
    name="ampl",
    file="sudoku.mod",
    tool="AMPL and GLPK",
    write=lambda puzzle, _form: write_ampl_program(puzzle),
    parts=(
        ("sudoku.mod", write_ampl_model),
        ("sudoku.dat", write_ampl_data),
        ("sudoku.run", write_ampl_script),
    ),
)
