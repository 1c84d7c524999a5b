"""Empty rectangle."""

from sudoku_core.hints.techniques.empty_rectangle import TECHNIQUE
from tests.diagrams import drawn, eliminations

ROWS = """
..xxxxxxx
..xxxxxxx
xxxxxxxxx
xxxxxx.xx
..x...x..
xxxxxx.xx
xxxxxxxxx
xxxxxxxxx
xxxxxxxxx
"""


def test_what_would_empty_the_box_goes():
    assert eliminations(TECHNIQUE, drawn(ROWS)) == {"empty-rectangle": {(3, 7)}}


def test_a_place_outside_both_lines_spoils_it():
    assert not eliminations(TECHNIQUE, drawn(ROWS.replace("..xxxxxxx", ".xxxxxxxx")))
