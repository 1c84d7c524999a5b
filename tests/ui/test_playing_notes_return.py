"""Test that notes return which a digit had removed, once the digit is erased or replaced."""

import pytest

from ui.state import State

from .driver import run
from .test_board import after
from .test_hinting_drawing import made
from .test_playing import board, notes, playing
from .test_solving_check import UNIQUE, checked, having, played  # noqa: F401

BOTH = (("playing.type", "5", "corner"), ("playing.type", "6", "centre"))
PEER, OTHER = 1, 40


@pytest.fixture
def placed():
    """Return a board with notes everywhere and a 5 in the first cell."""
    return after(playing(), ("board.pick-all",), *BOTH, ("board.pick", 0), ("playing.type", "5"))


@pytest.mark.parametrize(
    "action", [("playing.erase",), ("playing.type", "5"), ("playing.type", "6")]
)
def test_notes_return_when_their_digit_is_erased_or_replaced(placed, action):
    assert PEER not in notes(placed, "corner")
    state = after(placed, action)
    assert notes(state, "corner")[PEER] == [5]
    assert notes(state, "centre").get(PEER) == (None if action[1:] == ("6",) else [6])
    assert notes(after(state, ("board.undo",)), "corner") == notes(placed, "corner")


def test_a_note_does_not_return_while_another_peer_has_its_digit(placed):
    two = after(placed, ("board.pick", 2), ("playing.type", "5"))
    one = after(two, ("board.pick", 0), ("playing.erase",))
    assert PEER not in notes(one, "corner")
    assert notes(one, "corner")[9 * 6] == [5]
    none = after(one, ("board.pick", 2), ("playing.erase",))
    assert notes(none, "corner")[PEER] == [5]


def test_a_note_returns_under_a_digit_that_came_later(placed):
    state = after(placed, ("board.pick", PEER), ("playing.type", "7"), ("board.pick", 0))
    state = after(state, ("playing.erase",), ("board.pick", PEER), ("playing.erase",))
    assert notes(state, "corner")[PEER] == [5]


def test_notes_that_the_player_removed_stay_away():
    state = after(playing(), ("board.pick-all",), *BOTH, ("board.pick", PEER))
    gone = ("playing.type", "5", "corner")
    state = after(state, gone, ("board.pick", 0), ("playing.type", "5"), ("playing.erase",))
    assert PEER not in notes(state, "corner")


def test_nothing_returns_to_a_cell_whose_notes_were_all_erased():
    state = after(playing(), ("board.pick-all",), ("playing.type", "5", "corner"))
    state = after(state, ("playing.type", "6", "corner"), ("board.pick", 0), ("playing.type", "5"))
    state = after(state, ("board.pick", PEER), ("playing.erase",), ("board.pick", 0))
    assert PEER not in notes(after(state, ("playing.erase",)), "corner")


def test_nothing_returns_where_notes_do_not_follow(placed):
    state = after(placed, ("playing.upkeep", False), ("playing.erase",))
    assert PEER not in notes(state, "corner")


def test_all_candidates_filled_in_beside_a_digit_include_it_once_it_is_erased():
    state = after(playing("1"), ("board.pick", 80), ("playing.type", "5"), ("playing.fill-in",))
    assert 5 not in notes(state, "centre")[79]
    state = after(state, ("board.pick", 79), ("playing.type", "7", "centre"), ("board.pick", 80))
    returned = notes(after(state, ("playing.erase",)), "centre")
    assert 5 in returned[78]
    assert 5 not in returned[79], "its notes are not all candidates any more"


def test_the_hint_that_takes_a_wrong_digit_back_returns_notes_too():
    from ui.hinting.state import Hint

    level = {"kind": "why", "messages": [], "cells": []}
    step = {**made(technique="wrong-entry", eliminates=[(0, 5)]), "details": [level]}
    state = after(State(board=board()), ("board.pick-all",), *BOTH, ("board.pick", 0))
    state = after(state, ("playing.type", "5"))
    hint = Hint(board=state.board, step=step, detail=1, placed=(0,) * 81, masks=(511,) * 81)
    state, _ = run(state.with_parts(hint), ("hinting.hint",))
    assert not any(state.board.entries)
    assert notes(state, "corner")[PEER] == [5]


def test_check_does_not_blame_notes_for_a_wrong_digit(played):  # noqa: F811
    """The third row is 2143, and its third cell has a 1 instead of the second."""
    wrong = having(played, entries=bytes([0] * 8 + [2, 0, 1, 0] + [0] * 4))
    state = checked(having(wrong, centre=(0,) * 9 + (0b1000,) + (0,) * 6), **UNIQUE)
    assert [code for code, _values in state.status] == ["check.wrong"]
