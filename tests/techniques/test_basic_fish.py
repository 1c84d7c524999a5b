"""X-wing, swordfish, jellyfish."""

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.basic_fish import TECHNIQUE
from sudoku_core.rules import jigsaw
from tests.diagrams import drawn, eliminations, steps

FULL = "xxxxxxxxx "


def test_an_x_wing_clears_the_columns_of_its_rows():
    state = drawn(".x....x.. " + FULL * 3 + ".x....x.. " + FULL * 4)
    others = {(row, column) for row in (2, 3, 4, 6, 7, 8, 9) for column in (2, 7)}
    assert eliminations(TECHNIQUE, state) == {"x-wing": others}
    (step,) = steps(TECHNIQUE, state)
    assert step.rating == 3.2
    assert dict(step.proof) == {
        "row1_digit1": -1,
        "row5_digit1": -1,
        "column2_digit1": 1,
        "column7_digit1": 1,
    }


def test_a_third_place_spoils_it():
    assert not eliminations(TECHNIQUE, drawn(".x....x.. " + FULL * 3 + ".x..x.x.. " + FULL * 4))


def test_a_swordfish_and_a_jellyfish_need_not_fill_their_lines():
    rows = ".x..x.... " + FULL + "....x..x. " + FULL * 3 + ".x.....x. " + FULL * 2
    others = {(row, column) for row in (2, 4, 5, 6, 8, 9) for column in (2, 5, 8)}
    assert eliminations(TECHNIQUE, drawn(rows))["swordfish"] == others
    rows = "x..x..... ...x..x.. ......x.x x.......x " + FULL * 5
    others = {(row, column) for row in range(5, 10) for column in (1, 4, 7, 9)}
    assert eliminations(TECHNIQUE, drawn(rows))["jellyfish"] == others


def test_they_are_found_on_any_board():
    assert eliminations(TECHNIQUE, drawn("x.x. xxxx x.x. xxxx")) == {
        "x-wing": {(2, 1), (2, 3), (4, 1), (4, 3)}
    }
    wide = "x" * 16 + " "
    thin = "x" + "." * 14 + "x "
    others = {(row, column) for row in range(2, 16) for column in (1, 16)}
    assert eliminations(TECHNIQUE, drawn(thin + wide * 14 + thin)) == {"x-wing": others}
    board = Puzzle([0] * 16, jigsaw(4, [1, 1, 1, 2, 1, 3, 2, 2, 3, 3, 4, 2, 3, 4, 4, 4]))
    assert eliminations(TECHNIQUE, drawn("x.x. xxxx xxxx x.x.", board)) == {
        "x-wing": {(2, 1), (2, 3), (3, 1), (3, 3)}
    }
