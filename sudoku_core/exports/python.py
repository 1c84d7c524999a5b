"""The puzzle as a Python script, with PuLP, Z3 (seed 003) or OR-Tools."""

from __future__ import annotations

from ..puzzle import Puzzle
from .families import families

BOARD = """\
N = {side}
givens = [
{givens}
]
blocks = []
"""
ROWS = "blocks += [[(r, c) for c in range(N)] for r in range(N)]\n"
COLUMNS = "blocks += [[(r, c) for r in range(N)] for c in range(N)]\n"
BOXES = """\
blocks += [
    [(top + r, left + c) for r in range({rows}) for c in range({columns})]
    for top in range(0, N, {rows})
    for left in range(0, N, {columns})
]
"""

PULP = '''\
"""Sudoku for PuLP 3.3: x[r][c][d] is 1 where row r, column c has the digit d + 1."""

import pulp

{board}
problem = pulp.LpProblem("sudoku", pulp.LpMinimize)
x = problem.add_variable_dicts("x", (range(N), range(N), range(N)), cat=pulp.LpBinary)
for r in range(N):
    for c in range(N):
        problem += pulp.lpSum(x[r][c]) == 1
for block in blocks:
    for d in range(N):
        places = pulp.lpSum(x[r][c][d] for r, c in block)
        problem += places == 1 if len(block) == N else places <= 1
for r in range(N):
    for c in range(N):
        if givens[r][c]:
            problem += x[r][c][givens[r][c] - 1] == 1

pulp.LpSolverDefault.msg = False
problem.solve()
if problem.status == pulp.LpStatusOptimal:
    for r in range(N):
        print(*[d + 1 for c in range(N) for d in range(N) if x[r][c][d].value() > 0.5])
else:
    print(pulp.LpStatus[problem.status])
'''
Z3 = '''\
"""Sudoku for Z3: x[r][c] is the digit in row r, column c, both counted from 0."""

from z3 import And, Distinct, Int, Solver, sat

{board}
x = [[Int(f"x_{{r}}_{{c}}") for c in range(N)] for r in range(N)]
solver = Solver()
for r in range(N):
    for c in range(N):
        solver.add(And(1 <= x[r][c], x[r][c] <= N))
        if givens[r][c]:
            solver.add(x[r][c] == givens[r][c])
for block in blocks:
    solver.add(Distinct([x[r][c] for r, c in block]))

answer = solver.check()
if answer == sat:
    values = solver.model()
    for row in x:
        print(*[values[cell] for cell in row])
else:
    print(answer)
'''
ORTOOLS = '''\
"""Sudoku for CP-SAT of OR-Tools: x[r][c] is the digit in row r, column c, both from 0."""

from ortools.sat.python import cp_model

{board}
model = cp_model.CpModel()
x = [[model.new_int_var(1, N, f"x_{{r}}_{{c}}") for c in range(N)] for r in range(N)]
for r in range(N):
    for c in range(N):
        if givens[r][c]:
            model.add(x[r][c] == givens[r][c])
for block in blocks:
    model.add_all_different([x[r][c] for r, c in block])

solver = cp_model.CpSolver()
status = solver.solve(model)
if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
    for row in x:
        print(*[solver.value(cell) for cell in row])
else:
    print(solver.status_name(status))
'''


def write_pulp(puzzle: Puzzle) -> str:
    """The puzzle as a script with PuLP and its own solver, which prints the grid, a row a line.

    >>> write_pulp(Puzzle([0] * 16)).splitlines()[2]
    'import pulp'
    """
    return PULP.format(board=_board(puzzle))


def write_z3(puzzle: Puzzle) -> str:
    """The puzzle as a script with Z3, on integers, which prints the grid, a row a line.

    >>> write_z3(Puzzle([0] * 16)).splitlines()[2]
    'from z3 import And, Distinct, Int, Solver, sat'
    """
    return Z3.format(board=_board(puzzle))


def write_ortools(puzzle: Puzzle) -> str:
    """The puzzle as a script with OR-Tools' CP-SAT, which prints the grid, a row a line.

    >>> write_ortools(Puzzle([0] * 16)).splitlines()[2]
    'from ortools.sat.python import cp_model'
    """
    return ORTOOLS.format(board=_board(puzzle))


def _board(puzzle: Puzzle) -> str:
    """Side, givens and blocks; rows and columns counted from 0."""
    have = families(puzzle)
    givens = "\n".join([f"    {list(row)}," for row in puzzle.givens.rows])
    text = BOARD.format(side=puzzle.side, givens=givens)
    text += ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for _, cells in have.others:
        text += f"blocks.append({[(row - 1, column - 1) for row, column in cells]})\n"
    return text
