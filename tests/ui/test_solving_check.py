"""Test the requests of Check, and its sentences about a board."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import Killer, boards
from tests.ui.driver import codes, reply, run, sent, told
from tests.ui.test_entering import four
from ui.solving.state import Solved
from ui.state import State, empty_board

GRID = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
GIVENS = GRID[:8]
TWO_BOARDS = Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5)).layout
UNIQUE = {"status": "solved", "grid": GRID, "unique": True, "second": None}
SEVERAL = {"status": "solved", "grid": GRID, "unique": False, "second": GRID}
NONE = {"status": "infeasible", "unique": None, "second": None}
UNSURE = {"status": "solved", "grid": GRID, "unique": None, "second": None}
LATE = {"status": "limit", "seconds": 9.0}
ALL = 0b1111


@pytest.fixture
def entered():
    return State(board=four(GIVENS), engine="ready")


@pytest.fixture
def played():
    return State(board=four(GIVENS, [0] * 8 + [2], entering=False), engine="ready")


def having(state, **changes):
    """Return the state with another board."""
    return state.but(board=state.board.but(**changes))


def filled(state, entries):
    """Return the state with entries in the first empty cells."""
    return having(state, entries=bytes([0] * 8 + entries).ljust(16, b"\0"))


def checked(state, **answer):
    """Return the state after a check with the engine's answer."""
    state, effects = run(state, ("solving.check",))
    (request,) = sent(effects)
    assert (request["op"], request["prove"], request["log"]) == ("solve", True, False)
    return run(state, reply(request["id"], **answer))[0]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (UNIQUE, "check.one"),
        (SEVERAL, "check.several"),
        (NONE, "check.none"),
        (UNSURE, "check.unsure"),
        (LATE, "check.unsure"),
    ],
)
def test_of_a_puzzle_that_is_entered_it_says_how_many_solutions_there_are(entered, answer, code):
    state = checked(entered, **answer)
    assert codes(state) == [code]
    assert state.part(Solved).impossible == (code == "check.none")
    assert not state.board.solution


def test_of_an_empty_board_there_is_nothing_to_say_unless_it_has_rules(entered):
    assert codes(run(State(), ("solving.check",))[0]) == ["check.empty"]
    killer = empty_board(Puzzle([0] * 16, rules=[Killer((0, 1), 5)]).layout)
    assert codes(checked(State(board=killer, engine="ready"), **SEVERAL)) == ["check.several"]


@pytest.mark.parametrize("entering", [True, False])
def test_givens_that_contradict_each_other_are_shown_without_the_engine(entering):
    state = State(board=four([1, 1], [0, 0, 2], entering=entering), engine="ready")
    state, effects = run(state, ("solving.check",))
    assert codes(state) == ["check.none", "conflict.row"]
    assert state.wrong_cells == (0, 1)
    assert state.part(Solved).impossible
    assert effects == []


@pytest.mark.parametrize("action", ["solving.check", "solving.solve"])
@pytest.mark.parametrize("entering", [True, False])
def test_a_full_board_of_givens_is_said_to_be_right_or_wrong(action, entering):
    state, effects = run(State(board=four(GRID, entering=entering)), (action,))
    assert (codes(state), effects) == (["check.full"], [])
    wrong = four([*GRID[:-1], 2], entering=entering)
    state, effects = run(State(board=wrong), (action,))
    assert codes(state)[-1].startswith("conflict.")
    assert 15 in state.wrong_cells
    assert effects == []


def test_what_is_right_so_far_is_said_with_what_is_left(played):
    assert checked(played, **UNIQUE).status == (("check.right", {"count": 7}),)


def test_all_wrong_digits_are_named_marked_and_the_first_picked(played):
    state = checked(filled(played, [4, 3]), **UNIQUE)
    assert state.status == (("check.wrong", {"count": 2, "cells": ((3, 1), (3, 2))}),)
    assert (state.wrong_cells, state.picked) == ((8, 9), 8)


def test_the_answer_is_asked_for_once_a_puzzle(played):
    state = checked(played, **UNIQUE)
    state, effects = run(filled(state, [4]), ("solving.check",))
    assert codes(state) == ["check.wrong"]
    assert sent(effects) == []


def test_the_solution_it_asks_for_never_comes_onto_the_board(played):
    state, effects = run(played, ("solving.check",))
    number = sent(effects)[0]["id"]
    first = dict(UNIQUE, solver="search", seconds=0.1, stats={}, proof=None, preferred=None)
    state, effects = run(state, told("first", number, result=first))
    assert (state.board, effects) == (played.board, [])


def test_what_is_typed_meanwhile_is_checked_too(played):
    state, effects = run(played, ("solving.check",))
    state, more = run(state, ("board.go-to", 9), ("playing.type", "4"))
    assert state.job
    assert ("cancel", 1) not in more
    state, _ = run(state, reply(sent(effects)[0]["id"], **UNIQUE))
    assert codes(state) == ["check.wrong"]


def test_a_conflict_is_named_without_an_engine(played):
    state, effects = run(filled(played, [1]).but(engine="loading"), ("solving.check",))
    assert codes(state) == ["conflict.column"]
    assert state.wrong_cells == (0, 8)
    assert effects == []


def test_all_wrong_digits_are_counted_and_marked_beside_a_conflict(played):
    wrong = filled(played, [1, 3, 3, 4])
    state = checked(wrong, **UNIQUE)
    assert state.status[0][0] == "check.wrong"
    assert state.status[0][1]["count"] == 4
    assert state.wrong_cells == (8, 9, 10, 11)
    for answer in (SEVERAL, LATE):
        assert codes(checked(wrong, **answer))[0].startswith("conflict.")


