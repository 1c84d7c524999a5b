"""Skyscraper."""

from sudoku_core.hints.techniques.skyscraper import TECHNIQUE
from tests.diagrams import drawn, eliminations

FULL = "xxxxxxxxx "


def test_what_sees_both_tops_goes():
    state = drawn(".x....x.. " + FULL * 3 + ".x.....x. " + FULL * 4)
    assert eliminations(TECHNIQUE, state) == {"skyscraper": {(2, 8), (3, 8), (4, 7), (6, 7)}}


def test_its_feet_have_to_share_a_line():
    assert not eliminations(TECHNIQUE, drawn(".x....x.. " + FULL * 3 + "x......x. " + FULL * 4))


def test_a_board_of_side_16_has_them():
    wide = "x" * 16 + " "
    first, second = "x" + "." * 13 + "x. ", "x" + "." * 14 + "x "
    places = eliminations(TECHNIQUE, drawn(first + wide * 14 + second))
    assert places == {
        "skyscraper": {(row, 16) for row in (2, 3, 4)} | {(r, 15) for r in (13, 14, 15)}
    }
