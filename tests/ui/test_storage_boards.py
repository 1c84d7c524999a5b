"""Boards as plain data: whole, with their rules, and by what changed."""

import json

import pytest

from sudoku_core import format_grid
from tests.ui.test_opening import SEED, SPECIAL, act
from tests.ui.test_storage_text import NOTED, again
from ui.state import Board, State
from ui.storage.text import dump_tab, load


@pytest.mark.parametrize("name", ["corner", "centre", "colours", "entries", "solution"])
def test_fields_that_appear_vanish_and_change_are_told(name):
    one = getattr(NOTED, name) or bytes([1] * 81)
    nothing = type(one)()
    boards = [NOTED.but(**{name: value}) for value in (one, one[:-1] + one[:1], nothing, one)]
    if name == "entries":
        del boards[2]
    state = State(board=boards[0], past=tuple(boards[1:]), future=tuple(boards[1:]))
    found = again(state)
    assert (found.past, found.future) == (state.past, state.future)


@pytest.mark.parametrize("text", ["no puzzle", 7, None, "1" * 81 + ";killer:5=r1c99"])
def test_a_layout_without_sense_takes_no_other_board_along(text):
    state = act(act(State(), "opening.drop", SEED), "opening.drop", format_grid(SPECIAL["samurai"]))
    data = json.loads(dump_tab(state))
    data["board"]["layout"] = text
    found, sound = load(State(), json.dumps(data))
    assert (found.board, found.past, sound) == (Board(), state.past, False)


def test_a_digit_in_a_gap_makes_no_sense():
    data = json.loads(dump_tab(act(State(), "opening.drop", format_grid(SPECIAL["samurai"]))))
    data["board"]["entries"] = "00" * 9 + "01" + "00" * 431
    assert load(State(), json.dumps(data))[0].board == Board()
