"""The puzzle as a Python script with CP-SAT of OR-Tools."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.puzzle import Puzzle
from .board import Board
from .contract import Export
from .primitives import primitives_of, sum_of_terms
from .python_script import at, script

SCRIPT = '''\
"""Sudoku for CP-SAT of OR-Tools: x[r][c] is the digit in row r, column c, both from 0."""

from ortools.sat.python import cp_model

{board}
model = cp_model.CpModel()
{domain}x = {variables}
for r in range({rows}):
    for c in range({columns}):
        if {given}:
            model.add(x[r][c] == givens[r][c])
for block in blocks:
    model.add_all_different([x[r][c] for r, c in block])
{constraints}
solver = cp_model.CpSolver()
status = solver.solve(model)
if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
    for row in x:
        print(*[{shown} for cell in row])
else:
    print(solver.status_name(status))
'''
TALLY = '''

def tally(cells, value, least, most):
    """Bound how often a value stands in cells."""
    places = []
    for cell in cells:
        places.append(model.new_bool_var(""))
        model.add(cell == value).only_enforce_if(places[-1])
        model.add(cell != value).only_enforce_if(~places[-1])
    model.add_linear_constraint(sum(places), least, most)


'''
SENSES = {"=": "=="}


def write_ortools(puzzle: Puzzle) -> str:
    """Return the puzzle as a script with OR-Tools' CP-SAT that prints the grid, one line per row.

    >>> write_ortools(Puzzle([0] * 16)).splitlines()[2]
    'from ortools.sat.python import cp_model'
    """
    words = script(puzzle)
    shape = words.shape
    return SCRIPT.format(
        board=words.head,
        domain="" if shape.plain else "domain = cp_model.Domain.from_values(digits)\n",
        variables=_variables(shape, words.rows, words.columns),
        rows=words.rows,
        columns=words.columns,
        given=words.given,
        constraints="".join(_constraints(puzzle)),
        shown='"-" if cell is None else solver.value(cell)' if shape.gaps else "solver.value(cell)",
    )


def _variables(shape: Board, rows: str, columns: str) -> str:
    """Return the variables by row and column; a gap has none."""
    if shape.plain:
        return '[[model.new_int_var(1, N, f"x_{r}_{c}") for c in range(N)] for r in range(N)]'
    variable = 'model.new_int_var_from_domain(domain, f"x_{r}_{c}")'
    if shape.gaps:
        variable = f"None if givens[r][c] == NO_CELL else {variable}"
    inner = f"[\n        {variable}\n        for c in range({columns})\n    ]"
    return f"[\n    {inner}\n    for r in range({rows})\n]"


def _constraints(puzzle: Puzzle) -> Iterator[str]:
    primitives = primitives_of(puzzle)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, at(cell)) for factor, cell in linear.terms])
        sense = SENSES.get(linear.sense, linear.sense)
        yield f"model.add({total} {sense} {linear.total})  # {linear.name}\n"
    for comparison in primitives.comparisons:
        sense = SENSES.get(comparison.sense, comparison.sense)
        yield f"model.add({at(comparison.a)} {sense} {at(comparison.b)})  # {comparison.name}\n"
    for table in primitives.tables:
        cells = f"[{at(table.a)}, {at(table.b)}]"
        yield f"model.add_allowed_assignments({cells}, {list(table.pairs)})  # {table.name}\n"
    if primitives.tallies:
        yield TALLY
    for tally in primitives.tallies:
        cells = ", ".join([at(cell) for cell in tally.cells])
        bounds = f"{tally.value}, {tally.least}, {tally.most}"
        yield f"tally([{cells}], {bounds})  # {tally.name}\n"
    for line in primitives.automata:
        cells = ", ".join([at(cell) for cell in line.cells])
        arcs = f"{list(line.accepted)}, {list(line.arcs)}"
        text = f"model.add_automaton([{cells}], 0, {arcs})  # {line.name}\n"
        yield text if line.accepted else f"model.add_bool_or([])  # {line.name}\n"


EXPORT = Export(
    name="ortools",
    file="sudoku.py",
    tool="Python with ortools",
    write=lambda puzzle, _form: write_ortools(puzzle),
)
