# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

const N = 6
M = [
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
digit(i, j) = sum(k * x[i, j, k] for k in 1:N)
@constraint(model, digit(4, 4) + digit(3, 4) + digit(4, 5) == 9)  # killer_r4c4_sum
@constraint(model, digit(2, 1) + digit(1, 1) + digit(1, 2) + digit(2, 2) == 11)  # killer_r2c1_sum
# The first is less than the second: not at least k while the second is at most k.
for ((a, b), (c, d)) in [((5, 5), (6, 6)), ((6, 6), (5, 6)), ((5, 6), (4, 5))], k in 1:N
    at_least = sum(x[a, b, l] for l in 1:N if l >= k)
    @constraint(model, at_least + sum(x[c, d, l] for l in 1:N if l <= k) <= 1)
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
