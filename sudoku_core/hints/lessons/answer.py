"""Judge an answer in a lesson: candidates that are removed, or digits that are placed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...board.candidates import Candidates
from ...language.messages import InputError, Message
from ...solving.count import only_solution
from ..techniques import Step
from ..techniques.step import Candidate
from ..wording import about
from .catalogue import lesson_name
from .steps import lesson_steps


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an answer.

    Args:
        right: whether steps of the lesson give the whole answer.
        message: the verdict in a sentence; for a wrong answer, why.
        step: a step of the lesson with a part of the answer, or else None.
    """

    right: bool
    message: Message
    step: Step | None = None


def judge(
    state: Candidates,
    lesson: str,
    *,
    places: Iterable[Candidate] = (),
    eliminates: Iterable[Candidate] = (),
) -> Verdict:
    """Return whether an answer follows by the steps of a lesson, and if not, why.

    Args:
        state: the position.
        lesson: the name of a lesson, or of a technique that it teaches.
        places: cells, as indices from 0, and the digits placed in them.
        eliminates: the removed candidates.

    Raises:
        InputError: there is no such technique, cell or digit.

    >>> from sudoku_core.hints.lessons import lesson
    >>> full_house = lesson("full-house")
    >>> step = full_house.example
    >>> judge(step.state, "full-house", places=step.places).right
    True
    """
    places, eliminates, name = tuple(places), tuple(eliminates), lesson_name(lesson)
    fault = _fault(state, places, eliminates)
    if fault:
        return Verdict(False, fault)
    left, match = {(True, *each) for each in places} | {(False, *each) for each in eliminates}, None
    for step in lesson_steps(state, name):
        effects = {(True, *each) for each in step.places} | {
            (False, *each) for each in step.eliminates
        }
        if left & effects:
            match, left = match or step, left - effects
        if match and not left:
            return Verdict(True, Message("lesson.right"), match)
    if not left:
        return Verdict(False, Message("lesson.nothing"))
    cells, digits = [each[1] for each in left][:1], [each[2] for each in left][:1]
    code = "lesson.other-place" if next(iter(left))[0] else "lesson.other"
    return Verdict(False, Message(code, **about(state.puzzle, cells, digits)), match)


def _fault(
    state: Candidates, places: tuple[Candidate, ...], eliminates: tuple[Candidate, ...]
) -> Message | None:
    """Return why an answer cannot be right, by the candidates and by the solution."""
    for cell, digit in (*places, *eliminates):
        if cell not in state.puzzle.cells or not 1 <= digit <= state.puzzle.side:
            raise InputError(Message("lesson.no-such", cell=str(cell), digit=str(digit)))
        if state.placed[cell] or not state.masks[cell] >> digit - 1 & 1:
            return Message("lesson.no-candidate", **about(state.puzzle, [cell], [digit]))
    grid = only_solution(state.puzzle, node_limit=100_000)
    if not grid:
        return None
    for cell, digit in eliminates:
        if grid.cells[cell] == digit:
            return Message("lesson.in-solution", **about(state.puzzle, [cell], [digit]))
    for cell, digit in places:
        if grid.cells[cell] != digit:
            return Message("lesson.not-in-solution", **about(state.puzzle, [cell], [digit]))
    return None
