"""CaDiCaL takes the large hard boards, by its package or by its program."""

import importlib.util
import shutil
from pathlib import Path

from sudoku_core import Puzzle, Status, available_solvers, parse_many, solutions, solve
from sudoku_core.solvers import Task
from sudoku_core.solvers.cadical import Cadical
from tests.cases import HARD, digits, with_given
from tests.missing import missing

LARGE = Path(__file__).parent.parent / "data" / "25x25.txt"


def test_hard_large_boards_are_solved_and_their_solution_is_proven_the_only_one():
    if available_solvers()["cadical"]:
        missing("cadical")
    for puzzle in parse_many(LARGE.read_text()):
        result = solve(puzzle, "cadical", time_limit=60)
        assert result.status is Status.SOLVED
        other = solve(puzzle, "cadical", time_limit=60, excluding=[result.grid])
        assert other.status is Status.INFEASIBLE


def test_the_program_does_where_the_package_is_not_here(monkeypatch):
    if not shutil.which("cadical"):
        missing("the program cadical")
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "pysat" else find(name)
    )
    solver = Cadical()
    assert solver.missing() is None
    puzzle = Puzzle(digits(HARD))
    outcome = solver.run_here(Task(puzzle, "clauses"), log=False)
    assert outcome.grid == next(solutions(puzzle))
    assert (
        solver.run_here(Task(with_given(HARD, 63, 6), "clauses"), log=False).status
        is Status.INFEASIBLE
    )
