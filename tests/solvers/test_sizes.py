"""The sizes that a solver reports are those of what it was given, not of another form."""

import re

import pytest

from sudoku_core import Puzzle, available_solvers, export, parse_many, solve
from sudoku_core.solvers.z3 import IntegerBoard
from tests.cases import HARD, KILLER_6, digits
from tests.missing import missing

PUZZLES = {"plain": Puzzle(digits(HARD)), "killer": KILLER_6}


def clauses_of(puzzle, formulation):
    """Variables, clauses and literals of the exported text."""
    lines = [line for line in export(puzzle, "dimacs", formulation).splitlines() if line[0] != "c"]
    head = re.fullmatch(r"p cnf (\d+) (\d+)", lines[0])
    return {
        "variables": int(head[1]),
        "clauses": int(head[2]),
        "literals": sum(len(line.split()) - 1 for line in lines[1:]),
    }


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
@pytest.mark.parametrize(
    ("solver", "formulation", "model"),
    [
        ("cadical", "clauses", "reduced"),
        ("cadical", "clauses-full", "full"),
        ("z3", "clauses", "reduced"),
    ],
)
def test_clauses_are_counted_where_clauses_are_given(puzzle, solver, formulation, model):
    if available_solvers()[solver]:
        missing(solver)
    result = solve(puzzle, solver, formulation=formulation)
    assert result.formulation == formulation
    assert dict(result.stats) == clauses_of(puzzle, model)
    again = solve(puzzle, solver, formulation=formulation, excluding=[result.grid])
    assert again.stats["clauses"] == result.stats["clauses"] + 1


def test_of_integers_the_bounds_are_counted_too():
    if available_solvers()["z3"]:
        missing("z3")
    puzzle = PUZZLES["plain"]
    given = sum(1 for digit in puzzle.givens.cells if digit)
    stats = solve(puzzle, "z3", formulation="integers").stats
    made = IntegerBoard(puzzle.layout)._solver.assertions()
    assert stats["constraints"] == len(made) == 162 + 27
    assert (stats["variables"], stats["bounds"], stats["givens"]) == (81, 162, given)
    assert "nonzeros" not in stats


def test_other_forms_say_which_they_are():
    puzzle = next(parse_many(HARD))
    assert solve(puzzle, "search").formulation == "exact-cover"
    assert solve(puzzle, "local-search", time_limit=0).formulation == "all-different"
