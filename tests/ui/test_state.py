"""Test what a board in place of another brings with it."""

import pytest

from ui.state import NARROW_ZOOM, State, empty_board, layout_for, place


def placed(state, side):
    return place(state, empty_board(layout_for(side)))


@pytest.mark.parametrize(
    ("narrow", "side", "zoom"), [(True, 25, NARROW_ZOOM), (True, 16, 0), (False, 25, 0)]
)
def test_a_large_board_opens_larger_on_a_narrow_screen(narrow, side, zoom):
    assert placed(State(narrow=narrow), side).zoom == zoom


def test_another_side_is_seen_whole():
    assert placed(placed(State(), 25).but(zoom=3), 16).zoom == 0


def test_the_same_side_stays_as_near_as_it_was():
    assert placed(State(zoom=3), 9).zoom == 3
