"""Grades and new puzzles as the engine tells them."""

from __future__ import annotations

import pytest

import sudoku_core as sc
from sudoku_core import Puzzle
from tests.engine.asking import PUZZLE, all_of, data
from tests.plain import CLASSIC

FOUR = data(Puzzle([0] * 16))


def test_a_grade_is_that_of_the_core() -> None:
    graded = sc.grade(sc.parse(CLASSIC))
    for quick in (True, False):
        _, reply = all_of("grade", puzzle=data(sc.parse(CLASSIC)), quick=quick)
        assert reply["status"] == graded.status.value
        assert (reply["level"], reply["rating"]) == (graded.level, graded.rating)
        assert (reply["technique"], reply["needs"]) == (graded.technique, list(graded.needs))
        assert (reply["effort"], reply["narrowest"]) == (graded.effort, graded.narrowest)


def test_a_new_puzzle_comes_with_its_grade_and_the_same_again_for_a_seed() -> None:
    replies = [all_of("generate", board=FOUR, level="beginner", seed=seed)[1] for seed in (1, 1, 2)]
    assert replies[0] == replies[1] != replies[2]
    puzzle = sc.parse(replies[0]["text"])
    assert sc.count_solutions(puzzle).unique
    assert (replies[0]["status"], replies[0]["fits"]) == ("generated", True)
    assert replies[0]["grade"]["level"] == sc.grade(puzzle).level == "beginner"


def test_cages_are_cut_where_they_are_asked_for() -> None:
    _, reply = all_of("generate", board=FOUR, caged=True)
    kinds = {rule.kind for rule in sc.parse(reply["text"]).rules}
    assert kinds == {"killer"}


def test_rules_are_cut_out_of_the_solution_and_one_like_a_board_has_as_many() -> None:
    _, reply = all_of("generate", board=FOUR, kinds={"thermometer": 2})
    first = sc.parse(reply["text"])
    assert [rule.kind for rule in first.rules] == ["thermometer"] * 2
    _, reply = all_of("generate", board=data(first), alike=True, seed=2)
    second = sc.parse(reply["text"])
    assert [rule.kind for rule in second.rules] == ["thermometer"] * 2
    assert second.rules != first.rules
    assert sc.count_solutions(second).unique


def test_one_like_a_puzzle_without_a_known_level_has_its_level() -> None:
    first = sc.generate(6, rules="killer", level="hard", seed=1)
    _, reply = all_of("generate", board=data(first), alike=True, level=None, seed=2)
    assert (reply["grade"]["level"], reply["fits"]) == ("hard", True)


def test_at_the_time_limit_the_nearest_does_not_fit_or_there_is_nothing() -> None:
    _, reply = all_of("generate", board=FOUR, level="extreme", time_limit=1.0)
    assert (reply["status"], reply["fits"]) == ("generated", False)
    assert reply["grade"]["level"] != "extreme"
    _, reply = all_of("generate", board=FOUR, level="extreme", time_limit=0)
    assert (reply["status"], reply["text"], reply["grade"]) == ("nothing", "", None)


@pytest.mark.parametrize("givens", [[0] * 16, PUZZLE["givens"], [1, 1, *[0] * 14]])
def test_how_givens_stand_is_what_the_core_says(givens: list[int]) -> None:
    facts = sc.generation.setting(Puzzle(givens))
    _, reply = all_of("remaining-solutions", puzzle=data(Puzzle(givens)), quick=True)
    assert (reply["solutions"], reply["complete"]) == (facts.found, facts.complete)
    assert (reply["removable"], reply["best_cells"]) == (list(facts.spare), list(facts.soonest))
