"""Finned and sashimi fish."""

import pytest

from sudoku_core.hints.techniques.finned_fish import TECHNIQUE
from tests.diagrams import drawn, eliminations, steps

FULL = "xxxxxxxxx "


def test_only_what_sees_the_fin_goes():
    state = drawn(".x....x.. " + FULL * 3 + ".x....xx. " + FULL * 4)
    assert eliminations(TECHNIQUE, state) == {"finned-x-wing": {(4, 7), (6, 7)}}
    (step,) = steps(TECHNIQUE, state)
    assert dict(step.roles)["fin"] == ((43, 1),)
    assert dict(step.proof)["box6_digit1"] == 1


def test_without_its_fin_a_sashimi_fish_falls_apart():
    state = drawn(".x....x.. " + FULL * 3 + ".x.....x. " + FULL * 4)
    assert eliminations(TECHNIQUE, state) == {"sashimi-x-wing": {(2, 8), (3, 8), (4, 7), (6, 7)}}
    assert {step.rating for step in steps(TECHNIQUE, state)} == {3.5}


def test_fins_away_from_all_covers_rule_nothing_out():
    assert not eliminations(TECHNIQUE, drawn(".x....x.. " + FULL * 3 + ".x..x.x.. " + FULL * 4))


def test_larger_ones_are_found():
    rows = ".x..x.... " + FULL + "....x..x. " + FULL * 3 + ".x.....xx " + FULL * 2
    assert eliminations(TECHNIQUE, drawn(rows))["finned-swordfish"] == {(8, 8), (9, 8)}
    rows = "x..x..... ...x..x.. ......x.x x......xx " + FULL * 5
    assert eliminations(TECHNIQUE, drawn(rows))["finned-jellyfish"] == {
        (row, column) for row in (5, 6) for column in (7, 9)
    }


@pytest.mark.native
def test_a_board_of_side_16_has_them():
    thin, fin = "x" + "." * 14 + "x ", "x" + "." * 13 + "xx "
    state = drawn(thin + ("x" * 16 + " ") * 14 + fin)
    assert eliminations(TECHNIQUE, state) == {"finned-x-wing": {(13, 16), (14, 16), (15, 16)}}
