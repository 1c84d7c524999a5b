"""Test what the status that a solver gives PuLP means, on time and when it was stopped.

No real solver says at will that it came to no end, so one of our own says it here.
"""

import pulp
import pytest
from pulp import constants

from sudoku_core import Puzzle, SolverError, Status, solve
from sudoku_core.solvers.pulp_solver import PulpSolver
from tests.cases import HARD, digits

PUZZLE = Puzzle(digits(HARD))


class Says(pulp.LpSolver):
    """Gives every variable the same value and says the status, early or when the time is over."""

    def __init__(self, status, value, wait=lambda: None):
        super().__init__()
        self._status, self._value, self._wait = status, value, wait

    def actualSolve(self, lp):
        self._wait()
        for variable in lp.variables():
            variable.varValue = self._value
        lp.assignStatus(self._status)
        return self._status


def says(status, value=None):
    """Makes it; where the caller cancels or sets a limit, it ends only then."""

    def make(watch, time_limit, **options):
        def wait():
            while time_limit is not None and not watch.expired:
                pass
            watch.report(nodes=1)

        return Says(status, value, wait)

    return make


def ended(status, value=None, **named):
    """Return what a solve makes of the status."""
    return solve(PUZZLE, PulpSolver("ours", says(status, value)), **named).status


STATUSES = (
    constants.LpStatusInfeasible,
    constants.LpStatusNotSolved,
    constants.LpStatusUndefined,
    constants.LpStatusOptimal,
)


@pytest.mark.parametrize("status", STATUSES)
def test_nothing_is_known_of_what_was_stopped(status):
    assert ended(status, time_limit=0.05) is Status.LIMIT
    assert ended(status, on_progress=lambda progress: progress.nodes == 1) is Status.CANCELLED


def test_only_what_came_to_its_end_has_no_solution():
    assert ended(constants.LpStatusInfeasible) is Status.INFEASIBLE


def test_the_best_values_without_a_solution_are_a_fault():
    for value in (None, 0, 1, 0.5):
        with pytest.raises(SolverError) as caught:
            ended(constants.LpStatusOptimal, value)
        assert caught.value.code == "solver.broke"
        assert caught.value.message.params["solver"] == "ours"


@pytest.mark.parametrize("status", [constants.LpStatusNotSolved, constants.LpStatusUnbounded])
def test_who_came_to_no_end_without_being_stopped_broke(status):
    with pytest.raises(SolverError) as caught:
        ended(status, 0.5)
    assert caught.value.code == "solver.broke"
    assert caught.value.message.params["reason"] == constants.LpStatus[status]


def test_what_is_raised_names_the_solver():
    def make(watch, time_limit, **options):
        raise OSError("no such thing")

    with pytest.raises(SolverError, match="ours broke: OSError: no such thing"):
        solve(PUZZLE, PulpSolver("ours", make))
