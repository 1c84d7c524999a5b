"""What Julia would run, held by golden files: no Julia can be had on our machines.

The files are what ``export`` wrote, read against the seeds and against a grammar of Julia once.
"""

from pathlib import Path

import pytest

from sudoku_core import Puzzle, export
from tests.cases import GUROBI, digits
from tests.exports.test_readers import PUZZLES

DATA = Path(__file__).parents[1] / "data"
GOLDEN = {
    "jump.jl": ("jump", Puzzle(digits(GUROBI))),
    "jump-blocks.jl": ("jump", PUZZLES["a column and boxes missing"]),
    "constraintmodels.jl": ("constraintmodels", Puzzle(digits(GUROBI))),
    "constraintmodels-blocks.jl": ("constraintmodels", PUZZLES["small block"]),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_script_is_the_one_we_read(name):
    to, puzzle = GOLDEN[name]
    assert export(puzzle, to) == (DATA / name).read_text()
