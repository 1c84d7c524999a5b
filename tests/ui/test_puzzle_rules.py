"""Test what the page says about a puzzle with unsupported rules, and that they are stored."""

import json

import pytest

from sudoku_core import parse
from tests.ui.driver import codes, run, shown
from tests.ui.test_grading import GRADE
from tests.ui.test_solving import first, solved
from tests.ui.test_words import words_of
from ui import grading, outcome, remaining_solutions
from ui.grading.state import Graded
from ui.hinting.state import HintPreferences, played_data
from ui.puzzle_rules import MISLEADING, RESERVATION
from ui.recent.state import Entry, Recent
from ui.recent.view import properties as recents
from ui.remaining_solutions.state import SolutionCount
from ui.state import State, empty_board, layout_for
from ui.storage.boards import dump_board, dump_change, read_board
from ui.storage.text import dump_puzzle, dump_tab, load
from ui.walking.actions import walk_outcome
from ui.walking.state import Walk

ARROW = {"code": "variant.arrow", "params": {}}
OTHER = {"code": "variant.other", "params": {"word": "Doppelganger"}}
UNSUPPORTED = (("shared.unknown", {"names": [ARROW, OTHER]}), ("shared.prose", {}))
TEXT = "1..............."


@pytest.fixture
def state():
    board = empty_board(layout_for(4)).but(
        givens=bytes(parse(TEXT).givens.cells),
        entering=False,
        title="Mine",
        unsupported=UNSUPPORTED,
    )
    return State(board=board, engine="ready")


def status(state, words):
    return shown(outcome.FEATURE, state, words)["status", "textContent"]


def fine(state, words):
    return shown(outcome.FEATURE, state, words)["fine", "textContent"]


def test_it_is_known_over_a_reload_and_wherever_the_board_is_kept(state):
    entered, _ = run(state, ("playing.type", "2"), ("board.undo",), ("board.redo",))
    assert entered.board.unsupported == UNSUPPORTED
    back, sound = load(State(), dump_tab(entered))
    assert (back.board, back.past, sound) == (entered.board, entered.past, True)
    data = json.loads(dump_puzzle(entered))["board"]
    assert read_board(data, {}).unsupported == UNSUPPORTED
    assert read_board(data, {}).title == "Mine"


def test_a_change_tells_it_only_where_it_differs(state):
    board = state.board
    plain = json.loads(json.dumps(dump_change(board.but(unsupported=(), title=""), board)))
    assert plain == {"title": "", "unsupported": []}
    assert read_board(plain, {}, board) == board.but(unsupported=(), title="")
    assert dump_change(board, board) == {}
    assert "unsupported" not in dump_board(board.but(unsupported=()))


@pytest.mark.parametrize(
    "changes",
    [
        {"title": 7},
        {"unread": [["shared.unknown", {}]]},
        {"unread": [["shared.unknown", {"names": 7}]]},
        {"unread": [["shared.unknown", {"names": []}]]},
        {"unread": [["shared.unknown", {"names": [{"code": "complete", "params": {}}]}]]},
        {"unread": [["shared.unknown", {"names": [{"code": "variant.other", "params": {}}]}]]},
        {"author": 7},
        {"prose": []},
        {"unread": [["complete", {}]]},
        {"unread": [7]},
        {"unread": [["shared.prose"]]},
    ],
)
def test_what_makes_no_sense_is_no_board(state, changes):
    with pytest.raises((ValueError, KeyError, TypeError)):
        read_board(dump_board(state.board) | changes, {})


def test_it_goes_when_another_puzzle_comes(state):
    assert run(state, ("opening.drop", TEXT))[0].board.unsupported == ()


@pytest.mark.parametrize(
    ("language", "beginning"),
    [("en", "By the rules that were read"), ("es", "Según las reglas"), ("pt", "Pelas regras")],
)
def test_a_solve_never_says_just_that_there_are_more_solutions(state, language, beginning):
    words = words_of(language)
    grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
    other = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1][::-1]
    state, _ = run(state, ("solving.solve",))
    number = state.job.number
    state, _ = run(state, first(number, grid=grid))
    state, _ = run(state, solved(number, grid=grid, unique=False, second=other))
    assert codes(state)[-1] == "solve.several"
    assert beginning in status(state, words)
    assert words("unread.rules", {"count": 2}) in fine(state, words)


def test_each_sentence_that_would_mislead_has_another(state):
    for code in MISLEADING:
        for language in ("en", "es", "pt"):
            words = words_of(language)
            params = {"count": 3}
            assert words(code + RESERVATION, params) != words(code, params)
            partly = state.but(status=((code, params),))
            assert status(partly, words) == words(code + RESERVATION, params)
            known = partly.but(board=state.board.but(unsupported=()))
            assert status(known, words) == words(code, params)


def test_what_was_left_out_stands_in_the_small_print_unless_it_is_being_said(state, words):
    assert fine(state, words) == "4 × 4, one given · 2 rules of this puzzle are not known here."
    drawn = state.but(board=state.board.but(unsupported=UNSUPPORTED[1:]))
    assert fine(drawn, words) == "4 × 4, one given · There may be more rules to this puzzle."
    counted = (("opened", {"rows": 4, "columns": 4, "counted": (("given", 1),)}),)
    assert fine(state.but(status=counted + UNSUPPORTED), words) == ""


def test_grade_and_count_say_by_which_rules(state, words):
    view = shown(grading.FEATURE, state.with_parts(Graded(grade=GRADE)), words)
    assert view["grade-name", "textContent"].endswith("(by the rules that were read)")
    lacking = state.with_parts(Graded(reason="grading.several"))
    assert "not all rules" in shown(grading.FEATURE, lacking, words)["ungraded", "textContent"]
    entered = state.but(board=state.board.but(entering=True))
    for count, spare, text in (
        (2, [], "2 solutions (by the"),
        (1, [], "every given needed (by the"),
        (0, [], "No solution"),
    ):
        reply = {
            "solutions": count,
            "complete": True,
            "removable": spare,
            "best_cells": [],
            "average_left": 0,
            "best_entry": None,
        }
        standing = SolutionCount(board=entered.board, reply=reply)
        quiet = shown(remaining_solutions.FEATURE, entered.with_parts(standing), words)[
            "remaining-text", "textContent"
        ]
        assert text in quiet
        assert quiet.endswith(")") == bool(count)


def test_hints_do_not_rest_on_there_being_one_solution(state):
    lone = state.with_parts(HintPreferences(uniqueness=True))
    assert not played_data(lone)["unique"]
    assert played_data(lone.but(board=state.board.but(unsupported=())))["unique"]


def test_the_list_of_steps_says_it_too(state, words):
    walk = Walk(end="several", request_number=1, steps=({"rating": 1.0},))
    assert "by the rules that were read" in status(state.but(status=walk_outcome(walk)), words)


def test_recent_boards_go_by_their_titles(state, words):
    entry = Entry(name="a", when=0, text="", board=state.board)
    ((_, _, about, _),) = recents(Recent(entries=(entry,)), words)["recents", "recent.cards"]
    assert about.startswith("Mine, 4 × 4, ")
