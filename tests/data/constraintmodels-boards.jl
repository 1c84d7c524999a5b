# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such rules; this is what it does for its own.
using CBLS, JuMP

const N = 4
const ROWS = 6
const COLUMNS = 6
const DIGITS = 0:3
const NO_CELL = -2
# -1: not given.
start = [
     2 -1 -1 -1 -2 -2
    -1 -1 -1 -1 -2 -2
    -1 -1  1 -1 -1 -1
    -1 -1 -1 -1 -1 -1
    -2 -2 -1 -1 -1 -1
    -2 -2 -1 -1 -1  1
]
blocks = Vector{Tuple{Int,Int}}[]
push!(blocks, [(1, 1), (1, 2), (1, 3), (1, 4)])
push!(blocks, [(2, 1), (2, 2), (2, 3), (2, 4)])
push!(blocks, [(3, 1), (3, 2), (3, 3), (3, 4)])
push!(blocks, [(4, 1), (4, 2), (4, 3), (4, 4)])
push!(blocks, [(3, 3), (3, 4), (3, 5), (3, 6)])
push!(blocks, [(4, 3), (4, 4), (4, 5), (4, 6)])
push!(blocks, [(5, 3), (5, 4), (5, 5), (5, 6)])
push!(blocks, [(6, 3), (6, 4), (6, 5), (6, 6)])
push!(blocks, [(1, 1), (2, 1), (3, 1), (4, 1)])
push!(blocks, [(1, 2), (2, 2), (3, 2), (4, 2)])
push!(blocks, [(1, 3), (2, 3), (3, 3), (4, 3)])
push!(blocks, [(1, 4), (2, 4), (3, 4), (4, 4)])
push!(blocks, [(3, 3), (4, 3), (5, 3), (6, 3)])
push!(blocks, [(3, 4), (4, 4), (5, 4), (6, 4)])
push!(blocks, [(3, 5), (4, 5), (5, 5), (6, 5)])
push!(blocks, [(3, 6), (4, 6), (5, 6), (6, 6)])
push!(blocks, [(1, 1), (1, 2), (2, 1), (2, 2)])
push!(blocks, [(1, 3), (1, 4), (2, 3), (2, 4)])
push!(blocks, [(3, 1), (3, 2), (4, 1), (4, 2)])
push!(blocks, [(3, 3), (3, 4), (4, 3), (4, 4)])
push!(blocks, [(3, 5), (3, 6), (4, 5), (4, 6)])
push!(blocks, [(5, 3), (5, 4), (6, 3), (6, 4)])
push!(blocks, [(5, 5), (5, 6), (6, 5), (6, 6)])
push!(blocks, [(2, 1), (2, 2), (1, 1)])
push!(blocks, [(3, 6), (4, 6)])

m = JuMP.Model(CBLS.Optimizer)
@variable(m, X[1:ROWS, 1:COLUMNS])
for i in 1:ROWS, j in 1:COLUMNS
    if start[i, j] == -1
        @constraint(m, X[i, j] in DiscreteSet(DIGITS))
    else
        @constraint(m, X[i, j] in DiscreteSet(start[i, j]))
    end
end
for B in blocks
    @constraint(m, [X[i, j] for (i, j) in B] in AllDifferent())
end
# The others by how far they are from being kept, which is 0 where they are.
@constraint(m, [X[2, 1], X[2, 2], X[1, 1]] in CBLS.Error(v -> abs(v[1] + v[2] + v[3] - 5)))  # killer_r2c1_sum
@constraint(m, [X[3, 6], X[4, 6]] in CBLS.Error(v -> abs(v[1] + v[2] - 5)))  # killer_r3c6_sum
@constraint(m, [X[5, 4], X[5, 5]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # thermometer_r5c4_part1
@constraint(m, [X[5, 5], X[4, 6]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # thermometer_r5c4_part2
optimize!(m)
for i in 1:ROWS
    numbers = round.(Int, value.(X[i, :]))
    println(join([k == NO_CELL ? "-" : string(k) for k in numbers], " "))
end
