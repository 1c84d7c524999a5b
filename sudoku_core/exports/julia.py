"""The puzzle as a Julia script, with JuMP (seeds 000 and 001) or ConstraintModels.jl (seed 002)."""

from __future__ import annotations

from ..blocks import standard_blocks
from ..puzzle import Puzzle
from .families import Families, families

JUMP = """\
# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

const N = {side}
M = [
{givens}
]
blocks = Vector{{Tuple{{Int,Int}}}}[]
{blocks}
model = Model(HiGHS.Optimizer)
set_silent(model)
@variable(model, x[1:N, 1:N, 1:N], Bin)
@constraint(model, [i in 1:N, j in 1:N], sum(x[i, j, k] for k in 1:N) == 1)
for B in blocks, k in 1:N
    if length(B) == N
        @constraint(model, sum(x[i, j, k] for (i, j) in B) == 1)
    else
        @constraint(model, sum(x[i, j, k] for (i, j) in B) <= 1)
    end
end
for i in 1:N, j in 1:N
    if M[i, j] != 0
        fix(x[i, j, M[i, j]], 1; force = true)
    end
end

optimize!(model)
if termination_status(model) == OPTIMAL
    for i in 1:N
        println(join((sum(k * round(Int, value(x[i, j, k])) for k in 1:N) for j in 1:N), " "))
    end
else
    println(termination_status(model))
end
"""
SQUARE = """\
# Sudoku for the local search of LocalSearchSolvers.jl.
using ConstraintModels, JuMP

start = [
{givens}
]
m, grid = sudoku({order}; start = start)
optimize!(m)
display(value.(grid), Val(:sudoku))
"""
ANY = """\
# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such blocks; this is what it does for its own.
using CBLS, JuMP

const N = {side}
start = [
{givens}
]
blocks = Vector{{Tuple{{Int,Int}}}}[]
{blocks}
m = JuMP.Model(CBLS.Optimizer)
@variable(m, X[1:N, 1:N])
for i in 1:N, j in 1:N
    if start[i, j] == 0
        @constraint(m, X[i, j] in DiscreteSet(1:N))
    else
        @constraint(m, X[i, j] in DiscreteSet(start[i, j]))
    end
end
for B in blocks
    @constraint(m, [X[i, j] for (i, j) in B] in AllDifferent())
end
optimize!(m)
for i in 1:N
    println(join(round.(Int, value.(X[i, :])), " "))
end
"""
ROWS = "append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])\n"
COLUMNS = "append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])\n"
BOXES = """\
for a in 1:{rows}:N, b in 1:{columns}:N
    push!(blocks, [(i, j) for i in a:a+{rows}-1 for j in b:b+{columns}-1])
end
"""


def write_jump(puzzle: Puzzle) -> str:
    """The puzzle as a script with JuMP and HiGHS, which prints the grid, a row a line.

    >>> write_jump(Puzzle([0] * 16)).splitlines()[2]
    'using JuMP, HiGHS'
    """
    blocks = _blocks(families(puzzle))
    return JUMP.format(side=puzzle.side, givens=_givens(puzzle), blocks=blocks)


def write_constraintmodels(puzzle: Puzzle) -> str:
    """The puzzle as a script with ConstraintModels.jl, which shows the grid.

    Where the blocks are not those of a board of side n², the same model is spelled out.

    >>> write_constraintmodels(Puzzle([0] * 16)).splitlines()[1]
    'using ConstraintModels, JuMP'
    """
    box = puzzle.box
    if box and box[0] == box[1] and set(puzzle.blocks) == set(standard_blocks(*box)):
        return SQUARE.format(order=box[0], givens=_givens(puzzle))
    blocks = _blocks(families(puzzle))
    return ANY.format(side=puzzle.side, givens=_givens(puzzle), blocks=blocks)


def _givens(puzzle: Puzzle) -> str:
    width = len(str(puzzle.side))
    return "\n".join(
        ["    " + " ".join([f"{digit:{width}}" for digit in row]) for row in puzzle.givens.rows]
    )


def _blocks(have: Families) -> str:
    text = ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        text += BOXES.format(rows=have.box[0], columns=have.box[1])
    for _, cells in have.others:
        text += f"push!(blocks, [{', '.join(map(str, cells))}])\n"
    return text
