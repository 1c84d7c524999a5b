"""The model in AMPL (seed 004), in what GLPK's ``glpsol --math`` reads of it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from ..grid import cell_at
from ..puzzle import Puzzle
from .board import Board, board
from .contract import Export
from .demands import Cell, Table, added, demands
from .families import families

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
"""What a comparison says of each digit d: with "<", not both a at least d and b at most d."""
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
"""Says of what the data do not tell that it would be lost if they alone were read."""


def write_ampl_model(puzzle: Puzzle) -> str:
    """The model file: sets, variables and constraints, and none of the givens.

    >>> print(write_ampl_model(Puzzle([0] * 16)).splitlines()[9])
    s.t. unique_rows {r in ROWS, d in DIGITS}: sum {c in COLS} b[r,c,d] = 1;
    """
    return _model(puzzle) + "end;\n"


def _model(puzzle: Puzzle) -> str:
    have = families(puzzle)
    text = _head(puzzle) + ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for one in have.others:
        total = " + ".join([f"{_at(cell)}d]" for cell in one.cells])
        sense = "=" if one.full else "<="
        text += f"s.t. {one.name} {{d in DIGITS}}:{RULE}\n    {total} {sense} 1;\n"
    return text + "".join(_demands(puzzle)) + FIX


def _head(puzzle: Puzzle) -> str:
    shape = board(puzzle)
    standing = f"integer, >= {shape.digits[0]}, <= {shape.digits[-1]}"
    return MODEL.format(
        rows=shape.rows,
        columns=shape.columns,
        digits=_set_of_digits(shape),
        gaps=GAPS.format(gaps=_gaps(puzzle)) if shape.gaps else "",
        cells="CELLS" if shape.gaps else "{ROWS, COLS}",
        values=standing if shape.in_sequence else "in DIGITS",
        variables="{CELLS, DIGITS}" if shape.gaps else "{ROWS, COLS, DIGITS}",
        each="{(r, c) in CELLS}" if shape.gaps else "{r in ROWS, c in COLS}",
    )


def _set_of_digits(shape: Board) -> str:
    if shape.in_sequence:
        return f"{shape.digits[0]}..{shape.digits[-1]}"
    return "{" + ", ".join(map(str, shape.digits)) + "}"


def _gaps(puzzle: Puzzle) -> str:
    where = [cell_at(cell, puzzle.columns) for cell in puzzle.layout.gaps]
    return _wrapped(f"set GAPS := {_pairs(where)};")


def _pairs(pairs: list[Cell]) -> str:
    return "{" + ", ".join([f"({one},{other})" for one, other in pairs]) + "}"


def _wrapped(text: str) -> str:
    return fill(text, 99, subsequent_indent="    ", break_long_words=False)


def _at(cell: Cell) -> str:
    """The variables of a cell, up to their digit."""
    return f"b[{cell[0]},{cell[1]},"


def _demands(puzzle: Puzzle) -> Iterator[str]:
    found = demands(puzzle)
    for one in found.sums:
        total = added([(factor, f"{_at(cell)}d]") for factor, cell in one.terms])
        bound = f"{one.sense} {one.total};\n"
        yield f"s.t. {one.name}:{RULE}\n    sum {{d in DIGITS}} d * ({total}) {bound}"
    for pair in found.comparisons:
        said = COMPARED[pair.sense].format(a=_at(pair.a), b=_at(pair.b))
        yield f"s.t. {pair.name} {{d in DIGITS}}:{RULE}\n    {said};\n"
    for table in found.tables:
        yield from _table(table, puzzle.digits)


def _table(table: Table, digits: tuple[int, ...]) -> Iterator[str]:
    """What b may hold with each digit of a."""
    for value, partners in table.partners(digits):
        total = " + ".join([f"{_at(table.b)}{partner}]" for partner in partners]) or "0"
        yield f"s.t. {table.name}_digit{value}:{RULE}\n    {_at(table.a)}{value}] <= {total};\n"


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
    shape = board(puzzle)
    lines = ["data;", f"# side {shape.side}"] if shape.plain else ["data;"]
    lines.append("param: CLUES: n0 :=")
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            row, column = cell_at(cell, puzzle.columns)
            lines.append(f"{row} {column} {puzzle.digits[digit - 1]}")
    return "\n".join([*lines, ";", "end;", ""])


def write_ampl_program(puzzle: Puzzle) -> str:
    """Model, solving, printing the grid, and data in one text, in the order GLPK wants them.

    >>> write_ampl_program(Puzzle([0] * 4)).splitlines()[-3:]
    ['param: CLUES: n0 :=', ';', 'end;']
    """
    shown = PRINT_CELLS if puzzle.layout.gaps else PRINT
    return _model(puzzle) + shown + write_ampl_data(puzzle)


EXPORT = Export(
    name="ampl",
    file="sudoku.mod",
    tool="AMPL and GLPK",
    write=lambda puzzle, _form: write_ampl_program(puzzle),
    parts=(("sudoku.mod", write_ampl_model), ("sudoku.dat", write_ampl_data)),
)
