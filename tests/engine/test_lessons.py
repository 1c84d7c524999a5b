"""Test the engine's replies for every lesson: its positions, their steps, and verdicts."""

from __future__ import annotations

import pytest

from sudoku_core.hints import LEVELS, lesson
from sudoku_core.hints.lessons import lessons
from tests.engine.asking import ask


def test_the_list_has_each_lesson_once_by_level() -> None:
    _, reply = ask("lessons", technique="sashimi-x-wing")
    names = [name for name, _level in reply["lessons"]]
    assert sorted(names) == sorted(lessons())
    levels = [[*LEVELS].index(level) for _name, level in reply["lessons"]]
    assert levels == sorted(levels)
    assert reply["name"] == "finned-fish"
    assert ask("lessons", technique="")[1]["name"] == ""
    assert ask("lessons", technique="wrong-entry")[1]["status"] == "error"


@pytest.mark.parametrize("name", lessons())
def test_each_position_has_a_step_that_is_judged_right(name: str) -> None:
    for position in lesson(name).positions:
        _, reply = ask("lesson", lesson=name, position=position.text)
        step = reply["step"]
        assert reply["placed"] == list(position.state.placed)
        assert step["details"][-1]["messages"]
        assert bool(reply["addition"]) is bool(step["proof"])
        if reply["addition"]:
            assert reply["addition"]["proves"]
            assert len(reply["addition"]["lines"]) == len(step["proof"])
        answer = {"places": step["places"], "eliminates": step["eliminates"]}
        _, verdict = ask("judge", lesson=name, position=position.text, **answer)
        assert verdict["right"], verdict


def test_a_wrong_answer_is_told_why() -> None:
    position = lesson("x-wing").positions[1]
    state, text = position.state, position.text
    cell = next(cell for cell in state.puzzle.cells if not state.placed[cell])
    digit = state.masks[cell].bit_length()
    for eliminates in ([], [[cell, digit]]):
        _, verdict = ask("judge", lesson="x-wing", position=text, places=[], eliminates=eliminates)
        assert not verdict["right"]
        assert verdict["message"]["code"].startswith("lesson.")
