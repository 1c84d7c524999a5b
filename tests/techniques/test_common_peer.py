"""Common peer elimination."""

from sudoku_core import Puzzle
from sudoku_core.hints.techniques import locked_candidates
from sudoku_core.hints.techniques.common_peer import TECHNIQUE
from sudoku_core.rules import diagonals, jigsaw
from tests import noting
from tests.diagrams import drawn, eliminations

FULL = "xxxxxxxxx "
ROWS = FULL + "x......x. " + FULL * 7


def test_a_diagonal_and_a_column_can_see_all_places_of_a_row():
    state = drawn(ROWS, Puzzle([0] * 81, rules=diagonals(9)))
    assert eliminations(TECHNIQUE, state) == {"common-peer": {(9, 1)}}


def test_rows_columns_and_boxes_alone_have_none():
    assert not eliminations(TECHNIQUE, drawn(ROWS))


def test_a_cell_that_sees_the_places_in_a_region_through_two_blocks():
    board = Puzzle([0] * 25, jigsaw(5, "aaabbacbbbaccddccdddeeeee"))
    assert noting.eliminations(TECHNIQUE, noting.noted({}, board)) == []
    state = noting.noted({"r1c1 r1c2 r2c1": "!1"}, board)
    (step,) = [step for step in noting.steps_of(TECHNIQUE, state) if step.rests_on[0] == "region1"]
    assert noting.as_text(step.eliminates, 5) == "1r3c3"
    assert step.rests_on == ("region1", "row3", "column3")
    easier = noting.steps_of(locked_candidates.TECHNIQUE, state)
    assert not any({*step.eliminates} & {*other.eliminates} for other in easier)
