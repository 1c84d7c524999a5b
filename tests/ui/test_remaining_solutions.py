"""Test the count of solutions while givens are entered, and the cells that it marks."""

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from tests.ui.driver import codes, reply, run, sent
from tests.ui.driver import shown as shown_by
from tests.ui.test_hinting import state_of
from tests.ui.test_words import words_of
from ui import remaining_solutions
from ui.remaining_solutions import marks
from ui.remaining_solutions.state import SolutionCount
from ui.update import update

SPARE = "123434122143432."
SEVERAL = "123434" + "." * 10
NONE = "11" + "." * 14
COUNTED = {
    "status": "counted",
    "solutions": 7,
    "complete": True,
    "removable": [],
    "best_cells": [2],
    "average_left": 2.5,
    "best_entry": [3, 4, 1],
}


def shown(state, language="en"):
    return shown_by(remaining_solutions.FEATURE, state, words_of(language))


def counting(text):
    """Return the state in which solutions are being counted, and the request."""
    entered = state_of(text, entries=bytes(sc.parse(text).layout.size), entering=True)
    state, effects = run(entered, ("board.pick", 15), ("remaining_solutions.count",))
    return state, count_requests(effects)[0]


def count_requests(effects):
    return [effect for effect in sent(effects) if effect["op"] == "remaining-solutions"]


def counted(text):
    state, request = counting(text)
    reports = []
    answer(request, reports.append, {})
    return run(state, reply(request["id"], **reports[-1]["reply"]))[0]


@pytest.mark.parametrize(
    ("text", "text_start", "button"),
    [
        (SPARE, "1 solution", "can be removed"),
        (SEVERAL, "6 solutions", "Where to add a given?"),
        (NONE, "No solution", ""),
        ("1" + "." * 15, "72 solutions", "Where to add a given?"),
        (".1" + "." * 79, "100 solutions or more", "Where to add a given?"),
        ("...4.1..1...3...", "", ""),
    ],
)
def test_how_many_solutions_there_are_is_told_quietly(text, text_start, button):
    state = counted(text)
    seen = shown(state)
    assert not seen["setting-room", "hidden"]
    assert not seen["setting-room", "aria-busy"]
    assert seen["remaining-text", "textContent"].startswith(text_start)
    assert seen["setting-mark", "hidden"] is (not state.part(SolutionCount).cells)
    if button:
        assert button in seen["setting-mark", "textContent"]
    assert codes(state) == ["welcome"]


def test_they_are_counted_soon_and_no_earlier():
    state = state_of(SEVERAL, entries=bytes(16), entering=True)
    _, effects = update(run(state, ("board.pick", 15))[0], ("playing.type", "1"))
    assert ("soon", "remaining_solutions.count") in effects
    assert not count_requests(effects)


def test_cells_are_marked_and_said_on_request_only():
    for text, name, sentence_codes in (
        (SPARE, "spare", ["setting.spare"]),
        (SEVERAL, "soonest", ["setting.soonest", "setting.fewest"]),
    ):
        state = counted(text)
        assert not marks(state)
        facts = sc.generation.setting(sc.parse(text))
        marked, _ = run(state, ("remaining_solutions.mark",))
        assert marks(marked)[name] == getattr(facts, name) != ()
        assert codes(marked) == sentence_codes
        assert shown(marked)["setting-mark", "aria-pressed"]
        off, _ = run(marked, ("remaining_solutions.mark",))
        assert not marks(off)
        assert not codes(off)


def test_what_a_next_given_leaves_is_said_with_its_figures():
    words = words_of("en")

    def sentences(**more):
        state, request = counting(SEVERAL)
        state, _ = run(
            state, reply(request["id"], **{**COUNTED, **more}), ("remaining_solutions.mark",)
        )
        return [words(*each) for each in state.status]

    assert sentences() == [
        "A given in R1C3 leaves the fewest solutions on average: 2.50 of 7.",
        "The fewest solutions remain with 4 in R1C4: 1.",
    ]
    assert sentences(complete=False) == [
        "Of 7 solutions looked at, a given in R1C3 leaves the fewest on average: 2.50."
    ]


def test_who_types_on_is_told_of_what_stands_there_then():
    state, request = counting(SEVERAL)
    typed, effects = run(
        state, ("playing.type", "1"), ("playing.type", "2"), ("remaining_solutions.count",)
    )
    assert not count_requests(effects)
    assert ("cancel", request["id"]) not in effects
    typed, effects = run(typed, reply(request["id"], **COUNTED))
    (again,) = count_requests(effects)
    assert again["puzzle"]["givens"] == list(typed.board.givens)
    seen = shown(typed)
    assert seen["remaining-text", "textContent"] == "7 solutions"
    assert seen["setting-room", "aria-busy"]
    assert not marks(run(typed, ("remaining_solutions.mark",))[0])
    done, effects = run(typed, reply(again["id"], **{**COUNTED, "solutions": 2}))
    assert not count_requests(effects)
    assert shown(done)["remaining-text", "textContent"] == "2 solutions"


def test_marks_follow_what_is_counted_next():
    state, _ = run(counted(SEVERAL), ("remaining_solutions.mark",))
    state, effects = run(state, ("playing.type", "1"), ("remaining_solutions.count",))
    assert not marks(state)
    (request,) = count_requests(effects)
    state, _ = run(state, reply(request["id"], **COUNTED))
    assert marks(state)["soonest"] == (2,)


def test_nothing_is_counted_of_what_is_played_or_empty():
    state, request = counting(SEVERAL)
    started, effects = run(state, ("entering.start",))
    assert ("cancel", request["id"]) in effects
    assert shown(started)["setting-room", "hidden"]
    assert not count_requests(run(started, ("board.pick", 3), ("remaining_solutions.count",))[1])
    empty, effects = run(counted(SEVERAL), ("entering.empty",), ("remaining_solutions.count",))
    assert not count_requests(effects)
    assert shown(empty)["remaining-text", "textContent"] == ""
    assert shown(empty)["remaining-text", "hidden"]
    other, effects = run(counting(SEVERAL)[0], ("opening.size", "6"))
    assert "cancel" in [effect[0] for effect in effects]
    assert other.part(SolutionCount) == SolutionCount()


@pytest.mark.parametrize(("text", "quick"), [(SEVERAL, True), ("1" + "." * 255, False)])
def test_only_what_is_small_is_counted_between_the_users_jobs(text, quick):
    assert counting(text)[1]["quick"] is quick


def test_nothing_is_said_where_the_engine_failed_or_did_not_finish():
    state, request = counting(SEVERAL)
    failed = {"status": "error", "message": {"code": "engine.slow", "params": {}}}
    broken, effects = run(state, reply(request["id"], **failed))
    assert not count_requests(effects)
    assert shown(broken)["remaining-text", "textContent"] == ""
    for count, text in ((0, "No solution found yet"), (1, "1 solution or more")):
        some = {**COUNTED, "solutions": count, "complete": False, "best_cells": []}
        seen = shown(run(state, reply(request["id"], **some))[0])
        assert seen["remaining-text", "textContent"] == text
