"""The puzzle in MiniZinc: one variable per cell, all different in every block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...board.puzzle import Puzzle
from .blocks import blocks_of
from .board import NO_CELL, NOT_GIVEN, Board, board
from .contract import Export
from .primitives import Automaton, Cell, PairTable, primitives_of, sum_of_terms

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
% A place without a cell gets one fixed value, so that no solution is found twice.
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
    """Return the puzzle as a MiniZinc model that prints the grid, one line per row.

    >>> write_minizinc(Puzzle([0] * 16)).splitlines()[-2]
    'solve satisfy;'
    """
    blocks, shape = blocks_of(puzzle), board(puzzle)
    words = {
        "rows": "N" if shape.square else "ROWS",
        "columns": "N" if shape.square else "COLUMNS",
        "each": "i, j in 1..N" if shape.square else "i in 1..ROWS, j in 1..COLUMNS",
    }
    shown = "show(x[i, j])"
    if shape.gaps:
        shown = f'if givens[i, j] = NO_CELL then "-" else {shown} endif'
    primitives = primitives_of(puzzle)
    included = [("table", primitives.tables), ("regular", primitives.automata)]
    text = START.format(
        table="".join([f'include "{word}.mzn";\n' for word, used in included if used]),
        side=shape.side,
        shape="".join(_shape(shape)),
        marks="0..N" if shape.plain else "int",
        givens=" |\n".join(["  " + ", ".join(map(str, row)) for row in shape.givens]),
        digits="1..N" if shape.plain else "DIGITS",
        given="> 0" if shape.plain else ">= 0",
        **words,
    )
    text += NO_CELLS.format(**words) if shape.gaps else ""
    text += ROWS * blocks.rows + COLUMNS * blocks.columns
    if blocks.box:
        text += BOXES.format(rows=blocks.box[0], columns=blocks.box[1])
    for block in blocks.others:
        listed = ", ".join([_at(cell) for cell in block.cells])
        text += f"constraint alldifferent([{listed}]);\n"
    return text + "".join(_constraints(puzzle)) + END.format(shown=shown, **words)


def _shape(shape: Board) -> Iterator[str]:
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


def _constraints(puzzle: Puzzle) -> Iterator[str]:
    primitives = primitives_of(puzzle)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, _at(cell)) for factor, cell in linear.terms])
        yield f"constraint {total} {linear.sense} {linear.total};  % {linear.name}\n"
    for comparison in primitives.comparisons:
        condition = f"{_at(comparison.a)} {comparison.sense} {_at(comparison.b)}"
        yield f"constraint {condition};  % {comparison.name}\n"
    for table in primitives.tables:
        yield f"constraint {_table(table)};  % {table.name}\n"
    for tally in primitives.tallies:
        listed = ", ".join([_at(cell) for cell in tally.cells])
        count = f"sum(cell in [{listed}]) (bool2int(cell = {tally.value}))"
        yield f"constraint {count} >= {tally.least};  % {tally.name}\n"
        yield f"constraint {count} <= {tally.most};\n"
    for automaton in primitives.automata:
        yield f"constraint {_regular(automaton, puzzle.digits)};  % {automaton.name}\n"


def _table(table: PairTable) -> str:
    if not table.pairs:
        return "false"
    pairs = " | ".join([f"{a}, {b}" for a, b in table.pairs])
    return f"table([{_at(table.a)}, {_at(table.b)}], [| {pairs} |])"


def _regular(automaton: Automaton, digits: Sequence[int]) -> str:
    """Return the automaton with states and values from 1, as MiniZinc numbers them."""
    if not automaton.accepted:
        return "false"
    shift = 1 - digits[0]
    leads = {(state, value): after + 1 for state, value, after in automaton.arcs}
    values = range(digits[0], digits[-1] + 1)
    states = max(after for _, _, after in automaton.arcs) + 1
    rows = [", ".join([str(leads.get((s, v), 0)) for v in values]) for s in range(states)]
    cells = ", ".join([_at(cell) + (f" + {shift}" if shift else "") for cell in automaton.cells])
    accepted = ", ".join([str(state + 1) for state in automaton.accepted])
    table = "[| " + " | ".join(rows) + " |]"
    return f"regular([{cells}], {states}, {len(values)}, {table}, 1, {{{accepted}}})"


EXPORT = Export(
    name="minizinc",
    file="sudoku.mzn",
    tool="MiniZinc and its solvers: Gecode, Chuffed, OR-Tools",
    write=lambda puzzle, _form: write_minizinc(puzzle),
)
