"""Tests of boards as plain data: whole, with their rules, and as changes."""

import json

import pytest

from sudoku_core import format_grid
from tests.ui.test_opening import SEED, SPECIAL, act
from tests.ui.test_storage_text import NOTED, again
from ui.state import Board, State
from ui.storage.text import dump_tab, load


@pytest.mark.parametrize("name", ["corner", "centre", "colours", "entries", "solution"])
def test_fields_that_appear_vanish_and_change_are_told(name):
    cells = getattr(NOTED, name) or bytes([1] * 81)
    nothing = type(cells)()
    values = (cells, cells[:-1] + cells[:1], nothing, cells)
    boards = [NOTED.but(**{name: value}) for value in values]
    if name == "entries":
        del boards[2]
    state = State(board=boards[0], past=tuple(boards[1:]), future=tuple(boards[1:]))
    loaded = again(state)
    assert (loaded.past, loaded.future) == (state.past, state.future)


@pytest.mark.parametrize("text", ["no puzzle", 7, None, "1" * 81 + ";killer:5=r1c99"])
def test_a_layout_without_sense_takes_no_other_board_along(text):
    state = act(act(State(), "opening.drop", SEED), "opening.drop", format_grid(SPECIAL["samurai"]))
    data = json.loads(dump_tab(state))
    data["board"]["layout"] = text
    loaded, intact = load(State(), json.dumps(data))
    assert (loaded.board, loaded.past, intact) == (Board(), state.past, False)


def test_a_digit_in_a_gap_makes_no_sense():
    data = json.loads(dump_tab(act(State(), "opening.drop", format_grid(SPECIAL["samurai"]))))
    data["board"]["entries"] = "00" * 9 + "01" + "00" * 431
    assert load(State(), json.dumps(data))[0].board == Board()
