# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

const N = 4
const DIGITS = [0, 2, 3, 7]
# -1: not given.
M = [
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

model = Model(HiGHS.Optimizer)
set_silent(model)
@variable(model, x[1:N, 1:N, DIGITS], Bin)
@constraint(model, [i in 1:N, j in 1:N], sum(x[i, j, k] for k in DIGITS) == 1)
for B in blocks, k in DIGITS
    if length(B) == N
        @constraint(model, sum(x[i, j, k] for (i, j) in B) == 1)
    else
        @constraint(model, sum(x[i, j, k] for (i, j) in B) <= 1)
    end
end
digit(i, j) = sum(k * x[i, j, k] for k in DIGITS)
@constraint(model, 2 * digit(3, 1) - digit(2, 1) + digit(1, 3) == 4)  # weighted_r3c1_sum
@constraint(model, digit(1, 4) - 3 * digit(1, 1) + 2 * digit(1, 3) <= 13)  # weighted_r1c4_sum
@constraint(model, digit(4, 2) - 3 * digit(1, 4) + 2 * digit(1, 2) >= -14)  # weighted_r4c2_sum
# The first is less than the second: not at least k while the second is at most k.
for ((a, b), (c, d)) in [((2, 4), (4, 1)), ((4, 2), (1, 4))], k in DIGITS
    at_least = sum(x[a, b, l] for l in DIGITS if l >= k)
    @constraint(model, at_least + sum(x[c, d, l] for l in DIGITS if l <= k) <= 1)
end
# The second is not less than the first: not less than k while the first is at least k.
for ((a, b), (c, d)) in [((4, 2), (2, 1)), ((3, 1), (2, 4))], k in DIGITS
    at_least = sum(x[a, b, l] for l in DIGITS if l >= k)
    @constraint(model, at_least <= sum(x[c, d, l] for l in DIGITS if l >= k))
end
for ((a, b), (c, d)) in [((3, 1), (4, 3))], k in DIGITS
    @constraint(model, x[a, b, k] == x[c, d, k])
end
for ((a, b), (c, d)) in [((4, 4), (2, 2))], k in DIGITS
    @constraint(model, x[a, b, k] + x[c, d, k] <= 1)
end
# paired_r4c3
@constraint(model, x[4, 3, 0] <= x[1, 1, 2])
@constraint(model, x[4, 3, 2] <= x[1, 1, 0] + x[1, 1, 3])
@constraint(model, x[4, 3, 3] <= x[1, 1, 2] + x[1, 1, 7])
@constraint(model, x[4, 3, 7] <= x[1, 1, 3])
for i in 1:N, j in 1:N
    if M[i, j] >= 0
        fix(x[i, j, M[i, j]], 1; force = true)
    end
end

optimize!(model)
if termination_status(model) == OPTIMAL
    for i in 1:N
        println(join((sum(k * round(Int, value(x[i, j, k])) for k in DIGITS) for j in 1:N), " "))
    end
else
    println(termination_status(model))
end
