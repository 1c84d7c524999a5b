"""The steps of a lesson's technique in a position."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.candidates import Candidates
from ..techniques import Step
from ..techniques.path import proven
from ..techniques.position import Position
from .catalogue import lesson_name, ratings_of, technique_of


def lesson_steps(state: Candidates, lesson: str) -> Iterator[Step]:
    """Yield the proven steps of a lesson in a position, by rating.

    Args:
        state: the digits on the board, and the candidates left; of a puzzle with one solution if
            the lesson's technique rests on uniqueness.
        lesson: one of ``LESSONS``.
    """
    technique = technique_of(lesson)
    position = Position(state, unique=technique.unique)
    for rating in ratings_of(lesson):
        unchecked = technique.find(position, rating)
        yield from proven(
            state, (step for step in unchecked if lesson_name(step.technique) == lesson)
        )
