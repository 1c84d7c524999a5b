"""Common peer elimination."""

from sudoku_core import Puzzle
from sudoku_core.rules import diagonals, jigsaw
from sudoku_core.techniques import locked_candidates
from sudoku_core.techniques.common_peer import TECHNIQUE
from tests import noting
from tests.diagrams import drawn, gone

FULL = "xxxxxxxxx "
ROWS = FULL + "x......x. " + FULL * 7


def test_a_diagonal_and_a_column_can_see_all_places_of_a_row():
    state = drawn(ROWS, Puzzle([0] * 81, rules=diagonals(9)))
    assert gone(TECHNIQUE, state) == {"common-peer": {(9, 1)}}


def test_rows_columns_and_boxes_alone_have_none():
    assert not gone(TECHNIQUE, drawn(ROWS))


def test_a_cell_that_sees_the_places_in_a_region_through_two_blocks():
    board = Puzzle([0] * 25, jigsaw(5, "aaabbacbbbaccddccdddeeeee"))
    assert noting.gone(TECHNIQUE, noting.noted({}, board)) == []
    state = noting.noted({"r1c1 r1c2 r2c1": "!1"}, board)
    (step,) = [one for one in noting.found(TECHNIQUE, state) if one.rests_on[0] == "region1"]
    assert noting.told(step.eliminates, 5) == "1r3c3"
    assert step.rests_on == ("region1", "row3", "column3")
    easier = noting.found(locked_candidates.TECHNIQUE, state)
    assert not any({*step.eliminates} & {*one.eliminates} for one in easier)
