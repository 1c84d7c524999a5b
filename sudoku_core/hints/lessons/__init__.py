"""Lessons on the techniques.

    catalogue  the lessons by difficulty, and the lesson of each technique
    positions  a line of text a position, by ``python -m tests.bench lessons`` ──table──▶ state
    lesson     texts, example, equations, exercises, a puzzle for practice
    answer     whether an answer is right, and if not, why

The texts are in ``language/lessons_en`` and the like.
"""

from .answer import Verdict, judge
from .catalogue import lesson_level, lesson_name
from .lesson import Lesson, lesson, lessons
from .table import Position

__all__ = [
    "Lesson",
    "Position",
    "Verdict",
    "judge",
    "lesson",
    "lesson_level",
    "lesson_name",
    "lessons",
]
