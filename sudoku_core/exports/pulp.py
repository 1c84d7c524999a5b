"""The puzzle as a Python script with PuLP."""

from __future__ import annotations

from collections.abc import Iterator

from ..puzzle import Puzzle
from .contract import Export
from .demands import Cell, Demands, added, demands
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
{demands}
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
TABLE = """\
# With each digit of the first cell, what the second may hold.
for d, partners in {partners}.items():
    problem += {a}[d] <= pulp.lpSum({b}[e] for e in partners)
"""


def write_pulp(puzzle: Puzzle) -> str:
    """The puzzle as a script with PuLP and its own solver, which prints the grid, a row a line.

    >>> write_pulp(Puzzle([0] * 16)).splitlines()[2]
    'import pulp'
    """
    words = script(puzzle)
    shape = words.shape
    form = {
        "rows": words.rows,
        "columns": words.columns,
        "digits": "range(N)" if shape.plain else "digits",
        "digit": "d + 1" if shape.plain else "d",
        "factor": "(d + 1)" if shape.plain else "d",
    }
    found = demands(puzzle)
    return SCRIPT.format(
        board=words.head,
        one="(0 if givens[r][c] == NO_CELL else 1)" if shape.gaps else "1",
        given=words.given,
        index="givens[r][c] - 1" if shape.plain else "givens[r][c]",
        shown=(SHOWN_CELLS if shape.gaps else SHOWN).format(**form),
        demands="".join([*_sums(found, form), *_pairs(found, form, puzzle)]),
        **form,
    )


def _at(cell: Cell) -> str:
    return f"{cell[0] - 1}, {cell[1] - 1}"


def _sums(found: Demands, form: dict[str, str]) -> Iterator[str]:
    if found.sums:
        yield VALUE.format(**form)
    for one in found.sums:
        total = added([(factor, f"value({_at(cell)})") for factor, cell in one.terms])
        sense = "==" if one.sense == "=" else one.sense
        yield f'problem += {total} {sense} {one.total}, "{one.name}"\n'


def _pairs(found: Demands, form: dict[str, str], puzzle: Puzzle) -> Iterator[str]:
    for sense, text in COMPARED.items():
        pairs = [f"(({_at(p.a)}), ({_at(p.b)}))" for p in found.comparisons if p.sense == sense]
        if pairs:
            yield text.format(pairs=f"[{', '.join(pairs)}]", **form)
    less = 1 if puzzle.layout.plain else 0
    for table in found.tables:
        partners = {
            value - less: [partner - less for partner in others]
            for value, others in table.partners(puzzle.digits)
        }
        yield TABLE.format(partners=partners, a=at(table.a), b=at(table.b))


EXPORT = Export(
    name="pulp",
    file="sudoku.py",
    tool="Python with PuLP",
    write=lambda puzzle, _form: write_pulp(puzzle),
)
