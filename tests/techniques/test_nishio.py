"""Nishio: a digit that would have no place left in a block."""

from __future__ import annotations

from sudoku_core import Puzzle, parse
from sudoku_core.hints.techniques.nishio import TECHNIQUE
from tests.noting import BASIC, after, as_text, eliminations, noted, steps_of


def test_a_digit_goes_that_would_leave_itself_no_place():
    line = "......83....42.76.9...3...5..634..9...........7..624..6...9...1.29.16....48......"
    assert eliminations(TECHNIQUE, after(parse(line), BASIC)) == ["7r8c4"]


def test_the_way_there_is_told_from_single_to_single():
    line = "..3.8.5...9..7..4....5.3.............6.....9...74298...86.9.25.3..6.2..72..8.5..1"
    (step,) = steps_of(TECHNIQUE, after(parse(line), BASIC))
    (case,) = step.cases
    assert as_text(step.eliminates) == "3r4c4"
    assert case.assumed == step.eliminates[0]
    assert {single.technique for single in case.steps} == {"hidden-single"}
    assert {digit for single in case.steps for _cell, digit in single.places} == {3}
    assert len(case.proof) == 1


def test_there_may_be_nothing():
    line = "6...4...1.1..2..8...9.3.7..3..4.6..7..23.76......1....5.8...9.6.........27.....43"
    assert not eliminations(TECHNIQUE, after(parse(line), BASIC))


def test_on_a_board_of_side_4():
    # With 1 in R1C1 it stands in R3C3, and has no place in row 2.
    state = noted({"r2c2 r2c4 r3c2 r3c4": "!1"}, Puzzle([0] * 16))
    assert eliminations(TECHNIQUE, state) == ["1r1c1", "1r1c3", "1r4c1", "1r4c3"]
