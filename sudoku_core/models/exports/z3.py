"""The puzzle as a Python script with Z3 (seed 003)."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.puzzle import Puzzle
from .board import Board
from .contract import Export
from .primitives import PairTable, primitives_of, sum_of_terms
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
{constraints}
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
FOLLOW = '''

def follow(name, cells, layers):
    """Let the digits of cells be a path of states through the layers of an automaton."""
    states = [Int(f"{name}_{k}") for k in range(len(cells) + 1)]
    solver.add(states[0] == 0)
    for cell, state, following, arcs in zip(cells, states, states[1:], layers):
        solver.add(Or([And(state == a, cell == v, following == b) for a, v, b in arcs]))


'''
SENSES = {"=": "=="}


def write_z3(puzzle: Puzzle) -> str:
    """Return the puzzle as a script with Z3, on integers, that prints the grid.

    >>> write_z3(Puzzle([0] * 16)).splitlines()[2]
    'from z3 import And, Distinct, Int, Solver, sat'
    """
    words = script(puzzle)
    domain = _domain(words.shape)
    constraints = list(_constraints(puzzle))
    names = {"Distinct", "Int", "Solver"}
    lines = [domain, *constraints]
    names |= {
        name for name in ("And", "If", "Or", "Sum") if any(f"{name}(" in line for line in lines)
    }
    sizes = {"rows": words.rows, "columns": words.columns}
    return SCRIPT.format(
        names=", ".join([*sorted(names), "sat"]),
        board=words.head,
        skip=words.skip,
        domain=domain,
        given=words.given,
        constraints="".join(constraints),
        shown=SHOWN_CELLS.format(**sizes) if words.shape.gaps else SHOWN,
        **sizes,
    )


def _domain(shape: Board) -> str:
    if shape.plain:
        return "And(1 <= x[r][c], x[r][c] <= N)"
    if shape.in_sequence:
        return "And(digits[0] <= x[r][c], x[r][c] <= digits[-1])"
    return "Or([x[r][c] == digit for digit in digits])"


def _constraints(puzzle: Puzzle) -> Iterator[str]:
    primitives = primitives_of(puzzle)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, at(cell)) for factor, cell in linear.terms])
        sense = SENSES.get(linear.sense, linear.sense)
        yield f"solver.add({total} {sense} {linear.total})  # {linear.name}\n"
    for comparison in primitives.comparisons:
        sense = SENSES.get(comparison.sense, comparison.sense)
        yield f"solver.add({at(comparison.a)} {sense} {at(comparison.b)})  # {comparison.name}\n"
    for table in primitives.tables:
        yield _table(table)
    for tally in primitives.tallies:
        cells = ", ".join([at(cell) for cell in tally.cells])
        count = f"Sum([If(cell == {tally.value}, 1, 0) for cell in [{cells}]])"
        yield f"solver.add({count} >= {tally.least}, {count} <= {tally.most})  # {tally.name}\n"
    if primitives.automata:
        yield FOLLOW
    for line in primitives.automata:
        cells = ", ".join([at(cell) for cell in line.cells])
        yield f"follow({line.name!r}, [{cells}], {line.layers})\n"


def _table(table: PairTable) -> str:
    both = f"And({at(table.a)} == a, {at(table.b)} == b)"
    pairs = ", ".join(map(str, table.pairs))
    return f"solver.add(Or([{both} for a, b in [{pairs}]]))  # {table.name}\n"


EXPORT = Export(
    name="z3",
    file="sudoku.py",
    tool="Python with z3-solver",
    write=lambda puzzle, _form: write_z3(puzzle),
)
