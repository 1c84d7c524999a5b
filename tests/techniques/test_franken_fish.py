"""Franken and mutant fish."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.franken_fish import TECHNIQUE
from sudoku_core.rules import diagonals, jigsaw
from tests.diagrams import drawn, eliminations, steps

FULL = "xxxxxxxxx "


def test_a_box_can_be_a_base_beside_rows():
    rows = "...x....x " + FULL * 2 + "xxx..xxxx xxxx..xxx xxx...xxx " + FULL * 2 + ".....x..x"
    places = eliminations(TECHNIQUE, drawn(rows))["franken-swordfish"]
    columns = {(row, column) for row in (2, 3, 7, 8) for column in (4, 6, 9)}
    assert places == columns | {(4, 9), (5, 9), (6, 9)}


@pytest.mark.native
def test_with_a_fin_only_what_sees_it_goes():
    rows = "...x....x " + FULL * 2 + "xxx..xxxx xxxxx.xxx xxx...xxx " + FULL * 2 + ".....x..x"
    assert eliminations(TECHNIQUE, drawn(rows))["finned-franken-swordfish"] == {(5, 9)}


@pytest.mark.native
def test_a_row_and_a_column_make_a_mutant_fish():
    rows = "x.xxxxxxx x......x. xxxxxxxxx " + "x.xxxxxxx " * 4 + "xxxxxxxxx x.xxxxxxx"
    state = drawn(rows, Puzzle([0] * 81, rules=diagonals(9)))
    mutants = [step for step in steps(TECHNIQUE, state) if step.technique == "mutant-x-wing"]
    wanted = {"row2_digit1": -1, "column2_digit1": -1, "box1_digit1": 1, "diagonal2_digit1": 1}
    assert wanted in [dict(step.proof) for step in mutants]


def test_lines_in_as_many_regions_are_easy():
    board = Puzzle([0] * 16, jigsaw(4, [1, 1, 1, 2, 1, 3, 2, 2, 3, 3, 4, 2, 3, 4, 4, 4]))
    fish = steps(TECHNIQUE, drawn("xxxx x.xx xxxx xxxx", board))
    easy = [(step.technique, step.eliminates) for step in fish if step.rating == 3.3]
    assert set(easy) == {("franken-x-wing", ((11, 1),))}


@pytest.mark.native
def test_an_open_board_has_none():
    assert not eliminations(TECHNIQUE, drawn("xxxx " * 4))
    assert not eliminations(TECHNIQUE, drawn(FULL * 9))
