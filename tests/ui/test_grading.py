"""Test the grade of the puzzle: its request, its sentences, and its storage."""

import json

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from tests.plain import GUROBI
from tests.ui.driver import reply, run, sent
from tests.ui.driver import shown as shown_by
from tests.ui.test_hinting import state_of
from tests.ui.test_words import words_of
from ui import grading
from ui.grading.state import Graded
from ui.state import State
from ui.storage.text import dump_puzzle, dump_tab, load, restore_puzzle
from ui.update import update

FREE, NONE = "1" + "." * 15, "11" + "." * 14
SIXTEEN = "1" + "." * 255
GRADE = {
    "status": "solved",
    "level": "medium",
    "rating": 3.2,
    "technique": "x-wing",
    "needs": ["x-wing"],
    "effort": 94.5,
    "narrowest": 1,
}


def shown(state, language="en"):
    return shown_by(grading.FEATURE, state, words_of(language))


def with_request(state):
    """Return the state in which the grade is being computed, and the request."""
    state, effects = run(state, ("readiness.engine", {"state": "ready"}))
    assert not grades(effects)
    state, effects = run(state, ("grading.grade",))
    (request,) = grades(effects)
    return state, request


def graded(state, **changes):
    state, request = with_request(state)
    return run(state, reply(request["id"], **{**GRADE, **changes}))[0]


def answered(state, request):
    reports = []
    answer(request, reports.append, {})
    return run(state, reply(request["id"], **reports[-1]["reply"]))


def grades(effects):
    return [effect for effect in sent(effects) if effect["op"] == "grade"]


def test_the_engine_grades_what_is_played_and_it_is_told_beside_the_status():
    state = state_of(GUROBI)
    before = state.status
    state, request = with_request(state)
    state, _ = answered(state, request)
    graded = sc.grade(sc.parse(GUROBI))
    assert state.part(Graded).grade["level"] == graded.level
    seen = shown(state)
    assert not seen["grade", "hidden"]
    words = words_of("en")
    summary = seen["grade-text", "textContent"]
    assert summary.startswith(words("level." + graded.level))
    assert words("technique." + graded.technique) in seen["grade-name", "textContent"]
    assert not seen["grade-technique", "hidden"]
    assert state.status == before


def test_it_is_asked_for_once_whatever_is_typed():
    state, request = with_request(state_of(GUROBI))
    typed, effects = run(
        state,
        ("board.pick", 2),
        ("playing.type", "8"),
        ("playing.kind", "centre"),
        ("grading.grade",),
    )
    assert not grades(effects)
    assert ("cancel", request["id"]) not in effects
    typed, _ = run(typed, reply(request["id"], **GRADE))
    assert not grades(run(typed, ("board.pick", 5), ("playing.type", "3"), ("grading.grade",))[1])
    assert typed.part(Graded).grade == GRADE


def test_it_is_asked_for_soon_and_no_earlier():
    waiting = state_of(GUROBI).but(engine="loading")
    _, effects = update(waiting, ("readiness.engine", {"state": "ready"}))
    assert ("soon", "grading.grade") in effects
    assert not grades(effects)


def test_nothing_is_asked_of_what_is_entered_until_it_starts():
    state = state_of(GUROBI, entering=True)
    state, effects = run(
        state, ("readiness.engine", {"state": "ready"}), ("board.pick", 2), ("playing.type", "8")
    )
    assert not grades(effects)
    assert shown(state)["grade", "hidden"]
    state, effects = run(
        state, ("grading.grade",), ("board.undo",), ("entering.start",), ("grading.grade",)
    )
    (request,) = grades(effects)
    edited, effects = run(state, ("entering.edit",))
    assert ("cancel", request["id"]) in effects
    assert not [running for running in edited.background.values() if running.purpose == "grade"]


@pytest.mark.parametrize(("text", "quick"), [(GUROBI, True), (SIXTEEN, False)])
def test_only_what_is_small_is_graded_between_the_users_jobs(text, quick):
    _, request = with_request(state_of(text, entries=bytes(sc.parse(text).layout.size)))
    assert request["quick"] is quick


def test_a_board_with_rules_is_graded_behind():
    _, request = with_request(state_of(FREE + ";killer:5=r1c1-r1c2", entries=bytes(16)))
    assert not request["quick"]


def test_what_takes_longer_is_asked_behind_and_then_given_up():
    state, request = with_request(state_of(GUROBI))
    state, effects = run(state, reply(request["id"], **{**GRADE, "status": "unfinished"}))
    (again,) = grades(effects)
    assert not again["quick"]
    assert shown(state)["grade", "hidden"]
    assert shown(state)["ungraded", "hidden"]
    state, effects = run(state, reply(again["id"], **{**GRADE, "status": "unfinished"}))
    assert not grades(effects)
    assert "too long" in shown(state)["ungraded", "textContent"]