def test_full_and_right(played):
    state, effects = run(filled(played, GRID[8:]), ("solving.check",))
    assert (codes(state), effects) == (["complete"], [])


def test_full_and_wrong_says_where(played):
    full = filled(played, [*GRID[8:14], 1, 2])
    assert checked(full, **UNIQUE).status == (
        ("check.wrong", {"count": 2, "cells": ((4, 3), (4, 4))}),
    )
    for answer in (SEVERAL, LATE):
        state = checked(full, **answer)
        assert codes(state) == ["check.full-wrong", "conflict.column"]
        assert {14, 15} <= set(state.wrong_cells)


def test_where_there_are_several_solutions_the_entries_are_tried(played):
    state, effects = run(played, ("solving.check",))
    state, effects = run(state, reply(sent(effects)[0]["id"], **SEVERAL))
    (request,) = sent(effects)
    assert (request["op"], request["entries"]) == ("check", list(played.board.entries))
    right, _ = run(state, reply(request["id"], status="right", cell=None))
    assert right.status == (("check.right", {"count": 7}),)
    wrong, _ = run(state, reply(request["id"], status="mistake", cell=8))
    assert wrong.status == (("check.mistake", {"cells": ((3, 1),)}),)
    assert (wrong.wrong_cells, wrong.picked) == ((8,), 8)
    late, _ = run(state, reply(request["id"], status="limit", cell=None))
    assert codes(late) == ["check.limit"]


def test_givens_without_a_solution_and_time_that_ran_out(played):
    state = checked(played, **NONE)
    assert codes(state) == ["check.none"]
    assert state.part(Solved).impossible
    assert codes(checked(played, **LATE)) == ["check.limit"]


def test_what_went_wrong_is_said(played):
    state = checked(played, status="error", message={"code": "engine.broke", "params": {}})
    assert codes(state) == ["engine.broke"]


def test_with_nothing_filled_in_there_is_nothing_to_check(played):
    assert codes(run(filled(played, []), ("solving.check",))[0]) == ["check.nothing"]


def test_what_a_solver_filled_in_is_not_called_nothing(played):
    state = having(filled(played, []), solution=bytes(GRID))
    assert codes(run(state, ("solving.check",))[0]) == ["check.solver"]


def test_notes_must_have_the_right_digit(played):
    right, lacking = 0b0011, 0b1000
    noted = having(filled(played, []), centre=(0,) * 8 + (right, lacking) + (0,) * 6)
    state = checked(noted, **UNIQUE)
    assert state.status == (("check.notes-wrong", {"count": 1, "cells": ((3, 2),)}),)
    assert (state.wrong_cells, state.picked) == ((9,), 9)
    better = having(noted, centre=(0,) * 8 + (right, right) + (0,) * 6)
    assert codes(checked(better, **UNIQUE)) == ["check.notes-right"]


def test_corner_marks_are_candidates_only_where_every_open_cell_has_some(played):
    some = having(filled(played, []), corner=(0,) * 8 + (0b1000,) + (0,) * 7)
    assert codes(run(some, ("solving.check",))[0]) == ["check.corners"]
    everywhere = having(some, corner=(0,) * 8 + (0b1000,) + (ALL,) * 7)
    assert codes(checked(everywhere, **UNIQUE)) == ["check.notes-wrong"]
    both = having(some, centre=(0,) * 8 + (0b0010,) + (0,) * 7)
    assert codes(checked(both, **UNIQUE)) == ["check.notes-right"]


def test_digits_and_notes_are_both_spoken_of(played):
    noted = having(played, centre=(0,) * 9 + (0b1000,) + (0,) * 6)
    assert codes(checked(noted, **UNIQUE)) == ["check.right", "check.notes-wrong"]
    right = having(noted, centre=(0,) * 9 + (0b0001,) + (0,) * 6)
    assert codes(checked(right, **UNIQUE)) == ["check.right", "check.notes-too"]


def test_places_are_left_out_where_they_would_not_fit_into_the_status(played):
    many = checked(filled(played, [1, 2, 3, 4, 3, 4, 1]), **UNIQUE)
    assert codes(many) == ["check.wrong-many"]
    assert many.wrong_cells == tuple(range(8, 15))
    noted = having(filled(played, [1, 2]), centre=(0,) * 10 + (0b0001,) + (0,) * 5)
    assert codes(checked(noted, **UNIQUE)) == ["check.wrong-many", "check.notes-wrong"]
    one = having(filled(played, [1]), centre=(0,) * 10 + (0b0001,) + (0,) * 5)
    assert codes(checked(one, **UNIQUE)) == ["check.wrong", "check.notes-wrong"]


def test_where_there_are_several_solutions_notes_cannot_be_checked(played):
    noted = having(filled(played, []), centre=(0,) * 8 + (ALL,) * 8)
    assert codes(checked(noted, **SEVERAL)) == ["check.notes-several"]


def test_a_check_can_be_cancelled(played):
    state, _ = run(played, ("solving.check",), now=0)
    state, effects = run(state, ("cancel",), now=2000)
    assert effects == [("cancel", 1)]
    assert (state.status, state.job) == ((("cancelled", {"seconds": 2.0}),), None)


def test_what_is_no_cell_need_not_be_filled():
    board = empty_board(TWO_BOARDS).but(entering=False, entries=bytes([1] + [0] * 35))
    state, effects = run(State(board=board, engine="ready"), ("solving.check",))
    state, effects = run(state, reply(sent(effects)[0]["id"], **SEVERAL))
    state, _ = run(state, reply(sent(effects)[0]["id"], status="right", cell=None))
    assert state.status == (("check.right", {"count": 27}),)
