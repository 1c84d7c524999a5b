"""Test the spots on the lit digit among the notes of cells."""

import re
from itertools import pairwise

from tests.ui.driver import run, update
from ui.features import FEATURES
from ui.playing.lit import spots
from ui.playing.state import Typing
from ui.state import State, empty_board, layout_for

from .test_words import words_of


def noted(corner=(), centre=(), **entries):
    """Return a 4×4 state with notes in cells, as pairs of a cell and a mask, and picked cell 15."""
    board = empty_board(layout_for(4)).but(entering=False, entries=bytes(15) + b"\2")
    for kind, pairs in (("corner", corner), ("centre", centre)):
        masks = [0] * 16
        for cell, mask in pairs:
            masks[cell] = mask
        board = board.but(**{kind: tuple(masks)})
    return State(board=board.but(**entries), picked=15)


def spots_of(state):
    return spots(state, words_of("en"))


def cells_of(properties, name):
    """Return the column and row of each part of a path."""
    return re.findall(r"M(\d+) (\d+)", properties[name, "d"])


def test_a_note_at_its_place_has_a_spot():
    state = noted(corner=[(0, 0b10), (1, 0b1)], centre=[(6, 0b1110)])
    properties = spots_of(state)
    assert cells_of(properties, "lit-spots") == [("2", "1")]
    assert properties["lit-spot", "--lit"] == "1"
    assert cells_of(properties, "lit-bars") == [("0", "0")]  # in a corner


def test_notes_side_by_side_have_a_bar_at_the_foot_of_their_cell():
    both = noted(corner=[(0, 0b10)], centre=[(0, 0b100), (5, 0b10)])
    assert cells_of(spots_of(both), "lit-bars") == [("0", "0")]
    assert cells_of(spots_of(both), "lit-spots") == [("1", "1")]
    packed = spots_of(both.with_parts(Typing(packed=True)))
    assert cells_of(packed, "lit-bars") == [("0", "0"), ("1", "1")]
    assert "M0 0.91h1" in packed["lit-bars", "d"]


def test_notes_under_a_digit_and_an_empty_picked_cell_light_nothing():
    state = noted(centre=[(3, 0b10)], givens=bytes([0, 0, 0, 1]) + bytes(12))
    for other in (state, noted(centre=[(3, 0b10)]).but(picked=4)):
        properties = spots_of(other)
        assert not properties["lit-spots", "d"]
        assert not properties["lit-bars", "d"]


def test_a_key_restyles_no_board_as_a_whole():
    """A custom property is inherited by all that is in its element: one changed at each key would
    have the browser style the whole board at each key."""
    words, state = words_of("en"), State(board=empty_board(layout_for(9)).but(entering=False))
    state, _ = run(state.but(board=state.board.but(centre=(511,) * 81)), ("board.pick", 0))
    shown: list[dict] = []
    for action in (("playing.type", "1"), ("board.move", "right"), ("playing.type", "2")):
        state, _ = update(state, action, 1000.0)
        views = [view.properties(state, words) for feature in FEATURES for view in feature.views]
        shown.append({key: value for view in views for key, value in view.items()})
    for before, after in pairwise(shown):
        changed = {key for key in after if after[key] != before.get(key)}
        assert ("lit-spots", "d") in changed
        styles = {element for element, name in changed if name.startswith("--")}
        assert styles <= {"lit-spot"}
