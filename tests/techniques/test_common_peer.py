"""Common peer elimination."""

from sudoku_core import Puzzle
from sudoku_core.rules import diagonals
from sudoku_core.techniques.common_peer import TECHNIQUE
from tests.diagrams import drawn, gone

FULL = "xxxxxxxxx "
ROWS = FULL + "x......x. " + FULL * 7


def test_a_diagonal_and_a_column_can_see_all_places_of_a_row():
    state = drawn(ROWS, Puzzle([0] * 81, rules=diagonals(9)))
    assert gone(TECHNIQUE, state) == {"common-peer": {(9, 1)}}


def test_rows_columns_and_boxes_alone_have_none():
    assert not gone(TECHNIQUE, drawn(ROWS))
