"""Test what the puzzle demands, in words."""

import pytest

from sitebuild.paths import WEB
from sudoku_core import Puzzle
from sudoku_core.rules import Killer, Thermometer, diagonals
from ui.demands.view import properties
from ui.state import State, empty_board, layout_for
from ui.words import Plainly, load_words

WORDS = load_words("en", Plainly(), str(WEB / "locales"))


def told(layout):
    shown = properties(State(board=empty_board(layout)), WORDS)["demands", "items"]
    return [text for _kind, text, _beside in shown]


def test_rows_columns_and_boxes_are_named_together():
    assert told(layout_for(9)) == ["Fill in 1–9 so that none repeats in any row, column or box."]
    assert told(layout_for(5)) == ["Fill in 1–5 so that none repeats in any row or column."]


def test_digits_are_those_of_the_board():
    zero = Puzzle([0] * 16, digits=(0, 1, 2, 3)).layout
    odd = Puzzle([0] * 16, digits=(1, 3, 5, 7)).layout
    assert told(zero)[0].startswith("Fill in 0–3 so")
    assert told(odd)[0].startswith("Fill in 1, 3, 5, 7 so")


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (diagonals(9), "No digit repeats on a marked diagonal."),
        ([Killer((0, 1), 5), Killer((3, 4), 7)], "Digits in a cage do not repeat"),
        ([Thermometer((0, 1, 2))], "Digits increase along each thermometer"),
    ],
)
def test_each_kind_of_rule_is_said_once(rules, says):
    _base, *others = told(Puzzle([0] * 81, rules=rules).layout)
    assert len(others) == 1
    assert others[0].startswith(says)
