"""Test what ends a solve other than a solution: time, cancelling, a broken or missing solver."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from sudoku_core import (
    InputError,
    Message,
    Puzzle,
    SolverError,
    SolverUnavailable,
    Status,
    available_solvers,
    count_solutions,
    parse_many,
    solve,
    standard_blocks,
)
from sudoku_core.solvers import Outcome, choose_solver
from sudoku_core.solvers.process import Apart
from sudoku_core.solvers.pulp_solver import PulpProgram
from tests.cases import GUROBI, HARD, digits
from tests.missing import missing
from tests.plain import AMPL

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests/data"
PROGRAMS = ("cbc", "highs", "glpk", "scip")
"""Solvers whose free licence takes a model of any size."""
LARGE = Puzzle([1] + [0] * (36 * 36 - 1))
"""46,656 variables in the full form: no solver is done with it at once."""


@pytest.fixture(params=PROGRAMS)
def program(request):
    if available_solvers()[request.param]:
        missing(request.param)
    return request.param


def test_out_of_time_is_a_result(program):
    result = solve(LARGE, program, time_limit=0.3)
    assert result.status is Status.LIMIT
    assert result.grid is None


def test_any_time_limit_will_do(program):
    puzzle = Puzzle(digits(AMPL))
    assert solve(puzzle, program, time_limit=1e300).status is Status.SOLVED
    assert solve(puzzle, program, time_limit=59.5).status is Status.SOLVED


def test_cancelling_is_a_result(program):
    seen = []

    def cancel(progress):
        seen.append(progress)
        return True

    result = solve(LARGE, program, on_progress=cancel)
    assert result.status is Status.CANCELLED
    assert seen[0].seconds > 0


def test_progress_tells_nodes_where_the_solver_does():
    seen = []
    result = solve(Puzzle(digits(HARD)), "highs", on_progress=seen.append)
    assert result.status is Status.SOLVED
    assert any(progress.nodes is not None for progress in seen)


def test_the_log_of_a_program_is_progress():
    log = []
    solve(Puzzle(digits(HARD)), "cbc", on_progress=lambda progress: log.append(progress.log or ""))
    assert "Cbc" in "".join(log)


def test_the_search_stops_for_time_and_when_told():
    empty = Puzzle([0] * 49**2)
    assert solve(empty, "search", time_limit=0).status is Status.LIMIT
    assert solve(empty, "search", on_progress=lambda _: True).status is Status.CANCELLED


def test_a_program_is_cancelled_while_it_runs():
    puzzle = Puzzle([0] * 25**2)
    result = solve(puzzle, "cbc", on_progress=lambda progress: progress.log is not None)
    assert result.status is Status.CANCELLED


def test_a_program_leaves_no_files(program, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for name in ("TMPDIR", "TMP", "TEMP"):  # where PuLP looks
        monkeypatch.setenv(name, str(tmp_path))
    assert solve(Puzzle([1] + [0] * 15), program, formulation="full").status is Status.SOLVED
    assert list(tmp_path.iterdir()) == []


def test_a_watched_program_gives_the_same_grid():
    puzzle = Puzzle(digits(AMPL))
    plain = solve(puzzle, "cbc")
    assert solve(puzzle, "cbc", time_limit=60).grid == plain.grid


class Wrong:
    """A solver that answers with a grid of its own making."""

    name = "wrong"
    formulations = ("reduced",)

    def __init__(self, grid):
        self._grid = grid

    def missing(self):
        return None

    def run(self, task):
        return Outcome(Status.SOLVED, self._grid)


def test_a_wrong_grid_is_never_returned():
    puzzle = Puzzle([1, 0, 0, 0])
    for grid in (None, puzzle.givens, Puzzle([2, 1, 1, 2]).givens):
        with pytest.raises(SolverError) as caught:
            solve(puzzle, Wrong(grid))
        assert caught.value.code == "solver.wrong"


def test_extra_solvers_go_by_their_names():
    right = Wrong(Puzzle([1, 2, 2, 1]).givens)
    assert solve(Puzzle([1, 0, 0, 0]), "mine", extra={"mine": right}).grid == right._grid
    assert available_solvers({"mine": right})["mine"] is None


def test_a_broken_solver_says_which_and_how():
    broken = Apart(PulpProgram("broken", "GLPK_CMD", (("options", ["--nonsense"]),)))
    if broken.missing():
        missing("glpk")
    for watched in ({}, {"time_limit": 30}):
        with pytest.raises(SolverError, match="broken broke") as caught:
            solve(Puzzle(digits(HARD)), broken, **watched)
        assert caught.value.code == "solver.broke"


@pytest.mark.parametrize(
    ("name", "code"), [("nonsense", "solver.unknown"), ("pulp:NONSENSE", "solver.unknown")]
)
def test_an_unknown_solver_is_unavailable(name, code):
    with pytest.raises(SolverUnavailable) as caught:
        solve(Puzzle([0]), name)
    assert caught.value.code == code
    assert name in str(caught.value)


def test_a_solver_that_is_not_there_says_so():
    with pytest.raises(SolverUnavailable) as caught:
        solve(Puzzle([0]), "pulp:XPRESS")
    assert caught.value.code == "solver.missing"


class Absent(Wrong):
    def __init__(self, name):
        self.name = name

    def missing(self):
        return Message("solver.missing", solver=self.name)


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("highs", 'pip install "sudoku-core[highs]"'),
        ("cp-sat", 'pip install "sudoku-core[cp-sat]"'),
        ("glpk", "program glpsol"),
    ],
)
def test_a_solver_that_is_not_there_says_how_to_get_it(name, how):
    absent = {name: Absent(name)}
    assert how in str(available_solvers(absent)[name])
    with pytest.raises(SolverUnavailable, match="is not installed here") as caught:
        solve(Puzzle([0]), name, extra=absent)
    assert how in str(caught.value)


LICENSED = {"gurobi": 2000, "cplex": 1000}
"""Variables, and constraints, that their free licences allow."""


@pytest.fixture(params=LICENSED)
def licensed(request):
    if available_solvers()[request.param]:
        missing(request.param)
    return request.param


def test_a_licence_that_is_too_small_says_what_it_allows(licensed):
    with pytest.raises(SolverError) as caught:
        solve(Puzzle([1] + [0] * (16**2 - 1)), licensed, formulation="full", time_limit=60)
    assert caught.value.code == "solver.licence"
    assert str(caught.value) == (
        "This puzzle needs 4,096 variables and 1,025 constraints; "
        f"the licence of {licensed} that is here allows {LICENSED[licensed]:,} of each."
    )


def test_a_licence_counts_constraints_too():
    if available_solvers()["cplex"]:
        missing("cplex")
    pairs = [(cell, cell + 1) for cell in range(80)]
    with pytest.raises(SolverError, match=r"729 variables and 1,044 constraints; .* 1,000 of each"):
        solve(Puzzle([0] * 81, [*standard_blocks(3), *pairs]), "cplex")


def test_a_licence_is_used_to_its_limit(licensed):
    side = {"gurobi": 12, "cplex": 10}[licensed]
    result = solve(Puzzle([0] * side**2), licensed, formulation="full")
    assert result.status is Status.SOLVED
    assert result.stats["variables"] == side**3


def test_the_full_model_of_the_usual_size_fits_the_free_licences(licensed):
    result = solve(Puzzle(digits(HARD)), licensed, formulation="full")
    assert result.status is Status.SOLVED
    assert result.stats["variables"] == 729


def test_no_licence_server_is_asked(licensed, tmp_path):
    if not shutil.which("strace"):
        missing("strace")
    sockets = tmp_path / "sockets"
    puzzle = f"from sudoku_core import *; print(solve(Puzzle([0] * 81), {licensed!r}).status.value)"
    trace = ["strace", "-f", "-e", "trace=socket,connect", "-o", sockets]
    run = subprocess.run([*trace, sys.executable, "-c", puzzle], capture_output=True, text=True)
    assert run.stdout == "solved\n", run.stderr
    assert "exited with 0" in sockets.read_text()
    assert "AF_INET" not in sockets.read_text()


def test_what_is_asked_for_is_checked():
    for wrong in (-1, float("nan"), float("inf")):
        with pytest.raises(InputError) as caught:
            solve(Puzzle([0]), time_limit=wrong)
        assert caught.value.code == "solver.time-limit"
        with pytest.raises(InputError):
            count_solutions(Puzzle([0]), time_limit=wrong)


@pytest.mark.parametrize(
    ("name", "formulation", "known"),
    [
        ("search", "reduced", "exact-cover"),
        ("local-search", "clauses", "all-different"),
        ("cp-sat", "exact-cover", "all-different"),
        ("cadical", "integers", "clauses, clauses-full"),
        ("z3", "full", "clauses, integers"),
        ("cbc", "all-different", "reduced, full"),
    ],
)
def test_a_style_that_does_not_go_with_a_solver_is_refused(name, formulation, known):
    if available_solvers()[name]:
        missing(name)
    with pytest.raises(InputError) as caught:
        solve(Puzzle([0]), name, formulation=formulation)
    assert caught.value.code == "solver.form"
    assert str(caught.value) == f"{name} does not take the form {formulation}; it takes {known}."


def test_a_result_has_a_hash_and_a_text_is_no_puzzle():
    assert hash(solve(Puzzle([1]), "search")) is not None
    with pytest.raises(TypeError, match="parse"):
        solve(GUROBI)


def test_auto_is_the_search_on_boards_that_are_not_large():
    for puzzle in (Puzzle(digits(GUROBI)), Puzzle(digits(HARD)), Puzzle([0] * 9**2)):
        assert solve(puzzle).solver == "search"
        assert solve(puzzle, "cbc").solver == "cbc"


@pytest.mark.parametrize("name", ["16x16.txt", "25x25.txt"])
def test_auto_leaves_large_puzzles_to_what_is_quicker_there(name):
    quicker = "search" if available_solvers()["cadical"] else "cadical"
    for puzzle in parse_many((DATA / name).read_text()):
        assert choose_solver(puzzle, {}).name == quicker


def test_singles_leave_a_solver_nothing_to_do():
    result = solve(Puzzle(digits(GUROBI)), "cbc")
    assert result.stats["variables"] == 0
