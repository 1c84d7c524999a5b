"""Hints as the engine tells them: what crosses over is what the core says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import sudoku_core as sc
from engine.hinting import step_data
from sudoku_core.hints.techniques.step import ChainLink
from tests.engine.asking import ONE_SOLUTION, all_of, played
from tests.plain import GUROBI

PUZZLE = sc.parse(
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
)
PLAIN = sc.parse(GUROBI)
EASY = sc.Puzzle([1, 2, 3, 0, 3, 4, 0, 2, *[0] * 4, 4, 0, 0, 0])


def pairs(candidates: Any) -> list[list[int]]:
    return [[*candidate] for candidate in candidates]


@pytest.mark.parametrize("puzzle", [PUZZLE, EASY])
def test_a_hint_crosses_over_whole(puzzle: sc.Puzzle) -> None:
    step = sc.hint(puzzle)
    _, reply = all_of("hint", played=played(puzzle))
    step_sent = reply["step"]
    assert step
    assert reply["status"] == "hinted"
    assert (step_sent["technique"], step_sent["rating"]) == (step.technique, step.rating)
    assert step_sent["rests_on"] == list(step.rests_on)
    assert (step_sent["places"], step_sent["eliminates"]) == (
        pairs(step.places),
        pairs(step.eliminates),
    )
    assert [(row["name"], row["times"]) for row in step_sent["proof"]] == [
        (name, str(times)) for name, times in step.proof
    ]
    assert [detail["kind"] for detail in step_sent["details"]] == [
        "technique",
        "where",
        "what",
        "why",
    ]
    state = sc.Candidates(puzzle)
    assert (reply["placed"], reply["masks"]) == (list(state.placed), list(state.masks))


def test_what_is_filled_in_and_noted_counts() -> None:
    _, wrong = all_of("hint", played=played(EASY, entries={6: 4}))
    assert wrong["step"]["technique"] == "wrong-entry"
    _, noted = all_of("hint", played=played(EASY, notes={6: 0b1000}))
    assert noted["step"]["technique"] == "wrong-note"
    details = noted["step"]["details"]
    assert details[0]["messages"][0]["code"] == "hint.mistake"
    assert [message["code"] for message in details[-1]["messages"]] == [
        "step.wrong-note",
        "step.noted",  # applied, it notes all candidates, and places nothing
    ]


def test_the_state_of_a_hint_has_what_is_noted() -> None:
    _, reply = all_of("hint", played=played(EASY, notes={15: 0b0001}))
    assert reply["masks"] == list(sc.Board(EASY, {}, centre={15: 0b0001}).candidates.masks)
    assert reply["masks"] != list(sc.Candidates(EASY).masks)


@pytest.mark.parametrize("unique", [True, False])
@pytest.mark.parametrize(
    ("op", "name", "more"),
    [
        ("hint", "hint", {}),
        ("next-cell", "next_cell", {}),
        ("why-not", "why_not", {"cell": 6, "digit": 2}),
        ("steps", "walk", {}),
    ],
)
def test_whether_steps_may_rest_on_one_solution_counts(
    monkeypatch: pytest.MonkeyPatch, unique: bool, op: str, name: str, more: dict[str, int]
) -> None:
    function, seen = getattr(sc.hints, name), list[bool]()

    def noticed(*args: Any, **options: Any) -> Any:
        seen.append(options["unique"])
        return function(*args, **options)

    monkeypatch.setattr(sc if name in dir(sc) else sc.hints, name, noticed)
    all_of(op, played={**played(EASY), "unique": unique}, **more)
    assert seen == [unique]


def test_steps_that_end_before_the_board_is_full_do_not_solve_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sc.hints, "walk", lambda *_args, **_options: iter(()))
    _, reply = all_of("steps", played=played(EASY))
    assert (reply["solved"], reply["halt"]) == (False, None)


def test_links_and_the_depth_of_an_argument_cross_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hint = sc.hint(EASY)
    assert hint
    links = (ChainLink(((2, 1),), ((3, 1),), True), ChainLink(((3, 1),), ((7, 1),), False))
    messages = (sc.Message("step.no-solution"),)
    monkeypatch.setattr(sc.hints, "argument", lambda _puzzle, _step: [(0, messages), (2, messages)])
    data = step_data(EASY, replace(hint, chain=links))
    assert [link["strong"] for link in data["chain"]] == [True, False]
    assert [link["end"] for link in data["chain"]] == [[[3, 1]], [[7, 1]]]
    assert [line["depth"] for line in data["argument"]] == [0, 2]


def test_messages_cross_over_with_those_that_they_hold() -> None:
    _, reply = all_of("hint", played=played(EASY))
    (message,) = reply["step"]["details"][1]["messages"]
    (place,) = message["params"]["base"]
    assert (message["code"], place["code"]) == ("hint.where", "place.row")


def test_why_not_tells_the_steps_and_the_state_they_begin_in() -> None:
    answer = sc.why_not(PLAIN, 17, 7)
    _, reply = all_of("why-not", played=played(PLAIN), cell=17, digit=7)
    assert reply["message"]["code"] == answer.message.code
    assert [step["technique"] for step in reply["steps"]] == [
        each.technique for each in answer.steps
    ]
    assert reply["masks"] == (list(answer.state.masks) if answer.state else [])


def test_all_steps_are_told_one_by_one() -> None:
    (start, *events), reply = all_of("steps", played=played(EASY))
    state = sc.Candidates(EASY)
    assert (start["placed"], start["masks"]) == (list(state.placed), list(state.masks))
    techniques = [event["step"]["technique"] for event in events]
    assert techniques == [step.technique for step in sc.steps(EASY)]
    assert (reply["solved"], reply["halt"]["technique"]) == (False, "several-solutions")
    _, reply = all_of("steps", played=played(sc.Puzzle(ONE_SOLUTION)))
    assert (reply["solved"], reply["halt"]) == (True, None)
    _, reply = all_of("steps", played=played(EASY, entries={6: 4}))
    assert reply["halt"]["technique"] == "wrong-entry"


def test_the_next_cell_crosses_over_without_its_digit() -> None:
    answer = sc.hints.next_cell(EASY)
    _, reply = all_of("next-cell", played=played(EASY))
    assert answer
    assert (reply["cell"], reply["problem"]) == (answer.cell, None)
    assert set(reply["message"]["params"]) == {"cells"}
    _, wrong = all_of("next-cell", played=played(EASY, entries={6: 4}))
    assert wrong["cell"] is None
    assert wrong["problem"]["technique"] == "wrong-entry"
