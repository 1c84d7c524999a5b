"""Lessons: their list, a position with the step to find in it, and the verdict on an answer.

The page has the positions and the texts, in a bundle of its own; a request carries its position.
The core's room ``lessons`` is imported when first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.hints import LEVELS

from .adding import addition_data
from .hinting import step_data
from .plain import Extra, Post, message_data

if TYPE_CHECKING:
    from protocol import (
        JudgeReply,
        JudgeRequest,
        LessonReply,
        LessonRequest,
        LessonsReply,
        LessonsRequest,
    )


def lessons(request: LessonsRequest, _post: Post, _extra: Extra) -> LessonsReply:
    """Return the names of the lessons by level, then by rating, each with its level."""
    from sudoku_core.hints.lessons import lesson_level, lesson_name
    from sudoku_core.hints.lessons import lessons as lesson_names

    technique = request["technique"]
    levels = {name: lesson_level(name) for name in lesson_names()}
    return {
        "status": "lessons",
        "lessons": [[name, level] for level in LEVELS for name in levels if levels[name] == level],
        "name": lesson_name(technique) if technique else "",
    }


def lesson(request: LessonRequest, _post: Post, _extra: Extra) -> LessonReply:
    """Return a position with the first step of the lesson, and the equations that prove it."""
    from sudoku_core.hints.lessons import Lesson, Position

    position = Position(request["position"])
    chosen, state = Lesson(request["lesson"], (position,)), position.state
    step, addition = chosen.example, chosen.equations
    return {
        "status": "lesson",
        "placed": list(state.placed),
        "masks": list(state.masks),
        "step": step_data(state.puzzle, step) if step else None,
        "addition": addition_data(state, addition) if addition else None,
    }


def judge(request: JudgeRequest, _post: Post, _extra: Extra) -> JudgeReply:
    """Return whether an answer is right, and if not, why."""
    from sudoku_core.hints.lessons import Position
    from sudoku_core.hints.lessons import judge as verdict_on

    verdict = verdict_on(
        Position(request["position"]).state,
        request["lesson"],
        places=[(cell, digit) for cell, digit in request["places"]],
        eliminates=[(cell, digit) for cell, digit in request["eliminates"]],
    )
    return {
        "status": "judged",
        "right": verdict.right,
        "message": message_data(verdict.message),
    }
