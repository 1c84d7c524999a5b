"""The smallest sum of equations; rules' rows join in."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, build_model, parse, proves
from sudoku_core.hints.techniques.step_checker import impossible
from sudoku_core.hints.techniques.sum_finder import SumFinder, open_rows
from sudoku_core.hints.techniques.sums import smallest_sum
from sudoku_core.models.book import book_of
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.solvers import find_lp
from tests.noting import BASIC, after, as_text, noted

LARGE = "98.7..6..75.....8...6.......4..9...6..96...5......32....78...2...59...68....2...1"
"""One of the hardest known puzzles; singles and locked candidates find little."""

pytestmark = pytest.mark.native


def expect_sum(state):
    step = smallest_sum(state, find_lp())
    assert step
    assert step.technique == "sum"
    assert proves(state, step)
    return step


def test_an_x_wing_is_a_sum_of_four_equations():
    state = noted({"r2c2 r2c4 r3c2 r3c4": "!1"}, Puzzle([0] * 16))
    step = expect_sum(state)
    assert sorted(times for _name, times in step.proof) == [-1, -1, 1, 1]
    assert as_text(step.eliminates, 4) == "1r1c1 1r1c3 1r4c1 1r4c3"
    assert step.rests_on == ("row1", "row4", "column2", "column4")
    assert step.message.params == {"count": "4"}


def test_a_large_one_in_whole_numbers():
    step = expect_sum(after(parse(LARGE), BASIC))
    assert len(step.proof) > 30
    assert step.rating > 10.5
    assert all(isinstance(times, int) for _name, times in step.proof)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [(Killer((0, 1), 3), "killer_r1c1"), (Thermometer((0, 1, 2)), "thermometer_r1c1")],
)
def test_rows_of_rules_join_in(rule, expected):
    state = Candidates(Puzzle([0] * 16, rules=[rule]))
    assert expected in expect_sum(state).rests_on


def test_what_stands_in_a_cage_counts():
    state = Candidates(Puzzle([0] * 16, rules=[Killer((0, 4, 8), 6)])).place(0, 1).place(4, 2)
    step = expect_sum(state.with_state(state.placed, [*state.masks[:8], 0b1100, *state.masks[9:]]))
    assert as_text(step.eliminates, 4) == "4r3c1"


def test_where_all_is_open_there_is_none():
    assert smallest_sum(Candidates(Puzzle([0] * 16)), find_lp()) is None


def test_a_state_without_solution_is_shown_by_a_sum():
    state = noted({"r1c1 r1c2 r1c3": "12"}, Puzzle([0] * 16))
    adder = SumFinder(state, find_lp())
    proof = adder.contradiction(state)
    adder.close()
    assert dict(proof) == {"cell_r1c4": 1, "row1_digit3": -1, "row1_digit4": -1}
    assert impossible(state, proof)


def test_equations_belong_to_the_rule_of_the_longest_name():
    rules = [Killer((0, 1), 3), Killer((0, 4), 3)]
    layout = Puzzle([0] * 16, rules=rules).layout
    first, second = [rule.name for rule in layout.rules]
    owners = book_of(layout).owners
    assert [owners[name] for name in (f"{second}_sum", "cell_r1c1")] == [second, ""]
    assert [owners[name] for name in (f"{first}_sum", "row1_digit1")] == [first, "row1"]


def test_sums_of_equal_puzzles_name_the_rows_of_each():
    lines = [Thermometer((0, 5)), Thermometer((0, 1, 2))]
    renamed = Puzzle([0] * 16, rules=lines).keeping(["thermometer_r1c1_2"])
    plain = Puzzle([0] * 16, rules=lines[1:])
    assert renamed == plain
    for puzzle in (renamed, plain, renamed):
        state = Candidates(puzzle)
        rows = {row.name for row in build_model(puzzle, "full").constraints}
        assert {row.name for row in open_rows(state)} <= rows
        assert expect_sum(state).rests_on[-1] == puzzle.rules[0].name
