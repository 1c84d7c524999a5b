"""Test what a board in place of another brings with it, and what a board shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.state import NARROW_ZOOM, Board, State, empty_board, layout_for, place


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


@given(st.lists(st.tuples(st.integers(0, 25), st.integers(0, 25)), min_size=81, max_size=81))
def test_a_board_is_filled_by_its_givens_and_else_by_its_entries(pairs):
    givens, entries = (bytes(digits) for digits in zip(*pairs, strict=True))
    alone = bytes([0 if first else second for first, second in pairs])
    for over in (entries, alone):
        board = Board(givens=givens, entries=over)
        assert [*board.filled] == [first or second for first, second in zip(givens, over)]
