"""Turbot fish."""

from sudoku_core.hints.techniques.turbot_fish import TECHNIQUE
from tests.diagrams import drawn, eliminations, steps

FULL = "xxxxxxxxx "
ROWS = "x..xxxxxx ...xxxxxx ..xxxxxxx " + FULL * 2 + "..x...x.. " + FULL * 3


def test_a_box_and_a_row_are_joined_by_a_column():
    state = drawn(ROWS)
    assert eliminations(TECHNIQUE, state) == {"turbot-fish": {(1, 7)}}
    step = steps(TECHNIQUE, state)[0]
    assert sorted(number for _name, number in step.proof) == [-1, -1, 1, 1, 1]
    assert [link.strong for link in step.chain] == [True, False, True]


def test_a_third_place_spoils_it():
    assert not eliminations(TECHNIQUE, drawn(ROWS.replace("x..xxxxxx", "xx.xxxxxx")))
