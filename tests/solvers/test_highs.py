"""HiGHS stops where it is when told to, in its tree and in the interior point method."""

import re
from pathlib import Path

import pytest

from sudoku_core import Puzzle, Status, available_solvers, parse_many, relaxation, solve
from tests.cases import HARD, digits
from tests.missing import missing
from tests.plain import AMPL

DATA = Path(__file__).parents[1] / "data"
LONG = next(parse_many((DATA / "25x25.txt").read_text()))
"""A puzzle on which HiGHS is busy for more than half a minute."""
LIMIT = 60
"""Seconds, after which it ends even if nobody can stop it."""


@pytest.fixture(autouse=True)
def highs():
    if available_solvers()["highs"]:
        missing("highs")


def test_the_tree_is_left_when_cancelled():
    calls = []

    def cancel(progress):
        # Nodes are first told by HiGHS itself: what stands before it could not stop it.
        if progress.nodes is not None and progress.log is None:
            calls.append(progress.nodes)
        return bool(calls)

    result = solve(LONG, "highs", time_limit=LIMIT, on_progress=cancel)
    assert result.status is Status.CANCELLED
    assert len(calls) == 1


def test_the_interior_point_method_is_left_when_cancelled():
    puzzle = Puzzle(digits(HARD))
    whole = relaxation(puzzle).stats["iterations"]
    relaxed = relaxation(
        puzzle, on_progress=lambda progress: (progress.log or "").split()[:1] == ["1"]
    )
    assert relaxed.status is Status.CANCELLED
    assert relaxed.stats["iterations"] < whole // 2


def log_and_stats(puzzle, **how):
    """Return what HiGHS prints, and the figures at the end."""
    printed = []
    result = solve(
        puzzle, "highs", on_progress=lambda progress: printed.append(progress.log or ""), **how
    )
    return "".join(printed), result.stats


def test_the_full_program_without_presolve_is_taken_as_it_is():
    puzzle = Puzzle(digits(HARD))
    log, stats = log_and_stats(puzzle, formulation="full", presolve=False)
    assert "Presolve is switched off" in log
    rows = stats["constraints"] + stats["givens"]
    assert f"MIP has {rows} rows; 729 cols; {stats['nonzeros'] + stats['givens']} nonzeros" in log
    assert "Presolving model" in log_and_stats(puzzle, formulation="full")[0]


def in_lp(log):
    """The most cuts in the LP at once, by that column of HiGHS's own table."""
    rows = [line.split() for line in log.splitlines() if re.match(r" .*% .*\d\.\ds$", line)]
    return max(int(row[-4]) for row in rows)


@pytest.mark.parametrize("excluded", [False, True])
def test_the_cuts_are_those_in_the_lp_and_not_those_in_store(excluded):
    puzzle = Puzzle(digits(HARD))
    log, stats = log_and_stats(puzzle, excluding=[solve(puzzle, "search").grid] if excluded else [])
    assert 0 < stats["cuts"] == in_lp(log) < 1000


def test_it_is_told_where_its_own_presolve_left_nothing():
    easier = Puzzle(digits(AMPL))
    assert log_and_stats(easier)[1]["presolved"] == 1
    assert log_and_stats(easier, excluding=[solve(easier, "search").grid])[1]["presolved"] == 1
    assert not log_and_stats(Puzzle(digits(HARD)))[1]["presolved"]


def test_the_cuts_at_the_end_are_the_most_that_there_were():
    most = []

    def hear(progress):
        most.append(progress.cuts or 0)

    stats = solve(Puzzle(digits(HARD)), "highs", on_progress=hear, presolve=False).stats
    assert stats["cuts"] == max(most) > 0
    assert most == sorted(most)
