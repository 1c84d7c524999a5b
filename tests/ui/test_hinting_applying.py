"""Test how a hint is applied: it places digits and removes candidates from notes."""

import pytest

from tests.ui.driver import codes, run
from tests.ui.test_hinting import state_of
from tests.ui.test_hinting_drawing import made
from ui.hinting.state import Hint
from ui.marking import candidates_in_notes

FREE = "." * 16
EACH = (0b1111,) * 16
WHY = {"kind": "why", "messages": [], "cells": []}


def told_of(step, **board):
    """Return the state of a board of side 4 with a complete hint."""
    state = state_of(FREE, entries=bytes(16), **board)
    step = {**step, "details": [WHY]}
    hint = Hint(board=state.board, step=step, detail=1, placed=(0,) * 16, masks=EACH)
    return state.with_parts(hint)


def applied(step, *before, **board):
    """Return the codes of the status after the step is applied, and the board."""
    state, _ = run(told_of(step, **board), *before, ("hinting.hint",))
    return codes(state), state.board


GOES, COMES = made(eliminates=[(1, 2)]), made(places=[(0, 1)])


@pytest.mark.parametrize("kind", ["corner", "centre"])
def test_a_candidate_goes_from_notes_of_each_kind(kind):
    sentence_codes, board = applied(GOES, **{kind: EACH})
    assert sentence_codes == ["hint.applied"]
    assert candidates_in_notes(board) == (0b1111, 0b1101, *EACH[2:])


def test_cells_that_lose_a_candidate_get_notes_first_and_no_others():
    notes = (0, 0, 0, 0, 0, 0b0110, *[0] * 10)
    _, board = applied(GOES, centre=notes)
    assert candidates_in_notes(board) == (0, 0b1101, 0, 0, 0, 0b0110, *[0] * 10)
    assert candidates_in_notes(applied(GOES)[1])[1] == 0b1101


def test_notes_in_corners_do_not_count_as_candidates_until_all_cells_have_them():
    _, board = applied(GOES, corner=(0, 0b0010, *[0] * 14))
    assert (board.corner, candidates_in_notes(board)[1]) == ((), 0b1101)


def test_a_digit_leaves_the_notes_that_see_it_where_the_player_wants_that():
    noted = (0, 0b0011, *[0] * 14)
    assert candidates_in_notes(applied(COMES, centre=noted)[1])[1] == 0b0010
    board = applied(COMES, ("playing.upkeep", False), centre=noted)[1]
    assert (board.entries[0], candidates_in_notes(board)[1]) == (1, 0b0011)


def test_what_is_noted_already_says_so_and_is_no_step_for_undo():
    noted = (0b1111, 0b1101, *EACH[2:])
    before = told_of(GOES, centre=noted)
    state, _ = run(before, ("hinting.hint",))
    assert codes(state) == ["hint.nothing"]
    assert (state.board, state.past) == (before.board, before.past)
