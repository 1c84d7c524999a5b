"""Simple colours."""

from sudoku_core.hints.techniques.simple_colours import TECHNIQUE
from tests.diagrams import drawn, eliminations, steps

ROWS = """
x...x....
.xxx.xxxx
.xxx.xxxx
.xxx.xxxx
xxxx.xxxx
.x..x....
.xxx.xxxx
.xxx.xxxx
.xxx.xxxx
"""


def test_a_colour_that_clashes_goes_and_so_does_what_sees_both():
    places = steps(TECHNIQUE, drawn(ROWS))
    clash = {step.eliminates[0][0] for step in places if step.message.code == "step.colours-clash"}
    assert clash == {4, 36, 46}
    outside = {cell for step in places for cell, _digit in step.eliminates} - clash
    assert outside == {10, 19, 39, 41}


def test_one_place_more_takes_the_pair_away():
    rows = ROWS.replace("x...x....", "x...x..x.")
    assert not eliminations(TECHNIQUE, drawn(rows))
