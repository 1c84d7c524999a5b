"""The puzzles whose figures are compared: plain, ruled, with no solution and with several."""

from __future__ import annotations

from pathlib import Path

from sudoku_core import Grid, Puzzle, parse_many
from sudoku_core.rules import boards
from tests.cases import GUROBI, HARD, KILLER_6, KILLER_9, digits, with_given
from tests.plain import AMPL, Z3

DATA = Path(__file__).parents[1] / "data"
MORE_DIGITS = Puzzle(
    Grid([1, 0, 0, 9] + [0] * 32, side=9, columns=6),
    boards([(0, 0)], 6, (2, 3)),
    digits=range(1, 10),
)
"""6×6 with the digits 1 to 9, of which every row leaves three out."""
PUZZLES = {
    "plain, hard": Puzzle(digits(HARD)),
    "plain, presolved by HiGHS": Puzzle(digits(AMPL)),
    "plain, singles alone": Puzzle(digits(GUROBI)),
    "several solutions": Puzzle(digits(Z3)),
    "infeasible, by presolve": Puzzle(digits("67" + GUROBI[2:])),
    "infeasible, by its relaxation": with_given(HARD, 37, 7),
    "infeasible, deep": with_given(HARD, 63, 6),
    "killer 6×6": KILLER_6,
    "killer 9×9": KILLER_9,
    "6×6 with 1–9": MORE_DIGITS,
    "16×16": next(parse_many((DATA / "16x16.txt").read_text())),
}
