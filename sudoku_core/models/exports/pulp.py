"""The puzzle as a Python script with PuLP."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.puzzle import Puzzle
from .contract import Export
from .primitives import Cell, Primitives, primitives_of, sum_of_terms
from .python_script import at, script

SCRIPT = '''\
"""Sudoku for PuLP 3.3: x[r][c][d] is 1 where row r, column c has the digit {digit}."""

import pulp

{board}
problem = pulp.LpProblem("sudoku", pulp.LpMinimize)
x = problem.add_variable_dicts("x", (range({rows}), range({columns}), {digits}), cat=pulp.LpBinary)
for r in range({rows}):
    for c in range({columns}):
        problem += pulp.lpSum(x[r][c]) == {one}
for block in blocks:
    for d in {digits}:
        places = pulp.lpSum(x[r][c][d] for r, c in block)
        problem += places == 1 if len(block) == N else places <= 1
for r in range({rows}):
    for c in range({columns}):
        if {given}:
            problem += x[r][c][{index}] == 1
{constraints}
pulp.LpSolverDefault.msg = False
problem.solve()
if problem.status == pulp.LpStatusOptimal:
    for r in range({rows}):
        {shown}
else:
    print(pulp.LpStatus[problem.status])
'''
SHOWN = "print(*[{digit} for c in range({columns}) for d in {digits} if x[r][c][d].value() > 0.5])"
SHOWN_CELLS = """\
held = [[d for d in {digits} if x[r][c][d].value() > 0.5] for c in range({columns})]
        print(*[found[0] if found else "-" for found in held])"""
VALUE = '''

def value(r, c):
    """The digit in a cell."""
    return pulp.lpSum({factor} * x[r][c][d] for d in {digits})


'''
COMPARED = {
    "<": """\
# The first is less than the second: not at least d while the second is at most d.
for (r, c), (row, column) in {pairs}:
    for d in {digits}:
        first = pulp.lpSum(x[r][c][e] for e in {digits} if e >= d)
        problem += first + pulp.lpSum(x[row][column][e] for e in {digits} if e <= d) <= 1
""",
    "<=": """\
# The first is at most the second: not more than d while the second is at most d.
for (r, c), (row, column) in {pairs}:
    for d in {digits}:
        first = pulp.lpSum(x[r][c][e] for e in {digits} if e > d)
        problem += first + pulp.lpSum(x[row][column][e] for e in {digits} if e <= d) <= 1
""",
    "=": """\
for (r, c), (row, column) in {pairs}:
    for d in {digits}:
        problem += x[r][c][d] == x[row][column][d]
""",
    "!=": """\
for (r, c), (row, column) in {pairs}:
    for d in {digits}:
        problem += x[r][c][d] + x[row][column][d] <= 1
""",
}
AUXILIARY = """\
names = {names}
auxiliary = problem.add_variable_dicts("a", (names,), cat=pulp.LpBinary)
"""
TABLE = """\
# With each digit of the first cell, what the second may hold.
for d, partners in {partners}.items():
    problem += {a}[d] <= pulp.lpSum({b}[e] for e in partners)
"""


def write_pulp(puzzle: Puzzle) -> str:
    """Return the puzzle as a script with PuLP and its default solver that prints the grid.

    >>> write_pulp(Puzzle([0] * 16)).splitlines()[2]
    'import pulp'
    """
    words = script(puzzle)
    shape = words.shape
    names = {
        "rows": words.rows,
        "columns": words.columns,
        "digits": "range(N)" if shape.plain else "digits",
        "digit": "d + 1" if shape.plain else "d",
        "factor": "(d + 1)" if shape.plain else "d",
    }
    primitives = primitives_of(puzzle)
    return SCRIPT.format(
        board=words.head,
        one="(0 if givens[r][c] == NO_CELL else 1)" if shape.gaps else "1",
        given=words.given,
        index="givens[r][c] - 1" if shape.plain else "givens[r][c]",
        shown=(SHOWN_CELLS if shape.gaps else SHOWN).format(**names),
        constraints="".join([*_sums(primitives, names), *_pairs(primitives, names, puzzle)]),
        **names,
    )


def _at(cell: Cell) -> str:
    return f"{cell[0] - 1}, {cell[1] - 1}"


def _sums(primitives: Primitives, names: dict[str, str]) -> Iterator[str]:
    if primitives.sums:
        yield VALUE.format(**names)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, f"value({_at(cell)})") for factor, cell in linear.terms])
        sense = "==" if linear.sense == "=" else linear.sense
        yield f'problem += {total} {sense} {linear.total}, "{linear.name}"\n'


def _pairs(primitives: Primitives, names: dict[str, str], puzzle: Puzzle) -> Iterator[str]:
    for sense, text in COMPARED.items():
        compared = [pair for pair in primitives.comparisons if pair.sense == sense]
        pairs = [f"(({_at(pair.a)}), ({_at(pair.b)}))" for pair in compared]
        if pairs:
            yield text.format(pairs=f"[{', '.join(pairs)}]", **names)
    shift = 1 if puzzle.layout.plain else 0
    for table in primitives.tables:
        partners = {
            value - shift: [partner - shift for partner in others]
            for value, others in table.partners(puzzle.digits)
        }
        yield TABLE.format(partners=partners, a=at(table.a), b=at(table.b))
    if primitives.variables:
        yield AUXILIARY.format(names=list(primitives.variables))
    for row in primitives.rows:
        terms = [(factor, f"{at(cell)}[{value - shift}]") for factor, cell, value in row.candidates]
        terms += [(factor, f'auxiliary["{name}"]') for factor, name in row.auxiliary]
        sense = "==" if row.sense == "=" else row.sense
        total = sum_of_terms(terms) if terms else "pulp.lpSum([])"
        yield f'problem += {total} {sense} {row.bound}, "{row.name}"\n'


EXPORT = Export(
    name="pulp",
    file="sudoku.py",
    tool="Python with PuLP",
    write=lambda puzzle, _form: write_pulp(puzzle),
)
