"""Which givens clash, and which to erase."""

import pytest

from tests.ui.test_words import LOCALES
from ui import view
from ui.page import properties
from ui.state import State, empty_board
from ui.update import update
from ui.words import load_words

EXPLAIN, ANOTHER = "Which givens clash?", "Another set"
INFEASIBLE = {"status": "infeasible", "solver": "highs", "seconds": 0.1, "stats": {}}


@pytest.fixture
def words():
    return load_words("en", LOCALES)


@pytest.fixture
def state():
    """A board that was found to have no solution."""
    givens = bytes([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    state = State(board=empty_board(4).but(givens=givens))
    return run(state, ("solve", 0), ("reply", 1, INFEASIBLE))[0]


def run(state, *actions):
    effects = []
    for action in actions:
        state, effects = update(state, action)
    return state, effects


def offered(state, words):
    """The buttons that show and can be used, of those about clashing givens."""
    shown = properties(state, words, ())
    return [
        shown.get((name, "textContent"), name)
        for name in ("explain", "fewest", "other-choice", "erase-them")
        if not shown[name, "hidden"] and not shown.get((name, "aria-disabled"))
    ]


def found(*cells, minimal=True):
    return {"status": "infeasible", "cells": list(cells), "minimal": minimal, "seconds": 1.0}


def test_it_can_be_asked_when_there_is_no_solution(state, words):
    assert offered(state, words) == [EXPLAIN, "fewest"]
    assert offered(State(), words) == []
    assert offered(run(state, ("explain", 0))[0], words) == [], "not while it is looked for"
    assert offered(run(state, ("mode", True), ("pick", 3), ("put", 3))[0], words) == []


def test_two_of_a_digit_in_a_block_are_named_at_once_without_the_engine(words):
    state = State(board=empty_board(4).but(givens=bytes([1, 1] + [0] * 14)))
    state, effects = run(state, ("solve", 0))
    assert [effect[0] for effect in effects] == []
    assert "more than once" in properties(state, words, ())["status", "textContent"]
    assert offered(state, words) == [EXPLAIN, "fewest"]


def test_a_set_is_marked_listed_and_another_can_be_asked_for(state, words):
    state, effects = run(state, ("explain", 0))
    assert effects[-1][2]["other_than"] == []
    state, _ = run(state, ("reply", 2, found(0, 1, 10, 14)))
    shown = properties(state, words, ())
    assert shown["clashing", "picks"] == (
        (0, "R1C1 = 1"), (1, "R1C2 = 2"), (10, "R3C3 = 3"), (14, "R4C3 = 4")
    )  # fmt: skip
    assert shown["status", "textContent"].startswith("These 4 givens can not stand together")
    look = view.cells(state)[10]
    assert view.label(words, 4, 10, look).endswith("given 3, clashes")
    assert offered(state, words) == [ANOTHER, "fewest"]
    state, effects = run(state, ("explain", 0))
    assert effects[-1][2]["other_than"] == [[0, 1, 10, 14]]
    state, _ = run(state, ("reply", 3, found()))
    assert state.said[0][0] == "clash.no-other"
    assert offered(state, words) == ["fewest"]
    assert state.study.clash, "the set that was found stays marked"


def test_what_was_cut_short_is_said(state, words):
    state, _ = run(state, ("explain", 0), ("reply", 2, found(0, 1, minimal=False)))
    told = properties(state, words, ())["status", "textContent"]
    assert "before the set was proven to be minimal" in told
    assert "without any one" not in told
    state, _ = run(state, ("explain", 0), ("reply", 3, {"status": "limit", "cells": []}))
    assert state.said[0][0] == "clash.limit"


def test_the_fewest_are_erased_in_one_step_that_can_be_undone(state, words):
    state, effects = run(state, ("fewest", 0))
    assert effects[-1][2]["op"] == "erase"
    state, _ = run(state, ("reply", 2, found(1)))
    assert "one given" in properties(state, words, ())["status", "textContent"]
    assert offered(state, words) == [EXPLAIN, "Erase it"]
    before = state.board
    state, effects = run(state, ("erase-them",))
    assert ("focus",) in effects
    assert state.board.givens[1] == 0
    assert offered(state, words) == []
    assert run(state, ("undo",))[0].board == before


def test_each_of_the_smallest_choices_can_be_seen_and_erased(state, words):
    reply = dict(found(0), choices=[[0], [10]], alone=[True, False], complete=True)
    fresh = state
    state, _ = run(state, ("fewest", 0), ("reply", 2, reply))
    told = properties(state, words, ())["status", "textContent"]
    assert "choice 1 of 2" in told
    assert offered(state, words) == [EXPLAIN, "other-choice", "Erase it"]
    between, _ = run(state, ("explain", 0), ("reply", 3, found(0, 1)))
    assert offered(between, words) == [ANOTHER, "fewest"]
    assert "exactly one solution" in told
    state, _ = run(state, ("other-choice",))
    assert state.study.clash == (10,)
    assert "several solutions" in properties(state, words, ())["status", "textContent"]
    assert run(state, ("erase-them",))[0].board.givens[10] == 0
    assert run(state, ("other-choice",))[0].study.erasable == (0,)
    some = dict(reply, complete=False)
    state, _ = run(fresh, ("fewest", 0), ("reply", 2, some))
    assert "there may be more" in properties(state, words, ())["status", "textContent"]


def test_what_to_erase_can_be_seen_again_after_a_set_was_shown(state, words):
    """Once there is no other set, too: else no button would be left."""
    choice = found(1)
    state, _ = run(state, ("fewest", 0), ("reply", 2, choice))
    state, _ = run(state, ("explain", 0), ("reply", 3, found(0, 1)))
    assert offered(state, words) == [ANOTHER, "fewest"]
    state, _ = run(state, ("explain", 0), ("reply", 4, found()))
    assert offered(state, words) == ["fewest"]
    state, effects = run(state, ("fewest", 0))
    assert effects == [("in-sight",)], "it is known already"
    assert (state.study.clash, offered(state, words)) == ((1,), ["Erase it"])


def test_fewer_are_looked_for_again_where_the_time_ran_out(state, words):
    state, _ = run(state, ("fewest", 0), ("reply", 2, found(1, 10, minimal=False)))
    assert "fewer may do" in properties(state, words, ())["status", "textContent"]
    state, _ = run(state, ("explain", 0), ("reply", 3, found(0, 1)))
    _, effects = run(state, ("fewest", 0))
    assert effects[-1][2]["op"] == "erase"


def test_what_all_sets_have_in_common_is_said(state, words):
    actions = ("explain", 0), ("reply", 2, found(0, 1)), ("explain", 0), ("reply", 3, found(1, 10))
    state, _ = run(state, *actions)
    assert properties(state, words, ())["fine", "textContent"] == "In every set so far: R1C2."


def test_givens_that_have_a_solution_after_all(state, words):
    state, _ = run(state, ("explain", 0), ("reply", 2, {"status": "solved", "cells": []}))
    assert state.said[0][0] == "clash.solvable"
    assert offered(state, words) == []


def test_a_limit_or_an_error_does_not_take_the_verdict_back(state, words):
    for reply in (
        {"status": "limit", "seconds": 1.0, "stats": {}},
        {"status": "error", "message": {"code": "solver.missing", "params": {"solver": "z3"}}},
    ):
        assert run(state, ("solve", 0), ("reply", 2, reply))[0].study.impossible


def test_it_can_be_asked_after_a_check_and_a_comparison_too(words):
    board = empty_board(4).but(givens=bytes([1] + [0] * 15), entries=bytes([0, 2] + [0] * 14))
    start = State(board=board)
    checked, _ = run(start, ("check", 0), ("reply", 1, {"status": "infeasible", "cell": None}))
    assert offered(checked, words) == [EXPLAIN, "fewest"]
    compared, _ = run(start, ("compare", ["highs"], 0), ("reply", 1, INFEASIBLE))
    assert offered(compared, words) == [EXPLAIN, "fewest"]


@pytest.mark.parametrize(
    "button", [("explain", 9), ("fewest", 9), ("other-choice",), ("erase-them",)]
)
def test_while_the_engine_works_no_button_does(state, button):
    reply = dict(found(0), choices=[[0], [10]], alone=[None, None])
    state, _ = run(state, ("fewest", 0), ("reply", 2, reply), ("solve", 0))
    assert run(state, button) == (state, [])


def test_another_puzzle_has_nothing_to_erase(state, words):
    state, _ = run(state, ("fewest", 0), ("reply", 2, found(1)), ("pick", 5), ("put", 4))
    assert state.study.erasable == state.study.clash == ()
    state, _ = run(state, ("solve", 0), ("reply", 3, INFEASIBLE), ("explain", 0))
    state, _ = run(state, ("reply", 4, found(0, 1)))
    assert offered(state, words) == [ANOTHER, "fewest"]


def test_how_many_are_to_be_erased_and_were_is_said(state, words):
    assert run(state.but(limit=7), ("fewest", 0))[1][-1][2]["time_limit"] == 7
    for cells, found_said, button, erased in (
        ((1,), "Without this one given", "Erase it", "One given is erased."),
        ((1, 10), "Without these 2 givens", "Erase them", "2 givens are erased."),
    ):
        after, _ = run(state, ("fewest", 0), ("reply", 2, found(*cells)))
        shown = properties(after, words, ())
        assert shown["status", "textContent"].startswith(found_said)
        assert shown["erase-them", "textContent"] == button
        gone, _ = run(after, ("erase-them",))
        assert properties(gone, words, ())["status", "textContent"].startswith(erased)


MESSAGE = {"code": "solver.missing", "params": {"solver": "cadical"}}


@pytest.mark.parametrize("button", ["explain", "fewest"])
@pytest.mark.parametrize(
    ("result", "told"),
    [
        ({"status": "limit", "cells": []}, "Out of time"),
        ({"status": "error", "message": MESSAGE}, "CaDiCaL"),
        (found(), "these blocks can not be filled"),
    ],
)
def test_where_nothing_was_found_that_is_said(state, words, button, result, told):
    state, _ = run(state, (button, 0), ("reply", 2, result))
    assert told in properties(state, words, ())["status", "textContent"]
    assert offered(state, words)[:2] == [EXPLAIN, "fewest"]


def test_one_given_alone(state, words):
    state, _ = run(state, ("explain", 0), ("reply", 2, found(0)))
    shown = properties(state, words, ())
    assert shown["status", "textContent"] == "This given alone leaves no solution."
    assert shown["fine", "textContent"] == "", "of one set there is nothing in common"
