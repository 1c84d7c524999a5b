"""Lessons: what to look for, why it is true, positions to find it in, a puzzle that needs it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import islice

from ...board.candidates import Candidates
from ...board.puzzle import Puzzle
from ...language.messages import InputError, Message
from ...language.tables import lessons_of
from ..addition import Addition, added_up
from ..techniques import Step
from .catalogue import LESSONS, lesson_name, technique_of
from .steps import lesson_steps
from .table import Position

SIDE = 9
"""Side of the boards whose positions are ready."""
SECONDS = 5.0
"""Limit of the search for a position on a board of another side."""
EXERCISES = 3
PRACTICE = "!"
"""End of the name in a line of the table whose puzzle is for practice."""


@dataclass(frozen=True)
class Lesson:
    """A lesson on a technique.

    Args:
        technique: the name of the lesson.
        positions: the example, then the positions to find a step in; fewer where none are known.
        practice: a puzzle whose hardest step is of the technique; None where none is known.
    """

    technique: str
    positions: tuple[Position, ...]
    practice: Puzzle | None = None

    def title(self, language: str = "en") -> str:
        """Return the title, in a language of ``LANGUAGES``."""
        title = lessons_of(language).TITLES.get(self.technique)
        return title or Message("technique." + self.technique).in_language(language)

    def look(self, language: str = "en") -> str:
        """Return what to look for, in a language of ``LANGUAGES``."""
        return lessons_of(language).TEXTS[self.technique][0]

    def why(self, language: str = "en") -> str:
        """Return why the technique is true, in a language of ``LANGUAGES``."""
        return lessons_of(language).TEXTS[self.technique][1]

    @property
    def rests_on_uniqueness(self) -> bool:
        """True if the technique uses that the puzzle has a single solution."""
        return technique_of(self.technique).unique

    @cached_property
    def example(self) -> Step | None:
        """The step of the example, with its state; drawn as SVG by ``drawing.draw``."""
        if not self.positions:
            return None
        state = self.positions[0].state
        return next((replace(step, state=state) for step in self.steps(state)), None)

    @property
    def equations(self) -> Addition | None:
        """The sum that proves the example; None if another reason proves the example."""
        step = self.example
        if not step or not step.state or not step.proof:
            return None
        return added_up(step.state, step.proof)

    @property
    def exercises(self) -> tuple[Position, ...]:
        """The positions to find a step in."""
        return self.positions[1:]

    def steps(self, state: Candidates) -> Iterator[Step]:
        """Yield the steps of the lesson in a position, by rating."""
        return lesson_steps(state, self.technique)


def lesson(technique: str, *, side: int = SIDE, seconds: float = SECONDS) -> Lesson:
    """Return the lesson on a technique.

    Args:
        technique: the name of a lesson, of a step's technique or of a technique of the ladder.
        side: the side of the boards; above or below 9, positions are searched for, up to 35.
        seconds: limit of this search, looked at between steps, each of which can take seconds on
            the largest boards.

    Raises:
        InputError: there is no such technique ("generate.technique") or side ("generate.side").

    >>> x_wing = lesson("x-wing")
    >>> x_wing.example.technique, len(x_wing.exercises), x_wing.equations.eliminates != ()
    ('x-wing', 3, True)
    """
    name = lesson_name(technique)
    if side < 1:
        raise InputError(Message("generate.side", found=str(side)))
    if side != SIDE:
        from .searching import positions_of_side

        return Lesson(name, tuple(islice(positions_of_side(name, side, seconds), EXERCISES + 1)))
    lines = _lines()
    practice = lines.get(name + PRACTICE)
    return Lesson(
        name,
        tuple([Position(text) for text in lines.get(name, ())]),
        Position(practice[0]).state.puzzle if practice else None,
    )


def lessons() -> tuple[str, ...]:
    """Return the names of all lessons, the easiest first."""
    return LESSONS


@cache
def _lines() -> dict[str, list[str]]:
    """Return the texts of the table by the names before them."""
    # Imported here: the page has the table, and its engine has not.
    from .positions import POSITIONS

    lines: dict[str, list[str]] = {}
    for line in POSITIONS.splitlines():
        name, _space, text = line.partition(" ")
        lines.setdefault(name, []).append(text)
    return lines
