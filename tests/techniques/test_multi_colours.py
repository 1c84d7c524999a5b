"""Multi-colours."""

from sudoku_core.hints.techniques.multi_colours import TECHNIQUE
from tests.diagrams import drawn, eliminations

FULL = "xxxxxxxxx "
ROWS = """
.x...x...
xxxxx.xxx
xxxxx.xxx
xxxxx.xxx
.x.....x.
xxxxx.xxx
xxxxx....
.....x..x
xxxxx..x.
"""


def test_a_colour_that_sees_both_of_another_group_goes():
    places = eliminations(TECHNIQUE, drawn(ROWS))["multi-colours"]
    assert {(1, 2), (8, 6), (9, 8)} <= places
    assert places == {(1, 2), (8, 6), (9, 8), (4, 9), (6, 9)}


def test_of_two_colours_that_see_each_other_one_is_wrong():
    state = drawn(".x....x.. " + FULL * 3 + ".x.....x. " + FULL * 4)
    assert eliminations(TECHNIQUE, state) == {"multi-colours": {(2, 8), (3, 8), (4, 7), (6, 7)}}


def test_groups_apart_rule_nothing_out():
    assert not eliminations(TECHNIQUE, drawn(".x....x.. " + FULL * 3 + "x.......x " + FULL * 4))
