"""Steps by cases, each ended by an empty equation or, with an LP solver, by a sum."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse, proves
from sudoku_core.hints.techniques import cases
from sudoku_core.hints.techniques.cases import by_cases
from sudoku_core.rules import Killer
from sudoku_core.solvers import find_lp
from tests.noting import BASIC, after, noted


def expect_cases(state, make_lp=None):
    step = by_cases(state, make_lp)
    assert step
    assert step.technique == "cases"
    assert proves(state, step)
    (case,) = step.cases
    assert step.eliminates == (case.assumed,)
    assert not step.places
    assert not step.proof
    return step, case


def test_without_an_lp_solver_nothing_is_left_somewhere_in_each_end(monkeypatch):
    monkeypatch.setattr(cases, "refuters_of", lambda *_: None)
    line = "98.76.5..4....3.9...3......2.........7.6..8....8.47..2.1..5...7...1...85.....61.."
    step, case = expect_cases(after(parse(line), BASIC))
    first, second = case.cases
    assert [len(end.proof) for end in (case, first, second, *second.cases)] == [0, 1, 0, 1, 1]
    assert step.rating == 11.1
    assert step.message.params["count"] == "3"


@pytest.mark.native
def test_with_one_cases_end_in_sums():
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
    assert by_cases(Candidates(puzzle)) is None
    _step, case = expect_cases(Candidates(puzzle), find_lp())
    for end in case.cases:
        assert any(name.startswith("killer") for name, _times in end.proof)


def test_what_follows_by_singles_is_a_case_of_its_own():
    _step, case = expect_cases(noted({"r2c2 r2c4 r3c2 r3c4": "!1"}, Puzzle([0] * 16)))
    assert not case.cases
    assert len(case.proof) == 1


def test_where_all_may_be_nothing_is_claimed():
    assert by_cases(Candidates(Puzzle([0] * 16))) is None
