# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

const N = 4
M = [
    3 0 0 0
    0 0 0 4
    0 0 0 0
    2 3 0 0
]
blocks = Vector{Tuple{Int,Int}}[]
append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])
push!(blocks, [(1, 2), (2, 2), (3, 2), (4, 2)])
push!(blocks, [(1, 3), (2, 3), (3, 3), (4, 3)])
push!(blocks, [(1, 4), (2, 4), (3, 4), (4, 4)])
push!(blocks, [(1, 1), (1, 2), (2, 1), (2, 2)])
push!(blocks, [(1, 3), (1, 4), (2, 3), (2, 4)])
push!(blocks, [(3, 1), (3, 2), (4, 1), (4, 2)])

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