@pytest.mark.parametrize(("text", "reason"), [(FREE, "several"), (NONE, "no solution")])
def test_why_there_is_no_grade_is_said_quietly(text, reason):
    state, request = with_request(state_of(text, entries=bytes(16)))
    state, effects = answered(state, request)
    assert not grades(effects)
    seen = shown(state)
    assert seen["grade", "hidden"]
    assert reason in seen["ungraded", "textContent"]


def test_nothing_is_said_where_the_engine_failed():
    state, request = with_request(state_of(GUROBI))
    failed = {"status": "error", "message": {"code": "engine.slow", "params": {}}}
    state, effects = run(state, reply(request["id"], **failed))
    assert not grades(effects)
    assert shown(state)["ungraded", "hidden"]
    loaded, _ = load(State(), dump_tab(state))
    assert not loaded.part(Graded).is_known


def test_what_no_step_solves_is_beyond_all_levels():
    state = graded(state_of(GUROBI), status="limit", level="extreme", rating=9.9)
    assert shown(state)["grade-text", "textContent"] == "Beyond extreme"
    assert shown(state)["grade-technique", "hidden"]
    seen = shown(run(state, ("outcome.dialog", "grading"))[0])
    assert len(seen["grade-figures", "items"]) == 5


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_dialog_says_what_makes_it_hard_and_what_the_words_mean(language):
    state = graded(state_of(GUROBI))
    assert not shown(state, language)["grading", "showing"]
    state, _ = run(state, ("outcome.dialog", "grading"))
    seen, words = shown(state, language), words_of(language)
    assert seen["grading", "showing"]
    assert words("level.medium") in seen["grading-title", "textContent"]
    hardest, rating, *_ = [text for _kind, text, _about in seen["grade-figures", "items"]]
    assert words("technique.x-wing") in hardest
    assert "3" in rating
    levels = seen["grade-levels", "items"]
    assert [name for kind, name, _about in levels if kind == "here"] == [words("level.medium")]
    assert [name for _kind, name, _about in levels] == [
        words("level." + name) for name in sc.hints.LEVELS
    ]


@pytest.mark.parametrize(
    ("technique", "needs", "named"),
    [("pointing", ["naked-single"], False), ("x-wing", ["x-wing", "naked-single"], True)],
)
def test_the_dialog_names_other_techniques_only_of_the_same_rating(technique, needs, named):
    state = graded(state_of(GUROBI), technique=technique, needs=needs)
    seen = shown(run(state, ("outcome.dialog", "grading"))[0])
    about = seen["grade-figures", "items"][0][2]
    assert (words_of("en")("technique.naked-single").lower() in about.lower()) == named


def test_who_does_not_want_to_know_is_not_told_and_it_is_not_asked_for():
    state, request = with_request(state_of(GUROBI))
    state, effects = run(state, ("grading.grades", False))
    assert ("cancel", request["id"]) in effects
    assert not shown(state)["grades", "checked"]
    state, effects = run(state, ("grading.grades", True), ("grading.grade",))
    assert grades(effects)
    hidden, _ = run(graded(state_of(GUROBI)), ("grading.grades", False))
    assert shown(hidden)["grade", "hidden"]


def test_a_reload_and_recent_bring_it_back_but_not_to_another_puzzle():
    state = graded(state_of(GUROBI))
    loaded, sound = load(State(engine="ready"), dump_tab(state))
    assert sound
    assert loaded.part(Graded).grade == GRADE
    assert not grades(run(loaded, ("board.pick", 5), ("grading.grade",))[1])
    other = run(loaded, ("opening.drop", FREE))[0]
    assert not other.part(Graded).is_known
    again = restore_puzzle(other.but(board=state.board), dump_puzzle(state))
    assert again.part(Graded).grade == GRADE
    data = json.loads(dump_puzzle(state))
    del data["puzzle"]["grading"]
    assert restore_puzzle(state, json.dumps(data)).part(Graded) is state.part(Graded)


@pytest.mark.parametrize(
    "bad", [{"level": 3}, {"rating": "hard"}, {"needs": None}, {"effort": None}]
)
def test_a_grade_that_makes_no_sense_is_not_taken(bad):
    data = json.loads(dump_tab(graded(state_of(GUROBI))))
    data["puzzle"]["grading"]["grade"].update(bad)
    loaded, sound = load(State(), json.dumps(data))
    assert sound
    assert not loaded.part(Graded).is_known
