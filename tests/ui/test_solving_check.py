"""Check: what the engine is asked about the entries, and what is said of its answer."""

import pytest

from tests.ui.driver import codes, reply, run, sent
from tests.ui.test_solving import GRID, TWO_BOARDS
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for


@pytest.fixture
def puzzle():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15), entering=False)
    return State(board=board, engine="ready")


@pytest.fixture
def played(puzzle):
    return puzzle.but(board=puzzle.board.but(entries=bytes([0, 2] + [0] * 14)))


def test_check_asks_about_the_entries(played):
    state, effects = run(played, ("check",))
    (request,) = sent(effects)
    assert (request["op"], request["entries"]) == ("check", [0, 2] + [0] * 14)
    right, _ = run(state, reply(1, status="right", cell=None))
    assert right.said == (("check.right", {"count": 14}),)
    wrong, _ = run(state, reply(1, status="mistake", cell=1))
    assert wrong.said == (("check.mistake", {"cells": ((1, 2),)}),)
    assert wrong.marked == (1,)
    assert wrong.picked == 1


@pytest.mark.parametrize("status", ["infeasible", "limit"])
def test_check_says_what_it_cannot_tell(played, status):
    state, _ = run(played, ("check",), reply(1, status=status, cell=None))
    assert codes(state) == ["check." + status]
    assert state.part(Solved).impossible == (status == "infeasible")


def test_a_check_can_be_cancelled(played):
    state, _ = run(played, ("check",), now=0)
    state, effects = run(state, ("cancel",), now=2000)
    assert effects == [("cancel", 1)]
    assert (state.said, state.job) == ((("cancelled", {"seconds": 2.0}),), None)


def test_check_names_a_conflict_without_the_engine(puzzle):
    board = puzzle.board.but(entries=bytes([0, 1] + [0] * 14))
    state, effects = run(puzzle.but(board=board), ("check",))
    assert codes(state) == ["conflict.row"]
    assert state.marked == (0, 1)
    assert effects == []


def test_check_has_nothing_to_say_of_nothing(puzzle):
    assert codes(run(puzzle, ("check",))[0]) == ["check.nothing"]


def test_a_full_board_is_right_where_nothing_conflicts(puzzle):
    board = puzzle.board.but(entries=bytes([0, *GRID[1:]]))
    assert codes(run(puzzle.but(board=board), ("check",))[0]) == ["complete"]


def test_what_is_no_cell_need_not_be_filled():
    board = empty_board(TWO_BOARDS)
    state = State(board=board.but(entries=bytes([1] + [0] * 35)), engine="ready")
    state, _ = run(state, ("check",), reply(1, status="right", cell=None))
    assert state.said == (("check.right", {"count": 27}),)
