"""Test what Julia would run, held by golden files: no Julia can be had on our machines.

The files are what ``export`` wrote, read against the seeds and against a grammar of Julia once (it
lacks the conditions that JuMP has beside indices). What the scripts demand is worked out in Python
(julia.py), and must be what the puzzle does.
"""

from pathlib import Path
from random import Random

import pytest

from sudoku_core import Puzzle, export, is_solution, solutions
from tests.cases import GUROBI, digits
from tests.exports.julia import keeps
from tests.exports.puzzles import PUZZLES

DATA = Path(__file__).parents[1] / "data"
GOLDEN = {
    "jump.jl": ("jump", Puzzle(digits(GUROBI))),
    "jump-blocks.jl": ("jump", PUZZLES["a column and boxes missing"]),
    "jump-rules.jl": ("jump", PUZZLES["cages and a thermometer"]),
    "jump-boards.jl": ("jump", PUZZLES["two boards, digits from 0"]),
    "jump-relations.jl": ("jump", PUZZLES["sums and relations"]),
    "constraintmodels.jl": ("constraintmodels", Puzzle(digits(GUROBI))),
    "constraintmodels-blocks.jl": ("constraintmodels", PUZZLES["small block"]),
    "constraintmodels-rules.jl": ("constraintmodels", PUZZLES["cages and a thermometer"]),
    "constraintmodels-boards.jl": ("constraintmodels", PUZZLES["two boards, digits from 0"]),
    "constraintmodels-relations.jl": ("constraintmodels", PUZZLES["sums and relations"]),
}
STANDARD = {"hard", "settled by singles", "one cell", "contradictory", "infeasible"}
"""Boards that ConstraintModels.jl knows by itself: their script has no constraints."""


def changed(grid, rng):
    """A full grid with another digit in a cell, or with two digits the other way round."""
    cells = list(grid.cells)
    first_cell, other = rng.sample([cell for cell, digit in enumerate(cells) if digit], 2)
    if rng.random() < 0.5:
        cells[first_cell], cells[other] = cells[other], cells[first_cell]
    else:
        cells[first_cell] = rng.randint(1, grid.side)
    return grid.with_cells(cells)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_script_is_the_one_we_read(name):
    to, puzzle = GOLDEN[name]
    assert export(puzzle, to) == (DATA / name).read_text()


@pytest.mark.parametrize("name", [name for name, puzzle in PUZZLES.items() if puzzle.side > 1])
@pytest.mark.parametrize("to", ["jump", "constraintmodels"])
def test_the_script_demands_what_the_puzzle_does(to, name):
    puzzle = PUZZLES[name]
    if to == "constraintmodels" and name in STANDARD:
        assert "sudoku(" in export(puzzle, to)
        return
    script, rng = export(puzzle, to), Random(name)
    for solution in solutions(puzzle):
        assert keeps(script, puzzle, solution)
        for _ in range(40):
            grid = changed(solution, rng)
            assert keeps(script, puzzle, grid) == is_solution(puzzle, grid)


@pytest.mark.parametrize("name", ["sums and relations", "unequal"])
@pytest.mark.parametrize("to", ["jump", "constraintmodels"])
def test_of_all_grids_of_side_4_it_keeps_the_solutions(to, name):
    puzzle = PUZZLES[name]
    script = export(puzzle, to)
    grids = list(solutions(Puzzle([0] * 16, digits=puzzle.digits)))
    assert len(grids) == 288
    for grid in grids:
        assert keeps(script, puzzle, grid) == is_solution(puzzle, grid)
