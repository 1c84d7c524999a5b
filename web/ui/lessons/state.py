"""The open lesson, and the positions whose step was found on this device."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import JudgeReply, LessonReply

    from ..feature import Data
    from ..state import Sentence, State
    from ..words import Words
    from .cases import Case

DIALOG = "lessons"


@dataclass(frozen=True, slots=True)
class Room(Value):
    """The open lesson, or the list."""

    lessons: tuple[tuple[str, str], ...] = field(default=())  # name and level, the easiest first
    name: str = field(default="")  # of the open lesson; "" for the list
    last: str = field(default="")  # of the lesson that was open before the list
    number: int = field(default=0)  # of its position, 0 for the example
    reply: LessonReply | None = field(default=None)  # the position
    picked: int = field(default=-1)  # a cell, or -1
    marks: tuple[tuple[int, int], ...] = field(default=())  # cells and digits of the answer
    verdict: JudgeReply | None = field(default=None)
    shows: bool = field(default=False)  # whether the step is drawn
    cases: tuple[Case, ...] = field(default=())  # of the step
    case: int = field(default=0)  # the number of the case that is drawn, 0 for the step
    problem: Sentence | None = field(default=None)  # why there is no list, position or verdict


@dataclass(frozen=True, slots=True)
class Done(Value):
    """The positions whose step was found, as text."""

    positions: str = field(default="")  # words like x-wing/1


@dataclass(frozen=True, slots=True)
class Practice(Value):
    """The lesson that the puzzle on the board is practice for."""

    of_puzzle = True

    lesson: str = field(default="")  # "" for other puzzles


def title(words: Words, name: str) -> str:
    """Return the title of a lesson."""
    from sudoku_core.language.tables import lessons_of  # its tables are in the bundle "lessons"

    return lessons_of(words.language).TITLES.get(name) or words("technique." + name)


def dump(state: State) -> Data:
    """Return the positions whose step was found."""
    return {"done": state.part(Done).positions}


def restore(state: State, data: Data) -> State:
    """Restore the positions whose step was found."""
    positions = data.get("done", "")
    if not isinstance(positions, str):
        raise ValueError("done")
    return state.with_parts(Done(positions=positions))


def dump_practice(state: State) -> Data:
    """Return the lesson that the puzzle is practice for."""
    lesson = state.part(Practice).lesson
    return {"lesson": lesson} if lesson else {}


def restore_practice(state: State, data: Data) -> State:
    """Restore the lesson that the puzzle is practice for."""
    lesson = data.get("lesson", "")
    if not isinstance(lesson, str):
        raise ValueError("lesson")
    return state.with_parts(Practice(lesson=lesson))
