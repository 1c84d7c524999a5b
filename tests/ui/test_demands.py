"""What the puzzle demands, in words."""

import pytest

from sitebuild.place import WEB
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
    assert told(layout_for(9)) == ["Every row, column and box holds each digit once."]
    assert told(layout_for(5)) == ["Every row and every column holds each digit once."]


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (diagonals(9), "So does each marked diagonal."),
        ([Killer((0, 1), 5), Killer((3, 4), 7)], "Digits in a cage differ"),
        ([Thermometer((0, 1, 2))], "Digits grow along a thermometer"),
    ],
)
def test_each_kind_of_rule_is_said_once(rules, says):
    _base, *others = told(Puzzle([0] * 81, rules=rules).layout)
    assert len(others) == 1
    assert others[0].startswith(says)
