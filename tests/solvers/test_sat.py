"""SAT solvers at work, natively: the package python-sat and the program cadical."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys

import pytest

from sudoku_core import Puzzle, SolverError, Status, solutions, solve
from sudoku_core.models.sat import MakeSat
from sudoku_core.solvers import Task, pysat
from sudoku_core.solvers.cadical import PROGRAM
from sudoku_core.solvers.pysat import PySat
from sudoku_core.solvers.sat_program import SatProgram
from sudoku_core.solvers.sat_solver import SatSolver
from tests.cases import HARD, digits
from tests.missing import missing
from tests.solvers.contract_sat import *  # noqa: F403

TWOFOLD = Puzzle([0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 4, 3, 4, 3, 0, 0])


def program() -> SatProgram:
    return SatProgram(PROGRAM, "-q")


@pytest.fixture(params=["package", "program"])
def make_sat(request: pytest.FixtureRequest) -> MakeSat:
    if request.param == "package":
        if not pysat.is_installed():
            missing("pysat")
        return PySat
    if not shutil.which(PROGRAM):
        missing("the program cadical")
    return program


class Counted:
    """Makes SAT solvers and remembers them."""

    def __init__(self, make: MakeSat) -> None:
        self.made = 0
        self._make = make

    def __call__(self):
        self.made += 1
        return self._make()


def test_one_sat_solver_goes_on_from_solution_to_solution(make_sat: MakeSat) -> None:
    make = Counted(make_sat)
    solver = SatSolver("ours", make)
    for formulation in solver.formulations:
        grids = []
        while grid := solve(TWOFOLD, solver, formulation=formulation, excluding=grids).grid:
            grids.append(grid)
        assert sorted(g.cells for g in grids) == sorted(g.cells for g in solutions(TWOFOLD))
    assert make.made == 2
    assert solve(TWOFOLD, solver, formulation="clauses-full", excluding=grids[:1]).grid
    assert make.made == 3  # what is ruled out cannot be taken back
    solver.close()


def test_a_sat_solver_in_this_process_is_stopped(make_sat: MakeSat) -> None:
    solver = SatSolver("ours", make_sat)
    puzzle = Puzzle(digits(HARD))
    assert solve(puzzle, solver, time_limit=0).status is Status.LIMIT
    assert solve(puzzle, solver, on_progress=lambda reports: True).status is Status.CANCELLED
    reports = []
    solution = solver.run(Task(puzzle, "clauses", 60, reports.append))
    assert solution.grid == next(solutions(puzzle))
    assert reports
    solver.close()


@pytest.mark.parametrize("command", [["true"], ["no-such-program"]])
def test_a_program_that_says_nothing_broke(command: list[str]) -> None:
    sat = SatProgram(*command)
    with pytest.raises(SolverError, match=f"{command[0]} broke"):
        sat.solve()


INTERRUPTED = """
from sudoku_core.solvers.pysat import PySat
from tests.solvers.contract_sat import pigeons
asked = []
def stop():
    asked.append(True)
    if len(asked) == 2:
        print("at work", flush=True)
sat = PySat()
sat.add(pigeons(999))
try:
    sat.solve([-999], stop)
except KeyboardInterrupt:
    sat.close()
    print("interrupted", flush=True)
"""


def test_an_interrupt_ends_it() -> None:
    if not pysat.is_installed():
        missing("pysat")
    command = [sys.executable, "-c", INTERRUPTED]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as script:
        assert script.stdout
        try:
            assert script.stdout.readline() == "at work\n"
            script.send_signal(signal.SIGINT)
            assert script.stdout.readline() == "interrupted\n"
        finally:
            script.kill()
