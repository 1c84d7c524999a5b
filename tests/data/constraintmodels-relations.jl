# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such rules; this is what it does for its own.
using CBLS, JuMP

const N = 4
const DIGITS = [0, 2, 3, 7]
# -1: not given.
start = [
    -1 -1 -1 -1
    -1 -1 -1 -1
    -1 -1 -1 -1
    -1 -1 -1 -1
]
blocks = Vector{Tuple{Int,Int}}[]
append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])
append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])
for a in 1:2:N, b in 1:2:N
    push!(blocks, [(i, j) for i in a:a+2-1 for j in b:b+2-1])
end

m = JuMP.Model(CBLS.Optimizer)
@variable(m, X[1:N, 1:N])
for i in 1:N, j in 1:N
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
@constraint(m, [X[3, 1], X[2, 1], X[1, 3]] in CBLS.Error(v -> abs(2 * v[1] - v[2] + v[3] - 4)))  # weighted_r3c1_sum
@constraint(m, [X[1, 4], X[1, 1], X[1, 3]] in CBLS.Error(v -> max(0, v[1] - 3 * v[2] + 2 * v[3] - 13)))  # weighted_r1c4_sum
@constraint(m, [X[4, 2], X[1, 4], X[1, 2]] in CBLS.Error(v -> max(0, -14 - (v[1] - 3 * v[2] + 2 * v[3]))))  # weighted_r4c2_sum
@constraint(m, [X[2, 4], X[4, 1]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # paired_r2c4
@constraint(m, [X[4, 2], X[2, 1]] in CBLS.Error(v -> max(0, v[1] - v[2])))  # paired_r4c2
@constraint(m, [X[4, 2], X[1, 4]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # paired_r1c4
@constraint(m, [X[3, 1], X[2, 4]] in CBLS.Error(v -> max(0, v[1] - v[2])))  # paired_r2c4_2
@constraint(m, [X[3, 1], X[4, 3]] in CBLS.Error(v -> abs(v[1] - v[2])))  # paired_r3c1
@constraint(m, [X[4, 4], X[2, 2]] in CBLS.Error(v -> v[1] == v[2] ? 1 : 0))  # paired_r4c4
@constraint(m, [X[4, 3], X[1, 1]] in CBLS.Error(v -> (v[1], v[2]) in [(0, 2), (2, 0), (2, 3), (3, 2), (3, 7), (7, 3)] ? 0 : 1))  # paired_r4c3
optimize!(m)
for i in 1:N
    println(join(round.(Int, value.(X[i, :])), " "))
end
