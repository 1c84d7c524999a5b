# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such rules; this is what it does for its own.
using CBLS, JuMP

const N = 6
start = [
    0 0 0 0 0 0
    0 0 5 3 0 0
    0 0 0 0 0 0
    0 4 0 1 0 0
    0 0 0 0 0 0
    0 2 0 5 0 0
]
blocks = Vector{Tuple{Int,Int}}[]
append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])
append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])
for a in 1:3:N, b in 1:2:N
    push!(blocks, [(i, j) for i in a:a+3-1 for j in b:b+2-1])
end
push!(blocks, [(4, 4), (3, 4), (4, 5)])
push!(blocks, [(2, 1), (1, 1), (1, 2), (2, 2)])
push!(blocks, [(3, 1), (3, 2)])

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
# The others by how far they are from being kept, which is 0 where they are.
@constraint(m, [X[4, 4], X[3, 4], X[4, 5]] in CBLS.Error(v -> abs(v[1] + v[2] + v[3] - 9)))  # killer_r4c4_sum
@constraint(m, [X[2, 1], X[1, 1], X[1, 2], X[2, 2]] in CBLS.Error(v -> abs(v[1] + v[2] + v[3] + v[4] - 11)))  # killer_r2c1_sum
@constraint(m, [X[5, 5], X[6, 6]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # thermometer_r5c5_part1
@constraint(m, [X[6, 6], X[5, 6]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # thermometer_r5c5_part2
@constraint(m, [X[5, 6], X[4, 5]] in CBLS.Error(v -> max(0, v[1] - v[2] + 1)))  # thermometer_r5c5_part3
optimize!(m)
for i in 1:N
    println(join(round.(Int, value.(X[i, :])), " "))
end
