"""Solving and proving: what is told first, what is proven, by whom and in what time."""

import pytest

from sudoku_core import Grid, Puzzle, SolverError, Status, is_solution, solve, solve_and_prove
from sudoku_core.language.messages import Message
from sudoku_core.solvers import NAMED, Outcome, Traits
from sudoku_core.solving import Proven
from tests.cases import GUROBI, HARD, Z3, digits

UNIQUE = Puzzle(digits(HARD))
SEVERAL = Puzzle(digits(Z3))


class Scripted:
    """A solver that finds by the search, and does what it is told once a solution is excluded."""

    name = "scripted"
    formulations = ("own", "other")

    def __init__(self, then, proves=True):
        self.then = then
        self.traits = Traits(licence="none", proves=proves)
        self.tasks = []

    def missing(self):
        return None

    def run(self, task):
        self.tasks.append(task)
        if task.excluding:
            return self.then(task)
        return Outcome(Status.SOLVED, solve(task.puzzle, "search").grid)


def gives_up(task):
    return Outcome(Status.LIMIT)


def breaks(task):
    raise SolverError(Message("solver.broke", solver="scripted", reason="of itself"))


def test_the_only_solution_is_proven_to_be_it():
    proven = solve_and_prove(UNIQUE)
    assert is_solution(UNIQUE, proven.result.grid)
    assert (proven.unique, proven.second) == (True, None)
    assert (proven.proof.solver, proven.proof.formulation, proven.proof.cut) == (
        "search",
        "exact-cover",
        80,
    )


def test_another_solution_is_shown():
    proven = solve_and_prove(SEVERAL, "search")
    assert proven.unique is False
    assert is_solution(SEVERAL, proven.second)
    assert proven.second != proven.result.grid


def test_where_there_is_no_solution_there_is_nothing_to_prove():
    reports = []
    proven = solve_and_prove(Puzzle([1, 1, 0, 0]), on_first=reports.append)
    assert proven == Proven(proven.result)
    assert proven.result.status is Status.INFEASIBLE
    assert reports == []


def test_the_first_solution_is_told_before_the_proof():
    order = []
    solver = Scripted(lambda task: order.append("proof") or Outcome(Status.INFEASIBLE))
    proven = solve_and_prove(
        UNIQUE,
        "scripted",
        patience=1,
        on_first=lambda result: order.append(result.grid),
        extra={"scripted": solver},
    )
    assert order == [proven.result.grid, "proof"]


def test_the_finder_proves_first_for_as_long_as_one_has_patience():
    solver = Scripted(gives_up)
    extra = {"scripted": solver}
    proven = solve_and_prove(UNIQUE, "scripted", formulation="other", patience=2, extra=extra)
    first, tried = solver.tasks
    assert (first.time_limit, tried.time_limit) == (None, 2)
    assert (first.formulation, tried.formulation) == ("other", "other")
    assert (proven.unique, proven.proof.solver) == (True, "search")
    solver.tasks.clear()
    assert solve_and_prove(UNIQUE, "scripted", extra=extra).unique is True
    assert len(solver.tasks) == 1


def test_a_finder_that_proves_is_believed():
    solver = Scripted(lambda task: Outcome(Status.INFEASIBLE))
    proven = solve_and_prove(UNIQUE, solver, patience=1)
    assert (proven.unique, proven.proof.solver, proven.proof.formulation) == (
        True,
        "scripted",
        "own",
    )


@pytest.mark.parametrize("solver", [Scripted(breaks), Scripted(gives_up, proves=False)])
def test_one_that_breaks_or_cannot_prove_leaves_it_to_the_prover(solver):
    proven = solve_and_prove(UNIQUE, solver, patience=1)
    assert (proven.unique, proven.proof.solver) == (True, "search")


def test_the_time_is_for_both():
    solver = Scripted(gives_up)
    solve_and_prove(UNIQUE, solver, time_limit=50, patience=90)
    assert solver.tasks[0].time_limit == 50
    assert 0 < solver.tasks[1].time_limit < 50
    none_left = solve_and_prove(Puzzle([0] * 625), Slow(), time_limit=0.01)
    assert none_left.result.status is Status.SOLVED
    assert (none_left.unique, none_left.second) == (None, None)
    assert none_left.proof is not None


class Slow(Scripted):
    """Finds at once, but only when the time is over."""

    def __init__(self):
        super().__init__(gives_up)

    def run(self, task):
        grid = Grid([(5 * (r % 5) + r // 5 + c) % 25 + 1 for r in range(25) for c in range(25)])
        return Outcome(Status.SOLVED, grid)


def test_cancelling_the_proof_keeps_the_solution():
    reports = []
    proven = solve_and_prove(
        Puzzle(digits(GUROBI)),
        "search",
        on_first=reports.append,
        on_progress=lambda progress: bool(reports),
    )
    assert proven.result is reports[0]
    assert proven.result.status is Status.SOLVED
    assert proven.unique is None


def test_progress_goes_on_from_the_start_of_all():
    seconds = []
    proven = solve_and_prove(
        Puzzle([0] * 81), "search", on_progress=lambda progress: seconds.append(progress.seconds)
    )
    assert proven.unique is False
    assert seconds == sorted(seconds)
    assert len(seconds) > 1


class Keeping(Scripted):
    """A solver that has another one for the tasks on one puzzle."""

    def __init__(self):
        super().__init__(gives_up)
        self.kept_solver = Scripted(lambda task: Outcome(Status.INFEASIBLE))
        self.closed = 0

    def keep(self):
        self.kept_solver.close = self.close
        return self.kept_solver

    def close(self):
        self.closed += 1


def test_a_solver_that_can_keeps_its_work_for_the_proof():
    solver = Keeping()
    assert solve_and_prove(UNIQUE, solver, patience=1).unique is True
    assert solver.tasks == []
    assert [len(task.excluding) for task in solver.kept_solver.tasks] == [0, 1]
    assert solver.closed == 1


def test_the_search_continues_where_it_found_the_first_solution():
    alone = solve(UNIQUE, "search")
    proven = solve_and_prove(UNIQUE, "search")
    other = solve(UNIQUE, "search", excluding=[alone.grid])
    assert proven.result.stats["nodes"] == alone.stats["nodes"]
    assert proven.result.stats["nodes"] + proven.proof.stats["nodes"] == other.stats["nodes"]


def test_a_kept_search_begins_anew_for_another_task():
    kept_search = NAMED["search"].keep()
    first = solve(SEVERAL, kept_search)
    second = solve(SEVERAL, kept_search, excluding=[first.grid])
    third = solve(SEVERAL, kept_search, excluding=[first.grid, second.grid])
    assert len({first.grid, second.grid, third.grid}) == 3
    assert solve(SEVERAL, kept_search).grid == first.grid
    assert solve(UNIQUE, kept_search).grid == solve(UNIQUE, "search").grid
    limited = solve(Puzzle([0] * 625), kept_search, time_limit=0)
    assert limited.status is Status.LIMIT
    again = solve(SEVERAL, kept_search, excluding=[second.grid])
    assert again.grid == first.grid
