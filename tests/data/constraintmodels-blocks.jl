# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such blocks; this is what it does for its own.
using CBLS, JuMP

const N = 4
start = [
    0 0 0 1
    2 0 0 0
    0 0 0 0
    0 0 3 0
]
blocks = Vector{Tuple{Int,Int}}[]
append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])
append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])
for a in 1:2:N, b in 1:2:N
    push!(blocks, [(i, j) for i in a:a+2-1 for j in b:b+2-1])
end
push!(blocks, [(1, 1), (2, 3), (3, 4)])

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
