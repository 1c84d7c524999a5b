"""Several solvers on one puzzle."""

import time
from dataclasses import dataclass

import pytest

from sudoku_core import Puzzle, Status, compare
from sudoku_core.solvers import Outcome, Traits
from sudoku_core.solvers.process import Apart
from tests.cases import HARD, with_given


def test_each_solver_answers_in_turn():
    comparisons = list(compare(Puzzle([0] * 16), ["search", "nonsense", "local-search"]))
    assert [c.solver for c in comparisons] == ["search", "nonsense", "local-search"]
    assert comparisons[0].result.status is comparisons[2].result.status is Status.SOLVED
    assert comparisons[1].result is None
    assert comparisons[1].message.code == "solver.unknown"


def test_a_cancelled_comparison_goes_no_further():
    puzzle = Puzzle([0] * 25**2)
    comparisons = list(compare(puzzle, ["search", "search"], on_progress=lambda _: True))
    assert [c.result.status for c in comparisons] == [Status.CANCELLED]


def test_each_has_the_whole_time_limit():
    deep = with_given(HARD, 63, 6)
    annealed, searched = compare(deep, ["local-search", "search"], time_limit=0.5)
    assert (annealed.result.status, searched.result.status) == (Status.LIMIT, Status.INFEASIBLE)
    assert annealed.result.seconds >= 0.5
    assert searched.result.stats["nodes"] > 0


@dataclass(frozen=True)
class Prompt:
    """A solver that has done before its process has started, as it were."""

    name = "prompt"
    formulations = ("cells",)
    traits = Traits()

    def missing(self):
        return None

    def takes(self, puzzle):
        return None

    def run_here(self, task, *, log):
        return Outcome(Status.LIMIT)


@pytest.mark.native
def test_the_start_of_a_process_is_not_counted():
    begin = time.monotonic()
    comparison = compare(
        Puzzle([0] * 16), ["prompt"], extra={"prompt": Apart(Prompt(), always=True)}
    )
    assert 0 < next(comparison).result.seconds < (time.monotonic() - begin) / 2


def test_the_next_solver_runs_only_when_it_is_asked_for():
    reports = []
    comparisons = compare(Puzzle([0] * 16**2), ["search", "search"], on_progress=reports.append)
    next(comparisons)
    once = len(reports)
    next(comparisons)
    assert len(reports) == 2 * once > 0


def test_one_name_is_no_list_of_names():
    with pytest.raises(TypeError, match="search"):
        compare(Puzzle([0] * 16), "search")
