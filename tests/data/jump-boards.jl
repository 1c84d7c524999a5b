# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

const N = 4
const ROWS = 6
const COLUMNS = 6
const DIGITS = 0:3
const NO_CELL = -2
# -1: not given.
M = [
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

model = Model(HiGHS.Optimizer)
set_silent(model)
@variable(model, x[i in 1:ROWS, j in 1:COLUMNS, k in DIGITS; M[i, j] != NO_CELL], Bin)
@constraint(model, [i in 1:ROWS, j in 1:COLUMNS; M[i, j] != NO_CELL], sum(x[i, j, k] for k in DIGITS) == 1)
for B in blocks, k in DIGITS
    if length(B) == N
        @constraint(model, sum(x[i, j, k] for (i, j) in B) == 1)
    else
        @constraint(model, sum(x[i, j, k] for (i, j) in B) <= 1)
    end
end
digit(i, j) = sum(k * x[i, j, k] for k in DIGITS)
@constraint(model, digit(2, 1) + digit(2, 2) + digit(1, 1) == 5)  # killer_r2c1_sum
@constraint(model, digit(3, 6) + digit(4, 6) == 5)  # killer_r3c6_sum
# The first is less than the second: not at least k while the second is at most k.
for ((a, b), (c, d)) in [((5, 4), (5, 5)), ((5, 5), (4, 6))], k in DIGITS
    at_least = sum(x[a, b, l] for l in DIGITS if l >= k)
    @constraint(model, at_least + sum(x[c, d, l] for l in DIGITS if l <= k) <= 1)
end
for i in 1:ROWS, j in 1:COLUMNS
    if M[i, j] >= 0
        fix(x[i, j, M[i, j]], 1; force = true)
    end
end

optimize!(model)
if termination_status(model) == OPTIMAL
    for i in 1:ROWS
        println(join((M[i, j] == NO_CELL ? "-" : sum(k * round(Int, value(x[i, j, k])) for k in DIGITS) for j in 1:COLUMNS), " "))
    end
else
    println(termination_status(model))
end
