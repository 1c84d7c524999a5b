"""Test what is filled in on a board, as text and back; natively and in any shape."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.test_opening import SEED, SPECIAL, act
from ui.colours import is_number
from ui.progress import SIGNS, progress_text, with_progress
from ui.state import SIDES, State, empty_board, layout_for

LAYOUTS = [layout_for(side) for side in SIDES] + [
    SPECIAL[name].layout for name in ("samurai", "overlapping", "digits")
]
COLOURINGS = [number for number in range(1 << 13) if is_number(number)]
"""All numbers of the colours of a cell; 0 comes first."""
SAFE = set(SIGNS + ".~")


@st.composite
def boards(draw):
    """Boards with anything filled in."""
    layout = draw(st.sampled_from(LAYOUTS))
    gaps = set(layout.gaps)

    def cells(most):
        some = draw(st.dictionaries(st.sampled_from(layout.cells), st.integers(0, most)))
        return [some.get(cell, 0) for cell in range(layout.size)] if any(some.values()) else []

    every = draw(st.booleans())
    notes = [1 << layout.side - 1 if cell not in gaps else 0 for cell in range(layout.size)]
    return empty_board(layout).but(
        entries=bytes(cells(layout.side) or layout.size),
        corner=tuple(notes if every else cells((1 << layout.side) - 1)),
        centre=tuple(cells((1 << layout.side) - 1)),
        colours=tuple(map(COLOURINGS.__getitem__, cells(len(COLOURINGS) - 1))),
    )


@given(boards())
def test_what_is_written_reads_back_and_may_stand_in_an_address(board):
    text = progress_text(board)
    assert set(text) <= SAFE
    assert with_progress(empty_board(board.layout), text) == board


@given(st.text(st.sampled_from(SIGNS[:9] + SIGNS[-9:] + ".~é "), max_size=40))
def test_any_text_fits_or_does_not(text):
    board = act(State(), "opening.drop", "1" + "." * 15).board
    try:
        read = with_progress(board, text)
    except ValueError:
        return
    assert with_progress(board, progress_text(read)) == read
    assert not read.entries[0]


def test_nothing_is_filled_in_where_there_is_no_cell():
    board = empty_board(SPECIAL["samurai"].layout)
    gap = board.layout.gaps[0]
    for name in ("entries", "corner", "centre", "colours"):
        digits = [int(cell == gap) for cell in range(board.layout.size)]
        kind = bytes if name == "entries" else tuple
        with pytest.raises(ValueError, match="~"):
            with_progress(board, progress_text(board.but(**{name: kind(digits)})))


def test_it_is_short():
    board = act(State(), "opening.drop", SEED).board
    assert progress_text(board) == ""
    assert len(progress_text(board.but(entries=bytes([1] + [0] * 80)))) < 9
    notes = tuple([511] * 81)
    full = board.but(corner=notes, centre=notes, colours=(9,) * 81)
    assert len(progress_text(full)) < 500


def test_what_a_solver_filled_in_is_filled_in():
    board = act(State(), "opening.drop", "1.............2.").board
    solution = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    found = with_progress(board, progress_text(board.but(solution=solution)))
    assert found.filled == solution
    assert found.entries[0] == found.entries[14] == 0


@pytest.mark.parametrize("digit", [1, 4])
def test_no_digit_stands_on_a_given_or_beside_the_board(digit):
    board = act(State(), "opening.drop", "1" + "." * 15).board
    text = progress_text(empty_board(board.layout).but(entries=bytes([digit] + [0] * 15)))
    with pytest.raises(ValueError, match="~"):
        with_progress(board, text)


def test_a_link_with_one_colour_a_cell_is_as_before():
    board = act(State(), "opening.drop", "1" + "." * 15).board
    marked = board.but(colours=(9, 0, 2) + (0,) * 13)
    assert progress_text(marked) == "...J~AC~M"
    assert with_progress(board, "...J~AC~M") == marked
    two = board.but(colours=(9, 0, 0b110 << 4) + (0,) * 13)
    assert progress_text(two) == "...J~O.~BGA~M"
    assert with_progress(board, "...J~O.~BGA~M") == two


@pytest.mark.parametrize("text", ["...K~O", "....BA~O", "....AI~O", "...J~O.DA~O", "....DA~O.A"])
def test_what_is_no_set_of_colours_is_refused(text):
    board = act(State(), "opening.drop", "1" + "." * 15).board
    with pytest.raises(ValueError, match=re.escape(text)):
        with_progress(board, text)
