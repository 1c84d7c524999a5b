"""Named techniques first, then sums, then cases; a warning without an LP solver."""

from __future__ import annotations

from itertools import islice

import pytest

from sudoku_core import Candidates, Puzzle, parse, proves
from sudoku_core.hints.techniques import applied, cheapest, ladder, path, steps
from sudoku_core.language.messages import Message
from sudoku_core.solvers.contract import SolverUnavailable
from tests.noting import BASIC, after
from tests.plain import HARD

NO_LP = Message("solver.missing-extra", solver="highs", extra="highs")


def no_lp(_extra):
    raise SolverUnavailable(NO_LP)


def test_without_an_lp_solver_sums_are_left_out_and_that_is_said(monkeypatch):
    monkeypatch.setattr(path, "find_lp", no_lp)
    monkeypatch.setattr(ladder, "RUNGS", ())
    state, messages = after(parse(HARD), BASIC), []
    (step,) = cheapest(state, warn=messages.append)
    assert step.technique == "cases"
    assert proves(state, step)
    assert [str(message) for message in messages] == [f"Sums of equations are left out. {NO_LP}"]
    assert cheapest(state) == (step,)


@pytest.mark.native
def test_sums_come_before_cases(monkeypatch):
    monkeypatch.setattr(ladder, "RUNGS", ())
    messages = []
    (step,) = cheapest(after(parse(HARD), BASIC), warn=messages.append)
    assert step.technique == "sum"
    assert not messages


def test_no_more_steps_than_asked_for():
    state = Candidates(Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8))
    every = cheapest(state)
    assert len(every) > 1
    assert cheapest(state, most=1) == every[:1]


def test_a_full_grid_has_no_step():
    state = Candidates(Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]))
    assert cheapest(state) == ()
    assert not list(steps(state))


@pytest.mark.native
def test_steps_go_on_to_the_solution():
    puzzle = parse(
        "....4......86.97...4.7.2.6..1.....9..........8..2.1..5..5...3..6.35.82.42...6...7"
    )
    state = Candidates(puzzle)
    for step in steps(puzzle):
        state = applied(state, step)
    assert all(state.placed)
    assert len(list(islice(steps(puzzle), 3))) == 3
