# Sudoku for the local search of LocalSearchSolvers.jl.
using ConstraintModels, JuMP

start = [
    5 7 0 0 0 4 3 1 0
    1 3 0 5 0 0 0 2 0
    4 0 2 3 0 6 0 0 0
    9 0 7 0 6 0 1 0 0
    0 0 0 2 0 7 0 0 0
    0 0 3 0 8 0 7 0 4
    0 0 0 7 0 2 9 0 1
    0 4 0 0 0 1 0 7 8
    0 2 1 8 0 0 0 4 5
]
m, grid = sudoku(3; start = start)
optimize!(m)
display(value.(grid), Val(:sudoku))
