"""The puzzle as a Python script with Z3 (seed 003)."""

from __future__ import annotations

from collections.abc import Iterator

from ..puzzle import Puzzle
from .board import Board
from .contract import Export
from .demands import Table, added, demands
from .python_script import at, script

SCRIPT = '''\
"""Sudoku for Z3: x[r][c] is the digit in row r, column c, both counted from 0."""

from z3 import {names}

{board}
x = [[Int(f"x_{{r}}_{{c}}") for c in range({columns})] for r in range({rows})]
solver = Solver()
for r in range({rows}):
    for c in range({columns}):
{skip}        solver.add({domain})
        if {given}:
            solver.add(x[r][c] == givens[r][c])
for block in blocks:
    solver.add(Distinct([x[r][c] for r, c in block]))
{demands}
answer = solver.check()
if answer == sat:
    values = solver.model()
    {shown}
else:
    print(answer)
'''
SHOWN = "for row in x:\n        print(*[values[cell] for cell in row])"
SHOWN_CELLS = """\
for r in range({rows}):
        numbers = [values[x[r][c]] for c in range({columns})]
        print(*["-" if g == NO_CELL else n for g, n in zip(givens[r], numbers)])"""
SENSES = {"=": "=="}


def write_z3(puzzle: Puzzle) -> str:
    """The puzzle as a script with Z3, on integers, which prints the grid, a row a line.

    >>> write_z3(Puzzle([0] * 16)).splitlines()[2]
    'from z3 import And, Distinct, Int, Solver, sat'
    """
    words = script(puzzle)
    domain = _domain(words.shape)
    said = list(_demands(puzzle))
    names = {"Distinct", "Int", "Solver"}
    names |= {name for name in ("And", "Or") if any(f"{name}(" in line for line in [domain, *said])}
    sizes = {"rows": words.rows, "columns": words.columns}
    return SCRIPT.format(
        names=", ".join([*sorted(names), "sat"]),
        board=words.head,
        skip=words.skip,
        domain=domain,
        given=words.given,
        demands="".join(said),
        shown=SHOWN_CELLS.format(**sizes) if words.shape.gaps else SHOWN,
        **sizes,
    )


def _domain(shape: Board) -> str:
    if shape.plain:
        return "And(1 <= x[r][c], x[r][c] <= N)"
    if shape.in_sequence:
        return "And(digits[0] <= x[r][c], x[r][c] <= digits[-1])"
    return "Or([x[r][c] == digit for digit in digits])"


def _demands(puzzle: Puzzle) -> Iterator[str]:
    found = demands(puzzle)
    for one in found.sums:
        total = added([(factor, at(cell)) for factor, cell in one.terms])
        sense = SENSES.get(one.sense, one.sense)
        yield f"solver.add({total} {sense} {one.total})  # {one.name}\n"
    for pair in found.comparisons:
        sense = SENSES.get(pair.sense, pair.sense)
        yield f"solver.add({at(pair.a)} {sense} {at(pair.b)})  # {pair.name}\n"
    for table in found.tables:
        yield _table(table)


def _table(table: Table) -> str:
    both = f"And({at(table.a)} == a, {at(table.b)} == b)"
    pairs = ", ".join(map(str, table.pairs))
    return f"solver.add(Or([{both} for a, b in [{pairs}]]))  # {table.name}\n"


EXPORT = Export(
    name="z3",
    file="sudoku.py",
    tool="Python with z3-solver",
    write=lambda puzzle, _form: write_z3(puzzle),
)
