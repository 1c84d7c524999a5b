"""Sums as the engine tells them: what crosses over is what the core says."""

from __future__ import annotations

import pytest

import sudoku_core as sc
from engine.assets import Offer
from engine.dispatch import missing_solver
from sudoku_core.rules import Killer
from tests.engine.asking import all_of, played, request_data

PUZZLE = sc.Puzzle([1, 2, *[0] * 14])
CAGE = sc.Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
LINES = [{"name": "cell_r1c4", "times": "-1"}, {"name": "row1_digit3", "times": "1"}]
STATE = sc.Candidates(PUZZLE).eliminate(3, 4)
NAMED = {"placed": list(STATE.placed), "masks": list(STATE.masks)}
CURRENT_STATE: dict[str, list[int]] = {"placed": [], "masks": []}


def test_a_sum_is_added_up_in_the_state_that_is_named() -> None:
    _, reply = all_of("add-up", played=played(PUZZLE), lines=LINES, **NAMED)
    addition = sc.hints.added_up(STATE, [("cell_r1c4", -1), ("row1_digit3", 1)])
    assert [line["total"] for line in reply["lines"]] == [line.total for line in addition.lines]
    assert reply["lines"][0]["candidates"] == [[3, 3]]
    assert (reply["proves"], reply["eliminates"]) == (True, [[2, 3]])
    assert reply["conclusions"] == ["x_1_3_3 ≤ 0"]
    assert reply["messages"][0]["code"] == "step.sum-goes"


def test_without_a_state_it_is_the_players_own() -> None:
    _, reply = all_of(
        "add-up", played=played(PUZZLE, notes={3: 0b100}), lines=LINES, **CURRENT_STATE
    )
    assert reply["masks"] == NAMED["masks"]
    assert reply["proves"]
    _, reply = all_of("add-up", played=played(PUZZLE), lines=LINES, **CURRENT_STATE)
    assert not reply["proves"]
    assert reply["messages"][0]["code"] == "step.sum-negative"


def test_what_places_a_digit_or_cannot_be_proves_something_too() -> None:
    _, reply = all_of("add-up", played=played(PUZZLE), lines=LINES[:1], **NAMED)
    assert (reply["proves"], reply["messages"][0]["code"]) == (True, "step.sum-placed")
    masks = [0 if cell == 3 else mask for cell, mask in enumerate(STATE.masks)]
    none = {"placed": list(STATE.placed), "masks": masks}
    _, reply = all_of("add-up", played=played(PUZZLE), lines=LINES[:1], **none)
    assert (reply["proves"], reply["messages"][0]["code"]) == (True, "step.sum-absurd")


def test_what_cannot_be_added_says_so() -> None:
    lines = [{"name": "killer_r1c1_digit1", "times": "-1/2"}, {"name": "row9", "times": "1"}]
    _, reply = all_of("add-up", played=played(CAGE), lines=lines, **CURRENT_STATE)
    codes = [line["fault"]["code"] for line in reply["lines"]]
    assert codes == ["step.sum-most", "step.sum-unknown"]


@pytest.mark.parametrize("target", [None, [2, 3]])
def test_the_smallest_sum_crosses_over_as_a_step(target: list[int] | None) -> None:
    _, reply = all_of("smallest", played=played(PUZZLE), target=target, **NAMED)
    step = reply["step"]
    assert (step["technique"], len(step["proof"])) == ("sum", 2)
    assert target is None or target in step["eliminates"]


def test_none_is_found_where_there_is_none() -> None:
    _, reply = all_of("smallest", played=played(PUZZLE), target=[0, 1], **CURRENT_STATE)
    assert reply["step"] is None


def test_the_smallest_sum_waits_for_highs_and_a_sum_by_hand_does_not() -> None:
    highs = Offer("highs", (), 1, loading=True)
    request = {"played": played(PUZZLE), **CURRENT_STATE}
    assert (
        missing_solver(request_data("smallest", target=None, **request), {"highs": highs}) is highs
    )
    assert missing_solver(request_data("add-up", lines=[], **request), {"highs": highs}) is None
