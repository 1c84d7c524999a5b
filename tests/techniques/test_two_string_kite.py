"""Two-string kite."""

from sudoku_core.hints.techniques.two_string_kite import TECHNIQUE
from tests.diagrams import drawn, eliminations

THIN = ".xxxxxxxx "
FULL = "xxxxxxxxx "


def test_what_sees_both_ends_of_a_row_and_a_column_goes():
    state = drawn(THIN + "..x....x. " + FULL + THIN * 3 + FULL + THIN * 2)
    assert eliminations(TECHNIQUE, state) == {"two-string-kite": {(7, 8)}}


def test_they_have_to_meet_in_a_box():
    assert not eliminations(
        TECHNIQUE, drawn(THIN + "...x...x. " + FULL + THIN * 3 + FULL + THIN * 2)
    )
